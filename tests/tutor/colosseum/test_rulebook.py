"""The rulebook as data: every rule, every reading, and the search."""

import re

import pytest

from colosseum.rules.colosseum.data import RULES, Noble
from colosseum.rules.colosseum.phases import STEPS
from colosseum.scenes.parts.key_page import KEYS
from colosseum.scenes.table.colosseum.rulebook_pictures import ILLUSTRATIONS
from colosseum.tutor.rulebook import RulePage, found, page_for, pages
from tests.rules.colosseum.test_rule_ids import numbered_rules

GAME = "colosseum"


def english(words: str) -> str:
    return words


def test_every_rule_stands_on_one_page() -> None:
    ids = [rule.id for page in pages(GAME) for rule in page.rules]
    assert sorted(ids) == sorted(numbered_rules())


def test_every_reading_is_told() -> None:
    notes = {rule.id for page in pages(GAME) for rule in page.rules if rule.note}
    readings = {rule for rule, text in numbered_rules().items() if "[reading" in text}
    assert sorted(readings - notes) == []


@pytest.mark.parametrize("page", pages(GAME), ids=lambda page: page.name)
def test_every_page_has_something_to_look_at(page: RulePage) -> None:
    is_shown = page.picture in ILLUSTRATIONS or page.picture == KEYS
    assert is_shown or all(card.picture for card in page.cards)


def test_every_decision_is_explained_somewhere() -> None:
    assert {kind: pages(GAME)[page_for(GAME, kind)].name for kind in STEPS} == {
        "invest": "investing",
        "open": "auctions",
        "bid": "auctions",
        "trade": "trading",
        "answer": "trading",
        "settle": "trading",
        "roll": "nobles",
        "move": "nobles",
        "produce": "producing",
        "discard": "closing",
        "donation": "closing",
    }
    assert pages(GAME)[page_for(GAME, "nothing")].name == "summary"


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("loge", "INV-1"),
        ("LOGE coins", "INV-6"),
        ("auc-4", "AUC-4"),
        ("counter-offer", "TRD-4"),
        ("resting square medal", "NOB-4"),
        ("share the victory", "END-1"),
    ],
)
def test_search_finds_rules_by_their_words(words: str, first: str) -> None:
    rule = found(GAME, words, english)[0].rule
    assert rule is not None
    assert rule.id == first


def test_search_finds_pages_and_says_when_there_is_nothing() -> None:
    hits = found(GAME, "at a glance", english)
    assert [hit.page.name for hit in hits if hit.rule is None] == ["summary"]
    assert found(GAME, "spaceship", english) == []
    assert found(GAME, "   ", english) == []


def test_search_finds_a_page_by_its_title_before_rules() -> None:
    hits = found(GAME, "trading", english)
    assert (hits[0].page.name, hits[0].rule) == ("trading", None)
    assert [hit.page.name for hit in hits if hit.rule is None].count("trading") == 1


def test_search_speaks_the_players_language() -> None:
    hits = found(GAME, "domus", lambda words: words.replace("loge", "domus"))
    assert {hit.rule.id for hit in hits if hit.rule} >= {"INV-1", "INV-6", "NOB-1"}


def test_numbers_in_the_rulebook_are_those_of_the_game() -> None:
    """Those that a change of `rules.yaml` would make wrong."""
    rules = {rule.id: rule.words for page in pages(GAME) for rule in page.rules}
    data = rulebook_numbers()
    for rule, numbers in data.items():
        said = {int(number) for number in re.findall(r"\d+", rules[rule])}
        assert set(numbers) <= said, rule


def rulebook_numbers() -> dict[str, tuple[int, ...]]:
    nobles = RULES.noble_spectators
    return {
        "SET-1": (RULES.start_coins, RULES.start_arena),
        "INV-2": (RULES.second_medals, RULES.second_actions),
        "INV-4": (RULES.expansion_price,),
        "INV-5": (RULES.ticket_price, RULES.ticket_spectators),
        "INV-6": (RULES.loge_price,),
        "AUC-1": (RULES.opening_bid,),
        "AUC-7": (RULES.opening_bid,),
        "SCO-2": (RULES.earlier_spectators,),
        "SCO-3": (RULES.ticket_spectators,),
        "SCO-4": (RULES.star_spectators,),
        "SCO-5": (nobles[Noble.EMPEROR], nobles[Noble.CONSUL_1], nobles[Noble.SENATOR_1]),
        "STAR-1": (RULES.star_tokens,),
        "MED-1": (RULES.medal_coins,),
    }
