"""What a card asks while it acts: for a place, a card, a payment, a die, or another roll."""

from collections.abc import Callable
from typing import Final

from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma.actions import (
    DECLINE,
    KEEP_ROLL,
    REPEAT_ROLL,
    Choose,
    Keep,
    Pay,
    Swap,
    Take,
    UseDie,
)
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import card_name, sesterces, symbol_name
from colosseum.rules.roma.prospects import fights_to_choose, foreseen
from colosseum.rules.roma.state import Activation
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma.cards import card_tip, paint_small
from colosseum.scenes.table.roma.panels.decision_panel import (
    Deciding,
    paint_label,
    percent,
    told_words,
)
from colosseum.scenes.table.roma.panels.on_board import PlaceTarget, die_piece, held_piece
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.scenes.table.roma.view import FIRST_DIE
from colosseum.text import ntr, say, tr
from colosseum.tutor.roma.marks import OfferedCard, Payment
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, grid, row
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, INK, STRONG
from colosseum.widgets.widget import Look, Widget

_MOST_CHIPS: Final = 4


class Answering(Deciding):
    """A card acts and asks."""

    @property
    def asking(self) -> Activation:
        assert self.state.activation is not None
        return self.state.activation

    @property
    def title(self) -> str:
        return card_name(self.asking.card)

    @property
    def options(self) -> tuple[Action, ...]:
        return self.table.game.choices().actions

    def decline(self) -> list[Widget]:
        """The way out, where the card says “may”."""
        if DECLINE not in self.options:
            return []
        box = row(self.foot, 2, 10)[1]
        return [self.plain("decline", box, tr("Decline"), DECLINE)]

    def paint_question(self, brush: Brush) -> None:
        self.paint_card_box(brush, self.asking.card)
        label = Box(self.inside.left, self.card_box.bottom + 6, self.inside.width, 40)
        paint_label(brush, self.question, label, INK)

    @property
    def below_question(self) -> Box:
        """The room for choices."""
        top = self.card_box.bottom + 52
        return Box(self.inside.left, top, self.inside.width, self.primary_box.top - 10 - top)


