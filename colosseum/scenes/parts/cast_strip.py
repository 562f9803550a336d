"""The cast to choose opponents from: by click, by key, or by dragging a portrait to a seat."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from colosseum.ai.characters import CAST, Character
from colosseum.games import GameKit
from colosseum.play.seats import Seat
from colosseum.play.statistics import Meetings
from colosseum.scenes.parts.faces import Expression, draw_face
from colosseum.scenes.parts.meeting_record import draw_record, record_words
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    STONE,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
)
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import say, tr

Point = tuple[float, float]

_RADIUS: Final = 45.0
_FAR: Final = 8.0
"""How far the mouse moves before a press is a drag."""


class CastStrip:
    """Portraits in a row. The one in a hand follows the mouse, and is dropped on a seat."""

    def __init__(
        self,
        kit: GameKit,
        box: Box,
        on_press: Callable[[str], None],
        on_hold: Callable[[Point], None],
        on_drop: Callable[[str, Point], None],
        records: Mapping[str, Meetings],
    ) -> None:
        """`records` are the results of earlier games against each of the cast."""
        self.kit = kit
        self.records = records
        self._box = box
        self._on_press = on_press
        self._on_hold = on_hold
        self._on_drop = on_drop

    def widgets(self, seats: Sequence[Seat], add_person: Callable[[], None] | None) -> list[Widget]:
        """The portraits; and a way to add a person, unless there is one elsewhere."""
        room = Box(self._box.left + 14, self._box.top + 38, self._box.width - 28, 138)
        houses = {seat.character: seat.colour for seat in seats if seat.character}
        portraits = [
            Portrait(self, character, box, houses.get(character.key))
            for character, box in zip(CAST, row(room, len(CAST), 6), strict=True)
        ]
        if add_person is None:
            return [*portraits]
        return [*portraits, self._person_button(seats, add_person)]

    def _person_button(self, seats: Sequence[Seat], add_person: Callable[[], None]) -> Widget:
        """Another person at this screen, instead of an opponent."""
        nobody = all(seat.is_human for seat in seats)
        return Button(
            "another-person",
            self._beside_head,
            tr("Add a person"),
            add_person,
            kind=Kind.CHIP,
            size=17,
            tip=tr("Someone else plays at this screen too."),
            disabled_because=tr("Every seat is taken by a person.") if nobody else None,
        )

    @property
    def _beside_head(self) -> Box:
        return Box(self._box.left + 322, self._box.top + 6, 190, 31)

    def press(self, character: str) -> None:
        self._on_press(character)

    def hold_over(self, point: Point) -> None:
        self._on_hold(point)

    def drop(self, character: str, point: Point) -> None:
        self._on_drop(character, point)

    def paint(self, brush: Brush, shown: Character | None) -> None:
        """Paint the frame, and the words about the character pointed at."""
        box = self._box
        brush.slab(box, UMBER_DARK, radius=13, edge=GOLD, edge_width=2, opacity=230, shadow=12)
        head = Box(box.left + 22, box.top + 8, 292, 28)
        style = TITLE.but(size=19, colour=GOLD_LIGHT)
        brush.text(tr("Choose an opponent"), head, style, where="cast")
        words = tr("Click a portrait, or drag it to a seat.")
        if shown is not None:
            about = self.kit.ai.manners[shown.key].words
            words = tr(
                "{name}, {temper}. {about} Click, or drag to a seat.",
                name=shown.name,
                temper=shown.temper,
                about=about,
            )
        left = self._beside_head.right + 16
        right = Box(left, head.top, box.right - 22 - left, 28)
        style = BODY.but(size=17, colour=STONE, align="right")
        brush.text(words, right, style, where="cast")


class Portrait(Widget):
    """One of the cast; dimmed with its emblem while at the table."""

    def __init__(self, strip: CastStrip, character: Character, box: Box, house: int | None) -> None:
        name, temper = character.name, say(character.temper)
        met = strip.records.get(character.key)
        super().__init__(
            f"cast-{character.key}",
            box,
            on_press=self._choose,
            about=(character,),
            tip="" if met is None else record_words(name, met),
        )
        self.words = f"{name}, {temper}"
        manner = say(strip.kit.ai.manners[character.key].words)
        self.spoken = "\n".join((self.words, manner, self.tip))
        self.character = character
        self._strip = strip
        self._house = house
        self._grabbed: Point = box.center
        self.at: Point | None = None
        """Where the hand holds it, if it does."""

    def _choose(self) -> None:
        self._strip.press(self.character.key)

    def grab(self, point: Point, *, twice: bool) -> None:
        self._grabbed, self.at = point, None

    def drag(self, point: Point) -> bool:
        x, y = self._grabbed
        if self.at is None and abs(point[0] - x) + abs(point[1] - y) < _FAR:
            return False
        self.at = point
        self._strip.hold_over(point)
        return True

    @property
    def is_carried(self) -> bool:
        return self.at is not None

    def contains(self, point: Point) -> bool:
        """Wherever it is dragged, the release is its own."""
        return self.is_carried or super().contains(point)

    def click(self, point: Point) -> bool:
        if self.at is None:
            return self.press()
        self.at = None
        self._strip.drop(self.character.key, point)
        return True

    def draw(self, brush: Brush, look: Look) -> None:
        box, is_lit = self.box, look.lit and self.at is None
        if is_lit:
            brush.slab(box, GOLD, radius=10, edge=GOLD, edge_width=2.2, opacity=60)
        middle = (box.centerx, box.top + 50)
        radius = _RADIUS + (4 if is_lit else 0)
        expression = Expression.PLEASED if is_lit else Expression.CALM
        opacity = 115 if self._house is not None or self.at is not None else 255
        draw_face(brush, middle, radius, self.character.key, expression, opacity=opacity)
        if self._house is not None:
            badge = (middle[0] - 33, middle[1] + 32)
            brush.disc(badge, 15, UMBER_DARK)
            draw_emblem(brush, badge, 13, self._house)
        met = self._strip.records.get(self.character.key)
        draw_record(brush, (middle[0] + 40, middle[1] + 36), met)
        ink = CREAM if self._house is None else STONE_DARK
        name = Box(box.left + 2, box.top + 96, box.width - 4, 19)
        style = TITLE.but(size=17, colour=ink, align="centre")
        brush.text(self.character.name, name, style, where="cast")
        temper = Box(box.left + 2, box.top + 120, box.width - 4, 18)
        style = BODY.but(size=15.5, colour=GOLD_LIGHT if is_lit else STONE_DARK, align="centre")
        brush.text(say(self.character.temper), temper, style, where="cast")

    def draw_carried(self, brush: Brush) -> None:
        if self.at is not None:
            halo = centred(self.at, 2 * _RADIUS + 10)
            brush.slab(halo, GOLD_LIGHT, radius=halo.width / 2, opacity=130)
            draw_face(brush, self.at, _RADIUS, self.character.key, Expression.PLEASED)
