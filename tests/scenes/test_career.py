"""The career: choosing a stage, playing it, and what comes of it."""

import pygame
import pytest

from colosseum.files import paths
from colosseum.play import json_lines, saves
from colosseum.play.career import attempts, laurels
from colosseum.play.career.attempts import Attempt
from colosseum.play.career.stages import Stage, stages
from colosseum.play.session import Session
from colosseum.rules import journal
from colosseum.scenes import routes
from colosseum.scenes.career.laurels_scene import LaurelsScene
from colosseum.scenes.career.scene import CareerScene
from colosseum.scenes.career.stone import StageStone, State
from colosseum.scenes.stage_end import StageEndScene
from colosseum.scenes.stage_goals import StageGoalsScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.widgets.button import Button
from tests.games import finished_stage, saved_finished
from tests.hands import Hands
from tests.noting import Notes

STAGES = {stage.name: stage for stage in stages()}
FIRST = STAGES["first-stones"]


def on_map(hands: Hands, stage: Stage | None = None) -> CareerScene:
    scene = CareerScene(hands.app, stage)
    hands.open(scene)
    return scene


def won(*names: str) -> None:
    """Write what these stages would have left, if they had been won."""
    for name in names:
        for table in STAGES[name].tables:
            line = Attempt(table.name, f"{name} {table.name}", 1, ("win",), ()).line()
            json_lines.append(paths.data_folder() / "career.jsonl", line)


def test_the_title_leads_to_the_map_and_back(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.click("career")
    assert isinstance(hands.app.scene, CareerScene)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.app.scene, TitleScene)


def test_a_stage_is_chosen_on_the_map_and_played(hands: Hands) -> None:
    scene = on_map(hands)
    hands.click("stage-first-stones")
    assert scene.chosen is FIRST
    hands.click("play")
    table = hands.app.scene
    assert isinstance(table, TableScene)
    assert table.session.journal.stage == "first-stones"
    assert [seat.character for seat in table.session.seats] == ["", "titus"]


def test_enter_plays_what_is_chosen(hands: Hands) -> None:
    on_map(hands, FIRST)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.app.scene, TableScene)


def test_a_locked_stage_can_be_looked_at_and_says_what_is_missing(hands: Hands) -> None:
    scene = on_map(hands)
    hands.click("stage-full-house")
    assert scene.chosen is STAGES["full-house"]
    assert hands.widget("play").disabled_because == "Win “First stones” first."
    hands.click("stage-two-crowns")
    reason = hands.widget("play").disabled_because
    assert reason == "Win “Three great houses” and “The strategist” first."


def test_states_are_those_of_the_games_played(hands: Hands) -> None:
    won("opening-day")
    on_map(hands)
    states = {
        widget.stage.name: widget.state
        for widget in hands.scene.page.widgets
        if isinstance(widget, StageStone)
    }
    assert states["opening-day"] is State.WON
    assert states["misers-purse"] is State.OPEN
    assert states["market-day"] is State.LOCKED
    assert states["first-stones"] is State.OPEN


def test_a_game_whose_line_was_lost_is_found_again(hands: Hands) -> None:
    finished_stage(FIRST.tables[0])
    scene = on_map(hands)
    assert scene.career.times_played(FIRST) == 1


def test_the_second_table_of_a_match_can_be_chosen(hands: Hands) -> None:
    names = [stage.name for stage in stages()]
    won(*names[:-2])
    scene = on_map(hands, STAGES["two-crowns"])
    assert scene.table.game == "colosseum"
    hands.click("table-two-crowns-2")
    hands.click("play")
    assert isinstance(hands.app.scene, TableScene)
    assert hands.app.scene.session.journal.stage == "two-crowns-2"


def test_the_menu_of_the_table_shows_the_laurels(hands: Hands) -> None:
    session = Session.at_stage(FIRST.tables[0], 3)
    hands.open(routes.pause_menu(hands.app, session, None))
    hands.click("goals")
    assert isinstance(hands.app.scene, StageGoalsScene)


def test_an_ordinary_game_has_no_laurels_in_its_menu(hands: Hands) -> None:
    branch = Session.played_on_from(finished_stage(FIRST.tables[0]).journal, 2)
    hands.open(routes.pause_menu(hands.app, branch, None))
    assert not hands.sees("goals")


@pytest.mark.parametrize("key", ["again", "career", "results"])
def test_at_the_end_one_can_try_again_go_on_or_see_the_results(hands: Hands, key: str) -> None:
    session = finished_stage(FIRST.tables[0])
    attempts.record(session.journal)
    hands.open(routes.results(hands.app, session))
    hands.app.push(routes.stage_end(hands.app, session))
    hands.click(key)
    scene = hands.app.scene
    if key == "again":
        assert isinstance(scene, TableScene)
        assert scene.session.journal.stage == "first-stones"
    elif key == "career":
        assert isinstance(scene, CareerScene)
    else:
        assert hands.sees("career")


