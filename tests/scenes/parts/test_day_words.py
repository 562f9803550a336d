"""Days as people write them."""

from collections.abc import Iterator
from datetime import date

import pytest

from colosseum.files import catalogues
from colosseum.scenes.parts.day_words import short_date, whole_day
from tests import languages


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    catalogues.use("en")


def test_the_first_of_a_month_is_written_as_each_language_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    written = []
    for language in ("en", "fr", "nl"):
        catalogues.use(language)
        written += [whole_day(date(2026, 11, 1)), whole_day(date(2026, 11, 2))]

    assert written == [
        *("Sunday 1 November", "Monday 2 November"),
        *("Dimanche 1er novembre", "Lundi 2 novembre"),
        *("Zondag 1 november", "Maandag 2 november"),
    ]


@pytest.mark.parametrize(
    ("language", "day"),
    [
        ("en", "16 Nov 2026"),
        ("fr", "16 nov. 2026"),
        ("nl", "16 nov 2026"),
        ("ro", "16 nov. 2026"),
    ],
)
def test_a_date_is_short_in_each_language_and_cannot_be_misread(
    monkeypatch: pytest.MonkeyPatch, language: str, day: str
) -> None:
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    catalogues.use(language)
    assert short_date("2026-11-16") == day


def test_what_is_no_date_is_said_as_it_is() -> None:
    """Someone may have edited the file it comes from."""
    assert short_date("last summer") == "last summer"
