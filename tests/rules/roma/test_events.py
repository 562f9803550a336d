"""Events say everything that changed: an onlooker who hears only them knows the table."""

from random import Random

import pytest

from colosseum.rules.roma import events as ev
from colosseum.rules.roma import roma_events as roma
from colosseum.rules.roma.events import EVENTS
from colosseum.rules.roma.public_state import PublicState
from colosseum.rules.roma.state import State
from tests.rules.roma.random_play import WAYS, new_game, play_on

EVERY_WAY = pytest.mark.parametrize("way", WAYS)


def lying_on_the_table(state: State) -> list[object]:
    """All that lasts beyond the decision under way, and can be known."""
    return [
        (state.turn, state.points, state.supply, state.removed, state.money),
        (
            state.hands,
            state.known,
            state.gifts,
            state.sides,
            [*map(len, state.piles)],
            state.discards,
        ),
        (state.dice, state.bribed, state.fewer_dice, state.drawn, state.taken_up),
        (state.weakened, state.blocked),
    ]


@pytest.mark.unmeasured
@EVERY_WAY
def test_hearing_only_the_events_is_enough_to_know_the_table(way: str) -> None:
    for seed in range(16):
        game = new_game(seed, beginners=seed % 4 > 1, cards=way)
        onlooker = PublicState(game.state)
        for record in play_on(game, Random(seed), busy=seed % 2 == 1):
            for event in record.events:
                onlooker.hear(event)
            assert lying_on_the_table(onlooker.state) == lying_on_the_table(game.state), record


@pytest.mark.unmeasured
@pytest.mark.rule("ROM-15")
@EVERY_WAY
@pytest.mark.parametrize("seat", [0, 1])
def test_hearing_them_from_one_seat_reveals_what_it_knows(way: str, seat: int) -> None:
    for seed in range(16):
        game = new_game(seed, beginners=seed % 4 > 1, cards=way)
        onlooker = PublicState(game.state, seat)
        for record in play_on(game, Random(seed), busy=seed % 2 == 1):
            for event in record.events:
                onlooker.hear(event)
            seen = game.state.seen_by(seat)
            assert lying_on_the_table(onlooker.state) == lying_on_the_table(seen), record


@pytest.mark.unmeasured
@EVERY_WAY
def test_every_action_and_event_reads_back_from_its_text(way: str) -> None:
    for seed in range(12):
        game = new_game(seed, beginners=seed % 4 > 1, cards=way)
        events = list(game.opening)
        for record in play_on(game, Random(seed), busy=seed % 2 == 1):
            assert game.read_action(str(record.action)) == record.action
            events += record.events
        for event in events:
            assert EVENTS.read(str(event)) == event
            assert "\n" not in str(event)
            for seat in (0, 1):
                assert EVENTS.read(str(event.seen_by(seat))) == event.seen_by(seat)


def test_secrets_are_shown_to_one_seat_only() -> None:
    drawn = ev.CardsDrawn(1, (3, 4, 4))
    assert drawn.seen_by(1) is drawn
    assert str(drawn.seen_by(0)) == "seat 2 draws 3 hidden"
    rolled = ev.DiceRolled(1, (3, 4, 4))
    assert rolled.seen_by(0) is rolled


def test_chance_in_a_record_is_what_nobody_could_know_before() -> None:
    kinds = (
        ev.CardsGiven,
        ev.DiceRolled,
        ev.DiceRerolled,
        ev.PileShuffled,
        ev.CardsDrawn,
        ev.HandSeen,
        ev.BattleDieRolled,
        roma.CardsTurnedUp,
        roma.OwnPileShuffled,
        roma.PileSearched,
        roma.HandDeduced,
        roma.PileReturned,
    )
    for seed in range(20):
        game = new_game(seed, cards=WAYS[seed % len(WAYS)])
        for record in play_on(game, Random(seed), busy=seed % 2 == 1):
            assert record.chance == tuple(e for e in record.events if isinstance(e, kinds))
