"""What is true of every game, whatever is played."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colosseum.rules.kernel import Action, IllegalAction
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.events import GameEnded, TurnBegan
from tests.rules.roma.random_play import WAYS, new_game, play_on, somewhere

pytestmark = pytest.mark.unmeasured

seeds = st.integers(0, 2**32)
steps = st.integers(0, 200)
ways = st.sampled_from(WAYS)
cards = st.sampled_from(sorted(CARDS))
places = st.integers(-2, 8)
dice = st.integers(-1, 7)

#: Any action there is, sensible or not.
any_action = st.one_of(
    st.sampled_from(
        [
            act.KEEP_DICE,
            act.REROLL_TRIPLE,
            act.END_TURN,
            act.DECLINE,
            act.REPEAT_ROLL,
            act.KEEP_ROLL,
        ]
    ),
    st.builds(act.Give, st.lists(cards, max_size=3).map(tuple)),
    st.builds(act.Reroll, st.lists(dice, max_size=4).map(tuple)),
    st.builds(act.Lay, cards, places),
    st.builds(act.Play, cards, places),
    st.builds(act.Swap, cards, places),
    st.builds(act.Choose, places),
    st.builds(act.TakeMoney, dice),
    st.builds(act.DrawCards, dice),
    st.builds(act.Activate, dice),
    st.builds(act.Bribe, dice),
    st.builds(act.UseDie, dice),
    st.builds(act.Keep, cards),
    st.builds(act.Take, cards),
    st.builds(act.Pay, st.integers(-3, 40)),
    st.builds(act.ChangeDie, dice, dice),
    st.builds(act.Buy, st.integers(-1, 20)),
)


@settings(max_examples=80, deadline=None)
@given(seed=seeds, beginners=st.booleans(), way=ways)
def test_random_play_stays_sound_and_every_game_ends(seed: int, beginners: bool, way: str) -> None:
    game = new_game(seed, beginners, cards=way)
    assert game.status() == []
    turns = []
    for record in play_on(game, Random(seed), busy=seed % 2 == 1):
        assert game.status() == [], record
        turns += [event.turn for event in record.events if isinstance(event, TurnBegan)]
    assert turns == list(range(1, len(turns) + 1))
    assert len(turns) <= 2 * RULES.most_turns
    assert game.outcome is not None
    last = record.events[-1]
    assert isinstance(last, GameEnded)
    assert last.winners == game.outcome.winners


@settings(max_examples=120, deadline=None)
@given(seed=seeds, steps=steps, beginners=st.booleans(), way=ways)
def test_every_choice_offered_is_accepted(seed: int, steps: int, beginners: bool, way: str) -> None:
    game = somewhere(seed, steps, beginners, way)
    choices = game.choices()
    assert choices.actions
    assert len({*map(str, choices.actions)}) == len(choices.actions)
    for action in choices.actions:
        assert action in choices
        assert game.why_not(action) is None, action
        branch = game.copy()
        branch.apply(action)
        assert branch.status() == [], action


@settings(max_examples=400, deadline=None)
@given(seed=seeds, steps=steps, beginners=st.booleans(), way=ways, action=any_action)
def test_an_action_is_taken_if_offered_and_else_refused_with_a_reason(
    seed: int, steps: int, beginners: bool, way: str, action: Action
) -> None:
    game = somewhere(seed, steps, beginners, way)
    before = game.copy()
    reason = game.why_not(action)
    assert (reason is None) == (action in game.choices())
    assert game == before
    if reason is not None:
        assert reason.endswith(".")
        with pytest.raises(IllegalAction) as refused:
            game.apply(action)
        assert str(refused.value) == reason
        assert game == before


@settings(max_examples=60, deadline=None)
@given(seed=seeds, steps=steps, way=ways)
def test_what_happens_to_a_copy_leaves_the_original_as_it_was(
    seed: int, steps: int, way: str
) -> None:
    game = somewhere(seed, steps, cards=way)
    untouched = somewhere(seed, steps, cards=way)
    for action in game.choices().actions:
        game.copy().apply(action)
        assert game == untouched, action
    for _ in play_on(game.copy(), Random(seed)):
        pass
    assert game == untouched


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    game = new_game(seed=2)
    assert game.outcome is None
    for _ in play_on(game, Random(2)):
        pass
    assert game.decision is None
    assert game.choices().actions == ()
    assert game.why_not(act.END_TURN) == "The game is over."


@pytest.mark.parametrize("way", WAYS)
def test_many_random_games_end_without_a_violated_invariant(way: str) -> None:
    for seed in range(24):
        game = new_game(seed, beginners=seed % 4 > 1, cards=way)
        for record in play_on(game, Random(seed), busy=seed % 2 == 1):
            assert game.status() == [], (seed, record)


def test_busy_games_end_in_more_than_one_way() -> None:
    ends = set()
    for seed in range(40):
        game = new_game(seed)
        for record in play_on(game, Random(seed), busy=True):
            assert game.status() == [], (seed, record)
        assert game.outcome is not None
        ends.add(game.outcome.reason.pattern)
    assert len(ends) >= 2
