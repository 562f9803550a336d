"""What the panel offers for every decision: done by mouse and by keys at the real table."""

import itertools
from collections.abc import Callable, Iterator
from random import Random

import pygame
import pytest

from colosseum.files import catalogues
from colosseum.gallery.colosseum import positions
from colosseum.play.seats import HUMAN, Seat
from colosseum.program.app import App
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bundle, Move, Surcharge
from colosseum.rules.colosseum.data import NOBLES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.events import DealStruck, EventProduced, TokenDonated
from colosseum.rules.colosseum.prospects import after_deal, best_gain
from colosseum.rules.journal import Journal
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.table.colosseum import my_programmes
from colosseum.scenes.table.colosseum.catalogue import CatalogueScene
from colosseum.scenes.table.colosseum.kit import KIT
from colosseum.scenes.table.colosseum.layout import SKIP
from colosseum.scenes.table.colosseum.panels.acquiring import Open
from colosseum.scenes.table.colosseum.panels.answering import Answer
from colosseum.scenes.table.colosseum.panels.closing import DiscardToken
from colosseum.scenes.table.colosseum.panels.effect_words import seat_words
from colosseum.scenes.table.colosseum.panels.investment_card import CARD, InvestmentCard
from colosseum.scenes.table.colosseum.panels.noble_moves import noble_move
from colosseum.scenes.table.colosseum.panels.producing import ProduceEvent
from colosseum.scenes.table.colosseum.panels.roll_and_move import MoveNoble
from colosseum.scenes.table.colosseum.panels.trading import Trade
from colosseum.scenes.table.colosseum.panels.watching import Watching
from colosseum.scenes.table.colosseum.planned_event import best_staging
from colosseum.scenes.table.colosseum.type_aliases import Panel
from colosseum.scenes.table.panel import HEAD
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Look
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands
from tests.idle_session import IdleSession
from tests.tutor.colosseum.positions import at, discarding

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")
POSITION = """
turn: 3
phase: {phase}
first: {first}
players:
  - {{name: Aquila, coins: 27, medals: 2, programmes: [5, 10, 19], produced: [5, 10], best: 20,
     tokens: 4 gladiator + comedian + 2 horse + 3 lion + cage + scenery + decoration + joker
       + action, arena: 3-5, loge: {loge}}}
  - {{name: Lupa, coins: 19, programmes: [4, 6], produced: [4], best: 17,
     tokens: 2 gladiator + comedian + priest + 4 horse + ship + 2 chariot}}
  - {{name: Sol, coins: 33, medals: 2, programmes: [3, 9, 14], produced: [3, 9], best: 24,
     tickets: 1,
     tokens: gladiator + 2 comedian + 4 musician + 2 priest + 3 torch + scenery + 2 decoration}}
  - {{name: Laurus, coins: 14, medals: 1, programmes: [2, 8], produced: [2], best: 15,
     tokens: 3 gladiator + 2 comedian + musician + priest + horse + lion + 2 ship + cage + torch}}
nobles: {{emperor: 2, senator-1: 35}}
markets: [lion + cage + torch, gladiator + horse + scenery, musician + priest + decoration,
          joker + ship + chariot, emperor + action + musician]
"""


def sit_down(
    app: App,
    phase: str,
    *before: str,
    first: int = 1,
    loge: str = "yes",
    people: str = "0123",
    but: dict[str, str] | None = None,
) -> TableScene:
    """The table after these actions; computer players never get round to acting.

    `but` replaces parts of the position.
    """
    text = POSITION.format(phase=phase, first=first, loge=loge)
    for part, other in (but or {}).items():
        assert part in text
        text = text.replace(part, other)
    game = Game.from_position(text)
    journal = Journal(game)
    for line in before:
        journal.apply(game.read_action(line))
    seats = [
        Seat(name, HUMAN if str(place) in people else "novice", place)
        for place, name in enumerate(NAMES)
    ]
    session = IdleSession(journal, seats, None)
    app.settings.speed = "instant"
    table = TableScene(app, session)
    Hands(app).open(table)
    return table


def panel(table: TableScene) -> Panel:
    assert table._panel is not None
    return table._panel


def last(table: TableScene) -> str:
    assert table.records, "nothing was done"
    return str(table.records[-1].action)


class Mouse(Hands):
    """Presses only what is really on top at that point, as whoever has to decide."""

    def click(self, key: str, across: float = 0.5, times: int = 1) -> None:
        if key != "take over":
            self.take_over()
        self.app.step([pygame.Event(pygame.MOUSEMOTION, pos=(0, 0))], 0.0)
        self.hover(key, across)
        hovered = self.scene.page.hovered
        assert hovered is not None
        assert hovered.key == key, f"{hovered.key} covers {key}"
        super().click(key, across, times)
        self.wait(0.06)


