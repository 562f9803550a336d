"""How far someone has come: laurels, what is open, and the rank."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.play.career.attempts import Attempt
from colosseum.play.career.stages import LAURELS, ROADS, Laurel, Stage, Table, stages
from colosseum.rules.goals import Win
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Rank:
    name: str
    title: Sentence
    laurels: int
    """From how many on."""


RANKS: Final = (
    Rank("citizen", Sentence("Citizen"), 0),
    Rank("quaestor", Sentence("Quaestor"), 9),
    Rank("aedile", Sentence("Aedile"), 18),
    Rank("praetor", Sentence("Praetor"), 28),
    # Translators: a rank, the highest but one of ancient Rome.
    Rank("consul", Sentence.in_context("rank", "Consul"), 38),
    Rank("censor", Sentence("Censor"), 48),
)


def rank_named(name: str) -> Rank | None:
    """The rank of that name; None if there is none, as in files of a newer version."""
    return next((rank for rank in RANKS if rank.name == name), None)


class Career:
    """What all attempts together come to."""

    def __init__(self, attempts: Sequence[Attempt]) -> None:
        self._by_table: dict[str, list[Attempt]] = {}
        for attempt in attempts:
            self._by_table.setdefault(attempt.table, []).append(attempt)

    # Laurels

    def has(self, laurel: Laurel) -> bool:
        return all(self.has_reached(table, goal.name) for table, goal in laurel.parts)

    def has_reached(self, table: Table, goal: str) -> bool:
        return any(goal in attempt.reached for attempt in self._at(table))

    def laurels_of(self, stage: Stage) -> tuple[bool, ...]:
        return tuple(self.has(laurel) for laurel in stage.laurels)

    @property
    def laurels(self) -> int:
        return sum(sum(self.laurels_of(stage)) for stage in stages())

    @staticmethod
    def most_laurels() -> int:
        return LAURELS * len(stages())

    @property
    def rank(self) -> Rank:
        return [rank for rank in RANKS if rank.laurels <= self.laurels][-1]

    @property
    def next_rank(self) -> Rank | None:
        return next((rank for rank in RANKS if rank.laurels > self.laurels), None)

    # What is open

    def is_won(self, stage: Stage) -> bool:
        return self.has(stage.laurels[0])

    def is_open(self, stage: Stage) -> bool:
        return all(self.is_won(before) for before in self.before(stage))

    @staticmethod
    def before(stage: Stage) -> list[Stage]:
        """What must be won first: where the roads meet, the last stage of each."""
        same = [other for other in stages() if other.road == stage.road]
        place = same.index(stage)
        if place:
            return [same[place - 1]]
        if stage.road != ROADS[-1]:
            return []
        return [[it for it in stages() if it.road == road][-1] for road in ROADS[:-1]]

    @property
    def next_stages(self) -> list[Stage]:
        """Those that are open and not won yet."""
        return [stage for stage in stages() if self.is_open(stage) and not self.is_won(stage)]

    def next_stage(self, game: str) -> Stage | None:
        """One of them, on the road of this game if there is any; None once all are won."""
        following = self.next_stages
        own = [stage for stage in following if stage.road == game]
        return next(iter((*own, *following)), None)

    def next_table(self, stage: Stage) -> Table:
        """Where to play next: the first table that is not won, or the first of all."""
        return next(
            (table for table in stage.tables if not self.has_reached(table, Win.name)),
            stage.tables[0],
        )

    # How it went

    def _at(self, table: Table) -> list[Attempt]:
        return self._by_table.get(table.name, [])

    def times_played(self, stage: Stage) -> int:
        return sum(len(self._at(table)) for table in stage.tables)

    def best_place(self, table: Table) -> int | None:
        return min((attempt.place for attempt in self._at(table)), default=None)

    def best_figure(self, table: Table, goal: str) -> int | None:
        """The largest so far of what a goal asks for."""
        figures = [dict(attempt.figures).get(goal) for attempt in self._at(table)]
        return max((figure for figure in figures if figure is not None), default=None)
