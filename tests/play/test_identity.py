"""Who plays here: kept in a file like all others, and seated at every table."""

from pathlib import Path

import pytest

from colosseum import games
from colosseum.files import storage
from colosseum.play import identity
from colosseum.play.career.stages import stages
from colosseum.play.identity import Identity
from colosseum.play.seats import HUMAN, Lineup, Seat, noted, seats_of
from colosseum.play.session import Session

KIT = games.find("colosseum")
NORA = Identity("Nora", 3, "zenobia")


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "config" / "identity.json"


def lineup() -> Lineup:
    return Lineup.usual(KIT, KIT.levels[2])


def test_who_plays_here_is_kept_and_seated_in_their_own_colour() -> None:
    identity.save(NORA)
    found = lineup()
    identity.sit_down(found)
    person, *others = found.seats
    assert (person.name, person.colour, person.portrait) == ("Nora", 3, "zenobia")
    assert 3 not in [seat.colour for seat in others]
    assert Session.at_stage(stages()[0].tables[0], 1).seats[0].rank == "citizen"


def test_before_anyone_has_said_so_it_is_whoever_was_last_seated() -> None:
    assert identity.load() == Identity()
    last = lineup()
    last.rename(0, " Fabia ")
    last.remember()
    assert identity.load().name == "Fabia"


def test_a_rival_of_that_name_gives_way() -> None:
    identity.save(Identity("Livia"))
    found = lineup()
    assert "Livia" in [seat.name for seat in found.seats]
    identity.sit_down(found)
    assert [seat.name for seat in found.seats].count("Livia") == 1
    assert found.trouble is None


def test_of_several_people_only_the_one_of_that_name_is_changed() -> None:
    identity.save(NORA)
    found = lineup()
    found.seats[0] = Seat("Ben", HUMAN, 0)
    found.seats[1] = Seat("Nora", HUMAN, 1)
    identity.sit_down(found)
    assert [seat.portrait for seat in found.seats[:2]] == ["", "zenobia"]
    identity.keep(found)
    assert identity.load() == NORA
    ranks = [seat.rank for seat in identity.with_rank(found.seats)]
    assert ranks == ["", "citizen", "", ""]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "nonsense",
        "[]",
        '{"name": "", "colour": 1}',
        '{"name": "Nora", "colour": 5}',
        '{"name": "Nora", "colour": "red"}',
        '{"name": ["Nora"], "colour": 1}',
    ],
)
def test_what_names_nobody_is_set_aside(file: Path, content: str) -> None:
    file.write_text(content)
    assert identity.load() == Identity()
    assert file.with_name("identity.json.broken").exists()
    assert storage.notices


def test_what_a_newer_version_wrote_is_used_as_far_as_we_know_it(file: Path) -> None:
    file.write_text('{"name": "Nora", "colour": 3, "portrait": "cleopatra", "motto": "Veni"}')
    assert identity.load() == Identity("Nora", 3)


def test_a_saved_game_remembers_portrait_and_rank() -> None:
    seat = Seat("Nora", HUMAN, 3, portrait="varro", rank="aedile")
    journal = Session.new(KIT, [seat, *lineup().seats[1:]], 7).journal
    assert seats_of(journal)[0] == seat
    journal.notes = noted([Seat("Nora", portrait="nobody", rank="x" * 99)])
    assert seats_of(journal)[0] == Seat("Nora")
