"""Phase 3: laying dice on symbols, playing cards, and ending the turn."""

from collections.abc import Callable
from functools import partial

from colosseum.play.roma.automatic_decisions import Aim
from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    END_TURN,
    Activate,
    Bribe,
    DrawCards,
    Play,
    TakeMoney,
)
from colosseum.rules.roma.data import BRIBERY, EMPTY, CardNumber
from colosseum.rules.roma.display_names import symbol_name
from colosseum.rules.roma.foreseen_end import last_points, unused
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import Fight
from colosseum.scenes import routes
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.parts.question import Question
from colosseum.scenes.table.roma.choice import Choice, Offer, OnSymbol
from colosseum.scenes.table.roma.panels.acting_on_board import ChoiceOnBoard
from colosseum.scenes.table.roma.panels.acting_words import ActingWords
from colosseum.scenes.table.roma.panels.battle_targets import (
    CHIP,
    CHIPS_ACROSS,
    TargetChip,
    chip_boxes,
)
from colosseum.scenes.table.roma.panels.decision_panel import DICE, WARNING, Deciding
from colosseum.scenes.table.roma.panels.dice_overview import DieRow, row_boxes
from colosseum.scenes.table.roma.panels.dragging import tray_places
from colosseum.scenes.table.roma.panels.prospect_words import (
    deed_words,
    end_turn_words,
    end_words,
    last_points_words,
    left_words,
)
from colosseum.scenes.table.roma.piece_keys import Piece
from colosseum.scenes.table.roma.row_symbols import symbol_tip, symbol_words
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.tutor.roma.marks import ActionButton
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.motion import Point
from colosseum.widgets.theme import BODY, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr


