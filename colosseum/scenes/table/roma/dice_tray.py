"""The tray with the action dice, and the bowl of the battle die."""

from dataclasses import dataclass
from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.display_names import symbol_name
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.turn_so_far import TurnSoFar
from colosseum.tutor.roma.marks import BattleDie, Die
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    MEDIUM,
    STONE_DARK,
    TITLE,
    UMBER,
    UMBER_DARK,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, say, tr

DIE: Final = 80.0
_BATTLE_DIE: Final = 74.0
BELOW_BOWL: Final = Box(
    layout.BATTLE.left + 10, layout.BATTLE.top + 206, layout.BATTLE.width - 20, 44
)


@dataclass(frozen=True, slots=True)
class Tray:
    """The action dice of the player whose turn it is."""

    title: str
    dice: tuple[int, ...]
    used: tuple[tuple[int, int | None], ...]
    """Each die used this turn, with its symbol; None for a second die."""
    colour: int
    lit: tuple[int, ...]
    """Dice that glow, by their numbers."""
    shows_count: bool

    def widgets(self) -> list[Widget]:
        found: list[Widget] = [Area("tray", layout.TRAY, self._paint)]
        for number, face in enumerate(self.dice):
            box = centred(layout.die_place(number, len(self.dice)), DIE)

            def paint(
                brush: Brush, look: Look, face: int = face, box: Box = box, number: int = number
            ) -> None:
                if number in self.lit:
                    around = box.inflate(12, 12)
                    brush.slab(around, GOLD_LIGHT, radius=21, edge=GOLD, edge_width=3)
                board.paint_die(brush, face, box.center, DIE, self.colour)

            found.append(Area(f"die-{number}", box, paint, about=(Die(face),)))
        return found

    def _paint(self, brush: Brush, look: Look) -> None:
        box = layout.TRAY
        title = Box(box.left + 14, box.top + 3, 128, 36)
        brush.text(self.title, title, TITLE.but(size=17, colour=GOLD), lines=2, where="tray")
        if self.shows_count:
            left = ntr("{count} left", "{count} left", len(self.dice))
            note = BODY.but(size=16, colour=STONE_DARK, align="right")
            brush.text(left, Box(title.right, title.top, 64, 36), note, where="tray")
        places = self._places_of_used()
        for (die, symbol), at in zip(self.used, places, strict=False):
            self._paint_used(brush, die, symbol, at)

    def _places_of_used(self) -> list[tuple[float, float]]:
        if len(self.dice) == 1:
            return [layout.die_place(number, 4) for number in (2, 3)]
        free = range(len(self.dice), RULES.dice)
        return [layout.die_place(number, RULES.dice) for number in free]

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
        brush.text(words, Box(box.left + 2, box.top + 44, 72, 24), style, where="used die")


def battle_bowl(turn: TurnSoFar, *, is_rolling: bool) -> Widget:
    """The battle die, and what became of its last roll this turn."""

    def paint(brush: Brush, look: Look) -> None:
        box = layout.BATTLE
        if turn.battle_die and not is_rolling:
            middle = centred((box.centerx, box.top + 128), _BATTLE_DIE)
            brush.picture(f"roma/battle-die-{turn.battle_die}", middle)
        _write(brush, _battle_words(turn), BELOW_BOWL)

    tip = tr("A battle is won if the battle die reaches the defence of the card attacked.")
    return Area("battle", layout.BATTLE, paint, tip=tip, about=(BattleDie(),))


def paint_below_bowl(brush: Brush, words: str) -> None:
    """Words on the battle to come, on a plate over those on the last one."""
    plate = BELOW_BOWL.move(0, 10).inflate(4, 8)
    brush.slab(plate, UMBER, radius=9, edge=board.EMBER, edge_width=1.5)
    _write(brush, words, plate.inflate(-8, -4))


def _write(brush: Brush, words: str, box: Box) -> None:
    style = MEDIUM.but(size=17, colour=CREAM, align="centre")
    brush.text(words, box, style, lines=2, where="battle die")


def _battle_words(turn: TurnSoFar) -> str:
    if turn.battle is None:
        return ""
    card, result = CARDS[turn.battle.card], turn.decided
    if result is None:
        return tr("{card} defends with {defence}", card=card.name, defence=card.defence)
    values = {"strength": result.strength, "defence": result.defence, "card": card.name}
    if result.won:
        return tr("{strength} against {defence}: {card} falls", **values)
    return tr("{strength} against {defence}: {card} holds", **values)
