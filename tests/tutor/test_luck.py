"""Luck: what came against all that could have come, in both games."""

import json
from typing import Any

import pytest

from colosseum import games
from colosseum.ai.tournament import play_game
from colosseum.rules.account import Account, Stroke
from colosseum.rules.journal import Journal
from colosseum.tutor import look_back_process, luck
from colosseum.tutor.luck import CountingLuck
from tests.tutor.looking_back import kit_of, last_event, last_points

every_game = pytest.mark.parametrize("name", games.GAMES)


def counted(name: str, journal: Journal[Any], seat: int = 0) -> CountingLuck:
    counting = CountingLuck(games.find(name).ai, journal, seat)
    while not counting.is_done:
        assert counting.progress <= 1
        counting.step()
    assert counting.progress == 1
    return counting


@every_game
def test_other_luck_leaves_every_hand_as_it_is(name: str) -> None:
    kit = games.find(name)
    game = kit.game.new([f"Player {place}" for place in range(kit.usual_players)], seed=3)
    others = [game.with_other_luck(seed) for seed in range(3)]
    assert all(other.position() == game.position() for other in others)
    assert others[0] != others[1], "but what is to come differs"
    assert others[0] == game.with_other_luck(0)


@every_game
def test_a_game_has_the_same_luck_whenever_it_is_counted(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "TRIES", 2)
    kit = games.find(name)
    journal = play_game(kit.ai, ["apprentice"] * kit.game.players[0], seed=5)
    once, again = counted(name, journal), counted(name, journal)
    assert once.strokes == again.strokes
    assert once.strokes[0].number is None, "the deal is the first"
    assert sum(bool(record.chance) for record in journal.records) == len(once.strokes) - 1
    assert once.total == pytest.approx(sum(stroke.worth for stroke in once.strokes))
    assert once.luckiest() in once.strokes


def test_one_players_luck_is_the_others_bad_luck() -> None:
    """Roma is a game for two, who count the same lead from either side."""
    kit = games.find("roma")
    journal = play_game(kit.ai, ["novice", "novice"], seed=8)
    mine, yours = (counted("roma", journal, seat).strokes for seat in (0, 1))
    together = [one.worth * other.worth for one, other in zip(mine, yours, strict=True)]
    assert sum(together) < 0


def test_a_game_without_dice_or_draws_has_no_luck() -> None:
    counting = counted("colosseum", last_event("pass"))
    assert all(abs(stroke.worth) < 1e-9 for stroke in counting.strokes)


def test_the_process_tells_of_luck_and_decisions_once_the_game_is_over() -> None:
    kit = kit_of("roma", work=60)
    journal = last_points("activate 5")
    work = look_back_process.prepare(kit)
    question = json.dumps({"journal": journal.text(), "seat": 0})
    told: list[dict[str, Any]] = []
    while not told or "findings" not in told[-1]:
        told.append(json.loads(work(question)))
        question = ""
    account = Account.read(told[-1]["account"])
    assert told[-1]["whole"]
    assert account.result == kit.playing_on.yardstick(journal.game, 0)
    assert account.luck == pytest.approx(counted("roma", journal).total, abs=0.001)
    assert account.experts == pytest.approx(account.result - account.luck - account.decisions)
    assert account.decisions == pytest.approx(0), "it was the expert's choice"


@pytest.mark.parametrize(
    "change",
    [{"luck": "much"}, {"luck": 1e9}, {"rounds": -1}, {"luckiest": [1]}, {"decisions": None}],
)
def test_an_account_that_was_changed_is_refused(change: dict[str, Any]) -> None:
    data = Account(74, 3.2, -6.1, 400, None, Stroke(3, -2.0)).data()
    assert Account.read(data).data() == data
    with pytest.raises(ValueError, match="it is no"):
        Account.read(data | change)
