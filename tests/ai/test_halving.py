"""Looking far ahead: work goes where choices are close, and luck decides nothing."""

from dataclasses import dataclass, field

from colosseum.ai.halving import Halving, PlayedOn, Trust
from colosseum.rules.chance import Chance

TRUST = Trust(glance=4.0, early=5.0, earlies=150.0, error=0.02)
WORK = 4000


@dataclass
class Worlds:
    """Choices that win as often as is said; an early look takes 10 actions, an end 30."""

    shares: list[float]
    seen_early: list[float]
    """What they look like before the end."""
    work: int = 0
    played: list[tuple[int, int, bool]] = field(default_factory=list)

    def play_on(self, choice: int, world: int, to_the_end: bool) -> PlayedOn:
        self.played.append((choice, world, to_the_end))
        luck = Chance(world).below(1000) / 1000
        early = self.seen_early[choice]
        end = float(luck < self.shares[choice]) if to_the_end else None
        work = 30 if to_the_end else 10
        self.work += work
        return PlayedOn(early, end, work)


def searched(
    shares: list[float], seen_early: list[float] | None = None
) -> tuple[Worlds, list[float]]:
    worlds = Worlds(shares, seen_early or shares)
    return worlds, Halving(worlds.play_on, worlds.seen_early, TRUST).scores(WORK, to_the_end=True)


def test_the_best_choice_has_the_highest_score() -> None:
    _, scores = searched([0.4, 0.5, 0.45, 0.62, 0.5, 0.55, 0.3, 0.58])
    assert scores.index(max(scores)) == 3


def test_it_stops_once_the_work_is_done() -> None:
    worlds, _ = searched([0.5] * 8)
    assert WORK <= worlds.work < WORK + 8 * 30


def test_nothing_is_played_to_the_end_unless_it_should_be() -> None:
    worlds = Worlds([0.5] * 4, [0.5, 0.4, 0.6, 0.5])
    scores = Halving(worlds.play_on, worlds.seen_early, TRUST).scores(WORK, to_the_end=False)
    assert worlds.work % 30, "ends take 30, and early looks 10"
    assert scores.index(max(scores)) == 2


def test_a_clear_choice_takes_little_work() -> None:
    worlds, scores = searched([0.1, 0.9, 0.1])
    assert worlds.work < WORK / 4
    assert scores[1] == max(scores)


def test_a_game_that_is_decided_takes_less_work() -> None:
    """Whatever is done, it is won."""
    worlds, _ = searched([1.0, 1.0])
    assert worlds.work < WORK / 2


def test_only_the_closest_choices_are_played_to_the_end() -> None:
    worlds, _ = searched([0.5, 0.49, 0.48, 0.47, 0.46, 0.45, 0.44, 0.43])
    assert {choice for choice, _, to_the_end in worlds.played if to_the_end} == {0, 1}


def test_choices_are_compared_in_the_same_worlds() -> None:
    worlds, _ = searched([0.5, 0.49, 0.48])
    seen = [[world for choice, world, _ in worlds.played if choice == one] for one in range(3)]
    for one in seen:
        assert one == list(range(len(one)))


def test_the_end_corrects_what_an_early_look_gets_wrong() -> None:
    _, scores = searched([0.2, 0.8], seen_early=[0.52, 0.5])
    assert scores[1] > scores[0]


def test_nothing_that_was_given_up_is_above_what_was_preferred_to_it() -> None:
    """The first looked better than the others early on, and lost."""
    _, scores = searched([0.0, 0.0, 0.6, 0.6], seen_early=[0.6, 0.6, 0.5, 0.5])
    assert max(scores[2:]) <= max(scores[:2])
