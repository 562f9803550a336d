"""Every scene and moment as a picture, from fixed games, without a display.

    python3 dev.py gallery --size 1920x1080 --out pictures

It serves reviews, the README and the tests, which look for words that do not fit.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from colosseum import paths, text
from colosseum.ai.colosseum.kit import KIT
from colosseum.app import App
from colosseum.gallery_learning import learning
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event
from colosseum.scenes.credits import CreditsScene
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.replay import ReplayScene
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.statistics import StatisticsScene
from colosseum.scenes.table import TableScene
from colosseum.scenes.table.colosseum.motions import Tumble, Walk
from colosseum.scenes.table.colosseum.performance import Performance
from colosseum.scenes.title import TitleScene
from colosseum.session import Seat, Session, saves_folder
from colosseum.settings import Settings
from colosseum.statistics import record as record_statistics
from colosseum.tutor.colosseum.hints import hints_for
from colosseum.tutor.progress import Progress
from colosseum.widgets.motion import Motion, Together

NAMES: Final = ("Aquila", "Lupa", "Sol", "Laurus", "Delphina")
LEVELS: Final = ("human", "impresario", "grand", "novice", "impresario")
SEED: Final = 7


@dataclass(frozen=True)
class Picture:
    """A name, and what must be done in the window before it is taken."""

    name: str
    show: Callable[[App], None]


@cache
def whole_game(players: int, seed: int = SEED) -> str:
    """A game that opponents played to its end, as a journal's text."""
    journal = Journal(Game.new(NAMES[:players], seed))
    thinkers = [KIT.opponent("impresario", seat) for seat in range(players)]
    while decision := journal.game.decision:
        view = journal.game.view(decision.seat, len(journal.records))
        journal.apply(thinkers[decision.seat].choose(view).action)
    return journal.text()


def seated(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[seat], LEVELS[seat], seat) for seat in range(players))


def until(players: int, is_there: Callable[[Game], bool], seed: int = SEED) -> Session:
    """The game up to the first position of that kind; it is not saved anywhere."""
    played = Journal.of_text(Game, whole_game(players, seed))
    journal = Journal(played.beginning())
    for record in played.records:
        if is_there(journal.game):
            break
        journal.apply(record.action)
    return Session(journal, seated(players), None)


def deciding(kind: str, turn: int = 1, players: int = 4, seed: int = SEED) -> Session:
    """The first such decision of the person at the table."""

    def is_there(game: Game) -> bool:
        decision = game.decision
        return (
            decision is not None
            and decision.kind == kind
            and decision.seat == 0
            and game.state.turn >= turn
        )

    for attempt in range(seed, seed + 40):
        session = until(players, is_there, attempt)
        if session.decision is not None and is_there(session.game):
            return session
    raise LookupError(f"No game comes to “{kind}”.")


def settled(app: App) -> None:
    """Let the table ask its question, and the title finish its picture."""
    for _ in range(6):
        app.step([], 0.0)


def at_table(kind: str, turn: int = 1, players: int = 4) -> Callable[[App], None]:
    def show(app: App) -> None:
        app.start_over(TableScene(app, deciding(kind, turn, players)))
        settled(app)

    return show


def pressed(key: str, then: Callable[[App], None]) -> Callable[[App], None]:
    """A scene after one of its widgets was pressed."""

    def show(app: App) -> None:
        then(app)
        scene = app.scene
        assert scene is not None
        widget = next(widget for widget in scene.page.widgets if widget.key == key)
        widget.press()
        settled(app)

    return show


def hinted(name: str, turn: int = 1) -> Callable[[App], None]:
    """The table at the person's first decision that this hint fits, whatever was seen before."""

    def is_there(game: Game) -> bool:
        return game.state.turn >= turn and any(hint.id == name for hint in hints_for(game, 0))

    def show(app: App) -> None:
        found = (until(4, is_there, seed) for seed in range(SEED, SEED + 40))
        session = next(it for it in found if is_there(it.game))
        scene = TableScene(app, session)
        app.start_over(scene)
        settled(app)
        scene.guidance.show(next(hint for hint in hints_for(scene.game, 0) if hint.id == name))
        scene.rebuild()

    return show


def during(event: type[Event], motion: type[Motion], part: float) -> Callable[[App], None]:
    """The table in the middle of a motion, in the first such event of the second turn or later."""

    def show(app: App) -> None:
        journal = Journal.of_text(Game, whole_game(4))
        game = journal.beginning()
        for record in journal.records:
            before = game.copy()
            game.apply(record.action)
            if game.state.turn > 1 and any(isinstance(found, event) for found in record.events):
                break
        scene = TableScene(app, Session(Journal(before), seated(4), None))
        app.start_over(scene)
        scene.view.play(record, game)
        timeline = scene.view.timeline
        while timeline.busy and not isinstance(timeline.now, motion):
            app.step([], 0.01)
        assert timeline.now is not None
        app.step([], part * timeline.now.seconds)

    return show


