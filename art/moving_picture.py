"""Make the moving picture of the README from a recorded game: from a roll of dice to an event.

.venv/bin/python -m art.moving_picture
"""

import os
from pathlib import Path

import pygame
from PIL import Image

from colosseum.files.settings import Settings
from colosseum.gallery.colosseum.positions import whole_game
from colosseum.gallery.pictures import own_folders
from colosseum.program.app import App
from colosseum.rules.colosseum import events as ev
from colosseum.scenes import routes

TARGET = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "turn.gif"
WINDOW = (1280, 720)
SIZE = (800, 450)
STEP = 0.05
"""Seconds of the game from one look to the next."""
KEPT = 6
"""Of this many looks one is kept: the game runs a little faster than at the table."""
SHOWN = 0.18
"""Seconds for which each is shown."""
LENGTH = 80
TURN = 4
COLOURS = 128


def first_roll() -> int:
    """How many actions come before the first roll of the turn."""
    turn = 0
    for number, record in enumerate(whole_game(4).records):
        turn += any(isinstance(event, ev.TurnBegan) for event in record.events)
        if turn == TURN and any(isinstance(event, ev.DiceRolled) for event in record.events):
            return number
    raise LookupError("The recorded game has no such turn.")


def frames() -> list[Image.Image]:
    app = App(Settings(muted=True, speed="fast"), WINDOW)
    scene = routes.replay(app, whole_game(4), first_roll())
    app.push(scene)
    app.step([], 0.0)
    next(widget for widget in scene.page.widgets if widget.key == "play").press()
    kept = []
    for look in range(LENGTH * KEPT):
        app.step([], STEP)
        if look % KEPT == 0:
            pixels = pygame.image.tobytes(app.picture(), "RGB")
            picture = Image.frombytes("RGB", WINDOW, pixels)
            kept.append(picture.resize(SIZE, Image.Resampling.LANCZOS))
    app.close()
    return kept


def main() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with own_folders():
        pictures = frames()
    # One palette for all: with a palette each, every frame would repaint the whole picture.
    sheet = Image.new("RGB", (SIZE[0], SIZE[1] * 8))
    for place, picture in enumerate(pictures[:: LENGTH // 8][:8]):
        sheet.paste(picture, (0, SIZE[1] * place))
    palette = sheet.quantize(COLOURS)
    plain = [p.quantize(palette=palette, dither=Image.Dither.NONE) for p in pictures]
    plain[0].save(
        TARGET,
        save_all=True,
        append_images=plain[1:],
        duration=round(SHOWN * 1000),
        loop=0,
        optimize=True,
    )
    print(f"{TARGET.name}: {len(plain)} pictures, {TARGET.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
