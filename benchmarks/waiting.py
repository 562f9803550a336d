"""How long a person waits for opponents, by the clock, once all that happened has been shown.

    python3 dev.py bench waiting [--game roma] [--level grand] [--seed 1] [--frames 20000]

The person decides at once and clicks on at once, so that opponents have no time but what is shown
and the time to undo. The window runs at the usual speed; so run this on a quiet machine.
"""

import argparse
import os
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from colosseum.files import paths
from colosseum.files.settings import Settings
from colosseum.games import GAMES, find
from colosseum.play.course import Course
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.scenes.table.scene import TableScene
from tests.hands import FRAME, Hands
from tests.player import lineup

PERSON: Final = "novice"
"""Decides in the place of the person: it takes no time to speak of."""


def waits(game: str, level: str, seed: int, frames: int) -> list[float]:
    """Seconds of every wait in a game, or in its first frames."""
    kit = find(game)
    found = []
    with tempfile.TemporaryDirectory() as folder, paths.all_within(Path(folder)):
        app = App(Settings(muted=True), (640, 360))
        session = Session.new(kit, lineup(1, level, kit.usual_players), seed)
        table = TableScene(app, session)
        Hands(app).open(table)
        person = kit.ai.opponent(PERSON, seed, "")
        since: float | None = None
        for _ in range(frames):
            began = time.monotonic()
            if app.scene is not table:
                break
            moves = table.display.timeline.busy or _can_be_undone(table.course)
            if table.display.timeline.waiting:
                table.go_on()
            elif table.course.is_asking:
                table.act(person.choose(session.game.view(0, seed)).action)
            if moves or table.course.is_asking or session.awaits_human:
                if since is not None:
                    found.append(began - since)
                since = None
            elif since is None:
                since = began
            table.update(FRAME)
            time.sleep(max(0.0, began + FRAME - time.monotonic()))
        app.close()
    return found


def _can_be_undone(course: Course) -> bool:
    return course.can_undo and course._grace > 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--level", default="grand")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--frames", type=int, default=20_000)
    options = parser.parse_args()
    found = waits(options.game, options.level, options.seed, options.frames)
    cuts = quantiles(found, n=100)
    print(f"{len(found)} waits: half within {1000 * cuts[49]:.0f} ms,", end=" ")
    print(f"95% within {1000 * cuts[94]:.0f} ms, the longest {1000 * max(found):.0f} ms")


if __name__ == "__main__":
    main()
