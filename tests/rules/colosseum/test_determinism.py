"""The same seed and actions give the same game, on any machine and in any process."""

import pytest

from tests.rules.other_process import run_python


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_processes_write_the_same_journal_byte_by_byte(players: int) -> None:
    code = f"""
from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.tournament import play_game
for intense in (False, True):
    journal = play_game(KIT, ["random"] * {players}, 77, {{"intense_auctions": intense}})
    print(journal.text())
    for record in journal.records:
        print(*record.events, sep=chr(10))
"""
    first, second = run_python(code, "1"), run_python(code, "4242")
    assert first == second
    assert first.count("\n") > 500


def test_a_whole_game_is_played_without_pygame() -> None:
    code = """
import sys
from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.tournament import play_game
play_game(KIT, ["random"] * 4, 5)
print(sorted(name for name in sys.modules if name.startswith("pygame")))
"""
    assert run_python(code, "0").strip() == "[]"
