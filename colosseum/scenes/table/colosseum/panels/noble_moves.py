"""Choosing a noble and where he goes: by dice, or by a medal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from colosseum.rules.colosseum.actions import MedalMove, Move
from colosseum.rules.colosseum.board import owner
from colosseum.rules.colosseum.data import NOBLES, RULES, Noble
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.table.colosseum import board
from colosseum.scenes.table.colosseum.board_buttons import NobleSpot, SquareSpot, draw_path
from colosseum.scenes.table.colosseum.translated_names import noble_name
from colosseum.scenes.table.dragging import Dragging
from colosseum.tutor.colosseum import marks
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    GREEN,
    INK,
    PAPER,
    PURPLE,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import ntr, tr

Walk = Move | MedalMove


@dataclass(frozen=True, slots=True)
class NobleMove:
    """One walk of a noble, and what it would bring the deciding player."""

    walk: Walk
    square: int
    path: tuple[int, ...]
    gain: int
    """Spectators gained in the player's arena; negative if the noble leaves it."""
    medal: bool
    host: SeatIndex | None
    """Another player in whose arena the noble would end."""

    @property
    def value(self) -> float:
        """How attractive it is, to decide which to show first."""
        return self.gain + 2.5 * self.medal - 0.3 * (self.host is not None)

    @property
    def is_useful(self) -> bool:
        return self.gain > 0 or self.medal

    def words(self, names: Sequence[str]) -> str:
        if self.gain > 0:
            brings = tr("into your arena")
        elif self.gain < 0:
            brings = tr("out of your arena")
        elif self.host is not None:
            brings = tr("into {name}’s arena", name=names[self.host])
        else:
            brings = ""
        medal = tr("a medal") if self.medal else ""
        return ", ".join(filter(None, [brings, medal]))


def noble_move(state: State, walk: Walk) -> NobleMove:
    here = state.nobles[walk.noble]
    way = 1 if walk.squares > 0 else -1
    path = tuple((here + way * n) % RULES.squares for n in range(abs(walk.squares) + 1))
    square = path[-1]
    me = state.me
    worth = RULES.noble_spectators[walk.noble]
    gain = worth * (me.holds_square(square) - me.holds_square(here))
    medal = isinstance(walk, Move) and RULES.resting[square] and state.medals_left > 0
    host = owner(state, square)
    return NobleMove(walk, square, path, gain, medal, None if host == state.seat else host)


def spot(
    state: State, found: NobleMove, names: Sequence[str], act: Callable[[], None]
) -> SquareSpot:
    noble = noble_name(found.walk.noble)
    squares = ntr("{count} square", "{count} squares", abs(found.walk.squares))
    # Translators: {noble} is “Consul II”, {squares} “3 squares”.
    what = tr("{noble}, {squares}", noble=noble, squares=squares)
    return SquareSpot(
        f"board {found.walk}",
        found.square,
        act,
        brings=f"+{found.gain}" if found.gain > 0 else f"−{-found.gain}" if found.gain else "",
        loses=found.gain < 0,
        medal=found.medal,
        path=found.path,
        standing=standing_on(state, found.square),
        beside=standing_beside(state, found.square, but=found.walk.noble),
        tip="\n".join(filter(None, [what, found.words(names)])),
    )


def standing_on(state: State, square: int) -> list[tuple[Noble, tuple[float, float]]]:
    """The nobles on a square, and where they are drawn."""
    places = board.noble_places(state)
    return [(noble, places[noble]) for noble in NOBLES if state.nobles[noble] == square]


def standing_beside(
    state: State, square: int, but: Noble | None = None
) -> list[tuple[Noble, tuple[float, float]]]:
    """The same for the squares on both sides, without the noble who moves."""
    ends = ((square + way) % RULES.squares for way in (-1, 1))
    return [it for end in ends for it in standing_on(state, end) if it[0] is not but]


def noble_spots(
    state: State,
    chosen: Noble,
    choose: Callable[[Noble], Callable[[], None]],
    disabled_because: dict[Noble, str],
    dragging: Dragging[Noble],
) -> list[Widget]:
    places = board.noble_places(state)
    return [
        NobleSpot(
            noble,
            places[noble],
            choose(noble),
            chosen=noble is chosen,
            disabled_because=disabled_because.get(noble),
            tip=noble_name(noble),
            dragging=dragging,
        )
        for noble in NOBLES
    ]


