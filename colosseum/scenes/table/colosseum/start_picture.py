"""What an impresario begins with: tokens, and two programmes by name."""

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.display_names import coins, token_words
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.start_picture import StartPicture
from colosseum.scenes.table.colosseum.pieces import token
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import (
    CREAM,
    GOLD_LIGHT,
    NUMBER,
    PURPLE,
    STRONG,
    TITLE,
    UMBER_DARK,
)
from colosseum.words.translation import say, tr

_TOKEN = 44.0
_PROGRAMME = 31.0
_MOST_TOKENS = 8
"""How many are shown one by one; of more, each kind once."""


def start_picture(game: Game, seat: SeatIndex) -> StartPicture:
    me = game.state.impresarios[seat]
    held = [(Asset(kind), count) for kind, count in enumerate(me.tokens) if count]
    each = [(asset, 1) for asset, count in held for _ in range(count)]
    shown = each if len(each) <= _MOST_TOKENS else held

    def paint(brush: Brush, box: Box) -> None:
        line = Box(box.left, box.top, box.width, _TOKEN)
        with brush.unspoken():
            for (asset, count), place in zip(shown, _places(line, len(shown)), strict=True):
                token(brush, asset, place)
                if count > 1:
                    _paint_count(brush, count, place)
        brush.wrote(say(token_words([asset for asset, _ in each])), line)
        top = line.bottom + 10
        for number in me.held:
            _paint_programme(brush, game, number, Box(box.left, top, box.width, _PROGRAMME))
            top += _PROGRAMME + 5

    return StartPicture(say(coins(me.coins)), paint)


def _places(line: Box, count: int) -> list[Box]:
    """Side by side, and square however many there are."""
    side = min(_TOKEN, (line.width + 8) / max(1, count) - 8)
    middle = Box(line.left, line.centery - side / 2, line.width, side)
    return row(middle, count, 8, widest=side)


def _paint_count(brush: Brush, count: int, place: Box) -> None:
    middle = (place.right - 3, place.bottom - 3)
    brush.disc(middle, 11, UMBER_DARK, edge=CREAM)
    style = STRONG.but(size=15, colour=CREAM, align="centre")
    brush.text(str(count), centred(middle, 26), style, where="start")


def _paint_programme(brush: Brush, game: Game, number: int, box: Box) -> None:
    brush.slab(box, PURPLE, radius=7, edge=UMBER_DARK, edge_width=1.4)
    style = NUMBER.but(size=20, colour=GOLD_LIGHT, align="centre")
    name = Box(box.left + 58, box.top, box.width - 66, box.height)
    words = say(game.state.programme(number).name)
    with brush.unspoken():
        brush.text(str(number), Box(box.left + 6, box.top, 48, box.height), style, where="start")
        brush.text(words, name, TITLE.but(size=17, colour=CREAM), where="start")
    brush.wrote(f"{words}, {tr('programme {n}', n=number)}", box)