@pytest.fixture
def mouse(app: App) -> Mouse:
    return Mouse(app)


# Every kind of decision, by mouse


@pytest.mark.parametrize(
    ("clicks", "action"),
    [
        (["ticket"], "buy a season ticket"),
        (["expand clockwise"], "expand clockwise"),
        (["board anticlockwise"], "expand anticlockwise"),
        (["pass"], "pass"),
        (["cash"], "cash a medal"),
        (["exchange"], "exchange an action token"),
    ],
)
def test_investing(app: App, mouse: Mouse, clicks: list[str], action: str) -> None:
    table = sit_down(app, "investing")
    for key in clicks:
        mouse.click(key)
    assert last(table) == action


def test_what_cannot_be_invested_in_says_why(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "investing")
    assert "Your arena already has a loge." in mouse.widget("loge").explanation
    mouse.click("loge")
    assert not table.records


@pytest.mark.painted
def test_a_reason_of_two_lines_stays_off_the_edge_of_its_card(app: App) -> None:
    def foot(reason: str) -> bytes:
        """The lowest part of a card, below its words."""
        box = Box(1200, 200, 368, CARD)
        card = InvestmentCard(
            "ticket",
            box,
            picture="ticket",
            name="Season ticket",
            effect="",
            price=10,
            on_press=None,
            disabled_because=reason,
            about=(),
        )
        surface = pygame.Surface(app.screen.size)
        card.draw(Brush(surface, app.screen, app.paintbox), Look())
        lowest = Box(box.left, box.bottom - 6, box.width, 4)
        return pygame.image.tobytes(surface.subsurface(app.screen.rect(lowest)), "RGB")

    assert foot("A season ticket costs 10 coins; you have 8 of 10 yet.") == foot("You have 8.")


def test_a_second_investment_is_paid_as_the_player_chooses(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "investing", "buy a season ticket")
    mouse.click("pay action")
    mouse.click("ticket")
    assert last(table) == "buy a season ticket with an action token"
    table = sit_down(app, "investing", "buy a season ticket")
    mouse.click("pay medals")
    mouse.click("board clockwise")
    assert last(table) == "expand clockwise with medals"


def test_a_second_investment_begins_with_what_costs_less(app: App, mouse: Mouse) -> None:
    """An action token is worth one medal at any time."""
    table = sit_down(app, "investing", "buy a season ticket")
    assert CatalogueScene(app, table).surcharge is Surcharge.ACTION
    mouse.click("board clockwise")
    assert last(table) == "expand clockwise with an action token"
    table = sit_down(app, "investing", "buy a season ticket", but={"+ action, ": ", "})
    mouse.click("board clockwise")
    assert last(table) == "expand clockwise with medals"


def test_a_programme_is_bought_in_the_catalogue(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "investing")
    mouse.click("programme")
    catalogue = app.scene
    assert isinstance(catalogue, CatalogueScene)
    assert not mouse.sees("buy")
    mouse.click("programme 23")
    mouse.click("buy")
    assert last(table) == "buy programme 23"
    assert app.scene is table


def test_the_catalogue_filters_and_turns_pages(app: App, mouse: Mouse) -> None:
    sit_down(app, "investing")
    mouse.click("programme")
    shown = [w.key for w in mouse.scene.page.widgets if w.key.startswith("programme ")]
    assert len(shown) == 12
    mouse.click("next")
    assert mouse.widget("next").explanation.endswith("This is the last page.")
    mouse.press(pygame.K_PAGEUP)
    mouse.click("fitting")
    mouse.click("payable")
    shown = [w.key for w in mouse.scene.page.widgets if w.key.startswith("programme ")]
    assert "programme 12" in shown
    assert "programme 23" not in shown
    mouse.press(pygame.K_ESCAPE)
    assert isinstance(app.scene, TableScene)


def test_the_table_and_the_catalogue_count_the_same_programmes_as_affordable(
    app: App, mouse: Mouse
) -> None:
    """Aquila has produced number 10, and can no longer buy what comes before it."""
    table = sit_down(app, "investing")
    affordable = my_programmes.affordable(table.game.state, 0)
    mouse.click("catalogue")
    chip = mouse.widget("payable")
    assert isinstance(chip, Button)
    assert chip.words == f"You can buy · {affordable}"


def test_a_programme_that_cannot_be_bought_says_why(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "investing")
    mouse.click("programme")
    mouse.click("programme 24")
    reason = "The Galleys of Apollo costs 28 coins; you have 27."
    assert mouse.widget("programme 24").explanation == reason
    assert mouse.widget("buy").disabled_because == reason
    mouse.click("buy")
    assert not table.records


def test_other_players_can_only_look_at_the_catalogue(app: App, mouse: Mouse) -> None:
    sit_down(app, "investing", people="123")
    mouse.click("catalogue")
    mouse.click("programme 11")
    assert isinstance(app.scene, CatalogueScene)
    assert app.scene.seat == 1
    assert not mouse.sees("buy")


