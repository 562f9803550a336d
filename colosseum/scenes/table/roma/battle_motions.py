"""How a battle moves: the die rolls, the roll is counted, a card breaks or its shield flashes."""

import pygame

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.data import CardNumber
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.battle_stage import (
    DIE,
    Attack,
    count_words,
    die_at,
    paint_stage,
    verdict_words,
)
from colosseum.scenes.table.roma.card_faces import shield
from colosseum.scenes.table.roma.cards import card_surface, paint_card
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.motions import between, paint_turned
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Motion, eased
from colosseum.widgets.theme import GOLD_LIGHT

_CRACK = ((0.52, 0.0), (0.40, 0.2), (0.58, 0.38), (0.42, 0.6), (0.60, 0.8), (0.48, 1.0))
"""Where a card breaks, from its top to its bottom, in parts of its size."""


class BattleRoll(Motion):
    """The battle die rolls over the stage in the middle."""

    def __init__(self, display: RomaDisplay, face: int) -> None:
        def lift() -> None:
            display.moving.lift_battle_die()
            display.window.sounds.play(Effect.DICE)

        super().__init__(1.3, on_start=lift)
        self.still = 0.4
        self._display = display
        self._face = face

    def draw(self, brush: Brush, part: float) -> None:
        own = min(1.0, part * 1.35)
        attack = self._display.attack
        if attack is None:
            paint_stage(brush, None, 0)
        face = self._face if own >= 1 else int(own * 27) % 6 + 1
        away = (1 - eased(own)) * 120
        hop = abs(((own * 3.4) % 1) - 0.5) * -70 * (1 - own)
        rests = die_at(attack)
        at = rests[0] - away / 3, rests[1] - away / 2 + hop  # the odds stay to be read
        size = DIE * (1 + 0.25 * (1 - own))
        paint_turned(brush, f"roma/battle-die-{face}", at, 720 * (1 - own), size, None)


class Verdict(Motion):
    """The roll is counted against the defence; a card that holds flashes its shield."""

    def __init__(self, display: RomaDisplay, event: ev.BattleDecided) -> None:
        super().__init__(1.7)
        self.still = 0.8
        self._display = display
        self._event = event
        self._is_heard = False

    def draw(self, brush: Brush, part: float) -> None:
        attack, event = self._display.attack, self._event
        if attack is None:
            return
        board.paint_attack(brush, attack.place, attack.target_place, mine=attack.is_mine)
        counted = part > 0.45
        words = verdict_words(attack, event) if counted else ""
        face = self._display.turn.battle_die
        paint_stage(brush, attack, face, count_words(face, event, part / 0.45), words)
        if counted and not event.won:
            self._make_heard()
            self._paint_shield(brush, attack, (part - 0.45) / 0.55)

    def _make_heard(self) -> None:
        """The shield sounds when it flashes."""
        if not self._is_heard:
            self._is_heard = True
            self._display.window.sounds.play(Effect.SHIELD)

    def _paint_shield(self, brush: Brush, attack: Attack, part: float) -> None:
        at = layout.place_box(attack.target_place, mine=not attack.is_mine)
        grown = 40 + 60 * eased(min(1.0, part * 2))
        box = centred(at.center, grown, grown * 1.15)
        for wider in (8.0, 16.0, 24.0):
            around = at.inflate(wider * (1 + part), wider * (1 + part))
            opacity = round(200 * (1 - part) / (wider / 8))
            brush.slab(around, None, radius=16, edge=GOLD_LIGHT, edge_width=4, opacity=opacity)
        shield(brush, box, self._event.defence)


class Break(Motion):
    """A card that has lost a battle breaks in two, and is gone."""

    def __init__(self, display: RomaDisplay, seat: SeatIndex, place: int, card: CardNumber) -> None:
        def lift() -> None:
            display.moving.lift_card(seat, place)
            display.window.sounds.play(Effect.BREAK)

        super().__init__(1.1, on_start=lift)
        self._card = card
        self._box = layout.place_box(place, mine=seat == display.mine)
        self._halves: tuple[pygame.Surface, pygame.Surface] | None = None

    def draw(self, brush: Brush, part: float) -> None:
        if part < 0.25:
            shake = 5 * (-1) ** int(part * 60)
            paint_card(brush, self._card, self._box.move(shake, 0))
            return
        if self._halves is None:
            self._halves = _broken(card_surface(brush, self._card, self._box))
        along = (part - 0.25) / 0.75
        for side, half in zip((-1, 1), self._halves, strict=True):
            turned = pygame.transform.rotozoom(half, -side * 26 * eased(along), 1.0)
            turned.set_alpha(round(255 * (1 - along**3)))
            away = self._box.center[0] + side * 46 * eased(along)
            at = between(self._box.center, (away, self._box.centery + 60), along, 14)
            brush.lay(turned, turned.get_rect(center=brush.screen.point(at)))


def _broken(whole: pygame.Surface) -> tuple[pygame.Surface, pygame.Surface]:
    """The left and the right half, along a crack."""
    wide, high = whole.get_size()
    crack = [(x * wide, y * high) for x, y in _CRACK]
    left, right = whole.copy(), whole.copy()
    pygame.draw.polygon(left, (0, 0, 0, 0), [*crack, (wide, high), (wide, 0)])
    pygame.draw.polygon(right, (0, 0, 0, 0), [*crack, (0, high), (0, 0)])
    return left, right
