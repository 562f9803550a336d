"""Building decks by mouse and by keys, and bringing them to a game (ROM-22)."""

import pygame
import pytest

from colosseum.files import paths
from colosseum.play.roma import deck_files
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.shared_decks import Deck, line
from colosseum.scenes import routes
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.table.roma.deck_builder.deck_list import DeckList
from colosseum.scenes.table.roma.deck_builder.pasting import PasteDeck
from colosseum.scenes.table.roma.deck_builder.scene import DeckBuilder
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets import clipboard
from tests.hands import Hands
from tests.noting import Notes

FORUM, NERO = RULES.number("forum"), RULES.number("nero")
FULL = opponents_decks()["lucia"]


def build(hands: Hands, *decks: Deck) -> DeckBuilder:
    for number, deck in enumerate(decks, 1):
        deck_files.keep(str(number), deck)
    hands.open(routes.workshop(hands.app))
    return builder(hands)


def builder(hands: Hands) -> DeckBuilder:
    assert isinstance(hands.scene, DeckBuilder)
    return hands.scene


def minus(hands: Hands, key: str) -> None:
    box = hands.widget(key).box
    hands.click_at(hands.app.screen.point((box.left + 20, box.bottom - 19)))


def said(hands: Hands) -> str:
    return Notes(hands.app.screen).all_of(hands.scene)


def test_a_click_adds_a_card_and_a_click_on_the_minus_takes_one_out(hands: Hands) -> None:
    build(hands)
    for _ in range(3):
        hands.click("card-basilica")
    minus(hands, "card-basilica")
    assert builder(hands).deck == Deck("New deck", (RULES.number("basilica"),))
    assert deck_files.decks()[0].deck == builder(hands).deck


def test_every_quick_click_on_a_card_adds_one(hands: Hands) -> None:
    """A tile that counts one more is no other tile, so it takes the next press at once."""
    build(hands)
    hands.click("card-forum")
    for _ in range(3):
        hands.click_at(hands.point("card-forum"))
    assert len(builder(hands).deck.cards) == 4


def test_a_card_is_dragged_into_the_deck_and_out_of_it(hands: Hands) -> None:
    build(hands, Deck("Mine", (NERO, FORUM)))
    hands.carry("card-forum", "in-deck-nero")
    assert builder(hands).deck.cards.count(FORUM) == 2
    hands.carry("in-deck-nero", "card-forum")
    assert builder(hands).deck.cards.count(NERO) == 0
    hands.carry("card-forum", "card-basilica")
    assert len(builder(hands).deck.cards) == 2, "it goes back"
    hands.click("card-forum")
    assert len(builder(hands).deck.cards) == 3, "and can be clicked as before"


def test_a_deck_is_built_named_undone_and_filled_up_by_keys_alone(hands: Hands) -> None:
    build(hands)
    hands.scene.page.focus_on("card-aesculapinum")
    hands.press(pygame.K_RIGHT, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN, pygame.K_PLUS)
    assert [RULES.cards[card].key for card in builder(hands).deck.cards] == ["fons-bacchi"] * 2
    hands.press(pygame.K_MINUS, pygame.K_DOWN, pygame.K_RETURN)
    assert hands.focus == "card-maecenas", "the grid scrolls with the focus"
    hands.press(pygame.K_u)
    assert [RULES.cards[card].key for card in builder(hands).deck.cards] == ["fons-bacchi"]
    hands.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert len(builder(hands).deck.cards) == 2
    hands.scene.page.focus_on("name")
    hands.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    hands.type("siege")
    hands.scene.page.focus_on("fill")
    hands.press(pygame.K_RETURN)
    assert deck_files.decks()[0].deck.name == "siege"
    assert deck_files.decks()[0].why_not is None


def test_what_is_missing_and_what_is_too_much_is_said(hands: Hands) -> None:
    build(hands, Deck("Short", FULL.cards[:54]))
    assert "1 card is missing." in said(hands)
    assert "You can use every copy in both sets, but no more." in said(hands)
    hands.click("fill")
    assert "The deck is full. It saves as you build." in said(hands)
    hands.click("card-aquaeductus")
    assert "Take out 1 card: a deck has 55." in said(hands)


def test_no_more_copies_than_there_are(hands: Hands) -> None:
    build(hands)
    for _ in range(3):
        hands.click("card-aquaeductus")
    assert len(builder(hands).deck.cards) == 1
    assert "Arena has 1. Your deck has it." in said(hands)


def test_filters_and_search_leave_the_cards_that_match(hands: Hands) -> None:
    build(hands)
    hands.click("kind-False")
    hands.click("set-roma")
    hands.click("price")
    shown = [it.key for it in hands.scene.page.widgets if it.key.startswith("card-")]
    assert shown == ["card-architectus", "card-consul", "card-senator"]
    hands.click("set-roma")
    hands.click("search")
    hands.type("rewards")
    assert not [it for it in hands.scene.page.widgets if it.key.startswith("card-")]
    assert "No cards match. Try removing a filter." in said(hands)
    hands.press(pygame.K_ESCAPE)
    assert hands.sees("card-bestia")


