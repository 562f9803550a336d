"""Events say everything that changes: they are enough to know what is on the table."""

from random import Random

import pytest

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.events import EVENTS
from colosseum.rules.colosseum.public_state import PublicState
from colosseum.rules.colosseum.state import State
from colosseum.rules.colosseum.wording import event_words
from tests.rules.colosseum.random_play import TABLES, new_game, play_on


def lying_on_the_table(state: State) -> list[object]:
    """Everything that is public and outlasts the current decision."""
    for impresario in state.impresarios:
        impresario.performed = ()
    return [
        (state.turn, state.phase, state.first, state.catalogue, state.gone),
        (state.impresarios, state.stars, state.nobles, state.markets),
    ]


@pytest.mark.unmeasured
@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_events_alone_say_what_is_on_the_table(players: int, intense: bool) -> None:
    for seed in range(12):
        game = new_game(players, seed, intense)
        onlooker = PublicState(game.state)
        for record in play_on(game, Random(seed)):
            for event in record.events:
                onlooker.hear(event)
            assert lying_on_the_table(onlooker.state) == lying_on_the_table(game.state.copy()), (
                record
            )


@pytest.mark.unmeasured
@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_every_action_and_event_reads_back_from_its_text(players: int, intense: bool) -> None:
    for seed in range(8):
        game = new_game(players, seed, intense)
        for record in play_on(game, Random(seed)):
            assert game.read_action(str(record.action)) == record.action
            for event in record.events:
                assert EVENTS.read(str(event)) == event
                assert "\n" not in str(event)


@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_every_event_is_worded_in_a_sentence(players: int, intense: bool) -> None:
    for seed in range(8):
        game = new_game(players, seed, intense)
        for record in play_on(game, Random(seed)):
            for event in record.events:
                sentence = event_words(event, game.seats)
                assert "{" not in sentence
                assert sentence[0].isupper()
                assert sentence.endswith(".") or isinstance(event, ev.PhaseBegan)


def test_chance_in_a_record_is_what_the_dice_and_the_bag_gave() -> None:
    game = new_game(4, seed=3)
    kinds = (ev.DiceRolled, ev.MarketRefilled, ev.TieRolled)
    seen = set()
    for record in play_on(game, Random(3)):
        assert record.chance == tuple(e for e in record.events if isinstance(e, kinds))
        seen |= {type(event) for event in record.chance}
    assert {ev.DiceRolled, ev.MarketRefilled} <= seen
