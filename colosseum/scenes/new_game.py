"""Choosing a game and who plays: from here, one click starts it."""

import secrets
from copy import deepcopy
from functools import partial
from typing import Final

from colosseum import games
from colosseum.ai.characters import Character
from colosseum.games import GameKit
from colosseum.play import identity, statistics
from colosseum.play.seats import Lineup
from colosseum.play.session import Session
from colosseum.play.statistics import Entry, Statistics
from colosseum.rules.options import ChoiceOption, OptionValue, SwitchOption
from colosseum.scenes import routes
from colosseum.scenes.parts.brought_things import brought_words
from colosseum.scenes.parts.cast_strip import CastStrip
from colosseum.scenes.parts.game_tiles import game_tiles
from colosseum.scenes.parts.game_words import enumerated, level_name, level_words
from colosseum.scenes.parts.level_pill import draw_dots
from colosseum.scenes.parts.option_choices import OptionChoices
from colosseum.scenes.parts.seat_cards import SeatCards
from colosseum.scenes.parts.titled_scene import ROW, TitledScene, draw_panel, row_button
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.controls import Switch
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    MEDIUM,
    PURPLE,
    SMALL,
    STONE,
    STRONG,
    TITLE,
)
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr

_LEFT: Final = 56.0
_RIGHT: Final = 1544.0
"""This page has more on it than others, so it is wider."""
_TILES: Final = Box(_LEFT, 88, 1070, 132)
_SEATS: Final = Box(_LEFT, _TILES.bottom + 14, _TILES.width, 384)
_OPTIONS: Final = Box(_TILES.right + 18, 88, _RIGHT - _TILES.right - 18, _SEATS.bottom - 88)
_CHOICES: Final = Box(_SEATS.right - 290, _SEATS.top, 290, _SEATS.height)
"""Beside the seats, for games whose options are more than switches."""
_CAST: Final = Box(_LEFT, _SEATS.bottom + 12, _RIGHT - _LEFT, 180)
_WORKSHOP: Final = Box(_LEFT + 240, ROW.top, 180, ROW.height)
"""Beside Back, for games to which players bring something of their own."""
_MOST_SEED: Final = 10**9


