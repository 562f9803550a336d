"""How a game of Colosseum went: every event line by line, best events by turn, dice."""

from collections.abc import Callable
from functools import partial
from typing import Final

from colosseum.play.session import Session
from colosseum.rules.colosseum.chronicle import Chronicle, Production
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.display_names import spectators, turn_name
from colosseum.rules.colosseum.wording import score_words
from colosseum.scenes.parts.chart_pills import PILLS, chart_pills
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.parts.titled_scene import OWN_RESULTS, draw_panel, inside
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import Bar, BarChart, LineChart, Marker, Series
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    INK,
    MEDIUM,
    PAPER,
    PURPLE,
    SMALL,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say, tr

_EVENTS: Final = Box(OWN_RESULTS.left, OWN_RESULTS.top, OWN_RESULTS.width, 366)
_CHART: Final = Box(
    OWN_RESULTS.left,
    _EVENTS.bottom + 16,
    OWN_RESULTS.width,
    OWN_RESULTS.bottom - _EVENTS.bottom - 16,
)
_PART: Final = 41.0
_TOTAL: Final = 54.0
_HEAD: Final = 46.0
_SIDE: Final = 24.0
_NAME: Final = _EVENTS.left + _SIDE
_PROGRAMME: Final = _NAME + 40
_HIGHEST: Final = 33.0
"""A line of the table, if there is room."""
_BEST: Final = STRONG.but(size=18, colour=PURPLE, align="right")
_OTHER: Final = MEDIUM.but(size=17, align="right")


