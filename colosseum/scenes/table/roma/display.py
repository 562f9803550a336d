"""Roma's table as one player sees it: all but the panel.

Hands are secret. The display is given whole games and whole events, and shows only what the player
whose point of view it has may see. Where two people share the screen, it shows no hand until the
one who decides has taken over.
"""

from functools import partial
from typing import Final

from colosseum.rules.kernel import Event, Record, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, HIDDEN, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import card_names, symbol_name
from colosseum.rules.roma.public_state import PublicState
from colosseum.rules.roma.state import State
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.table.display import Motions, Surroundings, TableDisplay
from colosseum.scenes.table.hand_over import Handing
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import (
    card_tip,
    paint_back,
    paint_card,
    paint_held,
)
from colosseum.scenes.table.roma.curtain import Curtain
from colosseum.scenes.table.roma.dice_tray import Tray, battle_bowl
from colosseum.scenes.table.roma.discards import Discards
from colosseum.scenes.table.roma.game_so_far import GAME_SO_FAR, GameSoFar
from colosseum.scenes.table.roma.header import header
from colosseum.scenes.table.roma.piece_keys import HeldCard, TrayDie
from colosseum.scenes.table.roma.piles import piles, supply
from colosseum.scenes.table.roma.plaques import Plaque
from colosseum.scenes.table.roma.row_symbols import symbol_tip, symbols
from colosseum.scenes.table.roma.turn_so_far import Phase, TurnSoFar
from colosseum.tutor.roma.marks import (
    EmptyPlaces,
    Hand,
    HandCard,
    PlaceOf,
    RowSymbol,
)
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Point
from colosseum.widgets.theme import (
    GOLD,
    GOLD_LIGHT,
    UMBER_DARK,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, tr

LAID_DIE: Final = 42.0


class RomaDisplay(TableDisplay[Game]):
    """Both sides, the row between them, and one hand."""

    middle = layout.MIDDLE
    told_last = (
        ev.DiceRolled,
        ev.DiceRerolled,
        ev.BattleDieRolled,
        ev.BattleDecided,
        ev.GameEnded,
    )

    def __init__(self, around: Surroundings, motions: Motions) -> None:
        super().__init__(around, motions)
        self._public: PublicState | None = None
        self.turn = TurnSoFar()
        self.is_shared = sum(seat.is_human for seat in self.seats) > 1
        self._at_screen: SeatIndex | None = None
        """Where two people share the screen, the one who has taken over."""
        self._curtain: Curtain | None = None
        self.moving_card: tuple[SeatIndex, Place] | None = None
        """A place whose card is on its way, and so not there."""
        self.rolling = False
        """Whether the dice of the tray are in the air."""
        self.battle_rolling = False

    @property
    def state(self) -> State:
        """The table as far as it is shown, with cards face down that `mine` does not know."""
        assert self._public is not None, "there is nothing to show yet"
        return self._public.state

    def mouth(self, seat: SeatIndex) -> Point:
        plaque = layout.PLAQUE_MINE if seat == self.mine else layout.PLAQUE_THEIRS
        return plaque.right, plaque.top + 40

    @property
    def theirs(self) -> SeatIndex:
        return 1 - self.mine

    def place(self, game: Game) -> None:
        records = self.table.records if self.table is not None else ()
        self.turn = TurnSoFar.of(game.state, records)
        self.moving_card, self.rolling, self.battle_rolling = None, False, False
        self.settle(game)

    def settle(self, game: Game) -> None:
        self._public = PublicState(game.state, self.mine)
        self.turn.settle(game.state)

    def hear(self, event: Event) -> None:
        assert self._public is not None
        self._public.hear(event)
        self.turn.hear(event)

    def play(self, record: Record, after: Game, reason: Sentence | None = None) -> None:
        """What comes after the other person's turn has begun is shown to that person only."""
        self.lit = ()
        decides = None if after.decision is None else after.decision.seat
        if self.is_shared and decides != self._at_screen:
            self._lower_curtain(decides)
        super().play(record, after, reason)

    def tell(self, event: Event) -> None:
        super().tell(event)
        if isinstance(event, ev.TurnBegan):
            self.acting = event.seat

    def look_from(self, seat: SeatIndex) -> None:
        super().look_from(seat)
        self.settle(self.shown)

    def hand_over(self, handing: Handing) -> bool:
        """The curtain does."""
        return False

    def ask(self, seat: SeatIndex, *, takes_over: bool) -> None:
        """Where two people share the screen, the other one takes over behind a curtain first."""
        super().ask(seat, takes_over=takes_over)
        if self.is_shared and seat != self._at_screen:
            self._lower_curtain(seat)

    def _lower_curtain(self, seat: SeatIndex | None) -> None:
        """Hide the hands until this person has taken over; when the game is over, for good."""
        self._at_screen = None
        if self.table is None or seat is None:
            return
        if self.mine != seat:
            self.look_from(seat)
        curtain, self._curtain = (
            self._curtain,
            Curtain(
                self.window, self.seats[seat], self.names[1 - seat], self._raised, self.table.back
            ),
        )
        if curtain is None:
            self.window.push(self._curtain)
        else:
            self.window.replace(self._curtain)

    def _raised(self) -> None:
        self._at_screen, self._curtain = self.mine, None

    @property
    def is_covered(self) -> bool:
        """Whether the hand is face down, since the next player has not taken over yet."""
        return self.is_shared and self._at_screen != self.mine

    @property
    def hand(self) -> tuple[CardNumber, ...]:
        """The cards of the fan; face down while nobody may see them."""
        hand = self.state.hands[self.mine]
        return (HIDDEN,) * len(hand) if self.is_covered else hand

    # What motions lift; what they put down is shown with the event

    def lift_dice(self) -> None:
        self.rolling = True
        self.changed()

    def land_dice(self) -> None:
        self.rolling = False

    def lift_battle_die(self) -> None:
        self.battle_rolling = True
        self.changed()

    def land_battle_die(self) -> None:
        self.battle_rolling = False

    def lift_card(self, seat: SeatIndex, place: Place) -> None:
        self.moving_card = (seat, place)
        self.changed()

    def land_card(self) -> None:
        self.moving_card = None

    # What can be seen

    def widgets(self) -> list[Widget]:
        state = self.state
        return [
            self._their_hand(),
            *header(state.turn, self.turn.phase, state.version),
            *self._plaques(),
            supply(state.supply),
            *self._places(),
            *self._symbols(),
            *piles(state, self.mine, self._look_through if self.table is not None else None),
            *self._tray().widgets(),
            battle_bowl(self.turn, is_rolling=self.battle_rolling),
            *self._hand(),
        ]

    def _plaques(self) -> list[Widget]:
        state = self.state
        found: list[Widget] = []
        for index in (self.theirs, self.mine):
            plaque = Plaque(
                index,
                self.seats[index],
                index == self.mine,
                state.points[index],
                state.money[index],
                len(state.hands[index]),
                index == self.acting,
                self._doing(index),
                self.window.settings.symbols,
                not self.is_shared,
                index == state.first,
                self.expression(index),
                self._look_back if self.table is not None else None,
            )
            found += plaque.widgets()
        return found

    def _doing(self, index: SeatIndex) -> str:
        if index == self.asked:
            return tr("your turn")
        is_thinking = index == self.acting and not self.showing and self.table is not None
        if is_thinking and not self.seats[index].is_human:
            return tr("thinking…")
        # Translators: below the player whose turn it is not.
        return "" if index == self.acting or self.acting is None else tr("waiting")

    # The two sides

    def _places(self) -> list[Widget]:
        return [
            self._place(seat, place)
            for seat in (self.theirs, self.mine)
            for place in self.state.places
        ]

    def _place(self, seat: SeatIndex, place: Place) -> Widget:
        is_mine = seat == self.mine
        card = self.state.sides[seat][place]
        if (seat, place) == self.moving_card:
            card = EMPTY
        box = layout.place_box(place, mine=is_mine)

        def paint(brush: Brush, look: Look) -> None:
            if card == EMPTY:
                board.paint_empty(brush, place, mine=is_mine, costs=self.state.turn > 0)
            else:
                brush.slab(box.inflate(-4, -4), UMBER_DARK, radius=9, shadow=8)
                paint_card(brush, card, box)

        return Area(
            f"place-{seat}-{place}",
            box,
            paint,
            tip=self._place_tip(seat, place, card),
            about=(PlaceOf(seat, place), *([EmptyPlaces(seat)] if card == EMPTY else [])),
            appearance=Appearance(board.paint_empty, (card, place, is_mine, self.state.turn > 0)),
        )

    def _place_tip(self, seat: SeatIndex, place: Place, card: CardNumber) -> str:
        if card != EMPTY:
            return card_tip(card)
        if seat == self.mine:
            return tr(
                "{place} is empty. It costs you a victory point at the start of each turn.",
                place=symbol_name(place),
            )
        return tr(
            "{place} is empty. It costs {name} a victory point at the start of each turn.",
            place=symbol_name(place),
            name=self.names[seat],
        )

    def _symbols(self) -> list[Widget]:
        return [
            Area(
                f"symbol-{symbol}",
                layout.symbol_box(symbol),
                tip=symbol_tip(symbol),
                about=(RowSymbol(symbol),),
            )
            for symbol in symbols(beginners=not self.state.has_bribery)
        ]

    # Hands

    def _their_hand(self) -> Widget:
        count = len(self.state.hands[self.theirs])
        known = self.state.known[self.theirs]
        tip = ntr(
            "{name} has {count} card.",
            "{name} has {count} cards.",
            count,
            name=self.names[self.theirs],
        )
        if known:
            tip += "\n" + tr("You know: {cards}", cards=card_names(known))

        def paint(brush: Brush, look: Look) -> None:
            for number in range(count):
                paint_back(brush, layout.their_card(number, count))

        first, last = layout.their_card(0, count), layout.their_card(count - 1, count)
        box = Box(first[0] - 40, 58, last[0] - first[0] + 80, 34) if count else Box(0, 0, 0, 0)
        return Area("their-hand", box, paint, tip=tip, about=(Hand(self.theirs),))

    def _hand(self) -> list[Widget]:
        hand = self.hand
        around = Area("hand", self._hand_box(len(hand)), about=(Hand(self.mine),))
        in_front = sorted(range(len(hand)), key=self._is_lifted)
        return [around, *(self._held(number, hand) for number in in_front)]

    def _is_lifted(self, number: int) -> bool:
        return HeldCard(number) in self.lit

    def _hand_box(self, count: int) -> Box:
        """The whole fan, with the corners and prices of the turned cards at its ends."""
        boxes = [layout.held_box(it, count, lifted=self._is_lifted(it)) for it in range(count)]
        return boxes[0].unionall(boxes[1:]).inflate(40, 12) if boxes else Box(0, 0, 0, 0)

    def _held(self, number: int, hand: tuple[CardNumber, ...]) -> Widget:
        card, count = hand[number], len(hand)
        too_dear = self._is_too_dear(card)
        is_lit = self._is_lifted(number)

        def paint(brush: Brush, look: Look) -> None:
            x, y, turn = layout.held_place(number, count)
            if card == HIDDEN:
                paint_back(brush, (x, y, -turn))
                return
            at = (x, y - layout.LIFT, 0.0) if is_lit else (x, y, turn)
            width = layout.held_width(count)
            key = (card, at, width, too_dear, is_lit)
            box = centred((at[0], at[1]), 230, 300)
            brush.patch(Appearance(_paint_held, key), box, partial(_paint_held, *key))

        return Area(
            f"held-{number}",
            layout.held_box(number, count, lifted=is_lit),
            paint,
            tip="" if card == HIDDEN else card_tip(card),
            about=() if card == HIDDEN else (HandCard(card),),
        )

    def _is_too_dear(self, card: CardNumber) -> bool:
        state = self.state
        if card == HIDDEN or self.asked != self.mine or state.step != DecisionKind.ACT:
            return False
        return CARDS[card].price > state.money[self.mine]

    def _look_through(self) -> None:
        self.finish()
        self.window.push(Discards(self.window, self.state.discards_of(self.mine)))

    def _look_back(self) -> None:
        """Show how the game has gone so far; what moves ends first, so that it tells no more."""
        assert self.table is not None
        self.finish()
        table = self.table
        self.window.push(GameSoFar(self.window, self.seats, table.beginning, table.records))

    def shortcuts(self) -> list[Binding]:
        return [] if self.table is None else [(GAME_SO_FAR, self._look_back)]

    def _tray(self) -> Tray:
        whose = self.turn.seat
        is_mine = whose == self.mine and not self.is_shared
        return Tray(
            tr("Your dice") if is_mine else tr("{name}’s dice", name=self.names[whose]),
            () if self.rolling else self.state.dice,
            (*self.turn.laid, *((die, None) for die in self.turn.used)),
            self.seats[whose].colour,
            tuple(piece.number for piece in self.lit if isinstance(piece, TrayDie)),
            shows_count=self.turn.phase > Phase.EMPTY_PLACES,
        )

    def paint_under(self, brush: Brush) -> None:
        beginners = not self.state.has_bribery
        looks = Appearance(board.paint_table, beginners)
        brush.kept(looks, partial(board.paint_table, beginners=beginners))
        laid: dict[int, int] = {}
        player = self.seats[self.turn.seat].colour
        for die, symbol in self.turn.laid:
            at = layout.laid_die(symbol, laid.get(symbol, 0))
            laid[symbol] = laid.get(symbol, 0) + 1
            board.paint_die(brush, die, at, LAID_DIE, player)


def _paint_held(
    card: CardNumber,
    at: tuple[float, float, float],
    width: float,
    too_dear: bool,
    is_lit: bool,
    brush: Brush,
) -> None:
    x, y, _ = at
    shade = centred((x, y + 6), width - 16, layout.HELD[1] - 8)
    brush.slab(shade, UMBER_DARK, radius=14, shadow=16, opacity=60)
    if is_lit:
        around = centred((x, y), width + 6, layout.HELD[1] + 14)
        brush.slab(around, GOLD_LIGHT, radius=16, edge=GOLD, edge_width=3, opacity=220)
    paint_held(brush, card, at, width, too_dear=too_dear)
