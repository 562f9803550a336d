"""Decisions that looking back has found, as cards: what was done, what else, and what it meant."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from colosseum import games
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Game, Pattern
from colosseum.scenes.parts.titled_scene import BOTTOM, LEFT, RIGHT, TOP, draw_panel, heading_box
from colosseum.tutor.kit import TutorKit
from colosseum.tutor.looking_back import Finding, Findings
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GREEN,
    ITALIC,
    MEDIUM,
    NUMBER,
    PAPER,
    PURPLE,
    SMALL,
    STONE_DARK,
    STRONG,
    TERRACOTTA_DARK,
    TITLE,
    Colour,
)
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, say, tr

CARDS: Final = Box(LEFT, TOP, RIGHT - LEFT, 470)
"""Where the costly decisions are, side by side."""
WELL: Final = Box(LEFT, CARDS.bottom + 16, CARDS.width, BOTTOM - CARDS.bottom - 16)
_INSIDE_WELL: Final = Box(WELL.left + 28, WELL.top + 62, WELL.width - 56, WELL.height - 74)
MOST_CARDS: Final = 3
_GAP: Final = 18.0
_SIDE: Final = 28.0
_BUTTON: Final = 44.0
_SHOW_GOOD: Final = 216.0
_HEAD: Final = 30.0
_SURE: Final = 2.0
"""How many errors the likely range reaches to either side."""


@dataclass(frozen=True, slots=True)
class Card:
    """A decision in words."""

    finding: Finding
    is_costly: bool
    place: int
    """Among those of its kind, the largest difference first."""
    standing: Sentence
    """When it was: “Turn III, acquiring”."""
    before: Sentence | None
    """What had just happened, as the player saw it: “Sol bids 11 coins.”."""
    taken: Sentence
    other: Sentence
    meaning: Pattern
    """What it cost or brought, {count}."""

    @property
    def number(self) -> int:
        """The difference in whole numbers; never none, for then it would not be told."""
        return max(1, round(self.finding.difference))

    @property
    def meaning_words(self) -> str:
        assert self.meaning.plural is not None
        return ntr(self.meaning.singular, self.meaning.plural, self.number)

    @property
    def range_words(self) -> str:
        """How sure that is."""
        finding = self.finding
        if not finding.rounds:
            return tr("The advisor’s guess.")
        least = max(0, round(finding.difference - _SURE * finding.error))
        most = max(self.number, round(finding.difference + _SURE * finding.error))
        rounds = ntr(
            "Simulated once each way.", "Simulated {count} times each way.", finding.rounds
        )
        if least == most:
            return rounds
        return f"{tr('Likely between {least} and {most}.', least=least, most=most)} {rounds}"

    @property
    def aloud(self) -> str:
        """The card for those who only hear it: when, what it meant, what was done and what else."""
        told = (
            self.meaning_words.rstrip("."),
            f"{tr('You chose')}: {say(self.taken)}",
            f"{tr('An expert would')}: {say(self.other)}",
        )
        return ". ".join((say(self.standing), *told))


def cards_of(journal: Journal[Any], findings: Findings) -> tuple[Card, ...]:
    """Put what was found into words, costly decisions first."""
    name = journal.game.name
    wording, tutor = games.find(name).wording, games.tutor(name)
    found = [*findings.costly, *findings.good]
    positions = positions_before(journal, {finding.number for finding in found})
    cards = []
    for index, finding in enumerate(found):
        game = positions[finding.number]
        is_costly = index < len(findings.costly)
        cards.append(
            Card(
                finding,
                is_costly,
                index if is_costly else index - len(findings.costly),
                wording.standing_words(game),
                _just_before(journal, finding.number),
                wording.action_words(game, finding.taken),
                wording.action_words(game, finding.other),
                _meaning(tutor, finding, is_costly=is_costly),
            )
        )
    return tuple(cards)


def _meaning(tutor: TutorKit, finding: Finding, *, is_costly: bool) -> Pattern:
    if not is_costly:
        return tutor.words.gain
    return tutor.words.cost if finding.is_clear else tutor.words.perhaps_cost


def positions_before(journal: Journal[Any], numbers: set[int]) -> dict[int, Game]:
    """The game before these actions."""
    game = journal.beginning()
    found = {}
    for number, record in enumerate(journal.records):
        if number in numbers:
            found[number] = game.copy()
        game.apply(record.action)
    return found


def _just_before(journal: Journal[Any], number: int) -> Sentence | None:
    """The last thing that happened before an action; nothing at the start."""
    game, seat = journal.game, journal.records[number].seat
    wording = games.find(game.name).wording
    events = journal.records[number - 1].events if number else ()
    # The beginning of a phase is a heading; the card's own says as much.
    told = [event for event in events if not event.is_heading]
    return wording.event_words(told[-1].seen_by(seat), game.seats) if told else None


# Where they are


def place_of(card: Card) -> Box:
    if card.is_costly:
        return row(CARDS, MOST_CARDS, _GAP)[card.place]
    return row(_INSIDE_WELL, 2, _GAP)[card.place]


def beside(card: Card) -> Box:
    """What is left of the row to the right of a costly decision."""
    left = place_of(card).right + _GAP
    return Box(left, CARDS.top, CARDS.right - left, CARDS.height)


def costly_buttons(card: Card) -> list[Box]:
    """Where a costly decision has its buttons: to show the moment, and to play on from it."""
    box = place_of(card)
    line = Box(box.left + 16, box.bottom - _BUTTON - 16, box.width - 32, _BUTTON)
    return row(line, 2, 8)


def show_button(card: Card, on_press: Callable[[], None]) -> Button:
    box = place_of(card)
    tip = tr("Open the replay just before this decision.")
    if card.is_costly:
        at = costly_buttons(card)[0]
        key = f"show-{card.place}"
    else:
        at = Box(box.right - _SHOW_GOOD - 8, box.bottom - 41, _SHOW_GOOD, 34)
        key = f"show-good-{card.place}"
    button = Button(key, at, tr("Show this moment"), on_press, size=17, tip=tip, inset=8)
    button.belongs_to, button.is_alike = say(card.taken), True
    return button


# The picture


def paint_card(brush: Brush, card: Card, box: Box) -> None:
    """A costly decision: what it cost, what the player did, and what an expert would have done."""
    draw_panel(brush, box, say(card.standing))
    left, width = box.left + _SIDE, box.width - 2 * _SIDE
    top = heading_box(box).bottom + 10
    ink = TERRACOTTA_DARK if card.finding.is_clear else FADED
    _paint_number(brush, f"−{card.number}", Box(left - 8, top, 104, 62), ink)
    words = Box(left + 104, top, width - 104, 62)
    brush.text(card.meaning_words, words, STRONG.but(size=20), lines=3, where="meaning")
    before = Box(left, words.bottom + 2, width, 42)
    if card.before:
        brush.text(say(card.before), before, SMALL.but(size=17), lines=2, where="card")
    label = Box(left, before.bottom + 2, width, 22)
    brush.text(tr("You chose"), label, MEDIUM.but(size=17, colour=PURPLE), where="card")
    taken = Box(left, label.bottom, width, 46)
    brush.text(say(card.taken), taken, STRONG.but(size=20, valign="top"), lines=2, where="card")
    end = box.bottom - _BUTTON - 46
    _paint_expert(brush, card, Box(left - 8, taken.bottom, width + 16, end - taken.bottom))
    sure = Box(left, end + 4, width, 24)
    brush.text(card.range_words, sure, SMALL.but(size=16), where="card")


def _paint_expert(brush: Brush, card: Card, box: Box) -> None:
    """What an expert would have done and why, in the advisor's purple."""
    brush.slab(box, PAPER, radius=10, edge=PURPLE, edge_width=2)
    head = Box(box.left, box.top, box.width, _HEAD)
    brush.slab(head, PURPLE, radius=10)
    brush.slab(Box(head.left, head.bottom - 10, head.width, 10), PURPLE, radius=0)
    crown = Box(head.left + 10, head.top + 4, 22, 22)
    brush.picture("icon-crown", crown)
    words = Box(crown.right + 8, head.top, head.right - crown.right - 18, _HEAD)
    style = TITLE.but(size=16, colour=CREAM)
    brush.text(tr("An expert would"), words, style, where="card")
    inside = Box(box.left + 12, head.bottom + 4, box.width - 24, box.bottom - head.bottom - 8)
    action = Box(inside.left, inside.top + 2, inside.width, 46)
    brush.text(say(card.other), action, STRONG.but(size=18.5), lines=2, where="card")
    if card.finding.reason is not None:
        reason = Box(inside.left, action.bottom, inside.width, inside.bottom - action.bottom - 4)
        quoted = tr("“{words}”", words=card.finding.reason)
        brush.text(quoted, reason, ITALIC.but(size=18, valign="top"), lines=3, where="card")


