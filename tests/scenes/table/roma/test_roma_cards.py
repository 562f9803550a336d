"""What the table shows and offers with the cards of the first Roma."""

import pygame
import pytest

from colosseum.gallery.roma.ways import ANSWERS, FACE_DOWN, MIXED, SET_EACH
from colosseum.rules.kernel import Action
from colosseum.rules.roma import roma_events
from colosseum.rules.roma.actions import Buy, ChangeDie, Choose, Lay, UseDie
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, RULES
from colosseum.scenes import routes
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.table.roma.animations_with_roma import MOTIONS
from colosseum.scenes.table.roma.cards import Veil
from colosseum.scenes.table.roma.discards import DeckSheet, Discards
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.panels.laying_free import LayAgain, LayFree
from colosseum.scenes.table.roma.telling import _TOLD
from colosseum.scenes.table.scene import TableScene
from tests.hands import Hands
from tests.scenes.table.roma.conftest import SitDown

TAKEN_UP = """
cards: mixed
turn: 10
seat: 2
first: 1
dice: 3
step: lay-again
acting: {card: consiliarius, place: 4}
taken up: consiliarius + legat + nero
supply: 15
players:
  - name: Aquila
    points: 11
    money: 9
    hand: architectus + templum
    places: {1: basilica, 2: forum, 3: templum, 4: turris, 5: onager, 6: consul}
  - name: Octavia
    points: 10
    money: 6
    hand: aries + fortuna
    places: {1: forum, 3: taberna}
"""
"""Octavia has taken up all her characters."""


def asked(sit_down: SitDown, name: str) -> TableScene:
    position, actions = ANSWERS[name]
    return sit_down(position, *actions)


def last_action(scene: TableScene) -> Action:
    return scene.session.journal.records[-1].action


def words_of(hands: Hands, key: str) -> str:
    return getattr(hands.widget(key), "words", "")


# What is seen


def test_a_defence_that_has_changed_is_told_beside_the_printed_one(
    sit_down: SitDown, hands: Hands
) -> None:
    sit_down(MIXED)
    assert "Its defence is now 2 (printed: 3)." in hands.widget("place-1-4").tip, "Essedum, Turris"
    assert "Its defence is now 6 (printed: 5)." in hands.widget("place-0-2").tip


def test_a_blocked_symbol_is_marked_and_takes_no_die(sit_down: SitDown, hands: Hands) -> None:
    sit_down(MIXED.replace("2 + 3 + 5", "2 + 3 + 6"))
    assert hands.sees("blocked-0-6")
    assert "Blocked for Aquila this turn" in hands.widget("blocked-0-6").tip
    assert "Blocked for Aquila this turn" in hands.widget("symbol-6").tip
    hands.click("choose-die-2")
    assert hands.widget("choose-symbol-6").disabled_because == "This symbol is blocked this turn."


def test_what_helps_a_forum_is_seen_before_it_acts(sit_down: SitDown, hands: Hands) -> None:
    sit_down(MIXED)
    assert hands.widget("help-0-2-1").tip == (
        "Basilica adds 2 victory points whenever this Forum acts."
    )
    assert hands.widget("help-0-2-3").tip == "Templum lets this Forum use the third die too."
    assert not hands.sees("help-1-3-4")


def test_a_card_tells_that_it_is_from_the_first_roma(sit_down: SitDown, hands: Hands) -> None:
    sit_down(MIXED)
    assert "Roma · Character" in hands.widget("place-0-6").tip
    assert "Roma" not in hands.widget("place-0-2").tip, "Forum is in both sets"


def test_each_player_has_piles_of_their_own(sit_down: SitDown, hands: Hands) -> None:
    sit_down(SET_EACH)
    assert "Octavia" in hands.widget("draw-pile-1").tip
    assert "From Octavia’s deck." in hands.widget("place-0-2").tip
    assert hands.sees("deck-of-held-3"), "a card given by Octavia is still of her deck"
    hands.click("discards-1")
    assert isinstance(hands.scene, Discards)
    assert "Velites" in hands.widget("discarded-0").tip


