"""The bar at the top: the turn and the phase."""

from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.display_names import PHASES
from colosseum.rules.colosseum.state import Phase, State
from colosseum.rules.roman_numerals import roman
from colosseum.scenes.table.colosseum.layout import TOP
from colosseum.text import say, tr
from colosseum.tutor.colosseum.marks import TurnAndPhase
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    CREAM,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    STONE,
    STONE_DARK,
    TERRACOTTA,
    TITLE,
    UMBER,
    UMBER_DARK,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget

_TURNS = 232.0
_RIBBON = Box(500, 9, 680, 37)
_POINT = 13.0
"""How far a pennant's point reaches."""
_PHASE = TITLE.but(size=17, align="centre")


def header(state: State) -> list[Widget]:
    def paint(brush: Brush, look: Look) -> None:
        whole = brush.screen.everything
        bar = Box(whole.left, whole.top, whole.width, TOP.bottom - whole.top)
        brush.patch("header bar", (state.turn, state.phase), bar, paint_bar)

    def paint_bar(brush: Brush) -> None:
        left, top = brush.screen.units((0, 0))
        bar = Box(left, top, brush.screen.everything.width, TOP.bottom - top)
        brush.slab(bar, (UMBER_DARK, UMBER), radius=0)
        brush.slab(Box(bar.left, bar.bottom - 2, bar.width, 2), GOLD, radius=0)
        name = Box(20, 8, 196, 40)
        brush.text("COLOSSEUM", name, TITLE.but(size=26, colour=GOLD), where="header")
        for turn in range(1, RULES.turns + 1):
            _turn(brush, turn, state.turn)
        size = min(
            brush.fitted(say(words), _phase_box(phase), _PHASE).size
            for phase, words in PHASES.items()
        )
        for phase, words in PHASES.items():
            _phase(brush, phase, say(words), state.phase, size)

    tip = tr("Five turns of five phases each. The best single event wins.")
    box = Box(_TURNS - 10, 4, _RIBBON.right - _TURNS + 24, 46)
    return [Area("header", box, paint, tip=tip, about=(TurnAndPhase(),))]


def _turn(brush: Brush, turn: int, now: int) -> None:
    centre = (_TURNS + 18 + (turn - 1) * 44, 28.0)
    if turn == now:
        brush.disc(centre, 19, GOLD_LIGHT, edge=GOLD, edge_width=3)
        ink = INK
    elif turn < now:
        brush.disc(centre, 17, UMBER_LIGHT, edge=GOLD, edge_width=1.5)
        ink = STONE
    else:
        brush.disc(centre, 17, UMBER_DARK, edge=FADED, edge_width=1.5)
        ink = STONE_DARK
    box = centred(centre, 36, 30)
    brush.text(roman(turn), box, TITLE.but(size=17, colour=ink, align="centre"), where="turn")


def _phase_box(phase: Phase) -> Box:
    """Where a pennant's words go."""
    width = _RIBBON.width / len(Phase)
    left = _RIBBON.left + (phase - 1) * width
    return Box(left + _POINT + 4, _RIBBON.top, width - _POINT - 6, _RIBBON.height)


def _phase(brush: Brush, phase: Phase, words: str, now: Phase, size: float) -> None:
    """Draw a pennant: past phases stay light, coming ones are dark."""
    width = _RIBBON.width / len(Phase)
    left = _RIBBON.left + (phase - 1) * width
    top, bottom = _RIBBON.top, _RIBBON.bottom
    middle = _RIBBON.centery
    outline = [
        (left, top),
        (left + width - 3, top),
        (left + width - 3 + _POINT, middle),
        (left + width - 3, bottom),
        (left, bottom),
        (left + _POINT, middle),
    ]
    if phase is now:
        fill, edge, ink = TERRACOTTA, GOLD_LIGHT, CREAM
    elif phase < now:
        fill, edge, ink = UMBER_LIGHT, UMBER_LIGHT, STONE
    else:
        fill, edge, ink = UMBER_DARK, UMBER_LIGHT, STONE_DARK
    brush.polygon(outline, fill, edge=edge, edge_width=1.5)
    brush.text(words, _phase_box(phase), _PHASE.but(size=size, colour=ink), where="phase")
