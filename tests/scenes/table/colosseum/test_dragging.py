"""Tokens and nobles in someone's hand: into trays, away, home, and along the ring."""

import pygame

from colosseum.play.seats import HUMAN, Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Move
from colosseum.rules.colosseum.data import Noble
from colosseum.rules.journal import Journal
from colosseum.scenes.table.colosseum.carried_noble import CarriedNoble
from colosseum.scenes.table.colosseum.layout import CENTRE, square_centre
from colosseum.scenes.table.colosseum.motions import Walk
from colosseum.scenes.table.colosseum.panels.trading import Trade
from colosseum.scenes.table.scene import TableScene
from tests.hands import FRAME, Hands
from tests.idle_session import IdleSession

NAMES = ("Aquila", "Lupa", "Sol")
POSITION = """
turn: 3
phase: {phase}
first: 1
players:
  - {{name: Aquila, coins: 27, medals: 2, programmes: [5, 10], produced: [5], best: 12,
     tokens: 3 gladiator + 2 horse + 3 lion, loge: yes}}
  - {{name: Lupa, coins: 19, programmes: [4, 6], best: 17, tokens: 4 horse + ship}}
  - {{name: Sol, coins: 33, programmes: [3, 9], best: 24, tokens: 4 musician + torch}}
"""


def played(phase: str, *lines: str) -> Journal[Game]:
    journal = Journal(Game.from_position(POSITION.format(phase=phase)))
    for line in lines:
        journal.apply(journal.game.read_action(line))
    return journal


def sit_down(hands: Hands, journal: Journal[Game]) -> TableScene:
    """One person at the table; the others never get round to acting."""
    seats = [Seat(name, "novice" if place else HUMAN, place) for place, name in enumerate(NAMES)]
    table = TableScene(hands.app, IdleSession(journal, seats, None))
    hands.open(table)
    return table


def carry(hands: Hands, key: str, to: tuple[float, float], *, let_go: bool = True) -> None:
    """Take it up and move it there in two steps, as a hand does."""
    here, there = hands.hold(key), hands.app.screen.point(to)
    half = ((here[0] + there[0]) // 2, (here[1] + there[1]) // 2)
    for at in (half, there):
        hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], FRAME)
    if let_go:
        hands.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=there, button=1)], FRAME)


def last(table: TableScene) -> str:
    assert table.records, "nothing was done"
    return str(table.records[-1].action)


def trade(table: TableScene) -> str:
    assert isinstance(table._panel, Trade)
    return f"{table._panel.trays.give} for {table._panel.trays.take}"


def test_a_token_is_dragged_into_its_tray_and_out_again(hands: Hands) -> None:
    table = sit_down(hands, played("trading"))
    tray = hands.widget("give coins").box.left - 80, hands.widget("give coins").box.centery
    carry(hands, "give lion", tray)
    assert trade(table) == "lion for nothing"
    carry(hands, "give lion", tray)
    carry(hands, "give tray lion", hands.widget("give lion").box.center)
    assert trade(table) == "lion for nothing"


def test_a_token_goes_into_no_tray_but_its_own(hands: Hands) -> None:
    table = sit_down(hands, played("trading"))
    theirs = hands.widget("take coins").box.left - 80, hands.widget("take coins").box.centery
    carry(hands, "give lion", theirs)
    assert trade(table) == "nothing for nothing"


def test_esc_puts_a_token_back(hands: Hands) -> None:
    table = sit_down(hands, played("trading"))
    tray = hands.widget("give coins").box.left - 80, hands.widget("give coins").box.centery
    carry(hands, "give lion", tray, let_go=False)
    hands.press(pygame.K_ESCAPE)
    assert hands.scene is table
    assert trade(table) == "nothing for nothing"


def rolled(hands: Hands) -> tuple[TableScene, Move]:
    """Two dice to move nobles with, and one move of the Emperor."""
    table = sit_down(hands, played("producing", "roll"))
    moves = [it for it in table.game.choices().actions if isinstance(it, Move)]
    return table, next(it for it in moves if it.noble is Noble.EMPEROR)


def test_a_noble_is_dragged_to_his_square_and_does_not_walk_there_again(hands: Hands) -> None:
    table, move = rolled(hands)
    goal = (table.game.state.nobles[Noble.EMPEROR] + move.squares) % 35
    carry(hands, "board emperor", square_centre(goal), let_go=False)
    assert table.drafts.find(CarriedNoble) == CarriedNoble(Noble.EMPEROR)
    assert not hands.sees("noble-emperor"), "a copy stays behind"
    there = hands.app.screen.point(square_centre(goal))
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=there, button=1)], FRAME)
    assert last(table).startswith("move emperor")
    assert table.game.state.nobles[Noble.EMPEROR] == goal
    assert not isinstance(table.display.timeline.now, Walk)


def test_while_a_noble_is_carried_every_die_shows_where_it_takes_him(hands: Hands) -> None:
    table, _ = rolled(hands)
    moves = [it for it in table.game.choices().actions if isinstance(it, Move)]
    carry(hands, "board consul-1", CENTRE, let_go=False)
    shown = {it.key for it in hands.scene.page.widgets if it.key.startswith("board move")}
    reached = {it.squares for it in moves if it.noble is Noble.CONSUL_1}
    assert len(shown) == len(reached)
    hands.press(pygame.K_ESCAPE)
    assert hands.sees("noble-consul-1")
    assert len(table.records) == 1


def closing(hands: Hands) -> TableScene:
    """Only Aquila has produced an event; it is her turn to discard."""
    journal = played("producing", "roll")
    while (decision := journal.game.decision) is not None and decision.kind != "discard":
        wanted = "produce 5 with gladiator" if decision.kind == "produce" else "pass"
        is_moving = decision.kind == "move"
        choices = journal.game.choices().actions
        journal.apply(choices[0] if is_moving else journal.game.read_action(wanted))
    return sit_down(hands, journal)


def test_a_token_dragged_onto_the_board_is_discarded(hands: Hands) -> None:
    table = closing(hands)
    (key,) = [it.key for it in hands.scene.page.widgets if it.key.startswith("token ")][:1]
    carry(hands, key, CENTRE)
    assert last(table) == f"discard {key.removeprefix('token ')}"


def test_a_token_let_go_in_the_panel_stays(hands: Hands) -> None:
    table = closing(hands)
    before = last(table)
    (key,) = [it.key for it in hands.scene.page.widgets if it.key.startswith("token ")][:1]
    carry(hands, key, hands.widget("cash").box.center)
    assert last(table) == before
