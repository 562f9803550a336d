"""A player's sheet: everything public about one player, to look up at any time."""

from collections.abc import Sequence
from typing import Final

import pygame

from colosseum.ai.colosseum.kit import KIT as OPPONENTS
from colosseum.play.seats import Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.chronicle import Haggle, Production, productions_so_far
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.prospects import lacks
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import Record, SeatIndex
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.game_words import level_name, person_words
from colosseum.scenes.parts.keys import Shortcut, digits
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.colosseum import layout, sheet_sections
from colosseum.scenes.table.colosseum.comparison import compared, paint_comparison, rival_of
from colosseum.scenes.table.colosseum.planned_event import Staging, best_staging
from colosseum.scenes.table.colosseum.sheet_offers import haggle_rows, haggles_height
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import split, squares
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    MEDIUM,
    NUMBER,
    PAPER,
    SMALL,
    STONE,
    STONE_DARK,
    STRONG,
    TITLE,
    UMBER_LIGHT,
    mixed,
)
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, tr

SHEETS: Final = Shortcut(digits(5), Sentence("Look up a player"))
"""The keys that open the sheet of the first seat, the second, and so on."""
_FRAME: Final = Box(330, 66, 836, 642)
_BAND: Final = 84.0
_INSIDE: Final = Box(_FRAME.left + 18, _FRAME.top, _FRAME.width - 36, _FRAME.height - 12)
_COMPARISON: Final = 184.0
_GAP: Final = 14.0
_FEW: Final = 3
_STATS: Final = Box(_FRAME.left + 150, _FRAME.top + 94, _FRAME.width - 168, 50)


def shown_events(game: Game, records: Sequence[Record], state: State) -> list[Production]:
    """The events so far that the table has shown; the game may be ahead of it."""
    found = []
    every = productions_so_far(game, records)
    for seat, real in enumerate(game.state.impresarios):
        own = [production for production in every if production.seat == seat]
        to_come = len(real.produced) - len(state.impresarios[seat].produced)
        found += own[: len(own) - to_come]
    return found


