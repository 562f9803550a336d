"""The bar at the top: the turn and the phase."""

from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.display_names import PHASES
from colosseum.rules.colosseum.state import State
from colosseum.rules.colosseum.versions import differences
from colosseum.scenes.table.header_bar import (
    RIBBON,
    earlier_rules,
    name_room,
    paint_bar,
    paint_phases,
    whole_bar,
)
from colosseum.tutor.colosseum.marks import TurnAndPhase
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    STONE,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Role, Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say, tr

_NAME = 196.0
_TURNS = 232.0


def header(state: State, *, is_over: bool = False) -> list[Widget]:
    """The bar; once the game is over, no phase is lit."""
    phases = [say(words) for words in PHASES.values()]
    now = len(phases) if is_over else state.phase - 1
    earlier = earlier_rules(_NAME, differences(state.version))

    def paint(brush: Brush, look: Look) -> None:
        shows = Appearance(header, (state.turn, now, state.version))
        brush.patch(shows, whole_bar(brush), paint_all)

    def paint_all(brush: Brush) -> None:
        paint_bar(brush, "COLOSSEUM", name_room(_NAME, has_word_below=bool(earlier)))
        with brush.unspoken():
            for turn in range(1, RULES.turns + 1):
                _turn(brush, turn, state.turn)
            paint_phases(brush, phases, now)

    tip = tr("Five turns of five phases each. The best single event wins.")
    box = Box(_TURNS - 10, 4, RIBBON.right - _TURNS + 24, 46)
    turn = Area("turn", box, tip=tip, about=(TurnAndPhase(),))
    turn.role = Role.WORDS
    return [Area("header", box, paint), turn, *earlier]


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
