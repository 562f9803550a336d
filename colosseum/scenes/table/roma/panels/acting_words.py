"""What phase 3 offers, in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import Bribe
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.forums import Forum, forum_help
from colosseum.rules.roma.cards.points import Templarius
from colosseum.rules.roma.data import BRIBERY, EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.display_names import (
    card_name,
    sesterces,
    symbol_name,
    victory_points,
)
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import Fight
from colosseum.rules.roma.state import State
from colosseum.scenes.table.roma.cards import card_tip
from colosseum.scenes.table.roma.choice import Offer, OnSymbol
from colosseum.scenes.table.roma.panels.prospect_words import (
    chance_words,
    deed_words,
    end_words,
    forum_words,
    helpers_in_short,
    told_words,
)
from colosseum.scenes.table.roma.piles import more_money
from colosseum.scenes.table.roma.row_symbols import symbol_tip
from colosseum.words.translation import ntr, say, tr

_MOST_ODDS: Final = 3


@dataclass(frozen=True, slots=True)
class ActingWords:
    """The words for an offer; only the offer and the position are read."""

    game: Game
    offer: Offer

    @property
    def _state(self) -> State:
        return self.game.state

    @property
    def _side(self) -> tuple[CardNumber, ...]:
        return self._state.sides[self._state.seat]

    @property
    def _money(self) -> int:
        return self._state.money[self._state.seat]

    # Buttons

    def button(self) -> str:
        """What the main button says."""
        offer, chosen = self.offer, self.offer.chosen
        if offer.card is not None:
            if chosen.place is None:
                return tr("Play {card}", card=card_name(offer.card))
            if chosen.place == BRIBERY:
                return tr("Play it beside Bribery")
            return tr("Play it on {place}", place=symbol_name(chosen.place))
        if chosen.symbol == MONEY:
            return tr("Take money")
        if chosen.symbol == CARDS_SYMBOL:
            return ntr("Draw {count} card", "Draw {count}, keep 1", offer.face)
        end = None if offer.prospect is None else offer.prospect.end
        card = self._side[chosen.symbol]
        words = tr("Activate {card}", card="" if card == EMPTY else card_name(card)).strip()
        if end is None and offer.objection is not None:
            words = tr("Activate anyway")
        return deed_words(words, end, self._state.seat)

    def other_button(self, symbol: int) -> str:
        """What the chosen die can do instead."""
        face = self.offer.face
        if symbol == MONEY:
            return tr("Money: {sum}", sum=face + more_money(self._state, self._state.seat))
        if symbol == CARDS_SYMBOL:
            return tr("Cards: {n}", n=face)
        if symbol == BRIBERY:
            return tr("Bribery: {n}", n=face)
        return say(symbol_name(symbol))

    # Tooltips

    def symbol_tip(self, there: OnSymbol) -> str:
        """What is there, and what the chosen die would do."""
        if there.prospect is None:
            return f"{symbol_tip(there.symbol)}\n{self._plain(there.symbol)}".strip()
        card = card_tip(self._side[there.symbol])
        return f"{card}\n{self.activation(there)}".strip()

    def place_tip(self, card: CardNumber, place: Place) -> str:
        """What playing the card there would do."""
        there = self._side[place]
        if there == EMPTY:
            return tr("Play {card} here.", card=card_name(card))
        return tr(
            "Play {card} here. {old} is discarded.", card=card_name(card), old=card_name(there)
        )

    # What would happen

    def note(self) -> str:
        offer = self.offer
        if offer.card is not None:
            return self._playing(offer.card, offer.chosen.place)
        if offer.here is None:
            return self._affordable()
        if offer.prospect is None:
            return self._plain(offer.chosen.symbol) if offer.why_not is None else say(offer.why_not)
        if offer.fights and offer.objection is None:
            return tr("Choose what to attack, now or once the card is activated.")
        return self.activation(offer.here)

    def activation(self, there: OnSymbol) -> str:
        """What activating a card would do."""
        assert there.prospect is not None
        ahead, seen = there.prospect, there.prospect.seen
        lines = []
        if isinstance(there.action, Bribe):
            lines.append(tr("You pay {sum}.", sum=sesterces(there.action.die)))
        told = told_words(seen.events, self.game)
        lines.append(told or ("" if seen.fights else self._points_ahead(there)))
        if ahead.objection is None:
            lines += forum_words(self._state, there.symbol)
        lines.append("" if ahead.objection is None else say(ahead.objection))
        lines += [
            tr("**{card}** {chance}", card=card_name(it.target), chance=chance_words(it))
            for it in seen.fights
        ]
        lines.append(end_words(ahead.end, self._state.seat))
        return "\n".join(line for line in lines if line)

    def _plain(self, symbol: int) -> str:
        """What a die does where it activates no card."""
        face = self.offer.face
        if symbol == MONEY:
            money = self._money + face + more_money(self._state, self._state.seat)
            return ntr("You will have {count} sesterce.", "You will have {count} sesterces.", money)
        if symbol == CARDS_SYMBOL:
            return ntr(
                "You draw {count} card and keep it.",
                "You see {count} cards and keep one. The others are discarded.",
                face,
            )
        return ""

    def _affordable(self) -> str:
        """How many cards can be paid for, all of them together."""
        hand = self._state.hands[self._state.seat]
        if not hand:
            return ""
        whys = zip(hand, self.offer.hand, strict=True)
        payable = [card for card, why_not in whys if why_not is None]
        if not payable:
            return tr("You cannot afford any card now.")
        if len(set(payable)) == 1:
            return tr("You can afford {card}.", card=card_name(payable[0]))
        return ntr(
            "You can afford {count} card in your hand.",
            "You can afford any one of {count} cards in your hand.",
            len(payable),
        )

    def in_short(self, there: OnSymbol) -> str:
        """What a die would do on its own symbol, in a line or two: the end comes first."""
        if there.prospect is None:
            return "" if there.why_not is None else say(there.why_not)
        ahead = there.prospect
        if ahead.end is not None:
            return end_words(ahead.end, self._state.seat)
        if ahead.objection is not None:
            return say(ahead.objection)
        if ahead.seen.fights:
            return _odds_in_short(ahead.seen.fights)
        told = told_words(ahead.seen.events, self.game).replace("\n", " ")
        if told or not self._is_forum(there.symbol):
            return told or self._points_ahead(there)
        helpers = helpers_in_short(self._state, there.symbol)
        return f"{self._points_ahead(there)} {helpers}".strip()

    def _is_forum(self, place: Place) -> bool:
        card = self._side[place]
        return card != EMPTY and isinstance(CARDS[card], Forum)

    def _points_ahead(self, there: OnSymbol) -> str:
        """What a further die or a roll would bring; nothing for cards that need neither."""
        card = self._side[there.symbol]
        if card == EMPTY or there.prospect is None or there.prospect.objection is not None:
            return ""
        if isinstance(CARDS[card], Templarius):
            return tr("You gain 1 to {points}.", points=victory_points((RULES.faces + 1) // 2))
        if not self._is_forum(there.symbol):
            return ""
        dice = sorted(self._state.dice, reverse=True)
        dice.remove(there.action.die)
        helped = forum_help(self._state, self._state.seat, there.symbol)
        most = sum(dice[: 2 if helped.third_die else 1]) + helped.points
        return tr("Up to {points}.", points=victory_points(most))

    def _playing(self, card: CardNumber, place: Place | None) -> str:
        if place is None:
            return tr("Choose one of your places. A card already there is discarded.")
        left = self._money - CARDS[card].price
        words = ntr(
            "You will have {count} sesterce left.", "You will have {count} sesterces left.", left
        )
        there = self._side[place]
        if there != EMPTY:
            words += "\n" + tr("{card} is discarded.", card=card_name(there))
        rival = 1 - self._state.seat
        opposite = self._state.sides[rival][place]
        if opposite != EMPTY:
            words += "\n" + tr(
                "Opposite it, {name} has {card}.",
                name=self.game.seats[rival],
                card=card_name(opposite),
            )
        return words


def _odds_in_short(fights: Sequence[Fight]) -> str:
    """The battles most likely to be won: there is no room for all of them."""
    best = sorted(fights, key=lambda fight: fight.best_chance, reverse=True)
    odds = [f"{card_name(it.target)}\u00a0{chance_words(it)}" for it in best[:_MOST_ODDS]]
    return ", ".join(odds if len(best) <= _MOST_ODDS else [*odds, "…"])
