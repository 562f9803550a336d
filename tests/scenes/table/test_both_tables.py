"""Both games at one window: nothing of one is ever shown at the other's table."""

from collections.abc import Iterator
from itertools import cycle

import pygame
import pytest

from colosseum.files.settings import Settings
from colosseum.gallery.colosseum import positions as of_colosseum
from colosseum.gallery.picture import settled
from colosseum.gallery.roma import positions as of_roma
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.rules.colosseum.decision_kinds import DecisionKind as ColosseumKind
from colosseum.rules.roma.decision_kinds import DecisionKind as RomaKind
from colosseum.scenes import routes

SIZE = (1024, 576)
TURNS = (1, 2)
IN_TURN = """
turn: {turn}
seat: 1
first: 1
dice: {dice}
step: {step}
players: [{{points: 9, places: {{1: forum}}}}, {{points: 9, places: {{3: forum}}}}]
"""


def colosseum(turn: int) -> Iterator[Session]:
    for kind in ColosseumKind:
        yield of_colosseum.deciding(kind, turn)


def roma(turn: int) -> Iterator[Session]:
    yield of_roma.at_position(IN_TURN.format(turn=turn, dice="4 + 4 + 4", step=RomaKind.REROLL))
    yield of_roma.at_position(IN_TURN.format(turn=turn, dice="1 + 4 + 6", step=RomaKind.ACT))
    yield from (of_roma.deciding(kind) for kind in (RomaKind.EXCHANGE, RomaKind.LAY))


def to_and_fro() -> list[Session]:
    """In each turn, from every decision of one game to one of the other."""
    return [it for turn in TURNS for pair in zip(cycle(roma(turn)), colosseum(turn)) for it in pair]


def shown(app: App, session: Session) -> bytes:
    app.start_over(routes.table(app, session))
    settled(app)
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


def alone(session: Session) -> bytes:
    app = App(Settings(muted=True), SIZE)
    picture = shown(app, session)
    app.close()
    return picture


@pytest.mark.usefixtures("home")
@pytest.mark.painted
def test_going_to_and_fro_between_the_tables_changes_nothing_at_either() -> None:
    sessions = to_and_fro()
    app = App(Settings(muted=True), SIZE)
    together = [shown(app, session) for session in sessions]
    app.close()
    by_itself: dict[tuple[object, ...], bytes] = {}
    wrong = []
    for session, picture in zip(sessions, together, strict=True):
        assert session.decision is not None
        which = session.game.name, session.game.state.turn, session.decision.kind
        if which not in by_itself:
            by_itself[which] = alone(session)
        if picture != by_itself[which]:
            wrong.append(which)
    assert wrong == []
