"""The same seed and actions give the same game, on any machine and in any process."""

from tests.rules.other_process import run_python

CODE = """
from tests.rules.roma.random_play import played
for cards in ("arena", "own_decks", "roma"):
    journal = played(77, beginners=cards == "own_decks", cards=cards)
    print(journal.text())
    for record in journal.records:
        print(*record.events, sep=chr(10))
    print(journal.game.view(0, 3).position())
"""


def test_two_processes_write_the_same_journal_byte_by_byte() -> None:
    first, second = run_python(CODE, "1"), run_python(CODE, "4242")
    assert first == second
    assert first.count("\n") > 200
