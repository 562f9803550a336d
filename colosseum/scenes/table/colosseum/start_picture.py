"""What an impresario begins with: tokens, and two programmes by name."""

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.display_names import coins
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.start_picture import StartPicture
from colosseum.scenes.table.colosseum.pieces import token
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import CREAM, GOLD_LIGHT, NUMBER, PURPLE, TITLE, UMBER_DARK
from colosseum.words.translation import say

_TOKEN = 44.0
_PROGRAMME = 31.0


def start_picture(game: Game, seat: SeatIndex) -> StartPicture:
    me = game.state.impresarios[seat]
    tokens = [Asset(kind) for kind, count in enumerate(me.tokens) for _ in range(count)]

    def paint(brush: Brush, box: Box) -> None:
        line = Box(box.left, box.top, box.width, _TOKEN)
        for asset, place in zip(tokens, row(line, len(tokens), 8, widest=_TOKEN), strict=True):
            token(brush, asset, place)
        top = line.bottom + 10
        for number in me.held:
            _paint_programme(brush, game, number, Box(box.left, top, box.width, _PROGRAMME))
            top += _PROGRAMME + 5

    return StartPicture(say(coins(me.coins)), paint)


def _paint_programme(brush: Brush, game: Game, number: int, box: Box) -> None:
    brush.slab(box, PURPLE, radius=7, edge=UMBER_DARK, edge_width=1.4)
    style = NUMBER.but(size=20, colour=GOLD_LIGHT, align="centre")
    brush.text(str(number), Box(box.left + 6, box.top, 48, box.height), style, where="start")
    name = Box(box.left + 58, box.top, box.width - 66, box.height)
    words = say(game.state.programme(number).name)
    brush.text(words, name, TITLE.but(size=17, colour=CREAM), where="start")
