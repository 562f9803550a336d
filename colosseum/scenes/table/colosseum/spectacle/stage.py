"""The amphitheatre on the screen: what stands still is painted once, what moves in every frame."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.table.colosseum.spectacle.cast import Performer
from colosseum.scenes.table.colosseum.spectacle.crowd import everyone, paint_people
from colosseum.scenes.table.colosseum.spectacle.noble_painting import paint_seated_nobles
from colosseum.scenes.table.colosseum.spectacle.places import SCENE, places
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.kept_part import KeptPart
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import eased
from colosseum.widgets.pictures import Wanted
from colosseum.widgets.theme import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    ITALIC,
    PURPLE,
    TITLE,
    Colour,
    mixed,
)
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say

_LARGE: Final = ("spectacle/bowl", "spectacle/water", "spectacle/loge")
_FLAMES: Final = (1, 2, 3, 2, 1, 3, 2, 3)
_GLOWS: Final = (215, 190, 235, 200, 225, 180, 240, 205)
_BANNER: Final = Box(537, 97, 420, 92)
_PETALS: Final = 46
_AROUND: Final = (Box(316, 56, 862, 50), Box(316, 612, 862, 108))
"""The canopy and the balustrade of the loge: nothing on the sand moves behind them."""
_BEFORE: Final = (Box(316, 106, 64, 454), Box(1114, 106, 64, 454), Box(316, 560, 862, 52))
"""Its sides and the heads of those who sit below it."""


def prepare(paintbox: PaintBox, screen: Screen) -> None:
    """Have the amphitheatre and its people drawn in the background, before the first event."""
    size = screen.rect(SCENE).size
    paintbox.pictures.prepare(Wanted(name, *size) for name in _LARGE)
    looks = dict.fromkeys((person.picture, screen.px(person.size)) for person in everyone())
    paintbox.pictures.prepare(Wanted(picture, side, side) for picture, side in looks)


def prepare_cast(
    paintbox: PaintBox, screen: Screen, performers: Sequence[Performer], accent: Colour
) -> None:
    """Have the figures of an event drawn before they come on."""
    paintbox.pictures.prepare(
        Wanted(
            f"spectacle/performer-{performer.asset}",
            screen.px(performer.box.width),
            screen.px(performer.box.height),
            accent,
        )
        for performer in performers
    )


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything that changes in the amphitheatre: two equal moments look alike."""

    people: int
    flames: int
    """The torches' picture."""
    entered: float
    """How far the cast has come in, from 0 to 1, and so on."""
    unrolled: float
    seated: float
    raining: float | None
    """The seconds, while petals fall."""