@pytest.mark.painted
def test_a_title_of_two_lines_stays_off_the_edges_of_its_panel(app: App) -> None:
    table = sit_down(app, "acquiring")

    def edges(words: str) -> list[bytes]:
        """The highest and the lowest part of the panel's head."""

        class Titled(Open):
            title = words

            def paint(self, brush: Brush) -> None:
                pass

        surface = pygame.Surface(app.screen.size)
        titled = Titled(table)
        titled.paint_panel(Brush(surface, app.screen, app.paintbox))
        head = Box(titled.box.left + 20, titled.box.top + 2, 300, HEAD)
        strips = (Box(head.left, top, head.width, 5) for top in (head.top, head.bottom - 6))
        pixels = (surface.subsurface(app.screen.rect(strip)) for strip in strips)
        return [pygame.image.tobytes(strip, "RGB") for strip in pixels]

    assert edges("Aquila asks everybody for a donation") == edges("")


def test_anyone_too_poor_to_open_a_market_is_not_told_to_choose_one(app: App) -> None:
    table = sit_down(app, "acquiring")
    assert panel(table).task.startswith("Choose a market")
    table.game.state.me.coins = 5
    words = "You have 5 coins, but a market opens at 8: cash in a medal, or pass."
    assert panel(table).task == words
    table.game.state.me.medals = 0
    assert panel(table).task == "You have 5 coins, but a market opens at 8: pass this time."


def test_opening_a_market(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "acquiring")
    assert mouse.widget("bid -1").disabled_because == "You must bid at least 8 coins."
    mouse.click("board market 4")
    mouse.click("bid +5")
    mouse.click("bid +1")
    mouse.click("do")
    assert last(table) == "open market 4 at 14"


def test_markets_are_chosen_in_the_panel_too(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "acquiring")
    mouse.click("market 3")
    mouse.click("bid most")
    mouse.click("do")
    assert str(table.records[0].action) == "open market 3 at 27"


def test_bidding(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "acquiring", "open market 1 at 11", first=4)
    assert table.game.state.seat == 0
    mouse.click("bid +1")
    mouse.wheel("bid", 2)
    mouse.click("do")
    assert last(table) == "bid 15"


def test_stepping_out(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "acquiring", "open market 1 at 11", first=4)
    mouse.click("pass")
    assert last(table) == "pass"


def test_a_whole_trade_with_a_counter_offer(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "trading")
    assert mouse.widget("do").disabled_because == "At least one token must change hands."
    mouse.click("partner 3")
    mouse.click("give horse")
    mouse.click("give coins +1")
    mouse.click("take musician")
    mouse.click("do")
    assert last(table) == "trade with 3: horse + 1 coin for musician"
    assert table.game.state.seat == 2
    mouse.click("counter")
    assert mouse.widget("do").disabled_because == (
        "These are the terms you were offered. Change something first."
    )
    mouse.click("take coins +1")
    mouse.click("take coins +1")
    mouse.click("do")
    assert last(table) == "counter: musician for horse + 3 coins"
    mouse.click("accept")
    (deal,) = [e for e in table.records[-1].events if isinstance(e, DealStruck)]
    assert str(deal) == "seat 1 trades with seat 3: horse + 3 coins for musician"
    assert isinstance(panel(table), Trade)
    mouse.click("pass")
    assert last(table) == "pass"


def test_escape_gives_up_a_counter_offer_and_then_opens_the_menu(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "trading", "trade with 1: torch for 4 gladiator", first=3)
    mouse.click("counter")
    Hands(app).press(pygame.K_ESCAPE)
    assert app.scene is table
    assert mouse.widget("accept")
    Hands(app).press(pygame.K_ESCAPE)
    assert app.scene is not table


def test_tokens_can_be_removed_from_the_tray(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "trading")
    mouse.click("give lion")
    mouse.click("give lion")
    mouse.click("give tray lion")
    mouse.click("take horse")
    mouse.click("do")
    assert last(table) == "trade with 2: lion for horse"


def test_a_refused_offer_stays_in_the_trays(app: App, mouse: Mouse) -> None:
    offer = "trade with 3: horse + 2 coins for musician"
    table = sit_down(app, "trading", offer, "refuse")
    trade = panel(table)
    assert isinstance(trade, Trade)
    assert [str(refused) for refused in trade._refused()] == [offer]
    mouse.click("give coins +1")
    mouse.click("do")
    assert last(table) == "trade with 3: horse + 3 coins for musician"


def test_cashing_in_a_medal_leaves_the_trays_as_they_are(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "trading")
    mouse.click("partner 4")
    mouse.click("give lion")
    mouse.click("take ship")
    mouse.click("cash")
    assert last(table) == "cash a medal"
    mouse.click("do")
    assert last(table) == "trade with 4: lion for ship"


