"""Who plays, a card for each seat: people with a name, opponents with a face and a level."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from colosseum.ai import characters
from colosseum.play import identity
from colosseum.play.seats import HUMAN, LONGEST_NAME, USUAL_NAMES, Lineup, Seat
from colosseum.play.statistics import Meetings
from colosseum.scenes.parts.brought_things import brought_button, paint_brought
from colosseum.scenes.parts.dashed_frame import paint_dashes
from colosseum.scenes.parts.emblem_choice import emblem_choice
from colosseum.scenes.parts.faces import draw_face, draw_player
from colosseum.scenes.parts.game_words import level_name, level_words, person_words
from colosseum.scenes.parts.house_shield import paint_shield
from colosseum.scenes.parts.level_pill import LevelPill
from colosseum.scenes.parts.meeting_record import draw_record, record_words
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    ITALIC,
    PAPER,
    SMALL,
    STONE,
    STONE_DARK,
    TERRACOTTA_DARK,
    TITLE,
    UMBER,
    UMBER_DARK,
    UMBER_LIGHT,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, say, tr

_MOST: Final = 5
_MEDALLION: Final = 62.0
_HIGH: Final = 78.0
"""From the top of a card to the middle of its medallion, and to the edge of its colour."""
_LIKE: Final = 26.0
_PILLS: Final = 108.0
"""The height of all levels together."""


class SeatCards:
    """The cards side by side in a box, and the empty seat after them."""

    def __init__(
        self,
        lineup: Lineup,
        box: Box,
        on_change: Callable[[str], None],
        on_bring: Callable[[int], None],
        records: Mapping[str, Meetings],
    ) -> None:
        """Any change is reported, with the widget to focus if the one pressed has gone.

        `on_bring` lets a person choose what to bring to the game, if people bring something.
        `records` are the results of earlier games against each of the cast.
        """
        self.lineup = lineup
        self.kit = lineup.kit
        self._on_change = on_change
        self._on_bring = on_bring
        self._records = records
        self._rank = identity.rank()
        most = self.kit.game.players[-1]
        width = (box.width - 12 * (_MOST - 1)) / _MOST
        gap = 12.0 if most == _MOST else 60.0
        around = centred(box.center, most * (width + gap) - gap, box.height)
        self._boxes = row(around, most, gap)
        self.chosen: int | None = None
        """The seat for which an opponent is being chosen."""

    # What can be pressed

    def widgets(self) -> list[Widget]:
        found: list[Widget] = []
        for place, seat in enumerate(self.lineup.seats):
            own = self._person(place, seat) if seat.is_human else self._opponent(place, seat)
            own += self._corner_button(place, seat)
            for widget in own:
                widget.belongs_to = seat.name
            found += own
        return found + self._empty_seat()

    def _person(self, place: int, seat: Seat) -> list[Widget]:
        card = self._boxes[place]
        found: list[Widget] = [
            Area(
                f"portrait-{place}",
                centred(self._middle(place), 2 * _MEDALLION),
                lambda brush, look: self._draw_person(brush, look, place),
                on_press=partial(self._next_portrait, place),
                tip=tr("Click for another portrait, or the emblem alone."),
            ),
            Field(
                f"name-{place}",
                Box(card.left + 14, card.top + 150, card.width - 28, 42),
                seat.name,
                partial(self._rename, place),
                most=LONGEST_NAME,
                empty=tr("Name"),
            ),
        ]
        found[0].spoken, found[-1].spoken = tr("Portrait"), tr("Name")
        line = Box(card.left + 12, card.top + 262, card.width - 24, 38)
        for colour, box in enumerate(row(line, len(USUAL_NAMES), 0)):
            found.append(self._house(place, colour, centred(box.center, 36)))
        return found + brought_button(self.lineup, place, card, self._on_bring)

    def _house(self, place: int, colour: int, box: Box) -> Widget:
        """One of the five emblems and colours for a person."""
        owner = next((seat for seat in self.lineup.seats if seat.colour == colour), None)
        is_mine = self.lineup.seats[place].colour == colour
        words, is_taken = tr("Use this colour and emblem."), False
        if owner is not None and not is_mine:
            is_taken = True
            words = tr("Swap colours with {name}.", name=owner.name)
        take = partial(self._take_colour, place, colour)
        key = f"house-{place}-{colour}"
        return emblem_choice(key, box, colour, take, is_mine=is_mine, is_taken=is_taken, tip=words)

    def _opponent(self, place: int, seat: Seat) -> list[Widget]:
        face = Area(
            f"face-{place}",
            centred(self._middle(place), 1.48 * _MEDALLION),
            lambda brush, look: self._draw_face(brush, look, place),
            on_press=partial(self._choose, place),
            tip="\n".join(self._face_tips(seat)),
        )
        face.spoken = "\n".join((tr("Portrait"), *self._face_tips(seat)))
        return [
            face,
            Area(
                f"colour-{place}",
                Box(self._boxes[place].left + 6, self._boxes[place].top + 6, 92, 25),
                lambda brush, look: self._draw_house(brush, look, place),
                on_press=partial(self._next_colour, place),
                tip=tr("Colour and emblem. Click to change."),
            ),
            *self._levels(place, seat),
        ]

    def _face_tips(self, seat: Seat) -> list[str]:
        met = self._records.get(seat.character)
        words = tr("Click, then choose who plays here instead of {name}.", name=seat.name)
        return [words] if met is None else [record_words(seat.name, met), words]

    def _levels(self, place: int, seat: Seat) -> list[Widget]:
        card = self._boxes[place]
        step = _PILLS / len(self.kit.levels)
        top = card.bottom - 4 - _PILLS
        return [
            LevelPill(
                f"level-{place}-{level}",
                Box(card.left + 16, top + number * step, card.width - 32, step - 2.5),
                level_name(self.kit.ai, level),
                number + 1,
                partial(self._set_level, place, level),
                chosen=seat.player == level,
                tip=level_words(self.kit.ai, level),
            )
            for number, level in enumerate(self.kit.levels)
        ]

    def _corner_button(self, place: int, seat: Seat) -> list[Widget]:
        """Remove the seat; in a game for a fixed number, a person and an opponent trade places."""
        card = self._boxes[place]
        box = Box(card.right - 37, card.top + 7, 30, 30)
        players = self.kit.game.players
        if len(players) > 1:
            least = ntr(
                "{game} needs at least {count} player.",
                "{game} needs at least {count} players.",
                players[0],
                game=say(self.kit.title),
            )
            return [
                Button(
                    f"remove-{place}",
                    box,
                    "×",
                    partial(self._remove, place),
                    kind=Kind.CHIP,
                    size=22,
                    disabled_because=None if self.lineup.can_shrink else least,
                    tip=tr("Remove this player."),
                )
            ]
        words = tr("Let an opponent play here.") if seat.is_human else tr("Let a person play here.")
        swap = partial(self._swap, place)
        picture = "icon-exchange"
        return [Button(f"swap-{place}", box, "", swap, kind=Kind.QUIET, picture=picture, tip=words)]

    def _empty_seat(self) -> list[Widget]:
        if not self.lineup.can_grow:
            return []
        card = self._boxes[len(self.lineup.seats)]
        upper = Box(card.left + 20, card.top + 250, card.width - 40, 40)
        return [
            Button("add", upper, tr("Add an opponent"), self._add, kind=Kind.CHIP, size=18),
            Button(
                "add-person",
                upper.move(0, 48),
                tr("Add a person"),
                self.add_person,
                kind=Kind.CHIP,
                size=18,
            ),
        ]

    # What the player does

    def seat_at(self, point: tuple[float, float]) -> int | None:
        """The place whose card is there; the number of seats for the empty one."""
        count = len(self.lineup.seats) + self.lineup.can_grow
        places = (place for place in range(count) if self._boxes[place].collidepoint(point))
        return next(places, None)

    def seat_character(self, character: str, place: int | None = None) -> None:
        """Seat a character there, or where one is being chosen, or wherever there is room."""
        if place is None:
            place = self.chosen
        if place is None:
            place = len(self.lineup.seats) if self.lineup.can_grow else self._last_opponent
        self.chosen = None
        is_new = place == len(self.lineup.seats)
        at_table = [seat.character for seat in self.lineup.seats]
        if is_new and character in at_table:
            return
        if is_new:
            self.lineup.add(character)
        else:
            self.lineup.put(place, character)
        self._on_change("")

    @property
    def _last_opponent(self) -> int:
        seats = self.lineup.seats
        others = [place for place, seat in enumerate(seats) if not seat.is_human]
        return others[-1] if others else len(seats) - 1

    def _choose(self, place: int) -> None:
        self.chosen = None if self.chosen == place else place
        self._on_change("")

    def _rename(self, place: int, words: str) -> None:
        self.lineup.rename(place, words)
        self._on_change("")

    def _set_level(self, place: int, level: str) -> None:
        self.lineup.choose(place, level)
        self._on_change("")

    def _swap(self, place: int) -> None:
        is_human = self.lineup.seats[place].is_human
        self.lineup.choose(place, self.lineup.usual_level if is_human else HUMAN)
        self._on_change("")

    def _next_portrait(self, place: int) -> None:
        self.lineup.next_portrait(place)
        self._on_change("")

    def _next_colour(self, place: int) -> None:
        self.lineup.next_colour(place)
        self._on_change("")

    def _take_colour(self, place: int, colour: int) -> None:
        self.lineup.take_colour(place, colour)
        self._on_change("")

    def _add(self) -> None:
        self.lineup.add()
        self._on_change(f"face-{len(self.lineup.seats) - 1}")

    def add_person(self) -> None:
        """Seat another person; if every seat is taken, instead of the last opponent."""
        place = len(self.lineup.seats)
        if self.lineup.can_grow:
            self.lineup.add_person()
        else:
            place = self._last_opponent
            self.lineup.choose(place, HUMAN)
        self.chosen = None
        self._on_change(f"name-{place}")

    def _remove(self, place: int) -> None:
        self.chosen = None
        self.lineup.remove(place)
        self._on_change(f"remove-{len(self.lineup.seats) - 1}")

    # What can be seen

    def _middle(self, place: int) -> tuple[float, float]:
        return self._boxes[place].centerx, self._boxes[place].top + _HIGH

    def paint(self, brush: Brush, aimed_at: int | None = None) -> None:
        """Paint the cards; one is lit while a portrait is held over it."""
        for place, seat in enumerate(self.lineup.seats):
            self._paint_card(brush, place, seat, lit=place in (self.chosen, aimed_at))
        if self.lineup.can_grow:
            empty = len(self.lineup.seats)
            self._paint_empty(brush, self._boxes[empty], lit=empty == aimed_at)

    def _paint_card(self, brush: Brush, place: int, seat: Seat, *, lit: bool) -> None:
        card = self._boxes[place]
        if lit:
            brush.slab(card.inflate(12, 12), GOLD_LIGHT, radius=17, opacity=120)
        fill = (PAPER, mixed(STONE, PAPER, 0.3))
        edge, width = (GOLD, 4.0) if lit else (UMBER_LIGHT, 2.0)
        brush.slab(card, fill, radius=12, edge=edge, edge_width=width, shadow=14)
        paint_shield(brush, card, seat.colour, _HIGH)
        if seat.is_human:
            self._paint_person(brush, card, place)
        else:
            self._paint_opponent(brush, card, seat)

    def _paint_person(self, brush: Brush, card: Box, place: int) -> None:
        alone = sum(seat.is_human for seat in self.lineup.seats) == 1
        seat = replace(self.lineup.seats[place], rank=self._rank if alone else "")
        words = person_words(seat, alone=alone)
        line = Box(card.left + 10, card.top + 196, card.width - 20, 26)
        style = ITALIC.but(size=17, colour=TERRACOTTA_DARK, align="centre")
        brush.text(words, line, style, where="seat")
        label = Box(card.left + 14, card.top + 236, card.width - 28, 22)
        brush.text(tr("Colour and emblem"), label, SMALL.but(align="centre"), where="seat")
        paint_brought(brush, self.lineup, card)

    def _paint_opponent(self, brush: Brush, card: Box, seat: Seat) -> None:
        who = characters.find(seat.character)
        manner = self.kit.ai.manners[seat.character]
        inner = Box(card.left + 10, card.top, card.width - 20, card.height)
        name = Box(inner.left, inner.top + 146, inner.width, 30)
        brush.text(who.name, name, TITLE.but(size=23, align="centre"), where="seat")
        temper = Box(inner.left, inner.top + 176, inner.width, 22)
        style = ITALIC.but(size=17, colour=TERRACOTTA_DARK, align="centre")
        brush.text(say(who.temper), temper, style, where="seat")
        words = Box(inner.left, inner.top + 199, inner.width, 42)
        style = BODY.but(size=16, align="centre")
        brush.text(say(manner.words), words, style, lines=3, where="seat")
        likes = centred((inner.centerx, inner.top + 256), len(manner.likes) * (_LIKE + 6), _LIKE)
        for picture, box in zip(manner.likes, row(likes, len(manner.likes), 6), strict=True):
            brush.picture(picture, box)

    def _paint_empty(self, brush: Brush, card: Box, *, lit: bool) -> None:
        brush.slab(card, UMBER_DARK, radius=12, opacity=225 if lit else 158)
        paint_dashes(brush, card.inflate(-4, -4), GOLD_LIGHT if lit else GOLD)
        middle = (card.centerx, card.top + 104)
        brush.disc(middle, 46, UMBER, edge=GOLD, edge_width=2.4)
        x, y = middle
        for start, end in (((x - 19, y), (x + 19, y)), ((x, y - 19), (x, y + 19))):
            brush.line(start, end, GOLD_LIGHT, 6)
        title = Box(card.left + 10, card.top + 168, card.width - 20, 32)
        style = TITLE.but(size=22, colour=GOLD_LIGHT, align="centre")
        brush.text(tr("Add a seat"), title, style, where="empty seat")
        players = self.kit.game.players
        words = tr("{fewest} to {most} can play", fewest=players[0], most=players[-1])
        note = Box(card.left + 10, card.top + 202, card.width - 20, 26)
        style = BODY.but(size=16.5, colour=STONE_DARK, align="centre")
        brush.text(words, note, style, where="empty seat")
        below = Box(card.left + 10, card.top + 346, card.width - 20, 26)
        style = ITALIC.but(size=16, colour=STONE_DARK, align="centre")
        brush.text(tr("or drop a portrait here"), below, style, where="empty seat")

    def _draw_person(self, brush: Brush, look: Look, place: int) -> None:
        middle, seat = self._middle(place), self.lineup.seats[place]
        brush.disc(middle, 60, GOLD_LIGHT if look.lit else GOLD, edge=INK, edge_width=2)
        draw_player(brush, middle, 57 if seat.portrait else 53, seat)

    def _draw_face(self, brush: Brush, look: Look, place: int) -> None:
        middle = self._middle(place)
        if look.lit or place == self.chosen:
            brush.disc(middle, _MEDALLION + 4, GOLD_LIGHT)
        character = self.lineup.seats[place].character
        draw_face(brush, middle, _MEDALLION, character)
        draw_record(brush, (middle[0] + 46, middle[1] + 46), self._records.get(character))

    def _draw_house(self, brush: Brush, look: Look, place: int) -> None:
        """The house's name in the corner, and its emblem at the medallion."""
        card, colour = self._boxes[place], self.lineup.seats[place].colour
        ink = INK if PLAYERS[colour].look else CREAM
        name = Box(card.left + 12, card.top + 8, 86, 22)
        style = TITLE.but(size=15, colour=GOLD_LIGHT if look.lit else ink)
        brush.text(USUAL_NAMES[colour], name, style, where="seat")
        x, y = self._middle(place)
        badge = (x - 47, y + 44)
        brush.disc(badge, 21 if look.lit else 20, GOLD_LIGHT if look.lit else PAPER)
        draw_emblem(brush, badge, 18, colour)
