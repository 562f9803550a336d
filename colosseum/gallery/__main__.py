"""Draw the screens into a folder."""

import argparse
import os
from pathlib import Path

import pygame

from colosseum.files import catalogues
from colosseum.files.settings import Settings
from colosseum.gallery.pictures import own_folders, taken


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the game's screens as pictures.")
    parser.add_argument("--size", default="1920x1080", metavar="WIDTHxHEIGHT")
    parser.add_argument("--out", type=Path, default=Path("gallery"), metavar="DIR")
    parser.add_argument(
        "--only", default="", metavar="NAME", help="only pictures whose names begin like this"
    )
    parser.add_argument("--language", default="en", metavar="CODE", help="fr, nl, ro, …")
    parser.add_argument("--scale", type=float, default=1.0, help="how large letters are: 1.5, …")
    parser.add_argument("--longer", action="store_true", help="make every text a third longer")
    parser.add_argument("--contrast", action="store_true", help="with high contrast")
    options = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    width, _, height = options.size.partition("x")
    options.out.mkdir(parents=True, exist_ok=True)
    language = catalogues.LONGER if options.longer else options.language
    settings = Settings(
        muted=True, language=language, scale=options.scale, high_contrast=options.contrast
    )
    drawn = 0
    with own_folders():
        size = int(width), int(height)
        for name, app in taken(size, settings, lambda name: name.startswith(options.only)):
            pygame.image.save(app.picture(), options.out / f"{name}.png")
            drawn += 1
            for words in app.paintbox.overflows:
                print(f"{name}: no room for “{words}”")
    if not drawn:
        parser.error(f"no picture’s name begins with “{options.only}”")
    print(f"{drawn} picture{' is' if drawn == 1 else 's are'} in {options.out}.")


if __name__ == "__main__":
    main()