def test_cards_laid_face_down_are_not_given_away(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(FACE_DOWN)
    hands.click("choose-held-0")
    hands.click("choose-place-0-1")
    told = [widget.explanation for widget in scene.page.widgets]
    assert not any("Nero" in words for words in told)
    assert "face down" in hands.widget("place-1-1").tip


def test_every_event_of_the_new_cards_is_told() -> None:
    kinds = [it for it in vars(roma_events).values() if isinstance(it, type)]
    events = {it for it in kinds if it.__module__ == roma_events.__name__}
    silent = {
        roma_events.SetAssigned,
        roma_events.DeckBrought,
        roma_events.OwnPileShuffled,
        roma_events.HandDeduced,
    }
    assert events <= set(_TOLD)
    assert events - silent == set(MOTIONS)


# What is offered


def test_all_of_the_draw_pile_can_be_chosen_from(sit_down: SitDown, hands: Hands) -> None:
    scene = asked(sit_down, "search")
    kinds = {*scene.game.state.drawn}
    offered = [widget for widget in scene.page.widgets if widget.key.startswith("offered-")]
    assert len(offered) == len(kinds)
    forum = RULES.number("forum")
    hands.click(f"offered-{forum}")
    assert words_of(hands, "do") == "Take Forum"
    hands.click(f"offered-{forum}")
    assert forum in scene.game.state.hands[0]


def test_a_symbol_is_blocked_on_the_row_or_beside_it(sit_down: SitDown, hands: Hands) -> None:
    scene = asked(sit_down, "symbol")
    hands.click("choose-symbol-5")
    assert words_of(hands, "do") == "Block V", "even beside an empty place"
    hands.click("choose-place-1-3")
    hands.click("do")
    assert last_action(scene) == Choose(3)
    assert hands.sees("blocked-1-3")


def test_a_die_of_the_tray_is_changed_up_or_down(sit_down: SitDown, hands: Hands) -> None:
    scene = asked(sit_down, "change-die")
    hands.click("choose-die-0")
    assert words_of(hands, "do") == "Turn the 3 into a 2"
    hands.click("choose-die-0")
    assert words_of(hands, "do") == "Turn the 3 into a 4"
    hands.click("do")
    assert last_action(scene) == ChangeDie(3, 4)


def test_points_are_bought_for_what_the_panel_says(sit_down: SitDown, hands: Hands) -> None:
    scene = asked(sit_down, "buy")
    assert hands.widget("buy-3").tip == "You pay Octavia 6 sesterces for 3 victory points."
    hands.click("buy-3")
    hands.click("buy-3")
    assert last_action(scene) == Buy(3)


def test_a_die_is_added_to_a_roll(sit_down: SitDown, hands: Hands) -> None:
    scene = asked(sit_down, "extra-die")
    assert "against 6: you win the battle." in hands.widget("choose-die-1").tip
    hands.click("choose-die-1")
    hands.click("do")
    assert last_action(scene) == UseDie(6)


@pytest.mark.parametrize(
    ("question", "die", "onto", "action"),
    [
        ("extra-die", 1, "place-0-0", UseDie(6)),
        ("extra-die", 1, "card words", UseDie(6)),
        ("extra-die", 1, "place-1-0", UseDie(6)),
        ("third-die", 0, "place-0-3", UseDie(2)),
        ("change-die", 0, "change-3-4", ChangeDie(3, 4)),
        ("change-die", 1, "place-0-0", ChangeDie(6, 5)),
    ],
)
def test_a_die_is_dragged_to_the_card_that_asks_for_it(
    sit_down: SitDown, hands: Hands, question: str, die: int, onto: str, action: Action
) -> None:
    scene = asked(sit_down, question)
    hands.carry(f"choose-die-{die}", onto)
    assert last_action(scene) == action


def test_a_die_that_can_become_two_others_waits_for_the_choice(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = asked(sit_down, "change-die")
    before = last_action(scene)
    hands.carry("choose-die-0", "place-0-0")
    assert last_action(scene) == before
    assert words_of(hands, "do") == "Turn the 3 into a 2"
    hands.carry("choose-die-0", "change-6-5")
    assert last_action(scene) == before, "that is another die's"


def test_a_die_dropped_elsewhere_goes_back_and_stays_chosen(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = asked(sit_down, "extra-die")
    before = last_action(scene)
    hands.carry("choose-die-1", "place-1-5")
    assert last_action(scene) == before
    assert words_of(hands, "do") == "Use the 6"


def test_cards_are_laid_free_of_charge_by_dragging_them(sit_down: SitDown, hands: Hands) -> None:
    scene = asked(sit_down, "lay-free")
    hand = scene.game.state.hands[0]
    building = hand.index(RULES.number("basilica"))
    other = hand.index(RULES.number("legat"))
    reason = hands.widget(f"choose-held-{other}").disabled_because
    assert reason == "Architectus lays buildings only."
    hands.carry(f"choose-held-{building}", "place-0-4")
    assert last_action(scene) == Lay(RULES.number("basilica"), 4)
    assert words_of(hands, "decline") == "Lay no more"


def test_cards_that_cannot_be_laid_are_veiled(sit_down: SitDown) -> None:
    display = asked(sit_down, "lay-free").display
    assert isinstance(display, RomaDisplay)
    veiled = {CARDS[card].is_building: display._veil(card) for card in display.hand}
    assert veiled == {True: Veil.NONE, False: Veil.WRONG_KIND}


def test_cards_taken_up_are_dragged_to_their_new_places(sit_down: SitDown, hands: Hands) -> None:
    scene = asked(sit_down, "lay-again")
    taken = scene.game.state.taken_up
    hands.carry("taken-up-0", "place-0-6")
    assert last_action(scene) == Lay(taken[0], 6)
    assert scene.game.state.sides[0][6] == taken[0]
    assert scene.game.state.sides[0][3] == EMPTY


@pytest.mark.parametrize("name", ["lay-free", "lay-again"])
def test_advice_can_be_laid_out(sit_down: SitDown, name: str) -> None:
    scene = asked(sit_down, name)
    action = next(it for it in scene.game.choices().actions if isinstance(it, Lay))
    panel = (LayFree if name == "lay-free" else LayAgain)(scene)
    panel.lay_out(action)
    assert panel.action == action


def test_all_cards_of_a_deck_can_be_looked_at(sit_down: SitDown, hands: Hands) -> None:
    sit_down(SET_EACH)
    hands.click("draw-pile-1")
    assert isinstance(hands.scene, DeckSheet)
    assert hands.scene.title == "Octavia’s deck: 52 cards"


def test_the_panel_says_what_helps_a_forum(sit_down: SitDown, hands: Hands) -> None:
    sit_down(MIXED)
    tip = hands.widget("choose-place-0-2").tip
    assert "Basilica adds 2 victory points." in tip
    assert "Templum lets you use your third die too." in tip


def test_cards_that_the_opponent_has_taken_up_are_seen(sit_down: SitDown, hands: Hands) -> None:
    sit_down(TAKEN_UP)
    assert "Nero" in hands.widget("taken-up-2").tip


# In the rulebook


@pytest.mark.parametrize(
    ("question", "at", "page"),
    [
        ("search", "place-1-0", "turris"),
        ("search", f"offered-{RULES.number('nero')}", "nero"),
        ("lay-free", "choose-held-2", "forum"),
    ],
)
def test_f1_opens_the_page_of_the_card_pointed_at(
    sit_down: SitDown, hands: Hands, question: str, at: str, page: str
) -> None:
    if page == "nero":
        position, actions = ANSWERS[question]
        sit_down(position.replace("veneficus, nero", "veneficus"), *actions)
    else:
        asked(sit_down, question)
    hands.hover(at)
    hands.press(pygame.K_F1)
    assert isinstance(hands.scene, RulebookScene)
    assert hands.scene.shown.name == page


def test_a_card_that_is_face_down_has_no_page(sit_down: SitDown, hands: Hands) -> None:
    sit_down(FACE_DOWN)
    hands.hover("place-1-1")
    hands.press(pygame.K_F1)
    assert isinstance(hands.scene, RulebookScene)
    assert hands.scene.shown.name == "setup"


def test_the_card_that_asks_and_those_of_a_sheet_lead_to_their_pages(
    sit_down: SitDown, hands: Hands
) -> None:
    asked(sit_down, "change-die")
    hands.click("card words")
    assert isinstance(hands.scene, RulebookScene)
    assert hands.scene.shown.name == "consul"
    hands.click("back")
    hands.click("draw-pile")
    assert isinstance(hands.scene, DeckSheet)
    hands.click("discarded-0")
    assert isinstance(hands.scene, RulebookScene)
    assert hands.scene.shown.name == "bestia"


def test_the_table_of_all_cards_leads_to_each_of_them(hands: Hands) -> None:
    hands.open(routes.rule_page(hands.app, "roma", "roma-characters"))
    hands.click("page velites")
    assert isinstance(hands.scene, RulebookScene)
    assert hands.scene.shown.name == "velites"
