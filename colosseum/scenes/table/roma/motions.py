"""What moves at Roma's table: dice, cards, coins and victory points."""

from collections.abc import Callable, Mapping

import pygame

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import CardNumber, Place
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.cards import card_surface, paint_back, paint_card
from colosseum.scenes.table.roma.dice_tray import DIE
from colosseum.scenes.table.roma.display import LAID_DIE, RomaDisplay
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Motion, Point, eased
from colosseum.widgets.theme import CREAM, GOLD, GOLD_LIGHT, NUMBER, PURPLE, UMBER_DARK


def sound(display: RomaDisplay, effect: Effect) -> Callable[[], None]:
    return lambda: display.window.sounds.play(effect)


def between(start: Point, end: Point, along: float, lift: float = 0.0) -> Point:
    """A point on the way from one place to another, raised in the middle."""
    part = eased(along)
    rise = lift * 4 * part * (1 - part)
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part - rise


class Tumble(Motion):
    """Action dice roll over the felt and stop one after the other."""

    def __init__(self, display: RomaDisplay, faces: dict[int, int], seat: SeatIndex) -> None:
        """What each die shows in the end, by its place in the tray."""

        def lift() -> None:
            display.moving.lift_dice(frozenset(faces))
            display.window.sounds.play(Effect.DICE)

        super().__init__(0.9, on_start=lift)
        self.still = 0.2
        self._faces = faces
        self._colour = PLAYERS[display.seats[seat].colour].colour

    def draw(self, brush: Brush, part: float) -> None:
        for number, face in self._faces.items():
            own = min(1.0, part * (1.3 - 0.12 * number))
            place = layout.die_place(number)
            shown = face if own >= 1 else int(own * 19 + number * 2) % 6 + 1
            away = (1 - eased(own)) * 90
            hop = abs(((own * 3.2) % 1) - 0.5) * -30 * (1 - own)
            at = place[0] + away * (0.6 - 0.6 * number), place[1] - away / 3 + hop
            paint_turned(brush, f"roma/die-{shown}", at, 600 * (1 - own), DIE, self._colour)


def paint_turned(
    brush: Brush,
    name: str,
    at: Point,
    turn: float,
    size: float,
    accent: tuple[int, int, int] | None,
) -> None:
    side = brush.screen.px(size)
    pictures = brush.paintbox.pictures
    image = (
        pictures.get(name, side, side)
        if accent is None
        else pictures.worn(name, side, side, accent)
    )
    if turn:
        image = pygame.transform.rotozoom(image, turn, 1.0)
    brush.lay(image, image.get_rect(center=brush.screen.point(at)))


class DieFlight(Motion):
    """A die goes from the tray, or from where it was dropped, to a symbol."""

    def __init__(self, display: RomaDisplay, die: int, end: Point, seat: int) -> None:
        """Which die it is shows when it starts: there may be several that show the same."""

        def lift() -> None:
            self._from_to = display.moving.lift_die(die), end

        dropped = display.moving.dropped is not None
        super().__init__(
            0.15 if dropped else 0.4, on_start=lift, on_end=sound(display, Effect.CARD)
        )
        self._die, self._from_to = die, (end, end)
        self._lift = 0.0 if dropped else 60.0
        self._colour = PLAYERS[display.seats[seat].colour].colour

    def draw(self, brush: Brush, part: float) -> None:
        size = DIE + (LAID_DIE - DIE) * eased(part)
        at = between(*self._from_to, part, self._lift)
        paint_turned(brush, f"roma/die-{self._die}", at, 0, size, self._colour)


class DieTurn(Motion):
    """A die in the tray is turned to another face."""

    def __init__(self, display: RomaDisplay, die: int, new_die: int, seat: SeatIndex) -> None:
        def lift() -> None:
            self._at = display.moving.lift_die(die)
            display.window.sounds.play(Effect.TOKEN)

        super().__init__(0.7, on_start=lift)
        self.still = 0.3
        self._faces = die, new_die
        self._at = layout.TRAY.center
        self._colour = PLAYERS[display.seats[seat].colour].colour

    def draw(self, brush: Brush, part: float) -> None:
        """It rises, turns over and comes down."""
        rise = 26 * (1 - abs(2 * part - 1))
        at = self._at[0], self._at[1] - rise
        turn = 90 * (1 - abs(2 * eased(part) - 1))
        face = self._faces[part >= 0.5]
        paint_turned(brush, f"roma/die-{face}", at, turn, DIE, self._colour)


class Stamp(Motion):
    """A symbol is blocked: crossed spears come down on it."""

    def __init__(self, display: RomaDisplay, at: Point) -> None:
        super().__init__(0.8, on_start=sound(display, Effect.FALL))
        self.still = 0.4
        self._at = at

    def draw(self, brush: Brush, part: float) -> None:
        side = 64 + 90 * (1 - eased(min(1.0, part / 0.5)))
        brush.picture("roma/blocked", centred(self._at, side))


