"""Roma's table in pictures: every decision, and things in motion."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from colosseum.gallery.picture import GameGallery, Picture, Show, pressed, settled
from colosseum.gallery.roma import ways
from colosseum.gallery.roma.decks import of_decks
from colosseum.gallery.roma.positions import (
    ACTING,
    AGAINST_COMPUTER,
    ANSWERS,
    AT_THE_END,
    BY_EARLIER_RULES,
    LAST_POINTS,
    LAST_SUPPLY,
    SHARED,
    at_position,
    deciding,
    drawing,
    finished,
    holding,
    saved,
)
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.rules.kernel import Event
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.actions import ACTIONS
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.outcome import End
from colosseum.rules.roma.roma_events import CardsTurnedUp, DieChanged, SymbolBlocked
from colosseum.scenes.table.roma.battle_motions import BattleRoll, Verdict
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.finale import RomaFinale
from colosseum.scenes.table.roma.motions import (
    CardFlight,
    Chosen,
    DieTurn,
    Rise,
    Stamp,
    Tumble,
    TurnOver,
)
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.motion import Motion


def table() -> list[Picture]:
    answers = [Picture(f"{kind}", _answering(kind)) for kind in ANSWERS]
    return [
        Picture("exchange", at_table(lambda: deciding(DecisionKind.EXCHANGE))),
        Picture(
            "exchange-chosen",
            pressed(
                "choose-held-3",
                pressed("choose-held-1", at_table(lambda: deciding(DecisionKind.EXCHANGE))),
            ),
        ),
        Picture("lay", pressed("choose-place-0-3", pressed("choose-held-0", at_table(_laying)))),
        Picture("reroll", pressed("choose-die-1", at_table(_rolling))),
        *_phase_3(),
        Picture("end-turn", pressed("end", at_table(_acting))),
        Picture("end-of-points", at_table(lambda: at_position(LAST_POINTS))),
        Picture(
            "end-of-supply", pressed("choose-die-1", at_table(lambda: at_position(LAST_SUPPLY)))
        ),
        Picture("mid-game", at_table(lambda: deciding(DecisionKind.ACT, 9))),
        Picture("earlier-rules", at_table(lambda: at_position(BY_EARLIER_RULES))),
        Picture("end", at_table(lambda: at_position(AT_THE_END))),
        *answers,
        *ways.pictures(at_table),
        *_motions_of_roma(),
        *_cards_at_hand(),
        Picture("curtain", at_table(_shared)),
        Picture("shared", pressed("take over", at_table(_shared))),
        Picture("speech", _speech),
        Picture("discards", pressed("discards", at_table(lambda: deciding(DecisionKind.ACT, 9)))),
        Picture("so-far", pressed("plaque-1", at_table(lambda: deciding(DecisionKind.ACT, 9)))),
        Picture("log", pressed("log", at_table(lambda: deciding(DecisionKind.ACT, 9)))),
        Picture("recap", pressed("recap", at_table(lambda: deciding(DecisionKind.ACT, 9)))),
        Picture("advice", pressed("advice", at_table(_acting))),
        Picture("advice-laid-out", pressed("lay out 1", pressed("advice", at_table(_acting)))),
        Picture("motion-dice", during("end the turn", ev.DiceRolled, Tumble, 0.5)),
        Picture("motion-battle", during("choose 3", ev.BattleDieRolled, BattleRoll, 0.5)),
        Picture("motion-battle-won", during("choose 4", ev.BattleDecided, Verdict, 0.7, WEAK)),
        Picture("motion-break", during("choose 4", ev.CardDiscarded, Chosen, 0.55, WEAK)),
        Picture("motion-battle-lost", during("choose 5", ev.BattleDecided, Verdict, 0.7)),
        Picture("motion-fall", during("play decurio on 4", ev.CardDiscarded, Chosen, 0.6)),
        Picture("motion-points", during("activate 6", ev.PointsGained, Rise, 0.45)),
        *(
            Picture(f"finale-{name}", _finale(points, part, shared=shared))
            for name, points, part, shared in FINALE
        ),
        Picture("motion-card", during("play decurio on 3", ev.CardPlayed, CardFlight, 0.6)),
        *of_decks(),
    ]


def _motions_of_roma() -> list[Picture]:
    position, before = ways.ANSWERS["symbol"]
    changing, consul = ways.ANSWERS["change-die"]
    return [
        Picture("motion-block", during("choose 3", SymbolBlocked, Stamp, 0.5, position, before)),
        Picture(
            "motion-die-turned",
            during("change 3 to 4", DieChanged, DieTurn, 0.6, changing, consul),
        ),
        Picture(
            "motion-turned-over",
            during("lay turris on 1", CardsTurnedUp, TurnOver, 0.7, ways.LAST_FACE_DOWN),
        ),
    ]


def _cards_at_hand() -> list[Picture]:
    return [
        *(
            Picture(f"draft-{count}", at_table(partial(at_position, drawing(count))))
            for count in range(2, 7)
        ),
        Picture("draft-chosen", _chosen("castra")),
        *(
            Picture(f"hand-of-{count}", at_table(partial(at_position, holding(count))))
            for count in (7, 9)
        ),
        Picture(
            "hand-lifted", pressed("choose-held-4", at_table(partial(at_position, holding(9))))
        ),
    ]


def _phase_3() -> list[Picture]:
    return [
        Picture("act", at_table(_acting)),
        Picture("act-ballista", pressed("choose-die-1", at_table(_acting))),
        Picture(
            "act-aimed", pressed("choose-place-1-3", pressed("choose-die-1", at_table(_acting)))
        ),
        Picture(
            "act-in-vain", pressed("choose-symbol-3", pressed("choose-die-0", at_table(_acting)))
        ),
        Picture(
            "act-pictor", pressed("choose-symbol-6", pressed("choose-die-2", at_table(_pictor)))
        ),
        Picture("act-money", pressed("choose-die-0", at_table(_acting))),
        Picture("act-card", pressed("choose-held-0", at_table(_acting))),
        Picture(
            "act-replace",
            pressed("choose-place-0-4", pressed("choose-held-0", at_table(_acting))),
        ),
        Picture("act-die-held-over", dragged("choose-die-2", "place-0-6", at_table(_acting))),
        Picture("act-card-held-over", dragged("choose-held-1", "place-0-0", at_table(_acting))),
        Picture("act-without-dice", at_table(_without_dice)),
    ]


def _acting() -> Session:
    return at_position(ACTING)


def _chosen(key: str) -> Show:
    """Six cards to choose from, one of them chosen."""
    card = next(card for card in RULES.cards if card.key == key)
    return pressed(f"offered-{card.number}", at_table(lambda: at_position(drawing(6))))


def _pictor() -> Session:
    """It would help Octavia more."""
    three = "places: {2: templarius, 4: ballista, 6: pictor}"
    return at_position(re.sub(r"places: .*taberna.*", three, ACTING))


def _without_dice() -> Session:
    actions = ("take money with 3", "take money with 4", "take money with 6")
    return at_position(ACTING, *map(ACTIONS.read, actions))


def _laying() -> Session:
    return deciding(DecisionKind.LAY)


def _rolling() -> Session:
    return deciding(DecisionKind.REROLL)


def _shared() -> Session:
    return at_position(ACTING, levels=SHARED)


def _answering(kind: str) -> Show:
    position, actions = ANSWERS[kind]
    return at_table(lambda: at_position(position, *map(ACTIONS.read, actions)))


def at_table(make: Callable[[], Session]) -> Show:
    def show(app: App) -> None:
        app.start_over(TableScene(app, make()))
        settled(app)

    return show


def dragged(what: str, over: str, then: Show) -> Show:
    """A scene while one of its pieces is held over another."""

    def show(app: App) -> None:
        then(app)
        scene = app.scene
        assert scene is not None
        boxes = {widget.key: widget.box for widget in scene.page.widgets}
        here, there = (app.screen.point(boxes[key].center) for key in (what, over))
        for event in (
            pygame.Event(pygame.MOUSEMOTION, pos=here),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1),
            pygame.Event(pygame.MOUSEMOTION, pos=there),
        ):
            app.step([event], 0.1)

    return show


def _speech(app: App) -> None:
    """The table just after the opponent has lost a battle."""
    at_table(_acting)(app)
    assert isinstance(app.scene, TableScene)
    app.scene.voices.hear(ev.BattleDecided(1, False, 3, 5))
    app.scene.rebuild()


WEAK: Final = ACTING.replace("4: arena", "4: offertorium")
"""The card attacked on IV falls to the roll that comes."""


def during(
    action: str,
    event: type[Event],
    motion: type[Motion],
    part: float,
    position: str = ACTING,
    before: Sequence[str] = (),
) -> Show:
    """The table in the middle of a motion that follows from an action, after some others."""

    def show(app: App) -> None:
        asked = ("activate 4",) if "choose" in action and not before else before
        session = at_position(position, *map(ACTIONS.read, asked))
        scene = TableScene(app, session)
        app.start_over(scene)
        settled(app)
        scene.act(ACTIONS.read(action))
        timeline = scene.display.timeline
        while timeline.busy and not _is_shown(scene, event, motion):
            app.step([], 0.01)
        if timeline.now is not None:
            app.step([], part * timeline.now.seconds)

    return show


def _is_shown(scene: TableScene, event: type[Event], motion: type[Motion]) -> bool:
    showing = scene.display.showing
    is_event = bool(showing) and isinstance(showing[-1], event)
    return is_event and isinstance(scene.display.timeline.now, motion)


FINALE: Final = (
    ("counting", (21, 9), 0.2, False),
    ("won", (21, 9), 1.0, False),
    ("lost", (9, 21), 1.0, False),
    ("tie", (15, 15), 1.0, False),
    ("shared", (21, 9), 1.0, True),
)
"""How a game can end, and when that part of its ceremony has passed."""


def _finale(points: tuple[int, int], part: float, *, shared: bool) -> Show:
    def show(app: App) -> None:
        position = AT_THE_END.replace("points: 17", f"points: {points[0]}")
        position = position.replace("points: 11", f"points: {points[1]}")
        removed = 34 - sum(points)
        position = position.replace("removed: 6", f"removed: {removed}")
        levels = SHARED if shared else AGAINST_COMPUTER
        scene = TableScene(app, at_position(position, levels=levels))
        app.start_over(scene)
        settled(app)
        if shared:
            app.pop()
        assert isinstance(scene.display, RomaDisplay)
        winners = tuple(seat for seat in (0, 1) if points[seat] == max(points))
        ceremony = RomaFinale(ev.GameEnded(End.NO_SUPPLY, winners), scene.display)
        scene.display.timeline.finish()
        scene.display.timeline.add(ceremony)
        scene.display.timeline.advance(ceremony.seconds * part)
        scene.rebuild()

    return show


def of_lessons() -> list[Picture]:
    return []


GALLERY: Final = GameGallery(table=table, lessons=of_lessons, finished=finished, saved=saved)
