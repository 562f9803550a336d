"""The tray with the action dice and the battle die."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from colosseum.rules.roma.display_names import symbol_name
from colosseum.scenes.table.roma import board, layout
from colosseum.tutor.roma.marks import BattleDie, Die
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    GOLD_LIGHT,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, say, tr

DIE: Final = 80.0


@dataclass(frozen=True, slots=True)
class Tray:
    """The action dice of the player whose turn it is, each in its place, and the battle die."""

    title: str
    dice: tuple[int, ...]
    """What each shows, or showed; those in the air are left out by `hidden`."""
    spent: tuple[tuple[int, int | None], ...]
    """The places of dice used this turn, with their symbols; None for a second die."""
    hidden: frozenset[int]
    """Places whose dice are on their way."""
    colour: int
    lit: tuple[int, ...]
    """Places whose dice glow."""
    shows_count: bool
    battle_die: int
    """What the battle die shows; 0 while it is in the air or on the table."""

    def widgets(self) -> list[Widget]:
        found: list[Widget] = [Area("tray", layout.TRAY, self._paint)]
        spent = dict(self.spent)
        for place, face in enumerate(self.dice):
            if place in spent or place in self.hidden:
                continue
            box = centred(layout.die_place(place), DIE)
            paint = partial(self._paint_die, place, face, box)
            found.append(Area(f"die-{place}", box, paint, about=(Die(face),)))
        tip = tr("The battle die. A battle is won if it reaches the defence of the card attacked.")
        mark = (BattleDie(),) if self.battle_die else ()
        return [*found, Area("battle", layout.BATTLE_DIE, self._paint_battle, tip=tip, about=mark)]

    def _paint_die(self, place: int, face: int, box: Box, brush: Brush, look: Look) -> None:
        if place in self.lit:
            around = box.inflate(12, 12)
            brush.slab(around, GOLD_LIGHT, radius=21, edge=GOLD, edge_width=3)
        board.paint_die(brush, face, box.center, DIE, self.colour)

    def _paint_battle(self, brush: Brush, look: Look) -> None:
        box = layout.BATTLE_DIE
        brush.slab(box.inflate(14, 14), UMBER_DARK, radius=18, opacity=90)
        if self.battle_die:
            brush.picture(f"roma/battle-die-{self.battle_die}", box)

    def _paint(self, brush: Brush, look: Look) -> None:
        box = layout.TRAY
        title = Box(box.left + 14, box.top + 3, 138 if self.shows_count else 192, 36)
        brush.text(self.title, title, TITLE.but(size=16, colour=GOLD), lines=2, where="tray")
        if self.shows_count:
            count = len(self.dice) - len(self.spent)
            left = ntr("{count} left", "{count} left", count)
            note = BODY.but(size=16, colour=STONE_DARK, align="right")
            brush.text(left, Box(title.right, title.top, 54, 36), note, where="tray")
        for place, symbol in self.spent:
            self._paint_used(brush, self.dice[place], symbol, layout.die_place(place))

    def _paint_used(
        self, brush: Brush, die: int, symbol: int | None, at: tuple[float, float]
    ) -> None:
        box = centred(at, 76)
        brush.slab(box, UMBER_DARK, radius=17, opacity=120)
        board.paint_dashed(brush, box.inflate(-2, -2), UMBER_LIGHT, 2)
        board.paint_die(brush, die, (box.centerx, box.top + 25), 30, self.colour)
        # Translators: below a die that has been used.
        words = tr("used") if symbol is None else say(symbol_name(symbol))
        style = BODY.but(size=15, colour=STONE_DARK, align="centre")
        with brush.unspoken():
            brush.text(words, Box(box.left + 2, box.top + 44, 72, 24), style, where="used die")
        brush.wrote(f"{tr('Die {number}', number=die)}: {words}", box)
