"""Arena: Roma II in the rulebook: every rule, every reading, every card, and the search."""

import re

import pytest

from colosseum.files import paths
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.steps_by_kind import STEPS
from colosseum.scenes.parts.key_page import KEYS
from colosseum.scenes.table.roma.card_table import links
from colosseum.scenes.table.roma.rulebook_pictures import ILLUSTRATIONS
from colosseum.tutor.rulebook import RulePage, found, page_for, pages, pages_in
from colosseum.widgets.design_units import Box
from tests.rules.cited_rules import numbered_rules

GAME = "roma"
RULEBOOKS = ("arena-roma.md", "roma-cards.md")
CHAPTERS = {
    (True, False): "characters",
    (True, True): "buildings",
    (False, False): "roma-characters",
    (False, True): "roma-buildings",
}
"""By whether Arena has a card, and whether it is a building."""
CARDS = {card.key: card for card in RULES.cards}


def english(words: str) -> str:
    return words


def page_of(card: str) -> RulePage:
    (page,) = (page for page in pages(GAME) if page.name == card)
    return page


def numbers_in(words: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", words)}


def all_rules() -> dict[str, str]:
    return {rule: text for book in RULEBOOKS for rule, text in numbered_rules(book).items()}


def test_every_rule_is_on_one_page() -> None:
    ids = [rule.id for page in pages(GAME) for rule in page.rules]
    assert sorted(ids) == sorted(all_rules())


def test_every_reading_is_told() -> None:
    notes = {rule.id for page in pages(GAME) for rule in page.rules if rule.note}
    readings = {rule for rule, text in all_rules().items() if "reading" in text}
    assert sorted(readings - notes) == []


def test_every_page_has_something_to_look_at() -> None:
    chapters = {page.chapter for page in pages(GAME)}
    for page in pages(GAME):
        is_shown = page.picture in {*ILLUSTRATIONS, *CARDS, KEYS}
        assert is_shown or page.name in chapters or all(card.picture for card in page.cards)


def test_every_decision_is_explained_somewhere() -> None:
    assert {kind: pages(GAME)[page_for(GAME, kind)].name for kind in STEPS} == {
        "exchange": "setup",
        "lay": "setup",
        "reroll": "turn",
        "act": "turn",
        "keep": "money-and-cards",
        "target": "battles",
        "own-card": "activating",
        "swap": "choices",
        "take": "choices",
        "place": "choices",
        "repeat": "battles",
        "pay": "battles",
        "second-die": "activating",
        "search": "choices",
        "extra-die": "changing-values",
        "change-die": "choices",
        "symbol": "blocks-and-actors",
        "buy": "choices",
        "lay-free": "choices",
        "lay-again": "choices",
    }


# Cards


def test_every_card_has_its_page_in_the_chapter_of_its_kind() -> None:
    for kind, chapter in CHAPTERS.items():
        names = [page.name for page in pages_in(GAME, chapter)]
        cards = CARDS.values()
        assert names == sorted(it.key for it in cards if (it.in_arena > 0, it.is_building) == kind)


@pytest.mark.parametrize("chapter", ["all-characters", "all-buildings", *CHAPTERS.values()])
def test_a_table_of_cards_leads_to_the_page_of_each(chapter: str) -> None:
    page = next(page for page in pages(GAME) if page.name == chapter)
    lines = links(page.picture, Box(0, 0, 1000, 500))
    names = {page.name for page in pages(GAME)}
    assert all(name in names for name, _, _ in lines)
    tops = [box.top for _, box, _ in lines]
    assert tops == sorted(set(tops))


@pytest.mark.parametrize("key", CARDS)
def test_a_card_is_told_from_all_sides(key: str) -> None:
    page = page_of(key)
    assert page.title == CARDS[key].name
    assert page.icon == f"roma/cards/{key}"
    assert page.picture == key
    assert [card.heading for card in page.cards][:4] == [
        "What it does",
        "No effect",
        "Beside Bribery",
        "With other cards",
    ]
    assert [card.heading for card in page.cards][4:] in ([], ["Our reading"])


def test_the_number_on_a_card_is_on_its_page() -> None:
    for key, card in CARDS.items():
        if card.amount:
            assert card.amount in numbers_in(page_of(key).cards[0].words), key


def test_every_sprite_exists() -> None:
    for page in pages(GAME):
        for name in (page.icon, *[card.picture for card in page.cards]):
            assert not name or paths.asset("sprites", f"{name}.svg")


# The search


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("rom-12", "ROM-12"),
        ("beginners’ rules", "ROM-3"),
        ("triple", "ROM-5"),
        ("diagonally opposite", "ROM-12"),
        ("100 turns", "ROM-14"),
    ],
)
def test_search_finds_rules_by_their_words(words: str, first: str) -> None:
    rule = found(GAME, words, english)[0].rule
    assert rule is not None
    assert rule.id == first


def test_the_name_of_a_card_finds_its_own_page_first_and_once() -> None:
    hits = found(GAME, "mercennarius", english)
    assert hits[0].page.name == "mercennarius"
    assert [hit.page.name for hit in hits].count("mercennarius") == 1
    assert "ROM-20" in [hit.rule.id for hit in hits if hit.rule]


# Numbers


def test_numbers_in_the_rulebook_are_those_of_the_game() -> None:
    """Those that a change of `roma.yaml` would make wrong."""
    rules = {rule.id: f"{rule.words} {rule.note}" for page in pages(GAME) for rule in page.rules}
    for rule, numbers in rulebook_numbers().items():
        assert set(numbers) <= numbers_in(rules[rule]), rule


def rulebook_numbers() -> dict[str, tuple[int, ...]]:
    buildings = sum(card.in_arena for card in RULES.cards if card.is_building)
    cards = sum(card.in_arena for card in RULES.cards)
    roma = {card.key: card for card in RULES.cards if card.in_roma}
    places = len(RULES.row)
    supply = RULES.points - 2 * RULES.setup_points
    return {
        "ROM-1": (cards, cards - buildings, buildings, RULES.points, RULES.dice, places),
        "ROM-2": (RULES.setup_points, supply, RULES.setup_cards, RULES.given),
        "ROM-3": (RULES.faces, RULES.beginners_cards, RULES.given),
        "ROM-4": (places - RULES.setup_cards, RULES.setup_cards, places),
        "ROM-5": (RULES.dice,),
        "ROM-14": (RULES.most_turns,),
        "ROM-17": (2 * CARDS["telonium"].amount,),
        "ROM-18": (RULES.fewer_dice,),
        "ROM-20": (CARDS["decurio"].amount, CARDS["mercennarius"].amount),
        "ROM-21": (CARDS["statua-jovis"].amount,),
        "ROM-22": (cards, sum(card.copies for card in RULES.cards), RULES.own_deck),
        "ROM-25": (roma["turris"].amount, roma["essedum"].amount),
        "ROM-26": (roma["basilica"].amount, CARDS["forum"].copies),
        "ROM-30": (sum(card.in_roma for card in RULES.cards), RULES.beginners_cards, RULES.given),
    }
