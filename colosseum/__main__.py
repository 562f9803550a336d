"""The command line: play (the default), simulate, replay, verify, selftest."""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from io import TextIOWrapper
from multiprocessing import freeze_support
from pathlib import Path
from typing import Any

from colosseum import __version__, games
from colosseum.words.sentences import GameError


def main(arguments: Sequence[str] | None = None) -> int:
    _ensure_streams()
    # Otherwise pygame prints its greeting before our own output; the credits name it.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    options = _parser().parse_args(_with_command(sys.argv[1:] if arguments is None else arguments))
    try:
        code: int = options.run(options)
    except GameError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has closed the pipe: stop the interpreter flushing the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _ensure_streams() -> None:
    """Give a program without a console streams, and write UTF-8 whatever the console is."""
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _with_command(words: Sequence[str]) -> Sequence[str]:
    """A saved game alone is a game to play: file managers start the program with nothing else."""
    if not words:
        return words
    from colosseum.play.saves import SUFFIX

    return ["play", *words] if words[0].endswith(SUFFIX) else words


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="colosseum",
        usage="%(prog)s [-h] [--version] [COMMAND …] [FILE]",
        description="Two board games about ancient Rome: Colosseum and Arena: Roma II.",
        epilog="A FILE alone is a saved game to play; “colosseum COMMAND --help” says more.",
    )
    parser.add_argument("--version", action="version", version=f"Colosseum {__version__}")
    parser.set_defaults(run=_play, file=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog=parser.prog)

    play = commands.add_parser("play", help="play (the default)")
    play.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game to open")
    play.set_defaults(run=_play)

    _add_simulate(commands)
    replay = commands.add_parser("replay", help="print a saved game from start to finish")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser(
        "verify",
        help="say what a saved result of a challenge proves",
        description="Replay a saved result of a challenge of the day, and say what it proves.",
        epilog="Exit codes: 0 if the result holds, 1 if the file cannot be replayed, "
        "3 if it can, but is not the result it claims to be.",
    )
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.set_defaults(run=_verify)

    selftest = commands.add_parser(
        "selftest", help="check that the game is complete and works on this computer"
    )
    selftest.add_argument("--window", action="store_true", help="use a visible window")
    selftest.add_argument("--report", type=Path, metavar="FILE", help="write the result there too")
    selftest.set_defaults(run=_selftest)
    return parser


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="let computer opponents play games")
    simulate.add_argument(
        "--game", choices=games.GAMES, default=games.GAMES[0], help=f"{games.GAMES[0]} by default"
    )
    simulate.add_argument(
        "--games", type=_at_least_one, default=100, metavar="N", help="100 by default"
    )
    simulate.add_argument("--seats", metavar="LEVEL[:CHARACTER],…", help="all random by default")
    simulate.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game")
    simulate.add_argument("--rotate", action="store_true", help="play each seed from every seat")
    simulate.add_argument("--processes", type=_at_least_one, help="one for each core by default")
    simulate.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="one of the game's options",
    )
    simulate.add_argument("--json", action="store_true", help="print the results as JSON")
    simulate.set_defaults(run=_simulate)


def _at_least_one(text: str) -> int:
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _play(options: argparse.Namespace) -> int:
    """Open the window; `startup` reports anything that stops it opening."""
    from colosseum.program.startup import play

    return play(options.file and options.file.absolute())


def _simulate(options: argparse.Namespace) -> int:
    from colosseum.ai.tournament import pairings, play_all, summary

    game = games.find(options.game)
    agreed = game.options_named(options.option)
    levels = options.seats.split(",") if options.seats else ["random"] * game.usual_players
    paired = pairings(levels, options.games, options.seed, agreed, options.rotate)
    played = []
    started = time.perf_counter()
    for result in play_all(game.ai, paired, options.processes):
        played.append(result)
        _show_progress(len(played), options.games)
    report = summary(game.ai, played, time.perf_counter() - started)
    print(json.dumps(report, indent=2) if options.json else _as_text(report))
    return 0


def _show_progress(done: int, games: int) -> None:
    """Show a bar on a terminal, and nothing anywhere else."""
    if not sys.stderr.isatty():
        return
    width = 40
    filled = width * done // games
    bar = "█" * filled + "░" * (width - filled)
    end = "\n" if done == games else ""
    print(f"\r{bar} {done}/{games}", end=end, file=sys.stderr, flush=True)


def _as_text(report: dict[str, Any]) -> str:
    """A name and its value on each line; each level's and character's values follow its name."""
    groups = ("levels", "characters")
    lines = [_line(name, value) for name, value in report.items() if name not in groups]
    for group in (group for name in groups for group in report[name]):
        lines.append(f"{group['name']}:")
        lines += [f"  {_line(name, value)}" for name, value in group.items() if name != "name"]
    return "\n".join(lines)


def _line(name: str, value: object) -> str:
    shown = f"{value:.3f}" if isinstance(value, float) else str(value)
    return f"{name.replace('_', ' ')}: {shown}"


def _replay(options: argparse.Namespace) -> int:
    from colosseum.play import saves

    journal = saves.load(options.file)
    for line in games.find(journal.game.name).transcript(journal):
        print(line)
    return 0


def _verify(options: argparse.Namespace) -> int:
    from colosseum.play import saves
    from colosseum.play.daily.proof import examined

    proof = examined(saves.load(options.file), _show_progress)
    for line in proof.lines():
        print(line)
    return 0 if proof.holds else 3


def _selftest(options: argparse.Namespace) -> int:
    # SDL reads these when it starts, so set them before anything imports pygame.
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if not options.window:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    from colosseum.selftest import run

    return run(options.report)


if __name__ == "__main__":
    try:
        freeze_support()  # in the frozen program, opponents' processes start and end here too
    except (EOFError, OSError):
        sys.exit(1)  # the window was killed before it had said what to do
    sys.exit(main())
