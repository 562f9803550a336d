"""Write the pictures and the places in them to assets/sprites/spectacle."""

from art.spectacle import FOLDER, pictures
from art.spectacle.places import written

for name, drawing in pictures().items():
    drawing.save(FOLDER / f"{name}.svg")
(FOLDER / "places.json").write_text(written(), encoding="utf-8")
