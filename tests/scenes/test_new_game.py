"""Who will sit at the table, and what they agree on."""

import pygame
import pytest

from colosseum import games as games_of_the_box
from colosseum.files import settings
from colosseum.play import saves, statistics
from colosseum.play.seats import HUMAN, Lineup, Seat
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests import games
from tests.hands import FRAME, Hands
from tests.noting import Notes


def lineup(hands: Hands) -> Lineup:
    assert isinstance(hands.scene, NewGameScene)
    return hands.scene.lineup


def names(hands: Hands) -> list[str]:
    return [seat.name for seat in lineup(hands).seats]


def test_seats_are_added_and_removed_between_three_and_five(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("add")
    assert hands.sees("face-4")
    assert not hands.sees("add")
    hands.click("remove-0")
    hands.click("remove-0")
    assert not hands.sees("face-3")
    hands.click("remove-0")
    assert hands.sees("face-2")
    assert hands.widget("remove-0").disabled_because == "Colosseum needs at least 3 players."


def test_names_levels_and_the_variant_reach_the_game(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("name-0")
    hands.press(*[pygame.K_BACKSPACE] * 6)
    hands.type("Fabia ")
    hands.click("remove-1")
    hands.click("add-person")
    hands.click("level-1-grand")
    hands.click("intense_auctions")
    hands.click("seed")
    hands.type("12x3")
    hands.click("start")
    hands.take_over()
    assert isinstance(hands.scene, TableScene)
    session = hands.scene.session
    assert [seat.name for seat in session.seats] == ["Fabia", "Cassius", "Flavia", "Lupa"]
    assert [seat.player for seat in session.seats] == ["human", "grand", "apprentice", "human"]
    assert [seat.character for seat in session.seats] == ["", "cassius", "flavia", ""]
    origin = session.game.origin
    assert origin["seed"] == 123
    assert origin["options"] == {"intense_auctions": True}


def test_a_colour_goes_from_seat_to_seat_and_characters_keep_their_names(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("name-0")
    hands.type("!")
    hands.click("house-0-1")
    first, second = lineup(hands).seats[:2]
    assert (first.name, first.colour) == ("Aquila!", 1)
    assert (second.name, second.colour) == ("Livia", 0)
    hands.click("house-0-4")
    assert lineup(hands).seats[0].colour == 4
    hands.click("house-0-0")
    assert [seat.colour for seat in lineup(hands).seats[:2]] == [0, 4]


def test_no_game_starts_with_a_missing_or_repeated_name(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("name-0")
    hands.press(*[pygame.K_BACKSPACE] * 6)
    assert hands.widget("start").disabled_because == "Player 1 has no name."
    hands.type("Livia")
    assert hands.widget("start").disabled_because == "Two players are called Livia."
    hands.click("start")
    assert isinstance(hands.scene, NewGameScene)


# The cast


def test_a_click_on_a_portrait_seats_it_where_there_is_room(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("cast-octavia")
    assert names(hands) == ["Aquila", "Livia", "Cassius", "Flavia", "Octavia"]
    hands.click("cast-titus")
    assert names(hands) == ["Aquila", "Livia", "Cassius", "Flavia", "Titus"], "the table is full"


def test_a_click_on_a_seat_and_then_on_a_portrait_changes_who_plays_there(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("level-1-grand")
    hands.click("face-1")
    hands.click("cast-brutus")
    seat = lineup(hands).seats[1]
    assert (seat.name, seat.player, seat.colour) == ("Brutus", "grand", 1)
    hands.click("face-1")
    hands.click("cast-flavia")
    assert names(hands) == ["Aquila", "Flavia", "Cassius", "Brutus"], "they change places"


def test_a_portrait_is_dragged_to_a_seat(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    drag(hands, "cast-lucia", hands.point("face-2"))
    assert names(hands) == ["Aquila", "Livia", "Lucia", "Flavia"]
    drag(hands, "cast-gaius", hands.point("add"))
    assert names(hands) == ["Aquila", "Livia", "Lucia", "Flavia", "Gaius"]
    drag(hands, "cast-titus", hands.point("back"))
    assert "Titus" not in names(hands), "let go beside the seats"
    drag(hands, "cast-titus", hands.point("name-0"))
    assert names(hands)[0] == "Titus", "an opponent plays for the person"


def drag(hands: Hands, key: str, end: tuple[int, int]) -> None:
    start = hands.point(key)
    hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=(0, 0))], 0.0)
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)], FRAME)
    half = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    for at in (half, end):
        hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], FRAME)
    assert hands.scene.page.carried is hands.widget(key)
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)], FRAME)
    assert hands.scene.page.carried is None


def test_keys_choose_a_character(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.scene.page.focus_on("face-3")
    hands.press(pygame.K_RETURN)
    hands.scene.page.focus_on("cast-gaius")
    hands.press(pygame.K_RIGHT)
    assert hands.focus == "cast-octavia"
    hands.press(pygame.K_RETURN)
    assert names(hands) == ["Aquila", "Livia", "Cassius", "Octavia"]


def test_in_a_game_for_two_a_person_and_an_opponent_trade_places(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app, "roma"))
    assert names(hands) == ["Aquila", "Livia"]
    hands.click("cast-titus")
    assert names(hands) == ["Aquila", "Titus"]
    hands.click("another-person")
    assert [seat.player for seat in lineup(hands).seats] == ["human", "human"]
    hands.click("swap-0")
    assert [(seat.name, seat.player) for seat in lineup(hands).seats] == [
        ("Livia", "apprentice"),
        ("Lupa", "human"),
    ]


