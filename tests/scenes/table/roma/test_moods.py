"""Which moments of Arena: Roma II move whom."""

from dataclasses import astuple

import pytest

from colosseum.ai.characters import KEYS
from colosseum.play.seats import HUMAN, Seat
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.scenes.parts import spoken_lines
from colosseum.scenes.parts.faces import Expression
from colosseum.scenes.table.reactions import Reaction
from colosseum.scenes.table.roma.moods import RomaMoods
from colosseum.scenes.table.roma.spoken_lines import VOICES

PLEASED, ANGRY = Expression.PLEASED, Expression.ANGRY
TITUS = VOICES["titus"]


@pytest.fixture
def moods() -> RomaMoods:
    seats = (Seat("Aquila", HUMAN, 0), Seat("Titus", "grand", 1, "titus"))
    return RomaMoods(Game.new([seat.name for seat in seats], 3), seats)


def test_everyone_has_lines_for_every_moment() -> None:
    assert tuple(VOICES) == KEYS
    for voice in VOICES.values():
        for lines in astuple(voice):
            assert len(set(lines)) >= 2
            assert all(line[-1] in ".!?…" and len(line) <= 40 for line in lines), lines


def test_how_they_like_to_play_is_said_in_the_first_turn_only(moods: RomaMoods) -> None:
    assert moods.hear(ev.TurnBegan(2, 1)) == [Reaction(1, PLEASED, TITUS.opening)]
    assert moods.hear(ev.TurnBegan(4, 1)) == []


def test_battles_please_and_annoy(moods: RomaMoods) -> None:
    won, lost = ev.BattleDecided(1, True, 5, 4), ev.BattleDecided(1, False, 3, 4)
    assert moods.hear(won) == [Reaction(1, PLEASED, TITUS.battle_won)]
    assert moods.hear(lost) == [Reaction(1, ANGRY, TITUS.battle_lost)]


def test_a_fallen_card_is_mourned(moods: RomaMoods) -> None:
    assert moods.hear(ev.CardDiscarded(1, 1, 3)) == [Reaction(1, ANGRY, TITUS.card_lost)]


def test_many_points_are_worth_a_word_and_the_lead_more(moods: RomaMoods) -> None:
    assert moods.hear(ev.PointsGained(1, 1, 0)) == []
    assert moods.hear(ev.PointsGained(1, 3, 0)) == [Reaction(1, PLEASED, TITUS.points_won)]
    assert moods.hear(ev.PointsReturned(1, 6)) == [Reaction(1, ANGRY, TITUS.points_lost)]
    lead = spoken_lines.VOICES["titus"].lead
    assert moods.hear(ev.PointsGained(1, 4, 0)) == [Reaction(1, PLEASED, lead)]


def test_the_only_opponent_does_not_speak_in_every_turn(moods: RomaMoods) -> None:
    stages = set()
    for turn in range(1, 13):
        moods.hear(ev.TurnBegan(turn, turn % 2))
        stages.add(moods.stage)
    assert len(stages) == 5
