"""The first start speaks the language of the system."""

import pygame
import pytest

from colosseum.program.system_language import preferred_language

OFFERED = ("en", "fr", "nl", "ro", "pt_BR")


@pytest.fixture(autouse=True)
def system(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A system that says nothing."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [])
    return monkeypatch


def test_a_system_that_says_nothing_gets_english() -> None:
    assert preferred_language(OFFERED) == "en"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "ro"}, "ro"),
        ({"LANG": "pt_BR.UTF-8"}, "pt_BR"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "nl_NL", "LC_ALL": "ro_RO.UTF-8"}, "ro"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "de:ro:en"}, "ro"),
        ({"LANG": "fr_FR", "LANGUAGE": "de"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "en_GB:en"}, "en"),
        ({"LANG": "../../etc"}, "en"),
    ],
)
def test_variables_say_the_language(
    system: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        system.setenv(name, value)
    assert preferred_language(OFFERED) == language


@pytest.mark.parametrize(
    ("locales", "language"),
    [
        ([("fr", "BE"), ("nl", "BE")], "fr"),
        ([("de", "DE"), ("ro", None)], "ro"),
        ([("pt", "BR")], "pt_BR"),
        ([("ja", None)], "en"),
    ],
)
def test_without_variables_the_system_is_asked(
    system: pytest.MonkeyPatch, locales: list[tuple[str, str | None]], language: str
) -> None:
    found = [{"language": name, "country": country} for name, country in locales]
    system.setattr(pygame.system, "get_pref_locales", lambda: found)
    assert preferred_language(OFFERED) == language


def test_a_system_that_cannot_say_gets_english(system: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("not here")

    system.setattr(pygame.system, "get_pref_locales", fail)
    assert preferred_language(OFFERED) == "en"
