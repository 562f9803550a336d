"""The player's sheet: opened at the table, right for the position, and closed again."""

import pygame
import pytest

from colosseum.gallery.colosseum.positions import collector, deciding, seated, whole_game
from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import ACTIONS, Bundle
from colosseum.rules.colosseum.chronicle import Chronicle, Haggle, haggles_this_turn
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.colosseum.prospects import Lack, lacks
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.journal import Journal
from colosseum.scenes.table.colosseum.comparison import (
    Compared,
    compared,
    paint_comparison,
    rival_of,
)
from colosseum.scenes.table.colosseum.player_sheet import SHEETS, PlayerSheet
from colosseum.scenes.table.colosseum.sheet_sections import _beginning
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.brush import Brush
from colosseum.widgets.controls import Counter
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import PAPER
from tests.conftest import OpenApp
from tests.hands import Hands

RIVALS = ((1, "Lupa"), (0, "Aquila"))
GLADIATOR = Bundle((Asset.GLADIATOR,))
POSITION = """
turn: 3
phase: trading
first: 1
players:
  - {name: Aquila, coins: 27, programmes: [5, 7], produced: [5], best: 20, tokens: 4 gladiator}
  - {name: Lupa, coins: 7, medals: 1, programmes: [2, 8], produced: [2], best: 16, tickets: 1,
     tokens: 3 comedian + decoration + joker + ship, arena: 12-14, loge: yes}
  - {name: Sol, coins: 33, programmes: [3, 9], tokens: lion}
nobles: {senator-1: 12}
"""


def sit_down(app: App) -> TableScene:
    seats = [Seat(name, HUMAN, place) for place, name in enumerate(("Aquila", "Lupa", "Sol"))]
    session = Session(Journal(Game.from_position(POSITION)), seats, None)
    app.settings.speed = "instant"
    table = TableScene(app, session)
    Hands(app).open(table)
    Hands(app).wait(0.1)
    return table


def sheet(app: App) -> PlayerSheet:
    assert isinstance(app.scene, PlayerSheet)
    return app.scene


# Opening and closing


def test_a_click_on_a_plaque_opens_it_and_one_outside_closes_it(app: App, hands: Hands) -> None:
    table = sit_down(app)
    hands.click("plaque-1")
    assert sheet(app).seat == 1
    hands.notice()
    hands.click_at(app.screen.point((600, 800)))
    assert app.scene is table
    assert not table.records


@pytest.mark.parametrize("key", ["plaque-1", "catalogue"])
def test_a_double_click_does_not_close_it_again(app: App, hands: Hands, key: str) -> None:
    table = sit_down(app)
    hands.click(key, times=2)
    assert app.scene is not table
    hands.notice()
    hands.click_at(app.screen.point((20, 890)))
    assert app.scene is table


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_same_key_opens_and_closes_it(app: App, hands: Hands, seat: int) -> None:
    table = sit_down(app)
    hands.press(SHEETS.keys[seat].code)
    assert sheet(app).seat == seat
    hands.press(SHEETS.keys[seat].code)
    assert app.scene is table


def test_another_key_turns_to_another_player(app: App, hands: Hands) -> None:
    table = sit_down(app)
    hands.press(pygame.K_2, pygame.K_3)
    assert sheet(app).seat == 2
    hands.press(pygame.K_ESCAPE)
    assert app.scene is table


def test_there_is_no_sheet_of_a_seat_nobody_took(app: App, hands: Hands) -> None:
    table = sit_down(app)
    hands.press(pygame.K_4)
    assert app.scene is table


def test_enter_opens_it_from_a_plaque_that_has_the_focus(app: App, hands: Hands) -> None:
    table = sit_down(app)
    table.page.focus_on("plaque-2")
    hands.press(pygame.K_RETURN)
    assert sheet(app).seat == 2
    hands.click("close")
    assert app.scene is table


def test_digits_typed_into_a_bid_open_nothing(app: App, hands: Hands) -> None:
    app.settings.speed = "instant"
    table = TableScene(app, deciding(DecisionKind.OPEN, 2))
    Hands(app).open(table)
    hands.wait(0.1)
    table.page.focus_on("bid")
    hands.type("12")
    assert app.scene is table
    bid = hands.widget("bid")
    assert isinstance(bid, Counter)
    assert bid.value == 12


# What it shows


def test_what_the_player_could_draw_now(app: App, hands: Hands) -> None:
    """Drama Ultima, with a joker as its torch, while a senator and a consul watch."""
    sit_down(app)
    hands.press(pygame.K_2)
    best = sheet(app).best_now
    assert best is not None
    assert best.programme.number == 8
    assert best.score == Score(
        programme=8, earlier=5, tickets=5, stars=4, nobles=8, podiums=0, medals=0
    )


def test_without_the_assets_for_any_programme_nothing_could_be_drawn(
    app: App, hands: Hands
) -> None:
    sit_down(app)
    hands.press(pygame.K_3)
    assert sheet(app).best_now is None
    assert hands.sees("held 3")
    assert hands.sees("held 9")


def test_what_the_programmes_lack_and_what_it_would_change() -> None:
    state = Game.from_position(POSITION).state
    drama = RULES.programme(8)
    assert lacks(state, 1) == [Lack(drama, Asset.SCENERY, 2, 8, 12)]


