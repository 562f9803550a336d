"""The keys come first to what can be done."""

import pygame

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
