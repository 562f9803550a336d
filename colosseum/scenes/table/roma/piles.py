"""Money, the draw pile, the discard pile and the supply of victory points."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, CardNumber
from colosseum.rules.roma.display_names import card_name
from colosseum.rules.roma.state import State
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import paint_back, paint_in_pile
from colosseum.tutor.roma.marks import DiscardPile, DrawPile, Supply
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import GOLD_LIGHT, NUMBER, UMBER_DARK, UMBER_LIGHT
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import bold, ntr, tr


class Looking(Protocol):
    """Spreads the cards of a deck out, for everyone to see."""

    def look_at_discards(self, deck: int) -> None: ...

    def look_at_deck(self, deck: int) -> None: ...


def piles(
    state: State,
    mine: SeatIndex,
    names: Sequence[str],
    looking: Looking | None,
) -> list[Widget]:
    """`looking` spreads cards out; None where that is not offered."""
    each = len(state.piles) > 1
    found: list[Widget] = []
    if not each:
        tip = tr("Money never runs out.")
        found.append(Area("money-pile", layout.MONEY_PILE, _paint_money, tip=tip))
    for deck in range(len(state.piles)):
        pair = _Pair(state, deck, deck == mine, names[deck] if each else "", looking)
        found += pair.widgets()
    more = more_money(state, mine)
    if more:
        box = layout.MORE_MONEY_BADGE if each else layout.MORE_MONEY
        paint = _paint_more_money_badge if each else _paint_more_money
        tip = tr("Each of your dice on Money brings {n} more.", n=more)
        found.append(Area("more-money", box, partial(paint, more), tip=tip))
    return found


@dataclass(frozen=True, slots=True)
class _Pair:
    """A draw pile and its discard pile: the only ones, or one player's."""

    state: State
    deck: int
    is_mine: bool
    owner: str
    """Empty for the only ones."""
    looking: Looking | None

    def widgets(self) -> list[Widget]:
        pile, discards = len(self.state.piles[self.deck]), self.state.discards[self.deck]
        each = bool(self.owner)
        draw = layout.draw_pile(mine=self.is_mine, each=each)
        thrown = layout.discard_pile(mine=self.is_mine, each=each)
        end = f"-{self.deck}" if each else ""
        names = (tr("draw pile"), tr("discards"))
        look = self.looking
        is_used = not each or self.is_mine
        found: list[Widget] = [
            Area(
                f"draw-pile{end}",
                draw,
                partial(_paint_draw_pile, draw, pile, names[0]),
                on_press=None if look is None else partial(look.look_at_deck, self.deck),
                tip=self._owned(self._draw_tip(pile)),
                about=(DrawPile(),) if is_used else (),
            ),
            # Not part of the pile: large letters would reach out of what is kept of its picture.
            Area(f"discards-name{end}", thrown, partial(_paint_name, thrown, names[1])),
            Area(
                f"discards{end}",
                thrown,
                partial(_paint_discards, thrown, discards),
                on_press=partial(look.look_at_discards, self.deck) if discards and look else None,
                tip=self._owned(_discards_tip(discards, can_look=look is not None)),
                about=(DiscardPile(),) if is_used else (),
                appearance=Appearance(
                    _paint_discards, (*discards[-1:], len(discards), thrown.topleft)
                ),
            ),
            _Count(f"draw-pile-count{end}", (draw.right - 9, draw.top + 8), pile),
            _Count(f"discards-count{end}", (thrown.right - 6, thrown.top + 4), len(discards)),
        ]
        found[0].spoken = f"{names[0]}\n{self._draw_tip(pile)}"
        found[2].spoken = f"{names[1]}\n{_discards_tip(discards, can_look=look is not None)}"
        for widget in found:
            widget.belongs_to = self.owner
        return found

    def _draw_tip(self, count: int) -> str:
        words = ntr("{count} card to draw", "{count} cards to draw", count)
        if self.looking is None:
            return words
        return words + "\n" + tr("Click to see all the cards in this game.")

    def _owned(self, words: str) -> str:
        """Whose pile it is, where each has one."""
        return f"{bold(self.owner)}\n{words}" if self.owner else words


class _Count(Area):
    """How many cards a pile has, over a frame that points at it."""

    over_marks = True

    def __init__(self, key: str, at: tuple[float, float], count: int) -> None:
        def paint(brush: Brush, look: Look) -> None:
            board.paint_badge(brush, at, str(count))

        super().__init__(key, Box(0, 0, 0, 0), paint)


def supply(points: int) -> Widget:
    """The victory points that are left."""

    def paint(brush: Brush, look: Look) -> None:
        board.paint_supply(brush, points)

    tip = ntr(
        "{count} victory point is left in the supply. When there is none, the game ends.",
        "{count} victory points are left in the supply. When there are none, the game ends.",
        points,
    )
    return Area(
        "supply",
        layout.SUPPLY,
        paint,
        tip=tip,
        about=(Supply(),),
        appearance=Appearance(board.paint_supply, points),
    )


def more_money(state: State, seat: SeatIndex) -> int:
    """What a player's cards add to each die on Money."""
    return sum(CARDS[card].more_money for card in state.sides[seat] if card != EMPTY)


def _discards_tip(discards: tuple[CardNumber, ...], *, can_look: bool) -> str:
    if not discards:
        return tr("No card has been discarded.")
    top = card_name(discards[-1])
    if not can_look:
        return tr("{card} was discarded last.", card=top)
    return tr("{card} was discarded last. Click to look through the pile.", card=top)


def _paint_money(brush: Brush, look: Look) -> None:
    brush.picture("roma/money-pile", layout.MONEY_PILE)
    board.paint_below(brush, layout.MONEY_PILE, tr("money"))


def _paint_draw_pile(box: Box, count: int, name: str, brush: Brush, look: Look) -> None:
    if count:
        brush.picture("roma/card-pile", box)
    else:
        board.paint_dashed(brush, box.inflate(-8, -14), UMBER_LIGHT, 2)
    board.paint_below(brush, box, name)


def _paint_discards(box: Box, discards: tuple[CardNumber, ...], brush: Brush, look: Look) -> None:
    if discards:
        for turn in (-5.0, 4.0) if len(discards) > 1 else ():
            paint_back(brush, (*box.center, turn))
        paint_in_pile(brush, discards[-1], box)
    else:
        board.paint_dashed(brush, box.inflate(-4, -4), UMBER_LIGHT, 2)


def _paint_name(box: Box, words: str, brush: Brush, look: Look) -> None:
    board.paint_below(brush, box, words)


def _paint_more_money_badge(more: int, brush: Brush, look: Look) -> None:
    box = layout.MORE_MONEY_BADGE
    brush.slab(box, UMBER_DARK, radius=12, edge=GOLD_LIGHT, edge_width=1.5)
    style = NUMBER.but(size=17, colour=GOLD_LIGHT, align="centre")
    brush.text(f"+{more}", box.inflate(-4, -2), style, where="more money")


def _paint_more_money(more: int, brush: Brush, look: Look) -> None:
    box = layout.MORE_MONEY
    brush.slab(box, UMBER_DARK, radius=9, edge=UMBER_LIGHT, edge_width=1.4, opacity=115)
    brush.picture("roma/always-on", centred((box.centerx, box.top + 24), 26))
    style = NUMBER.but(size=27, colour=GOLD_LIGHT, align="centre")
    brush.text(f"+{more}", Box(box.left, box.top + 42, box.width, 34), style, where="more money")
    brush.picture("coin", centred((box.centerx, box.top + 92), 24))
    # Translators: below “+2”: what Money brings more.
    board.paint_below(brush, box, tr("on Money"))
