"""What a card of Roma asks after its roll is asked only while the answer matters."""

import pytest

from colosseum import games
from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import DECLINE, KEEP_ROLL, Pay


def left_at_that(
    asks: str, card: str, roll: int, *, mine: str = "", money: int = 0
) -> Action | None:
    """What the table does by itself after this roll against a Pictor, whose defence is 4."""
    game = Game.from_position(f"""
        cards: mixed
        turn: 9
        seat: 1
        dice: 2
        step: {asks}
        acting: {{card: {card}, place: 4, target: 4, roll: {roll}}}
        players:
          - {{name: Aquila, money: {money}, places: {{4: {card}{mine}}}}}
          - {{name: Lupa, places: {{4: pictor}}}}
    """)
    return games.find("roma").conduct.pointless(game)


@pytest.mark.rule("ROM-27")
@pytest.mark.parametrize(("roll", "done"), [(4, DECLINE), (2, None), (1, DECLINE)])
def test_centurio_asks_for_a_die_only_where_it_wins(roll: int, done: Action | None) -> None:
    assert left_at_that("extra-die", "centurio", roll) == done


@pytest.mark.rule("ROM-20")
@pytest.mark.parametrize(("roll", "done"), [(5, Pay(0)), (3, None), (2, Pay(0))])
def test_mercennarius_asks_for_money_only_where_it_wins(roll: int, done: Action | None) -> None:
    assert left_at_that("pay", "mercennarius", roll, money=5) == done


@pytest.mark.rule("ROM-20")
@pytest.mark.parametrize(
    ("card", "roll", "done"),
    [("legionarius", 4, KEEP_ROLL), ("legionarius", 3, None), ("templarius", 6, None)],
)
def test_tuba_repeats_no_battle_that_is_won(card: str, roll: int, done: Action | None) -> None:
    assert left_at_that("repeat", card, roll, mine=", 1: tuba") == done
