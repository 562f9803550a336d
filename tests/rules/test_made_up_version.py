"""Colosseum has one version of its rules so far: here a second one is made up in a copy of it.

It changes numbers of four programmes, and keeps what they were for the games that began before.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from colosseum.ai.colosseum.kit import KIT
from colosseum.formats.yaml_fields import FieldError
from colosseum.rules.colosseum import Game, data
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.journal import Journal

ROOT = Path(__file__).parents[2]
SMALL, LARGE = (1, 2, 3), 12
"""Programmes that change."""
CHANGES = {
    "version: 1\n": "version: 2\n",
    "spectators: [7, 5, 3]}": "spectators: [9, 5, 3]}",
    "price: 13, arena: 3,\n     assets: {gladiator: 3, lion: 3, cage: 2},": (
        "price: 15, arena: 4,\n     assets: {gladiator: 3, lion: 2, horse: 3},"
    ),
}
FIRST = """
version: 1
programmes:
  1: {spectators: [7, 5, 3]}
  2: {spectators: [7, 5, 3]}
  3: {spectators: [7, 5, 3]}
  12: {price: 13, arena: 3, assets: {lion: 3, cage: 2, horse: }}
"""
ASKED = """
import json, sys
from colosseum.ai.colosseum.kit import KIT
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.versions import differences
from colosseum.rules.journal import Journal

journal = Journal.of_text(Game, sys.stdin.read())
begun = journal.beginning()
copies = (begun.copy(), begun.view(1, 5), Game.from_position(begun.position()))
while decision := begun.decision:
    begun.apply(KIT.quick(begun.view(decision.seat, 3)).action)
every = (journal.game, begun, *copies, Game.new(begun.seats, 7))
large = [game.state.programme(12) for game in every]
print(json.dumps({
    "position": journal.game.position(),
    "outcome": journal.game.outcome.winners,
    "prices": [programme.price for programme in large],
    "kinds": [list(map(str, programme.kinds)) for programme in large],
    "versions": [game.rules_version for game in every],
    "faults": [fault for game in every for fault in game.status()],
    "says": [differences(1), differences(2)],
    "rules": json.loads(journal.text().partition("\\n")[0])["rules"],
}))
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The rules and the opponents, with two versions of the numbers."""
    for room in ("words", "formats", "rules", "ai"):
        unneeded = shutil.ignore_patterns("__pycache__", "roma")
        shutil.copytree(ROOT / "colosseum" / room, tmp_path / "colosseum" / room, ignore=unneeded)
    shutil.copy(ROOT / "colosseum" / "__init__.py", tmp_path / "colosseum")
    text = (ROOT / "assets" / "rules.yaml").read_text(encoding="utf-8")
    for old, new in CHANGES.items():
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "rules.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "assets" / "rules-1.yaml").write_text(FIRST, encoding="utf-8")
    return tmp_path


def asked(program: Path, journal: Journal[Game]) -> Any:
    run = subprocess.run(
        [sys.executable, "-c", ASKED],
        input=journal.text(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=program,
        env={**os.environ, "PYTHONPATH": str(program)},
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def played() -> Journal[Game]:
    """A game in which programmes are produced that will change."""
    journal = Journal(Game.new(("Aquila", "Lupa", "Sol"), 5))
    while decision := journal.game.decision:
        journal.apply(KIT.quick(journal.game.view(decision.seat, 3)).action)
    events = [event for record in journal.records for event in record.events]
    assert any(isinstance(event, EventProduced) and event.number in SMALL for event in events)
    return journal


def test_a_programme_corrected_later_changes_no_game_that_began_before(program: Path) -> None:
    journal = played()
    told = asked(program, journal)
    outcome = journal.game.outcome
    assert outcome is not None
    assert told["position"] == journal.game.position()
    assert told["outcome"] == list(outcome.winners)
    assert told["versions"] == [1, 1, 1, 1, 1, 2]
    assert told["rules"] == 1
    assert told["prices"] == [13, 13, 13, 13, 13, 15]
    assert told["kinds"] == [["gladiator", "lion", "cage"]] * 5 + [["gladiator", "horse", "lion"]]
    assert told["faults"] == []
    assert told["says"][0].startswith("These programmes have their earlier values: Tribute")
    assert told["says"][1] is None


@pytest.mark.parametrize(
    "first", ["version: 1\nturns: 6", "version: 1\nprogrammes: {1: {name: Tribute}}"]
)
def test_what_no_rule_asks_of_a_version_is_refused(program: Path, first: str) -> None:
    (program / "assets" / "rules-1.yaml").write_text(first, encoding="utf-8")
    with pytest.raises(FieldError, match="Version 1 changes more than numbers of programmes"):
        data.load(program / "assets" / "rules.yaml")
