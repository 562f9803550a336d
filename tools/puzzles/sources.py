"""Where puzzles come from: games between strong opponents, and how they are played on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

from colosseum import games
from colosseum.ai import characters
from colosseum.ai.player import Choice, Player
from colosseum.ai.roma.quick_choice import QuickHand, advance
from colosseum.ai.roma.weights import Weights
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.rules.chance import Chance
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, Event, Game, SeatIndex
from colosseum.rules.options import OptionValue
from colosseum.rules.roma.options import CARDS_PLAYED, DECKS
from colosseum.rules.roma.ways import Way
from colosseum.tutor.looking_back import play_to_the_end

_HAND: Final = QuickHand(Weights())
_WAYS: Final = (*[Way.ARENA] * 6, Way.MIXED, Way.SET_EACH, Way.OWN_DECKS, Way.ROMA)
"""Of ten games of Roma, how many are played in each way."""


class Played(NamedTuple):
    """What an action led to in one world."""

    worth: float
    """In what the game's players count."""
    won: float
    """1 for a victory; a part of it if it is shared."""
    work: int
    """The actions that it took."""


PlayOn: TypeAlias = Callable[[Any, Action, int], Played]
"""Plays a dealt game on after an action, in the world of that number."""


@dataclass(frozen=True, slots=True)
class Source:
    """One game: who plays it, how it begins, and how it is played on."""

    name: str
    player: Callable[[int], Player[Any]]
    options: Callable[[int], Mapping[str, OptionValue]]
    players: Callable[[int], int]
    """How many sit at the table, by the seed."""
    glance: Callable[[Any], Choice]
    """A strong player's first thoughts about a view."""
    play_on: PlayOn
    second_opinion: PlayOn
    """The same by other hands that think longer."""
    unmeasured: frozenset[str]
    """Kinds of decision with more answers than anyone can measure."""
    measures_all: bool
    """Whether every legal action is measured, or only what an expert considers."""

    @property
    def kit(self) -> games.GameKit:
        return games.find(self.name)

    def game(self, seed: int) -> Journal[Any]:
        """A whole game; the same seed always gives the same."""
        seats = self.players(seed)
        names = [
            characters.CAST[(seed + seat) % len(characters.CAST)].name for seat in range(seats)
        ]
        journal: Journal[Any] = Journal(self.kit.game.new(names, seed, self.options(seed)))
        chance = Chance(~seed)
        players = [self.player(chance.below(1 << 32)) for _ in names]
        pasts: list[list[Event]] = [[] for _ in names]
        while decision := journal.game.decision:
            view = journal.game.view(decision.seat, chance.below(1 << 32))
            record = journal.apply(players[decision.seat].choose(view, pasts[decision.seat]).action)
            for seat, past in enumerate(pasts):
                past += self.kit.ai.past([record], seat)
        return journal


def _result(game: Game, seat: SeatIndex, work: int) -> Played:
    worth = games.find(game.name).ai.playing_on.yardstick(game, seat)
    assert game.outcome is not None
    winners = game.outcome.winners
    return Played(worth, (seat in winners) / max(1, len(winners)), work)


def _by_experts(dealt: Game, action: Action, world: int) -> Played:
    """Played on by the players that looking back has, too."""
    assert dealt.decision is not None
    game = dealt.copy()
    work = play_to_the_end(games.find(game.name).ai, game, (), action, world)
    return _result(game, dealt.decision.seat, work)


def _by_quick_hands(dealt: Any, action: Action, world: int) -> Played:
    """The dice of each turn are the same whatever is done before."""
    game = dealt.copy()
    advance(game, action, world)
    return _result(game, dealt.decision.seat, 1 + _HAND.play_on(game, world))


def _by_slower_hands(dealt: Any, action: Action, world: int) -> Played:
    game, kit = dealt.copy(), games.find("roma").ai
    work = 0
    while game.decision is not None:
        advance(game, action, world)
        work += 1
        if game.decision is not None:
            action = kit.quick(game).action
    return _result(game, dealt.decision.seat, work)


def _roma_options(seed: int) -> dict[str, OptionValue]:
    way = _WAYS[seed % len(_WAYS)]
    if way is not Way.OWN_DECKS:
        return {CARDS_PLAYED: way.value}
    pairs = list(combinations(characters.KEYS, 2))
    decks, pair = opponents_decks(), pairs[seed // len(_WAYS) % len(pairs)]
    return {
        CARDS_PLAYED: way.value,
        **{name: decks[who].text for name, who in zip(DECKS, pair, strict=True)},
    }


def _nothing_special(seed: int) -> dict[str, OptionValue]:
    return {}


class _Advisor:
    """The Grand Impresario with a short search, who advises people at the table."""

    def choose(self, view: Any, past: Sequence[Event] | None = None) -> Choice:
        return games.find("roma").ai.expert(view, ())


def _advisor(seed: int) -> Player[Any]:
    return _Advisor()


def _steady(seed: int) -> Player[Any]:
    """The Grand Impresario without the long search."""
    return games.find("colosseum").ai.playing_on.player(seed)


SOURCES: Final = {
    "colosseum": Source(
        "colosseum",
        _steady,
        _nothing_special,
        lambda seed: 3 + seed % 2,
        lambda view: games.find("colosseum").ai.expert(view, ()),
        _by_experts,
        _by_experts,
        unmeasured=frozenset({"trade", "settle"}),
        measures_all=False,
    ),
    "roma": Source(
        "roma",
        _advisor,
        _roma_options,
        lambda seed: 2,
        games.find("roma").ai.quick,
        _by_quick_hands,
        _by_slower_hands,
        unmeasured=frozenset(),
        measures_all=True,
    ),
}
