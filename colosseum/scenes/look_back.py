"""Looking back at a game: the decisions that cost a player most, and what went well."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from colosseum import games
from colosseum.play.seats import seats_of
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes import routes
from colosseum.scenes.parts import latest_findings
from colosseum.scenes.parts.decision_cards import (
    CARDS,
    MOST_CARDS,
    WELL,
    Card,
    beside,
    cards_of,
    costly_buttons,
    paint_card,
    paint_good,
    place_of,
    show_button,
)
from colosseum.scenes.parts.found_mistakes import coming_back
from colosseum.scenes.parts.playing_on import play_on_button
from colosseum.scenes.parts.titled_scene import LEFT, RIGHT, TitledScene, draw_panel, row_button
from colosseum.scenes.scene import OpenJournal, Window
from colosseum.tutor.look_back_process import LookBackProcess
from colosseum.tutor.looking_back import Findings
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import BODY, CREAM, MEDIUM, STONE_DARK, TERRACOTTA, UMBER_LIGHT
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, say, tr

_WAITING: Final = centred(WHOLE.center, 760, 260)
_BAR: Final = Box(_WAITING.left + 60, _WAITING.bottom - 84, _WAITING.width - 120, 22)
_SEATS: Final = Box(LEFT + 640, 62, RIGHT - LEFT - 640, 46)
_FOOT: Final = Box(LEFT + 244, 820, RIGHT - LEFT - 244, 54)
_STEP: Final = 0.005
"""How much progress is worth painting the bar again."""


class LookBackScene(TitledScene):
    def __init__(self, window: Window, journal: Journal[Any]) -> None:
        super().__init__(window)
        self.journal = journal
        self.seats = seats_of(journal)
        people = [place for place, seat in enumerate(self.seats) if seat.is_human]
        self._people = people or list(range(len(self.seats)))
        self._text = journal.text()
        self.cards: tuple[Card, ...] = ()
        """The decisions found, costly ones first."""
        self._coming_back = 0
        """How many of them return as puzzles."""
        self.process: LookBackProcess | None = None
        """What is looking for them, until it has found them or failed."""
        self.has_failed = False
        self._shown_progress = 0.0
        self.seat = self._people[0]
        self.tells_secrets = _tells_secrets(journal, people)
        """Whether people at this screen would learn what they must not know yet."""
        if not self.tells_secrets:
            self._look_at(self.seat)

    @property
    def open_journal(self) -> OpenJournal:
        return self.journal

    @property
    def title(self) -> str:
        return tr("Looking back")

    # Looking

    def _look_at(self, seat: SeatIndex) -> None:
        """Find the decisions of this seat, or show what was found before."""
        self.left()
        self.seat = seat
        self.cards = ()
        self._coming_back = 0
        self.has_failed = False
        if (self._text, seat) in latest_findings.kept:
            self._show(latest_findings.kept[self._text, seat])
        else:
            kit = games.find(self.journal.game.name).ai
            self.process = LookBackProcess(kit, self.journal, seat)
            self.window.announce(_waiting_words())

    def _show(self, findings: Findings) -> None:
        self.cards = cards_of(self.journal, findings)
        self._coming_back = coming_back(self.journal, self.seat, findings)
        costly = [card.aloud for card in self.cards if card.is_costly]
        for words in costly or [self._no_cost_words()]:
            self.window.announce(words)

    def left(self) -> None:
        """Cancel: nobody waits for the findings any more."""
        if self.process is not None:
            self.process.close()
            self.process = None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.process is None:
            return
        self.process.poll()
        if self.process.findings is not None:
            latest_findings.keep(self.journal, self.seat, self.process)
            self._show(self.process.findings)
        self.has_failed = self.process.has_failed
        if self.has_failed:
            self.window.announce(_failed_words(), at_once=True)
        if not self.process.is_busy:
            self.left()
            self.rebuild()
        elif self.process.progress - self._shown_progress >= _STEP:
            self._shown_progress = self.process.progress
            self.page.stale = True

    @property
    def is_lively(self) -> bool:
        return self.process is not None or super().is_lively

    # The page

    def contents(self) -> list[Widget]:
        if self.process is not None:
            return [*self._chips(), Area("progress", _BAR, self._paint_bar)]
        return [
            *self._chips(),
            *(show_button(card, partial(self._open, card)) for card in self.cards),
            *(self._play_on_button(card) for card in self.cards if card.is_costly),
        ]

    def _play_on_button(self, card: Card) -> Button:
        key, box = f"play-on-{card.place}", costly_buttons(card)[1]
        button = play_on_button(key, box, self.window, self.journal, card.finding.number)
        button.belongs_to, button.is_alike = say(card.taken), True
        return button

    def back_button(self) -> Button:
        words = tr("Cancel") if self.process is not None else tr("Back")
        return row_button("back", words, self.back)

    def _chips(self) -> list[Widget]:
        """Whose decisions, where several people played."""
        if len(self._people) == 1 or self.tells_secrets:
            return []
        boxes = row(_SEATS, len(self._people), 10, widest=170, from_right=True)
        return [
            Button(
                f"seat-{seat}",
                box,
                self.seats[seat].name,
                partial(self._choose, seat),
                kind=Kind.CHIP,
                chosen=seat == self.seat,
            )
            for seat, box in zip(self._people, boxes, strict=True)
        ]

    def _choose(self, seat: SeatIndex) -> None:
        if seat != self.seat:
            self._shown_progress = 0.0
            self._look_at(seat)
            self.rebuild()

    def _open(self, card: Card) -> None:
        """Open the replay just before the decision."""
        self.window.push(routes.replay(self.window, self.journal, card.finding.number))

    # The picture

    def paint_panels(self, brush: Brush) -> None:
        if self.process is not None:
            self._paint_waiting(brush)
        elif self.tells_secrets:
            _paint_message(
                brush,
                tr(
                    "Finish the game first. Looking back now would tell each of you what you must "
                    "not yet know about the other."
                ),
            )
        elif self.has_failed:
            _paint_message(brush, _failed_words())
        else:
            self._paint_found(brush)

    def _paint_waiting(self, brush: Brush) -> None:
        draw_panel(brush, _WAITING, tr("What if?"))
        room = Box(_WAITING.left + 60, _WAITING.top + 66, _WAITING.width - 120, 96)
        style = BODY.but(size=21, align="centre")
        brush.text(_waiting_words(), room, style, lines=4, where="waiting")

    def _paint_bar(self, brush: Brush, look: Look) -> None:
        brush.slab(_BAR, STONE_DARK, radius=11, edge=UMBER_LIGHT, edge_width=1.5)
        done = max(_BAR.height, _BAR.width * self._shown_progress)
        brush.slab(Box(_BAR.left, _BAR.top, done, _BAR.height), TERRACOTTA, radius=11)

    def _paint_found(self, brush: Brush) -> None:
        costly = [card for card in self.cards if card.is_costly]
        good = [card for card in self.cards if not card.is_costly]
        for card in costly:
            paint_card(brush, card, place_of(card))
        if not costly:
            draw_panel(brush, CARDS)
            _paint_words(brush, self._no_cost_words(), CARDS)
        elif len(costly) < MOST_CARDS:
            rest = beside(costly[-1])
            draw_panel(brush, rest)
            words = tr("In all your other decisions the advisor found nothing better.")
            _paint_words(brush, words, rest)
        draw_panel(brush, WELL, tr("What went well"))
        for card in good:
            paint_good(brush, card, place_of(card))
        if not good:
            room = Box(WELL.left, WELL.top + 60, WELL.width, WELL.height - 60)
            _paint_words(brush, tr("No single decision stood out."), room)

        if self._coming_back:
            words = ntr(
                "{count} of these decisions comes back as a puzzle in a few days.",
                "{count} of these decisions come back as puzzles in a few days.",
                self._coming_back,
            )
            brush.text(words, _FOOT, MEDIUM.but(size=21, colour=CREAM), where="look back")

    def _no_cost_words(self) -> str:
        """What to say when nothing better was found: praise is for winners."""
        outcome = self.journal.game.outcome
        if outcome is None:
            return tr("So far the advisor has found nothing better than what you decided.")
        if self.seat in outcome.winners:
            return tr("The advisor found nothing better than what you decided: a win well earned.")
        return tr(
            "The advisor found nothing better than what you decided. "
            "This time the others had more luck."
        )


def _waiting_words() -> str:
    return tr(
        "The advisor plays on from your decisions, again and again, "
        "to see what they were worth. This takes less than a minute."
    )


def _failed_words() -> str:
    return tr("The advisor could not finish. Go back and try again.")


def _tells_secrets(journal: Journal[Any], people: Sequence[SeatIndex]) -> bool:
    """Whether several people play on, and one has seen what is hidden from another."""
    game = journal.game
    if len(people) < 2 or game.decision is None:
        return False
    events = [*journal.beginning().opening]
    for record in journal.records:
        events += record.events
    return any(event.seen_by(seat) != event for event in events for seat in people)


def _paint_message(brush: Brush, words: str) -> None:
    draw_panel(brush, _WAITING)
    _paint_words(brush, words, _WAITING)


def _paint_words(brush: Brush, words: str, room: Box) -> None:
    style = BODY.but(size=24, align="centre")
    brush.text(words, room.inflate(-80, -40), style, lines=4, where="found")
