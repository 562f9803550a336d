"""What a saved result proves: replayed, held against its day, and its rivals against themselves."""

import json
from pathlib import Path
from typing import Any

import pytest

from colosseum.__main__ import main
from colosseum.play import saves
from colosseum.play.daily.challenges import of_day
from colosseum.play.daily.proof import examined
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import IllegalAction
from tests.daily_games import DAY, begun, renamed, result, score

pytestmark = pytest.mark.usefixtures("home")


def verified(
    journal: Journal[Any], home: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    """What `colosseum verify` returns and prints."""
    file = home / "result.journal"
    saves.save(journal, file)
    code = main(["verify", str(file)])
    return code, capsys.readouterr().out


def with_another_action_of_a_rival() -> tuple[Journal[Any], int]:
    """A result in which one action of the rival is another that the rules allow, and its line."""
    whole, you = result(), of_day(DAY).table.you
    for number in reversed(range(len(whole.records))):
        if whole.records[number].seat == you:
            continue
        before = whole.played_on_from(number).game
        for other in before.choices().actions:
            forged = begun()
            actions = [record.action for record in whole.records]
            actions[number : number + 1] = [other]
            try:
                for action in actions:
                    forged.apply(action)
            except (IllegalAction, AttributeError, AssertionError):
                continue
            if other != whole.records[number].action and forged.game.decision is None:
                return forged, number + 2
    raise AssertionError("no other action fits")


def test_a_result_holds_and_says_what_is_not_proven(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = verified(result(), home, capsys)
    assert code == 0
    assert "Challenge of 2026-11-28 (UTC), Arena: Roma II: the game that counts." in told
    reached = of_day(DAY).kit.scored(score())
    assert f"Aquila, in seat 1 of 2: {reached}, place " in told
    assert "nothing was undone to get others" in told
    assert "is what these opponents choose there" in told
    assert "Not proven:\n- Who played, and when" in told


def test_another_action_of_a_rival_is_found(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forged, line = with_another_action_of_a_rival()
    assert examined(forged).unlike[0] == line
    code, told = verified(forged, home, capsys)
    assert code == 3
    assert f"(first in line {line})" in told
    assert "is what these opponents choose there" not in told


@pytest.mark.parametrize(
    ("journal", "fault"),
    [
        (lambda: renamed(result(), "challenge-2026-11-30"), "it was dealt from a different seed"),
        (lambda: renamed(result(), "challenge-2026-11-29"), "it is a game of roma, not of"),
        (lambda: renamed(result(), "opening-day"), "it names no day"),
        (begun, "it is not over"),
        (lambda: result().played_on_from(5), "it is played on from a moment of another game"),
    ],
)
def test_what_is_no_result_of_its_day_is_refused(
    journal: Any, fault: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = verified(journal(), home, capsys)
    assert code == 3
    assert f"- {fault}" in told
    assert "Proven" not in told


def test_other_rivals_are_refused() -> None:
    journal = result()
    journal.notes["seats"][1]["player"] = "apprentice"
    assert examined(journal).faults == ("someone else sits in seat 2",)


def test_files_that_cannot_be_replayed_are_refused(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "result.journal"
    first, *actions = result().text().splitlines()
    header = json.loads(first)
    unsealed = json.dumps({k: v for k, v in header.items() if k not in ("seal", "digest")})
    for lines in (
        [],
        [first, *actions[:-1]],
        [first.replace("2026-11-28", "2026-11-26"), *actions],
        [unsealed, actions[1], actions[0], *actions[2:]],
    ):
        file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        assert main(["verify", str(file)]) == 1
        assert capsys.readouterr().err
    assert main(["verify", str(home / "nothing.journal")]) == 1
