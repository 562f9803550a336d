"""The keys come to what matters first, and nobles are moved by a few of them."""

import pygame

from colosseum.gallery.colosseum import positions
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import BuyProgramme, Move
from colosseum.rules.colosseum.data import NOBLES, Asset
from colosseum.scenes.table.colosseum.catalogue import CatalogueScene
from colosseum.scenes.table.colosseum.panels.roll_and_move import MoveNoble
from colosseum.scenes.table.scene import TableScene
from tests.hands import FRAME, Hands


def one_way_for_each(game: Game) -> bool:
    decision = game.decision
    if decision is None or (decision.seat, decision.kind) != (0, "move"):
        return False
    return len(game.choices().actions) == len(NOBLES)


def seated(hands: Hands) -> tuple[TableScene, MoveNoble]:
    table = TableScene(hands.app, positions.first(one_way_for_each))
    hands.open(table)
    assert isinstance(table._panel, MoveNoble)
    return table, table._panel


def test_tab_comes_first_to_the_move_that_is_already_chosen(hands: Hands) -> None:
    table, panel = seated(hands)
    before = len(table.records)
    best = next(it for it in panel.steps if it.gain >= 0)
    panel.noble = best.walk.noble
    table.rebuild()
    hands.press(pygame.K_TAB)
    hands.notice()
    hands.press(pygame.K_RETURN)
    assert table.records[before].action == best.walk


def test_enter_alone_comes_to_the_move_that_is_chosen_and_once_noticed_takes_it(
    hands: Hands,
) -> None:
    table, panel = seated(hands)
    before = len(table.records)
    chosen = next(it.walk for it in panel.steps if it.walk.noble is panel.noble)
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    hands.notice()
    for _ in range(3):
        hands.app.step([enter], FRAME)
    assert hands.focus is not None
    assert len(table.records) == before, "nobody has seen yet what another press would do"
    hands.notice()
    hands.app.step([enter], FRAME)
    assert table.records[before].action == chosen


def test_tab_comes_to_the_panel_before_the_board(hands: Hands) -> None:
    table = TableScene(hands.app, positions.deciding("invest"))
    hands.open(table)
    hands.press(pygame.K_TAB)
    assert table.page.focus is not None
    assert table.page.focus.key == "programme"


def test_enter_on_an_outcome_chooses_it_and_once_noticed_takes_it(hands: Hands) -> None:
    table, panel = seated(hands)
    before = len(table.records)
    others = [it.walk for it in panel.steps if it.walk.noble is not panel.noble]
    other = next(it for it in others if isinstance(it, Move))
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    hands.notice()
    table.page.focus_on(f"outcome {other.noble} {other.die}")
    for _ in range(3):
        hands.app.step([enter], FRAME)
    assert panel.noble is other.noble
    assert len(table.records) == before, "nobody has seen yet what another press would do"
    hands.notice()
    hands.app.step([enter], FRAME)
    assert table.records[before].action == other


def test_a_click_on_the_outcome_that_is_chosen_moves_the_noble_after_a_pause(hands: Hands) -> None:
    table, panel = seated(hands)
    before = len(table.records)
    chosen = next(it.walk for it in panel.steps if it.walk.noble is panel.noble)
    assert isinstance(chosen, Move)
    at = hands.point(f"outcome {chosen.noble} {chosen.die}")
    for _ in range(4):
        hands.click_at(at)
        hands.wait(0.6)
    assert len(table.records) == before, "the dice were rolled here: nobody has stopped clicking"
    hands.wait(0.4)
    hands.click_at(at)
    assert table.records[before].action == chosen


def test_enter_goes_on_from_the_log_where_there_is_nothing_to_press(hands: Hands) -> None:
    table = TableScene(hands.app, positions.deciding("open"))
    hands.open(table)
    before = len(table.records)
    hands.notice()
    table.page.focus_on("log lines")
    hands.press(pygame.K_RETURN)
    assert len(table.records) > before


def test_tab_goes_on_from_a_token_that_is_used_up(hands: Hands) -> None:
    """Grey things come last, but not what has just been pressed: one would have to go all round."""
    table = TableScene(hands.app, positions.deciding("trade"))
    hands.open(table)
    hands.notice()
    rows = [it.key for it in table.page.widgets if it.key.startswith("give ")]
    tokens = [it for it in rows if "coins" not in it and "tray" not in it]
    one = next(it for it in tokens[:-1] if table.game.state.me.tokens[asset_of(it)] == 1)
    table.page.focus_on(one)
    hands.press(pygame.K_RETURN)
    assert not hands.widget(one).enabled
    hands.press(pygame.K_TAB)
    assert hands.focus == tokens[tokens.index(one) + 1]


def asset_of(key: str) -> Asset:
    return next(asset for asset in Asset if key == f"give {asset}")


def test_enter_alone_comes_to_the_first_programme_and_buys_it(hands: Hands) -> None:
    table = TableScene(hands.app, positions.deciding("invest"))
    hands.open(table)
    before = len(table.records)
    hands.press(pygame.K_TAB)
    hands.notice()
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, CatalogueScene)
    hands.notice()
    first = next(it.key for it in hands.scene.page.widgets if it.comes_first)
    hands.press(pygame.K_RETURN)
    assert hands.focus == first
    hands.notice()
    hands.press(pygame.K_RETURN)
    assert hands.focus == "buy"
    hands.notice()
    hands.press(pygame.K_RETURN)
    assert isinstance(table.records[before].action, BuyProgramme)
