"""Who is in, who is out, who has won; and what the tokens would do for them."""

from collections.abc import Sequence

from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum.panels.effect_words import market_words, rival_words
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import FADED, GREEN, SMALL, TERRACOTTA, Colour
from colosseum.words.translation import tr


def standing(state: State, seat: SeatIndex) -> tuple[str, Colour]:
    """A player's standing in the auctions, in a word or two."""
    bidding = state.bidding
    if seat in state.shut_out:
        # Translators: below a player at an auction: has won another market this turn, so cannot
        # bid.
        return tr("won"), FADED
    if bidding is None:
        # Translators: below a player at an auction: still in it, or out of it.
        return tr("in"), GREEN
    if seat == bidding.leader:
        # Translators: below a player at an auction: has made the highest bid.
        return tr("leads"), TERRACOTTA
    return (tr("in"), GREEN) if seat in bidding.still_in else (tr("out"), FADED)


def paint_bidders(brush: Brush, table: Table, box: Box) -> None:
    state = table.shown.state
    for seat, place in enumerate(row(box, len(table.seats), 4)):
        words, ink = standing(state, seat)
        centre = (place.left + 14, place.centery)
        draw_emblem(brush, centre, 13, table.seats[seat].colour, table.window.settings.symbols)
        rest = Box(place.left + 31, place.top, place.width - 31, place.height)
        with brush.unspoken():
            brush.text(words, rest, SMALL.but(colour=ink), where="bidders")
        brush.wrote(f"{table.seats[seat].name}: {words}", place)


def auction_words(
    table: Table, seat: SeatIndex, tokens: Sequence[Asset], rivals: Sequence[SeatIndex]
) -> str:
    """What a market would do for the player; if that is little, which rival it would help most."""
    state = table.shown.state
    lines = market_words(state, seat, tokens)
    rival = rival_words(state, rivals, tokens, table.game.seats)
    return "\n".join([*lines, rival][:2] if rival else lines[:2])
