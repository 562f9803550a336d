"""What an older version left in the player's folders can still be used.

`old_files` holds what it wrote before there was room for a second game.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from colosseum import games
from colosseum.files import settings
from colosseum.files.settings import Settings
from colosseum.play import saves, statistics
from colosseum.play.seats import HUMAN, Lineup, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum.kept_statistics import PlayedGame
from colosseum.tutor.progress import Progress

KIT = games.find("colosseum")
SEATS = (Seat("Livia", HUMAN, 2), Seat("Lupa", "grand", 1), Seat("Sol", "novice", 0))


@pytest.fixture(autouse=True)
def old_files(home: Path) -> Path:
    shutil.copytree(Path(__file__).parent / "old_files", home, dirs_exist_ok=True)
    return home


@pytest.fixture(autouse=True)
def nothing_set_aside(old_files: Path) -> Iterator[None]:
    yield
    assert not [*old_files.rglob("*.broken"), *old_files.rglob("*.damaged")]


def test_settings() -> None:
    assert settings.load() == Settings(
        fullscreen=True,
        scale=1.25,
        speed="fast",
        music=0.0,
        hints=False,
        width=1600,
        height=900,
        sized=True,
    )


def test_seats() -> None:
    lineup = Lineup.remembered(KIT)
    assert [(seat.name, seat.player) for seat in lineup.seats] == [
        ("Livia", "human"),
        ("Lupa", "grand"),
        ("Laurus", "novice"),
        ("Sol", "novice"),
        ("Delphina", "novice"),
    ]
    assert [seat.colour for seat in lineup.seats] == [0, 1, 3, 2, 4]
    assert lineup.options == {"intense_auctions": True}
    lineup.remember()
    assert Lineup.remembered(KIT) == lineup


def test_opponents_who_had_no_character_are_given_one() -> None:
    lineup = Lineup.remembered(KIT)
    assert {seat.character for seat in lineup.seats} == {""}
    lineup.cast()
    assert [(seat.name, seat.player) for seat in lineup.seats] == [
        ("Livia", "human"),
        ("Cassius", "grand"),
        ("Flavia", "novice"),
        ("Gaius", "novice"),
        ("Octavia", "novice"),
    ]


def test_progress() -> None:
    assert Progress.load("colosseum").seen == ["star-is-yours", "loge-two-dice"]
    assert Progress.load("colosseum", "lessons").seen == ["investing", "acquiring"]


def test_statistics() -> None:
    (entry,) = statistics.entries(KIT)
    assert (entry.game, entry.levels, entry.winners) == (
        "colosseum",
        ("human", "grand", "novice"),
        (1,),
    )
    over = saves.load(saves.folder() / "over.journal")
    assert entry.played == PlayedGame.of(over)
    statistics.record(over, SEATS)
    assert len(statistics.entries(KIT)) == 1, "it is the game that was counted already"


def test_a_game_under_way() -> None:
    file = saves.folder() / "begun.journal"
    listed = saves.saved_game(file)
    assert (listed.seats, listed.winners, listed.standing) == (SEATS, None, "Turn II, investing")
    session = Session.resume(file)
    assert session.seats == SEATS
    assert len(session.journal.records) == 30
    assert session.awaits_human


def test_a_finished_game() -> None:
    file = saves.folder() / "over.journal"
    assert saves.saved_game(file).winners == ("Lupa",)
    assert Session.resume(file).decision is None
    assert [game.file.stem for game in saves.latest_unfinished() if game] == ["begun"]
