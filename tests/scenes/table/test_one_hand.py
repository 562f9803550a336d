"""One hand is enough: whatever a key does at a table, something to click does as well.

Whole games by mouse alone, by keyboard alone and by controller alone are played elsewhere.
"""

from collections.abc import Callable

import pytest

from colosseum import games
from colosseum.gallery.colosseum import positions as colosseum_positions
from colosseum.gallery.roma import positions as roma_positions
from colosseum.play.session import Session
from colosseum.scenes.parts import keys
from colosseum.scenes.table.colosseum.player_sheet import SHEETS
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.roma.card_pages import CARD_PAGE
from colosseum.scenes.table.roma.game_so_far import GAME_SO_FAR
from colosseum.scenes.table.roma.panels.decision_panel import CARDS_ON_SHOW, DICE
from colosseum.scenes.table.scene import TableScene
from tests.hands import Hands

WIDGETS = {
    keys.BACK: "menu",
    keys.RULEBOOK: "rules",
    keys.SOUND: "mute",
    keys.UNDO: "undo",
    keys.HINT: "hint",
    keys.ADVISOR: "advice",
    keys.LOG: "log",
    keys.RECAP: "recap",
    keys.FULL_SCREEN: "menu",  # its settings have a switch for it
    SHEETS: "plaque-0",
    GAME_SO_FAR: "plaque-0",
    DICE: "choose-die-0",
    CARD_PAGE: "rules",
}
ANYWHERE = {keys.GO_ON, keys.SCROLL_LOG, CARDS_ON_SHOW}
"""A click beside everything, the wheel over the log, and the cards, which are on show at times."""
IN_REPLAYS = {keys.PLAY: ("play",), keys.STEPS: ("previous", "next"), keys.ENDS: ("start", "end")}


def table(hands: Hands, session: Session) -> TableScene:
    scene = TableScene(hands.app, session)
    hands.open(scene)
    return scene


def in_an_auction() -> Session:
    return colosseum_positions.deciding("open")


def in_phase_3() -> Session:
    return roma_positions.deciding("act", 2)


@pytest.mark.parametrize("position", [in_an_auction, in_phase_3])
def test_whatever_a_key_does_at_a_table_can_be_clicked(
    hands: Hands, position: Callable[[], Session]
) -> None:
    scene = table(hands, position())
    everywhere = keys.EVERYWHERE[2:]  # the first two move the focus, and press what it is on
    bound = {*everywhere, *keys.AT_THE_TABLE, *scene.kit.keys}
    for shortcut in bound - ANYWHERE - {keys.SKIP, keys.PASS}:
        assert hands.sees(WIDGETS[shortcut]), shortcut.does
    assert any(widget.is_way_out for widget in scene.page.widgets), keys.PASS.does


def test_the_cards_that_keys_choose_can_be_clicked(hands: Hands) -> None:
    scene = table(hands, roma_positions.at_position(roma_positions.drawing(6)))
    shown = [widget.key for widget in scene.page.widgets if widget.key.startswith("offered-")]
    keyed = [shortcut for shortcut, _ in scene.shortcuts() if shortcut.does == CARDS_ON_SHOW.does]
    assert len(shown) == len(keyed) == 6

    def chosen() -> list[str]:
        return [key for key in shown if hands.widget(key).enter_goes_on]

    for key in shown:
        hands.click(key)
        assert chosen() == [key]
    for key, shortcut in zip(shown, keyed, strict=True):
        hands.press(shortcut.keys[0].code)
        assert chosen() == [key]


def test_what_others_do_can_be_skipped_by_a_click(hands: Hands) -> None:
    scene = table(hands, Session.new(games.find("colosseum"), colosseum_positions.seated(4), 3))
    assert not scene.course.is_asking
    assert hands.sees("skip"), keys.SKIP.does


def test_whatever_a_key_does_in_a_replay_can_be_clicked(hands: Hands) -> None:
    hands.open(ReplayScene(hands.app, colosseum_positions.whole_game(4)))
    for shortcut in keys.IN_A_REPLAY:
        for name in IN_REPLAYS[shortcut]:
            assert hands.sees(name), shortcut.does
