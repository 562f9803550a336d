"""What programmes would draw, and what tokens that come and go would change."""

import pytest

from colosseum.rules.colosseum import prospects
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import ASSETS, RULES, Asset
from colosseum.rules.colosseum.notation import read_tally
from tests.rules.colosseum.scenario import play, table

MUNUS = RULES.programme(1)
"""2 gladiators and a decoration draw 7; with one of the three missing 5, with two 3."""


def tokens(text: str) -> list[int]:
    held = read_tally(text) if text else ()
    return [held.count(asset) for asset in ASSETS]


@pytest.mark.rule("SCO-1", "EVT-2")
@pytest.mark.parametrize(
    ("held", "lacking", "drawn"),
    [
        ("2 gladiator + decoration", 0, 7),
        ("5 gladiator + decoration", 0, 7),
        ("2 gladiator", 1, 5),
        ("5 gladiator", 1, 5),
        ("decoration", 2, 3),
        ("lion", 3, 0),
        ("", 3, 0),
        ("joker", 2, 3),
        ("gladiator + joker", 1, 5),
        ("gladiator + decoration + 3 joker", 0, 7),
    ],
)
def test_what_is_missing_decides_what_a_programme_draws(
    held: str, lacking: int, drawn: int
) -> None:
    assert prospects.lacking(tokens(held), MUNUS) == lacking
    assert prospects.draws(tokens(held), MUNUS) == drawn


def test_jokers_to_spare_are_fewer_than_none_missing() -> None:
    assert prospects.missing(tokens("gladiator + decoration + 3 joker"), MUNUS) == -2


@pytest.mark.rule("AST-1", "EVT-2")
def test_the_best_cast_is_all_that_is_needed_and_jokers_for_the_rest() -> None:
    held = tokens("3 gladiator + lion + 2 joker")
    cast = ((Asset.GLADIATOR, Asset.GLADIATOR), (Asset.DECORATION,))
    assert prospects.best_cast(held, MUNUS) == cast
    assert prospects.best_cast(held, MUNUS, 0) == (cast[0], ())


def test_each_need_is_met_by_its_own_token_or_by_a_joker_or_not() -> None:
    assert prospects.needs_met(tokens("decoration"), MUNUS) == [
        (Asset.GLADIATOR, False),
        (Asset.GLADIATOR, False),
        (Asset.DECORATION, True),
    ]
    assert prospects.needs_met(tokens("gladiator + joker"), MUNUS) == [
        (Asset.GLADIATOR, True),
        (Asset.JOKER, True),
        (Asset.DECORATION, False),
    ]


@pytest.mark.rule("AUC-9")
def test_an_emperor_token_is_not_held() -> None:
    more = (Asset.LION, Asset.EMPEROR)
    assert prospects.with_tokens(tokens("lion"), more) == tokens("2 lion")


TRADING = """
    phase: trading
    first: 1
    players:
      - {coins: 9, tokens: 2 gladiator + 2 lion + ship, programmes: [1, 6]}
      - {coins: 9, tokens: decoration + 3 lion, programmes: [2]}
      - {programmes: [3]}
"""


def test_the_table_after_a_deal_is_as_if_it_were_struck() -> None:
    game = table(TRADING)
    give, take = Bundle((Asset.SHIP,), 2), Bundle((Asset.DECORATION, Asset.LION))
    later = prospects.after_deal(game.state, 0, 1, give, take)
    assert game == table(TRADING), "the game itself is as it was"
    play(game, "trade with 2: ship + 2 coins for decoration + lion", "accept")
    assert (later.impresarios, later.stars) == (game.state.impresarios, game.state.stars)


def test_what_a_deal_does_to_programmes_and_stars() -> None:
    state = table(TRADING).state
    take = Bundle((Asset.DECORATION, Asset.LION))
    later = prospects.after_deal(state, 0, 1, Bundle((Asset.SHIP,)), take)
    best = prospects.changes(state, later, 0)[0]
    assert (best.programme, best.before, best.after, best.gain) == (MUNUS, 5, 7, 2)
    assert best.is_complete
    assert best.used == (Asset.DECORATION,)
    assert prospects.stars_gained(state, later, 0) == [Asset.LION]
    assert prospects.stars_lost(state, later, 1) == [Asset.LION]


def test_a_gain_raises_the_programme_that_it_helps_most() -> None:
    state = table(TRADING).state
    change = prospects.most_raised(state, 0, (Asset.DECORATION, Asset.TORCH))
    assert change is not None
    assert change.programme == MUNUS
    assert prospects.best_gain(state, 0, (Asset.DECORATION,)) == 2
    assert prospects.most_raised(state, 0, (Asset.PRIEST,)) is None
    assert prospects.best_gain(state, 0, (Asset.PRIEST,)) == 0


@pytest.mark.parametrize(
    ("turn", "phase", "gain"), [(4, "trading", 5), (5, "investing", 5), (5, "trading", 0)]
)
def test_what_no_longer_fits_the_arena_is_raised_by_nothing(
    turn: int, phase: str, gain: int
) -> None:
    """Arenas grow while people invest; in the last turn there is no later event to wait for."""
    state = table(f"""
        turn: {turn}
        phase: {phase}
        first: 1
        players:
          - {{tokens: comedian + chariot + 2 cage + 2 scenery, programmes: [21]}}
          - {{programmes: [2]}}
          - {{programmes: [3]}}
    """).state
    assert prospects.best_gain(state, 0, (Asset.TORCH,)) == gain
    later = prospects.after_gain(state, 0, (Asset.TORCH,))
    assert bool(prospects.changes(state, later, 0)) is bool(gain)


def test_a_loss_can_cost_a_star() -> None:
    state = table(TRADING).state
    later = prospects.after_loss(state, 1, Asset.LION)
    assert state.stars[Asset.LION] == 1
    assert prospects.stars_lost(state, later, 1) == [Asset.LION]
    assert prospects.stars_gained(state, prospects.after_gain(state, 0, (Asset.LION,) * 2), 0) == [
        Asset.LION
    ]
