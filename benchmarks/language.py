"""How long it takes to change the language in the middle of a game.

    python3 dev.py bench language

A long game with a reason for every other action of the opponents, the pause menu and the settings
over it. The language is changed to and fro between English and each language on offer (or every
text a third longer, if English is the only one), and the processor's time is counted until the new
picture is on the screen; then the settings are closed and it is counted until the table is.
"""

import os
import statistics
import time

SIZES = ((1280, 720), (1920, 1080))
ROUNDS = 7
WANTED = 0.5


def main() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from colosseum.files import catalogues
    from colosseum.gallery.pictures import own_folders

    others = [language for language in catalogues.languages() if language != "en"] or [
        catalogues.LONGER
    ]
    with own_folders():
        for game in ("colosseum", "roma"):
            for size in SIZES:
                changed, closed = measured(game, size, others)
                print(
                    f"{game} at {size[0]}x{size[1]}: "
                    f"changed in {1000 * statistics.median(changed):.0f} ms "
                    f"(at most {1000 * max(changed):.0f}, wanted {1000 * WANTED:.0f}), "
                    f"and the table is back in {1000 * statistics.median(closed):.0f} ms"
                )


def measured(
    game: str, size: tuple[int, int], others: list[str]
) -> tuple[list[float], list[float]]:
    """Seconds of each change, and of each return to the table."""
    from colosseum.files.settings import Settings
    from colosseum.gallery.colosseum import positions as colosseum_positions
    from colosseum.gallery.roma import positions as roma_positions
    from colosseum.program.app import App
    from colosseum.scenes import routes
    from colosseum.scenes.settings import SettingsScene
    from colosseum.scenes.table.scene import TableScene
    from colosseum.words.sentences import Sentence

    late = (
        colosseum_positions.deciding("trade", 5)
        if game == "colosseum"
        else roma_positions.deciding("act", 14)
    )
    app = App(Settings(muted=True, speed="instant"), size)
    table = TableScene(app, late)
    app.push(table)
    app.step([], 0.0)
    for seat in range(len(table.log.entries) // 2):
        table.log.add_thought(seat % 2, Sentence("Every coin counted."))
    app.push(routes.pause_menu(app, late, lambda: None))
    changed, closed = [], []
    for number in range(ROUNDS * 2 * len(others)):
        app.push(SettingsScene(app))
        app.step([], 0.0)
        app.settings.language = "en" if number % 2 else others[number // 2 % len(others)]
        start = time.process_time()
        app.settings_changed()
        app.step([], 0.0)
        changed.append(time.process_time() - start)
        start = time.process_time()
        app.pop()
        app.pop()
        app.step([], 0.0)
        closed.append(time.process_time() - start)
        app.push(routes.pause_menu(app, late, lambda: None))
    app.close()
    return changed, closed


if __name__ == "__main__":
    main()
