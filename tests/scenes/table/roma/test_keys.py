"""The keys come first to what can be done."""

import pygame

from colosseum.rules.roma.notation import MONEY
from tests.hands import Hands
from tests.scenes.table.roma.conftest import SitDown

GIVING = """
turn: 0
step: exchange
players:
- {hand: forum + aries + castra + 2 portus}
- {hand: tuba + 2 forum + arena + 1 taberna}
"""


def test_tab_comes_to_the_cards_before_the_button_that_waits_for_them(
    sit_down: SitDown, hands: Hands
) -> None:
    table = sit_down(GIVING)
    hands.press(pygame.K_TAB)
    assert table.page.focus is not None
    assert table.page.focus.enabled
    for _ in range(2):
        hands.press(pygame.K_RETURN)
        hands.press(pygame.K_TAB)
    assert table.page.primary is not None
    hands.notice()
    table.page.focus_on(None)
    hands.press(pygame.K_RETURN)
    assert len(table.records) >= 1


KEEPING = """
turn: 3
seat: 1
step: keep
drawn: castra + decurio + forum
players: [{name: Aquila}, {}]
"""
ACTING = """
turn: 3
seat: 1
dice: 1 + 4 + 5
players:
- {name: Aquila, places: {4: taberna}}
- {places: {1: templarius}}
"""
MAECENAS = """
turn: 3
seat: 1
dice: 1 + 4 + 5
players:
- {name: Aquila, money: 9, places: {1: maecenas, 4: taberna, 5: forum}}
- {places: {1: templarius}}
"""


def test_a_drawn_card_is_chosen_by_its_number_and_kept_by_enter(
    sit_down: SitDown, hands: Hands
) -> None:
    table = sit_down(KEEPING)
    hands.notice()
    for _ in range(2):  # a key hit twice decides nothing
        hands.press(pygame.K_3)
        hands.notice()
    assert not table.records
    hands.press(pygame.K_ESCAPE)
    assert hands.widget("do").disabled_because, "none is chosen any more"
    hands.press(pygame.K_3)
    hands.press(pygame.K_RETURN)
    assert str(table.records[0].action).startswith("keep ")
    assert table.game.state.hands[0]


def test_enter_on_the_use_of_a_die_chooses_it_and_enter_again_does_it(
    sit_down: SitDown, hands: Hands
) -> None:
    table = sit_down(ACTING)
    hands.press(pygame.K_2)
    table.page.focus_on(f"other-{MONEY}")
    for _ in range(2):
        assert not table.records
        hands.notice()
        hands.press(pygame.K_RETURN)
    assert [str(record.action) for record in table.records] == ["take money with 4"]


def test_enter_hit_on_and_on_answers_a_card_and_never_opens_its_page(
    sit_down: SitDown, hands: Hands
) -> None:
    table = sit_down(MAECENAS, "activate 1")
    for _ in range(2):
        hands.notice()
        hands.press(pygame.K_RETURN)
        assert hands.app.scene is table
    assert hands.widget("do").enabled, "a card is chosen"


def test_tab_comes_to_what_a_die_can_do_before_the_card_to_read(
    sit_down: SitDown, hands: Hands
) -> None:
    table = sit_down(ACTING)
    hands.press(pygame.K_2)
    hands.press(pygame.K_TAB)
    assert table.page.focus is not None
    assert table.page.focus.key == "do"


def test_advice_asked_for_while_something_still_moves_comes_once_it_can(
    sit_down: SitDown, hands: Hands
) -> None:
    hands.app.settings.speed = "normal"
    table = sit_down(ACTING)
    hands.wait(1.5)
    hands.press(pygame.K_2)
    hands.notice()
    hands.press(pygame.K_RETURN)
    assert table.records
    hands.press(pygame.K_a)
    assert not table.words.notice, "it is one's own turn"
    hands.wait(4)
    assert table.guidance.advice is not None
    hands.press(pygame.K_a)
    assert table.guidance.advice is None