def test_a_deal_counts_the_effects_it_has_no_room_for(app: App, mouse: Mouse) -> None:
    now = sit_down(app, "trading").game.state
    give, take = Bundle((Asset.GLADIATOR,) * 4 + (Asset.LION,) * 3), Bundle((Asset.HORSE,) * 4)
    later = after_deal(now, 0, 1, give, take)
    every = seat_words(now, later, 0).split(" · ")
    assert len(every) > 2
    assert seat_words(now, later, 0, 2).split(" · ") == [
        *every[:2],
        f"{len(every) - 2} more changes",
    ]


def test_tokens_on_offer_and_resting_squares_say_what_they_are(app: App, mouse: Mouse) -> None:
    sit_down(app, "trading", "trade with 1: torch + 2 coins for 2 gladiator", first=3)
    for key, words in (
        (f"gets {Asset.TORCH}", "Torch"),
        (f"gives {Asset.GLADIATOR}", "Gladiator"),
        ("rest-0", "A resting square: a noble who ends a dice move here earns a medal."),
    ):
        mouse.hover(key)
        hovered = mouse.scene.page.hovered
        assert hovered is not None
        assert hovered.explanation.lower() == words.lower()


def test_offers_are_answered(app: App, mouse: Mouse) -> None:
    offer = "trade with 1: musician for gladiator"
    table = sit_down(app, "trading", offer, first=3)
    accept = mouse.widget("accept")
    assert isinstance(accept, Button)
    assert accept.kind is Kind.PRIMARY
    mouse.click("refuse")
    assert last(table) == "refuse"
    table = sit_down(app, "trading", "trade with 1: torch for 4 gladiator", first=3)
    accept = mouse.widget("accept")
    assert isinstance(accept, Button)
    assert accept.kind is Kind.PLAIN
    mouse.click("accept")
    assert last(table) == "accept"


def kind_of(mouse: Mouse, key: str) -> Kind:
    button = mouse.widget(key)
    assert isinstance(button, Button)
    return button.kind


def test_what_is_of_no_use_or_has_a_price_does_not_stand_out(app: App, mouse: Mouse) -> None:
    sit_down(app, "trading", "trade with 1: musician for 25 coins", first=3)
    assert kind_of(mouse, "accept") is Kind.PLAIN
    sit_down(app, "trading", "trade with 3: horse + 2 coins for musician", "refuse")
    assert kind_of(mouse, "do") is Kind.PLAIN, "she has just refused it"
    mouse.click("give coins +1")
    assert kind_of(mouse, "do") is Kind.PRIMARY
    sit_down(app, "acquiring", "open market 3 at 8")
    assert kind_of(mouse, "do") is Kind.PLAIN, "Lupa has no use for it"
    sit_down(app, "acquiring", "open market 1 at 8", "bid 9", "pass", "pass")
    assert kind_of(mouse, "do") is Kind.PRIMARY


@pytest.mark.parametrize(("turn", "medals"), [(4, 0), (5, 2)])
def test_medals_are_kept_for_the_last_event_and_played_there(turn: int, medals: int) -> None:
    text = POSITION.format(phase="producing", first=1, loge="no")
    state = Game.from_position(text.replace("turn: 3", f"turn: {turn}")).state
    staging = best_staging(state)
    assert staging is not None
    assert staging.medals == medals


def test_all_offers_of_a_phase_can_be_refused_at_once(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "trading", "trade with 1: musician for 5 coins", first=3)
    mouse.click("refuse all")
    assert last(table) == "refuse"
    mouse.take_over()
    table.act(table.game.read_action("trade with 1: torch for 5 coins"))
    mouse.wait(0.1)
    assert last(table) == "refuse"
    assert not isinstance(panel(table), Answer)


def test_rolling_and_moving(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "producing")
    mouse.click("do")
    assert last(table) == "roll"
    mouse.click("die 0")
    mouse.click("board consul-1")
    moves = [a for a in table.game.choices().actions if isinstance(a, Move)]
    move = next(m for m in moves if m.die == 0 and str(m.noble) == "consul-1")
    mouse.click(f"board {move}")
    assert last(table) == str(move)
    assert isinstance(panel(table), ProduceEvent)


def test_what_is_said_of_the_dice_is_about_those_left(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "producing", "roll")
    assert "Two dice can move one noble" in panel(table).task
    mouse.click("die 1")
    mouse.click("noble senator-3")
    mouse.click(next(w.key for w in table.page.widgets if w.key.startswith("walk ")))
    assert panel(table).task == "Move another noble clockwise with your other die."
    table = sit_down(app, "producing", "roll", loge="no")
    assert panel(table).task == "Move one noble clockwise with your die."


