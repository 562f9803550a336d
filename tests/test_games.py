"""Which games the box holds, and what is asked of each."""

import subprocess
import sys

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


@every_game
def test_the_more_players_the_longer_a_game_takes(name: str) -> None:
    kit = games.find(name)
    assert [*kit.minutes] == [*kit.game.players]
    assert [*kit.minutes.values()] == sorted({*kit.minutes.values()})


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


_AT_ONCE = """
import sys
from threading import Thread

from colosseum import games

failed = []
sys.setswitchinterval(1e-6)
asks = (games.table, games.tutor, games.find)


def ask(about, name):
    try:
        about(name)
    except BaseException as error:
        failed.append(f"{about.__name__}: {error!r}")


threads = [Thread(target=ask, args=(about, name)) for name in games.GAMES for about in asks]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.exit("; ".join(failed) or 0)
"""


def test_games_can_be_opened_while_they_are_imported_ahead(no_screen: None) -> None:
    """A quick click on the title's buttons once met half-imported modules, and ended the game."""
    done = subprocess.run(
        [sys.executable, "-c", _AT_ONCE], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
