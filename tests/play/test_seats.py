"""Who sits at the table: the usual, what is changed, and what is remembered until the next game."""

import json
from pathlib import Path
from typing import Any

import pytest

from colosseum import games
from colosseum.play.seats import HUMAN, Lineup, Seat, noted, seats_of
from colosseum.rules.colosseum import Game
from colosseum.rules.journal import Journal

KIT = games.find("colosseum")


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "config" / "seats.json"


def usual(level: str = "") -> Lineup:
    return Lineup.usual(KIT, level)


def remembered() -> Lineup:
    return Lineup.remembered(KIT)


# The usual line-up


def test_opponents_are_of_the_proposed_level_or_the_gentlest() -> None:
    for proposed, level in (("", "apprentice"), ("impresario", "impresario")):
        lineup = usual(proposed)
        assert [seat.player for seat in lineup.seats] == ["human"] + [level] * 3
        lineup.add()
        assert lineup.seats[4].player == level


def test_a_game_for_two_is_usually_played_by_two() -> None:
    lineup = Lineup.usual(games.find("roma"))
    assert [seat.player for seat in lineup.seats] == ["human", "apprentice"]
    assert (lineup.can_grow, lineup.can_shrink) == (False, False)
    assert lineup.options == {option.name: option.usual for option in lineup.kit.options}
    assert lineup.options["cards"] == "arena"


def test_a_person_usually_meets_different_characters() -> None:
    lineup = usual()
    lineup.add()
    names = [seat.name for seat in lineup.seats]
    assert names == ["Aquila", "Livia", "Cassius", "Flavia", "Gaius"]
    assert [seat.colour for seat in lineup.seats] == [0, 1, 2, 3, 4]
    assert lineup.options == {"intense_auctions": False}


def test_people_are_usually_called_after_their_colours() -> None:
    lineup = usual()
    lineup.choose(2, HUMAN)
    lineup.add_person()
    assert [seat.name for seat in lineup.seats] == ["Aquila", "Livia", "Sol", "Flavia", "Delphina"]


def test_a_new_seat_takes_a_colour_and_a_name_that_no_one_has() -> None:
    lineup = usual()
    lineup.remove(1)
    lineup.rename(0, "Lupa")
    lineup.add_person()
    assert lineup.seats[-1].colour == 1
    assert lineup.seats[-1].name == "Aquila"


def test_no_character_sits_beside_a_person_of_the_same_name() -> None:
    lineup = usual()
    lineup.remove(1)
    lineup.rename(0, "Livia")
    lineup.add()
    assert lineup.seats[-1].name == "Gaius"


def test_a_character_takes_a_seat_with_its_level_and_colour() -> None:
    lineup = usual()
    lineup.choose(1, "grand")
    lineup.put(1, "octavia")
    assert lineup.seats[1] == Seat("Octavia", "grand", 1, "octavia")
    lineup.put(0, "titus")
    assert lineup.seats[0] == Seat("Titus", "apprentice", 0, "titus"), "instead of the person"


def test_two_characters_at_the_table_change_places() -> None:
    lineup = usual()
    lineup.choose(1, "grand")
    lineup.put(1, "flavia")
    assert lineup.seats[1] == Seat("Flavia", "grand", 1, "flavia")
    assert lineup.seats[3] == Seat("Livia", "apprentice", 3, "livia")


def test_the_character_who_played_for_a_person_is_replaced_elsewhere() -> None:
    lineup = usual()
    lineup.put(0, "livia")
    assert [seat.character for seat in lineup.seats] == ["livia", "gaius", "cassius", "flavia"]


def test_a_line_up_keeps_to_the_players_the_game_allows() -> None:
    lineup = usual()
    assert (lineup.can_grow, lineup.can_shrink) == (True, True)
    lineup.add()
    assert (lineup.can_grow, lineup.can_shrink) == (False, True)
    lineup.remove(0)
    lineup.remove(0)
    assert (lineup.can_grow, lineup.can_shrink) == (True, False)


# What is remembered


def test_what_is_remembered_comes_back() -> None:
    lineup = usual()
    lineup.choose(1, "grand")
    lineup.rename(0, "Fabia")
    lineup.next_colour(2)
    lineup.options["intense_auctions"] = True
    lineup.remember()
    assert remembered() == lineup


def test_each_game_remembers_its_own(file: Path) -> None:
    theirs: dict[str, object] = {"seats": [], "options": {}}
    file.write_text(json.dumps({"other": theirs}))
    assert remembered() == usual()
    lineup = usual()
    lineup.choose(1, "grand")
    lineup.remember()
    assert json.loads(file.read_text())["other"] == theirs
    assert remembered() == lineup


def test_choices_are_remembered_and_what_is_none_of_theirs_is_as_usual(file: Path) -> None:
    kit = games.find("roma")
    lineup = Lineup.usual(kit)
    lineup.options |= {"cards": "own_decks", "deck_1": "forum", "beginners_rules": True}
    lineup.remember()
    assert Lineup.remembered(kit).options == lineup.options
    lineup.options |= {"cards": "chess", "seat_1_set": True, "beginners_rules": "yes"}
    lineup.remember()
    again = Lineup.remembered(kit).options
    assert (again["cards"], again["seat_1_set"], again["beginners_rules"]) == (
        "arena",
        "lot",
        False,
    )


def test_options_that_are_no_longer_known_are_left_out(file: Path) -> None:
    lineup = usual()
    lineup.options["gone"] = True
    lineup.remember()
    assert remembered().options == {"intense_auctions": False}


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        '{"seats": [], "intense": false}',
        '{"seats": [1, 2, 3], "intense": false}',
        json.dumps({"seats": [{"name": "A", "player": "human", "colour": 9}] * 3, "intense": True}),
        '{"colosseum": 3}',
        '{"colosseum": {"seats": [], "options": {}}}',
    ],
)
def test_what_cannot_be_remembered_is_the_usual(file: Path, content: str) -> None:
    usual().remember()
    assert file.exists()
    file.write_text(content)
    assert remembered() == usual()
    assert file.with_name("seats.json.broken").read_text() == content


# In a journal's notes


def test_a_character_that_is_not_of_the_cast_is_no_one_in_particular() -> None:
    seat = {"player": "grand", "colour": 0, "character": "nero"}
    person = {"player": "human", "colour": 1, "character": "livia"}
    found = seats_of(journal({"seats": [seat, person]}))
    assert found[0] == Seat("A", "grand", 0)
    assert found[1] == Seat("B", HUMAN, 1)


def journal(notes: dict[str, Any]) -> Journal[Game]:
    return Journal(Game.new("ABC", 1), notes)


def test_a_journal_notes_who_sits_where() -> None:
    seats = (Seat("A", HUMAN, 3), Seat("B", "grand", 0, "livia"), Seat("C", "random", 1))
    assert seats_of(journal(noted(seats))) == seats


@pytest.mark.parametrize(
    "notes",
    [
        {},
        {"seats": 3},
        {"seats": [{"player": "emperor", "colour": 0}]},
        {"seats": [{"player": "human", "colour": 5}]},
    ],
)
def test_where_the_notes_do_not_say_people_sit(notes: dict[str, Any]) -> None:
    assert seats_of(journal(notes)) == (
        Seat("A", HUMAN, 0),
        Seat("B", HUMAN, 1),
        Seat("C", HUMAN, 2),
    )