def test_there_is_one_way_at_a_time_to_add_a_person(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    assert hands.sees("add-person")
    assert not hands.sees("another-person")
    hands.click("add-person")
    assert not hands.sees("add-person"), "all five seats are taken"
    hands.click("another-person")
    assert [seat.is_human for seat in lineup(hands).seats] == [True, False, False, True, True]


def test_hints_can_be_switched_here_too(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("hints")
    assert not hands.app.settings.hints


# What is remembered


def test_who_sat_at_the_table_is_remembered(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("level-1-grand")
    hands.click("add")
    hands.click("start")
    again = NewGameScene(hands.app)
    levels = [seat.player for seat in again.lineup.seats]
    assert levels == ["human", "grand"] + ["apprentice"] * 3


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
    assert levels == ["human", "grand"] + ["apprentice"] * 3
    assert again.options == {"intense_auctions": True}


def test_only_looking_leaves_the_usual_opponents_to_grow_with_the_player(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.open(NewGameScene(hands.app))
    hands.press(pygame.K_ESCAPE)
    win_against("novice")
    usual = NewGameScene(hands.app).lineup.seats
    assert [seat.player for seat in usual] == ["human"] + ["impresario"] * 3


def test_the_focus_stays_close_when_its_button_goes(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.scene.page.focus_on("add")
    hands.press(pygame.K_RETURN)
    assert hands.focus == "face-4"
    hands.scene.page.focus_on("remove-4")
    hands.press(pygame.K_RETURN)
    assert hands.focus == "remove-3"


def win_against(level: str) -> None:
    """Have the last game been one against three of this level, won by the person."""
    journal = games.finished_journal()
    assert journal.game.outcome is not None
    (winner,) = journal.game.outcome.winners
    levels = [HUMAN if place == winner else level for place in range(4)]
    statistics.record(journal, [Seat(f"Seat {n}", level, n) for n, level in enumerate(levels)])


@pytest.mark.parametrize(
    ("beaten", "level"),
    [("apprentice", "novice"), ("novice", "impresario"), ("grand", "impresario")],
)
def test_whoever_has_beaten_a_level_usually_meets_the_next(
    hands: Hands, beaten: str, level: str
) -> None:
    win_against(beaten)
    scene = NewGameScene(hands.app)
    hands.open(scene)
    hands.click("add")
    assert [seat.player for seat in scene.lineup.seats] == ["human"] + [level] * 4
    assert hands.app.settings.hints


def test_whoever_has_only_lost_still_meets_apprentices(hands: Hands) -> None:
    statistics.record(games.finished_journal(), games.seats())
    usual = NewGameScene(hands.app).lineup.seats
    assert [seat.player for seat in usual] == ["human"] + ["apprentice"] * 3


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


# Choices


def with_choices(hands: Hands) -> NewGameScene:
    scene = NewGameScene(hands.app, "roma")
    hands.open(scene)
    return scene


def test_one_of_several_values_is_chosen_with_a_sentence_about_it(hands: Hands) -> None:
    scene = with_choices(hands)
    assert getattr(hands.widget("cards-arena"), "chosen", False)
    hands.click("cards-mixed")
    assert scene.lineup.options["cards"] == "mixed"
    assert "Arena and the first Roma in one pile of 107 cards." in Notes(hands.app.screen).all_of(
        scene
    )
    assert getattr(hands.widget("cards-mixed"), "chosen", False)
    assert not getattr(hands.widget("cards-arena"), "chosen", True)


def test_what_depends_on_a_choice_is_offered_only_with_it(hands: Hands) -> None:
    scene = with_choices(hands)
    assert not hands.sees("seat_1_set-roma")
    hands.click("cards-set_each")
    hands.click("seat_1_set-roma")
    assert scene.lineup.options["seat_1_set"] == "roma"
    hands.click("cards-roma")
    assert not hands.sees("seat_1_set-roma")


def test_the_way_that_was_chosen_is_told_at_the_table_and_of_the_saved_game(hands: Hands) -> None:
    with_choices(hands)
    assert hands.widget("cards-mixed").tip
    hands.click("cards-mixed")
    assert not hands.widget("cards-mixed").tip, "it is said below"
    hands.click("start")
    assert hands.widget("cards-played").tip == "Arena and the first Roma in one pile of 107 cards."
    (file,) = saves.saved_games()
    assert [*map(str, saves.saved_game(file).choices)] == ["Mixed"]


@pytest.mark.parametrize("way_back", ["back", "lot", "use", ""])
def test_the_deck_builder_leaves_the_opponent_as_it_was(hands: Hands, way_back: str) -> None:
    hands.open(NewGameScene(hands.app, "roma"))
    hands.click("level-1-grand")
    hands.click("cards-own_decks")
    hands.click("brought-0")
    if way_back == "use":
        hands.click("fill")
    if way_back:
        hands.click(way_back)
    else:
        hands.press(pygame.K_ESCAPE)
    scene = hands.scene
    assert isinstance(scene, NewGameScene)
    assert scene.lineup.seats[1].player == "grand"


def test_an_opponent_who_makes_room_for_a_person_comes_back_as_strong() -> None:
    found = Lineup.usual(games_of_the_box.find("roma"))
    found.choose(1, "impresario")
    found.choose(1, HUMAN)
    found.put(1, "octavia")
    assert found.seats[1].player == "impresario"
