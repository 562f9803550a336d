"""What all of Roma's decisions share: a card and its words, what would happen, and the buttons.

A panel comes up with nothing chosen, so its main button does nothing yet. What one press decides
has a place of its own: the end of the turn, the way out of a question, and the two answers to a
roll. So a press that is meant for one panel never hits a deed of the next.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.rules.roma.prospects import Fight, Prospect, prospect
from colosseum.rules.roma.state import State
from colosseum.scenes.parts.keys import Shortcut, digits
from colosseum.scenes.table.roma import picked_dice
from colosseum.scenes.table.roma.card_faces import paint_name, price, shield
from colosseum.scenes.table.roma.card_pages import open_card_page
from colosseum.scenes.table.roma.cards import card_tip, paint_small
from colosseum.scenes.table.roma.layout import PANEL
from colosseum.scenes.table.roma.panels.prospect_words import (
    deed_words,
    end_words,
    fight_words,
    told_words,
)
from colosseum.scenes.table.roma.piece_keys import Picked, Piece
from colosseum.scenes.table.roma.type_aliases import Panel, Table
from colosseum.tutor.roma.marks import ActionButton
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.motion import Point
from colosseum.widgets.press_guard import GUARD
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    GREEN,
    INK,
    PAPER,
    SMALL,
    STONE_DARK,
    TERRACOTTA,
    TITLE,
    Colour,
    colour,
)
from colosseum.widgets.widget import Area, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

DICE: Final = Shortcut(digits(RULES.dice), Sentence("Choose a die, or its next use"))
"""They take the dice of the tray."""
CARDS_ON_SHOW: Final = Shortcut(digits(9), Sentence("Choose one of the cards on show"))
_TILE: Final = 86.0
_PRIMARY: Final = 50.0
_ROW: Final = 40.0
_END: Final = 44.0
_GAP: Final = 10.0
WARNING: Final = TERRACOTTA
_LIKELY: Final = colour("#e9f0d8")
_UNLIKELY: Final = colour("#efe4cd")


class Deciding(Panel):
    """A panel in which a person decides."""

    box = PANEL

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._prospects: dict[Action, Prospect] = {}

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The die or card that is chosen, with which an action is done."""
        return ()

    def acting(self, action: Action, dropped: Point | None = None) -> Callable[[], None]:
        """A press that takes the action with what is chosen, which is there if it was dropped."""
        act = super().acting(action)

        def pressed() -> None:
            self.table.drafts.keep(Picked(self.pieces, dropped))
            picked_dice.note(self.table, self.pieces)
            act()

        return pressed

    def prospect(self, action: Action) -> Prospect:
        """What the action would do; the rules are asked once."""
        if action not in self._prospects:
            self._prospects[action] = prospect(self.table.game, action)
        return self._prospects[action]

    @property
    def state(self) -> State:
        return self.table.game.state

    @property
    def seat(self) -> SeatIndex:
        return self.state.seat

    @property
    def hand(self) -> tuple[CardNumber, ...]:
        return self.state.hands[self.seat]

    @property
    def rival(self) -> str:
        return self.table.game.seats[1 - self.seat]

    @property
    def question(self) -> str:
        """What is asked, in the rules' own words."""
        decision = self.table.game.decision
        return "" if decision is None else say(decision.help)

    @property
    def task(self) -> str:
        """Nothing: the panel itself says what is asked, and below it are hints alone."""
        return ""

    # The foot of the panel: each row has deeds of its own kind

    @property
    def end_box(self) -> Box:
        """The lowest row: for the end of the turn, and nothing else ever."""
        return Box(self.inside.left, self.inside.bottom - _END, self.inside.width, _END)

    @property
    def pair_box(self) -> Box:
        """For the two answers to a roll, or for other uses of what is chosen."""
        return Box(self.inside.left, self.end_box.top - _ROW - _GAP, self.inside.width, _ROW)

    @property
    def way_out(self) -> Box:
        """For declining a question."""
        return row(self.pair_box, 2, 10)[0]

    @property
    def primary_box(self) -> Box:
        top = self.pair_box.top - _PRIMARY - _GAP
        return Box(self.inside.left, top, self.inside.width, _PRIMARY)

    def primary(self, words: str, action: Action, act: Callable[[], None] | None = None) -> Button:
        """The main button; red only if somebody would want it."""
        why_not = self.why_not(action)
        ahead = self.prospect(action) if why_not is None else None
        return self.main_button(
            words if ahead is None else deed_words(words, ahead.end, self.seat),
            action,
            act or self.acting(action),
            why_not,
            is_wanted=ahead is None or ahead.is_wanted,
        )

    def main_button(
        self,
        words: str,
        action: Action,
        act: Callable[[], None],
        disabled_because: str | None,
        *,
        is_wanted: bool,
    ) -> Button:
        """Whatever it would do anew takes no press before it has been noticed."""
        button = Button(
            "do",
            self.primary_box,
            words,
            act,
            kind=Kind.PRIMARY if is_wanted else Kind.PLAIN,
            lines=2,
            disabled_because=disabled_because,
            about=(ActionButton(type(action)), action),
        )
        button.question = action
        return button

    def not_yet(
        self, words: str, kind: type[Action], disabled_because: str, box: Box | None = None
    ) -> Button:
        """The main button before everything for its action is chosen."""
        return Button(
            "do",
            box or self.primary_box,
            words,
            kind=Kind.PRIMARY,
            size=None if box is None else 17,
            lines=2,
            disabled_because=disabled_because,
            about=(ActionButton(kind),),
        )

    def plain(
        self,
        key: str,
        box: Box,
        words: str,
        action: Action,
        *,
        kind: Kind = Kind.PLAIN,
        size: float = 17,
        is_way_out: bool = False,
    ) -> Button:
        """An action with a place of its own."""
        why_not = self.why_not(action)
        end = self.prospect(action).end if why_not is None else None
        made = Button(
            key,
            box,
            deed_words(words, end, self.seat),
            self.acting(action),
            kind=kind,
            size=size,
            lines=2,
            disabled_because=why_not,
            about=(ActionButton(type(action)), action),
        )
        made.is_way_out = is_way_out
        return made

    # A card and what it says

    @property
    def card_box(self) -> Box:
        return Box(self.inside.left, self.inside.top, self.inside.width, _TILE)

    def paint_card_box(self, brush: Brush, number: CardNumber) -> None:
        """The card with its numbers and all its words."""
        card, box = CARDS[number], self.card_box
        paint_small(brush, number, Box(box.left, box.top, _TILE, _TILE))
        left = box.left + _TILE + 12
        numbers = Box(box.right - 66, box.top - 2, 66, 28)
        price(brush, Box(numbers.left, numbers.top + 2, 26, 26), card.price)
        shield(brush, Box(numbers.right - 28, numbers.top, 26, 30), card.defence)
        head = Box(left, box.top - 2, numbers.left - left - 6, 28)
        paint_name(brush, card.name, head, TITLE.but(size=20), grows=True)
        words = Box(left, box.top + 28, box.right - left, _TILE - 26)
        style = BODY.but(size=17, valign="top")
        brush.text(say(card.text), words, style, lines=4, where="card words")

    def card_area(self, number: CardNumber) -> Widget:
        """The same to point at; a press opens its page in the rulebook."""
        look_up = partial(open_card_page, self.table.window, number)
        area = Area("card words", self.card_box, on_press=look_up, tip=card_tip(number))
        area.belongs_to = tr("Rulebook")
        area.is_aside = True
        area.pause = GUARD  # it comes up under a hand that presses on and on
        return area

    # What would happen

    @property
    def note_box(self) -> Box:
        """Between the card and the buttons."""
        top = self.card_box.bottom + 8
        return Box(self.inside.left, top, self.inside.width, self.primary_box.top - 8 - top)

    def prospect_words(self, action: Action) -> str:
        """What the action would do, and whether it ends the game."""
        ahead = self.prospect(action)
        lines = (told_words(ahead.seen.events, self.table.game), end_words(ahead.end, self.seat))
        return "\n".join(line for line in lines if line)

    def paint_note(self, brush: Brush, words: str, box: Box, ink: Colour = INK) -> None:
        """Words on paper, as high as they need within the box."""
        if words:
            style = BODY.but(size=17, colour=ink)
            high = brush.text_height(words, style, box.width - 22) + 20
            paper = Box(box.left, box.top, box.width, min(box.height, max(46, high)))
            brush.slab(paper, PAPER, radius=8, edge=STONE_DARK, edge_width=1.5)
            brush.text(words, paper.inflate(-22, -10), style, lines=6, where="note")

    def paint_fight(self, brush: Brush, fight: Fight, box: Box) -> None:
        """The odds of a battle, with the rolls that win it."""
        brush.slab(box, PAPER, radius=8, edge=STONE_DARK, edge_width=1.5)
        words = Box(box.left + 12, box.top + 4, box.width - 24, box.height - 54)
        brush.text(fight_words(fight), words, BODY.but(size=17), lines=2, where="odds")
        line = Box(box.left + 12, box.bottom - 46, box.width - 24, 38)
        for face, place in enumerate(row(line, RULES.faces, 8), start=1):
            wins = face >= fight.least
            edge = STONE_DARK if not wins else GREEN if face >= fight.needed else GOLD
            fill = _LIKELY if face >= fight.needed else _UNLIKELY
            brush.slab(place, fill, radius=8, edge=edge, edge_width=2 if wins else 1.2)
            picture = Box(place.centerx - 17, place.centery - 17, 34, 34)
            brush.picture(f"roma/symbol-{face}", picture, opacity=255 if wins else 90)


def numbers_of(wanted: Sequence[int], things: Sequence[int]) -> tuple[int, ...]:
    """Where these dice or cards are among all of them; equal ones one after another."""
    found: list[int] = []
    for thing in wanted:
        found.append(next(n for n, it in enumerate(things) if it == thing and n not in found))
    return tuple(sorted(found))


def paint_label(brush: Brush, words: str, box: Box, ink: Colour = FADED) -> None:
    brush.text(words, box, SMALL.but(colour=ink), lines=2, where="label")
