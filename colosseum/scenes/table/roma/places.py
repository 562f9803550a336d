"""Both sides of the table: cards on their places, what changes them, and the symbols between."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.defence import defences
from colosseum.rules.roma.cards.forums import forums
from colosseum.rules.roma.data import EMPTY, HIDDEN, NEIGHBOURS, CardNumber, Place, deck_of
from colosseum.rules.roma.display_names import symbol_name
from colosseum.rules.roma.state import State
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import card_tip, paint_card
from colosseum.scenes.table.roma.row_symbols import symbol_tip, symbols
from colosseum.tutor.roma.marks import EmptyPlaces, PlaceOf, RowSymbol
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import CREAM, GOLD, GOLD_LIGHT, STRONG, UMBER, UMBER_DARK
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr

_HELP: Final = (52.0, 26.0)
_BLOCKED: Final = 40.0
_SMALL: Final = 0.6
"""How large cards are that were taken up, while their player decides."""


@dataclass(frozen=True, slots=True)
class Places:
    """All that is laid, as it is shown."""

    state: State
    mine: SeatIndex
    """From whose side the table is seen."""
    seats: Sequence[Seat]
    moving: tuple[SeatIndex, Place] | None
    """A card that is on its way, and so not there."""
    is_covered: bool
    """Whether nobody may see what one player alone knows."""

    def widgets(self) -> list[Widget]:
        sides = (1 - self.mine, self.mine)
        return [
            *(self._place(seat, place) for seat in sides for place in self.state.places),
            *(widget for seat in sides for widget in self._forum_help(seat)),
            *self._symbols(),
        ]

    # Cards

    def _place(self, seat: SeatIndex, place: Place) -> Widget:
        is_mine, costs = seat == self.mine, self.state.turn > 0
        card = self._card(seat, place)
        box = layout.place_box(place, mine=is_mine)
        defence = self._defence(seat, place, card)
        owner = self._owner(seat, card)
        is_down = is_mine and card not in (EMPTY, HIDDEN) and self._is_face_down

        def paint(brush: Brush, look: Look) -> None:
            if card == EMPTY:
                board.paint_empty(brush, place, mine=is_mine, costs=costs)
                return
            brush.slab(box.inflate(-4, -4), UMBER_DARK, radius=9, shadow=8)
            if card == HIDDEN:
                brush.picture("roma/card-back", box)
                return
            paint_card(brush, card, box, defence)
            if owner is not None:
                at = (box.left + 14, box.top + 43)
                draw_emblem(brush, at, 11, self.seats[owner].colour)
            if is_down:
                _paint_face_down(brush, box)

        looks = (card, place, is_mine, costs, defence, owner, is_down)
        return Area(
            f"place-{seat}-{place}",
            box,
            paint,
            tip=self._tip(seat, place, card),
            about=(PlaceOf(seat, place), *([EmptyPlaces(seat)] if card == EMPTY else [])),
            appearance=Appearance(board.paint_empty, looks),
        )

    def _card(self, seat: SeatIndex, place: Place) -> CardNumber:
        """The card to be seen there."""
        card = EMPTY if (seat, place) == self.moving else self.state.sides[seat][place]
        is_secret = card != EMPTY and self.is_covered and self._is_face_down
        return HIDDEN if is_secret else card

    @property
    def _is_face_down(self) -> bool:
        """Whether cards are laid face down, and the other player does not see them yet."""
        return self.state.is_face_down and not self.state.turn

    def _defence(self, seat: SeatIndex, place: Place, card: CardNumber) -> int | None:
        """The defence of a card that both can see."""
        if card in (EMPTY, HIDDEN) or HIDDEN in self.state.sides[seat]:
            return None
        return defences(self.state, seat).get(place)

    def _owner(self, seat: SeatIndex, card: CardNumber) -> SeatIndex | None:
        """Whose deck a card came from, if not from that of the player who has it."""
        return foreign_deck(self.state, seat, card)

    def _tip(self, seat: SeatIndex, place: Place, card: CardNumber) -> str:
        name = self.seats[seat].name
        if card == HIDDEN:
            return tr("A card face down. Both of you turn yours over together.")
        if card != EMPTY:
            return "\n".join([card_tip(card), *self._changes(seat, place, card)])
        if seat == self.mine:
            return tr(
                "{place} is empty. It costs you a victory point at the start of each of your "
                "turns.",
                place=symbol_name(place),
            )
        return tr(
            "{place} is empty. It costs {name} a victory point at the start of each of their "
            "turns.",
            place=symbol_name(place),
            name=name,
        )

    def _changes(self, seat: SeatIndex, place: Place, card: CardNumber) -> list[str]:
        """What is not printed on the card."""
        found = []
        defence = self._defence(seat, place, card)
        if defence is not None and defence != CARDS[card].defence:
            found.append(
                tr(
                    "Its defence is now {defence} (printed: {printed}).",
                    defence=defence,
                    printed=CARDS[card].defence,
                )
            )
        owner = self._owner(seat, card)
        if owner is not None:
            found.append(tr("From {name}’s deck.", name=self.seats[owner].name))
        return found

    # What helps a Forum

    def _forum_help(self, seat: SeatIndex) -> list[Widget]:
        """A sign between a Forum and each card that helps it."""
        side = self.state.sides[seat]
        if HIDDEN in side:
            return []
        return [
            self._help(seat, place, beside)
            for place in forums(side)
            for beside in NEIGHBOURS[place]
            if side[beside] != EMPTY and _helps(side[beside])
        ]

    def _help(self, seat: SeatIndex, forum: Place, beside: Place) -> Widget:
        boxes = [layout.place_box(it, mine=seat == self.mine) for it in (forum, beside)]
        middle = (boxes[0].centerx + boxes[1].centerx) / 2
        box = centred((middle, boxes[0].top + 50), *_HELP)
        helper = CARDS[self.state.sides[seat][beside]]
        colour = self.seats[seat].colour

        def paint(brush: Brush, look: Look) -> None:
            brush.slab(box, UMBER, radius=13, edge=GOLD, edge_width=2, shadow=5)
            words = f"+{helper.forum_points}" if helper.forum_points else "+"
            room = Box(box.left + 2, box.top, 26, box.height)
            brush.text(words, room, STRONG.but(size=16, colour=CREAM, align="centre"), where="help")
            at = centred((box.right - 14, box.centery), 20)
            if helper.forum_points:
                brush.picture("roma/point", at)
            else:
                brush.figure("roma/die-3", at, PLAYERS[colour].colour)

        if helper.forum_points:
            tip = ntr(
                "{card} adds {count} victory point whenever this Forum acts.",
                "{card} adds {count} victory points whenever this Forum acts.",
                helper.forum_points,
                card=helper.name,
            )
        else:
            tip = tr("{card} lets this Forum use the third die too.", card=helper.name)
        return Area(f"help-{seat}-{forum}-{beside}", box, paint, tip=tip)

    # The row

    def _symbols(self) -> list[Widget]:
        return [
            Area(
                f"symbol-{symbol}",
                layout.symbol_box(symbol),
                tip="\n".join([symbol_tip(symbol), *self._block_words(symbol)]),
                about=(RowSymbol(symbol),),
            )
            for symbol in symbols(beginners=not self.state.has_bribery)
        ]

    def _block_words(self, symbol: int) -> list[str]:
        found = []
        for seat, blocked in enumerate(self.state.blocked):
            if symbol in blocked:
                found.append(self._blocked_words(seat))
        return found

    def _blocked_words(self, seat: SeatIndex) -> str:
        name = self.seats[seat].name
        if self.state.seat == seat:
            return tr("Blocked for {name} this turn: no die can go here.", name=name)
        return tr("Blocked for {name} next turn: no die can go here.", name=name)

    def blocks(self) -> list[Widget]:
        """Over the row: crossed spears on the side of the player whose symbol is blocked."""
        return [
            self._block(seat, place)
            for seat, places in enumerate(self.state.blocked)
            for place in places
        ]

    def _block(self, seat: SeatIndex, place: Place) -> Widget:
        x, y = layout.symbol_centre(place)
        away = 26 if seat == self.mine else -26
        box = centred((x - 24, y + away), _BLOCKED)

        def paint(brush: Brush, look: Look) -> None:
            brush.picture("roma/blocked", box)

        return Area(f"blocked-{seat}-{place}", box, paint, tip=self._blocked_words(seat))

    def taken_up(self) -> list[Widget]:
        """Cards that the opponent has taken up and will lay again, over the row meanwhile."""
        cards = self.state.taken_up
        wide, high = (it * _SMALL for it in layout.CARD)
        left = layout.MIDDLE[0] - (len(cards) - 1) / 2 * (wide + 8)
        found: list[Widget] = []
        for number, card in enumerate(cards):
            box = centred((left + number * (wide + 8), layout.MIDDLE[1]), wide, high)

            def paint(brush: Brush, look: Look, card: int = card, box: Box = box) -> None:
                brush.slab(box.inflate(4, 4), UMBER_DARK, radius=8, shadow=10)
                paint_card(brush, card, box)

            found.append(Area(f"taken-up-{number}", box, paint, tip=card_tip(card)))
        return found


def _helps(card: CardNumber) -> bool:
    """Whether it does something for a Forum beside it."""
    return bool(CARDS[card].forum_points) or CARDS[card].adds_third_die


def foreign_deck(state: State, seat: SeatIndex, card: CardNumber) -> SeatIndex | None:
    """The other player, if the card is from that player's deck (ROM-23)."""
    if len(state.piles) == 1 or card in (EMPTY, HIDDEN) or deck_of(card) == seat:
        return None
    return deck_of(card)


def _paint_face_down(brush: Brush, box: Box) -> None:
    pill = Box(box.left + 27, box.top - 14, box.width - 21, 24)  # beside the price
    brush.slab(pill, UMBER, radius=12, edge=GOLD_LIGHT, edge_width=1.5, shadow=4)
    style = STRONG.but(size=15, colour=CREAM, align="centre")
    # Translators: over a card that the opponent does not see yet.
    brush.text(tr("face down"), pill.inflate(-6, -2), style, where="face down")
