"""The ceremony itself, as one motion: a player's pillar rises in each act, the winner's last."""

from typing import Final

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.standings import own_line, standings
from colosseum.scenes.parts.last_words import LastWords, last_words
from colosseum.scenes.parts.own_lines import OwnLine, own_lines
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.finale.best_event import BestEvents
from colosseum.scenes.table.colosseum.finale.pillars import Pillars
from colosseum.scenes.table.colosseum.spectacle.applause import applause
from colosseum.scenes.table.colosseum.spectacle.crowd import FULL_HOUSE, attending
from colosseum.scenes.table.colosseum.spectacle.places import RIBBON, SCENE
from colosseum.scenes.table.colosseum.spectacle.stage import Moment, Stage
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.finale import Finale
from colosseum.scenes.table.speech_bubble import speech_bubble
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.kept_part import KeptPart
from colosseum.widgets.widget import Look
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say

_ACT: Final = 2.4
_LAST_ACT: Final = 3.6
_LINGER: Final = 3.0
_UNROLL: Final = 0.15
_CHEERED: Final = 0.4
_FLICKER: Final = 12


class PodiumCeremony(Finale):
    """Everyone's best event from the last to the first; it stays until a person goes on."""

    def __init__(self, event: ev.GameEnded, display: ColosseumDisplay, table: Table) -> None:
        self._display = display
        self._table = table
        self._winners = event.winners
        self._people = [seat for seat, who in enumerate(display.seats) if who.is_human]
        is_won = not self._people or any(seat in event.winners for seat in self._people)
        lengths = [_ACT] * (len(display.seats) - 1) + [_LAST_ACT]
        super().__init__(display.window.sounds, lengths, _LINGER, is_won=is_won)
        self.waits = bool(self._people)
        self.hides = (SCENE, RIBBON)
        self._kept = KeptPart(covers=False)

    def start(self) -> None:
        """Rank the players now: before, the last event may not have been counted yet."""
        super().start()
        display, records = self._display, self._table.records
        settings = display.window.settings
        self._ranked = standings(display.state, records)
        self._pillars = Pillars(self._ranked, display.seats, settings.symbols)
        self._ribbon = BestEvents(display.state, display.seats, self._own_lines())
        self._stages = [self._stage(act, settings.symbols) for act in range(len(self._ranked))]
        self._last_words = (
            last_words(display.seats, self._winners, len(records))
            if settings.opponents_speak
            else None
        )

    def _place(self, act: int) -> int:
        """Whose pillar rises, as a place among the ranked."""
        return len(self._ranked) - 1 - act

    def _stage(self, act: int, symbols: bool) -> Stage:
        """The amphitheatre in the colours of the player whose pillar rises."""
        standing = self._ranked[self._place(act)]
        seat = self._display.seats[standing.seat]
        is_last = act == len(self._ranked) - 1
        above = Sentence("The best event of all") if is_last else standing.place_words
        return Stage(seat.colour, (), (), (above, Sentence.literal(seat.name)), symbols)

    def _own_lines(self) -> list[OwnLine]:
        """How each person came out."""
        names = self._display.names
        mine = [standing for standing in self._ranked if standing.seat in self._people]
        return own_lines([(names[it.seat], own_line(it, self._ranked, names)) for it in mine])

    def draw(self, brush: Brush, part: float) -> None:
        now = part * self.seconds
        act, acted = self.act_at(now)
        place = self._place(act)
        is_crowned = place == 0 and self._pillars.is_crowned(acted)
        self._make_heard(act, acted, is_crowned)
        flames = int(now * _FLICKER)
        unrolled = min(1.0, acted / _UNROLL)
        raining = now if is_crowned else None
        people = attending(FULL_HOUSE)
        self._stages[act].paint(brush, Moment(people, flames, 1.0, unrolled, 1.0, raining))
        self._pillars.paint(brush, place, acted)
        self._paint_ribbon(brush, place, is_over=is_crowned)
        if is_crowned and self._last_words is not None:
            self._paint_last_words(brush, self._last_words)

    def _make_heard(self, act: int, acted: float, is_crowned: bool) -> None:
        if acted >= _CHEERED:
            self.hear_once(act, applause(self._ranked[self._place(act)].best))
        if is_crowned:
            self.hear_once(len(self._ranked), Effect.FANFARE)

    def _paint_ribbon(self, brush: Brush, place: int, *, is_over: bool) -> None:
        standing = self._ranked[place]

        def paint(ribbon: Brush) -> None:
            self._ribbon.paint(ribbon, standing, is_over=is_over, waits=self.waits)

        self._kept.show(brush, RIBBON, (place, is_over), paint)

    def _paint_last_words(self, brush: Brush, last: LastWords) -> None:
        """In a bubble beside the one who speaks, away from the winner."""
        seat = self._display.seats.index(last.speaker)
        place = next(n for n, standing in enumerate(self._ranked) if standing.seat == seat)
        x, y = self._pillars.head(place)
        on_left = x < self._pillars.head(0)[0]
        mouth = (x - 36 if on_left else x + 36, y)
        bubble = speech_bubble(brush, say(last.words), mouth, on_left=on_left)
        bubble.draw(brush, Look())
