"""The stages of the career: sixteen, each sound, and every mistake in a file named."""

from pathlib import Path

import pytest

from colosseum import games
from colosseum.files import paths
from colosseum.formats.yaml_fields import FieldError
from colosseum.play.career.stages import LAURELS, Stage, find_table, read_stage, stages

STAGES = stages()
FIRST = paths.asset("career", "colosseum", "1-opening-day.yaml")


def test_seven_stages_on_each_road_and_two_where_they_meet() -> None:
    numbers = [(stage.road, stage.number) for stage in STAGES]
    own = [(road, number) for road in games.GAMES for number in range(1, 8)]
    assert numbers == [*own, ("meeting", 8), ("meeting", 9)]
    assert sum(len(stage.laurels) for stage in STAGES) == 48


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
def test_a_stage_is_a_story_a_start_and_three_laurels(stage: Stage) -> None:
    assert len(stage.laurels) == LAURELS
    assert stage.laurels[0].is_victory
    assert stage.story.count(".") + stage.story.count("?") == 2
    assert len(stage.story) <= 150
    for picture in (f"career/ground-{stage.ground}", *stage.figures):
        assert paths.asset("sprites", *f"{picture}.svg".split("/")).exists(), picture
    for table in stage.tables:
        assert find_table(table.name) == (stage, table)
        assert len({rival.character for rival in table.rivals}) == len(table.rivals)
        for picture in table.shows:
            assert paths.asset("sprites", *f"{picture}.svg".split("/")).exists(), picture


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
def test_a_stage_begins_from_any_seed_and_differs_by_it(stage: Stage) -> None:
    for table in stage.tables:
        names = [rival.character if rival else "Aquila" for rival in table.seats]
        begun = [table.begin(names, seed) for seed in (1, 2, 3)]
        for game in begun:
            assert game.status() == []
            assert list(game.seats) == names
            assert game.decision is not None
        assert begun[0] != begun[1] != begun[2]
        assert table.begin(names, 1) == begun[0]


def test_a_match_is_won_by_winning_each_game() -> None:
    stage = STAGES[-1]
    assert [table.game for table in stage.tables] == [*games.GAMES]
    assert stage.laurels[0].words == "Win both games"
    assert len(stage.laurels[0].parts) == 2


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("game: colosseum", "game: chess", "expected one of colosseum, roma"),
        ("level: apprentice}, {", "level: divine}, {", "expected one of apprentice"),
        ("character: lucia", "character: nero", "expected one of the cast"),
        ("seats: [you, {", "seats: [{", "you are not at it"),
        ("{events at least: 5}", "{win: yes}", "no victory and two other goals"),
        ("  - {win: yes}\n", "", "no victory and two other goals"),
        ("story:", "tale:", "“story” is missing"),
        ("tickets: 1", "tickets: many", "expected a whole number"),
        ("coins: 35, tickets: 1", "tickets: 99", "suits no game"),
        ("start:", "options: {cards: all}\nstart:", "is no option"),
        ("start:", "options: {intense_auctions: maybe}\nstart:", "expected yes or no"),
        ("start:", "weather: fine\nstart:", "is not a known field"),
    ],
)
def test_a_mistake_in_a_file_is_named(
    tmp_path: Path, before: str, after: str, complaint: str
) -> None:
    text = FIRST.read_text(encoding="utf-8")
    assert before in text
    file = tmp_path / FIRST.name
    file.write_text(text.replace(before, after), encoding="utf-8")
    with pytest.raises(FieldError, match=complaint):
        read_stage(file, "colosseum", 1)
