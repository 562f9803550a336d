"""How soon the title appears, however many games are saved.

    python3 dev.py bench title

The first frame with 300 finished games in the folder, in times of the first frame with none: once
as they are saved now, and once as older versions saved them, without a summary. The three take
turns, each in a process of its own, and the processor's time is counted, so that other programs
disturb little. After that frame the rest of the picture is painted and the game to continue is
looked for in another thread: how long that takes and the longest frame are printed too.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

GAMES = 300
ROUNDS = 9
SIZE = (1280, 720)
WANTED = 1.2

_TITLE = """
import sys, time; start = time.process_time()
from pathlib import Path
from colosseum.files import paths
with paths.all_within(Path(sys.argv[1])):
    from colosseum.program.app import App
    from colosseum.scenes.title import TitleScene
    from colosseum.files.settings import Settings
    app = App(Settings(muted=True), {size})
    app.push(TitleScene(app))
    app.step([], 0.0)
    first = time.process_time()
    longest, steps, still = 0.0, 0, 0
    while still < 3:
        before = time.thread_time()
        app.step([], 1 / 60)
        steps += 1
        longest = max(longest, time.thread_time() - before) if steps > 8 else 0.0
        still = still + 1 if app.scene._is_complete else 0
    print(first - start, time.process_time() - first, longest)
"""


def save_games(folder: Path, *, with_summary: bool) -> None:
    from colosseum import games
    from colosseum.files import paths
    from colosseum.play import saves
    from colosseum.rules.journal import Journal

    kit = games.find("colosseum")
    with paths.all_within(folder):
        for seed in range(GAMES):
            file = saves.folder() / f"{seed:03}.journal"
            journal, rng = Journal(kit.game.new("ABCD", seed)), Random(seed)
            while journal.game.decision is not None:
                journal.apply(journal.game.choices().pick(rng))
            saves.save(journal, file)
            if not with_summary:
                first, _, rest = file.read_text(encoding="utf-8").partition("\n")
                header = json.loads(first)
                del header["summary"]
                file.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")


def seconds(folder: Path) -> list[float]:
    """Until the first frame, until the search is over, and of its longest frame."""
    program = _TITLE.format(size=SIZE)
    run = subprocess.run(
        [sys.executable, "-c", program, str(folder)], capture_output=True, text=True, check=True
    )
    return [float(word) for word in run.stdout.splitlines()[-1].split()]


def main() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as place:
        folders = {name: Path(place) / name for name in ("none", "saved now", "saved before")}
        save_games(folders["saved now"], with_summary=True)
        save_games(folders["saved before"], with_summary=False)
        rounds = [{name: seconds(at) for name, at in folders.items()} for _ in range(ROUNDS)]
    best = {
        name: [min(values) for values in zip(*(each[name] for each in rounds), strict=True)]
        for name in folders
    }
    for name in ("saved now", "saved before"):
        first, search, longest = best[name]
        ratio = first / best["none"][0]
        print(f"{GAMES} games {name}: first frame {ratio:.2f} times as long, wanted {WANTED}")
        print(f"  then {search * 1000:.0f} ms to the end, longest frame {longest * 1000:.0f} ms")


if __name__ == "__main__":
    main()
