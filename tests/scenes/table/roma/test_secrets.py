"""Nothing painted or told gives away a hidden card."""

from collections.abc import Iterator
from random import Random

import pytest

from colosseum.gallery.roma.positions import ACTING, SHARED
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import EMPTY, RULES
from colosseum.rules.roma.events import CardsKept
from colosseum.rules.roma.state import State
from colosseum.scenes.table.roma.curtain import Curtain
from colosseum.scenes.table.roma.secrecy import told_at
from colosseum.scenes.table.roma.view import RomaView
from colosseum.scenes.table.scene import TableScene
from colosseum.seats import HUMAN, Seat
from colosseum.session import Session
from tests.hands import Hands
from tests.scenes.table.roma.conftest import SitDown


def hidden_from(state: State, seat: SeatIndex) -> set[str]:
    """The names of cards that the seat cannot see or know anywhere."""
    seen = state.seen_by(seat)
    known = [*seen.hands[0], *seen.hands[1], *seen.discards, *seen.drawn, *seen.gifts[seat]]
    for side in seen.sides:
        known += [card for card in side if card != EMPTY]
    return {card.name for card in RULES.cards if card.number not in known}


def everything_said(scene: TableScene) -> Iterator[str]:
    for widget in scene.page.widgets:
        yield widget.explanation
        yield getattr(widget, "words", "")
    yield from scene.log.lines


@pytest.fixture
def painted(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words that are painted."""
    found: list[str] = []
    lettering = hands.app.kit.lettering
    render = lettering.render

    def note(words: str, *rest: object) -> object:
        found.append(words)
        return render(words, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(lettering, "render", note)
    return found


def test_a_game_between_two_people_gives_no_hidden_card_away(
    hands: Hands, painted: list[str]
) -> None:
    """Names of cards in play earlier may still be in the log, so each is looked for once."""
    seats = (Seat("Aquila", HUMAN, 0), Seat("Lupa", HUMAN, 1))
    journal = Journal(Game.new(("Aquila", "Lupa"), 5))
    chance, named = Random(1), set[str]()
    table = TableScene(hands.app, Session(journal, seats, None))
    hands.open(table)
    for _ in range(24):
        if isinstance(hands.scene, Curtain):
            hands.click("take over")
        painted.clear()
        hands.wait(0.06)
        state = journal.game.state
        named |= {card.name for card in RULES.cards} - hidden_from(state, state.seat)
        secret = hidden_from(state, state.seat) - named
        said = " ".join([*everything_said(table), *painted])
        assert [name for name in secret if name in said] == []
        table.act(journal.game.choices().pick(chance))
        hands.wait(0.1)


def test_a_curtain_is_between_two_people(sit_down: SitDown, hands: Hands) -> None:
    table = sit_down(ACTING, levels=SHARED)
    view = table.view
    assert isinstance(view, RomaView)
    assert hands.sees("take over")
    assert view.is_covered
    assert set(view.hand) == {-2}
    hands.click("take over")
    assert hands.scene is table
    assert view.hand == table.game.state.hands[0]
    hands.click("end")
    hands.wait(0.2)
    assert hands.sees("take over")
    assert view.mine == 1
    assert view.is_covered


def test_no_curtain_is_needed_against_the_computer(sit_down: SitDown, hands: Hands) -> None:
    table = sit_down(ACTING)
    assert hands.scene is table


@pytest.mark.parametrize(
    ("levels", "hears"),
    [((HUMAN, "novice"), (3,)), (("novice", HUMAN), (-2,)), ((HUMAN, HUMAN), (-2,))],
)
def test_what_a_player_keeps_is_told_only_where_nobody_else_listens(
    levels: tuple[str, str], hears: tuple[int, ...]
) -> None:
    seats = [Seat("Aquila", levels[0], 0), Seat("Lupa", levels[1], 1)]
    event = told_at(CardsKept(0, (3,)), seats)
    assert isinstance(event, CardsKept)
    assert event.cards == hears
