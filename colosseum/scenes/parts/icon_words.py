"""Words and small pictures in one line, as the log and the recap tell things.

Words are never cut or shrunk: what does not fit goes on in the next line.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from string import Formatter
from typing import Final, TypeAlias

from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.widgets import letter_spacing
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD_LIGHT,
    GREEN,
    INK,
    ITALIC,
    NUMBER,
    PURPLE,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    Colour,
    Style,
)
from colosseum.words.translation import pattern_for, tr


@dataclass(frozen=True, slots=True)
class Strong:
    """Words in bold."""

    words: str


@dataclass(frozen=True, slots=True)
class Quiet:
    """Words that matter less: thoughts, and what did not happen."""

    words: str


@dataclass(frozen=True, slots=True)
class Icon:
    picture: str
    wide: float = 1.0
    """Its width for a height of 1."""
    badge: str = ""
    """A plus for what is gained, a minus for what is given."""
    is_sign: bool = False
    """Whether it is drawn in a single light colour, and so needs ink on light ground."""
    wearer: int | None = None
    """The player whose colour it wears, by the number of the colour."""


@dataclass(frozen=True, slots=True)
class Emblem:
    """A player, by the number of their colour."""

    colour: int


@dataclass(frozen=True, slots=True)
class Total:
    """A number that matters more than all others."""

    number: int


@dataclass(frozen=True, slots=True)
class Together:
    """Parts that stay on one line."""

    parts: "tuple[Part, ...]"


Part: TypeAlias = str | Strong | Quiet | Icon | Emblem | Total | Together


def counted(picture: str, number: int) -> Together:
    """A picture and how many there are."""
    return Together((Icon(picture), Strong(str(number))))


def filled(
    pattern: str,
    plural: str | None = None,
    /,
    number: int = 1,
    **values: Part | Sequence[Part],
) -> tuple[Part, ...]:
    """The pattern in the player's language, with parts in the places of its fields.

    Where there is a plural, the number decides between the two.
    """
    translated = tr(pattern) if plural is None else pattern_for(number, pattern, plural)
    found: list[Part] = []
    for words, field, _, _ in Formatter().parse(translated):
        if words:
            found.append(words)
        if field is not None:
            value = values[field]
            found += value if isinstance(value, list | tuple) else (value,)
    return tuple(found)


# Measures


@dataclass(frozen=True, slots=True)
class Manner:
    """How lines are written. Sizes are design units, for letters of the usual size."""

    ink: Colour
    quiet: Colour
    total: Colour
    is_on_light: bool
    size: float = 16.0
    icon: float = 20.0
    pitch: float = 22.0
    """From line to line, at least."""
    leading: float = 1.22
    """From line to line for letters of size 1."""

    def scaled(self, letters: float) -> float:
        """Pictures grow with the letters, but not as much."""
        return self.icon * max(1.0, 1 + (letters - 1) * 0.6)

    def line_height(self, letters: float) -> float:
        return max(self.pitch, self.size * letters * self.leading, self.scaled(letters) + 2)


ON_DARK: Final = Manner(ink=STONE, quiet=STONE_DARK, total=GOLD_LIGHT, is_on_light=False)
ON_LIGHT: Final = Manner(ink=INK, quiet=FADED, total=PURPLE, is_on_light=True)

_BETWEEN_PICTURES: Final = 3.0


@dataclass(frozen=True, slots=True)
class _Atom:
    """What stays in one piece, and how far it is from what comes before it."""

    part: Part
    width: float
    """From where it starts to where the next may."""
    beyond: float
    """How much further its ink reaches, as that of an f does."""
    spaces: int
    gap: float
    breaks: bool
    """Whether a line may end before it."""
    breaks_if_it_must: bool
    """Whether one may where what belongs together is wider than a line."""


@dataclass(frozen=True, slots=True)
class Block:
    """Parts set in lines, each at its place."""

    lines: tuple[tuple[tuple[float, Part], ...], ...]
    width: float
    """Of the longest line, with what is in the corner beside it."""
    height: float


@lru_cache(maxsize=1500)
def set_in_lines(
    parts: tuple[Part, ...],
    right: tuple[Part, ...],
    width: float,
    manner: Manner,
    screen: Screen,
    corner: tuple[float, float] = (0.0, math.inf),
) -> Block:
    """The parts from left to right in as many lines as they need; `right` ends the last.

    In the lower right corner there may be something else, this wide and below that height.
    """
    screen = replace(screen, moved=(0, 0))
    pitch = manner.line_height(screen.letters)
    rows: list[list[tuple[float, _Atom]]] = [[]]
    used, longest = 0.0, 0.0

    def beside() -> float:
        """What the corner takes of the last line."""
        return corner[0] if len(rows) * pitch > corner[1] else 0.0

    for piece in _pieces(_atoms(parts, manner, screen), width):
        if rows[-1] and used + _wide(piece) > width - beside():
            rows.append([])
            used = 0.0
        for atom in piece:
            used += atom.gap if rows[-1] else 0.0
            rows[-1].append((used, atom))
            used += atom.width
        longest = max(longest, used + piece[-1].beyond + beside())
    joined = [_joined(row) for row in rows]
    if right:
        ending = _atoms(right, manner, screen)
        wide = _wide(ending)
        if rows[-1] and used + 8 + wide > width:
            joined.append(())
        left = width - wide
        placed = []
        for atom in ending:
            left += atom.gap
            placed.append((left, atom))
            left += atom.width
        joined[-1] += _joined(placed)
        longest = width
    return Block(tuple(joined), longest, len(joined) * pitch)


def _joined(row: Sequence[tuple[float, _Atom]]) -> tuple[tuple[float, Part], ...]:
    """The parts of a row: words side by side are written as one, and so evenly apart."""
    found: list[tuple[float, Part]] = []
    for left, atom in row:
        if found and (both := _together(found[-1][1], atom)) is not None:
            found[-1] = found[-1][0], both
        else:
            found.append((left, atom.part))
    return tuple(found)


def _together(before: Part, atom: _Atom) -> Part | None:
    """The words of both, if they look alike."""
    between = " " * atom.spaces
    match before, atom.part:
        case str(words), str(more):
            return words + between + more
        case Strong(words), Strong(more):
            return Strong(words + between + more)
        case Quiet(words), Quiet(more):
            return Quiet(words + between + more)
    return None


def _wide(atoms: Sequence[_Atom]) -> float:
    return sum(atom.gap + atom.width for atom in atoms) + atoms[-1].beyond


def _pieces(atoms: Sequence[_Atom], width: float) -> list[list[_Atom]]:
    """The atoms between which no line ends, together."""
    found: list[list[_Atom]] = []
    for piece in _cut(atoms, [atom.breaks for atom in atoms]):
        if _wide(piece) > width:
            found += _cut(piece, [atom.breaks_if_it_must for atom in piece])
        else:
            found.append(piece)
    return found


def _cut(atoms: Sequence[_Atom], before: Sequence[bool]) -> list[list[_Atom]]:
    found: list[list[_Atom]] = []
    for atom, is_cut in zip(atoms, before, strict=True):
        if not found or is_cut:
            found.append([])
        found[-1].append(atom)
    return found


@lru_cache(maxsize=100)
def _atoms(parts: tuple[Part, ...], manner: Manner, screen: Screen) -> tuple[_Atom, ...]:
    """What stays in one piece: the same in lines of any length."""
    return tuple(_cut_up(parts, manner, screen))


def _cut_up(parts: Sequence[Part], manner: Manner, screen: Screen) -> Iterator[_Atom]:
    """Words and pictures, as far apart as there are spaces."""
    was_picture, spaces, is_first = False, 0, True
    for part, is_glued in _flat(parts):
        is_picture = not isinstance(part, str | Strong | Quiet)
        for number, piece in enumerate(_words(part)):
            spaces += number > 0
            if piece is None:
                continue
            close = _BETWEEN_PICTURES if was_picture and (is_picture or is_glued) else 0.0
            gap = spaces * _space(manner, screen) if spaces else close
            could = not is_first and (spaces > 0 or (was_picture and is_picture))
            wide, beyond = _width_and_beyond(piece, manner, screen)
            yield _Atom(piece, wide, beyond, spaces, gap, could and not is_glued, could)
            was_picture, spaces, is_first = is_picture, 0, False


def _words(part: Part) -> list[Part | None]:
    """The words of a part, None for nothing between two spaces; a picture as it is."""
    match part:
        case str(words):
            return [word or None for word in words.split(" ")]
        case Strong(words) | Quiet(words):
            return [replace(part, words=word) if word else None for word in words.split(" ")]
    return [part]


def _flat(parts: Sequence[Part]) -> Iterator[tuple[Part, bool]]:
    """Every part, and whether it stays on the line of the one before it."""
    for part in parts:
        if isinstance(part, Together):
            for number, (inner, is_glued) in enumerate(_flat(part.parts)):
                yield inner, is_glued or number > 0
        else:
            yield part, False


def _style(part: Part, manner: Manner) -> Style:
    if isinstance(part, Total):
        return NUMBER.but(size=manner.size + 4, colour=manner.total)
    if isinstance(part, Quiet):
        return ITALIC.but(size=manner.size, colour=manner.quiet)
    style = STRONG if isinstance(part, Strong) else BODY
    return style.but(size=manner.size, colour=manner.ink)


def _space(manner: Manner, screen: Screen) -> float:
    return _letters(" ", BODY.but(size=manner.size), screen)[0]


def _letters(words: str, style: Style, screen: Screen) -> tuple[float, float]:
    """How far letters go, and how much further their ink."""
    pixels = max(1, round(style.size * screen.letters * screen.scale))
    wide = letter_spacing.advance(words, style.face, pixels)
    ink = letter_spacing.width(words, style.face, pixels)
    return wide / screen.scale, max(0.0, ink - wide) / screen.scale


def _width_and_beyond(part: Part, manner: Manner, screen: Screen) -> tuple[float, float]:
    match part:
        case str(words) | Strong(words) | Quiet(words):
            return _letters(words, _style(part, manner), screen)
        case Total(number):
            return _letters(str(number), _style(part, manner), screen)
        case Icon(wide=wide, badge=badge):
            return manner.scaled(screen.letters) * (wide + (0.12 if badge else 0.0)), 0.0
    return manner.scaled(screen.letters), 0.0


# Painting


def paint_block(
    brush: Brush, block: Block, at: tuple[float, float], manner: Manner, *, symbols: bool
) -> None:
    """Paint the lines, from this corner on."""
    letters = brush.screen.letters
    height, side = manner.line_height(letters), manner.scaled(letters)
    for number, line in enumerate(block.lines):
        middle = at[1] + (number + 0.5) * height
        for left, part in line:
            _paint(brush, part, (at[0] + left, middle), side, manner, symbols)


def _paint(
    brush: Brush,
    part: Part,
    at: tuple[float, float],
    side: float,
    manner: Manner,
    symbols: bool,
) -> None:
    left, middle = at
    match part:
        case str(words) | Strong(words) | Quiet(words):
            brush.letters(words, at, _style(part, manner))
        case Total(number):
            brush.letters(str(number), at, _style(part, manner))
        case Emblem(colour):
            draw_emblem(brush, (left + side / 2, middle), side / 2, colour, symbols)
        case Icon(picture, wide, badge, is_sign, wearer):
            box = Box(left, middle - side / 2, side * wide, side)
            if wearer is None:
                brush.picture(picture, box, "ink" if is_sign and manner.is_on_light else "")
            else:
                brush.figure(picture, box, PLAYERS[wearer].colour)
            if badge:
                _paint_badge(brush, badge, box)


def _paint_badge(brush: Brush, badge: str, box: Box) -> None:
    radius = box.height * 0.27
    centre = box.right - radius * 0.45, box.bottom - radius * 0.55
    colour = GREEN if badge == "+" else TERRACOTTA
    brush.disc(centre, radius, colour, edge=CREAM, edge_width=1)
    arm = radius * 0.55
    middle = centred(centre, 2 * arm)
    brush.line(middle.midleft, middle.midright, CREAM, 1.6)
    if badge == "+":
        brush.line(middle.midtop, middle.midbottom, CREAM, 1.6)
