"""Every word a player sees can be translated."""

import gettext
from collections.abc import Iterator
from pathlib import Path

import pytest

from colosseum.files import catalogues, paths
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.colosseum.display_names import ASSETS, NOBLE_RANKS
from colosseum.words import translation
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, say, tr
from tests import languages
from tests.compiled_catalogue import catalogue


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    catalogues.use("en")


@pytest.fixture
def latin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Someone has translated four texts into Latin."""
    folder = tmp_path / "locale" / "la" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    content = {
        "New game": "Ludus novus",
        "{seat} bids {coins}.": "{coins} offert {seat}.",
        "{count} lion\0{count} lions": "{count} leo\0{count} leones",
        "Emperor": "Imperator",
    }
    (folder / f"{catalogues.DOMAIN}.mo").write_bytes(catalogue(content))
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    catalogues.use("la")


def test_without_a_catalogue_texts_are_english() -> None:
    catalogues.use("tlh")
    assert tr("New game") == "New game"
    assert ntr("{count} lion", "{count} lions", 2) == "2 lions"


@pytest.mark.usefixtures("latin")
def test_patterns_are_translated_before_they_are_filled_in() -> None:
    assert tr("New game") == "Ludus novus"
    assert tr("{seat} bids {coins}.", seat="Sol", coins=11) == "11 offert Sol."
    assert tr("Quit") == "Quit"


@pytest.mark.usefixtures("latin")
def test_a_number_decides_the_plural() -> None:
    assert ntr("{count} lion", "{count} lions", 1) == "1 leo"
    assert ntr("{count} lion", "{count} lions", 3) == "3 leones"


@pytest.mark.usefixtures("latin")
def test_sentences_from_the_rules_are_put_in_the_players_language() -> None:
    bid = Sentence("{seat} bids {coins}.", seat=Sentence("Emperor"), coins=4)
    assert bid == "Emperor bids 4."
    assert say(bid) == "4 offert Imperator."
    assert say(Sentence("{count} lion", "{count} lions", count=2)) == "2 leones"


def test_braces_in_texts_without_values_stay() -> None:
    assert tr("{odd}") == "{odd}"
    assert say(Sentence.literal("plain {words}")) == "plain {words}"


def test_the_longer_language_is_a_third_longer() -> None:
    catalogues.use(catalogues.LONGER)
    assert len(tr("Programme catalogue")) >= 1.3 * len("Programme catalogue") - 1
    assert ntr("{count} lion", "{count} lions", 2).startswith("2 lîôns")


@pytest.mark.usefixtures("latin")
def test_english_is_on_offer_and_every_language_in_the_list(tmp_path: Path) -> None:
    (tmp_path / "locale" / "languages.json").write_text('{"la": "Latina", "tlh": "no catalogue"}')
    assert catalogues.languages() == {"en": "English", "la": "Latina"}


@pytest.mark.usefixtures("latin")
@pytest.mark.parametrize("content", ["", "[]", "[1]", '{"../la": "Latina"}', "{" * 99])
def test_without_a_list_that_can_be_read_only_english_is_on_offer(
    tmp_path: Path, content: str
) -> None:
    (tmp_path / "locale" / "languages.json").write_text(content)
    assert catalogues.languages() == {"en": "English"}


def test_languages_on_offer_have_a_catalogue() -> None:
    for language in catalogues.languages():
        if language != "en":
            assert gettext.find(catalogues.DOMAIN, paths.assets() / "locale", [language])


@pytest.mark.parametrize(
    ("language", "share"),
    [("en", "83%"), ("fr", "83\N{NARROW NO-BREAK SPACE}%"), ("nl", "83%"), ("ro", "83%")],
)
def test_numbers_are_written_as_each_language_does(
    monkeypatch: pytest.MonkeyPatch, language: str, share: str
) -> None:
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    catalogues.use(language)
    assert translation.percent(5 / 6) == share


def test_a_latin_name_on_a_card_is_a_word_of_the_language_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    catalogues.use("fr")
    assert tr("Gladiator") == "Gladiator"
    assert say(ASSETS[Asset.GLADIATOR]) == "Gladiateur"
    assert say(NOBLE_RANKS[Noble.SENATOR_2]) == "Sénateur"
