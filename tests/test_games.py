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
import time
from itertools import groupby
from threading import Thread, get_ident

from colosseum import games

importing = []


class Watcher:
    # Notes who imports, and lets the others have their turn in the midst of it.
    def find_spec(name, *_):
        if name.startswith("colosseum."):
            importing.append(get_ident())
            time.sleep(0.001)


sys.meta_path.insert(0, Watcher)
asks = (games.table, games.tutor, games.find)
threads = [Thread(target=about, args=(name,)) for name in games.GAMES for about in asks]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
turns = [thread for thread, _ in groupby(importing)]
assert len(turns) > 1, "only one of them had anything to import"
assert len(turns) == len(set(turns)), "one began while another was importing"
"""


def test_games_can_be_opened_while_they_are_imported_ahead(no_screen: None) -> None:
    """A quick click on the title's buttons once met half-imported modules, and ended the game.

    Two threads that import at the same time meet such a module now and then only, so we see to it
    that none imports while another does.
    """
    done = subprocess.run(
        [sys.executable, "-c", _AT_ONCE], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
