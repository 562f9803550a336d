"""Colosseum's table in pictures: every decision, hints, advice, and things in motion."""

from dataclasses import replace
from typing import Final

from colosseum.gallery.colosseum.great_moments import great_moments
from colosseum.gallery.colosseum.positions import (
    collector,
    deciding,
    finished,
    first,
    saved,
    seated,
    whole_game,
)
from colosseum.gallery.picture import GameGallery, Picture, Show, pressed, settled
from colosseum.play.seats import HUMAN
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bid, Pass
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event
from colosseum.scenes import routes
from colosseum.scenes.table.colosseum.ceremonies import Crowning
from colosseum.scenes.table.colosseum.motions import Tumble, Walk
from colosseum.scenes.table.colosseum.spectacle import Spectacle
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.hints import hints_for
from colosseum.tutor.lessons import lessons
from colosseum.widgets.motion import Motion, Together


def table() -> list[Picture]:
    return [*_decisions(), *_looked_up(), *_hints(), *_motions()]


def _decisions() -> list[Picture]:
    return [
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


def _looked_up() -> list[Picture]:
    """Tables of other sizes, and what can be opened over a table."""
    return [
        Picture("table-three", at_table(DecisionKind.INVEST, 4, 3)),
        Picture("table-five", at_table(DecisionKind.PRODUCE, 5, 5)),
        Picture("hand-over", shared(DecisionKind.TRADE, 3)),
        Picture("shared-answer", pressed("take over", shared(DecisionKind.ANSWER, 1))),
        Picture("table-speech", spoken(ev.StarMoved(Asset.LION, 1, 2), DecisionKind.TRADE, 3)),
        Picture("table-speech-five", spoken(ev.BestRaised(4, 99), DecisionKind.PRODUCE, 5, 5)),
        Picture("catalogue", pressed("catalogue", at_table(DecisionKind.INVEST, 2))),
        Picture(
            "catalogue-chosen",
            pressed("programme 24", pressed("catalogue", at_table(DecisionKind.INVEST, 2))),
        ),
        Picture("player-sheet", pressed("plaque-1", at_table(DecisionKind.TRADE, 3))),
        Picture("player-sheet-eight", pressed("plaque-1", _eight_programmes)),
        Picture("player-sheet-own", pressed("plaque-0", _eight_programmes)),
        Picture("player-sheet-late", pressed("plaque-2", at_table(DecisionKind.PRODUCE, 5, 5))),
        Picture("log", pressed("log", at_table(DecisionKind.BID, 3))),
        Picture("recap", recalled(DecisionKind.ROLL, 2)),
        Picture("recap-invest", recalled(DecisionKind.INVEST, 3, 5)),
        Picture("recap-late", recalled(DecisionKind.TRADE, 4, 5)),
        Picture("recap-three", recalled(DecisionKind.OPEN, 3, 3)),
        Picture("event-given-up", pressed("pass", at_table(DecisionKind.ROLL, 3))),
        Picture("menu", pressed("menu", at_table(DecisionKind.BID, 2))),
    ]


def _hints() -> list[Picture]:
    return [
        Picture("hint-invest", hinted("noble-beside-arena", 2)),
        Picture("hint-open", hinted("market-brings-star", 2)),
        Picture("hint-trade", hinted("star-one-deal-away", 2)),
        Picture("hint-move", hinted("noble-into-arena", 3)),
        Picture("hint-produce", hinted("new-programme-pays-later", 2)),
        Picture("hint-discard", hinted("discard-would-lose-star")),
        Picture("hint-advice", pressed("advice", at_table(DecisionKind.INVEST, 2))),
        Picture("hint-advice-answer", pressed("advice", at_table(DecisionKind.ANSWER, 1))),
        Picture(
            "hint-advice-deal",
            pressed("lay out 1", pressed("advice", at_table(DecisionKind.TRADE, 1))),
        ),
        Picture(
            "hint-advice-catalogue",
            pressed(
                "catalogue",
                pressed("advice 2", pressed("advice", at_table(DecisionKind.INVEST, 4))),
            ),
        ),
    ]


def _motions() -> list[Picture]:
    """Things in motion, events and ceremonies."""
    return [
        Picture("motion-dice", during(ev.DiceRolled, Tumble, 0.5)),
        Picture("motion-noble", during(ev.NobleMoved, Walk, 0.5)),
        Picture("motion-market", during(ev.MarketWon, Together, 0.5)),
        Picture("motion-climb", _climb),
        Picture("motion-deal", during(ev.DealStruck, Together, 0.1)),
        Picture("motion-event", during(ev.EventProduced, Spectacle, 0.9)),
        Picture("motion-podium", during(ev.PodiumReceived, Crowning, 0.6)),
        *great_moments(),
    ]


def shared(kind: str, turn: int) -> Show:
    """A table with two people at one screen, as one of them is to take over."""

    def show(app: App) -> None:
        session = deciding(kind, turn)
        seats = [
            replace(seat, player=HUMAN, character="") if place < 2 else seat
            for place, seat in enumerate(session.seats)
        ]
        app.start_over(TableScene(app, Session(session.journal, seats, None)))
        settled(app)

    return show


def at_table(kind: str, turn: int = 1, players: int = 4) -> Show:
    def show(app: App) -> None:
        app.start_over(TableScene(app, deciding(kind, turn, players)))
        settled(app)

    return show


def spoken(event: Event, kind: str, turn: int, players: int = 4) -> Show:
    """The table just after an event that made an opponent speak."""

    def show(app: App) -> None:
        at_table(kind, turn, players)(app)
        assert isinstance(app.scene, TableScene)
        app.scene.voices.hear(event)
        app.scene.rebuild()

    return show


def recalled(kind: str, turn: int, players: int = 4) -> Show:
    """The table with the recap, as it comes up once rivals have acted."""
    return pressed("recap", at_table(kind, turn, players))


def _eight_programmes(app: App) -> None:
    session = collector(
        ("trade with 2: lion for ship + 4 coins", False),
        ("trade with 2: 2 lion + 3 coins for joker", True),
        ("trade with 2: gladiator for comedian", False),
    )
    app.start_over(TableScene(app, session))
    settled(app)


def hinted(name: str, turn: int = 1) -> Show:
    """The table at the person's first decision this hint fits, even if it was seen before."""

    def is_there(game: Game) -> bool:
        return game.state.turn >= turn and any(
            hint.id == name for hint in hints_for(TUTOR.situations, game, 0)
        )

    def show(app: App) -> None:
        session = first(is_there)
        scene = TableScene(app, session)
        app.start_over(scene)
        settled(app)
        scene.guidance.show(
            next(hint for hint in hints_for(TUTOR.situations, session.game, 0) if hint.id == name)
        )
        scene.rebuild()

    return show


def during(event: type[Event], motion: type[Motion], part: float) -> Show:
    """The table in the middle of a motion, in the first such event of the second turn or later."""

    def show(app: App) -> None:
        played = whole_game(4)
        so_far = Journal(played.beginning())
        for record in played.records:
            game = so_far.game.copy()
            game.apply(record.action)
            if game.state.turn > 1 and any(isinstance(found, event) for found in record.events):
                break
            so_far.apply(record.action)
        scene = TableScene(app, Session(so_far, seated(4), None))
        app.start_over(scene)
        scene.display.play(record, game)
        timeline = scene.display.timeline
        while timeline.busy and not isinstance(timeline.now, motion):
            app.step([], 0.01)
        assert timeline.now is not None
        app.step([], part * timeline.now.seconds)

    return show


_CLIMB: Final = 6


def _climb(app: App) -> None:
    """The last bid of a long climb between computers, called out before a rival steps out."""

    def is_there(game: Game) -> bool:
        bidding = game.state.bidding
        if bidding is None or 0 in bidding.still_in or len(bidding.still_in) < 2:
            return False
        poorest = min(game.state.impresarios[seat].coins for seat in bidding.still_in)
        return poorest >= bidding.coins + _CLIMB

    session = first(is_there)
    scene = TableScene(app, session)
    app.start_over(scene)
    for _ in range(_CLIMB):
        assert session.game.state.bidding is not None
        bid = Bid(session.game.state.bidding.coins + 1)
        scene.display.play(session.act(bid), session.game)
        scene.display.finish()
    scene.display.play(session.act(Pass()), session.game)
    app.step([], 0.3)


def of_lessons() -> list[Picture]:
    return [Picture("lesson-kind-word", _kind_word), Picture("lesson-event", _lesson_event)]


def _kind_word(app: App) -> None:
    """Step out of the auction that the lesson is about."""
    attempt = Attempt(next(lesson for lesson in lessons(TUTOR) if lesson.name == "acquiring"))
    attempt.skip_to(2)
    scene = routes.lesson(app, attempt.lesson, attempt)
    assert isinstance(scene, TableScene)
    app.start_over(scene)
    app.step([], 0.0)
    scene.act(Pass())


def _lesson_event(app: App) -> None:
    """The event of the lesson about producing, half counted."""
    attempt = Attempt(next(lesson for lesson in lessons(TUTOR) if lesson.name == "producing"))
    attempt.skip_to(4)
    scene = routes.lesson(app, attempt.lesson, attempt)
    assert isinstance(scene, TableScene)
    app.start_over(scene)
    app.step([], 0.0)
    action = attempt.suggestion()
    assert action is not None
    scene.act(action)
    timeline = scene.display.timeline
    while timeline.busy and not isinstance(timeline.now, Spectacle):
        app.step([], 0.01)
    assert timeline.now is not None
    app.step([], 0.7 * timeline.now.seconds)


GALLERY: Final = GameGallery(table=table, lessons=of_lessons, finished=finished, saved=saved)
