"""A plaque for each player: what they have, and what they are doing."""

from collections.abc import Callable
from dataclasses import dataclass

from colosseum.ai.colosseum.kit import KIT as OPPONENTS
from colosseum.play.seats import Seat
from colosseum.rules.colosseum.data import RULES, STANDARD
from colosseum.rules.colosseum.state import State
from colosseum.scenes.parts.faces import Expression, draw_player
from colosseum.scenes.parts.game_words import level_name, manner_words, person_words
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.table.colosseum import layout
from colosseum.scenes.table.colosseum.pieces import with_picture
from colosseum.tutor.colosseum import marks
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column, squares
from colosseum.widgets.theme import (
    GOLD,
    INK,
    MEDIUM,
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
from colosseum.words.translation import tr


@dataclass(frozen=True, slots=True)
class Plaque:
    """One player's plaque."""

    state: State
    index: int
    seat: Seat
    name: str
    acting: bool
    doing: str
    symbols: bool
    alone: bool
    """Whether this is the only human player, so that “You” says enough."""
    coins: int
    """As shown: the number may be counting up or down."""
    expression: Expression = Expression.CALM
    on_press: Callable[[], None] | None = None

    @property
    def box(self) -> Box:
        return layout.plaque_box(self.index, len(self.state.impresarios))

    def draw(self, brush: Brush, look: Look) -> None:
        box = self.box
        edge = GOLD if self.acting else UMBER_LIGHT
        fill = (PAPER, STONE) if self.acting else (STONE, STONE_DARK)
        width = 3.5 if self.acting else 1.5
        brush.slab(box, fill, radius=11, edge=edge, edge_width=width, shadow=10)
        band = Box(box.left + 3, box.top + 3, 11, box.height - 6)
        brush.slab(band, PLAYERS[self.seat.colour].colour, radius=6)
        self._head(brush)
        self._wealth(brush)
        self._honours(brush)

    def _row(self, number: int) -> Box:
        """The second or third of three rows; the first takes most of the room."""
        box = self.box
        head = min(66.0, box.height * 0.46)
        rest = Box(box.left + 24, box.top + head, box.width - 38, box.height - head - 8)
        return column(rest, 2)[number - 1]

    def _head(self, brush: Brush) -> None:
        box = self.box
        middle = box.top + min(38.0, box.height * 0.26)
        draw_player(brush, (box.left + 46, middle), 25, self.seat, self.symbols, self.expression)
        words = (
            person_words(self.seat, alone=self.alone)
            if self.seat.is_human
            else level_name(OPPONENTS, self.seat.player)
        )
        name, style = Box(box.left + 78, middle - 26, 128, 28), TITLE.but(size=20)
        brush.text(brush.shortened(self.name, style, name.width), name, style, where="plaque")
        level = Box(box.left + 78, middle + 2, 124, 20)
        brush.text(words, level, SMALL, where="plaque")
        best = Box(box.left + 210, middle - 31, 64, 36)
        number = NUMBER.but(size=29, colour=PURPLE, align="centre")
        brush.text(str(self.state.impresarios[self.index].best), best, number, where="plaque")
        under = Box(level.right + 8, best.bottom - 3, 80, 20)
        brush.text(tr("best event"), under, SMALL.but(size=15, align="centre"), where="plaque")
        if self.index == self.state.first:
            mark = Box(box.right - 36, box.top + 6, 28, 28)
            brush.picture("first-player", mark)

    def _wealth(self, brush: Brush) -> None:
        impresario = self.state.impresarios[self.index]
        row = self._row(1)
        number = STRONG.but(size=20)
        with_picture(brush, "coin", str(self.coins), Box(row.left, row.top, 74, row.height), number)
        medals = Box(row.left + 76, row.top, 62, row.height)
        with_picture(brush, "medal", str(impresario.medals), medals, number)
        arena = Box(row.left + 140, row.top, row.width - 140, row.height)
        for square, place in enumerate(squares(arena, RULES.largest_arena, 17, 3)):
            if square < impresario.arena_size:
                tint = PLAYERS[self.seat.colour].colour
                brush.slab(place, tint, radius=3, edge=INK, edge_width=1)
            else:
                brush.slab(place, None, radius=3, edge=UMBER_LIGHT, edge_width=1)
        if impresario.loge:
            brush.picture("loge", Box(row.right - 40, row.centery - 13, 40, 26))

    def _honours(self, brush: Brush) -> None:
        impresario = self.state.impresarios[self.index]
        row = self._row(2)
        left = row.left
        for asset in STANDARD:
            if self.state.stars[asset] == self.index:
                place = Box(left, row.centery - 14, 28, 28)
                brush.picture(f"star-{asset}", place)
                left += 30
        for picture, count in (("ticket", impresario.tickets), ("podium", impresario.podiums)):
            if count:
                place = Box(left + 2, row.centery - 13, 27, 26)
                brush.picture(picture, place)
                if count > 1:
                    times = Box(place.right + 1, row.top, 24, row.height)
                    brush.text(f"×{count}", times, MEDIUM.but(size=16), where="plaque")
                    left += 22
                left += 32
        words = Box(left + 6, row.top, row.right - left - 6, row.height)
        style = STRONG.but(size=16, colour=TERRACOTTA, align="right")
        # Beside many honours there may be no room; the tooltip shows it too.
        if brush.text_width(self.doing, style) <= words.width:
            brush.text(self.doing, words, style, where="plaque doing")

    def widget(self) -> Widget:
        return Area(
            f"plaque-{self.index}",
            self.box,
            self.draw,
            on_press=self.on_press,
            tip=self._tip(),
            about=(marks.Plaque(self.index),),
            appearance=Appearance(Plaque, self._appearance()),
        )

    def _appearance(self) -> tuple[object, ...]:
        """Everything it shows."""
        impresario = self.state.impresarios[self.index]
        stars = tuple(self.state.stars[asset] == self.index for asset in STANDARD)
        return (
            (self.index, self.seat, self.name, self.acting, self.doing, self.symbols, self.alone),
            (impresario.medals, impresario.arena_size, impresario.loge, impresario.tickets),
            (impresario.podiums, impresario.best, stars, self.index == self.state.first),
            (self.coins, self.expression),
        )

    def _tip(self) -> str:
        impresario = self.state.impresarios[self.index]
        produced = len(set(impresario.produced))
        parts = [
            f"{self.name}: {self.doing}" if self.doing else self.name,
            *manner_words(OPPONENTS, self.seat),
            tr("Coins: {n}", n=impresario.coins),
            tr("Emperor medals: {n}", n=impresario.medals),
            tr("Arena squares: {n}", n=impresario.arena_size),
            tr("Season tickets: {n}", n=impresario.tickets),
            tr("Podiums: {n}", n=impresario.podiums),
            tr("Programmes produced: {n}", n=produced),
        ]
        if impresario.loge:
            parts.append(tr("Loge: two dice"))
        if self.on_press is not None:
            parts.append(tr("Click or press {n} to see everything.", n=self.index + 1))
        return "\n".join(parts)
