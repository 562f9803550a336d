"""A plaque for each player: victory points, money, cards, and what they are doing."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from colosseum.ai.roma.kit import KIT as OPPONENTS
from colosseum.play.seats import Seat
from colosseum.scenes.parts.faces import Expression, draw_player
from colosseum.scenes.parts.game_words import level_name, manner_words, person_words
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.table.roma.layout import PLAQUE_MINE, PLAQUE_THEIRS
from colosseum.tutor.roma import marks
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    NUMBER,
    PAPER,
    PURPLE,
    SMALL,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr


@dataclass(frozen=True, slots=True)
class Plaque:
    """One player's plaque: everything on it is public."""

    index: int
    seat: Seat
    is_mine: bool
    points: int
    money: int
    cards: int
    acting: bool
    doing: str
    symbols: bool
    alone: bool
    """Whether one person plays against the computer, so that “You” says enough."""
    is_first: bool
    expression: Expression = Expression.CALM
    look_back: Callable[[], None] | None = None
    """Shows how the game has gone so far, where that is offered."""

    @property
    def box(self) -> Box:
        return PLAQUE_MINE if self.is_mine else PLAQUE_THEIRS

    @property
    def points_box(self) -> Box:
        return Box(self.box.left + 18, self.box.top + 66, 122, 122)

    @property
    def money_box(self) -> Box:
        return Box(self.box.left + 142, self.box.top + 82, 68, 34)

    @property
    def cards_box(self) -> Box:
        return Box(self.box.left + 142, self.box.top + 124, 68, 34)

    def draw(self, brush: Brush, look: Look) -> None:
        box = self.box
        edge, width = (GOLD, 3.5) if self.acting else (UMBER_LIGHT, 1.5)
        fill = (PAPER, STONE) if self.acting else (STONE, STONE_DARK)
        brush.slab(box, fill, radius=11, edge=edge, edge_width=width, shadow=10)
        band = Box(box.left + 3, box.top + 3, 11, box.height - 6)
        brush.slab(band, PLAYERS[self.seat.colour].colour, radius=6)
        self._paint_head(brush)
        brush.picture("laurel", self.points_box)
        number = NUMBER.but(size=43, colour=PURPLE, align="centre")
        middle = (self.points_box.centerx, self.points_box.centery - 5)
        brush.text(str(self.points), centred(middle, 80, 56), number, where="plaque")
        for picture, count, at in (
            ("coin", self.money, self.money_box),
            ("roma/hand", self.cards, self.cards_box),
        ):
            brush.picture(picture, Box(at.left, at.centery - 15, 30, 30))
            words = Box(at.left + 37, at.top, at.width - 37, at.height)
            brush.text(str(count), words, STRONG.but(size=21), where="plaque")
        doing = Box(box.left + 22, box.bottom - 33, box.width - 34, 24)
        style = (STRONG if self.acting else SMALL).but(
            size=16, colour=TERRACOTTA if self.acting else FADED, align="right"
        )
        brush.text(self.doing, doing, style, where="plaque doing")

    def _paint_head(self, brush: Brush) -> None:
        box = self.box
        at = (box.left + 46, box.top + 37)
        draw_player(brush, at, 25, self.seat, self.symbols, self.expression)
        name = Box(box.left + 78, box.top + 11, box.width - 86, 28)
        style = TITLE.but(size=21)
        words = brush.shortened(self.seat.name, style, name.width)
        brush.text(words, name, style, where="plaque")
        level = (
            person_words(self.seat, alone=self.alone)
            if self.seat.is_human
            else level_name(OPPONENTS, self.seat.player)
        )
        room = Box(box.left + 78, box.top + 38, box.width - 86, 22)
        brush.text(level, room, SMALL, where="plaque")
        if self.is_first:
            brush.picture("first-player", Box(box.right - 36, box.top + 57, 24, 24))

    def widgets(self) -> list[Widget]:
        """The plaque, and the parts of it that words can point at."""
        whole = Area(
            f"plaque-{self.index}",
            self.box,
            self.draw,
            on_press=self.look_back,
            tip=self._tip(),
            about=(marks.Plaque(self.index),),
            appearance=Appearance(Plaque, replace(self, look_back=None)),
        )
        points = Area(
            f"points-{self.index}",
            self.points_box.inflate(-8, -4),  # so that a frame leaves face and coins free
            on_press=self.look_back,
            focusable=False,
            tip=ntr("{count} victory point", "{count} victory points", self.points),
            about=(marks.Points(self.index),),
        )
        money = Area(
            f"money-{self.index}",
            self.money_box,
            on_press=self.look_back,
            focusable=False,
            tip=ntr("{count} sesterce", "{count} sesterces", self.money),
            about=(marks.Money(self.index),),
        )
        return [whole, points, money]

    def _tip(self) -> str:
        parts = [
            f"{self.seat.name}: {self.doing}" if self.doing else self.seat.name,
            *manner_words(OPPONENTS, self.seat),
            ntr("{count} victory point", "{count} victory points", self.points),
            ntr("{count} sesterce", "{count} sesterces", self.money),
            ntr("{count} card in hand", "{count} cards in hand", self.cards),
        ]
        if self.is_first:
            parts.append(tr("Went first."))
        if self.look_back is not None:
            parts.append(tr("Click to see how the game has gone so far."))
        return "\n".join(parts)
