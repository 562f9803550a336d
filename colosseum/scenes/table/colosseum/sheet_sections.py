"""The sections of a player's sheet: programmes, the best event now, lacks, and past events."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.chronicle import Production
from colosseum.rules.colosseum.data import RULES, Programme
from colosseum.rules.colosseum.display_names import spectators, token_words, turn_name
from colosseum.rules.colosseum.prospects import Lack
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum.my_programmes import programme_tip
from colosseum.scenes.table.colosseum.pieces import programme_card, token
from colosseum.scenes.table.colosseum.planned_event import Staging
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, column, grid, row
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    INK,
    MEDIUM,
    NUMBER,
    PAPER,
    PURPLE,
    SMALL,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say, tr

_HEADING: Final = 24.0
_ONE_ROW: Final = 4
"""More programmes take two rows of lower cards."""
_HOLDER: Final = 32.0
_CHANGE: Final = 62.0
_ROUNDED: Final = 2.0
"""How much wider words that fit can be, since both are measured in whole pixels."""


def top_of(box: Box) -> Box:
    """Where a section's heading is."""
    return Box(box.left, box.top, box.width, _HEADING)


def heading(brush: Brush, words: str, box: Box, aside: str = "") -> None:
    brush.line(box.bottomleft, box.bottomright, GOLD, 1.8)
    style = TITLE.but(size=17)
    width = min(box.width * 0.61, brush.text_width(words, style) + 2)
    rest = box.width - width - 8 if aside else 0.0
    brush.text(
        words, Box(box.left, box.top, box.width - rest - 8, box.height), style, where="sheet"
    )
    right = Box(box.right - rest, box.top, rest, box.height)
    brush.text(aside, right, SMALL.but(align="right"), where="sheet")


def paint_none(brush: Brush, words: str, box: Box) -> None:
    line = Box(box.left, box.top + _HEADING + 6, box.width, 24)
    brush.text(words, line, SMALL, where="sheet")


# Programmes held


def cards_height(count: int) -> float:
    if count <= _ONE_ROW:
        return 176.0
    return 224.0 if count <= 6 else 244.0


