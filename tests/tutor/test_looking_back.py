"""Looking back: a planted blunder is found, and what it cost."""

import json
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from colosseum.ai.kit import OpponentKit
from colosseum.ai.tournament import play_game
from colosseum.play.seats import Seat, noted
from colosseum.rules.journal import Journal
from colosseum.tutor import look_back_process
from colosseum.tutor.looking_back import Findings, LookingBack
from colosseum.tutor.regret import Regret, share_spread
from colosseum.words.sentences import Sentence
from tests.tutor.looking_back import kit_of, last_event, last_points, traded


def found(name: str, journal: Journal[Any], seat: int = 0, work: int = 250) -> Findings:
    return found_by(kit_of(name, work), journal, seat)


def found_by(kit: OpponentKit[Any], journal: Journal[Any], seat: int = 0) -> Findings:
    looking = LookingBack(kit, journal, seat)
    while not looking.is_done:
        assert looking.progress < 1
        looking.step()
    assert looking.progress == 1
    return looking.findings()


def test_a_missed_event_is_the_decision_that_cost_most() -> None:
    (costly, *_) = found("colosseum", last_event("pass")).costly
    assert costly.number == 0
    assert str(costly.taken) == "pass"
    assert str(costly.other) == "produce 5 with 2 gladiator + 2 ship"
    assert costly.reason == "Naumachia draws 13 spectators."
    assert costly.difference == pytest.approx(3, abs=0.5)


def test_a_deal_that_was_refused_has_cost_nothing() -> None:
    offer = "trade with 2: 2 horse for decoration"
    journal = traded(offer, "refuse", "pass")
    looking = LookingBack(kit_of("colosseum"), journal, 0)
    assert offer not in [str(moment.other) for moment in looking.differing]
    struck = LookingBack(kit_of("colosseum"), traded(offer, "accept", "pass"), 0)
    assert offer in [str(moment.other) for moment in struck.differing]


def test_points_left_in_the_supply_are_the_decision_that_cost_most() -> None:
    (costly, *_) = found("roma", last_points("take money with 5")).costly
    assert costly.number == 0
    assert str(costly.taken) == "take money with 5"
    assert str(costly.other) == "activate 5"
    assert costly.difference > 3


def test_a_decision_as_the_expert_would_make_it_costs_nothing_and_is_praised() -> None:
    findings = found("colosseum", last_event("produce 5 with 2 gladiator + 2 ship"))
    assert findings.costly == ()
    (good,) = findings.good
    assert str(good.taken) == "produce 5 with 2 gladiator + 2 ship"
    assert str(good.other) == "produce 2 with decoration"
    assert good.reason is not None


def test_at_least_three_decisions_are_told_even_if_none_made_a_clear_difference() -> None:
    """So little work can be sure of nothing."""
    kit = kit_of("roma", work=500)
    journal = play_game(kit, ["novice", "impresario"], seed=2)
    looking = LookingBack(kit, journal, 0)
    while not looking.is_done:
        looking.step()
    costly = looking.findings().costly
    assert len(costly) == 3
    assert len({finding.number for finding in costly}) == 3
    clear = [finding.is_clear for finding in costly]
    assert clear == sorted(clear, reverse=True)
    assert not all(clear)


@pytest.mark.parametrize("cards", ["mixed", "set_each", "own_decks", "roma"])
def test_every_way_of_roma_can_be_looked_back_at(cards: str) -> None:
    """Setting up, with face-down cards and two piles, and the first turns."""
    kit = kit_of("roma", work=60)
    game = kit.game.new(("Aquila", "Lupa"), 3, {"cards": cards})
    journal: Journal[Any] = Journal(game, noted([Seat(name, "human", 0) for name in game.seats]))
    while game.state.turn < 3:
        journal.apply(kit.quick(game.view(game.state.seat, 1)).action)
    for finding in found_by(kit, journal).costly:
        assert journal.records[finding.number].seat == 0
        assert finding.other != finding.taken


def test_others_decisions_are_left_alone() -> None:
    assert found("colosseum", last_event("pass"), seat=1) == Findings((), ())


def test_looking_twice_finds_the_same() -> None:
    journal = last_event("pass")
    assert found("colosseum", journal) == found("colosseum", journal)


def test_looking_back_changes_nothing() -> None:
    journal = last_event("pass")
    before = journal.text()
    found("colosseum", journal)
    assert journal.text() == before


# The regret


def test_a_guess_yields_to_what_is_seen() -> None:
    regret = Regret(2.0)
    assert 0 < regret.mean < 2, "experts overstate a little"
    assert not regret.is_clear
    regret.differences += [6.0, 7.0, 5.0, 6.0] * 10
    share_spread([regret])
    assert regret.mean == pytest.approx(6, abs=0.1)
    assert regret.error < 0.2
    assert regret.is_clear


def test_a_few_lucky_rounds_are_not_clear() -> None:
    lucky, others = Regret(0.0), Regret(0.0)
    lucky.differences += [8.0, 9.0, 8.0]
    others.differences += [20.0, -20.0, 15.0, -15.0]
    share_spread([lucky, others])
    assert not lucky.is_clear
    assert 0 < lucky.mean < 4


# The process


@pytest.mark.parametrize(
    ("name", "journal"),
    [("colosseum", last_event("pass")), ("roma", last_points("take money with 5"))],
)
def test_the_process_says_how_far_it_is_and_in_the_end_what_it_found(
    name: str, journal: Journal[Any]
) -> None:
    work = look_back_process.prepare(kit_of(name))
    question = json.dumps({"journal": journal.text(), "seat": 0})
    told: list[dict[str, Any]] = []
    while not told or "findings" not in told[-1]:
        told.append(json.loads(work(question)))
        question = ""
    shares = [answer["progress"] for answer in told]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    costly = told[-1]["findings"]["costly"][0]
    assert costly["number"] == 0
    assert Sentence.of_data(costly["reason"])


def test_when_time_is_up_it_tells_what_it_has_found_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On this machine, every look at the clock takes a twentieth of a second."""
    clock = SimpleNamespace(monotonic=partial(next, count(step=0.05)))
    monkeypatch.setattr(look_back_process, "time", clock)
    work = look_back_process.prepare(kit_of("roma", work=10**9), longest=2.0)
    question = json.dumps({"journal": last_points("take money with 5").text(), "seat": 0})
    told = [json.loads(work(question))]
    while "findings" not in told[-1]:
        told.append(json.loads(work("")))
    assert len(told) > 3, "it goes on while there is time"
    assert told[-1]["progress"] == 1
    costly = told[-1]["findings"]["costly"][0]
    assert costly["taken"] == "take money with 5"
    assert costly["rounds"] > 0
