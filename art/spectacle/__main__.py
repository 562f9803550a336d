"""Write the pictures to assets/sprites/spectacle."""

from art.spectacle import FOLDER, pictures

for name, drawing in pictures().items():
    drawing.save(FOLDER / f"{name}.svg")