class NewGameScene(TitledScene):
    def __init__(self, window: Window, game: str = "") -> None:
        """Without a game, the one last played is chosen."""
        super().__init__(window)
        self._lineups: dict[str, Lineup] = {}
        self._as_opened: dict[str, object] = {}
        self._played: dict[str, list[Entry]] = {}
        self._seed = ""
        self.offer(games.find(games.known(game or window.settings.game)))

    def offer(self, kit: GameKit) -> None:
        """Have this game chosen, with the seats and options it offers."""
        self._keep_person()
        self.kit = kit
        is_new = kit.name not in self._lineups
        if is_new:
            level = statistics.next_level(kit, self._entries(kit))
            self._lineups[kit.name] = Lineup.remembered(kit, level)
            self.lineup.cast()
        identity.sit_down(self.lineup)
        if is_new:
            self._as_opened[kit.name] = deepcopy(_chosen(self.lineup))
        offered = [option for option in self.kit.options if isinstance(option, ChoiceOption)]
        room = _SEATS.move(-(_CHOICES.width + 18) / 2, 0) if offered else _SEATS
        records = Statistics(kit, self._entries(kit)).by_character()
        self._seats = SeatCards(self.lineup, room, self._changed, self._bring, records)
        self._choices = (
            OptionChoices(offered, _CHOICES, self.lineup.options, self._set_option)
            if offered
            else None
        )
        self._cast = CastStrip(
            self.kit, _CAST, self._seat_character, self._hold_over, self._drop, records
        )
        self._aimed_at: int | None = None

    def _entries(self, kit: GameKit) -> list[Entry]:
        """All finished games of this kind, read once."""
        if kit.name not in self._played:
            self._played[kit.name] = statistics.entries(kit)
        return self._played[kit.name]

    @property
    def lineup(self) -> Lineup:
        return self._lineups[self.kit.name]

    def _keep_person(self) -> None:
        """Keep who plays here, if that was changed: every game and page calls them the same."""
        if self._lineups and _chosen(self.lineup) != self._as_opened[self.kit.name]:
            identity.keep(self.lineup)

    def left(self) -> None:
        """Keep what was chosen; an untouched line-up may still change with experience."""
        self._keep_person()
        for game, lineup in self._lineups.items():
            if _chosen(lineup) != self._as_opened[game]:
                lineup.remember()

    @property
    def title(self) -> str:
        return tr("New game")

    def contents(self) -> list[Widget]:
        # An empty seat has a button of its own for it.
        add_person = None if self.lineup.can_grow else self._seats.add_person
        return [
            *game_tiles(_TILES, self.kit.name, self._choose_game),
            *self._seats.widgets(),
            *self._options(),
            *(self._choices.widgets() if self._choices else ()),
            *self._cast.widgets(self.lineup.seats, add_person),
            *self._workshop_button(),
            self._start_button(),
        ]

    def _choose_game(self, game: str) -> None:
        self.offer(games.find(game))
        self.rebuild()

    def _changed(self, focus_instead: str) -> None:
        """Lay the page out again; if the button just pressed is gone, focus this one."""
        self.rebuild()
        if focus_instead and self.page.focus is None:
            self.page.focus_on(focus_instead)

    def _seat_character(self, character: str) -> None:
        self._seats.seat_character(character)

    def _hold_over(self, point: tuple[float, float]) -> None:
        """Show which seat a portrait would take."""
        place = self._seats.seat_at(point)
        if place != self._aimed_at:
            self._aimed_at, self.page.stale = place, True

    def _drop(self, character: str, point: tuple[float, float]) -> None:
        """A portrait is let go: on a card it takes the seat."""
        self._aimed_at = None
        place = self._seats.seat_at(point)
        if place is not None:
            self._seats.seat_character(character, place)
        self.rebuild()

    def back_button(self) -> Button:
        return row_button("back", tr("Back"), self.back, right=_LEFT + 220)

    def _workshop_button(self) -> list[Widget]:
        """The way to what players build for this game, if anything."""
        if self.kit.bringing is None:
            return []
        # Translators: decks of cards that the player builds.
        words = tr("Decks")
        return [row_button("decks", words, self._open_workshop, right=_WORKSHOP.right, width=180)]

    def _open_workshop(self) -> None:
        """If one person brings what is built there, it is chosen there as well."""
        bringing = self.kit.bringing
        people = [place for place, seat in enumerate(self.lineup.seats) if seat.is_human]
        if bringing is not None and bringing.is_asked(self.lineup.options) and len(people) == 1:
            self._bring(people[0])
        else:
            self.window.push(routes.workshop(self.window, self.kit.name))

    # The options

    @property
    def _switches(self) -> list[SwitchOption]:
        return [option for option in self.kit.options if isinstance(option, SwitchOption)]

    def _options(self) -> list[Widget]:
        right = _OPTIONS.right - 24
        switches: list[Widget] = [
            Switch(
                option.name,
                Box(right - 60, _option_top(place) - 3, 60, 34),
                self.lineup.options[option.name] is True,
                partial(self._set_option, option.name),
                tip=say(option.title),
            )
            for place, option in enumerate(self._switches)
        ]
        hints = Switch(
            "hints",
            Box(right - 60, _HINTS - 3, 60, 34),
            self.window.settings.hints,
            self._set_hints,
            tip=tr("Hints"),
        )
        seed = Field(
            "seed",
            Box(right - 160, _SEED - 5, 160, 40),
            self._seed,
            self._set_seed,
            most=9,
            allowed=str.isdecimal,
            # Translators: in the empty field of the seed.
            empty=tr("random"),
        )
        return [*switches, hints, seed]

    def _set_option(self, name: str, value: OptionValue) -> None:
        self.lineup.options[name] = value
        self.rebuild()

    def _bring(self, place: int) -> None:
        """Let a person choose what to bring to the game."""
        bringing = self.kit.bringing
        assert bringing is not None
        option = bringing.option(place)
        chosen = str(self.lineup.options[option])
        choose = partial(self._set_option, option)
        self.window.push(routes.workshop(self.window, self.kit.name, chosen, choose))

    def _set_hints(self, on: bool) -> None:
        self.window.settings.hints = on
        self.window.settings_changed()

    def _set_seed(self, words: str) -> None:
        self._seed = words

    def _start_button(self) -> Button:
        trouble = self.lineup.trouble
        return row_button(
            "start",
            tr("Start"),
            self._start,
            kind=Kind.PRIMARY,
            right=_RIGHT,
            width=_OPTIONS.width,
            disabled_because=trouble,
        )

    def _start(self) -> None:
        self.lineup.tidy()
        self.lineup.remember()
        self._keep_person()
        seats = identity.with_rank(self.lineup.seats)
        seed = int(self._seed) if self._seed else secrets.randbelow(_MOST_SEED)
        session = Session.new(self.kit, seats, seed, self.lineup.agreed)
        self.window.start_over(routes.table(self.window, session))

    # The picture

    def paint_title(self, brush: Brush) -> None:
        draw_headline(brush, self.title, (_LEFT, 51), 50, room=_RIGHT - _LEFT)

    def paint_panels(self, brush: Brush) -> None:
        self._seats.paint(brush, self._aimed_at)
        if self._choices is not None:
            self._choices.paint(brush)
        draw_panel(brush, _OPTIONS)
        self._paint_options(brush)
        self._paint_levels(brush)
        self._cast.paint(brush, self._pointed_at)
        self._paint_summary(brush)

    @property
    def _pointed_at(self) -> Character | None:
        widget = self.page.pointed_at
        about = widget.about if widget is not None else ()
        return next((it for it in about if isinstance(it, Character)), None)

    def _paint_options(self, brush: Brush) -> None:
        # Translators: the heading above the options of a game.
        _paint_heading(brush, tr("Options"), _OPTIONS.top + 14)
        for place, option in enumerate(self._switches):
            top = _option_top(place)
            _paint_option(brush, say(option.title), say(option.help), top, lines=3)
        _paint_option(brush, tr("Hints"), tr("Tips as you play."), _HINTS)
        note = tr("The same seed deals the same game again.")
        _paint_option(brush, tr("Seed"), note, _SEED, control=176, gap=34)

    def _paint_levels(self, brush: Brush) -> None:
        _paint_heading(brush, tr("How well they play"), _LEVELS)
        levels = self.kit.levels
        step = (_OPTIONS.bottom - 6 - _LEVELS - 39) / len(levels)
        room = Box(_OPTIONS.left + 24, _LEVELS + 38, _OPTIONS.width - 48, 20)
        style = SMALL.but(size=16, valign="top")
        for number, level in enumerate(levels, 1):
            draw_dots(brush, (room.left + 5, room.top + 12), number, 3.6, PURPLE)
            name = Box(room.left + 54, room.top + 2, room.width - 54, 20)
            brush.text(level_name(self.kit.ai, level), name, STRONG, where="levels")
            below = Box(room.left, room.top + 21.5, room.width, min(20, step - 24))
            brush.text(level_words(self.kit.ai, level), below, style, where="levels")
            room = room.move(0, step)

    def _paint_summary(self, brush: Brush) -> None:
        """Who plays against whom, and for how long, beside the button that starts it."""
        people = [seat.name for seat in self.lineup.seats if seat.is_human]
        others = [seat.name for seat in self.lineup.seats if not seat.is_human]
        who = enumerated(people or others)
        if people and others:
            # Translators: {people} is “You” or names, {others} are names.
            who = tr("{people} against {others}", people=who, others=enumerated(others))
        minutes = self.kit.minutes[len(self.lineup.seats)]
        time = ntr("about {count} minute", "about {count} minutes", minutes)
        left = _WORKSHOP.left if self.kit.bringing is None else _WORKSHOP.right + 20
        box = Box(left, ROW.top, _OPTIONS.left - 20 - left, ROW.height)
        style = BODY.but(size=17.5, colour=STONE, align="right")
        words = tr("{who} · {time}", who=who, time=time)
        brush.text(
            "\n".join((words, *brought_words(self.lineup))), box, style, lines=2, where="summary"
        )


_HINTS: Final = _OPTIONS.top + 157
_SEED: Final = _OPTIONS.top + 215
_LEVELS: Final = _OPTIONS.top + 280


def _option_top(place: int) -> float:
    return _OPTIONS.top + 60 + place * 70


def _paint_heading(brush: Brush, words: str, top: float) -> None:
    line = Box(_OPTIONS.left + 24, top, _OPTIONS.width - 48, 30)
    brush.text(words, line, TITLE.but(size=21), where="heading")
    brush.line((line.left, line.bottom + 4), (line.right, line.bottom + 4), GOLD, 2)


def _paint_option(
    brush: Brush,
    title: str,
    words: str,
    top: float,
    *,
    lines: int = 1,
    control: float = 70,
    gap: float = 28,
) -> None:
    """A title beside its control, and what it means below."""
    left, width = _OPTIONS.left + 24, _OPTIONS.width - 48
    brush.text(title, Box(left, top, width - control, 28), MEDIUM.but(size=19), where="option")
    note = Box(left, top + gap, width if lines == 1 else width - 70, lines * 20 + 2)
    brush.text(words, note, SMALL.but(size=16, valign="top"), lines=lines, where="option")


def _chosen(lineup: Lineup) -> object:
    return lineup.seats, lineup.options