def test_the_last_action_leads_to_what_was_earned(hands: Hands) -> None:
    session = finished_stage(FIRST.tables[0], seed=7)
    last = session.journal.undo()
    assert session.awaits_human
    table = TableScene(hands.app, session)
    hands.open(table)
    table.act(last.action)
    for _ in range(200):
        if isinstance(hands.scene, StageEndScene):
            break
        hands.press(pygame.K_s)
    assert isinstance(hands.scene, StageEndScene)
    assert len(attempts.recorded()) == 1


def test_tabs_lead_to_the_laurels_and_back(hands: Hands) -> None:
    saved_finished("over")
    on_map(hands)
    hands.click("tab-laurels")
    scene = hands.scene
    assert isinstance(scene, LaurelsScene)
    hands.wait()
    assert not scene.is_loading
    assert len(laurels.recorded()) == 1
    hands.click("tab-career")
    assert isinstance(hands.scene, CareerScene)


@pytest.mark.painted
def test_the_land_is_seen_as_soon_as_it_is_drawn(hands: Hands) -> None:
    scene = on_map(hands)
    hands.wait()
    assert not scene.is_loading
    seen = hands.app.picture().get_buffer().raw
    scene.page.stale = True
    assert hands.app.picture().get_buffer().raw == seen


def test_each_laurel_names_its_game(hands: Hands) -> None:
    scene = LaurelsScene(hands.app)
    hands.open(scene)
    words = Notes(hands.app.screen).all_of(scene)
    for game, title in (
        ("colosseum", "Colosseum"),
        ("roma", "Arena: Roma II"),
        ("", "Either game"),
    ):
        assert words.count(title) == sum(it.game == game for it in laurels.laurels())


def test_the_results_of_a_stage_lead_on_once_it_is_won(hands: Hands) -> None:
    session = finished_stage(FIRST.tables[0])
    hands.open(routes.results(hands.app, session))
    assert hands.scene.page.primary is hands.widget("again")
    hands.click("career")
    assert isinstance(hands.scene, CareerScene)
    assert hands.scene.chosen is FIRST
    won("first-stones")
    hands.open(routes.results(hands.app, session))
    following = hands.widget("career")
    assert isinstance(following, Button)
    assert following.words == "Next stage"
    assert hands.scene.page.primary is following
    hands.click("career")
    assert isinstance(hands.scene, CareerScene)
    assert hands.scene.chosen is not FIRST


def test_the_end_of_a_stage_names_the_laurels_for_deeds(hands: Hands) -> None:
    session = finished_stage(FIRST.tables[0])
    laurels.keep([laurels.Feats(session.journal.digest, "1", ("windfall",))])
    scene = StageEndScene(hands.app, session)
    hands.open(scene)
    assert "You also earned: Windfall." in Notes(hands.app.screen).all_of(scene)


def test_whoever_loses_a_stage_again_is_sent_to_look_back(hands: Hands) -> None:
    session = finished_stage(FIRST.tables[0])
    line = Attempt("first-stones", "lost before", 2, (), ()).line()
    json_lines.append(paths.data_folder() / "career.jsonl", line)
    scene = StageEndScene(hands.app, session)
    hands.open(scene)
    assert "Look back at the game" in Notes(hands.app.screen).all_of(scene)


def test_a_new_rank_is_the_headline(hands: Hands) -> None:
    session = finished_stage(FIRST.tables[0], seed=2)
    others = [stage.name for stage in stages() if stage is not FIRST and len(stage.tables) == 1]
    won(*others[:8])
    scene = StageEndScene(hands.app, session)
    hands.open(scene)
    assert "Rome calls you Quaestor now." in Notes(hands.app.screen).all_of(scene)


def test_a_game_that_was_left_is_continued_from_the_map_or_begun_again(hands: Hands) -> None:
    left = Session.at_stage(FIRST.tables[0], 3)
    left.save()
    left.close()
    on_map(hands, STAGES["opening-day"])
    hands.wait()
    assert not hands.sees("continue")
    hands.click("stage-first-stones")
    assert hands.sees("play")
    hands.click("continue")
    hands.wait()
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.game == left.game
    on_map(hands, FIRST)
    hands.wait()
    hands.press(pygame.K_RETURN)
    hands.wait()
    assert isinstance(hands.scene, TableScene)


@pytest.mark.parametrize("error", [KeyError("x"), RecursionError()])
def test_a_left_game_that_fails_while_it_is_opened_gives_way_to_another(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    left = Session.at_stage(FIRST.tables[0], 3)
    left.save()
    left.close()
    on_map(hands, FIRST)
    hands.wait()

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(journal.Journal, "of_text", fail)
    hands.click("continue")
    hands.wait()
    assert isinstance(hands.scene, CareerScene)
    assert not hands.sees("continue")
    assert hands.sees("play")


def test_a_left_game_that_cannot_be_read_gives_way_to_another(hands: Hands) -> None:
    session = Session.at_stage(FIRST.tables[0], 3)
    session.save()
    session.close()
    on_map(hands, FIRST)
    hands.wait()
    assert hands.sees("continue")
    for file in saves.folder().iterdir():
        file.unlink()
    hands.click("continue")
    hands.wait()
    assert not hands.sees("continue")
    assert hands.sees("play")
