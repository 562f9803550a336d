"""How smooth the window stays while laurels are gathered from hundreds of saved games.

    python3 dev.py bench gathering [--games 500]

Games played at random are saved in a folder of their own, the same number of each kind. Then the
page of laurels is opened for the first time, and every frame is timed until all games are read.
For comparison, as many frames of the same page are timed afterwards.
"""

import argparse
import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from colosseum.ai.tournament import play_game
from colosseum.files import paths
from colosseum.games import GAMES, GameKit, find
from colosseum.play import saves
from colosseum.play.career import laurels
from colosseum.play.seats import HUMAN, USUAL_NAMES, Seat, noted

if TYPE_CHECKING:
    from colosseum.program.app import App

SIZE: Final = (1280, 720)
_FRAME: Final = 1 / 60


def save_games(count: int) -> None:
    for number in range(count):
        kit = find(GAMES[number % len(GAMES)])
        save_game(kit, number)


def save_game(kit: GameKit, seed: int) -> None:
    journal = play_game(kit.ai, ["random"] * kit.usual_players, seed)
    levels = [HUMAN, *["impresario"] * (kit.usual_players - 1)]
    seats = [Seat(USUAL_NAMES[place], level, place) for place, level in enumerate(levels)]
    journal.notes.update(noted(seats))
    saves.save(journal, saves.folder() / f"game {seed:04}.journal")


def timed(app: "App") -> float:
    """How long the next frame takes, of what is left of a sixtieth of a second."""
    began = time.perf_counter()
    app.step([], _FRAME)
    took = time.perf_counter() - began
    time.sleep(max(0.0, _FRAME - took))
    return took


def frames_while_gathering(app: "App") -> tuple[list[float], list[float]]:
    """The frames until all games are read, and as many afterwards."""
    from colosseum.scenes.career.laurels_scene import LaurelsScene

    scene = LaurelsScene(app)
    app.push(scene)
    during = [timed(app)]
    while scene.is_loading:
        during.append(timed(app))
    after = []
    for _ in during:
        scene.page.stale = True
        after.append(timed(app))
    return during, after


def show(what: str, frames: list[float]) -> None:
    ranked = sorted(1000 * frame for frame in frames)
    parts = [f"p{part} {ranked[len(ranked) * part // 100]:.1f}" for part in (50, 95, 99)]
    print(f"{what}: {len(frames)} frames, {', '.join(parts)}, longest {ranked[-1]:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    asked = parser.parse_args()
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from colosseum.files.settings import Settings
    from colosseum.program.app import App

    with tempfile.TemporaryDirectory() as folder, paths.all_within(Path(folder)):
        save_games(asked.games)
        app = App(Settings(muted=True), SIZE)
        began = time.perf_counter()
        during, after = frames_while_gathering(app)
        print(f"{len(laurels.recorded())} games told in {time.perf_counter() - began:.0f} s")
        show("while gathering", during)
        show("the same page repainted afterwards", after)


if __name__ == "__main__":
    main()
