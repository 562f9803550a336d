"""Parts of the rulebook's pictures: a table in a fixed position."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from colosseum.play.seats import USUAL_NAMES, Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import NOBLES, RULES
from colosseum.rules.colosseum.state import State
from colosseum.scenes.table.colosseum import board
from colosseum.scenes.table.colosseum.board_buttons import draw_path
from colosseum.scenes.table.colosseum.pieces import programme_card
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.zoomed_part import through

_POSITION: Final = """
turn: 3
phase: producing
players:
  - {tokens: 3 gladiator + 2 horse + 2 chariot + decoration, programmes: [10, 20],
     arena: 33-0, best: 32}
  - {tokens: 2 ship + comedian, arena: 8-9, best: 24}
  - {tokens: 3 musician, arena: 21-22, best: 17}
nobles: {emperor: 35, consul-2: 29, senator-3: 34}
markets: [lion + cage + torch, gladiator + horse + scenery, 2 ship + joker,
          musician + priest + decoration, chariot + comedian + emperor]
"""
SEATS: Final = tuple(Seat(USUAL_NAMES[seat], "novice", seat) for seat in range(3))


@cache
def shown_state() -> State:
    return Game.from_position(_POSITION).state


def draw_card(brush: Brush, number: int, box: Box, price: int | None = None) -> None:
    me = shown_state().impresarios[0]
    card = centred(box.center, min(box.width, 226.0), min(box.height, 176.0))
    programme_card(brush, RULES.programme(number), me, card, price=price)


def draw_part(brush: Brush, part: Box, box: Box, walk: Sequence[int] = ()) -> None:
    """Draw a part of the board with its nobles, and perhaps a path."""

    def paint(patch: Brush) -> None:
        with through(patch, part, box) as inner:
            _paint_board(inner, walk)

    brush.patch(Appearance(draw_part, (tuple(part), tuple(walk))), box, paint)


def _paint_board(brush: Brush, walk: Sequence[int]) -> None:
    state = shown_state()
    board.ring(brush, state.impresarios, SEATS)
    board.markers(brush, state, SEATS, True)
    for index, tokens in enumerate(state.markets):
        board.market(brush, index, tokens, lit=False)
    if walk:
        draw_path(brush, walk)
    places = board.noble_places(state)
    for noble in NOBLES:
        board.noble(brush, noble, places[noble])
