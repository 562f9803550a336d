"""What a player has chosen in phase 3 so far, and what that offers.

The rules are asked only when another die or card is chosen. Panel and board read the offer, however
often they are painted.
"""

from dataclasses import dataclass, replace
from typing import Final

from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma.acting import why_not_activate
from colosseum.rules.roma.actions import Activate, Bribe, DrawCards, Play, TakeMoney
from colosseum.rules.roma.data import BRIBERY, CardNumber, Place
from colosseum.rules.roma.display_names import card_name, symbol_name
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import Fight, Foreseen, Prospect, prospect
from colosseum.rules.roma.state import State
from colosseum.scenes.table.roma.piece_keys import HeldCard, Piece, TrayDie
from colosseum.scenes.table.roma.row_symbols import symbols
from colosseum.words.sentences import Sentence

DieAction = TakeMoney | DrawCards | Activate | Bribe

_NO_PLACE: Final = Sentence("Choose one of your places first.")


@dataclass(frozen=True, slots=True)
class Chosen:
    """A die and a symbol, or a card of the hand and a place."""

    die: int | None = None
    """By its number in the tray; it stays chosen while a card is."""
    symbol: int = MONEY
    held: int | None = None
    """A card of the hand, by its number in the fan."""
    place: Place | None = None
    target: Place | None = None
    """What to attack, if that is chosen before the card is activated."""


@dataclass(frozen=True, slots=True)
class OnSymbol:
    """What the chosen die would do on a symbol."""

    symbol: int
    action: DieAction
    why_not: Sentence | None
    prospect: Prospect | None = None
    """What would happen, if it can activate a card there."""

    @property
    def is_wanted(self) -> bool:
        """Whether it can be done, and somebody would want to."""
        return self.why_not is None and (self.prospect is None or self.prospect.is_wanted)


