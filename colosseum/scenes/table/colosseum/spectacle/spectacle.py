"""An event from the opening of the gates to its total, as one motion."""

from collections.abc import Sequence
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.state import State
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.table.colosseum.layout import PLAQUES, plaque_box
from colosseum.scenes.table.colosseum.spectacle.applause import applause
from colosseum.scenes.table.colosseum.spectacle.attending_nobles import nobles_in_loge
from colosseum.scenes.table.colosseum.spectacle.cast import line_up
from colosseum.scenes.table.colosseum.spectacle.count import Count
from colosseum.scenes.table.colosseum.spectacle.crowd import attending
from colosseum.scenes.table.colosseum.spectacle.places import RIBBON, SCENE
from colosseum.scenes.table.colosseum.spectacle.stage import Moment, Stage, prepare_cast
from colosseum.sound.sounds import Effect, Sounds
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import Screen
from colosseum.widgets.kept_part import KeptPart
from colosseum.widgets.motion import Motion
from colosseum.widgets.theme import UMBER_DARK
from colosseum.words.sentences import Sentence

_UNROLL: Final = 0.5
_ENTER: Final = 1.7
"""Seconds in which the cast comes in, after the banner has come down."""
_A_PART: Final = 0.5
_NOTHING: Final = 0.12
"""A part of the count that brings nothing passes quickly."""
_FLICKER: Final = 12
"""How often a second the torches change."""
_RACE: Final = 0.8
_LINGER: Final = 2.0


class Spectacle(Motion):
    """A person's own event stays until it is clicked away; a rival's for about two seconds."""

    def __init__(
        self,
        event: ev.EventProduced,
        state: State,
        seats: Sequence[Seat],
        sounds: Sounds,
        *,
        symbols: bool,
    ) -> None:
        seat = seats[event.seat]
        self._event = event
        self._seat = seat
        self._seats = seats
        self._sounds = sounds
        self._count = Count(event, state, seats, symbols)
        self._performers = line_up([*event.tokens, *event.jokers])
        nobles = nobles_in_loge(state, event.seat)
        alone = sum(it.is_human for it in seats) == 1
        if seat.is_human and alone:
            # Translators: above the name of a programme.
            presents = Sentence("You present")
        else:
            # Translators: above the name of a programme.
            presents = Sentence("{name} presents", name=seat.name)
        words = presents, RULES.programme(event.number).name
        self._stage = Stage(seat.colour, self._performers, nobles, words, symbols)
        self._lengths = [_A_PART if part.spectators else _NOTHING for part in self._count.parts]
        self._counting = _UNROLL + _ENTER
        self._racing = self._counting + sum(self._lengths)
        self._plaques = KeptPart(covers=False)
        self._heard: set[str] = set()
        self._accent = PLAYERS[seat.colour].colour
        super().__init__(self._racing + _RACE + _LINGER, on_start=lambda: sounds.play(Effect.GATES))
        self.waits = seat.is_human
        self.still = _LINGER
        self.hides = (SCENE, RIBBON)

    def prepare(self, paintbox: PaintBox, screen: Screen) -> None:
        """Have the cast drawn in the background, before the gates open."""
        prepare_cast(paintbox, screen, self._performers, self._accent)

    def draw(self, brush: Brush, part: float) -> None:
        now = part * self.seconds
        lit = self._lit(now)
        raced = _share(now - self._racing, _RACE)
        self._make_heard(lit, raced)
        self._plaques.show(brush, PLAQUES.inflate(4, 4), None, self._dim_rivals)
        self._stage.paint(brush, self._moment(now, raced))
        self._count.paint(brush, lit, raced, waits=self.waits)

    def _moment(self, now: float, raced: float) -> Moment:
        """People come in when the torches change: to paint either, all has to be painted."""
        flames = int(now * _FLICKER)
        return Moment(
            people=attending(self._arrived(self._lit(flames / _FLICKER))),
            flames=flames,
            entered=_share(now - _UNROLL * 0.6, _ENTER),
            unrolled=_share(now, _UNROLL),
            seated=_share(now - _UNROLL, _ENTER),
            raining=now if raced >= 1 and self._count.is_new_best else None,
        )

    def _lit(self, now: float) -> float:
        """How many parts of the count have been shown, with the current one as a fraction."""
        left = now - self._counting
        for number, length in enumerate(self._lengths):
            if left < length:
                return number + max(0.0, left) / length
            left -= length
        return float(len(self._lengths))

    def _arrived(self, lit: float) -> float:
        """Spectators who have taken their seats by now: they come while a part is counted."""
        parts = self._count.parts
        whole = int(lit)
        here = sum(part.spectators for part in parts[:whole])
        if whole < len(parts):
            here += round(parts[whole].spectators * (lit - whole))
        return here

    def _make_heard(self, lit: float, raced: float) -> None:
        if lit > 0:
            self._hear_once("count", Effect.ROLL)
        if raced > 0:
            self._hear_once("crowd", applause(self._event.score.total))
        if raced >= 1 and self._count.is_new_best:
            self._hear_once("best", Effect.FANFARE)

    def _hear_once(self, what: str, effect: Effect) -> None:
        if what not in self._heard:
            self._heard.add(what)
            self._sounds.play(effect)

    def _dim_rivals(self, brush: Brush) -> None:
        """The producer's plaque stays bright; with high contrast, all of them can be read."""
        if brush.paintbox.high_contrast:
            return
        for seat in range(len(self._seats)):
            if seat != self._event.seat:
                box = plaque_box(seat, len(self._seats))
                brush.slab(box.inflate(2, 2), UMBER_DARK, radius=11, opacity=140)


def _share(passed: float, whole: float) -> float:
    return min(1.0, max(0.0, passed / whole))