def test_what_each_noble_would_bring_with_each_die_is_seen_at_once(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "producing", "roll")
    moves = [a for a in table.game.choices().actions if isinstance(a, Move) and a.die < 2]
    for move in moves:
        found = noble_move(table.game.state, move)
        tip = mouse.widget(f"outcome {move.noble} {move.die}").tip
        assert found.words(table.game.seats) in tip
    move = next(m for m in moves if m.die == 0 and str(m.noble) == "senator-2")
    mouse.click(f"outcome {move.noble} {move.die}")
    mouse.click(f"walk {move}")
    assert last(table) == str(move)


def test_two_dice_move_two_nobles(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "producing", "roll")
    mouse.click("die 1")
    mouse.click("noble senator-3")
    move = next(w.key for w in table.page.widgets if w.key.startswith("walk "))
    mouse.click(move)
    assert last(table) == move.removeprefix("walk ")
    assert (
        mouse.widget("noble senator-3").disabled_because
        == "The second die must move another noble."
    )
    mouse.click(next(w.key for w in table.page.widgets if w.key.startswith("walk ")))
    assert isinstance(panel(table), ProduceEvent)


def ready_to_produce(app: App) -> TableScene:
    table = sit_down(app, "producing", "roll", loge="no")
    table.act(table.game.choices().actions[0])
    Hands(app).wait(0.1)
    return table


def test_the_count_is_what_the_engine_counts(app: App, mouse: Mouse) -> None:
    table = ready_to_produce(app)
    mouse.click("programme 19")
    mouse.click("medals +1")
    event = panel(table)
    assert isinstance(event, ProduceEvent)
    assert event.staging is not None
    foretold = event.staging.score
    mouse.click("do")
    (produced,) = [e for e in table.records[-1].events if isinstance(e, EventProduced)]
    assert produced.score == foretold
    assert produced.medals == 1
    assert produced.jokers


def test_the_token_proposed_to_be_discarded_is_for_what_was_produced(app: App) -> None:
    """Anthem to Cupidon was produced; Amphitryon, which needs both comedians, is still to come."""
    game = discarding(
        "programmes: [2, 9], produced: [9], best: 15, "
        "performed: comedian + 2 musician + scenery + decoration, "
        "tokens: 2 comedian + 2 musician + scenery + decoration"
    )
    seats = [Seat(name, HUMAN, place) for place, name in enumerate(game.seats)]
    table = TableScene(app, IdleSession(Journal(game), seats, None))
    Hands(app).open(table)
    proposed = panel(table)
    assert isinstance(proposed, DiscardToken)
    assert proposed.asset not in (Asset.COMEDIAN, Asset.DECORATION)


def test_a_click_on_a_card_in_the_row_chooses_that_programme(app: App, mouse: Mouse) -> None:
    table = ready_to_produce(app)
    for number in (10, 19, 5):
        mouse.click(f"choose programme-{number}")
        event = panel(table)
        assert isinstance(event, ProduceEvent)
        assert event.staging is not None
        assert event.staging.programme.number == number


def test_the_joker_stands_in_for_the_asset_chosen(app: App, mouse: Mouse) -> None:
    table = ready_to_produce(app)
    mouse.click("programme 19")
    event = panel(table)
    assert isinstance(event, ProduceEvent)
    assert event.staging is not None
    taken = [place.taken for place in event.staging.places]
    assets = [place.asset for place in event.staging.places]
    joker, cage = taken.index("joker"), len(assets) - 1 - assets[::-1].index(Asset.CAGE)
    assert mouse.widget(f"cast {cage}").disabled_because
    mouse.click(f"cast {joker}")
    mouse.click(f"cast {cage}")
    mouse.click("do")
    assert "jokers as cage" in last(table)


def test_a_medal_moves_a_noble_before_the_event(app: App, mouse: Mouse) -> None:
    table = ready_to_produce(app)
    mouse.click("programme 5")
    mouse.click("move")
    mouse.click("board consul-2")
    mouse.click("board send consul-2 by -2")
    assert last(table) == "send consul-2 by -2"
    assert panel(table).title == "Naumachia"
    mouse.click("pass")
    mouse.click("yes")
    assert last(table) == "pass"


def test_passing_asks_whether_the_event_is_really_to_be_given_up(app: App, mouse: Mouse) -> None:
    table = ready_to_produce(app)
    before = last(table)
    mouse.click("pass")
    asked = app.scene
    assert isinstance(asked, ConfirmScene)
    assert asked.question.words == "Produce no event?"
    assert "would draw 43 spectators and earn you 43 coins" in asked.question.explanation
    mouse.click("no")
    assert app.scene is table
    assert last(table) == before


