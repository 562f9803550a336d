"""Looking back at a game: the decisions that cost a player most, and those that went well.

An expert says at each decision what it would have done, from what the player could know. Where the
player did something else, the game is played on both ways, again and again: what the player could
not know is dealt differently each time, but the same for both choices.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from colosseum.ai.kit import OpponentKit
from colosseum.ai.player import Choice
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, Game, Record, SeatIndex
from colosseum.rules.same_effect import comes_to_the_same
from colosseum.tutor.regret import Regret, share_spread
from colosseum.words.sentences import Sentence

_FOR_GOOD_ONES: Final = 0.15
"""The share of the work that goes into what went well."""
_SHOWN: Final = 3
_GOOD_SHOWN: Final = 2
_FIRST_ROUNDS: Final = 2
_FOR_FIRST_ROUNDS: Final = 0.4
"""The share of the work that goes into the first rounds: without limit, many would get no more."""
_WELL_KNOWN: Final = 0.7
"""The error of a difference that needs no more rounds,"""
_WELL_KNOWN_SHARE: Final = 1 / 5
"""or which part of the difference."""
_SAME_STRETCH: Final = 3
"""How many of the player's decisions apart the same advice is given only once."""
_MOST_MOMENTS: Final = 24
"""How many decisions are played on: those that the expert thinks cost most."""
_MOST_AGREED: Final = 4
_MOST_BETTER: Final = 2
"""How many decisions are played on since they may be good: the expert's, and better ones."""
_UNKNOWN: Final = 0.5
"""The guess about an action that the expert did not even consider."""
_STAKES: Final = 1.0
"""The least difference by the expert's guess that makes a good decision worth telling."""
_WORTH_TELLING: Final = 0.5
_SEED: Final = 0
"""For the expert's view: the same question always has the same answer."""


@dataclass(slots=True, eq=False)
class Moment:
    """A decision: what the expert would do there, compared with what else was done or possible."""

    past: tuple[Record, ...]
    """What had happened before."""
    place: int
    """How many of the player's own decisions had been made before."""
    position: Game
    """The game at that moment; it is never played on itself."""
    expert: Action
    reason: Sentence
    """Why, in the expert's words."""
    other: Action
    """What the player did; or, if that was the expert's choice, the next best."""
    guess: float
    """How much better the expert thinks its own choice is."""
    regret: Regret = field(init=False)

    def __post_init__(self) -> None:
        self.regret = Regret(self.guess)

    @property
    def kind(self) -> str:
        assert self.position.decision is not None
        return self.position.decision.kind


@dataclass(frozen=True, slots=True)
class Finding:
    """One decision worth telling about."""

    number: int
    """How many actions had been taken before."""
    taken: Action
    other: Action
    """What the expert would have done; or, if that was done, the next best."""
    reason: Sentence | None
    """Why the expert chose as it did; None if the player did better than the expert."""
    difference: float
    """What the better of the two gains, in what the game's players count."""
    error: float
    rounds: int
    """How often it was played on, each way."""
    is_clear: bool
    """Whether luck alone would hardly make that difference."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What looking back has found: clear differences before others, and the largest first."""

    costly: tuple[Finding, ...]
    good: tuple[Finding, ...]


