"""The bar at the top: the turn and the phase."""

from typing import Final

from colosseum.rules.roma.options import way_words
from colosseum.rules.roma.versions import differences
from colosseum.rules.roma.ways import Way
from colosseum.scenes.table.header_bar import (
    RIBBON,
    earlier_rules,
    name_room,
    paint_bar,
    paint_phases,
    whole_bar,
)
from colosseum.scenes.table.roma.turn_so_far import Phase
from colosseum.tutor.roma.marks import TurnAndPhase
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import BODY, GOLD, GOLD_LIGHT, SMALL, STONE_DARK, TITLE
from colosseum.widgets.widget import Area, Look, Role, Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say, tr

_NAME: Final = 246.0


def header(turn: int, phase: Phase, version: int, way: Way) -> list[Widget]:
    below = earlier_rules(_NAME, differences(version)) or _cards_played(way)

    def paint(brush: Brush, look: Look) -> None:
        brush.patch(Appearance(header, (turn, phase, bool(below))), whole_bar(brush), paint_all)

    def paint_all(brush: Brush) -> None:
        paint_bar(brush, "ARENA · ROMA II", name_room(_NAME, has_word_below=bool(below)))
        with brush.unspoken():
            if turn:
                _paint_turn(brush, turn)
            paint_phases(brush, phase_names(), phase)

    tip = tr(
        "Each turn you return a victory point for each empty place, roll your dice, and act. "
        "The game ends when a player or the supply has no points left."
    )
    box = Box(290, 4, RIBBON.right - 290 + 14, 46)
    now = Area("turn", box, tip=tip, about=(TurnAndPhase(),))
    now.role = Role.WORDS
    return [Area("header", box, paint), now, *below]


def phase_names() -> list[str]:
    # Translators: the three phases of a turn.
    return [tr("Empty places"), tr("Roll"), tr("Act")]


def _cards_played(way: Way) -> list[Widget]:
    """Which cards are played with, below the game's name; nothing for Arena's."""
    if way is Way.ARENA:
        return []
    named, box = way_words(way), Box(20, 33, _NAME, 20)

    def paint(brush: Brush, look: Look) -> None:
        brush.text(say(named.title), box, SMALL.but(colour=GOLD_LIGHT), where="cards played with")

    return [Area("cards-played", box, paint, tip=say(named.help))]


def _paint_turn(brush: Brush, turn: int) -> None:
    words = BODY.but(size=17, colour=STONE_DARK, align="right")
    brush.text(tr("Turn"), Box(276, 12, 74, 32), words, where="turn")
    number = roman(turn)
    disc = Box(360, 9, 38, 38)
    disc.width = max(38.0, 24.0 + 11.0 * len(number))
    brush.slab(disc, GOLD_LIGHT, radius=19, edge=GOLD, edge_width=3)
    style = TITLE.but(size=17, align="centre")
    brush.text(number, centred(disc.center, disc.width - 8, 30), style, where="turn")