def closing(app: App) -> TableScene:
    """Aquila has produced and won the podium; it is her turn to discard."""
    lines = ["roll", "move consul-1 by 1", "produce 10 with 3 gladiator + 2 horse"]
    table = sit_down(app, "producing", loge="no", first=1)
    for line in lines:
        action = table.game.read_action(line)
        if isinstance(action, Move):
            action = table.game.choices().actions[0]
        table.act(action)
    while table.game.decision is not None and table.game.decision.kind == "roll":
        table.act(table.game.read_action("pass"))
    Hands(app).wait(0.1)
    return table


def test_the_discard_and_the_donation(app: App, mouse: Mouse) -> None:
    table = closing(app)
    assert table.game.decision is not None
    assert table.game.decision.kind == "discard"
    mouse.click("token horse")
    mouse.click("do")
    assert last(table) == "discard horse"
    assert table.game.decision is not None
    assert table.game.decision.kind == "donation"
    mouse.click("token lion")
    mouse.click("do")
    (given,) = [e for e in table.records[-1].events if isinstance(e, TokenDonated)]
    assert given.asset is Asset.LION


# While others decide


def test_watching_offers_nothing_but_to_skip(app: App, mouse: Mouse) -> None:
    table = sit_down(app, "acquiring", "open market 1 at 11", first=2, people="0")
    assert isinstance(panel(table), Watching)
    assert panel(table).title == "Sol is bidding"
    assert [widget.key for widget in panel(table).widgets()] == ["skip"]
    mouse.click("skip")
    assert len(table.records) == 1


# By keyboard alone


def tab_to(hands: Hands, key: str) -> None:
    for _ in range(len(hands.scene.page.widgets) + 1):
        hands.press(pygame.K_TAB)
        if hands.focus == key:
            return
    raise AssertionError(f"Tab never comes to {key}")


@pytest.mark.parametrize(
    ("phase", "before", "first", "keys", "action"),
    [
        ("investing", [], 1, ["board clockwise"], "expand clockwise"),
        ("investing", [], 1, ["ticket"], "buy a season ticket"),
        ("acquiring", [], 1, ["board market 2", "bid +1", "do"], "open market 2 at 9"),
        ("acquiring", ["open market 1 at 11"], 4, ["bid +5", "do"], "bid 17"),
        ("trading", [], 1, ["give lion", "take ship", "do"], "trade with 2: lion for ship"),
        ("trading", ["trade with 1: torch for cage"], 3, ["refuse"], "refuse"),
        ("producing", [], 1, ["do"], "roll"),
    ],
)
def test_everything_can_be_reached_by_keyboard(
    app: App, hands: Hands, phase: str, before: list[str], first: int, keys: list[str], action: str
) -> None:
    table = sit_down(app, phase, *before, first=first)
    for key in keys:
        tab_to(hands, key)
        hands.press(pygame.K_RETURN)
        hands.wait(0.06)
    assert last(table) == action


def test_a_noble_is_moved_by_keyboard(app: App, hands: Hands) -> None:
    table = sit_down(app, "producing", "roll")
    tab_to(hands, "board emperor")
    hands.press(pygame.K_RETURN)
    goal = next(w.key for w in table.page.widgets if w.key.startswith("board move"))
    tab_to(hands, goal)
    hands.press(pygame.K_RETURN)
    assert last(table) == goal.removeprefix("board ")


def test_a_programme_is_bought_by_keyboard(app: App, hands: Hands) -> None:
    table = sit_down(app, "investing")
    tab_to(hands, "programme")
    hands.press(pygame.K_RETURN)
    tab_to(hands, "programme 12")
    hands.press(pygame.K_RETURN)
    assert hands.focus == "buy"
    hands.press(pygame.K_RETURN)
    assert last(table) == "buy programme 12"


def test_a_click_in_the_very_middle_of_a_programme_is_a_click(app: App, hands: Hands) -> None:
    sit_down(app, "investing")
    hands.click("programme")
    card = hands.widget("programme 12")
    page = hands.scene.page
    page.press(card.box.center)
    page.release(card.box.center)
    assert hands.focus == "programme 12"


def test_enter_alone_does_the_one_thing_to_do(app: App, hands: Hands) -> None:
    table = sit_down(app, "acquiring", "open market 1 at 11", first=4)
    hands.press(pygame.K_RETURN)
    assert last(table) == "bid 12"


def test_every_legal_move_can_be_chosen(app: App) -> None:
    table = sit_down(app, "producing", "roll")
    nobles = panel(table)
    assert isinstance(nobles, MoveNoble)
    shown = set()
    for die, noble in itertools.product(nobles._dice(), NOBLES):
        nobles.die, nobles.noble = die, noble
        keys = [widget.key for widget in nobles.on_board()]
        shown |= {key.removeprefix("board ") for key in keys if key.startswith("board move")}
    legal = [move for move in table.game.choices().actions if isinstance(move, Move)]
    faces = table.game.state.roll
    distinct = [move for move in legal if move.die != 2 or faces[0] != faces[1]]
    assert shown == {str(move) for move in distinct}