class LookingBack:
    """One game as a seat played it. `step` does a little of the work until it `is_done`."""

    def __init__(self, kit: OpponentKit[Any], journal: Journal[Any], seat: SeatIndex) -> None:
        self._kit = kit
        self._seat = seat
        self._work = kit.playing_on.work  # not a time: a game has the same answer everywhere
        self._played = 0
        self.differing, agreeing = moments(kit, journal, seat)
        """All decisions in which the expert would have done something else, as they came."""
        self._candidates = _largest(self.differing, _MOST_MOMENTS)
        high = [moment for moment in agreeing if moment.guess >= _STAKES]
        self._agreed = _largest(_one_of_each_kind(high), _MOST_AGREED)

    @property
    def progress(self) -> float:
        """The share of the work that is done."""
        return 1.0 if self.is_done else min(1.0, self._played / self._work)

    @property
    def is_done(self) -> bool:
        return self._next() is None

    def step(self) -> None:
        """Play one moment on, both ways."""
        moment = self._next()
        assert moment is not None
        self._played += play_round(self._kit, moment, self._seat)
        share_spread(each.regret for each in (*self._candidates, *self._agreed))

    @property
    def cost(self) -> float:
        """What all decisions cost together; less than nothing if they were better than expected."""
        return sum(moment.regret.mean for moment in self.differing)

    @property
    def rounds(self) -> int:
        """How many games were played on so far."""
        return 2 * sum(moment.regret.rounds for moment in (*self.differing, *self._agreed))

    def findings(self) -> Findings:
        """The decisions that made a difference, as far as it is known.

        A costly one need not be clear: anyone who lost wants to know where, certain or not.
        """
        costly = [moment for moment in self.differing if moment.regret.mean > 0]
        better = [moment for moment in self._candidates if moment.regret.mean < 0]
        agreed = [moment for moment in self._agreed if moment.regret.mean > 0]
        good = [moment for moment in _told([*agreed, *better]) if _is_clear(moment)]
        return Findings(
            tuple(_costly(moment) for moment in _told(costly)[:_SHOWN]),
            tuple(
                _better(moment) if moment in better else _agreed(moment)
                for moment in good[:_GOOD_SHOWN]
            ),
        )

    def _next(self) -> Moment | None:
        """The moment to play on next; None if there is nothing left to do."""
        if self._played < self._work * (1 - _FOR_GOOD_ONES):
            is_early = self._played < self._work * _FOR_FIRST_ROUNDS
            known = [moment for moment in self._candidates if moment.regret.rounds]
            if moment := _most_in_doubt(self._candidates if is_early else known):
                return moment
        if self._played < self._work:
            better = sorted(self._candidates, key=lambda moment: moment.regret.mean)
            return _most_in_doubt([*self._agreed, *better[:_MOST_BETTER]])
        return None


def moments(
    kit: OpponentKit[Any], journal: Journal[Any], seat: SeatIndex
) -> tuple[list[Moment], list[Moment]]:
    """The seat's decisions: where the expert would have done something else, and where not."""
    differing: list[Moment] = []
    agreeing: list[Moment] = []
    for place, (game, records, action) in enumerate(_decisions(journal, seat)):
        view = game.view(seat, _SEED)
        choice = kit.expert(view, records)
        agrees = comes_to_the_same(view, choice.action, action)
        if agrees and len(choice.alternatives) == 1:
            continue
        other = choice.alternatives[1].action if agrees else action
        moment = Moment(
            past=tuple(records),
            place=place,
            position=game.copy(),
            expert=action if agrees else choice.action,
            reason=choice.reason,
            other=other,
            guess=_value_lost(choice, other),
        )
        (agreeing if agrees else differing).append(moment)
    return differing, agreeing


def _decisions(
    journal: Journal[Any], seat: SeatIndex
) -> Iterator[tuple[Game, list[Record], Action]]:
    """Each decision of the seat that was not forced: the game, what had happened, what it did.

    What came to nothing is left out: a deal that was refused has cost nothing.
    """
    game = journal.beginning()
    records: list[Record] = []
    for place, record in enumerate(journal.records):
        is_free = record.seat == seat and game.choices().only is None
        if is_free and not _came_to_nothing(game, journal.records[place:]):
            yield game, records, record.action
        records.append(game.apply(record.action))


def _came_to_nothing(game: Game, records: Sequence[Record]) -> bool:
    """Whether the next decision of the same seat is this one again, with nothing changed."""
    later = game.copy()
    for record in records:
        later.apply(record.action)
        if later.decision is None or later.decision.seat == records[0].seat:
            return later.is_like(game)
    return False


def _value_lost(choice: Choice, action: Action) -> float:
    """How much worse than its own choice the expert thinks an action is."""
    values = {option.action: option.value for option in choice.alternatives}
    return values[choice.action] - values[action] if action in values else _UNKNOWN


