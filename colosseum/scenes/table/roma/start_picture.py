"""What a player of Arena: Roma II begins with: a hand of cards."""

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import CardNumber
from colosseum.rules.roma.display_names import victory_points
from colosseum.scenes.parts.start_picture import StartPicture
from colosseum.scenes.table.roma.card_faces import paint_name, picture
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import INK, PAPER, TITLE, UMBER_DARK
from colosseum.words.translation import say

_HIGH = 108.0


def start_picture(game: Game, seat: SeatIndex) -> StartPicture:
    state = game.state

    def paint(brush: Brush, box: Box) -> None:
        hand = state.hands[seat]
        line = Box(box.left, box.top + (box.height - _HIGH) / 2, box.width, _HIGH)
        for number, place in zip(hand, row(line, len(hand), 6, widest=84), strict=True):
            _paint_card(brush, number, place)

    return StartPicture(say(victory_points(state.points[seat])), paint)


def _paint_card(brush: Brush, number: CardNumber, box: Box) -> None:
    card = CARDS[number]
    brush.slab(box, PAPER, radius=7, edge=UMBER_DARK, edge_width=1.6)
    field = Box(box.left + 3, box.top + 3, box.width - 6, box.height - 32)
    kind = "building" if card.is_building else "character"
    brush.picture(f"roma/field-{kind}", field)
    brush.picture(picture(number), centred(field.center, min(field.width, field.height) - 8))
    name = Box(box.left + 4, field.bottom + 2, box.width - 8, 24)
    paint_name(brush, card.name, name, TITLE.but(size=15, colour=INK, align="centre"))
