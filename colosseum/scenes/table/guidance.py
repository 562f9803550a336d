"""Hints and advice at the table: they speak and point, but never act."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from colosseum import games
from colosseum.play.seats import Seat
from colosseum.rules.kernel import Record, SeatIndex
from colosseum.scenes.parts.keys import HINT, with_key
from colosseum.scenes.scene import Window
from colosseum.scenes.table.advice import AdviceActions, LaidOut, advice_widgets
from colosseum.scenes.table.kit import TableKit
from colosseum.scenes.table.marks import with_marks
from colosseum.scenes.table.panel import Panel
from colosseum.tutor.advisor import Advice, advise
from colosseum.tutor.hints import Hint, hints_for
from colosseum.tutor.marks import Mark
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import ruler
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr


class Guided(Protocol):
    """What guidance may ask of the table."""

    window: Window
    kit: TableKit
    seats: tuple[Seat, ...]

    @property
    def game(self) -> Any: ...

    @property
    def records(self) -> Sequence[Record]: ...

    def rebuild(self) -> None: ...


class Guidance:
    """At most one hint for each decision, and advice on request.

    A hint points out one thing, and the advisor weighs everything. So a hint that urges something
    else than the advisor would do is not shown, and asking for advice puts the hint away.
    """

    def __init__(self, table: Guided) -> None:
        self._table = table
        self._kit = games.tutor(table.game.name)
        self._progress = Progress.load(self._kit.name)
        self._are_on = True
        """Whether hints come up by themselves, as set when this decision came up."""
        self._seat: SeatIndex | None = None
        """The deciding player, if a person."""
        self._latest: Hint | None = None
        self.hint: Hint | None = None
        """The hint shown now."""
        self.advice: Advice | None = None
        self._wished_by: SeatIndex | None = None
        """Who asked for advice on the decision that comes next."""
        self._marked = 0

    # What happens

    def asked(self, seat: SeatIndex) -> None:
        """A decision is due: show the most pressing hint not seen before, if any."""
        self._seat = seat
        self.hint = self.advice = None
        wished_by, self._wished_by = self._wished_by, None
        if wished_by == seat:
            self.toggle_advice()
        else:
            self._offer(seat)

    def _offer(self, seat: SeatIndex) -> None:
        self._progress = Progress.load(self._kit.name)
        self._are_on = self._table.window.settings.hints
        if self._are_on and self.hint is None and self.advice is None:
            self.show(next(self._hints(seat, self._progress.seen), None))

    def came_back(self) -> None:
        """The player has been elsewhere, and may have switched hints off, or on to see them all."""
        before, self._progress = self._progress, Progress.load(self._kit.name)
        if self._seat is None:
            return
        if not self._table.window.settings.hints:
            self.hint = None if self._are_on else self.hint
            self._are_on = False
        elif not self._are_on or self._progress != before:
            self._offer(self._seat)

    def decided(self) -> None:
        """The player has acted, so the hint counts as read."""
        self._seat = self.advice = None
        self._put_away()

    def _put_away(self) -> None:
        if self.hint is not None:
            self._progress.see(self.hint.id)
            self.hint = None

    def show(self, hint: Hint | None) -> None:
        self.hint = hint
        self._latest = hint or self._latest
        is_alone = sum(seat.is_human for seat in self._table.seats) == 1
        if hint is not None and is_alone:  # it may speak of cards in the hand
            self._table.window.announce(say(hint.words))

    def dismiss(self) -> None:
        self._put_away()
        self._table.rebuild()

    def toggle_hint(self) -> bool:
        """Hide the hint, or show the latest again in its current words; False if there is none."""
        if self.hint is not None:
            self.dismiss()
            return True
        self.advice = None
        hints = [] if self._seat is None else list(self._hints(self._seat))
        again = [hint for hint in hints if self._latest and hint.id == self._latest.id]
        self.show(next(iter([*again, *hints]), self._latest))
        self._table.rebuild()
        return self.hint is not None

    def wish(self, seat: SeatIndex) -> None:
        """Advise this player as soon as there is something to decide."""
        self._wished_by = seat

    def toggle_advice(self) -> None:
        game = self._table.game
        if self.advice is None:
            assert game.decision is not None
            self._put_away()
            self.advice = advise(self._kit, game, game.decision.seat, self._table.records)
        else:
            self.advice = None
        self._marked = 0
        self._table.rebuild()

    def _hints(self, seat: SeatIndex, seen: Sequence[str] = ()) -> Iterator[Hint]:
        """The hints not seen before that say nothing against what the advisor would do.

        Advice takes a while, so the advisor is asked only about hints that take sides.
        """
        game = self._table.game
        advised: list[tuple[Mark, ...]] | None = None
        for hint in hints_for(self._kit.situations, game, seat):
            if hint.id in seen:
                continue
            if advised is None and (hint.urges or hint.warns_of):
                advised = advise(self._kit, game, seat, self._table.records).best_marks
            if hint.agrees_with(advised or ()):
                yield hint

    def _mark(self, place: int) -> None:
        self._marked = place
        self._table.rebuild()

    @property
    def about(self) -> Sequence[object]:
        """What advice or a hint points at now."""
        if self.advice is not None:
            return self.advice.choices[self._marked].about
        return self.hint.about if self.hint is not None else ()

    def advice_box(self, panel: Panel[Any]) -> Box | None:
        """Where advice is, if it is open."""
        if self.advice is None:
            return None
        return self._advice_widgets(self.advice, panel)[0].box

    # What can be pressed

    def arrange(
        self, panel: Panel[Any], words: Box | None, others: Sequence[Widget]
    ) -> list[Widget]:
        """The table's widgets, with what advice or a hint adds; its words are in their own box."""
        outline = self._table.kit.outline
        if self.advice is not None:
            action = self.advice.choices[self._marked].action
            added = self._advice_widgets(self.advice, panel)
            seen = [widget for widget in others if not added[0].box.contains(widget.box)]
            return [*with_marks(self.about, seen, outline, action=action), *added]
        if self.hint is not None and words is not None:
            marked = with_marks(self.about, others, outline, strong=False)
            return [*marked, self._closer(words)]
        return [*others]

    def _closer(self, words: Box) -> Widget:
        return Button(
            "dismiss",
            Box(words.right - 36, words.top + 8, 28, 28),
            "×",
            self.dismiss,
            kind=Kind.QUIET,
            size=22,
            tip=with_key(tr("Hide the hint"), HINT),
        )

    def _advice_widgets(self, advice: Advice, panel: Panel[Any]) -> list[Widget]:
        def lay_out(place: int) -> None:
            panel.lay_out(advice.choices[place].action)
            self._mark(place)

        window, game = self._table.window, self._table.game
        return advice_widgets(
            advice,
            self._marked,
            LaidOut(
                frozenset(
                    place
                    for place, choice in enumerate(advice.choices)
                    if panel.can_lay_out(choice.action)
                ),
                panel.lay_out_words,
            ),
            self._table.kit.layout,
            AdviceActions(self._mark, lay_out, self.toggle_advice),
            ruler(window.screen, window.paintbox),
            len(game.seats),
            at_top=2 * game.decision.seat >= len(game.seats),
        )