def test_the_wheel_and_the_page_keys_lead_to_all_cards(hands: Hands) -> None:
    build(hands)
    hands.wheel("card-forum", -1)
    assert not hands.sees("card-arena")
    hands.press(pygame.K_PAGEDOWN)
    assert hands.sees("card-via-cassia")
    hands.press(pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert hands.sees("card-arena")


def test_a_companion_leads_to_its_card(hands: Hands) -> None:
    build(hands)
    hands.hover("card-carrus-bovinus")
    hands.click("companion-1")
    assert hands.focus == "card-turris"


def test_decks_are_duplicated_opened_and_deleted_after_a_question(hands: Hands) -> None:
    hands.app.settings.confirmations = True
    build(hands, FULL)
    hands.click("copy")
    assert builder(hands).deck.name == "Turba Fori 2"
    hands.click("deck-1")
    assert builder(hands).deck.name == "Turba Fori"
    hands.click("delete")
    assert isinstance(hands.scene, ConfirmScene)
    hands.click("no")
    assert len(deck_files.decks()) == 2
    hands.click("all")
    assert isinstance(hands.scene, DeckList)
    hands.click("delete-1")
    hands.click("yes")
    assert [kept.deck.name for kept in deck_files.decks()] == ["Turba Fori 2"]
    hands.click("listed-2")
    assert builder(hands).deck.name == "Turba Fori 2"


def test_the_list_says_why_a_deck_cannot_be_used(hands: Hands) -> None:
    folder = paths.data_folder() / "decks"
    folder.mkdir()
    (folder / "mine.deck").write_text('{"deck": 1, "name": "Mine", "cards": "2 nero"}')
    build(hands)
    hands.click("all")
    reason = "Both sets together have 1 copy of Nero, not 2."
    assert hands.widget("listed-mine").disabled_because == reason
    hands.click("listed-mine")
    assert isinstance(hands.scene, DeckList)


# As text


@pytest.fixture
def pocket(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard of our own: the last words in it count."""
    words = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", words.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: words[-1])
    return words


def test_a_deck_is_copied_as_text_and_pasted_as_a_deck_of_its_own(
    hands: Hands, pocket: list[str]
) -> None:
    build(hands, FULL)
    hands.click("as-text")
    assert clipboard.paste() == line(FULL)
    assert "Copied. Paste it wherever you like." in said(hands)
    hands.press(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert isinstance(hands.scene, PasteDeck)
    assert "Turba Fori: 55 cards." in said(hands)
    hands.press(pygame.K_RETURN)
    assert [kept.deck.name for kept in deck_files.decks()] == ["Turba Fori", "Turba Fori 2"]
    assert builder(hands).deck.cards == FULL.cards


def test_a_mistyped_line_is_refused_by_a_sentence(hands: Hands, pocket: list[str]) -> None:
    pocket.append(line(FULL).replace("10 forum", "9 forum"))
    build(hands)
    hands.click("paste")
    words = "A letter is wrong or missing in this line. Copy it again."
    assert hands.widget("yes").disabled_because == words
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, PasteDeck)
    hands.press(pygame.K_ESCAPE)
    assert deck_files.decks() == []


# To the table


def test_new_game_leads_to_the_decks(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app, "colosseum"))
    assert not hands.sees("decks"), "nobody brings cards there"
    hands.open(NewGameScene(hands.app, "roma"))
    hands.click("decks")
    assert builder(hands).deck.cards == ()
    hands.click("back")
    assert isinstance(hands.scene, NewGameScene)


def test_a_person_chooses_a_deck_in_new_game_and_plays_with_it(hands: Hands) -> None:
    deck_files.keep("1", FULL)
    hands.open(NewGameScene(hands.app, "roma"))
    new_game = hands.scene
    assert isinstance(new_game, NewGameScene)
    assert not hands.sees("brought-0")
    new_game.lineup.options["cards"] = "own_decks"
    new_game.rebuild()
    assert "Livia brings Patientia." in said(hands)
    hands.click("brought-0")
    hands.click("use")
    assert hands.scene is new_game
    assert getattr(hands.widget("brought-0"), "words", "") == "Turba Fori"
    hands.click("start")
    assert isinstance(hands.scene, TableScene)
    options = hands.scene.session.game.origin["options"]
    assert options["deck_1"] == FULL.text
    assert options["deck_2"] == opponents_decks()["livia"].text


def test_a_deck_built_on_the_way_to_a_game_is_brought_to_it(hands: Hands) -> None:
    deck_files.keep("1", FULL)
    new_game = NewGameScene(hands.app, "roma")
    hands.open(new_game)
    new_game.lineup.options["cards"] = "own_decks"
    new_game.rebuild()
    hands.click("decks")
    hands.click("deck-1")
    hands.click("use")
    assert hands.scene is new_game
    assert getattr(hands.widget("brought-0"), "words", "") == "Turba Fori"


def test_an_unfinished_deck_cannot_be_used_but_the_lot_can_decide(hands: Hands) -> None:
    deck_files.keep("1", Deck("Short", FULL.cards[:40]))
    chosen: list[str] = []
    hands.open(routes.workshop(hands.app, "roma", "1", chosen.append))
    reason = "A deck has 55 cards. This one has 40 cards."
    assert hands.widget("use").disabled_because == reason
    hands.click("lot")
    assert chosen == [""]
