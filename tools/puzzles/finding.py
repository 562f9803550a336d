"""Looks through games for decisions of which one is clearly better than all others."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from colosseum.ai.player import Option
from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Action, Game
from colosseum.rules.same_effect import comes_to_the_same
from tools.puzzles.measuring import Gap, Measured, close_ones, play_worlds, ranked
from tools.puzzles.sources import Source

_OF_A_KIND: Final = 3
"""How many puzzles of one kind a game gives at most."""
_MOST_OPTIONS: Final = 8
"""How many options an expert's glance leaves, where not all are measured."""
_LEVELS: Final = {"apprentice": 4, "novice": 4, "impresario": 2}
"""How often each level is asked, to see how hard a puzzle is."""
_HOPELESS: Final = 0.05
"""How often the best choice must win at least: a game that is lost is no puzzle."""
_GLANCE, _FINAL, _SECOND = 1, 1_000_000, 2_000_000
"""The first world of each step: what one has found, the next must find again in others."""


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a game's decisions are measured."""

    glance: int
    """Rounds to see whether there is a puzzle,"""
    rounds: tuple[int, ...]
    """rounds after which it is looked at again whether it is one for sure,"""
    second: int
    """and rounds by other hands for the best three."""
    margin: float
    """By how much the best must be ahead,"""
    more_wins: float
    """and how many more games it must win."""
    promise: float
    """How far ahead an expert's glance must see the best: the rest is not worth the work."""
    since: float
    """Which share of a game's decisions is left out: there luck has too long to go."""


ERRORS: Final = 4.0
"""By how many standard errors the best must be ahead."""

CARE: Final = {
    "colosseum": Care(3, (12, 24, 48, 96), 0, margin=2.5, more_wins=0.0, promise=2.5, since=0.65),
    "roma": Care(8, (40, 80, 160, 320), 24, margin=1.5, more_wins=0.04, promise=0.7, since=0.15),
}


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle."""

    game: str
    seed: int
    number: int
    """How many actions had been taken before."""
    kind: str
    position: str
    options: tuple[Measured, ...]
    """The best first."""
    found_by: dict[str, float]
    """How often each level finds the best."""
    work: int
    """How many actions were played on to measure it."""

    @property
    def margin(self) -> float:
        return min(self.options[0].ahead_of(other).mean for other in self.options[1:])

    @property
    def error(self) -> float:
        return max(self.options[0].ahead_of(other).error for other in self.options[1:2])


def search(source: Source, seed: int) -> Iterator[Found]:
    """The puzzles of one game."""
    journal = source.game(seed)
    seen: Counter[str] = Counter()
    moments = list(_moments(source, journal))
    chance = Chance(seed)
    while moments:
        number, game = moments.pop(chance.below(len(moments)))
        kind = str(game.decision.kind)
        if seen[kind] < _OF_A_KIND and (found := _looked_at(source, seed, number, game)):
            seen[kind] += 1
            yield found


def _moments(source: Source, journal: Any) -> Iterator[tuple[int, Any]]:
    """The decisions that were not forced."""
    game = journal.beginning()
    since = CARE[source.name].since * len(journal.records)
    for number, record in enumerate(journal.records):
        is_open = game.choices().only is None and game.decision.kind not in source.unmeasured
        if is_open and number >= since:
            yield number, game.copy()
        game.apply(record.action)


def _looked_at(source: Source, seed: int, number: int, game: Any) -> Found | None:
    text = game.position()
    position = source.kit.game.from_position(text)
    if position.decision is None or position.decision.kind != game.decision.kind:
        return None
    view = position.view(position.decision.seat, 0)
    considered = source.glance(view).alternatives
    if _promise(view, considered) < CARE[source.name].promise:
        return None
    experts = [Measured(option.action) for option in considered]
    if not _seems_clear(source, position, experts[:2]):
        return None
    guesses = _guesses(source, position)
    every = [guess for each in guesses.values() for guess in each]
    if len({str(it) for it in (*every, considered[0].action)}) == 1:
        return None
    options = _options(source, position, [option.action for option in considered], every)
    measured = _measured(source, position, options)
    if measured is None:
        return None
    best = measured[0].action
    found_by = {
        level: sum(comes_to_the_same(view, best, guess) for guess in each) / len(each)
        for level, each in guesses.items()
    }
    work = sum(option.work for option in (*measured, *options))
    kind = str(position.decision.kind)
    return Found(source.name, seed, number, kind, text, tuple(measured), found_by, work)


def _guesses(source: Source, position: Any) -> dict[str, list[Action]]:
    """What the lower levels would do."""
    seat = position.decision.seat
    return {
        level: [
            source.kit.ai.opponent(level, seed).choose(position.view(seat, seed)).action
            for seed in range(tries)
        ]
        for level, tries in _LEVELS.items()
    }


def _promise(view: Game, considered: Sequence[Option]) -> float:
    """How far ahead the expert's choice is of the next one that comes to something else."""
    best, *others = considered
    worse = [it.value for it in others if not comes_to_the_same(view, best.action, it.action)]
    return best.value - max(worse) if worse else 0.0


