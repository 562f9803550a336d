"""Choosing who plays: from here, one click starts a game."""

import secrets
from copy import deepcopy
from functools import partial
from typing import Final

from colosseum import games, statistics
from colosseum.games import TABLES
from colosseum.scenes import routes
from colosseum.scenes.parts.game_words import level_name, level_words
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    TitledScene,
    draw_panel,
    inside,
    row_button,
)
from colosseum.scenes.scene import Window
from colosseum.seats import HUMAN, LONGEST_NAME, Lineup
from colosseum.session import Session
from colosseum.text import say, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.controls import Switch
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.layout import centred, column
from colosseum.widgets.theme import BODY, FADED, GOLD, MEDIUM, PAPER, SMALL, STONE_DARK, STRONG
from colosseum.widgets.widget import Area, Look, Widget

_SEATS: Final = Box(LEFT, TOP, 1000, BOTTOM - TOP)
_GAME: Final = Box(LEFT + 1024, TOP, RIGHT - LEFT - 1024, BOTTOM - TOP)
_ROWS: Final = column(inside(_SEATS), 5, gap=12, tallest=102)
_MOST_SEED: Final = 10**9


class NewGameScene(TitledScene):
    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.kit = games.find(TABLES[0])
        self.lineup = Lineup.remembered(self.kit, is_first=not statistics.entries(self.kit))
        self._as_opened = deepcopy((self.lineup.seats, self.lineup.options))
        self._seed = ""

    def left(self) -> None:
        """Keep what was chosen; an untouched line-up may still change with experience."""
        if (self.lineup.seats, self.lineup.options) != self._as_opened:
            self.lineup.remember()

    @property
    def title(self) -> str:
        return tr("New game")

    def contents(self) -> list[Widget]:
        seats = self.lineup.seats
        widgets = [widget for place in range(len(seats)) for widget in self._seat(place)]
        if self.lineup.can_grow:
            box = centred(_ROWS[len(seats)].center, 300, 50)
            words = tr("Add a player")
            widgets.append(Button("add", box, words, self._add, kind=Kind.CHIP, size=20))
        return [*widgets, *self._game(), self._start_button()]

    @property
    def _levels_to_choose(self) -> tuple[str, ...]:
        """The choices for a seat: a person, then opponents, weakest first."""
        return (HUMAN, *self.kit.levels)

    # The seats

    def _seat(self, place: int) -> list[Widget]:
        row = _ROWS[place]
        seat = self.lineup.seats[place]
        return [
            Area(
                f"colour-{place}",
                Box(row.left + 14, row.centery - 36, 72, 72),
                lambda brush, look: self._draw_emblem(brush, look, place),
                on_press=lambda: self._next_colour(place),
                tip=tr("Colour and emblem. Click to change."),
            ),
            Field(
                f"name-{place}",
                Box(row.left + 104, row.centery - 25, 196, 50),
                seat.name,
                lambda words: self._rename(place, words),
                most=LONGEST_NAME,
                empty=tr("Name"),
            ),
            *self._levels(place, row),
            self._remove_button(place, row),
        ]

    def _levels(self, place: int, row: Box) -> list[Widget]:
        widths = (112.0, 106.0, 124.0, 176.0)
        left = row.left + 318
        chips: list[Widget] = []
        for level, width in zip(self._levels_to_choose, widths, strict=True):
            chip = Button(
                f"level-{place}-{level}",
                Box(left, row.centery - 22, width, 44),
                level_name(self.kit.ai, level),
                partial(self._choose, place, level),
                kind=Kind.CHIP,
                chosen=self.lineup.seats[place].player == level,
                size=17,
                tip=level_words(self.kit.ai, level),
            )
            chips.append(chip)
            left += width + 8
        return chips

    def _remove_button(self, place: int, row: Box) -> Button:
        game, fewest = say(self.kit.title), self.kit.game.players[0]
        least = tr("{game} needs at least {n} players.", game=game, n=fewest)
        return Button(
            f"remove-{place}",
            Box(row.right - 54, row.centery - 20, 40, 40),
            "×",
            lambda: self._remove(place),
            kind=Kind.CHIP,
            size=24,
            disabled_because=None if self.lineup.can_shrink else least,
            tip=tr("Remove this player."),
        )

    def _draw_emblem(self, brush: Brush, look: Look, place: int) -> None:
        centre = _ROWS[place].left + 50, _ROWS[place].centery
        if look.lit:
            brush.disc(centre, 37, GOLD)
        draw_emblem(brush, centre, 32, self.lineup.seats[place].colour)

    def _rename(self, place: int, words: str) -> None:
        self.lineup.rename(place, words)
        self.rebuild()

    def _choose(self, place: int, level: str) -> None:
        self.lineup.choose(place, level)
        self.rebuild()

    def _next_colour(self, place: int) -> None:
        self.lineup.next_colour(place)
        self.rebuild()

    def _add(self) -> None:
        self.lineup.add()
        self.rebuild()
        self._keep_focus(f"name-{len(self.lineup.seats) - 1}")

    def _remove(self, place: int) -> None:
        self.lineup.remove(place)
        self.rebuild()
        self._keep_focus(f"remove-{len(self.lineup.seats) - 1}")

    def _keep_focus(self, instead: str) -> None:
        """If the button just pressed is gone, focus this one."""
        if self.page.focus is None:
            self.page.focus_on(instead)

    # The game

    def _game(self) -> list[Widget]:
        box = inside(_GAME)
        switches: list[Widget] = [
            Switch(
                option.name,
                Box(box.right - 64, _option_box(place).top, 64, 40),
                self.lineup.options[option.name],
                partial(self._set_option, option.name),
                tip=say(option.title),
            )
            for place, option in enumerate(self.kit.options)
        ]
        return [
            *switches,
            Field(
                "seed",
                Box(box.right - 196, self._seed_box.top, 196, 50),
                self._seed,
                self._set_seed,
                most=9,
                allowed=str.isdecimal,
                empty=tr("random"),
            ),
        ]

    @property
    def _seed_box(self) -> Box:
        """Below all options."""
        return _option_box(len(self.kit.options))

    def _set_option(self, name: str, on: bool) -> None:
        self.lineup.options[name] = on
        self.rebuild()

    def _set_seed(self, words: str) -> None:
        self._seed = words

    def _start_button(self) -> Button:
        trouble = self.lineup.trouble
        return row_button(
            "start",
            tr("Start"),
            self._start,
            kind=Kind.PRIMARY,
            right=RIGHT,
            width=_GAME.width,
            disabled_because=trouble,
        )

    def _start(self) -> None:
        self.lineup.tidy()
        self.lineup.remember()
        seed = int(self._seed) if self._seed else secrets.randbelow(_MOST_SEED)
        session = Session.new(self.kit, self.lineup.seats, seed, self.lineup.options)
        self.window.start_over(routes.table(self.window, session))

    # The picture

    def paint_panels(self, brush: Brush) -> None:
        draw_panel(brush, _SEATS, tr("At the table"))
        for place in range(len(self.lineup.seats)):
            brush.slab(_ROWS[place], PAPER, radius=12, edge=STONE_DARK, edge_width=1.5)
        draw_panel(brush, _GAME, tr("The opponents"))
        self._paint_levels(brush)
        self._paint_options(brush)

    def _paint_levels(self, brush: Brush) -> None:
        box = inside(_GAME)
        top = box.top
        for level in self._levels_to_choose[1:]:
            name = Box(box.left, top, box.width, 24)
            brush.text(level_name(self.kit.ai, level), name, STRONG, where="levels")
            words = Box(box.left, top + 24, box.width, 44)
            style = BODY.but(size=16, colour=FADED, valign="top")
            brush.text(level_words(self.kit.ai, level), words, style, lines=2, where="levels")
            top += 76

    def _paint_options(self, brush: Brush) -> None:
        box, seed = inside(_GAME), self._seed_box
        rule = _option_box(0).top - 22
        brush.line((box.left, rule), (box.right, rule), GOLD, 2)
        label, style = MEDIUM.but(size=20), SMALL.but(valign="top")
        for place, option in enumerate(self.kit.options):
            at = _option_box(place)
            room = Box(at.left, at.top, box.width - 84, 40)
            brush.text(say(option.title), room, label, where="variant")
            words = Box(at.left, at.top + 42, box.width, 70)
            brush.text(say(option.help), words, style, lines=3, where="variant")
        room = Box(seed.left, seed.top, box.width - 210, 50)
        brush.text(tr("Seed"), room, label, where="seed")
        words = Box(seed.left, seed.top + 54, box.width, 50)
        note = tr("Leave this blank for a random game. The same seed always deals the same game.")
        brush.text(note, words, style, lines=2, where="seed")


def _option_box(place: int) -> Box:
    """Below the levels, one below the other."""
    box = inside(_GAME)
    return Box(box.left, box.top + 268 + place * 144, box.width, 112)