def paint_good(brush: Brush, card: Card, box: Box) -> None:
    """A good decision: what it brought, and what it was better than."""
    brush.slab(box, PAPER, radius=10, edge=STONE_DARK, edge_width=1.5)
    _paint_number(brush, f"+{card.number}", Box(box.left + 8, box.top, 100, box.height), GREEN)
    left, top = box.left + 116, box.top + 5
    width = box.right - left - 14
    # Translators: {when} is “Turn II, Trading”, {action} “Offer Lupa 2 lions for 1 torch”.
    action = tr("{when}: {action}", when=card.standing, action=card.taken)
    brush.text(action, Box(left, top, width + 10, 28), STRONG.but(size=19), where="good")
    meaning = Box(left, top + 28, width, 26)
    brush.text(card.meaning_words, meaning, BODY.but(size=18), where="good")
    against = Box(left, meaning.bottom, width - _SHOW_GOOD - 14, box.bottom - meaning.bottom - 6)
    brush.text(_against(card), against, SMALL.but(size=17, valign="top"), lines=2, where="good")


def _against(card: Card) -> str:
    if card.finding.reason is None:
        return tr("An expert would have done worse: {action}", action=card.other)
    return tr("Next best: {action}", action=card.other)


def _paint_number(brush: Brush, words: str, box: Box, colour: Colour) -> None:
    brush.text(words, box, NUMBER.but(size=50, colour=colour, align="centre"), where="number")