def test_it_lists_the_events_so_far(app: App, hands: Hands) -> None:
    session = deciding(DecisionKind.TRADE, 3)
    expected = [event for event in Chronicle(session.journal).productions if event.seat == 1]
    assert [event.turn for event in expected] == [1, 2]
    Hands(app).open(TableScene(app, session))
    hands.wait(0.1)
    hands.press(pygame.K_2)
    assert sheet(app).events == expected


def test_it_is_never_ahead_of_what_the_table_has_shown(app: App, hands: Hands) -> None:
    played = whole_game(4)
    journal = Journal(played.beginning())
    record = next(
        record
        for record in played.records
        if any(isinstance(event, EventProduced) for event in journal.apply(record.action).events)
    )
    journal.undo()
    scene = TableScene(app, Session(journal, seated(4), None))
    Hands(app).open(scene)
    scene.act(record.action)
    assert scene.is_moving
    seat = record.seat
    hands.press(SHEETS.keys[seat].code)
    assert sheet(app).events == []
    assert sheet(app).player.produced == ()
    hands.press(pygame.K_ESCAPE)
    scene.skip()
    hands.press(SHEETS.keys[seat].code)
    assert len(sheet(app).events) == 1


def test_it_compares_the_player_with_the_one_who_looks(app: App, hands: Hands) -> None:
    sit_down(app)
    hands.press(pygame.K_2)
    state, seats = sheet(app).state, sheet(app).seats
    assert (sheet(app).viewer, rival_of(state, 1, 0), rival_of(state, 0, 0)) == (0, 0, 1)
    #  best, can draw now, coins, medals, tickets, podiums, stars, squares, produced, tokens
    assert compared(state, 1, seats[1]).numbers == (16, 30, 7, 1, 1, 0, 1, 3, 1, 6)
    assert compared(state, 2, seats[2]).numbers == (0, 0, 33, 0, 0, 0, 0, 2, 0, 1)


def test_it_lists_this_turns_offers_from_the_players_point_of_view(app: App, hands: Hands) -> None:
    table = sit_down(app)
    offers = "trade with 2: gladiator for 2 coins", "trade with 2: gladiator for ship"
    for action in (offers[0], "refuse", offers[1]):
        table.act(ACTIONS.read(action))
        hands.wait(0.1)
        hands.take_over()
    hands.press(pygame.K_2)
    refused, asked = sheet(app).haggles
    assert (refused.partner, refused.give, refused.take) == (0, Bundle((), 2), GLADIATOR)
    assert refused.agreed is False
    assert (asked.give, asked.agreed) == (Bundle((Asset.SHIP,)), None)
    assert hands.sees("haggle 2")
    hands.press(pygame.K_3)
    assert sheet(app).haggles == []


def test_a_counter_offer_takes_the_place_of_the_offer() -> None:
    journal = Journal(Game.from_position(POSITION))
    for action in ("trade with 2: gladiator for ship", "counter: ship for 2 gladiator", "accept"):
        journal.apply(ACTIONS.read(action))
    twice = Bundle((Asset.GLADIATOR, Asset.GLADIATOR))
    assert haggles_this_turn(journal.records) == [
        Haggle(1, 0, Bundle((Asset.SHIP,)), twice, agreed=True)
    ]


def test_with_eight_programmes_no_name_is_cut(app: App, hands: Hands) -> None:
    app.settings.speed = "instant"
    Hands(app).open(TableScene(app, collector()))
    hands.wait(0.1)
    hands.press(pygame.K_2)
    hands.wait(0.1)
    assert len(sheet(app).player.held) == 8
    assert app.paintbox.overflows == []


@pytest.mark.painted
def test_names_compared_keep_apart_in_large_letters(open_app: OpenApp) -> None:
    app = open_app(scale=1.5)
    players = [Compared(place, Seat(name, HUMAN, place), (1,) * 10) for place, name in RIVALS]
    surface, box = pygame.Surface(app.screen.size), Box(900, 200, 182, 480)
    paint_comparison(
        Brush(surface, app.screen, app.paintbox), players[0], players[1], box, symbols=True
    )
    between = app.screen.rect(Box(box.centerx - 5, box.top + 6, 10, 24))
    strip = surface.subsurface(between)
    assert pygame.transform.average_color(strip)[:3] == PAPER


def test_a_programme_that_lacks_something_is_named_as_far_as_there_is_room(app: App) -> None:
    brush = Brush(pygame.Surface((1, 1)), app.screen, app.paintbox)
    name = "Cave Leonem Cruciatum"
    assert _beginning(brush, name, Box(0, 0, 300, 28)) == name
    assert _beginning(brush, name, Box(0, 0, 60, 28)) == "Cave …"
    assert _beginning(brush, name, Box(0, 0, 10, 28)) == ""


def test_large_letters_name_it_too(open_app: OpenApp) -> None:
    app = open_app((1280, 720), scale=1.5)
    brush = Brush(pygame.Surface((1, 1)), app.screen, app.paintbox)
    for width in range(70, 120):
        assert _beginning(brush, "Drama Ultima", Box(0, 0, width, 28)), width
