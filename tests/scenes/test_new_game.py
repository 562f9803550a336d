"""Who will sit at the table, and what they agree on."""

import pygame

from colosseum import settings, statistics
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests import games
from tests.hands import Hands


def test_seats_are_added_and_removed_between_three_and_five(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("add")
    assert hands.sees("name-4")
    assert not hands.sees("add")
    hands.click("remove-0")
    hands.click("remove-0")
    assert not hands.sees("name-3")
    hands.click("remove-0")
    assert hands.sees("name-2")
    assert hands.widget("remove-0").disabled_because == "Colosseum needs at least 3 players."


def test_names_levels_and_the_variant_reach_the_game(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("name-0")
    hands.press(*[pygame.K_BACKSPACE] * 6)
    hands.type("Livia ")
    hands.click("level-1-human")
    hands.click("level-2-grand")
    hands.click("intense_auctions")
    hands.click("seed")
    hands.type("12x3")
    hands.click("start")
    assert isinstance(hands.scene, TableScene)
    session = hands.scene.session
    assert [seat.name for seat in session.seats] == ["Livia", "Lupa", "Sol", "Laurus"]
    assert [seat.player for seat in session.seats] == ["human", "human", "grand", "novice"]
    origin = session.game.origin
    assert origin["seed"] == 123
    assert origin["options"] == {"intense_auctions": True}


def test_a_colour_goes_from_seat_to_seat_with_its_usual_name(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("name-0")
    hands.type("!")
    hands.click("colour-0")
    assert isinstance(hands.scene, NewGameScene)
    first, second = hands.scene.lineup.seats[:2]
    assert (first.name, first.colour) == ("Aquila!", 1)
    assert (second.name, second.colour) == ("Aquila", 0)


def test_no_game_starts_with_a_missing_or_repeated_name(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("name-1")
    hands.press(*[pygame.K_BACKSPACE] * 4)
    assert hands.widget("start").disabled_because == "Player 2 has no name."
    hands.type("Sol")
    assert hands.widget("start").disabled_because == "Two players are called Sol."
    hands.click("start")
    assert isinstance(hands.scene, NewGameScene)


def test_who_sat_at_the_table_is_remembered(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("level-1-grand")
    hands.click("add")
    hands.click("start")
    again = NewGameScene(hands.app)
    levels = [seat.player for seat in again.lineup.seats]
    assert levels == ["human", "grand", "novice", "novice", "novice"]


def test_leaving_keeps_what_was_chosen(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.open(NewGameScene(hands.app))
    hands.click("level-1-grand")
    hands.click("intense_auctions")
    hands.click("add")
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)
    again = NewGameScene(hands.app).lineup
    levels = [seat.player for seat in again.seats]
    assert levels == ["human", "grand", "novice", "novice", "novice"]
    assert again.options == {"intense_auctions": True}


def test_only_looking_leaves_the_usual_opponents_to_grow_with_the_player(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.open(NewGameScene(hands.app))
    hands.press(pygame.K_ESCAPE)
    statistics.record(games.finished_journal(), games.seats())
    usual = NewGameScene(hands.app).lineup.seats
    assert [seat.player for seat in usual] == ["human"] + ["impresario"] * 3


def test_the_focus_stays_close_when_its_button_goes(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.scene.page.focus_on("add")
    hands.press(pygame.K_RETURN)
    assert hands.focus == "name-4"
    hands.scene.page.focus_on("remove-4")
    hands.press(pygame.K_RETURN)
    assert hands.focus == "remove-3"


def test_anyone_who_has_finished_a_game_usually_meets_impresarios(hands: Hands) -> None:
    statistics.record(games.finished_journal(), games.seats())
    scene = NewGameScene(hands.app)
    hands.open(scene)
    hands.click("add")
    assert [seat.player for seat in scene.lineup.seats] == ["human"] + ["impresario"] * 4
    assert hands.app.settings.hints


# Which game


def test_a_click_on_its_tile_chooses_a_game_and_start_opens_its_table(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("game roma")
    assert not hands.sees("name-2")
    assert not hands.sees("add")
    assert not hands.sees("remove-0"), "this game is always for two"
    assert not hands.sees("intense_auctions")
    hands.click("beginners_rules")
    hands.click("start")
    assert isinstance(hands.scene, TableScene)
    origin = hands.scene.session.game.origin
    assert hands.scene.session.kit.name == "roma"
    assert origin["options"] == {"beginners_rules": True}


def test_keys_choose_a_game_and_start_it(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.press(pygame.K_TAB)
    assert hands.focus == "game colosseum"
    hands.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert hands.focus == "game roma"
    assert isinstance(hands.scene, NewGameScene)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.kit.name == "roma"


def test_the_game_last_played_is_chosen_first(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.click("new")
    hands.click("game roma")
    hands.click("start")
    hands.app.start_over(TitleScene(hands.app))
    settings.save(hands.app.settings)
    hands.app.settings = settings.load()
    again = NewGameScene(hands.app)
    assert again.kit.name == "roma"


def test_a_look_at_another_game_changes_nothing(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.open(NewGameScene(hands.app))
    hands.click("level-1-grand")
    hands.click("game roma")
    hands.click("game colosseum")
    assert isinstance(hands.scene, NewGameScene)
    assert hands.scene.lineup.seats[1].player == "grand"
    hands.click("game roma")
    hands.press(pygame.K_ESCAPE)
    again = NewGameScene(hands.app)
    assert again.kit.name == "colosseum"
    assert again.lineup.seats[1].player == "grand", "what was chosen is kept"


def test_a_game_that_this_version_does_not_know_gives_way_to_the_first(hands: Hands) -> None:
    hands.app.settings.game = "chess"
    assert NewGameScene(hands.app).kit.name == "colosseum"
