"""Make the still pictures of the READMEs from the gallery, in every language.

.venv/bin/python -m art.readme_pictures
"""

import os
from pathlib import Path
from typing import Final

import pygame
from PIL import Image

from colosseum.files import catalogues
from colosseum.files.settings import Settings
from colosseum.gallery.pictures import own_folders, taken

TARGET: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SMALL, LARGE = (1280, 720), (1600, 900)
PICTURES: Final = {
    "title": ("title", SMALL),
    "seats": ("opponents", SMALL),
    "table-bid": ("table", LARGE),
    "event-24": ("event", LARGE),
    "roma-act-aimed": ("roma", LARGE),
}
"""What each picture of the gallery is called there, and how large it is."""
COLOURS: Final = 256


def make(language: str) -> None:
    folder = TARGET if language == "en" else TARGET / language
    folder.mkdir(exist_ok=True)
    for size in (SMALL, LARGE):
        wanted = {name: file for name, (file, its_size) in PICTURES.items() if its_size == size}
        settings = Settings(muted=True, language=language)
        for name, app in taken(size, settings, wanted.__contains__):
            pixels = pygame.image.tobytes(app.picture(), "RGB")
            picture = Image.frombytes("RGB", size, pixels)
            palette = picture.quantize(COLOURS, kmeans=1)  # or rare colours would be lost
            picture = picture.quantize(palette=palette)
            picture.save(folder / f"{wanted[name]}.png", optimize=True)


def main() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with own_folders():
        for language in catalogues.languages():
            make(language)


if __name__ == "__main__":
    main()