# Words fit


def _second_investment(app: App) -> TableScene:
    return sit_down(app, "investing", "build a loge", loge="no")


def _counter_offer(app: App) -> TableScene:
    table = sit_down(app, "trading", "trade with 1: torch + 2 coins for 2 gladiator", first=3)
    Mouse(app).click("counter")
    return table


def _settling(app: App) -> TableScene:
    offer = "trade with 3: horse + 3 coins for musician"
    return sit_down(app, "trading", offer, "counter: musician for horse + 5 coins")


def _refused_offer(app: App) -> TableScene:
    offer = "trade with 3: 2 gladiator + 2 horse + 12 coins for 2 musician + 2 priest + 3 torch"
    return sit_down(app, "trading", offer, "refuse")


def _medal_walk(app: App) -> TableScene:
    table = ready_to_produce(app)
    Mouse(app).click("move")
    return table


def _asked_for_a_donation(app: App) -> TableScene:
    table = closing(app)
    table.act(table.game.choices().actions[0])
    return table


TABLES: dict[str, Callable[[App], TableScene]] = {
    "invest": lambda app: sit_down(app, "investing"),
    "invest again": _second_investment,
    "open": lambda app: sit_down(app, "acquiring"),
    "bid": lambda app: sit_down(app, "acquiring", "open market 1 at 11", first=4),
    "trade": _refused_offer,
    "answer": lambda app: sit_down(app, "trading", "trade with 1: torch for 2 gladiator", first=3),
    "counter": _counter_offer,
    "settle": _settling,
    "roll": lambda app: sit_down(app, "producing"),
    "move": lambda app: sit_down(app, "producing", "roll"),
    "produce": ready_to_produce,
    "medal": _medal_walk,
    "discard": closing,
    "donation": _asked_for_a_donation,
    "watch": lambda app: sit_down(app, "acquiring", "open market 1 at 9", first=2, people="0"),
}