class Results:
    """Every event line by line, the best by turn, and the dice.

    One player's events lie open, and of everyone else only the best.
    """

    def __init__(self, window: Window, session: Session, rebuild: Callable[[], None]) -> None:
        self.window = window
        self.session = session
        self.game = session.game
        self.chronicle = Chronicle(session.journal)
        self._rebuild = rebuild
        people = [place for place, seat in enumerate(session.seats) if seat.is_human]
        self._opened = (people or self._ranking())[0]
        self._shows_dice = False

    def widgets(self) -> list[Widget]:
        chart = self._dice_chart() if self._shows_dice else self._course_chart()
        pills = chart_pills(
            _CHART, [tr("Events"), tr("Dice")], int(self._shows_dice), self._choose_chart
        )
        return [*self._part_heads(), *self._players(), chart, *pills]

    def _choose_chart(self, place: int) -> None:
        self._shows_dice = place == 1
        self._rebuild()

    def _players(self) -> list[Widget]:
        """A line for each player, to press for the events of another."""
        found: list[Widget] = []
        for seat, line in self._lines():
            is_open = seat == self._opened
            tip = "" if is_open else tr("Click to see all their events.")
            opening = None if is_open else partial(self._open, seat)
            paint = partial(self._draw_player, seat, line)
            area = Area(f"events-{seat}", line, paint, on_press=opening, tip=tip)
            best = self._best_of(seat)
            if best is not None and not is_open:
                area.spoken = f"{self.session.seats[seat].name}: {_aloud(best)}\n{tip}"
            found.append(area)
        return found

    def _best_of(self, seat: int) -> Production | None:
        return max(self._of(seat), key=lambda it: it.score.total, default=None)

    def _open(self, seat: int) -> None:
        self._opened = seat
        self._rebuild()

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, _EVENTS)
        self._paint_heads(brush)
        heading = tr("Dice rolled") if self._shows_dice else tr("Best event")
        draw_panel(brush, _CHART, heading, beside=PILLS)

    # Charts

    def _course_chart(self) -> Widget:
        turns = [roman(turn) for turn in range(1, RULES.turns + 1)]
        series = [
            Series(seat.name, PLAYERS[seat.colour].colour, bests, self._marker(seat.colour))
            for seat, bests in zip(self.session.seats, self.chronicle.bests, strict=True)
        ]
        return LineChart("course", inside(_CHART), turns, series, names=92)

    def _marker(self, colour: int) -> Marker:
        symbols = self.window.settings.symbols
        return lambda brush, at, radius: draw_emblem(brush, at, radius, colour, symbols)

    def _dice_chart(self) -> Widget:
        bars = [
            Bar(
                tr("Die {number}", number=face),
                count,
                mixed(GOLD, TERRACOTTA, 0.15),
                picture=f"die-{face}",
            )
            for face, count in enumerate(self.chronicle.dice, start=1)
        ]
        return BarChart("dice", inside(_CHART), bars)

    # The table of events

    def _part_heads(self) -> list[Widget]:
        heads: list[Widget] = []
        for place, (picture, words) in enumerate(_parts()):
            box = Box(_part_left(place) + 4, _EVENTS.top + 16, _PART - 8, _HEAD - 8)
            heads.append(Area(f"part-{place}", box, partial(_draw_head, picture, box), tip=words))
        return heads

    def _paint_heads(self, brush: Brush) -> None:
        heads = STRONG.but(size=17)
        top, height = _EVENTS.top + 16, _HEAD - 8
        brush.text(tr("Event"), Box(_NAME, top, 180, height), heads, where="events")
        total = Box(_part_left(7), top, _TOTAL, height)
        brush.text(tr("Total"), total, heads.but(align="right"), where="events")
        y = _EVENTS.top + 16 + _HEAD - 3
        brush.line((_NAME, y), (_EVENTS.right - _SIDE, y), GOLD, 2)

    def _lines(self) -> list[tuple[int, Box]]:
        """Where each player's part of the table is, the winner's first."""
        ranking = self._ranking()
        top = _EVENTS.top + 16 + _HEAD
        counts = [1 + len(self._of(seat)) if seat == self._opened else 1 for seat in ranking]
        height = min(_HIGHEST, (_EVENTS.bottom - 14 - top) / sum(counts))
        found = []
        for seat, count in zip(ranking, counts, strict=True):
            found.append(
                (seat, Box(_NAME - 8, top, _EVENTS.width - 2 * _SIDE + 16, count * height))
            )
            top += count * height
        return found

    def _of(self, seat: int) -> list[Production]:
        return [production for production in self.chronicle.productions if production.seat == seat]

    def _ranking(self) -> list[int]:
        """Winners first, then by best event."""
        outcome = self.game.outcome
        assert outcome is not None
        bests = [impresario.best for impresario in self.game.state.impresarios]
        return sorted(
            range(len(bests)), key=lambda seat: (seat not in outcome.winners, -bests[seat])
        )

    def _draw_player(self, seat: int, box: Box, brush: Brush, look: Look) -> None:
        productions = self._of(seat)
        is_open = seat == self._opened
        height = box.height / (1 + len(productions)) if is_open else box.height
        line = Box(box.left, box.top, box.width, height)
        if look.hovered or look.focused:
            brush.slab(line, PAPER, radius=6)
        if box.top > _EVENTS.top + 16 + _HEAD + 1:
            edge = (_NAME, box.top), (_EVENTS.right - _SIDE, box.top)
            brush.line(*edge, STONE_DARK, 1.2)
        self._paint_name(brush, seat, line, is_open)
        best = self._best_of(seat)
        if best is None:
            none = Box(_part_left(0), line.top, 240, height)
            brush.text(tr("No event"), none, SMALL, where="events")
        elif not is_open:
            self._paint_score(brush, best, line, is_best=False)
        else:
            for place, production in enumerate(productions, 1):
                below = Box(line.left, line.top + place * height, line.width, height)
                with brush.unspoken():
                    self._paint_production(brush, production, below, production is best)
                brush.wrote(_aloud(production), below)

    def _paint_name(self, brush: Brush, seat: int, line: Box, is_open: bool) -> None:
        player = self.session.seats[seat]
        symbols = self.window.settings.symbols
        draw_player(brush, (_NAME + 14, line.centery), 13, player, symbols)
        style = STRONG.but(size=18)
        room = _part_left(0) - _PROGRAMME - 24
        brush.text(player.name, Box(_PROGRAMME, line.top, room, line.height), style, where="events")
        x = _PROGRAMME + min(room, brush.text_width(player.name, style)) + 14
        brush.polygon(_chevron(x, line.centery, is_open), FADED)

    def _paint_production(
        self, brush: Brush, production: Production, line: Box, is_best: bool
    ) -> None:
        if is_best:
            lit = Box(line.left, line.top + 0.5, line.width, line.height - 1)
            brush.slab(lit, PAPER, radius=6, edge=GOLD, edge_width=1.6)
        turn = Box(_NAME, line.top, 34, line.height)
        style = BODY.but(size=16, colour=FADED, align="centre")
        brush.text(roman(production.turn), turn, style, where="events")
        name = say(RULES.programme(production.number).name)
        room = Box(_PROGRAMME, line.top, _part_left(0) - _PROGRAMME - 2, line.height)
        words = STRONG.but(size=16) if is_best else BODY.but(size=16)
        brush.text(name, room, words, where="events")
        self._paint_score(brush, production, line, is_best=is_best)

    def _paint_score(
        self, brush: Brush, production: Production, line: Box, *, is_best: bool
    ) -> None:
        small = BODY.but(size=16, align="centre")
        for place, count in enumerate(production.score.parts):
            style = small.but(colour=INK if count else FADED)
            words = str(count) if count else "·"
            brush.text(words, Box(_part_left(place), line.top, _PART, line.height), style)
        total = Box(_part_left(7), line.top, _TOTAL, line.height)
        brush.text(str(production.score.total), total, _BEST if is_best else _OTHER, where="events")


def _aloud(production: Production) -> str:
    """“Turn V, Naumachia, 29 spectators: 5 for the programme, …”."""
    words = (
        say(turn_name(production.turn)),
        say(RULES.programme(production.number).name),
        say(spectators(production.score.total)),
    )
    return f"{', '.join(words)}: {say(score_words(production.score))}"


def _chevron(x: float, y: float, is_open: bool) -> list[tuple[float, float]]:
    """A small triangle: down if the events below are shown, and to the right if not."""
    if is_open:
        return [(x - 6, y - 3), (x + 6, y - 3), (x, y + 5)]
    return [(x - 3, y - 6), (x + 5, y), (x - 3, y + 6)]


def _part_left(place: int) -> float:
    return _EVENTS.right - _SIDE - _TOTAL - (7 - place) * _PART


def _parts() -> list[tuple[str, str]]:
    """The seven lines by which spectators are counted: a picture and words for each."""
    return [
        ("gladiator", tr("What the programme draws with the assets used")),
        ("laurel", tr("Earlier events from other programmes")),
        ("ticket", tr("Season tickets")),
        ("star", tr("Stars used")),
        ("noble-emperor", tr("Nobles in the arena")),
        ("podium", tr("Podiums")),
        ("medal", tr("Medals played")),
    ]


def _draw_head(picture: str, box: Box, brush: Brush, look: Look) -> None:
    brush.picture(picture, box)
