"""How long games take at the table, by game and number of players: what New game tells.

    python3 dev.py bench durations [--games 4]

An Impresario decides in the place of the person, against others. Each of its decisions counts for
as long as a person takes, and all that moves is seen at the usual speed, frame by frame. The time
in which opponents think is left out.
"""

import argparse
import os
import tempfile
from pathlib import Path
from statistics import mean
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from colosseum.files import paths
from colosseum.files.settings import Settings
from colosseum.games import GAMES, find
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.scenes.table.scene import TableScene
from tests.hands import FRAME, Hands
from tests.player import lineup

LEVEL: Final = "impresario"
DECIDING: Final = 10.0
"""Seconds that a person takes for a decision."""
READING: Final = 3.0
"""Seconds that a person looks at what waits for a click."""


def seconds(game: str, players: int, seed: int) -> float:
    """One game, from the first decision to the results."""
    kit = find(game)
    with tempfile.TemporaryDirectory() as folder, paths.all_within(Path(folder)):
        app = App(Settings(muted=True), (640, 360))
        session = Session.new(kit, lineup(1, LEVEL, players), seed)
        table = TableScene(app, session)
        Hands(app).open(table)
        person = kit.ai.opponent(LEVEL, seed, "")
        passed = 0.0
        while app.scene is table:
            timeline = table.display.timeline
            if timeline.waiting:
                table.go_on()
                passed += READING
            elif timeline.busy:
                passed += FRAME
            elif table.course.is_asking:
                table.act(person.choose(session.game.view(0, seed)).action)
                passed += DECIDING
            table.update(FRAME)
        app.close()
    return passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="how many of each")
    count = parser.parse_args().games
    for game in GAMES:
        for players in find(game).game.players:
            minutes = [seconds(game, players, seed) / 60 for seed in range(count)]
            shown = ", ".join(f"{each:.0f}" for each in minutes)
            print(f"{game} for {players}: {mean(minutes):.1f} minutes ({shown})", flush=True)


if __name__ == "__main__":
    main()