class TurnOver(Motion):
    """Cards that were laid face down are turned over, all of them together."""

    def __init__(self, display: RomaDisplay, cards: Mapping[Place, CardNumber]) -> None:
        super().__init__(0.9, on_start=sound(display, Effect.CARD))
        self.still = 0.3
        self._cards = cards

    def draw(self, brush: Brush, part: float) -> None:
        """Each becomes narrow, and wide again with its face."""
        share = abs(2 * eased(part) - 1)
        for place, card in self._cards.items():
            box = layout.place_box(place, mine=False)
            brush.slab(box, UMBER_DARK, radius=9)
            wide = centred(box.center, max(4.0, box.width * share), box.height)
            if part < 0.5:
                brush.slab(wide, PURPLE, radius=8, edge=GOLD, edge_width=3)
            else:
                _paint_narrow(brush, card, wide, box)


def _paint_narrow(brush: Brush, card: CardNumber, box: Box, whole: Box) -> None:
    picture = card_surface(brush, card, whole)
    rect = brush.screen.rect(box)
    brush.lay(pygame.transform.smoothscale(picture, rect.size), rect)


class CardFlight(Motion):
    """A card goes from one place to another, face up or face down."""

    def __init__(
        self,
        display: RomaDisplay,
        card: CardNumber | None,
        start: Point,
        end: Point,
        seconds: float = 0.5,
        on_start: Callable[[], None] | None = None,
    ) -> None:
        def begin() -> None:
            display.window.sounds.play(Effect.CARD)
            if on_start is not None:
                on_start()

        super().__init__(seconds, on_start=begin)
        self._card, self._from_to = card, (start, end)

    def draw(self, brush: Brush, part: float) -> None:
        at = between(*self._from_to, part, 30)
        if self._card is None:
            paint_back(brush, (*at, 0.0))
        else:
            paint_card(brush, self._card, centred(at, *layout.CARD))


class Glow(Motion):
    """A card lights up, since it acts or is attacked."""

    def __init__(
        self, display: RomaDisplay, seat: SeatIndex, place: int, effect: Effect | None
    ) -> None:
        super().__init__(0.55, on_start=sound(display, effect) if effect is not None else None)
        self._box = layout.place_box(place, mine=seat == display.mine)

    def draw(self, brush: Brush, part: float) -> None:
        strength = 1 - abs(2 * part - 1)
        for wider in (4.0, 8.0, 12.0):
            around = self._box.inflate(wider + 10 * strength, wider + 10 * strength)
            opacity = round(230 * strength / (wider / 4))
            ink = GOLD if wider > 4 else GOLD_LIGHT
            brush.slab(around, None, radius=14, edge=ink, edge_width=4, opacity=opacity)


class Fall(Motion):
    """A card shakes, and falls onto the discard pile."""

    def __init__(self, display: RomaDisplay, seat: SeatIndex, place: int, card: CardNumber) -> None:
        def lift() -> None:
            display.moving.lift_card(seat, place)
            display.window.sounds.play(Effect.FALL)

        super().__init__(0.8, on_start=lift)
        self._card = card
        self._end = display.discards_at(card)
        self._start = layout.place_box(place, mine=seat == display.mine).center

    def draw(self, brush: Brush, part: float) -> None:
        if part < 0.3:
            shake = 5 * (-1) ** int(part * 40)
            at = (self._start[0] + shake, self._start[1])
        else:
            at = between(self._start, self._end, (part - 0.3) / 0.7, 20)
        paint_card(brush, self._card, centred(at, *layout.CARD))


class Chosen(Motion):
    """A motion that is chosen when it starts, since it depends on what has been shown by then."""

    def __init__(self, seconds: float, choose: Callable[[], Motion]) -> None:
        super().__init__(seconds)
        self._choose = choose
        self._motion = Motion(seconds)

    def start(self) -> None:
        self._motion = self._choose()
        self._motion.start()

    def end(self) -> None:
        self._motion.end()

    def draw(self, brush: Brush, part: float) -> None:
        self._motion.draw(brush, part)


class Rise(Motion):
    """A gain rises from what earned it, and goes into the wreath; a loss rises from the wreath."""

    def __init__(
        self, display: RomaDisplay, points: int, start: Callable[[], Point], end: Point
    ) -> None:
        """Where it starts is known only once the card acts."""

        def begin() -> None:
            self._from_to = start(), end
            display.window.sounds.play(Effect.POINTS)

        super().__init__(1.2, on_start=begin)
        self.still = 0.5
        self._words = f"+{points}" if points > 0 else f"−{-points}"
        self._from_to = end, end

    def draw(self, brush: Brush, part: float) -> None:
        """It grows and stays a while, so that it can be read, and then flies."""
        (x, y), end = self._from_to
        here = (x, y - 46 * eased(min(1.0, part / 0.35)))
        at = here if part < 0.5 else between(here, end, (part - 0.5) / 0.5, 50)
        size = 0.6 + 0.4 * min(1.0, part / 0.2) - 0.35 * max(0.0, part - 0.7) / 0.3
        box = centred(at, 118 * size, 62 * size)
        brush.slab(box, PURPLE, radius=31 * size, edge=GOLD_LIGHT, edge_width=3, shadow=10)
        brush.picture("roma/point", centred((box.left + 32 * size, at[1]), 44 * size))
        style = NUMBER.but(size=34 * size, colour=CREAM, align="centre")
        room = Box(box.left + 50 * size, box.top, 62 * size, box.height)
        brush.text(self._words, room, style, where="points")
