"""Places at the end, and what would have won."""

from dataclasses import replace

import pytest

from colosseum.gallery.colosseum.positions import finished
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.colosseum.standings import Standing, own_line, standings

NAMES = ("Aquila", "Livia", "Sol")


def standing(seat: int, place: int, best: int, lacking: tuple[Asset, ...] = ()) -> Standing:
    """Someone whose best event was programme 30, without these tokens."""
    programme = RULES.programme(30)
    tokens = [asset for asset in programme.kinds for _ in range(programme.needs[asset])]
    for asset in lacking:
        tokens.remove(asset)
    score = Score(programme.spectators[len(lacking)], 0, 0, 0, 0, 0, 0)
    return Standing(seat, place, best, EventProduced(seat, 30, tuple(tokens), (), 0, score))


def test_everyone_is_ranked_by_their_best_event() -> None:
    session = finished()
    ranked = standings(session.game.state, session.journal.records)
    assert [it.place for it in ranked] == [1, 2, 3, 4]
    assert [it.best for it in ranked] == sorted((it.best for it in ranked), reverse=True)
    assert (ranked[0].seat,) == session.game.outcome.winners
    for it in ranked:
        assert it.event is not None
        assert it.event.score.total == it.best


KIND = RULES.programme(30).kinds[0]
WORTH = RULES.programme(30).spectators[0] - RULES.programme(30).spectators[1]


@pytest.mark.parametrize(
    ("short", "lacking", "words"),
    [
        (WORTH - 1, (KIND,), f"Second, {WORTH - 1} short: 1 "),
        (RULES.ticket_spectators - 1, (), "one more season ticket would have won."),
        (40, (KIND,), "Second, 40 spectators short of Livia."),
        (0, (), "Second, level with Livia."),
    ],
)
def test_the_own_line_names_what_would_have_won(
    short: int, lacking: tuple[Asset, ...], words: str
) -> None:
    mine, first = standing(0, 2, 50, lacking), standing(1, 1, 50 + short)
    assert words in own_line(mine, [first, mine], NAMES)


@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        ((82, 0), (64, 2), "First, level with Sol: coins decided it, 82 to 64."),
        ((64, 2), (64, 1), "First, level with Sol: stars decided it, 2 to 1."),
        ((64, 1), (64, 1), "First, level with Sol."),
    ],
)
def test_of_equal_events_the_line_says_what_decided(
    mine: tuple[int, int], theirs: tuple[int, int], words: str
) -> None:
    first = replace(standing(0, 1, 62), coins=mine[0], stars=mine[1])
    second = replace(standing(2, 1 + (mine > theirs), 62), coins=theirs[0], stars=theirs[1])
    assert own_line(first, [first, second], NAMES) == words


def test_the_winner_is_told_how_far_ahead() -> None:
    mine, second = standing(0, 1, 50), standing(2, 2, 49)
    assert own_line(mine, [mine, second], NAMES) == "First, 1 spectator ahead of Sol."
