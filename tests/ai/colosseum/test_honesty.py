"""Opponents know only what their seat can know: never the bag's order or the dice to come."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from colosseum.ai import opponents, tournament
from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.kit import OpponentKit
from colosseum.ai.player import Choice, Player
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.phases import STEPS
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event
from tests.ai.clocks import hide_clocks
from tests.ai.colosseum.seated import ALL, NAMES, game_of, opponent, seat_down

#: Random players reach every kind of position; good ones reach those that matter.
TABLES = (
    (("random", "random", "random"), 1),
    (("random", "impresario", "novice", "grand"), 2),
    (("impresario", "impresario", "random", "impresario"), 3),
)


def otherwise_hidden(game: Game, seed: int) -> Game:
    """The same game as far as anyone can see, with another bag and other dice to come."""
    other = game.copy()
    chance = Chance(seed)
    bag = list(other.state.bag)
    chance.shuffle(bag)
    other.state.bag = tuple(bag)
    other.state.chance = chance
    return other


def look_alike(game: Game, other: Game) -> bool:
    """Whether they differ only in what is hidden."""
    return game.view(0, seed=0) == other.view(0, seed=0)


@pytest.fixture(scope="module")
def positions() -> dict[str, list[Game]]:
    """For every kind of decision, some positions reached in play."""
    found: dict[str, list[Game]] = {kind: [] for kind in STEPS}
    for levels, seed in TABLES:
        reached: dict[str, list[Game]] = {}
        for moment in game_of(seat_down(levels, seed), seed):
            reached.setdefault(moment.kind, []).append(moment.game.copy())
        for kind, games in reached.items():
            found[kind] += games[:: max(1, len(games) // 3)]
    return found


@pytest.mark.parametrize("kind", STEPS)
@pytest.mark.parametrize("level", ALL)
def test_what_a_seat_cannot_know_changes_no_choice(
    positions: dict[str, list[Game]], kind: str, level: str
) -> None:
    assert positions[kind], "the games played here never came to such a decision"
    for number, game in enumerate(positions[kind]):
        other = otherwise_hidden(game, number)
        assert look_alike(game, other)
        if len(game.state.bag) > 10:
            assert game != other
        choices = [
            opponent(level, 7).choose(true.view(true.state.seat, seed))
            for true, seed in ((game, 1), (other, 2))
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("level", ALL)
def test_nor_does_it_over_a_whole_game(level: str) -> None:
    """What an opponent remembers from earlier decisions is honest too."""
    levels = [level, "novice", "novice"]
    there, here = seat_down(levels, seed=11), seat_down(levels, seed=11)
    past: list[Event] = []
    for number, moment in enumerate(game_of(there, seed=12)):
        view = otherwise_hidden(moment.game, number).view(moment.seat, number)
        assert here[moment.seat].choose(view, past) == moment.choice
        past += moment.game.copy().apply(moment.choice.action).events


@pytest.mark.parametrize("level", ALL)
def test_choosing_leaves_the_view_as_it_was(positions: dict[str, list[Game]], level: str) -> None:
    for kind, games in positions.items():
        for game in games[::2]:
            view = game.view(game.state.seat, seed=3)
            before = view.copy()
            opponent(level, 5).choose(view)
            assert view == before, kind


@pytest.mark.parametrize("level", ALL)
def test_nobody_looks_at_the_clock(
    positions: dict[str, list[Game]], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The amount of work is fixed: however busy a machine is, the choice is the same."""
    game = next(game for game in positions["open"] if game.state.turn == 5)
    hide_clocks(monkeypatch)
    choice = KIT.opponent(level, 1).choose(game.view(game.state.seat, 1))
    assert game.why_not(choice.action) is None


class Spy:
    """Keeps what it is shown, and plays like another."""

    def __init__(self, player: Player[Game], shown: list[Game]) -> None:
        self._player = player
        self._shown = shown

    def choose(self, view: Game, past: Sequence[Event] | None = None) -> Choice:
        assert view.origin is None
        self._shown.append(view.copy())
        return self._player.choose(view, past)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Game]]:
    """Every view that an opponent is given from here on, wherever it is asked."""
    views: list[Game] = []

    def spied(kit: OpponentKit[Game], level: str, seed: int, character: str = "") -> Player[Game]:
        return Spy(kit.level(level).seat(seed, character), views)

    monkeypatch.setattr(OpponentKit, "opponent", spied)
    yield views
    assert views, "nobody was asked"


@pytest.mark.parametrize("intense", [False, True])
def test_a_tournament_shows_views_and_nothing_else(shown: list[Game], intense: bool) -> None:
    levels = ("random", "novice", "random")
    journal = tournament.play_game(KIT, levels, 21, {"intense_auctions": intense})
    game = journal.beginning()
    orders = 0
    for view, record in zip(shown, journal.records, strict=True):
        assert look_alike(view, game)
        assert view.state.chance != game.state.chance
        orders += view.state.bag != game.state.bag
        game.apply(record.action)
    assert orders > len(shown) // 2


def test_the_other_process_shows_views_and_nothing_else(shown: list[Game]) -> None:
    think: Callable[[str], str] = opponents.prepare(Game, KIT.opponent)
    game = Game.new(NAMES[:4], 22)
    question: dict[str, Any] = {"level": "novice", "character": "", "seed": 5, "past": []}
    question["position"] = game.position()
    think(json.dumps(question))
    (view,) = shown
    assert look_alike(view, game)
    assert view.state.chance != game.state.chance


def test_a_view_keeps_its_secrets_however_often_it_is_looked_at() -> None:
    """What is redealt in a view does not depend on what it hides."""
    game = Game.new(NAMES[:4], 23)
    assert game.view(0, seed=1) == otherwise_hidden(game, 1).view(0, seed=1)
    assert game.view(0, seed=1) != game.view(0, seed=2)
    with pytest.raises(Exception, match="cannot be restarted"):
        Journal(game.view(0, seed=1))