def _options(
    source: Source, position: Any, expert: Sequence[Action], guesses: Sequence[Action]
) -> list[Measured]:
    """What is measured: everything, or what an expert or another level thinks of."""
    actions = [*expert[:2], *guesses, *expert[2:_MOST_OPTIONS]]
    if source.measures_all:
        actions += position.choices().actions
    view = position.view(position.decision.seat, 0)
    return [Measured(action) for action in different(view, actions)]


def different(view: Game, actions: Sequence[Action]) -> list[Action]:
    """The first of those that come to the same."""
    kept: list[tuple[Action, Game]] = []
    for action in actions:
        after = view.copy()
        after.apply(action)
        if not any(after == other for _, other in kept):
            kept.append((action, after))
    return [action for action, _ in kept]


def _seems_clear(source: Source, position: Any, options: Sequence[Measured]) -> bool:
    """Whether the best of these is far enough ahead at a glance."""
    care = CARE[source.name]
    play_worlds(source.play_on, position, options, range(_GLANCE, _GLANCE + care.glance))
    best, next_best, *_ = ranked(options)
    gap = best.ahead_of(next_best)
    return gap.mean >= max(0.6 * care.margin, gap.error) and best.wins >= _HOPELESS


def _measured(source: Source, position: Any, options: list[Measured]) -> list[Measured] | None:
    """The options with what they lead to, the best first; None if there is no puzzle in them."""
    care = CARE[source.name]
    if not _seems_clear(source, position, options):
        return None
    again = [Measured(option.action) for option in ranked(options)]
    if not _is_sure(source, position, again, care):
        return None
    return ranked(again) if _holds(source, position, ranked(again), care) else None


def _is_sure(source: Source, position: Any, options: list[Measured], care: Care) -> bool:
    """Play on in other worlds until what seemed best at a glance is so for sure, or is not."""
    begun = 0
    for upto in care.rounds:
        playing = options if not begun else close_ones(options, 2 * ERRORS)
        play_worlds(source.play_on, position, playing, range(_FINAL + begun, _FINAL + upto))
        begun = upto
        best, *others = options
        gaps = [best.ahead_of(other) for other in others]
        if any(_is_hopeless(gap, care, upto) for gap in gaps):
            return False
        if all(gap.is_clear(care.margin, ERRORS) for gap in gaps):
            wins = max(other.wins for other in others) + care.more_wins
            return best.wins >= max(_HOPELESS, wins)
    return False


def _is_hopeless(gap: Gap, care: Care, rounds: int) -> bool:
    """Whether a lead is too small, or will not be known well enough after all rounds."""
    in_the_end = gap.error * math.sqrt(rounds / care.rounds[-1])
    return gap.mean + 2 * gap.error < care.margin or gap.mean + gap.error < ERRORS * in_the_end


def _holds(source: Source, position: Any, options: Sequence[Measured], care: Care) -> bool:
    """Whether other hands come to the same conclusion."""
    if not care.second:
        return True
    again = [Measured(option.action) for option in options[:3]]
    worlds = range(_SECOND, _SECOND + care.second)
    play_worlds(source.second_opinion, position, again, worlds)
    best, *others = again
    return all(
        best.ahead_of(other).is_clear(0.3 * care.margin, 1.0) and best.wins >= other.wins
        for other in others
    )
