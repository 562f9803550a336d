"""What all ceremonies share: a card that unrolls over the board, a small stage, and a sentence."""

from typing import Final

import pygame

from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.layout import CENTRE, plaque_box
from colosseum.scenes.table.colosseum.spectacle.places import SCENE
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Motion, eased
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    ITALIC,
    PURPLE,
    STONE,
    STONE_DARK,
    STRONG,
    TITLE,
    UMBER_LIGHT,
    mixed,
)
from colosseum.words.translation import tr

STAGE: Final = Box(471, 246, 552, 206)
"""The picture on the card, in which a ceremony is acted."""
GROUND: Final = 438.0
"""Where things stand on the sand."""
MIDDLE: Final = CENTRE[0]
_CARD: Final = Box(447, 196, 600, 402)
_FOOT: Final = 24.0
"""What the card is shorter by if nobody has to click it away."""
_RIBBON: Final = Box(527, 174, 440, 58)
_AROUND: Final = 40.0
"""Room for the card's shadow and its ribbon."""
_SAND: Final = Box(SCENE.left + 155, 338, STAGE.width, STAGE.height)
"""The part of the amphitheatre that the stage shows."""
_UNROLL: Final = 0.3
_CURTAIN: Final = 58.0


class Ceremony(Motion):
    """If it concerns a person it stays until a click; otherwise it can be read, and goes."""

    acting = 0.9
    """Seconds in which it is acted, after the card has unrolled."""
    reading = 1.2
    """Seconds in which its last picture can be looked at."""

    def __init__(self, display: ColosseumDisplay, *concerned: SeatIndex, effect: Effect) -> None:
        super().__init__(_UNROLL + self.acting + self.reading)
        self.display = display
        self.concerned = concerned
        self.waits = display.waits_for(*concerned)
        self.still = self.reading
        self.hides = (_CARD,)
        self._effect = effect
        self._is_heard = False
        self._card: pygame.Surface | None = None
        self._looks: tuple[tuple[int, int], str] | None = None
        """The size of the card, and what it says in the player's language."""

    # What each ceremony adds

    @property
    def title(self) -> str:
        raise NotImplementedError

    @property
    def sentence(self) -> str:
        """What happened."""
        raise NotImplementedError

    @property
    def remark(self) -> str:
        """What it means."""
        raise NotImplementedError

    hosts: tuple[SeatIndex, SeatIndex]
    """Whose colours the curtains on the left and on the right have."""

    def paint_scenery(self, brush: Brush) -> None:
        """What stands still on the stage; painted once."""

    def act(self, brush: Brush, acted: float) -> None:
        """What moves on the stage, as `acted` goes from 0 to 1."""
        raise NotImplementedError

    # Words

    def is_you(self, seat: SeatIndex) -> bool:
        """Whether to say “you”: people who share a screen are called by name."""
        alone = sum(player.is_human for player in self.display.seats) == 1
        return alone and self.display.seats[seat].is_human

    def name(self, seat: SeatIndex) -> str:
        return self.display.names[seat]

    def hear_once(self) -> None:
        """Play the effect at the moment that matters."""
        if not self._is_heard:
            self._is_heard = True
            self.display.window.sounds.play(self._effect)

    # What can be seen

    def draw(self, brush: Brush, part: float) -> None:
        now = part * self.seconds
        unrolled = eased(min(1.0, now / _UNROLL))
        self._frame_plaques(brush)
        around = _CARD.inflate(2 * _AROUND, 2 * _AROUND)
        with brush.only_within(around.inflate(0, -around.height * (1 - unrolled))):
            brush.lay(self._painted(brush, around), brush.screen.rect(around))
            with brush.only_within(STAGE.inflate(-4, -4)):
                self.act(brush, min(1.0, max(0.0, (now - _UNROLL) / self.acting)))

    def _frame_plaques(self, brush: Brush) -> None:
        for seat in self.concerned:
            box = plaque_box(seat, len(self.display.seats))
            brush.slab(box.inflate(4, 4), None, radius=12, edge=GOLD, edge_width=4)

    def _painted(self, brush: Brush, around: Box) -> pygame.Surface:
        """The card with everything on it that stands still."""
        rect = brush.screen.rect(around)
        if self._card is None or self._looks != (rect.size, self.sentence):
            self._looks = rect.size, self.sentence
            card = pygame.Surface(rect.size, pygame.SRCALPHA)
            self._paint_card(brush.onto(card, brush.screen.within(rect)))
            self._card = card.convert_alpha() if pygame.display.get_surface() else card
        return self._card

    def _paint_card(self, brush: Brush) -> None:
        card = _CARD.copy()
        card.height -= 0 if self.waits else _FOOT
        brush.slab(card, (STONE, STONE_DARK), radius=14, edge=GOLD, edge_width=3, shadow=20)
        brush.slab(card.inflate(-12, -12), None, radius=10, edge=UMBER_LIGHT, edge_width=1)
        self._paint_stage(brush)
        self._paint_ribbon(brush)
        words = Box(STAGE.left, STAGE.bottom + 10, STAGE.width, 44)
        style = STRONG.but(size=25, colour=INK, align="centre")
        brush.text(self.sentence, words, style, lines=2, where="ceremony")
        below = Box(words.left, words.bottom, words.width, 48)
        style = BODY.but(size=17, colour=FADED, align="centre")
        brush.text(self.remark, below, style, lines=2, where="ceremony")
        if self.waits:
            foot = Box(words.left, card.bottom - _FOOT - 8, words.width, _FOOT)
            style = ITALIC.but(size=18, colour=PURPLE, align="centre")
            brush.text(tr("Click to continue"), foot, style, where="ceremony")

    def _paint_stage(self, brush: Brush) -> None:
        size = brush.screen.rect(SCENE).size
        bowl = brush.paintbox.pictures.prepared("spectacle/bowl", *size)
        place = bowl.get_rect(center=brush.screen.rect(SCENE).center)
        shift = (STAGE.left - _SAND.left, STAGE.top - _SAND.top)
        place.move_ip(brush.screen.px(shift[0]), -brush.screen.px(-shift[1]))
        with brush.only_within(STAGE):
            brush.lay(bowl, place)
            for side, seat in zip((-1, 1), self.hosts, strict=True):
                self._paint_curtain(brush, side, self.display.seats[seat].colour)
            self.paint_scenery(brush)
        brush.slab(STAGE.inflate(4, 4), None, radius=4, edge=GOLD, edge_width=3)

    def _paint_curtain(self, brush: Brush, side: int, colour_index: int) -> None:
        """A curtain in the player's colour, gathered at the edge of the stage."""
        edge = STAGE.left if side < 0 else STAGE.right
        inwards = -side
        fall = ((1.7, 0.0), (1.5, 0.2), (1.05, 0.45), (0.9, 0.7), (1.15, 1.0))
        points = [(edge, STAGE.top), (edge, STAGE.bottom)]
        for across, down in reversed(fall):
            points.append((edge + inwards * _CURTAIN * across, STAGE.top + STAGE.height * down))
        colour = PLAYERS[colour_index].colour
        brush.polygon(points, colour, edge=GOLD, edge_width=2)
        for fold in (0.3, 0.6):
            x = edge + inwards * _CURTAIN * fold
            brush.line((x, STAGE.top), (x, STAGE.bottom), mixed(colour, INK, 0.35), 2)
        centre = (edge + inwards * 30, STAGE.top + STAGE.height * 0.42)
        brush.disc(centre, 25, GOLD, edge=INK, edge_width=1)
        draw_emblem(brush, centre, 22, colour_index, self.display.window.settings.symbols)

    def _paint_ribbon(self, brush: Brush) -> None:
        box = _RIBBON
        for side in (-1, 1):
            end = box.left if side < 0 else box.right
            tail = [(end - side * 20, box.top + 10), (end + side * 34, box.top + 10)]
            tail += [(end + side * 20, box.centery + 8), (end + side * 34, box.bottom + 6)]
            tail += [(end - side * 20, box.bottom + 6)]
            brush.polygon(tail, mixed(PURPLE, INK, 0.4), edge=GOLD, edge_width=1.5)
        brush.slab(box, (mixed(PURPLE, CREAM, 0.12), PURPLE), radius=5, edge=GOLD, edge_width=2)
        for x in (box.left + 34, box.right - 34):
            brush.picture("laurel", centred((x, box.centery), 38))
        words = box.inflate(-130, -12)
        style = TITLE.but(size=27, colour=GOLD_LIGHT, align="centre")
        brush.text(self.title, words, style, where="ceremony")
