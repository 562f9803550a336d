"""Which games the box holds, and what is asked of each."""

import pytest

from colosseum import games
from colosseum.games import GAMES, UnknownGame

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_a_game_is_found_by_the_name_that_its_journals_use(name: str) -> None:
    kit = games.find(name)
    assert kit.name == kit.game.name == kit.ai.game.name == name
    assert kit.usual_players in kit.game.players
    assert [option.name for option in kit.options] == [
        *kit.game.new("ABCDE"[: kit.usual_players], 1).options
    ]


def test_every_game_has_a_title_of_its_own() -> None:
    titles = [games.find(name).title for name in GAMES]
    assert len({*titles}) == len(GAMES)


def test_a_game_that_is_not_in_the_box_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “chess”; there are colosseum, roma\."):
        games.find("chess")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_tutor_who_teaches_it(name: str) -> None:
    assert games.tutor(name).game is games.find(name).game


def test_a_game_that_is_not_in_the_box_has_nothing_else_either() -> None:
    for find in (games.tutor, games.table, games.gallery):
        with pytest.raises(UnknownGame, match="There is no game “chess”"):
            find("chess")