@dataclass(frozen=True, slots=True)
class OnPlace:
    """What the chosen card would do on a place."""

    action: Play
    why_not: Sentence | None


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be chosen next, and what the choice so far would do."""

    chosen: Chosen
    face: int
    """What the chosen die shows; 0 without one."""
    card: CardNumber | None
    """The chosen card of the hand."""
    symbols: tuple[OnSymbol, ...]
    """Where the chosen die can go; none while a card is chosen."""
    places: tuple[OnPlace, ...]
    """Where the chosen card can go."""
    hand: tuple[Sentence | None, ...]
    """Why each card of the hand cannot be played at all; None for those that can."""

    def on(self, symbol: int) -> OnSymbol:
        return next(it for it in self.symbols if it.symbol == symbol)

    @property
    def here(self) -> OnSymbol | None:
        """The die on the chosen symbol; None without a die, and while a card is chosen."""
        return self.on(self.chosen.symbol) if self.symbols else None

    @property
    def there(self) -> OnPlace | None:
        """The chosen card on the chosen place."""
        return next((it for it in self.places if it.action.place == self.chosen.place), None)

    @property
    def action(self) -> Action | None:
        """What the main button does."""
        found = self.here or self.there
        return None if found is None else found.action

    @property
    def why_not(self) -> Sentence | None:
        """Why it cannot do it, or not yet."""
        found = self.here or self.there
        if found is not None or self.chosen.held is None:
            return None if found is None else found.why_not
        return self.hand[self.chosen.held] or _NO_PLACE

    @property
    def prospect(self) -> Prospect | None:
        return None if self.here is None else self.here.prospect

    @property
    def objection(self) -> Sentence | None:
        """Why nobody would want to do it."""
        return None if self.prospect is None else self.prospect.objection

    @property
    def is_wanted(self) -> bool:
        """Whether the main button can do something that somebody would want."""
        if self.action is None or self.why_not is not None:
            return False
        return self.prospect is None or self.prospect.is_wanted

    @property
    def foreseen(self) -> Foreseen | None:
        return None if self.prospect is None else self.prospect.seen

    @property
    def fights(self) -> tuple[Fight, ...]:
        """The battles that the chosen die could start."""
        return () if self.foreseen is None else self.foreseen.fights

    @property
    def fight(self) -> Fight | None:
        """The battle it would start: the only one, or the one chosen."""
        fights = self.fights
        found = [it for it in fights if len(fights) == 1 or it.place == self.chosen.target]
        return found[0] if found else None

    @property
    def is_open(self) -> bool:
        """Whether nothing is chosen yet."""
        return self.chosen.die is None and self.card is None

    @property
    def lit(self) -> tuple[Piece, ...]:
        if self.chosen.held is not None:
            return (HeldCard(self.chosen.held),)
        return () if self.chosen.die is None else (TrayDie(self.chosen.die),)


class Choice:
    """The choice of one decision; each change makes a new offer."""

    def __init__(self, game: Game) -> None:
        """Nothing is chosen at first: a press meant for what was before must do nothing."""
        self._game = game
        self.dice = tuple(self._on_symbol(face, face) for face in game.state.dice)
        """What each unused die would do on its own symbol."""
        self.offer = self._offer(Chosen())

    @property
    def _state(self) -> State:
        return self._game.state

    def _own_symbol(self, die: int | None) -> int:
        """Where a die goes unless another symbol is chosen: where it is of use."""
        own = None if die is None else self.dice[die]
        return own.symbol if own is not None and own.is_wanted else MONEY

    # What is chosen

    def _choose(self, chosen: Chosen) -> None:
        before = self.offer.chosen
        if (chosen.die, chosen.held) == (before.die, before.held):
            self.offer = replace(self.offer, chosen=chosen)  # it can go where it could before
        else:
            self.offer = self._offer(chosen)

    def choose_die(self, number: int) -> None:
        before = self.offer.chosen
        target = before.target if number == before.die else None
        self._choose(Chosen(number, self._own_symbol(number), target=target))

    def choose_card(self, place: Place) -> None:
        """One's own card in play, and the die that activates it."""
        self.choose_die(self._state.dice.index(place))
        self.choose_symbol(place)

    def choose_symbol(self, symbol: int) -> None:
        before = self.offer.chosen
        target = before.target if symbol == before.symbol else None
        self._choose(replace(before, symbol=symbol, held=None, target=target))

    def choose_target(self, place: Place) -> None:
        self._choose(replace(self.offer.chosen, target=place))

    def own_fight(self, place: Place) -> Fight | None:
        """The battle against that place that the chosen die starts on its own symbol."""
        die = self.offer.chosen.die
        ahead = None if die is None or self.offer.card is not None else self.dice[die].prospect
        fights = () if ahead is None else ahead.seen.fights
        return next((it for it in fights if it.place == place), None)

    def aim_at(self, place: Place) -> None:
        """Choose the die's own symbol, and this target."""
        assert self.offer.chosen.die is not None
        self.choose_symbol(self.dice[self.offer.chosen.die].symbol)
        self.choose_target(place)

    def choose_held(self, number: int) -> None:
        free = self._state.free_places(self._state.seat)
        place = free[0] if len(free) == 1 else None
        self._choose(replace(self.offer.chosen, held=number, place=place))

    def choose_place(self, place: Place) -> None:
        """For the chosen card; otherwise it is as good as the symbol beside it."""
        if self.offer.card is not None:
            self._choose(replace(self.offer.chosen, place=place))
        elif self.offer.chosen.die is not None:
            self.choose_symbol(place)

    def choose_nothing(self) -> None:
        self._choose(Chosen())

    def put_back(self) -> None:
        """A die whose symbol refused it goes to its usual one again."""
        offer = self.offer
        if offer.here is not None and offer.why_not is not None:
            self._choose(replace(offer.chosen, symbol=self._own_symbol(offer.chosen.die)))

    def lay_out(self, action: DieAction | Play) -> None:
        """Choose what the action needs."""
        if isinstance(action, Play):
            self.choose_held(self._state.hands[self._state.seat].index(action.card))
            self.choose_place(action.place)
            return
        self.choose_die(self._state.dice.index(action.die))
        elsewhere = {TakeMoney: MONEY, DrawCards: CARDS_SYMBOL, Bribe: BRIBERY}
        self.choose_symbol(elsewhere.get(type(action), action.die))

    # What it offers

    def _offer(self, chosen: Chosen) -> Offer:
        state = self._state
        hand = state.hands[state.seat]
        face = 0 if chosen.die is None else state.dice[chosen.die]
        card = None if chosen.held is None else hand[chosen.held]
        is_with_die = chosen.die is not None and card is None
        return Offer(
            chosen,
            face,
            card,
            symbols=self._on_symbols(face) if is_with_die else (),
            places=() if card is None else self._on_places(card),
            hand=tuple(self._game.why_not(Play(it, state.places[0])) for it in hand),
        )

    def _on_symbols(self, face: int) -> tuple[OnSymbol, ...]:
        in_use = symbols(beginners=not self._state.has_bribery)
        return tuple(self._on_symbol(symbol, face) for symbol in in_use)

    def _on_symbol(self, symbol: int, face: int) -> OnSymbol:
        action = _action_on(symbol, face)
        is_elsewhere = 0 < symbol < MONEY and symbol != face
        why_not = self._why_not_there(symbol) if is_elsewhere else self._game.why_not(action)
        if why_not is not None or not isinstance(action, Activate | Bribe):
            return OnSymbol(symbol, action, why_not)
        return OnSymbol(symbol, action, None, prospect(self._game, action))

    def _why_not_there(self, symbol: int) -> Sentence:
        """Why a die with another number cannot go there, in words about the card that is there."""
        return why_not_activate(self._state, symbol) or Sentence(
            "Only a die that shows {n} activates {card} on {place}.",
            n=symbol,
            card=card_name(self._state.sides[self._state.seat][symbol]),
            place=symbol_name(symbol),
        )

    def _on_places(self, card: CardNumber) -> tuple[OnPlace, ...]:
        actions = [Play(card, place) for place in self._state.places]
        return tuple(OnPlace(action, self._game.why_not(action)) for action in actions)


def _action_on(symbol: int, face: int) -> DieAction:
    if symbol == MONEY:
        return TakeMoney(face)
    if symbol == CARDS_SYMBOL:
        return DrawCards(face)
    return Bribe(face) if symbol == BRIBERY else Activate(face)
