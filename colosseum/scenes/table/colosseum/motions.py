"""What moves at the table: dice, pawns, coins, markers, words."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from colosseum.rules.colosseum.data import RULES, Noble
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum import board, layout
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.pieces import die, with_picture
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.motion import Flight, Motion, Point, Together, eased
from colosseum.widgets.theme import CREAM, GOLD, PAPER, STRONG, UMBER_DARK
from colosseum.words.translation import said

_TOKEN = 44.0
_WIDEST_CALL = 400.0


def sound(display: ColosseumDisplay, effect: Effect) -> Callable[[], None]:
    return lambda: display.window.sounds.play(effect)


class CoinCount(Motion):
    """A plaque's coins run up or down."""

    def __init__(self, display: ColosseumDisplay, seat: int, by: int) -> None:
        super().__init__(
            0.35 if abs(by) < 10 else 0.6,
            on_start=sound(display, Effect.COINS if abs(by) > 9 else Effect.COIN),
        )
        self._display, self._seat, self._by = display, seat, by

    def draw(self, brush: Brush, part: float) -> None:
        box = layout.plaque_box(self._seat, len(self._display.seats))
        before = self._display.state.impresarios[self._seat].coins
        row = Box(box.left + 20, box.top + min(66.0, box.height * 0.46), 78, 0)
        row.height = (box.height - min(66.0, box.height * 0.46) - 8) / 2
        brush.slab(row, PAPER, radius=8, edge=GOLD, edge_width=2)
        words = str(before + round(self._by * eased(part)))
        inside = Box(row.left + 4, row.top, row.width - 6, row.height)
        with_picture(brush, "coin", words, inside, STRONG.but(size=20))


class Glow(Motion):
    """A square of the ring lights up."""

    def __init__(self, display: ColosseumDisplay, square: int) -> None:
        super().__init__(0.5, on_start=sound(display, Effect.TOKEN))
        self._outline = layout.sector(square, square, layout.RING_INNER, layout.RING_OUTER)

    def draw(self, brush: Brush, part: float) -> None:
        opacity = round(220 * (1 - abs(2 * part - 1)))
        brush.polygon(self._outline, GOLD, opacity=opacity)


class Call(Motion):
    """A word beside a plaque: a bid, a refusal. It is said when it is drawn."""

    def __init__(
        self,
        display: ColosseumDisplay,
        seat: int,
        words: str,
        effect: Effect,
        seconds: float = 0.35,
    ) -> None:
        super().__init__(seconds, on_start=sound(display, effect))
        self._display, self.seat, self._words = display, seat, words

    @property
    def words(self) -> str:
        """In the player's language."""
        return said(self._words)

    def draw(self, brush: Brush, part: float) -> None:
        words = self.words
        plaque = layout.plaque_box(self.seat, len(self._display.seats))
        style = STRONG.but(size=20, colour=CREAM, align="centre")
        width = min(_WIDEST_CALL, brush.text_width(words, style) + 40)
        height = max(42.0, brush.text_height(words, style, width - 40) + 18)
        slide = 12 * (1 - eased(min(1.0, part * 4)))
        box = Box(plaque.right + 10 - slide, plaque.centery - height / 2, width, height)
        brush.slab(box, UMBER_DARK, radius=21, edge=GOLD, edge_width=2, shadow=8)
        brush.text(words, box.inflate(-36, -6), style, lines=4, where="call")


class Tumble(Motion):
    """Dice roll over the sand and stop one after the other."""

    def __init__(self, display: ColosseumDisplay, faces: tuple[int, ...]) -> None:
        def lift() -> None:
            display.lift_dice()
            display.window.sounds.play(Effect.DICE)

        super().__init__(0.9, on_start=lift, on_end=partial(display.put_dice, faces))
        self._faces = faces

    def draw(self, brush: Brush, part: float) -> None:
        for number, place in enumerate(board.dice_places(len(self._faces))):
            own = min(1.0, part * (1.25 - 0.15 * number))
            if own >= 1:
                die(brush, self._faces[number], place)
                continue
            away = (1 - eased(own)) * 150
            hop = abs(((own * 3.2) % 1) - 0.5) * -40 * (1 - own)
            face = int(own * 17 + number * 3) % len(RULES.faces)
            side = brush.screen.px(layout.DIE)
            image = brush.paintbox.pictures.get(f"die-{face + 1}", side, side)
            turned = pygame.transform.rotozoom(image, 720 * (1 - own) + 30 * number, 1.0)
            centre = brush.screen.point(
                (place[0] - away * (1 - 2 * number), place[1] - away / 3 + hop)
            )
            brush.lay(turned, turned.get_rect(center=centre))


class Walk(Motion):
    """A noble walks square by square."""

    def __init__(self, display: ColosseumDisplay, noble: Noble, start: int, steps: int) -> None:
        super().__init__(
            0.14 * max(1, abs(steps)) + 0.1,
            on_start=partial(display.set_out, noble),
            on_end=display.arrive,
        )
        self._noble, self._start, self._steps = noble, start, steps
        self._display, self._heard = display, 0

    def draw(self, brush: Brush, part: float) -> None:
        along = part * abs(self._steps)
        done, within = int(along), along - int(along)
        if done > self._heard:
            self._heard = done
            self._display.window.sounds.play(Effect.STEP)
        way = 1 if self._steps > 0 else -1
        square = self._start + way * (done + eased(within))
        x, y = layout.square_centre(square)
        board.noble(brush, self._noble, (x, y - 14 * 4 * within * (1 - within)), lit=True)


class Climb(Motion):
    """A marker moves along the scoring track."""

    def __init__(self, display: ColosseumDisplay, seat: int, best: int) -> None:
        super().__init__(0.8)
        self._display, self._seat, self._best = display, seat, best

    def draw(self, brush: Brush, part: float) -> None:
        before = self._display.state.impresarios[self._seat].best
        now = before + (self._best - before) * eased(part)
        point = layout.turned(3.6 * now, layout.TRACK)
        symbols = self._display.window.settings.symbols
        draw_emblem(brush, point, 16, self._display.seats[self._seat].colour, symbols)


def flights(
    display: ColosseumDisplay, pictures: Sequence[str], start: Point, end: Point, effect: Effect
) -> list[Motion]:
    """Several pictures flying one after another along the same path."""
    if not pictures:
        return []
    flights = [
        Flight(
            0.5,
            picture,
            (start[0] + 22 * (number - (len(pictures) - 1) / 2), start[1]),
            end,
            _TOKEN,
            delay=0.5 * number / max(3, len(pictures)),
            on_start=sound(display, effect) if number == 0 else None,
        )
        for number, picture in enumerate(pictures)
    ]
    return [Together(flights)]
