"""What is chosen in phase 3 before it is done, and what it would do, in words."""

from collections.abc import Callable

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    Activate,
    Bribe,
    DrawCards,
    Play,
    TakeMoney,
)
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import BRIBERY, EMPTY, CardNumber, Place
from colosseum.rules.roma.display_names import card_name, sesterces, symbol_name
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import Fight, Foreseen, foreseen, warning
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma.cards import card_tip
from colosseum.scenes.table.roma.panels.decision_panel import Deciding
from colosseum.scenes.table.roma.piles import more_money
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.scenes.table.roma.view import FIRST_DIE, symbol_tip
from colosseum.words.translation import ntr, percent, say, tr


class ChosenAction(Deciding):
    """A die and a symbol, or a card of the hand and a place, and what they would do."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.die: int | None = self._first_die()
        """Which of the unused dice is chosen, by its number in the tray."""
        self.symbol = self._own_symbol()
        self.held: int | None = None
        """Which card of the hand is chosen, by its number in the fan."""
        self.place: Place | None = None
        self.target: Place | None = None
        """What to attack, if the player has chosen it before activating the card."""
        self._light()

    # What is chosen

    def _first_die(self) -> int | None:
        """A die that is worth laying on its own symbol, if there is one."""
        dice = self.state.dice
        for number, die in enumerate(dice):
            action = Activate(die)
            if self.why_not(action) is None and warning(self.table.game, action) is None:
                return number
        return 0 if dice else None

    @property
    def face(self) -> int:
        """What the chosen die shows."""
        assert self.die is not None
        return self.state.dice[self.die]

    def _own_symbol(self) -> int:
        """Where the chosen die goes unless another symbol is chosen."""
        if self.die is None:
            return MONEY
        return self.face if self.why_not(Activate(self.face)) is None else MONEY

    @property
    def card(self) -> CardNumber | None:
        """The chosen card of the hand."""
        return None if self.held is None else self.hand[self.held]

    def _light(self) -> None:
        lit = () if self.die is None or self.held is not None else (FIRST_DIE + self.die,)
        self.table.light(lit if self.held is None else (self.held,))

    def choose_die(self, number: int) -> None:
        if number != self.die:
            self.target = None
        self.die, self.held, self.place = number, None, None
        self.symbol = self._own_symbol()
        self._light()

    def choose_symbol(self, symbol: int) -> None:
        if symbol != self.symbol:
            self.target = None
        self.symbol, self.held = symbol, None
        self._light()

    def choose_target(self, place: Place) -> None:
        """Choosing it again leaves the choice for later."""
        self.target = None if place == self.target else place

    def choose_held(self, number: int) -> None:
        self.held, self.place = number, None
        free = self.state.free_places(self.seat)
        if len(free) == 1:
            self.place = free[0]
        self._light()

    def choose_place(self, place: Place) -> None:
        if self.card is not None:
            self.place = place
            self._light()
        elif self.die is not None:
            self.choose_symbol(place)

    def _choosing(self, choose: Callable[[int], None], number: int) -> Callable[[], None]:
        return chooser(lambda: choose(number), self.table)

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Play | TakeMoney | DrawCards | Activate | Bribe)

    def lay_out(self, action: Action) -> None:
        if isinstance(action, Play):
            self.choose_held(self.hand.index(action.card))
            self.choose_place(action.place)
            return
        assert isinstance(action, TakeMoney | DrawCards | Activate | Bribe)
        self.choose_die(self.state.dice.index(action.die))
        symbols = {TakeMoney: MONEY, DrawCards: CARDS_SYMBOL, Bribe: BRIBERY}
        self.choose_symbol(symbols.get(type(action), action.die))

    # What it would do

    def action_on(self, symbol: int) -> Action:
        """What the chosen die does on a symbol."""
        if symbol == MONEY:
            return TakeMoney(self.face)
        if symbol == CARDS_SYMBOL:
            return DrawCards(self.face)
        return Bribe(self.face) if symbol == BRIBERY else Activate(self.face)

    def why_not_on(self, symbol: int) -> str | None:
        if 0 < symbol < MONEY and symbol != self.face:
            return tr(
                "Only a die that shows {n} activates the card on {place}.",
                n=symbol,
                place=symbol_name(symbol),
            )
        return self.why_not(self.action_on(symbol))

    @property
    def action(self) -> Action | None:
        """What the main button does."""
        if self.card is not None:
            return None if self.place is None else Play(self.card, self.place)
        return None if self.die is None else self.action_on(self.symbol)

    @property
    def _foreseen(self) -> Foreseen | None:
        return None if self.die is None or self.card is not None else self._seen_on(self.symbol)

    def _seen_on(self, symbol: int) -> Foreseen | None:
        """What the chosen die would do there, if it can activate a card there."""
        action = self.action_on(symbol)
        if not isinstance(action, Activate | Bribe) or self.why_not_on(symbol) is not None:
            return None
        return foreseen(self.table.game, action)

    @staticmethod
    def _fight(seen: Foreseen | None, target: Place | None) -> Fight | None:
        """The battle it would start: the only one, or the one chosen."""
        if seen is None:
            return None
        fights = [it for it in seen.fights if len(seen.fights) == 1 or it.place == target]
        return fights[0] if fights else None

    @property
    def _warning(self) -> str:
        action = self.action
        if action is None or self.why_not(action) is not None:
            return ""
        found = warning(self.table.game, action)
        return "" if found is None else say(found)

    # Words

    @property
    def title(self) -> str:
        return tr("Your actions")

    @property
    def note(self) -> str:
        return ntr("{count} die left", "{count} dice left", len(self.state.dice))

    def _money_words(self) -> str:
        more = more_money(self.state, self.seat)
        return f"{self.face} + {more}" if more else str(self.face)

    def _button_words(self) -> str:
        """What the main button says."""
        if self.card is not None:
            if self.place is None:
                return tr("Play {card}", card=card_name(self.card))
            place = symbol_name(self.place)
            return tr("Play it on {place}", place=place)
        if self.symbol == MONEY:
            return tr("Take money")
        if self.symbol == CARDS_SYMBOL:
            return ntr("Draw {count} card", "Draw {count}, keep 1", self.face)
        return tr("Activate anyway") if self._warning else self._activate_words()

    def _activate_words(self) -> str:
        card = self.state.sides[self.seat][self.symbol]
        return tr("Activate {card}", card="" if card == EMPTY else card_name(card)).strip()

    def _other_words(self, symbol: int) -> str:
        if symbol == MONEY:
            return tr("Money: {sum}", sum=self._money_words())
        if symbol == CARDS_SYMBOL:
            return tr("Cards: {n}", n=self.face)
        if symbol == BRIBERY:
            return tr("Bribery: {n}", n=self.face)
        return tr("Activate {place}", place=symbol_name(symbol))

    def _why_not_yet(self) -> str | None:
        if self.card is not None:
            if CARDS[self.card].price > self.state.money[self.seat]:
                return self.why_not(Play(self.card, self.state.places[0]))
            return tr("Choose one of your places first.") if self.place is None else None
        return None if self.die is None else self.why_not_on(self.symbol)

    def _shown_card(self) -> CardNumber | None:
        if self.card is not None:
            return self.card
        if self.die is None or self.symbol >= MONEY:
            return None
        card = self.state.sides[self.seat][self.symbol]
        return None if card == EMPTY else card

    def _note_words(self, seen: Foreseen | None) -> str:
        if self.card is not None:
            return self.play_words()
        if self.die is None:
            return self._affordable_words()
        if seen is None:
            reason = self._why_not_yet()
            return reason or self._symbol_words(self.symbol)
        if seen.fights:
            return tr("Choose what to attack, now or once the card is activated.")
        return self._activation_words(self.symbol, seen)

    def tip_on(self, symbol: int) -> str:
        """What is there, and what the chosen die would do."""
        seen = self._seen_on(symbol)
        if seen is None:
            return f"{symbol_tip(symbol)}\n{self._symbol_words(symbol)}".strip()
        card = card_tip(self.state.sides[self.seat][symbol])
        useless = warning(self.table.game, self.action_on(symbol))
        words = self._activation_words(symbol, seen) if useless is None else say(useless)
        return f"{card}\n{words}".strip()

    def _activation_words(self, symbol: int, seen: Foreseen) -> str:
        lines = []
        if symbol == BRIBERY:
            lines.append(tr("You pay {sum}.", sum=sesterces(self.face)))
        lines.append(self.told_words(seen.events))
        lines += [
            tr("**{card}** {chance}", card=card_name(it.target), chance=percent(it.chance))
            for it in seen.fights
        ]
        if seen.question is not None and not seen.fights:
            lines.append(tr("You are then asked: {question}", question=say(seen.question)))
        return "\n".join(line for line in lines if line)

    def _symbol_words(self, symbol: int) -> str:
        if symbol == MONEY:
            more = more_money(self.state, self.seat)
            money = self.state.money[self.seat] + self.face + more
            return ntr("You will have {count} sesterce.", "You will have {count} sesterces.", money)
        if symbol == CARDS_SYMBOL:
            return ntr(
                "You draw {count} card and keep it.",
                "You see {count} cards and keep one. The others are discarded.",
                self.face,
            )
        return ""

    def _affordable_words(self) -> str:
        money = self.state.money[self.seat]
        count = sum(CARDS[card].price <= money for card in self.hand)
        if not self.hand:
            return ""
        if not count:
            return tr("You cannot afford any card now.")
        return ntr(
            "You can afford {count} of your cards.", "You can afford {count} of your cards.", count
        )

    def play_words(self) -> str:
        assert self.card is not None
        card = CARDS[self.card]
        if self.place is None:
            return tr("Choose one of your places. A card already there is discarded.")
        left = self.state.money[self.seat] - card.price
        words = ntr(
            "You will have {count} sesterce left.", "You will have {count} sesterces left.", left
        )
        there = self.state.sides[self.seat][self.place]
        if there != EMPTY:
            words += "\n" + tr("{card} is discarded.", card=card_name(there))
        opposite = self.state.sides[1 - self.seat][self.place]
        if opposite != EMPTY:
            words += "\n" + tr(
                "Opposite it, {name} has {card}.", name=self.rival, card=card_name(opposite)
            )
        return words