def play_round(kit: OpponentKit[Any], moment: Moment, seat: SeatIndex) -> int:
    """Play a moment on to the end of the game both ways, with the same luck; count the actions."""
    number = moment.regret.rounds + 1
    results, played = [], 0
    for action in (moment.expert, moment.other):
        game = moment.position.view(seat, number)
        played += play_to_the_end(kit, game, moment.past, action, number)
        results.append(kit.playing_on.yardstick(game, seat))
    moment.regret.differences.append(results[0] - results[1])
    return played


def play_to_the_end(
    kit: OpponentKit[Any], game: Game, before: Sequence[Record], action: Action, seed: int
) -> int:
    """Take the action and play on by players who remember what was before; count the actions."""
    seats = range(len(game.seats))
    players = [kit.playing_on.player(seed) for _ in seats]
    pasts = [kit.past(before, seat) for seat in seats]
    played = 0
    while True:
        record = game.apply(action)
        played += 1
        if (decision := game.decision) is None:
            return played
        for seat, past in enumerate(pasts):
            past += kit.past([record], seat)
        # The whole game is dealt from the player's own view: there is nothing more to hide.
        action = players[decision.seat].choose(game, pasts[decision.seat]).action


# Which moments matter


def _largest(found: list[Moment], most: int) -> list[Moment]:
    """Those with the largest differences by the expert's guess."""
    return sorted(found, key=lambda moment: -moment.guess)[:most]


def _one_of_each_kind(found: list[Moment]) -> list[Moment]:
    """The largest of each kind of decision, for there is more to praise than one kind."""
    largest: dict[str, Moment] = {}
    for moment in found:
        if moment.kind not in largest or moment.guess > largest[moment.kind].guess:
            largest[moment.kind] = moment
    return list(largest.values())


def _most_in_doubt(found: list[Moment]) -> Moment | None:
    """The moment of which more rounds tell most: one that may be among the largest."""
    for moment in found:
        if moment.regret.rounds < _FIRST_ROUNDS:
            return moment
    unfinished = [moment for moment in found if not _is_well_known(moment.regret)]
    return max(unfinished, key=lambda moment: _size(moment) + moment.regret.error, default=None)


def _size(moment: Moment) -> float:
    return abs(moment.regret.mean)


def _is_well_known(regret: Regret) -> bool:
    return regret.error < max(_WELL_KNOWN, _WELL_KNOWN_SHARE * abs(regret.mean))


def _is_clear(moment: Moment) -> bool:
    return moment.regret.is_clear and _size(moment) >= _WORTH_TELLING


def _told(found: list[Moment]) -> list[Moment]:
    """Those that made a clear difference, then others, and each piece of advice once."""
    told: list[Moment] = []

    def rank(moment: Moment) -> tuple[bool, bool, float]:
        return not _is_clear(moment), not moment.regret.rounds, -_size(moment)

    for moment in sorted(found, key=rank):
        if not any(_is_same_advice(moment, other) for other in told):
            told.append(moment)
    return told


def _is_same_advice(one: Moment, other: Moment) -> bool:
    """Whether a player gets the same advice twice in a stretch, as in an auction bid by bid."""
    is_near = abs(one.place - other.place) <= _SAME_STRETCH
    return is_near and (one.kind, one.expert) == (other.kind, other.expert)


# What is told


def _costly(moment: Moment) -> Finding:
    return _finding(moment, moment.other, moment.expert, moment.reason)


def _agreed(moment: Moment) -> Finding:
    return _finding(moment, moment.expert, moment.other, moment.reason)


def _better(moment: Moment) -> Finding:
    return _finding(moment, moment.other, moment.expert, None)


def _finding(moment: Moment, taken: Action, other: Action, reason: Sentence | None) -> Finding:
    regret = moment.regret
    return Finding(
        len(moment.past),
        taken,
        other,
        reason,
        abs(regret.mean),
        regret.error,
        regret.rounds,
        _is_clear(moment),
    )