class ChoosePlace(Answering):
    """One of several places: the opponent's to attack, one's own, or a free one."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.places = [it.place for it in self.options if isinstance(it, Choose)]
        self.fights = {fight.place: fight for fight in fights_to_choose(table.game)}
        self.place = max(self.places, key=self._worth)
        """The likeliest battle, or the first."""

    def _worth(self, place: Place) -> float:
        fight = self.fights.get(place)
        return fight.chance if fight is not None else 0.0

    @property
    def side(self) -> SeatIndex:
        """Whose places they are."""
        is_theirs = self.state.step == DecisionKind.TARGET
        return 1 - self.seat if is_theirs else self.seat

    def _name(self, place: Place) -> str:
        card = self.state.sides[self.side][place]
        return say(symbol_name(place)) if card == EMPTY else card_name(card)

    def _choosing(self, place: Place) -> Callable[[], None]:
        def choose() -> None:
            self.place = place

        return chooser(choose, self.table)

    def _label(self, place: Place) -> str:
        fight = self.fights.get(place)
        return percent(fight.chance) if fight is not None else ""

    def on_board(self) -> list[Widget]:
        side = self.state.sides[self.side]
        return [
            PlaceTarget(
                self.side,
                place,
                self._choosing(place),
                mine=self.side == self.seat,
                chosen=place == self.place,
                label=self._label(place),
                tip="" if side[place] == EMPTY else card_tip(side[place]),
                is_attack=self.side != self.seat,
            )
            for place in self.places
        ]

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [self.card_area(self.asking.card)]
        for place, chip in zip(self.places, self._chips(), strict=False):
            made.append(
                Button(
                    f"target-{place}",
                    chip,
                    f"{self._name(place)} {self._label(place)}".strip(),
                    self._choosing(place),
                    kind=Kind.CHIP,
                    chosen=place == self.place,
                    size=16,
                )
            )
        return [*made, self.primary(self._button_words(), Choose(self.place)), *self.decline()]

    def _chips(self) -> list[Box]:
        """Two choices side by side; where there are too many, the board is enough."""
        count, box = len(self.places), self.below_question
        down = -(-count // 2)
        if count > _MOST_CHIPS:
            return []
        return grid(Box(box.left, box.top, box.width, down * 40 - 6), 2, down, 6)

    def _button_words(self) -> str:
        if self.place in self.fights:
            return tr("Attack {card}", card=self._name(self.place))
        if self.state.step == DecisionKind.PLACE:
            return tr("Lay it on {place}", place=symbol_name(self.place))
        return tr("Choose {card}", card=self._name(self.place))

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        box = self.below_question
        chips = self._chips()
        top = chips[-1].bottom + 10 if chips else box.top
        note = Box(box.left, top, box.width, box.bottom - top)
        fight = self.fights.get(self.place)
        if fight is not None and note.height > 74:
            high = min(96, note.height)
            self.paint_fight(brush, fight, Box(note.left, note.top, note.width, high))
            return
        if self.state.step == DecisionKind.PLACE and self.state.drawn:
            self.paint_note(brush, self._drawn_words(), note)
            return
        seen = foreseen(self.table.game, Choose(self.place))
        self.paint_note(brush, told_words(seen.events, self.table.game.seats), note)

    def _drawn_words(self) -> str:
        card = CARDS[self.state.drawn[0]]
        return tr("You have drawn **{card}**. {words}", card=card.name, words=card.text)


class ChooseCard(Answering):
    """One of several cards, shown in the panel: to keep from a draw, or to take."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.cards = self._offered()
        self.card: CardNumber | None = self.cards[0] if self.cards else None

    def _offered(self) -> list[CardNumber]:
        return [it.card for it in self.options if isinstance(it, Keep | Take)]

    @property
    def title(self) -> str:
        if self.state.step == DecisionKind.KEEP:
            return tr("Keep one card")
        return super().title

    def _choosing(self, card: CardNumber) -> Callable[[], None]:
        def choose() -> None:
            self.card = card

        return chooser(choose, self.table)

    def _tiles(self) -> list[Box]:
        across = 5 if len(self.cards) > 4 else 4
        side = 60.0 if across == 5 else 76.0
        inside = self.inside
        return [
            Box(
                inside.left + (number % across) * (side + 12),
                inside.top + 2 + (number // across) * (side + 10),
                side,
                side,
            )
            for number in range(len(self.cards))
        ]

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [
            CardButton(card, tile, self._choosing(card), chosen=card == self.card)
            for card, tile in zip(self.cards, self._tiles(), strict=True)
        ]
        if self.card is not None:
            keeps = self.state.step == DecisionKind.KEEP
            action = Keep(self.card) if keeps else Take(self.card)
            pattern = tr("Keep {card}", card=card_name(self.card))
            words = pattern if keeps else tr("Take {card}", card=card_name(self.card))
            made.append(self.primary(words, action))
        return [*made, *(self.decline() if self.state.activation is not None else [])]

    @property
    def card_box(self) -> Box:
        """Below the tiles."""
        tiles = self._tiles()
        top = (tiles[-1].bottom if tiles else self.inside.top) + 16
        return Box(self.inside.left, top, self.inside.width, 86)

    def paint(self, brush: Brush) -> None:
        if self.card is None:
            self.paint_note(brush, self.question, Box(*self.inside.topleft, 368, 90))
            return
        if self.card_box.bottom < self.primary_box.top:
            self.paint_card_box(brush, self.card)


class CardButton(Widget):
    """A card to choose by its pictogram."""

    def __init__(
        self, card: CardNumber, box: Box, on_press: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(
            f"offered-{card}",
            box,
            on_press=on_press,
            tip=card_tip(card),
            about=(OfferedCard(card),),
        )
        self._card = card
        self._chosen = chosen

    def draw(self, brush: Brush, look: Look) -> None:
        if self._chosen or look.lit:
            around = self.box.inflate(9, 9)
            brush.slab(around, GOLD if self._chosen else GOLD_LIGHT, radius=12)
        paint_small(brush, self._card, self.box)
        cost = centred((self.box.left + 10, self.box.top + 10), 22)
        brush.disc(cost.center, 11, GOLD_LIGHT, edge=INK, edge_width=1.5)
        style = STRONG.but(size=15, align="centre")
        brush.text(str(CARDS[self._card].price), cost, style, where="offered card")


class SwapCards(Answering):
    """A card of the hand for one in play."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.held = 0
        self.place = self.state.occupied(self.seat)[0]
        table.light((self.held,))

    def _choose_held(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            self.held = number
            self.table.light((number,))

        return chooser(choose, self.table)

    def _choose_place(self, place: Place) -> Callable[[], None]:
        def choose() -> None:
            self.place = place

        return chooser(choose, self.table)

    def on_board(self) -> list[Widget]:
        side = self.state.sides[self.seat]
        made: list[Widget] = [
            PlaceTarget(
                self.seat,
                place,
                self._choose_place(place),
                mine=True,
                chosen=place == self.place,
                tip=card_tip(side[place]),
            )
            for place in self.state.occupied(self.seat)
        ]
        made += [
            held_piece(number, self.hand, self._choose_held(number), tip=card_tip(card))
            for number, card in enumerate(self.hand)
        ]
        return made

    def widgets(self) -> list[Widget]:
        action = Swap(self.hand[self.held], self.place)
        return [
            self.card_area(self.asking.card),
            self.primary(tr("Swap these two"), action),
            *self.decline(),
        ]

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        there = self.state.sides[self.seat][self.place]
        words = tr(
            "**{card}** goes to {place}, and **{old}** to your hand.",
            card=card_name(self.hand[self.held]),
            place=symbol_name(self.place),
            old=card_name(there),
        )
        box = self.below_question
        self.paint_note(brush, words, Box(box.left, box.top, box.width, 66))


class Repeat(Answering):
    """Whether the battle die is rolled once more."""

    def widgets(self) -> list[Widget]:
        box = row(self.foot, 2, 10)[1]
        return [
            self.card_area(self.asking.card),
            self.primary(tr("Repeat the roll"), REPEAT_ROLL),
            self.plain("keep", box, tr("Keep the roll"), KEEP_ROLL),
        ]

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        box = self.below_question
        tile = Box(box.left, box.top, 74, 74)
        brush.picture(f"roma/battle-die-{self.asking.roll}", tile)
        note = Box(tile.right + 12, box.top, box.width - 86, 96)
        rolled = tr("You have rolled {roll}.", roll=self.asking.roll)
        self.paint_note(brush, f"{rolled}\n{self._words()}", note)

    def _words(self) -> str:
        """What the roll does if it is kept."""
        seen = foreseen(self.table.game, KEEP_ROLL)
        words = told_words(seen.events, self.table.game.seats)
        if words or self.asking.target == EMPTY:
            return words
        card = CARDS[self.state.sides[1 - self.seat][self.asking.target]]
        return tr("{card} defends with {defence}", card=card.name, defence=card.defence)


class PayMore(Answering):
    """How much to add to a roll of the battle die."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.sums = [it.sesterces for it in self.options if isinstance(it, Pay)]

    def _defence(self) -> int:
        return CARDS[self.state.sides[1 - self.seat][self.asking.target]].defence

    def _wins(self, paid: int) -> bool:
        step = CARDS[self.asking.card].amount
        return self.asking.roll + paid // step >= self._defence()

    def widgets(self) -> list[Widget]:
        box = self.below_question
        places = grid(Box(box.left, box.top + 84, box.width, 126), 3, 3, 6)
        made: list[Widget] = [self.card_area(self.asking.card)]
        for paid, place in zip(self.sums, places, strict=False):
            made.append(
                Button(
                    f"pay-{paid}",
                    place,
                    tr("Pay nothing") if not paid else tr("Pay {n}", n=paid),
                    self.acting(Pay(paid)),
                    size=16,
                    inset=6,
                    tip=self._tip(paid),
                    kind=Kind.CHIP,
                    chosen=paid == self._enough(),
                    about=(Payment(paid),),
                )
            )
        return made

    def _enough(self) -> int:
        """The least payment that wins; none where none does."""
        return next((paid for paid in self.sums if self._wins(paid)), 0)

    def _tip(self, paid: int) -> str:
        strength = self.asking.roll + paid // CARDS[self.asking.card].amount
        values = {"strength": strength, "defence": self._defence(), "sum": sesterces(paid)}
        if self._wins(paid):
            return tr("{sum}: {strength} against {defence}. You win the battle.", **values)
        return tr("{sum}: {strength} against {defence}. You lose the battle.", **values)

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        box = self.below_question
        tile = Box(box.left, box.top, 74, 74)
        brush.picture(f"roma/battle-die-{self.asking.roll}", tile)
        target = card_name(self.state.sides[1 - self.seat][self.asking.target])
        words = tr(
            "You have rolled {roll}. {card} defends with {defence}.",
            roll=self.asking.roll,
            card=target,
            defence=self._defence(),
        )
        self.paint_note(brush, words, Box(tile.right + 12, box.top, box.width - 86, 74))


class SecondDie(Answering):
    """Which other die brings its number in victory points."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.number = len(self.state.dice) - 1
        self._light()

    def _light(self) -> None:
        self.table.light((FIRST_DIE + self.number,))

    def _choosing(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            self.number = number
            self._light()

        return chooser(choose, self.table)

    @property
    def face(self) -> int:
        return self.state.dice[self.number]

    def on_board(self) -> list[Widget]:
        return [
            die_piece(
                number,
                self.state.dice,
                self._choosing(number),
                tip=ntr("{count} victory point", "{count} victory points", face),
                disabled_because=self.why_not(UseDie(face)),
            )
            for number, face in enumerate(self.state.dice)
        ]

    def widgets(self) -> list[Widget]:
        return [
            self.card_area(self.asking.card),
            self.primary(tr("Use the {die}", die=self.face), UseDie(self.face)),
            *self.decline(),
        ]

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        seen = foreseen(self.table.game, UseDie(self.face))
        box = self.below_question
        words = told_words(seen.events, self.table.game.seats)
        self.paint_note(brush, words, Box(box.left, box.top, box.width, 56))