def test_every_decision_has_its_panel() -> None:
    assert set(KIT.panels) <= set(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_no_words_are_cut(open_app: OpenApp, name: str) -> None:
    app = open_app((1280, 720), language=catalogues.LONGER)
    table = TABLES[name](app)
    hands = Hands(app)
    for widget in [*panel(table).widgets(), *panel(table).on_board()]:
        if widget.focusable:
            table.page.focus_on(widget.key)
            hands.wait()
    assert app.paintbox.overflows == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_words_fit_in_whole_games(open_app: OpenApp, players: int) -> None:
    """Chance decides; every panel is drawn with all its choices, in words longer than English."""
    app = open_app((1024, 576), language=catalogues.LONGER, speed="instant")
    names = [*NAMES, "Delphina"][:players]
    seats = [Seat(name, HUMAN, place) for place, name in enumerate(names)]
    paintbox = PaintBox()
    seen: set[str] = set()
    brush = Brush(pygame.Surface(app.screen.size), app.screen, paintbox)
    for seed in range(3, 6):  # in that of seed 3 every panel comes up
        if seen == set(KIT.panels):
            break  # a second game would only bring up the same panels again
        session = IdleSession(Journal(Game.new(names, seed)), seats, None)
        for kind, now in asked_by_chance(TableScene(app, session), Random(seed)):
            seen.add(kind)
            now.paint_panel(brush)
            for widget in [*now.on_board(), *now.widgets()]:
                widget.draw(brush, Look(hovered=True))
                assert widget.enabled or widget.explanation
    assert seen == set(KIT.panels)
    assert paintbox.overflows == []


def asked_by_chance(table: TableScene, chance: Random) -> Iterator[tuple[str, Panel]]:
    """Every decision in a game played at random."""
    while table.game.decision is not None:
        table.update(FRAME)
        now, decision = panel(table), table.game.decision
        if decision is not None and not isinstance(now, Watching):
            yield decision.kind, now
            table.act(table.game.choices().pick(chance))


def test_skip_never_shares_its_place_with_a_decision(open_app: OpenApp) -> None:
    hands = Hands(open_app(speed="instant"))
    for kind in DecisionKind:
        if kind == DecisionKind.SETTLE:
            continue
        scene = TableScene(hands.app, positions.deciding(kind))
        hands.app.start_over(scene)
        hands.wait(0.1)
        asked = [widget for widget in scene.page.widgets if widget.comes_first]
        assert asked
        assert not any(widget.box.colliderect(SKIP) for widget in asked), kind


@pytest.mark.parametrize("key", ["undo", "log", "speed", "menu"])
def test_tooltips_of_the_toolbar_are_neither_on_it_nor_on_the_panel(hands: Hands, key: str) -> None:
    table = TableScene(hands.app, positions.deciding("invest"))
    hands.open(table)
    table.page.focus_on(key)
    hands.wait()
    box = table.page.tip_box
    assert box is not None
    assert not box.colliderect(table._panel.box)
    others = [widget.box for widget in table.page.widgets if widget.key in ("undo", "log", "menu")]
    assert box.collidelist(others) < 0


def test_a_market_of_one_s_own_is_opened_by_you(hands: Hands) -> None:
    def is_my_market(game: Game) -> bool:
        decision, bidding = game.decision, game.state.bidding
        if decision is None or bidding is None or decision.kind != "bid":
            return False
        return decision.seat == bidding.opener == 0

    table = TableScene(hands.app, positions.first(is_my_market))
    hands.open(table)
    assert table._panel.note == "opened by you"


def test_passing_where_a_market_would_help_is_asked_about_first(hands: Hands) -> None:
    """*Pass* is where *Step out* was a moment ago."""

    def helps(game: Game) -> bool:
        decision = game.decision
        if decision is None or decision.kind != "open" or decision.seat != 0:
            return False
        markets = game.state.markets
        return game.state.me.coins >= 8 and any(best_gain(game.state, 0, it) > 0 for it in markets)

    table = TableScene(hands.app, positions.first(helps))
    hands.open(table)
    before = len(table.records)
    hands.click("pass")
    assert isinstance(hands.scene, ConfirmScene)
    assert len(table.records) == before
    hands.click("yes")
    assert str(table.records[before].action) == "pass"


@pytest.mark.parametrize(
    ("queue", "words"),
    [([], "Open the gates: this ends the game"), ([2, 3], "Open the gates")],
)
def test_the_last_event_of_all_says_that_the_game_ends_with_it(
    app: App, queue: list[int], words: str
) -> None:
    mine = "programmes: [2, 5], tokens: 2 gladiator + 3 ship + lion + cage + decoration"
    game = at("producing", mine, step="produce", seat=1, queue=queue, turn=5)
    seats = [Seat(name, HUMAN, place) for place, name in enumerate(game.seats)]
    table, hands = TableScene(app, IdleSession(Journal(game), seats, None)), Hands(app)
    hands.open(table)
    gates = hands.widget("do")
    assert isinstance(gates, Button)
    assert gates.words == words


LAST_TURN = {"turn: 3": "turn: 5", "coins: 27": "coins: 60"}


def test_ending_the_last_investments_with_a_programme_too_large_is_asked_about_first(
    app: App, mouse: Mouse
) -> None:
    """What does not fit the arena by now is never produced, whatever it has cost."""
    table = sit_down(app, "investing", "buy programme 21", but=LAST_TURN)
    before = len(table.records)
    assert kind_of(mouse, "pass") is Kind.PLAIN
    mouse.click("pass")
    assert isinstance(mouse.scene, ConfirmScene)
    assert len(table.records) == before
    mouse.click("yes")
    assert last(table) == "pass"


@pytest.mark.parametrize(
    ("bought", "but"),
    [
        ("buy programme 21", {"coins: 27": "coins: 60"}),
        ("buy programme 20", LAST_TURN),
        ("buy programme 21", LAST_TURN | {"coins: 27": "coins: 26", "medals: 2, ": ""}),
    ],
    ids=["not the last turn", "it fits", "no coins to expand"],
)
def test_ending_investments_is_not_asked_about_in_vain(
    app: App, mouse: Mouse, bought: str, but: dict[str, str]
) -> None:
    table = sit_down(app, "investing", bought, but=but)
    assert kind_of(mouse, "pass") is Kind.PRIMARY
    mouse.click("pass")
    assert last(table) == "pass"


def test_a_medal_begins_with_the_noble_who_brings_most(app: App, mouse: Mouse) -> None:
    """The Emperor in the arena could only leave it."""
    nobles = {"emperor: 2": "emperor: 4, consul-2: 1"}
    table = sit_down(app, "producing", "roll", loge="no", but=nobles)
    moves = [it for it in table.game.choices().actions if isinstance(it, Move)]
    table.act(next(it for it in moves if str(it.noble) == "senator-2"))
    mouse.wait(0.1)
    mouse.click("move")
    producing = panel(table)
    assert isinstance(producing, ProduceEvent)
    assert str(producing.noble) == "consul-2"


def test_a_deal_that_helps_the_other_more_does_not_stand_out(app: App, mouse: Mouse) -> None:
    """A coin for the token that a rival needs is a poor deal."""
    needy = {"3 torch + scenery": "3 torch"}
    sit_down(app, "trading", "trade with 1: torch + 1 coin for scenery", first=3, but=needy)
    assert kind_of(mouse, "accept") is Kind.PLAIN
    sit_down(app, "trading", "trade with 1: torch + 12 coins for scenery", first=3, but=needy)
    assert kind_of(mouse, "accept") is Kind.PRIMARY
