"""Money, the draw pile, the discard pile and the supply of victory points."""

from collections.abc import Callable
from functools import partial

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
from colosseum.words.translation import ntr, tr


def piles(state: State, mine: SeatIndex, look_through: Callable[[], None] | None) -> list[Widget]:
    """`look_through` spreads the discards out; None where that is not offered."""
    pile, discards = len(state.pile_of(mine)), state.discards_of(mine)
    more = more_money(state, mine)
    found: list[Widget] = [
        Area("money-pile", layout.MONEY_PILE, _paint_money, tip=tr("There is always money.")),
        Area(
            "draw-pile",
            layout.DRAW_PILE,
            partial(_paint_draw_pile, pile),
            tip=ntr("{count} card to draw", "{count} cards to draw", pile),
            about=(DrawPile(),),
        ),
        # Not part of the pile: large letters would reach out of what is kept of its picture.
        Area("discards-name", layout.DISCARDS, _paint_discards_name),
        Area(
            "discards",
            layout.DISCARDS,
            partial(_paint_discards, discards),
            on_press=look_through if discards else None,
            tip=_discards_tip(discards, can_look=look_through is not None),
            about=(DiscardPile(),),
            appearance=Appearance(_paint_discards, (*discards[-1:], len(discards))),
        ),
    ]
    if more:
        found.append(
            Area(
                "more-money",
                layout.MORE_MONEY,
                partial(_paint_more_money, more),
                tip=tr("Each of your dice on Money brings {n} more.", n=more),
            )
        )
    return found


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


def _paint_draw_pile(count: int, brush: Brush, look: Look) -> None:
    box = layout.DRAW_PILE
    if count:
        brush.picture("roma/card-pile", box)
    else:
        board.paint_dashed(brush, box.inflate(-8, -14), UMBER_LIGHT, 2)
    board.paint_badge(brush, (box.right - 9, box.top + 8), str(count))
    board.paint_below(brush, box, tr("draw pile"))


def _paint_discards(discards: tuple[CardNumber, ...], brush: Brush, look: Look) -> None:
    box = layout.DISCARDS
    if discards:
        for turn in (-5.0, 4.0) if len(discards) > 1 else ():
            paint_back(brush, (*box.center, turn))
        paint_in_pile(brush, discards[-1], box)
    else:
        board.paint_dashed(brush, box.inflate(-4, -4), UMBER_LIGHT, 2)
    board.paint_badge(brush, (box.right - 6, box.top + 4), str(len(discards)))


def _paint_discards_name(brush: Brush, look: Look) -> None:
    board.paint_below(brush, layout.DISCARDS, tr("discards"))


def _paint_more_money(more: int, brush: Brush, look: Look) -> None:
    box = layout.MORE_MONEY
    brush.slab(box, UMBER_DARK, radius=9, edge=UMBER_LIGHT, edge_width=1.4, opacity=115)
    brush.picture("roma/always-on", centred((box.centerx, box.top + 24), 26))
    style = NUMBER.but(size=27, colour=GOLD_LIGHT, align="centre")
    brush.text(f"+{more}", Box(box.left, box.top + 42, box.width, 34), style, where="more money")
    brush.picture("coin", centred((box.centerx, box.top + 92), 24))
    # Translators: below “+2”: what Money brings more.
    board.paint_below(brush, box, tr("on Money"))