class Act(Deciding):
    """A die and a symbol, or a card of the hand and a place, are chosen before the button."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.choice = Choice(table.game)
        self._board = ChoiceOnBoard(table, self.choice, self._act)
        self._left, self._lost = unused(table.game), last_points(table.game)
        table.light(self._offer.lit)

    @property
    def _offer(self) -> Offer:
        return self.choice.offer

    @property
    def words(self) -> ActingWords:
        return ActingWords(self.table.game, self._offer)

    @property
    def title(self) -> str:
        return tr("Your actions")

    @property
    def note(self) -> str:
        return ntr("{count} die left", "{count} dice left", len(self.state.dice))

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Play | TakeMoney | DrawCards | Activate | Bribe)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Play | TakeMoney | DrawCards | Activate | Bribe)
        self.choice.lay_out(action)
        self.table.light(self._offer.lit)

    # What can be pressed

    def on_board(self) -> list[Widget]:
        return self._board.widgets()

    def widgets(self) -> list[Widget]:
        if self._offer.is_open:
            return [*self._rows(), self._end_turn()]
        shown = self._shown_card()
        made: list[Widget] = [] if shown is None else [self.card_area(shown)]
        return [*made, *self._chips(), self._main_button(), *self._others(), self._end_turn()]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return self._offer.lit

    def _act(self, dropped: Point | None = None) -> None:
        """Take the offer's action; if its target is chosen already, the card need not ask."""
        action, target = self._offer.action, self._offer.chosen.target
        assert action is not None
        if target is not None and isinstance(action, Activate | Bribe):
            self.table.order(Aim(target, len(self.table.records) + 1))
        self.acting(action, dropped)()

    def _rows(self) -> list[Widget]:
        """Nothing is chosen: each die, and what it would do on its own symbol."""
        side = self.state.sides[self.seat]
        boxes = row_boxes(self.inside, len(self.choice.dice))
        return [
            DieRow(
                number,
                it.symbol,
                side[it.symbol],
                self.words.in_short(it),
                box,
                self._board.choosing(self.choice.choose_die, number),
                colour=self.table.seats[self.seat].colour,
            )
            for number, (it, box) in enumerate(zip(self.choice.dice, boxes, strict=True))
        ]

    @property
    def _fights(self) -> tuple[Fight, ...]:
        """The battles among which to choose; none if there is only one, or too many for chips."""
        fights = () if self._offer.objection is not None else self._offer.fights
        return fights if 1 < len(fights) <= CHIPS_ACROSS else ()

    def _chips(self) -> list[Widget]:
        fights = self._fights
        boxes = chip_boxes(self.note_box, len(fights)) if fights else []
        choose = partial(self._board.choosing, self.choice.choose_target)
        target = self._offer.chosen.target
        return [
            TargetChip(fight, fights, box, choose(fight.place), chosen=fight.place == target)
            for fight, box in zip(fights, boxes, strict=True)
        ]

    def _main_button(self) -> Widget:
        offer = self._offer
        reason = None if offer.why_not is None else say(offer.why_not)
        if offer.action is None:
            return self.not_yet(self.words.button(), Play, reason or "")
        is_wanted = offer.is_wanted or reason is not None
        words = self.words.button()
        return self.main_button(words, offer.action, self._act, reason, is_wanted=is_wanted)

    def _others(self) -> list[Widget]:
        """What else the chosen die can do. A chip chooses it; pressed again, it does it."""
        offer = self._offer
        if offer.card is not None:
            box = row(self.pair_box, 2, 10)[0]
            return [Button("back", box, tr("Back"), self._back, kind=Kind.CHIP, size=17)]
        boxes = row(self.pair_box, len(self._ways), 6)
        return [self._other(offer.on(it), box) for it, box in zip(self._ways, boxes, strict=True)]

    @property
    def _ways(self) -> list[int]:
        """The symbols that the chosen die may go to."""
        bribery = [BRIBERY] if self.state.has_bribery else []
        return [self._offer.face, *bribery, MONEY, CARDS_SYMBOL]

    def put_away(self) -> bool:
        is_chosen = not self._offer.is_open
        if is_chosen:
            self._back()
        return is_chosen

    def _back(self) -> None:
        self.choice.choose_nothing()
        self._board.show()

    def _other(self, other: OnSymbol, box: Box) -> Widget:
        symbol = other.symbol
        is_chosen = symbol == self._offer.chosen.symbol
        return Button(
            f"other-{symbol}",
            box,
            self.words.other_button(symbol),
            self._board.doing(self.choice.choose_symbol, symbol, chosen=is_chosen),
            kind=Kind.CHIP,
            chosen=is_chosen,
            size=17,
            lines=2,
            inset=8,
            tip=symbol_tip(symbol),
            disabled_because=None if other.why_not is None else say(other.why_not),
        )

    def shortcuts(self) -> list[Binding]:
        """Take a die by its place in the tray; the same key again turns to its next use."""
        places = enumerate(tray_places(self.table))
        return [(DICE.only(place), self._taking(number)) for number, place in places]

    def _taking(self, number: int) -> Callable[[], None]:
        chosen = self._offer.chosen
        if chosen.die != number or self._offer.card is not None:
            return self._board.choosing(self.choice.choose_die, number)
        uses = [it for it in self._ways if self._offer.on(it).is_wanted]
        following = uses[uses.index(chosen.symbol) + 1 :] if chosen.symbol in uses else []
        return self._board.choosing(
            self.choice.choose_symbol, (following or uses or [chosen.symbol])[0]
        )

    # The end of the turn

    def _end_turn(self) -> Widget:
        """In its own place; red if it wins, or if nothing is left to do and it does not lose."""
        end = self.prospect(END_TURN).end
        words = end_turn_words(self._left, self._lost)
        if end is not None:
            words = deed_words(tr("End turn"), end, self.seat).replace("\n", " ")
        is_done = not (self._left.dice or self._left.places or self._offer.card)
        wins = self._wins and self._offer.is_open
        loses = end is not None and end.loses(self.seat)
        made = Button(
            "end",
            self.end_box,
            words,
            self._end,
            kind=Kind.PRIMARY if wins or (is_done and not loses) else Kind.PLAIN,
            size=17,
            lines=2,
            about=(ActionButton(type(END_TURN)), END_TURN),
        )
        made.is_way_out = True
        return made

    @property
    def _wins(self) -> bool:
        """Whether the end of the turn wins the game."""
        end = self.prospect(END_TURN).end
        return end is not None and end.wins(self.seat)

    def _end(self) -> None:
        """Ask first if something is left to do, unless that is the end of a game that is won."""
        end = self.acting(END_TURN)
        if left_words(self._left) and not self._wins:
            routes.confirm(self.table.window, self._question, end)
        else:
            end()

    def _question(self) -> Question:
        explanation = f"{left_words(self._left)} {self._end_notice()}".strip()
        return Question(tr("End your turn?"), tr("End turn"), explanation, tr("Play on"))

    def _end_notice(self) -> str:
        """What the end of the turn brings, if it is the end of the game or nearly."""
        return end_words(self.prospect(END_TURN).end, self.seat) or last_points_words(self._lost)

    # What is shown

    def _shown_card(self) -> CardNumber | None:
        """The chosen card, or the one that the chosen die would activate."""
        offer = self._offer
        if offer.card is not None:
            return offer.card
        if offer.here is None or offer.chosen.symbol >= MONEY:
            return None
        card = self.state.sides[self.seat][offer.chosen.symbol]
        return None if card == EMPTY else card

    def paint(self, brush: Brush) -> None:
        if self._offer.is_open:
            self._paint_open(brush)
            return
        shown = self._shown_card()
        if shown is not None:
            self.paint_card_box(brush, shown)
        else:
            self._paint_symbol_box(brush)
        self._paint_note(brush)

    def _paint_open(self, brush: Brush) -> None:
        """Below the dice: what to do, and what the end of the turn would bring."""
        rows = row_boxes(self.inside, len(self.choice.dice))
        top = rows[-1].bottom + 10 if rows else self.inside.top
        notice = self._end_notice()
        free = tr("Cards are played without a die.") if self.hand else ""
        lines = [self.question, free, self.words.note(), notice]
        box = Box(self.inside.left, top, self.inside.width, self.end_box.top - 10 - top)
        self.paint_note(brush, "\n".join(line for line in lines if line), box)

    def _paint_symbol_box(self, brush: Brush) -> None:
        box, symbol = self.card_box, self._offer.chosen.symbol
        tile = Box(box.left, box.top, 86, 86)
        brush.picture("roma/disc", tile)
        names = {MONEY: "money", CARDS_SYMBOL: "cards", BRIBERY: "bribery"}
        brush.picture(f"roma/symbol-{names.get(symbol, str(symbol))}", tile.inflate(-22, -22))
        left = tile.right + 12
        place = Box(left, box.top - 2, box.right - left, 28)
        brush.text(say(symbol_name(symbol)), place, TITLE.but(size=20), where="panel")
        below = Box(left, box.top + 28, box.right - left, 60)
        style = BODY.but(size=17, valign="top")
        brush.text(symbol_words(symbol), below, style, lines=4, where="panel")

    def _paint_note(self, brush: Brush) -> None:
        box, offer = self.note_box, self._offer
        if offer.objection is not None:
            self.paint_note(brush, self.words.note(), box, WARNING)
            return
        if self._fights:
            below = box.top + CHIP + 8
            box = Box(box.left, below, box.width, box.bottom - below)
        if offer.fight is not None:
            high = min(96, box.height)
            self.paint_fight(brush, offer.fight, Box(box.left, box.top, box.width, high))
            return
        self.paint_note(brush, self.words.note(), box)
