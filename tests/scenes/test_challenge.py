"""The challenge of the day on its page: today's game, past days, and their results."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pygame
import pytest

from colosseum.files import paths
from colosseum.play.daily import challenges, pars, tries
from colosseum.play.daily.challenges import of_day
from colosseum.rules import journal
from colosseum.scenes import routes
from colosseum.scenes.career.challenge_scene import ChallengeScene
from colosseum.scenes.career.scene import CareerScene
from colosseum.scenes.challenge_end import ChallengeEndScene
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.button import Button
from colosseum.words import translation
from tests.daily_games import DAY, result, saved, score
from tests.hands import Hands
from tests.noting import Notes


@pytest.fixture(autouse=True)
def known_pars(home: object) -> Iterator[None]:
    """Pars that need not be found; a few tests forget them."""
    for ago in range(3):
        pars.keep(DAY - timedelta(days=ago), score() + 2)
    yield
    pars._so_far.clear()


def clock(day: date = DAY, hour: int = 12) -> Callable[[], datetime]:
    return lambda: datetime(day.year, day.month, day.day, hour, tzinfo=UTC)


def wait_until(hands: Hands, is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not is_so() and time.monotonic() < until:
        hands.wait()
        time.sleep(0.005)
    assert is_so()


def opened(hands: Hands, day: date = DAY, chosen: date | None = None) -> ChallengeScene:
    scene = ChallengeScene(hands.app, chosen, clock(day))
    hands.open(scene)
    wait_until(hands, lambda: not scene.is_loading)
    return scene


def test_the_career_leads_to_it(hands: Hands) -> None:
    hands.open(CareerScene(hands.app))
    today = datetime.now(UTC).date()
    pars.keep(today, 20)
    hands.click("tab-challenge")
    assert isinstance(hands.app.scene, ChallengeScene)


def test_the_first_game_of_today_counts_is_continued_and_then_played_freely(hands: Hands) -> None:
    opened(hands)
    hands.click("play")
    table = hands.app.scene
    assert isinstance(table, TableScene)
    assert table.session.journal.stage == "challenge-2026-11-28"
    opened(hands)
    again = hands.widget("play")
    assert isinstance(again, Button)
    assert again.words == "Continue"
    hands.click("play")
    wait_until(hands, lambda: isinstance(hands.app.scene, TableScene))
    resumed = hands.app.scene
    assert isinstance(resumed, TableScene)
    assert resumed.session.file == table.session.file
    tries.record(result())
    opened(hands)
    hands.click("play")
    free = hands.app.scene
    assert isinstance(free, TableScene)
    assert free.session.journal.stage == "challenge-2026-11-28-again"


@pytest.mark.parametrize("error", [KeyError("x"), RecursionError()])
def test_a_game_that_fails_while_it_is_opened_is_named(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    opened(hands)
    hands.click("play")
    table = hands.app.scene
    assert isinstance(table, TableScene)
    assert table.session.file is not None
    scene = opened(hands)

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(journal.Journal, "of_text", fail)
    hands.click("play")
    hands.wait()
    assert hands.app.scene is scene
    assert f"{table.session.file.name} cannot be used." in Notes(hands.app.screen).all_of(scene)


def test_past_days_can_be_played_and_days_to_come_cannot(hands: Hands) -> None:
    scene = opened(hands)
    assert hands.widget("day-2026-11-29").disabled_because
    assert not hands.sees("again"), "today is played on the right"
    hands.click("day-2026-11-27")
    assert scene.chosen == date(2026, 11, 27)
    assert hands.widget("copy").disabled_because
    hands.click("again")
    table = hands.app.scene
    assert isinstance(table, TableScene)
    assert table.session.journal.stage == "challenge-2026-11-27-again"
    assert tries.recorded() == {}


def test_months_go_back_and_on_as_far_as_today(hands: Hands) -> None:
    scene = opened(hands)
    assert hands.widget("month-after").disabled_because
    hands.click("month-before")
    assert scene.month == date(2026, 10, 1)
    hands.click("month-after")
    assert scene.month == date(2026, 11, 1)


def test_a_result_is_copied_in_three_lines_and_saved_for_anyone(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    saved(result())
    scene = opened(hands, chosen=DAY)
    hands.click("copy")
    assert copied[0].splitlines() == [
        "Arena: Roma II · challenge of 28 November 2026",
        f"▼ {of_day(DAY).kit.scored(score())}, par {score() + 2}, −2",
        f"Place {tries.recorded()[DAY].place} of 2 · 1 day in a row",
    ]
    hands.click("save")
    assert "Saved as" in str(scene._told)
    file = Path(str(scene._told).removeprefix("Saved as ").removesuffix("."))
    assert file.name == "Colosseum challenge 2026-11-28.journal"
    assert "challenge-2026-11-28" in file.read_text(encoding="utf-8")


def test_a_missing_par_is_looked_for_while_the_page_is_open(hands: Hands) -> None:
    (paths.data_folder() / "pars.jsonl").unlink()
    pars._so_far[DAY] = [str(record.action) for record in result().records]
    scene = opened(hands)
    wait_until(hands, lambda: DAY in scene.diary.pars)
    assert pars.recorded() == {DAY: score()}
    hands.open(CareerScene(hands.app))
    hands.app.start_over(CareerScene(hands.app))
    assert scene.process is None


def test_the_page_goes_with_the_day(hands: Hands) -> None:
    times = [clock(DAY, 23)(), clock(DAY + timedelta(days=1), 0)()]
    pars.keep(DAY + timedelta(days=1), 20)
    scene = ChallengeScene(hands.app, now=lambda: times[0])
    hands.open(scene)
    del times[0]
    wait_until(hands, lambda: hands.app.scene is not scene)
    after = hands.app.scene
    assert isinstance(after, ChallengeScene)
    assert after.today == DAY + timedelta(days=1)


def test_a_finished_game_ends_with_its_result_against_par(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "now", clock())
    session = tries.begin(of_day(DAY), DAY)
    for record in result().records[:-1]:
        session.journal.apply(record.action)
    table = routes.table(hands.app, session)
    assert isinstance(table, TableScene)
    hands.open(table)
    hands.app.settings.speed = "instant"
    timeline = table.display.timeline
    wait_until(hands, lambda: timeline.waiting)
    hands.press(pygame.K_SPACE)
    wait_until(hands, lambda: isinstance(hands.app.scene, ChallengeEndScene))
    end = hands.app.scene
    assert isinstance(end, ChallengeEndScene)
    assert (end.is_counted, end.par, end.result.score) == (True, score() + 2, score())
    following = translation.say(of_day(DAY + timedelta(days=1)).kit.title)
    assert f"Tomorrow’s challenge: {following}." in Notes(hands.app.screen).all_of(end)
    hands.click("results")
    assert isinstance(hands.app.scene, ResultsScene)
    hands.click("again")
    table = hands.app.scene
    assert isinstance(table, TableScene)
    assert table.session.journal.stage.endswith("-again")