class NobleButton(Widget):
    """A noble in the panel, with the spectators he draws."""

    def __init__(
        self,
        noble: Noble,
        box: Box,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        disabled_because: str | None,
        tip: str,
        at: tuple[float, float],
    ) -> None:
        super().__init__(
            f"noble {noble}",
            box,
            on_press=on_press,
            disabled_because=disabled_because,
            tip=tip,
            about=(marks.Choice(marks.Pawn(noble)),),
        )
        self.noble = noble
        self.chosen = chosen
        self.at = at
        """His place on the board."""

    def draw(self, brush: Brush, look: Look) -> None:
        lit = look.lit and self.enabled
        fill = PURPLE if self.chosen else (PAPER, STONE) if lit else (STONE, STONE_DARK)
        edge = GOLD if self.chosen or lit else UMBER_LIGHT
        brush.slab(self.box, fill, radius=9, edge=edge, edge_width=2)
        pawn = Box(self.box.left, self.box.top + 3, self.box.width, self.box.height - 24)
        picture = board.NOBLE_PICTURES[self.noble]
        brush.picture(picture, pawn, opacity=255 if self.enabled else 90)
        board.noble_number(brush, self.noble, (self.box.left + 14, self.box.bottom - 12))
        worth = Box(self.box.right - 26, self.box.bottom - 23, 20, 22)
        ink = CREAM if self.chosen else INK if self.enabled else FADED
        words = str(RULES.noble_spectators[self.noble])
        brush.text(words, worth, STRONG.but(size=17, colour=ink, align="right"), where="noble")
        if lit and not self.chosen:
            around = centred((self.at[0], self.at[1] + 2), 60)
            brush.slab(around, None, radius=30, edge=GOLD, edge_width=4)


def noble_buttons(
    state: State,
    line: Box,
    chosen: Noble,
    choose: Callable[[Noble], Callable[[], None]],
    disabled_because: dict[Noble, str],
) -> list[Widget]:
    """Buttons for all six, side by side."""
    places = board.noble_places(state)
    return [
        NobleButton(
            noble,
            box,
            choose(noble),
            chosen=noble is chosen,
            disabled_because=disabled_because.get(noble),
            tip=noble_name(noble),
            at=places[noble],
        )
        for noble, box in zip(NOBLES, row(line, len(NOBLES), 6), strict=True)
    ]


class NobleMoveButton(Widget):
    """A destination in the panel; while lit, the path shows on the board."""

    def __init__(
        self, found: NobleMove, box: Box, on_press: Callable[[], None], names: Sequence[str]
    ) -> None:
        about = (marks.Walk(found.walk),)
        super().__init__(f"walk {found.walk}", box, on_press=on_press, about=about)
        self.leads = found.gain >= 0
        self.found = found
        self.names = names

    def draw(self, brush: Brush, look: Look) -> None:
        found = self.found
        fill = (PAPER, STONE) if look.lit else (STONE, STONE_DARK)
        brush.slab(self.box, fill, radius=8, edge=GOLD if look.lit else UMBER_LIGHT, edge_width=2)
        inside = self.box.inflate(-24, -4)
        count = abs(found.walk.squares)
        if found.walk.squares > 0:
            words = ntr("{count} square forwards", "{count} squares forwards", count)
        else:
            words = ntr("{count} square backwards", "{count} squares backwards", count)
        brings = found.words(self.names)
        # Translators: {squares} is “2 squares forwards”, {brings} “into your arena, a medal”.
        line = tr("**{squares}**: {brings}", squares=words, brings=brings) if brings else words
        right = 46.0 if found.gain or found.medal else 0.0
        rest = Box(inside.left, inside.top, inside.width - right, inside.height)
        style = BODY.but(size=17) if brings else STRONG.but(size=17)
        brush.text(line, rest, style, lines=2, where=self.key)
        self._draw_gain(brush, inside)
        if look.lit:
            draw_path(brush, found.path)

    def _draw_gain(self, brush: Brush, inside: Box) -> None:
        found = self.found
        if found.medal:
            medal = Box(inside.right - (46 if found.gain else 26), 0, 26, 26)
            medal.centery = inside.centery
            brush.picture("medal", medal)
        if found.gain:
            words = f"+{found.gain}" if found.gain > 0 else f"−{-found.gain}"
            ink = GREEN if found.gain > 0 else TERRACOTTA
            style = STRONG.but(size=19, colour=ink, align="right")
            brush.text(words, inside, style, where=self.key)
