"""Small runs of `benchmarks/reliability.py`: kills, faults, spoilt files, failed reads, windows."""

import os
import time
from pathlib import Path
from random import Random

import pytest

from tests.conftest import OpenApp
from tests.hands import Hands
from tests.reading import READERS, home
from tests.reliability.faults import FaultyTable
from tests.reliability.headers import Showing, spoilt_header
from tests.reliability.instances import run_instances
from tests.reliability.kills import kill_once
from tests.reliability.mutations import mutated
from tests.reliability.personal_files import KINDS, FailingHome

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")


@forks
@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
@pytest.mark.usefixtures("home")
def test_a_killed_window_loses_nothing_that_it_had_shown() -> None:
    chance = Random(1)
    shown = [kill_once(chance) for _ in range(6)]
    assert max(shown) > 0, "no window lived long enough to show anything"


def test_a_disk_that_refuses_is_seen_and_loses_nothing(open_app: OpenApp) -> None:
    table = FaultyTable(Hands(open_app(speed="instant", animations=False)), Random(1))
    for _ in range(8):
        table.fail_once()
    assert table.failures >= 3


@pytest.mark.parametrize("kind", READERS)
def test_a_file_spoilt_by_chance_is_read_or_refused_in_a_sentence(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda file: None)
    chance = Random(1)
    with home(tmp_path):
        for number in range(25):
            content = mutated(kind, chance)
            began = time.process_time()
            READERS[kind](content)
            assert time.process_time() - began < 1.0, (number, content[:80])


def test_a_sealed_game_with_nonsense_in_its_header_is_opened_or_refused(open_app: OpenApp) -> None:
    showing = Showing(Hands(open_app((1024, 576), speed="instant", animations=False)))
    for number in range(12):
        showing.show(spoilt_header(Random(number)))
    assert showing.seen["at the table"] >= 2
    assert showing.seen["at the results"] >= 2


def test_what_cannot_be_read_is_said_and_left_as_it_is(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("colosseum.files.storage._READ_PAUSE", 0.0)
    home = FailingHome(Hands(open_app((1024, 576), speed="instant", animations=False)))
    for number, kind in enumerate(KINDS):
        home.fail_once(kind, Random(number))
    assert home.failures >= 4


@forks
@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
def test_two_windows_on_one_home_lose_nothing(home: Path) -> None:
    outcome = run_instances(2, 0.4, home)
    assert outcome.actions