def pictures() -> list[Picture]:
    table = [
        Picture(f"table-{kind}", at_table(kind, turn))
        for kind, turn in (
            (DecisionKind.INVEST, 2),
            (DecisionKind.OPEN, 2),
            (DecisionKind.BID, 2),
            (DecisionKind.TRADE, 3),
            (DecisionKind.ANSWER, 1),
            (DecisionKind.ROLL, 3),
            (DecisionKind.MOVE, 3),
            (DecisionKind.PRODUCE, 3),
            (DecisionKind.DISCARD, 2),
            (DecisionKind.DONATION, 1),
        )
    ]
    return [
        Picture("title", lambda app: app.start_over(TitleScene(app))),
        Picture("seats", lambda app: app.start_over(NewGameScene(app))),
        Picture("load", lambda app: app.start_over(SavedGamesScene(app))),
        Picture("settings", lambda app: app.start_over(SettingsScene(app))),
        Picture("statistics", lambda app: app.start_over(StatisticsScene(app))),
        Picture("credits", lambda app: app.start_over(CreditsScene(app))),
        *table,
        Picture("table-three", at_table(DecisionKind.INVEST, 4, 3)),
        Picture("table-five", at_table(DecisionKind.PRODUCE, 5, 5)),
        Picture("catalogue", pressed("catalogue", at_table(DecisionKind.INVEST, 2))),
        Picture("log", pressed("log", at_table(DecisionKind.BID, 3))),
        Picture("menu", pressed("menu", at_table(DecisionKind.BID, 2))),
        Picture("hint-invest", hinted("noble-beside-arena", 2)),
        Picture("hint-open", hinted("market-brings-star", 2)),
        Picture("hint-trade", hinted("star-one-deal-away", 2)),
        Picture("hint-move", hinted("noble-into-arena", 3)),
        Picture("hint-produce", hinted("new-programme-pays-later", 2)),
        Picture("hint-discard", hinted("discard-would-lose-star")),
        Picture("hint-advice", pressed("advice", at_table(DecisionKind.INVEST, 2))),
        Picture("hint-advice-answer", pressed("advice", at_table(DecisionKind.ANSWER, 1))),
        Picture("motion-dice", during(ev.DiceRolled, Tumble, 0.5)),
        Picture("motion-noble", during(ev.NobleMoved, Walk, 0.5)),
        Picture("motion-market", during(ev.MarketWon, Together, 0.5)),
        Picture("motion-event", during(ev.EventProduced, Performance, 0.9)),
        *[Picture(name, show) for name, show in learning()],
        Picture("results", lambda app: app.start_over(ResultsScene(app, finished()))),
        Picture("replay", lambda app: app.start_over(ReplayScene(app, replayed()))),
    ]


def finished(players: int = 4) -> Session:
    return until(players, lambda game: game.decision is None)


def replayed() -> Journal[Game]:
    journal = finished().journal
    journal.notes["seats"] = [
        {"name": seat.name, "player": seat.player, "colour": seat.colour} for seat in seated(4)
    ]
    return journal


@contextmanager
def own_folders() -> Iterator[Path]:
    """A player's folder with a few games in it, so that pictures do not show anybody's own."""
    with tempfile.TemporaryDirectory() as folder, paths.all_within(Path(folder)):
        for number, (turn, players) in enumerate(((3, 4), (2, 5), (6, 3), (6, 4))):
            session = until(players, lambda game, turn=turn: game.state.turn == turn)  # type: ignore[misc]
            journal = session.journal
            journal.notes["seats"] = [
                {"player": seat.player, "colour": seat.colour} for seat in session.seats
            ]
            journal.save(saves_folder() / f"2026-03-1{number} 20.15.00.journal")
            if session.decision is None:
                record_statistics(journal, session.seats)
        for name in ("investing", "acquiring"):
            Progress.load("lessons").see(name)
        yield Path(folder)


def taken(
    size: tuple[int, int], settings: Settings | None = None, only: str = ""
) -> Iterator[tuple[str, App]]:
    """Every picture's name with the window that shows it, or those whose names begin like this."""
    app = App(settings or Settings(muted=True), size)
    for picture in pictures():
        if not picture.name.startswith(only):
            continue
        app.kit.overflows.clear()
        picture.show(app)
        settled(app)
        yield picture.name, app
    app.quit()


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the game's screens as pictures.")
    parser.add_argument("--size", default="1920x1080", metavar="WIDTHxHEIGHT")
    parser.add_argument("--out", type=Path, default=Path("gallery"), metavar="DIR")
    parser.add_argument("--only", default="", metavar="NAME", help="names that begin like this")
    parser.add_argument("--longer", action="store_true", help="with words a third longer")
    options = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    width, _, height = options.size.partition("x")
    options.out.mkdir(parents=True, exist_ok=True)
    settings = Settings(muted=True, language=text.LONGER if options.longer else "en")
    with own_folders():
        for name, app in taken((int(width), int(height)), settings, options.only):
            pygame.image.save(app.picture(), options.out / f"{name}.png")
            for words in app.kit.overflows:
                print(f"{name}: no room for “{words}”")


if __name__ == "__main__":
    main()
