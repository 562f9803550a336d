"""Opponents know only what their seat can know, and the same question has the same answer."""

from itertools import count
from random import Random

import pytest

from colosseum.ai.roma.kit import KIT
from colosseum.ai.tournament import play_game
from colosseum.rules.roma import Game
from colosseum.rules.roma.steps_by_kind import STEPS
from tests.ai.clocks import hide_clocks
from tests.ai.roma.seated import ALL, THINKING, opponent
from tests.rules.roma.random_play import WAYS, busy_choice, new_game
from tests.rules.roma.test_secrets import with_other_secrets


@pytest.fixture(scope="module")
def positions() -> dict[str, Game]:
    """For every kind of decision, a position that busy chance has reached."""
    found: dict[str, Game] = {}
    for seed in count():
        game, rng = new_game(seed, cards=WAYS[seed % len(WAYS)]), Random(seed)
        while game.decision is not None:
            found[game.decision.kind] = game.copy()
            game.apply(busy_choice(game, rng))
        if len(found) == len(STEPS):
            return found
    raise AssertionError


@pytest.mark.parametrize("kind", STEPS)
@pytest.mark.parametrize("level", ALL)
def test_what_a_seat_cannot_know_changes_no_choice(
    positions: dict[str, Game], kind: str, level: str
) -> None:
    game = positions[kind]
    seat = game.state.seat
    other = with_other_secrets(game, seat, Random(1))
    choices = [
        opponent(level, 7).choose(true.view(seat, seed)) for true, seed in ((game, 1), (other, 2))
    ]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", ["novice", "impresario", "caesar"])
@pytest.mark.parametrize("way", WAYS)
def test_no_way_of_playing_leaks(way: str, level: str) -> None:
    """From the exchange to the sixth turn, with face-down cards, two piles and decks by lot."""
    game, rng = new_game(3, cards=way), Random(3)
    while game.decision is not None and game.state.turn < 6:
        seat = game.state.seat
        other = with_other_secrets(game, seat, Random(game.state.turn))
        choices = [
            opponent(level, 7).choose(true.view(seat, seed))
            for true, seed in ((game, 1), (other, 2))
        ]
        assert choices[0] == choices[1]
        game.apply(busy_choice(game, rng))


@pytest.mark.parametrize("level", ALL)
def test_choosing_leaves_the_view_as_it_was(positions: dict[str, Game], level: str) -> None:
    for kind, game in positions.items():
        view = game.view(game.state.seat, seed=3)
        before = view.copy()
        opponent(level, 5).choose(view)
        assert view == before, kind


@pytest.mark.parametrize("level", ["novice", "impresario"])
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    games = [play_game(KIT, [level] * 2, 5) for _ in range(2)]
    assert games[0].records == games[1].records


@pytest.mark.parametrize("level", THINKING)
def test_nobody_looks_at_the_clock(
    positions: dict[str, Game], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The amount of work is fixed: however busy a machine is, the choice is the same."""
    game = positions["act"]
    hide_clocks(monkeypatch)
    choice = KIT.opponent(level, 1).choose(game.view(game.state.seat, 1))
    assert game.why_not(choice.action) is None