def cards(state: State, seat: SeatIndex, box: Box) -> list[Widget]:
    player = state.impresarios[seat]
    count = len(player.held)
    rows = 1 if count <= _ONE_ROW else 2
    places = grid(box, max(3, -(-count // rows)), rows, 8)
    found: list[Widget] = []
    for programme, place in zip(state.programmes_of(seat), places, strict=False):

        def paint(
            brush: Brush, look: Look, programme: Programme = programme, place: Box = place
        ) -> None:
            produced = programme.number in player.produced
            with brush.unspoken():  # the tooltip says it all
                programme_card(brush, programme, player, place, lit=look.lit, produced=produced)

        tip = programme_tip(programme, player)
        found.append(Area(f"held {programme.number}", place, paint, tip=tip))
    return found


# The best event now


def paint_count(brush: Brush, best: Staging | None, box: Box) -> None:
    """What the player's best event would draw now, part by part."""
    score = best.score if best is not None else None
    which = tr("programme {n}", n=best.programme.number) if best is not None else ""
    heading(brush, tr("Can draw now"), top_of(box), which)
    if best is None or score is None:
        paint_none(brush, tr("No programme can be produced yet."), box)
        return
    strip = Box(box.left, box.top + _HEADING + 6, box.width, box.height - _HEADING - 6)
    brush.slab(strip, PAPER, radius=9, edge=STONE_DARK, edge_width=1.4)
    first = str(best.programme.kinds[0])
    pictures = (first, "laurel", "ticket", "star", "noble-consul", "podium", "medal")
    room = Box(strip.left + 6, strip.top, strip.width - 76, strip.height)
    with brush.unspoken():
        _paint_parts(brush, dict(zip(pictures, score.parts, strict=True)), room)
        total = Box(strip.right - 66, strip.top, 62, strip.height)
        style = NUMBER.but(colour=PURPLE, align="centre")
        brush.text(str(score.total), total, style, where="sheet")
    brush.wrote(say(spectators(score.total)), strip)


def _paint_parts(brush: Brush, parts: dict[str, int], room: Box) -> None:
    first, *_ = parts
    for (picture, part), place in zip(parts.items(), row(room, len(parts), 2), strict=True):
        icon = centred((place.centerx, place.top + 17), 26)
        brush.picture(picture, icon, opacity=255 if part else 90)
        words = Box(place.left, icon.bottom, place.width, room.bottom - icon.bottom - 2)
        style = STRONG.but(size=16, colour=INK if part else FADED, align="centre")
        brush.text(str(part) if picture == first else f"+{part}", words, style, where="sheet")


# What is missing


def paint_lacks(
    brush: Brush,
    found: Sequence[Lack],
    others: Sequence[tuple[Seat, Impresario]],
    box: Box,
    symbols: bool,
) -> None:
    """What the programmes lack, what it would change, and which other players have it."""
    pitch = 28.0
    top = box.top + _HEADING + 4
    shown = found[: max(1, int((box.bottom - top) // pitch))]
    hidden = len(found) - len(shown)
    # Translators: beside the heading “Still missing”.
    aside = tr("and {n} more", n=hidden) if hidden else tr("and who has it")
    heading(brush, tr("Still missing"), top_of(box), aside)
    if not found:
        paint_none(brush, tr("Nothing: every programme is complete."), box)
    for number, lack in enumerate(shown):
        line = Box(box.left, top + number * pitch, box.width, pitch)
        having = [(seat, held) for seat, other in others if (held := other.tokens[lack.asset])]
        left = line.right - _HOLDER * len(having)
        with brush.unspoken():
            _paint_lack(brush, lack, Box(line.left, line.top, left - line.left - 6, pitch))
            for seat, held in having:
                draw_emblem(brush, (left + 9, line.centery), 9, seat.colour, symbols)
                count = Box(left + 20, line.top, 12, line.height)
                brush.text(str(held), count, MEDIUM.but(size=15), where="sheet")
                left += _HOLDER
        brush.wrote(_lack_words(lack, having), line)


def _lack_words(lack: Lack, having: Sequence[tuple[Seat, int]]) -> str:
    """“2 scenery, Drama Ultima, 8 → 12, Aquila 1, Flavia 1”."""
    tokens = say(token_words((lack.asset,) * lack.count))
    change = f"{lack.before} → {lack.after}"
    holders = [f"{seat.name} {held}" for seat, held in having]
    return ", ".join((tokens, say(lack.programme.name), change, *holders))


def _paint_lack(brush: Brush, lack: Lack, line: Box) -> None:
    """Paint the token, the programme by its number and as much of its name as there is room for,
    and the difference."""
    token(brush, lack.asset, Box(line.left, line.top + 2, 24, 24))
    times = Box(line.left + 27, line.top, 21, line.height)
    brush.text(f"×{lack.count}", times, STRONG.but(size=16), where="sheet")
    number = Box(line.left + 51, line.top, 26, line.height)
    style = STRONG.but(size=16, colour=PURPLE, align="centre")
    brush.text(str(lack.programme.number), number, style, where="sheet")
    difference = f"{lack.before} → {lack.after}"
    bold = STRONG.but(size=16, colour=TERRACOTTA, align="right")
    wide = min(_CHANGE, brush.text_width(difference, bold) + 2)
    change = Box(line.right - wide, line.top, wide, line.height)
    name = Box(number.right + 4, line.top, change.left - number.right - 8, line.height)
    brush.text(
        _beginning(brush, say(lack.programme.name), name), name, BODY.but(size=16), where="sheet"
    )
    brush.text(difference, change, bold, where="sheet")


def _beginning(brush: Brush, words: str, box: Box) -> str:
    """As many words as fit into the box, in letters that are hardly smaller; none if none do."""
    parts = words.split()
    for count in range(len(parts), 0, -1):
        some = " ".join(parts[:count]) + (" …" if count < len(parts) else "")
        style = brush.fitted(some, box, BODY.but(size=16))
        if brush.text_width(some, style) <= box.width + _ROUNDED:
            return some
    return ""


# Events so far


def event_rows(events: Sequence[Production], box: Box) -> list[Widget]:
    room = Box(box.left, box.top + _HEADING + 3, box.width, box.height - _HEADING - 3)
    best = max((event.score.total for event in events), default=0)
    places = column(room, max(1, len(events)), tallest=29)
    return [
        Area(
            f"event {number}",
            place,
            partial(_paint_event, event, place, event.score.total == best),
            tip=_event_tip(event),
        )
        for number, (event, place) in enumerate(zip(events, places, strict=False))
    ]


def _paint_event(event: Production, line: Box, is_best: bool, brush: Brush, look: Look) -> None:
    if is_best or look.hovered:
        brush.slab(line, PAPER, radius=7)
    turn = Box(line.left + 2, line.top, 28, line.height)
    name = Box(turn.right + 4, line.top, line.width - 82, line.height)
    words = say(RULES.programme(event.number).name)
    total = Box(line.right - 48, line.top, 44, line.height)
    with brush.unspoken():
        style = TITLE.but(size=16, colour=FADED, align="centre")
        brush.text(roman(event.turn), turn, style, where="sheet")
        style = STRONG if is_best else MEDIUM
        brush.text(words, name, style.but(size=17), where="sheet")
        style = NUMBER.but(size=20, colour=PURPLE, align="right")
        brush.text(str(event.score.total), total, style, where="sheet")
    drew = say(spectators(event.score.total))
    brush.wrote(f"{say(turn_name(event.turn))}: {words}, {drew}", line)


def _event_tip(event: Production) -> str:
    """How the event's spectators were counted."""
    labels = (
        tr("Programme"),
        tr("Earlier events"),
        tr("Season tickets"),
        tr("Stars"),
        tr("Nobles in the arena"),
        tr("Podiums"),
        tr("Medals played"),
    )
    parts = zip(labels, event.score.parts, strict=True)
    return "\n".join(f"{label}: {part}" for label, part in parts if part)