class Stage:
    """One event's amphitheatre: the people stay once they have come."""

    def __init__(
        self,
        colour_index: int,
        performers: Sequence[Performer],
        nobles: Sequence[tuple[Noble, int]],
        words: tuple[Sentence, Sentence],
        symbols: bool,
    ) -> None:
        """The words are what is above the title, and the title: the programme's name."""
        self._colour_index = colour_index
        self._colour: Colour = PLAYERS[colour_index].colour
        self._performers = performers
        self._nobles = nobles
        self._words = words
        self._flooded = any(performer.asset is Asset.SHIP for performer in performers)
        self._symbols = symbols
        self._picture: pygame.Surface | None = None
        self._people = 0
        self._frame: pygame.Surface | None = None
        self._kept = KeptPart(covers=True)
        rng = Random("petals")
        self._petals = [
            (rng.uniform(350, 1144), rng.uniform(0, 1), rng.uniform(0.5, 1.2), rng.randint(1, 3))
            for _ in range(_PETALS)
        ]

    def paint(self, brush: Brush, moment: Moment) -> None:
        """From the back to the front; what does not move, or seldom, is kept as one picture."""
        is_raining = moment.raining is not None
        is_in = moment.entered >= 1
        is_told = moment.unrolled >= 1 and not is_raining
        is_still = is_in and is_told and moment.seated >= 1

        def paint_kept(kept: Brush) -> None:
            self._paint_bowl(kept, moment.people)
            self._paint_torches(kept, moment.flames)
            if is_in:
                self._paint_cast(kept, 1.0)
            self._paint_loge(kept, _AROUND)
            if is_told:
                self._paint_title(kept, 1.0)
            if is_still:
                self._paint_loge(kept, _BEFORE)
                self._paint_nobles(kept, 1.0)

        looks = moment.people, moment.flames, is_in, is_told, is_still
        self._kept.show(brush, SCENE, looks, paint_kept)
        if not is_still:
            with brush.only_within(SCENE):
                if not is_in:
                    self._paint_cast(brush, moment.entered)
                if moment.raining is not None:
                    self._paint_petals(brush, moment.raining)
                self._paint_loge(brush, _BEFORE)
                if not is_told:
                    self._paint_title(brush, moment.unrolled)
                self._paint_nobles(brush, moment.seated)

    def _paint_bowl(self, brush: Brush, people: int) -> None:
        """The bowl with that many people in it."""
        rect = brush.screen.rect(SCENE)
        if self._picture is None or self._picture.get_size() != rect.size:
            self._picture, self._people = self._empty(brush, rect.size), 0
        if people > self._people:
            there = Brush(self._picture, brush.screen.within(rect), brush.paintbox)
            paint_people(there, everyone()[self._people : people])
            self._people = people
        brush.lay(self._picture, rect)

    def _empty(self, brush: Brush, size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(size)
        layers = _LARGE[: 2 if self._flooded else 1]
        for name in layers:
            image = brush.paintbox.pictures.prepared(name, *size)
            picture.blit(image, image.get_rect(center=picture.get_rect().center))
        there = Brush(picture, brush.screen.within(brush.screen.rect(SCENE)), brush.paintbox)
        self._paint_banners(there)
        return picture

    def _paint_banners(self, brush: Brush) -> None:
        for number, flag in enumerate(places().flags):
            top = flag.y - 5.2 * flag.size
            brush.line((flag.x, flag.y), (flag.x, top), INK, 1.6)
            name = ("crimson", "gold", "purple")[number % 3]
            box = Box(flag.x, top, 3.9 * flag.size, 3.2 * flag.size)
            brush.picture(f"title/banner-{name}-{number % 3 + 1}", box)
        for hanging in places().banners:
            self._paint_hanging(brush, hanging.x, hanging.y, hanging.width, hanging.height)

    def _paint_hanging(self, brush: Brush, x: float, y: float, width: float, height: float) -> None:
        """A banner in the player's colour, with the player's emblem."""
        left, right = x - width / 2, x + width / 2
        points = [(left, y), (right, y), (right, y + height), (x, y + height * 0.86)]
        points.append((left, y + height))
        brush.polygon(points, self._colour, edge=GOLD, edge_width=1.4)
        side = width * 0.72
        emblem = Box(x - side / 2, y + height * 0.2, side, side)
        player = PLAYERS[self._colour_index]
        if self._symbols:
            brush.picture(player.picture, emblem, player.look)
        brush.line((left - width * 0.1, y), (right + width * 0.1, y), GOLD, 2.2)

    # What moves

    def _paint_torches(self, brush: Brush, flames: int) -> None:
        for number, torch in enumerate(places().torches):
            step = (flames + 3 * number) % len(_FLAMES)
            glow = centred((torch.x, torch.y - torch.size * 0.6), torch.size * 4)
            brush.picture("title/glow", glow, opacity=_GLOWS[step])
            flame = Box(0, 0, torch.size * 0.84, torch.size * 1.26)
            flame.midbottom = (torch.x, torch.y)
            brush.picture(f"title/flame-{_FLAMES[step]}", flame)

    def _paint_cast(self, brush: Brush, entered: float) -> None:
        """They come in from the sides, one after another."""
        for number, performer in enumerate(self._performers):
            begins = 0.55 * number / max(1, len(self._performers))
            along = eased(min(1.0, max(0.0, (entered - begins) / 0.45)))
            if along <= 0:
                continue
            box = performer.box.copy()
            outside = SCENE.right + 20 if performer.faces_left else SCENE.left - box.width - 20
            box.left = outside + (box.left - outside) * along
            step = 5 * abs(((along * 5) % 1) - 0.5) if along < 1 else 0.0
            if performer.asset is not Asset.SHIP:
                shadow = Box(box.left + box.width * 0.12, box.bottom - 8, box.width * 0.76, 13)
                brush.slab(shadow, (58, 28, 12), radius=6, opacity=110)
            picture = f"spectacle/performer-{performer.asset}"
            flipped = performer.faces_left
            brush.figure(picture, box.move(0, -step), self._colour, flipped=flipped)
            if performer.asset is Asset.SHIP and self._symbols:
                sail = centred((box.centerx, box.top - step + box.height * 0.32), box.width * 0.2)
                player = PLAYERS[self._colour_index]
                brush.picture(player.picture, sail, player.look)

    def _paint_petals(self, brush: Brush, seconds: float) -> None:
        """Let petals rain on a new best event."""
        for x, start, speed, kind in self._petals:
            fall = (start + seconds * 0.16 * speed) % 1
            sway = 14 * (((start * 7 + seconds * speed) % 2) - 1)
            brush.piece(f"spectacle/petal-{kind}", (x + sway, 120 + fall * 470), 9)

    # The loge

    def _paint_loge(self, brush: Brush, parts: Sequence[Box]) -> None:
        """Only in parts: to lay a whole clear picture over the sand would cost every frame dear."""
        rect = brush.screen.rect(SCENE)
        if self._frame is None or self._frame.get_size() != rect.size:
            self._frame = self._framed(brush, rect)
        for box in parts:
            part = brush.screen.rect(box)
            brush.lay(self._frame, part, part.move(-rect.x, -rect.y))

    def _framed(self, brush: Brush, rect: pygame.Rect) -> pygame.Surface:
        """Everything in front of the sand that stands still."""
        frame = pygame.Surface(rect.size, pygame.SRCALPHA)
        there = Brush(frame, brush.screen.within(rect), brush.paintbox)
        there.picture("spectacle/heads", Box(SCENE.left, 572, SCENE.width, 48))
        image = brush.paintbox.pictures.prepared("spectacle/loge", *rect.size)
        frame.blit(image, image.get_rect(center=frame.get_rect().center))
        for x in (346.0, 1148.0):
            self._paint_hanging(there, x, 122, 54, 146)
        self._paint_drape(there)
        return frame.convert_alpha() if pygame.display.get_surface() else frame

    def _paint_drape(self, brush: Brush) -> None:
        """Cloth in the player's colour over the balustrade."""
        points = [(560.0, 612.0), (934.0, 612.0), (934.0, 676.0)]
        scallops = 12
        for number in range(scallops):
            right = 934 - number * 374 / scallops
            points += [(right - 8, 686), (right - 15.6, 690), (right - 23, 686)]
            points.append((right - 374 / scallops, 676))
        brush.polygon(points, self._colour, edge=GOLD, edge_width=2.4)
        brush.line((566, 622), (928, 622), GOLD, 2)
        brush.disc((747, 656), 33, GOLD, edge=INK, edge_width=1.5)
        draw_emblem(brush, (747, 656), 28, self._colour_index, self._symbols)
        for x in (640.0, 854.0):
            brush.picture("laurel", centred((x, 654), 44))

    def _paint_title(self, brush: Brush, unrolled: float) -> None:
        """The banner under the canopy rolls down with the programme's name."""
        above, title = self._words
        box = Box(_BANNER.left, _BANNER.top, _BANNER.width, _BANNER.height * unrolled)
        for x in (box.left + 26, box.right - 26):
            brush.line((x, 78), (x, box.top + 4), GOLD, 2.4)
        brush.slab(box, (mixed(PURPLE, CREAM, 0.1), PURPLE), radius=4, edge=GOLD, edge_width=2)
        rod = Box(box.left - 12, box.top - 4, box.width + 24, 9)
        brush.slab(rod, (GOLD_LIGHT, GOLD), radius=4, edge=INK, edge_width=1)
        if unrolled < 0.95:
            return
        draw_emblem(brush, (box.left + 44, box.centery), 25, self._colour_index, self._symbols)
        words = Box(box.left + 82, box.top + 10, box.width - 100, 24)
        style = ITALIC.but(size=17, colour=GOLD_LIGHT, align="centre")
        brush.text(say(above), words, style, where="spectacle")
        below = Box(words.left, words.bottom, words.width, 46)
        style = TITLE.but(size=34, colour=GOLD_LIGHT, align="centre")
        brush.text(say(title), below, style, where="spectacle")

    def _paint_nobles(self, brush: Brush, seated: float) -> None:
        """Those in the arena take their seats in the loge."""
        paint_seated_nobles(brush, self._nobles, seated)
