"""A battle in the middle of the table: who attacks whom, the odds, the die, and the count."""

from dataclasses import dataclass
from typing import Final

from colosseum.rules.roma import events as ev
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES, CardNumber, Place
from colosseum.rules.roma.prospects import Fight, odds
from colosseum.rules.roma.state import State
from colosseum.scenes.table.roma import board
from colosseum.scenes.table.roma.card_faces import paint_name, shield
from colosseum.scenes.table.roma.layout import MIDDLE, place_box
from colosseum.scenes.table.roma.turn_so_far import TurnSoFar
from colosseum.tutor.roma.marks import BattleDie
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    NUMBER,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
    colour,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import percent, tr

_SIZE: Final = (400.0, 126.0)
_BESIDE: Final = 64.0
"""From the middle of a card to the stage, so that the arrow stays to be seen."""
DIE: Final = 94.0
_COUNT: Final = NUMBER.but(size=36, colour=CREAM)
_FELT: Final = (colour("#6b2a1e"), colour("#3a1610"))


@dataclass(frozen=True, slots=True)
class Attack:
    """A battle under way, as it is shown."""

    card: CardNumber
    place: Place
    """From where the card attacks."""
    target: CardNumber
    target_place: Place
    is_mine: bool
    """Whether the person who looks on attacks."""
    fight: Fight | None
    defence: int
    """With everything that changes it."""

    @classmethod
    def of(cls, turn: TurnSoFar, state: State, mine: int) -> "Attack | None":
        battle = turn.battle
        if battle is None or turn.acting is None:
            return None
        card, place = turn.acting
        fight = odds(state, card, place, battle.place, state) if state.seat == battle.seat else None
        defence = CARDS[battle.card].defence if fight is None else fight.defence
        return cls(card, place, battle.card, battle.place, battle.seat == mine, fight, defence)


def stage_box(attack: Attack | None) -> Box:
    """In the middle of the table, beside the arrow."""
    box = centred(MIDDLE, *_SIZE)
    if attack is not None:
        places = (attack.place, attack.target_place)
        across = [place_box(place, mine=True).centerx for place in places]
        if sum(across) / 2 <= MIDDLE[0] + 1:
            box.left = max(across) + _BESIDE
        else:
            box.right = min(across) - _BESIDE
    return box


def die_at(attack: Attack | None) -> tuple[float, float]:
    box = stage_box(attack)
    return box.left + 72, box.centery


def stage(attack: Attack, face: int) -> list[Widget]:
    """The battle while it is not decided: the arrow, and the die if it lies still."""

    def paint(brush: Brush, look: Look) -> None:
        board.paint_attack(brush, attack.place, attack.target_place, mine=attack.is_mine)
        paint_stage(brush, attack, face)

    return [Area("battle-stage", stage_box(attack), paint, about=(BattleDie(),))]


def paint_stage(
    brush: Brush, attack: Attack | None, face: int, count: str = "", verdict: str = ""
) -> None:
    """The ground, the die unless it is in the air, and words beside it."""
    box, at = stage_box(attack), die_at(attack)
    brush.slab(box, _FELT, radius=18, edge=GOLD, edge_width=3, shadow=18)
    brush.slab(centred(at, DIE + 18), UMBER_DARK, radius=24, opacity=120)
    if face:
        brush.picture(f"roma/battle-die-{face}", centred(at, DIE))
    if attack is None:
        return
    left = box.left + 140
    room = Box(left, box.top + 8, box.right - left - 12, box.height - 16)
    head = Box(room.left, room.top, room.width - 46, 26)
    style = TITLE.but(size=19, colour=GOLD_LIGHT, align="left")
    paint_name(brush, CARDS[attack.target].name, head, style)
    shield(brush, Box(room.right - 38, room.top - 1, 36, 40), attack.defence)
    middle = Box(room.left, room.top + 28, room.width, 44)
    brush.text(count or _chance(attack, face), middle, _COUNT, where="battle")
    below = Box(room.left, room.bottom - 38, room.width, 38)
    words = verdict or ("" if count else _needed(attack))
    brush.text(words, below, BODY.but(size=17, colour=STONE_DARK), lines=2, where="battle")


def _chance(attack: Attack, face: int) -> str:
    """The odds before the roll; afterwards the roll, if there is still something to decide."""
    if face:
        return str(face)
    return "" if attack.fight is None else percent(attack.fight.chance)


def _needed(attack: Attack) -> str:
    """What the die must show."""
    if attack.fight is None:
        return ""
    needed = attack.fight.needed
    if needed > RULES.faces:
        return tr("No roll is enough by itself")
    if needed <= 1:
        return tr("Any roll wins")
    if needed == RULES.faces:
        return tr("Only a {needed} wins", needed=needed)
    return tr("{needed} or more wins", needed=needed)


def count_words(roll: int, event: ev.BattleDecided, part: float = 1.0) -> str:
    """“5 + 1 ≥ 3”, said bit by bit."""
    added = event.strength - roll
    pieces = [str(roll), *([f"+ {added}"] if added else [])]
    pieces.append(f"≥ {event.defence}" if event.won else f"< {event.defence}")
    shown = max(1, min(len(pieces), 1 + int(part * len(pieces))))
    return " ".join(pieces[:shown])


def verdict_words(attack: Attack, event: ev.BattleDecided) -> str:
    name = CARDS[attack.target].name
    return tr("{card} falls", card=name) if event.won else tr("{card} holds", card=name)