class PlayerSheet(Scene):
    """One player at a time; the keys that open it turn to the others."""

    over = True

    def __init__(
        self,
        window: Window,
        state: State,
        seats: Sequence[Seat],
        seat: SeatIndex,
        events: Sequence[Production],
        haggles: Sequence[Haggle] = (),
        viewer: SeatIndex = 0,
    ) -> None:
        """The state, the events and this turn's offers are what the table has shown.

        The viewer is the player to compare with.
        """
        super().__init__(window)
        self.state = state
        self.seats = seats
        self.seat = seat
        self._all_events = events
        self._all_haggles = haggles
        self.viewer = viewer

    @property
    def player(self) -> Impresario:
        return self.state.impresarios[self.seat]

    @property
    def events(self) -> list[Production]:
        return [event for event in self._all_events if event.seat == self.seat]

    @property
    def haggles(self) -> list[Haggle]:
        """The player's offers and answers this turn, from their point of view."""
        return [
            haggle.of(self.seat)
            for haggle in self._all_haggles
            if self.seat in (haggle.seat, haggle.partner)
        ]

    @property
    def best_now(self) -> Staging | None:
        """The event that would draw the most now; None if no programme can be produced."""
        theirs = self.state.copy()
        theirs.seat = self.seat
        return best_staging(theirs)

    # What can be pressed

    def widgets(self) -> list[Widget]:
        box = Box(_FRAME.right - 50, _FRAME.top + 12, 38, 38)
        close = Button("close", box, "×", self.back, size=26, tip=tr("Close"))
        close.question = PlayerSheet
        return [
            *sheet_sections.cards(self.state, self.seat, self._programmes),
            *sheet_sections.event_rows(self.events, self._left(1)),
            *haggle_rows(self.haggles, self.seats, self._trades, self.window.settings.symbols),
            close,
        ]

    def key(self, event: pygame.Event) -> bool:
        pressed = [seat for seat in range(len(self.seats)) if SHEETS.only(seat).is_pressed(event)]
        if pressed:
            seat = pressed[0]
            if seat == self.seat:
                self.back()
            else:
                self.seat = seat
                self.rebuild()
            return True
        return super().key(event)

    def clicked(self, point: tuple[float, float]) -> None:
        """A click beside it closes it, but for the second half of the one that opened it."""
        if not _FRAME.collidepoint(point) and not self.page.is_guarded:
            self.back()

    # Where things are

    @property
    def _compares_beside(self) -> bool:
        """Whether few programmes leave room for the comparison beside them."""
        return len(self.player.held) <= _FEW

    @property
    def _programmes(self) -> Box:
        height = sheet_sections.cards_height(len(self.player.held))
        width = _INSIDE.width - (_COMPARISON + _GAP if self._compares_beside else 0)
        return Box(_INSIDE.left, _FRAME.top + 184, width, height)

    @property
    def _comparison(self) -> Box:
        top = _STATS.bottom + 10 if self._compares_beside else self._programmes.bottom + _GAP
        return Box(_INSIDE.right - _COMPARISON, top, _COMPARISON, _INSIDE.bottom - top)

    @property
    def _below(self) -> tuple[Box, Box]:
        top = self._programmes.bottom + 10
        width = _INSIDE.width - _COMPARISON - _GAP
        rest = Box(_INSIDE.left, top, width, _INSIDE.bottom - top)
        left, right = split(rest, (1, 1), 16)
        return left, right

    @property
    def _trades(self) -> Box:
        """Below what the player lacks."""
        right = self._below[1]
        height = haggles_height(len(self.haggles), right.height / 2)
        return Box(right.left, right.bottom - height, right.width, height)

    @property
    def _lacks(self) -> Box:
        right = self._below[1]
        return Box(right.left, right.top, right.width, self._trades.top - right.top - 4)

    def _left(self, part: int) -> Box:
        """What could be drawn now, or the events so far."""
        left, _ = self._below
        if part == 0:
            return Box(left.left, left.top, left.width, 84)
        return Box(left.left, left.top + 90, left.width, left.height - 90)

    # What can be seen

    def paint_under(self, brush: Brush) -> None:
        brush.shade(100)
        middle = layout.plaque_box(self.seat, len(self.seats)).centery
        left = _FRAME.left + 2
        tip = [(left, middle - 24), (left - 13, middle), (left, middle + 24)]
        brush.polygon(tip, GOLD)
        brush.slab(_FRAME, (STONE, STONE_DARK), radius=14, edge=GOLD, edge_width=3.5, shadow=22)
        best = self.best_now
        self._paint_head(brush, best)
        self._paint_stats(brush)
        heading = Box(self._programmes.left, _FRAME.top + 152, self._programmes.width, 24)
        words = tr("steps: spectators with 0, 1, 2 … assets missing")
        sheet_sections.heading(brush, tr("Programmes"), heading, words)
        sheet_sections.paint_count(brush, best, self._left(0))
        sheet_sections.heading(brush, tr("Events so far"), sheet_sections.top_of(self._left(1)))
        if not self.events:
            sheet_sections.paint_none(brush, tr("None yet."), self._left(1))
        symbols = self.window.settings.symbols
        rivals = [seat for seat in range(len(self.seats)) if seat != self.seat]
        holders = [(self.seats[seat], self.state.impresarios[seat]) for seat in rivals]
        found = lacks(self.state, self.seat)
        sheet_sections.paint_lacks(brush, found, holders, self._lacks, symbols)
        sheet_sections.heading(brush, tr("Trades this turn"), sheet_sections.top_of(self._trades))
        if not self.haggles:
            sheet_sections.paint_none(brush, tr("None yet."), self._trades)
        other = rival_of(self.state, self.seat, self.viewer)
        paint_comparison(
            brush,
            compared(self.state, self.seat, self.seats[self.seat]),
            compared(self.state, other, self.seats[other]),
            self._comparison,
            symbols=symbols,
        )

    def _paint_head(self, brush: Brush, best: Staging | None) -> None:
        seat = self.seats[self.seat]
        colour = PLAYERS[seat.colour].colour
        band = Box(_FRAME.left + 3, _FRAME.top + 3, _FRAME.width - 6, _BAND)
        fill = (mixed(colour, INK, 0.4), mixed(colour, INK, 0.6))
        brush.slab(band, fill, radius=12)
        brush.slab(Box(band.left, band.bottom - 14, band.width, 14), fill[1], radius=0)
        brush.slab(Box(band.left, band.bottom - 2, band.width, 2.5), GOLD, radius=0)
        symbols = self.window.settings.symbols
        middle = (_FRAME.left + 78, _FRAME.top + 76)
        brush.disc(middle, 58, GOLD, edge=INK, edge_width=1.5)
        draw_player(brush, middle, 54, seat, symbols)
        place = Box(_STATS.left, band.top + 6, 300, 44)
        style = TITLE.but(size=32, colour=GOLD_LIGHT)
        name = brush.shortened(seat.name, style, place.width)
        brush.text(name, place, style, where="sheet")
        words = Box(place.left, place.bottom, 330, 26)
        level, who = level_name(OPPONENTS, seat.player), seat.cast_as
        if seat.is_human:
            level = person_words(seat, alone=sum(it.is_human for it in self.seats) == 1)
        if who is not None:
            # Translators: {temper} is “the miser”, {level} “Novice”.
            level = tr("{temper} · {level}", temper=who.temper, level=level)
        brush.text(level, words, BODY.but(colour=CREAM), where="sheet")
        if self.seat == self.state.first:
            end = place.left + min(place.width, brush.text_width(name, style))
            brush.picture("first-player", Box(end + 10, place.top + 6, 32, 32))
        self._paint_best(brush, best, band)

    def _paint_best(self, brush: Brush, best: Staging | None, band: Box) -> None:
        score = best.score if best is not None else None
        number = Box(band.right - 148, band.top + 12, 92, 58)
        style = NUMBER.but(size=46, colour=GOLD_LIGHT, align="centre")
        brush.text(str(score.total) if score else "–", number, style, where="sheet")
        upper = Box(number.left - 190, band.top + 16, 182, 26)
        style = MEDIUM.but(colour=CREAM, align="right")
        brush.text(tr("can draw now"), upper, style, where="sheet")
        words = tr("best event {n}", n=self.player.best)
        style = BODY.but(size=17, colour=CREAM, align="right")
        brush.text(words, upper.move(0, 26), style, where="sheet")

    def _paint_stats(self, brush: Brush) -> None:
        player = self.player
        stars = sum(self.state.stars[asset] == self.seat for asset in RULES.star_assets)
        counts = [
            ("coin", player.coins, ntr("coin", "coins", player.coins)),
            ("medal", player.medals, ntr("medal", "medals", player.medals)),
            ("ticket", player.tickets, ntr("ticket", "tickets", player.tickets)),
            ("podium", player.podiums, ntr("podium", "podiums", player.podiums)),
            ("loge", int(player.loge), tr("loge")),
            ("star", stars, ntr("star", "stars", stars)),
        ]
        *places, arena = split(_STATS, (1, 1, 1, 1, 1, 1, 1.5), 6)
        for (picture, count, words), place in zip(counts, places, strict=True):
            _paint_stat(brush, place, count, words)
            icon = Box(place.left + 8, place.top + 4, 32, 28)
            brush.picture(picture, icon, opacity=255 if count else 100)
            number = Box(icon.right + 2, icon.top, place.right - icon.right - 8, icon.height)
            style = STRONG.but(size=22, colour=INK if count else FADED, align="centre")
            with brush.unspoken():
                brush.text(str(count), number, style, where="sheet")
        # Translators: below a picture of the arena, after its number of squares.
        words = ntr("of {count} square", "of {count} squares", RULES.largest_arena)
        _paint_stat(brush, arena, self.player.arena_size, words)
        self._paint_arena(brush, Box(arena.left + 10, arena.top + 4, arena.width - 20, 28))

    def _paint_arena(self, brush: Brush, box: Box) -> None:
        size, tint = self.player.arena_size, PLAYERS[self.seats[self.seat].colour].colour
        for square, place in enumerate(squares(box, RULES.largest_arena, 16, 3)):
            if square < size:
                brush.slab(place, tint, radius=3, edge=INK, edge_width=1)
            else:
                brush.slab(place, None, radius=3, edge=UMBER_LIGHT, edge_width=1)
        number = Box(box.right - 28, box.top, 28, box.height)
        with brush.unspoken():
            brush.text(str(size), number, STRONG.but(size=22, align="right"), where="sheet")


def _paint_stat(brush: Brush, place: Box, count: int, words: str) -> None:
    """The frame, and below the number what it counts."""
    fill = PAPER if count else mixed(PAPER, STONE_DARK, 0.6)
    brush.slab(place, fill, radius=8, edge=STONE_DARK, edge_width=1.4)
    under = Box(place.left + 3, place.bottom - 20, place.width - 6, 18)
    with brush.unspoken():
        brush.text(words, under, SMALL.but(size=15, align="centre"), where="sheet")
    brush.wrote(f"{count} {words}", place)
