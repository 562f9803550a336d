"""What is true of every game, whatever is played."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import (
    Accept,
    AskFor,
    Bid,
    BuildLoge,
    Bundle,
    BuyProgramme,
    BuyTicket,
    CashMedal,
    Counter,
    Discard,
    ExchangeAction,
    Expand,
    MedalMove,
    Move,
    Offer,
    OpenMarket,
    Pass,
    Produce,
    Refuse,
    Roll,
    Side,
    Surcharge,
)
from colosseum.rules.colosseum.data import RULES, Asset, Noble
from colosseum.rules.colosseum.events import GameEnded, TurnBegan
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import IllegalAction
from tests.rules.colosseum.random_play import TABLES, new_game, play_on

pytestmark = pytest.mark.unmeasured

seeds = st.integers(0, 2**32)
tables = st.sampled_from(TABLES)
assets = st.sampled_from(Asset)
nobles = st.sampled_from(Noble)
surcharges = st.sampled_from(Surcharge)
numbers = st.integers(-2, 40)
bundles = st.builds(Bundle, st.lists(assets, max_size=3).map(tuple), st.integers(-1, 12))

#: Any action there is, sensible or not.
any_action = st.one_of(
    st.sampled_from([Pass(), CashMedal(), ExchangeAction(), Accept(), Refuse(), Roll()]),
    st.builds(BuyProgramme, numbers, surcharges),
    st.builds(Expand, st.sampled_from(Side), surcharges),
    st.builds(BuyTicket, surcharges),
    st.builds(BuildLoge, surcharges),
    st.builds(OpenMarket, st.integers(-1, 6), numbers),
    st.builds(Bid, numbers),
    st.builds(Offer, st.integers(-1, 6), bundles, bundles),
    st.builds(Counter, bundles, bundles),
    st.builds(Move, nobles, st.integers(-1, 13), st.integers(0, 2)),
    st.builds(MedalMove, nobles, st.integers(-4, 4)),
    st.builds(
        Produce,
        numbers,
        st.lists(assets, max_size=6).map(tuple),
        st.lists(assets, max_size=2).map(tuple),
        st.integers(-1, 3),
    ),
    st.builds(Discard, assets),
    st.builds(AskFor, assets),
)


def somewhere(table: tuple[int, bool], seed: int, steps: int) -> Game:
    """A game after some random play, before its end."""
    game = new_game(table[0], seed, table[1])
    rng = Random(seed)
    last = game
    for _ in range(steps):
        if game.state.turn == RULES.turns:
            last = game.copy()
        game.apply(game.choices().pick(rng))
        if game.decision is None:
            return last
    return game


@settings(max_examples=40, deadline=None)
@given(table=tables, seed=seeds)
def test_random_play_stays_sound_and_ends_after_five_turns(
    table: tuple[int, bool], seed: int
) -> None:
    game = new_game(table[0], seed, table[1])
    assert game.status() == []
    turns = [event for event in game.opening if isinstance(event, TurnBegan)]
    for record in play_on(game, Random(seed)):
        assert game.status() == [], record
        turns += [event for event in record.events if isinstance(event, TurnBegan)]
    assert [turn.turn for turn in turns] == list(range(1, RULES.turns + 1))
    assert game.outcome is not None
    assert record.events[-1] == GameEnded(game.outcome.winners)


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=seeds, steps=st.integers(0, 150))
def test_every_choice_offered_is_accepted(table: tuple[int, bool], seed: int, steps: int) -> None:
    game = somewhere(table, seed, steps)
    choices = game.choices()
    rng = Random(seed)
    picked = [family.pick(rng) for family in choices.ranges for _ in range(20)]
    for action in (*choices.actions, *picked):
        assert action in choices
        assert game.why_not(action) is None, action
        branch = game.copy()
        branch.apply(action)
        assert branch.status() == [], action


@settings(max_examples=400, deadline=None)
@given(table=tables, seed=seeds, steps=st.integers(0, 150), action=any_action)
def test_an_action_is_accepted_if_offered_and_otherwise_refused_with_a_reason(
    table: tuple[int, bool], seed: int, steps: int, action: Pass
) -> None:
    game = somewhere(table, seed, steps)
    before = game.copy()
    reason = game.why_not(action)
    assert (reason is None) == (action in game.choices())
    if reason is not None:
        assert reason.endswith(".")
        with pytest.raises(IllegalAction) as refused:
            game.apply(action)
        assert str(refused.value) == reason
    assert game.decision == before.decision
    if reason is not None:
        assert game == before


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=seeds, steps=st.integers(0, 150))
def test_what_happens_to_a_copy_leaves_the_original_unchanged(
    table: tuple[int, bool], seed: int, steps: int
) -> None:
    game = somewhere(table, seed, steps)
    untouched = somewhere(table, seed, steps)
    choices = game.choices()
    picked = [family.pick(Random(seed)) for family in choices.ranges]
    for action in (*choices.actions, *picked):
        game.copy().apply(action)
        assert game == untouched, action
    for _ in play_on(game.copy(), Random(seed)):
        pass
    assert game == untouched


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=seeds, steps=st.integers(0, 150), other=seeds)
def test_a_view_reveals_nothing_of_the_bags_order_or_the_dice_to_come(
    table: tuple[int, bool], seed: int, steps: int, other: int
) -> None:
    game = somewhere(table, seed, steps)
    twin = game.copy()
    twin.state.chance.state = other
    bag = list(twin.state.bag)
    Random(other).shuffle(bag)
    twin.state.bag = tuple(bag)
    for seat in range(len(game.seats)):
        view = game.view(seat, seed=5)
        assert view == twin.view(seat, seed=5)
        assert view.origin is None
        assert view.status() == []
        assert sorted(view.state.bag) == sorted(game.state.bag)
        assert view.choices().actions == game.choices().actions


def test_views_from_other_seeds_redeal_what_is_hidden() -> None:
    game = new_game(4, seed=1)
    views = [game.view(0, seed) for seed in range(20)]
    assert len({view.state.bag for view in views}) == 20
    assert len({view.state.chance.state for view in views}) == 20
    assert all(view.state.bag != game.state.bag for view in views)


def test_a_view_cannot_be_restarted_from_its_seed() -> None:
    with pytest.raises(Exception, match="A view of a game cannot be restarted"):
        Journal(new_game(3, seed=1).view(0, seed=1))


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    game = new_game(3, seed=2)
    for _ in play_on(game, Random(2)):
        pass
    assert game.decision is None
    assert game.choices().actions == ()
    assert game.why_not(Pass()) == "The game is over."


@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_many_random_games_end_without_a_violated_invariant(players: int, intense: bool) -> None:
    for seed in range(25):
        game = new_game(players, seed, intense)
        for record in play_on(game, Random(seed)):
            assert game.status() == [], (seed, record)
