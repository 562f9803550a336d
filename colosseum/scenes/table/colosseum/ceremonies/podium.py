"""The podium: the leader climbs it between those who come closest, and is crowned."""

from random import Random
from typing import Final

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum.ceremonies.ceremony import GROUND, MIDDLE, STAGE, Ceremony
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import eased
from colosseum.widgets.theme import INK, NUMBER, PURPLE, STONE, STONE_DARK
from colosseum.words.translation import ntr, tr

_STEPS: Final = (
    Box(MIDDLE - 60, GROUND - 84, 120, 84),
    Box(MIDDLE - 168, GROUND - 58, 108, 58),
    Box(MIDDLE + 60, GROUND - 42, 108, 42),
)
"""The first place in the middle, the second on the left, the third on the right."""
_LARGE: Final = 33.0
_SMALL: Final = 25.0
_PETALS: Final = 22


class Crowning(Ceremony):
    acting = 1.3
    reading = 1.4

    def __init__(self, event: ev.PodiumReceived, display: ColosseumDisplay) -> None:
        super().__init__(display, event.seat, effect=Effect.PODIUM)
        self.seat = event.seat
        self.hosts = (event.seat, event.seat)
        self._places: list[SeatIndex] = []
        rng = Random("petals")
        self._petals = [
            (rng.uniform(STAGE.left + 70, STAGE.right - 70), rng.random(), rng.randint(1, 3))
            for _ in range(_PETALS)
        ]

    def start(self) -> None:
        """Rank the players now: before, the turn's last event may not have been counted yet."""
        super().start()
        players = self.display.state.impresarios
        others = [seat for seat in range(len(players)) if seat != self.seat]
        others.sort(key=lambda seat: (-players[seat].best, -players[seat].coins))
        self._places = [self.seat, *others][: len(_STEPS)]

    @property
    def title(self) -> str:
        return tr("The podium")

    @property
    def sentence(self) -> str:
        if self.is_you(self.seat):
            return tr("You win a podium.")
        return tr("{name} wins a podium.", name=self.name(self.seat))

    @property
    def remark(self) -> str:
        best, more = self._best(self.seat), RULES.podium_spectators
        worth = ntr(
            "A podium draws {count} more spectator to every later event.",
            "A podium draws {count} more spectators to every later event.",
            more,
        )
        if not best:
            return worth
        drew = ntr(
            "The best event so far drew {count} spectator.",
            "The best event so far drew {count} spectators.",
            best,
        )
        return f"{self._tie_break() or drew}\n{worth}"

    def _tie_break(self) -> str:
        """Why this player of those with the best event; empty if it is the only one."""
        players = self.display.state.impresarios
        mine = players[self.seat]
        tied = [it for it in players if it is not mine and it.best == mine.best]
        if not tied:
            return ""
        if any(it.coins == mine.coins for it in tied):
            return tr("A tie on spectators and coins: the dice decide.")
        return ntr(
            "A tie: the richest wins, with {count} coin.",
            "A tie: the richest wins, with {count} coins.",
            mine.coins,
        )

    def _best(self, seat: SeatIndex) -> int:
        return self.display.state.impresarios[seat].best

    def paint_scenery(self, brush: Brush) -> None:
        for place, (seat, step) in enumerate(zip(self._places, _STEPS, strict=False)):
            brush.slab(step, (STONE, STONE_DARK), radius=3, edge=INK, edge_width=2)
            ledge = Box(step.left - 4, step.top - 4, step.width + 8, 9)
            brush.slab(ledge, STONE, radius=3, edge=INK, edge_width=2)
            face = Box(step.left, step.top + 5, step.width, step.height - 5)
            style = NUMBER.but(size=36 if not place else 26, colour=PURPLE, align="centre")
            brush.text(str(self._best(seat)), face, style, where="ceremony")
            if place:
                at = (step.centerx, step.top - _SMALL - 5)
                self._paint_emblem(brush, seat, at, _SMALL)

    def _paint_emblem(
        self, brush: Brush, seat: SeatIndex, at: tuple[float, float], radius: float
    ) -> None:
        symbols = self.display.window.settings.symbols
        draw_emblem(brush, at, radius, self.display.seats[seat].colour, symbols)

    def act(self, brush: Brush, acted: float) -> None:
        """The winner hops up, the wreath comes down, and petals rain."""
        climbed = eased(min(1.0, acted / 0.45))
        crowned = eased(min(1.0, max(0.0, (acted - 0.45) / 0.35)))
        top = _STEPS[0].top - _LARGE - 6
        hop = 70 * 4 * climbed * (1 - climbed)
        y = GROUND - _LARGE + (top - GROUND + _LARGE) * climbed - hop
        if crowned > 0:
            self.hear_once()
            brush.picture("title/glow", centred((MIDDLE, top), 190))
        self._paint_emblem(brush, self.seat, (MIDDLE, y), _LARGE)
        if crowned > 0:
            wreath = centred((MIDDLE, top - 96 * (1 - crowned)), 104)
            brush.picture("laurel", wreath)
        if crowned >= 1:
            self._paint_petals(brush, acted)

    def _paint_petals(self, brush: Brush, acted: float) -> None:
        for x, start, kind in self._petals:
            fallen = (start + 0.7 * acted) % 1
            box = centred((x + 14 * (fallen - 0.5), STAGE.top + fallen * STAGE.height), 9)
            brush.picture(f"spectacle/petal-{kind}", box)
