"""A player who hardly thinks: fast enough to play many games on, good enough to learn from them."""

from collections.abc import Callable, Sequence
from typing import Final

from colosseum.ai.player import Choice
from colosseum.ai.roma.activation_worth import gain_from
from colosseum.ai.roma.after_the_roll import is_in_vain, price_of_victory
from colosseum.ai.roma.table_worth import WORTHS, by_number
from colosseum.ai.roma.valuation import Outlook
from colosseum.ai.roma.weights import Weights
from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Action, Event
from colosseum.rules.roma import Game
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.cards import CARDS, Needs
from colosseum.rules.roma.cards.battles import Battle
from colosseum.rules.roma.cards.defence import defences
from colosseum.rules.roma.data import BRIBERY, EMPTY, RULES
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.state import State
from colosseum.words.sentences import Sentence

_PRICES: Final = by_number(lambda card: card.price)
_NEEDS_TWO: Final = by_number(lambda card: card.needs is Needs.SECOND_DIE)
_IS_ALWAYS_ON: Final = by_number(lambda card: card.is_always_on)
_ENOUGH_MONEY: Final = 8
ENDLESS: Final = 2 * RULES.most_turns
"""A turn after which no game goes on."""
_REASON: Final = Sentence("It looked best at a glance.")


def advance(game: Game, action: Action, world: int) -> None:
    """Carry out an action in one of the worlds that games are played on in.

    The dice of each turn come from the world and the turn alone: nothing done before changes them.
    """
    if isinstance(action, act.EndTurn):
        game.state.chance = Chance(world * ENDLESS + game.state.turn)
    game.advance(action)


class QuickHand:
    """Fills empty places, then uses each die where it brings most. Looks only at what it sees."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._deciders: Final[dict[DecisionKind, Callable[[State], Action]]] = {
            DecisionKind.EXCHANGE: self._give,
            DecisionKind.LAY: self._lay,
            DecisionKind.REROLL: self._reroll,
            DecisionKind.ACT: self._act,
            DecisionKind.KEEP: lambda state: act.keep(max(state.drawn, key=WORTHS.__getitem__)),
            DecisionKind.TARGET: self._target,
            DecisionKind.OWN_CARD: self._own_card,
            DecisionKind.SWAP: lambda state: act.DECLINE,
            DecisionKind.TAKE: self._take,
            DecisionKind.SEARCH: self._take,
            DecisionKind.PLACE: lambda state: act.choose(state.free_places(state.seat)[-1]),
            DecisionKind.REPEAT: self._repeat,
            DecisionKind.PAY: self._pay,
            DecisionKind.SECOND_DIE: lambda state: act.use_die(state.dice[-1]),
            DecisionKind.EXTRA_DIE: self._extra_die,
            DecisionKind.CHANGE_DIE: lambda state: act.DECLINE,
            DecisionKind.SYMBOL: self._symbol,
            DecisionKind.BUY: self._buy,
            DecisionKind.LAY_FREE: self._lay_free,
            DecisionKind.LAY_AGAIN: self._lay_again,
        }

    def choose(self, view: Game, past: Sequence[Event] | None = None) -> Choice:
        return Choice(self.decide(view.state), _REASON)

    def decide(self, state: State) -> Action:
        """What it does, without a word: a legal action."""
        assert state.step is not None
        return self._deciders[state.step](state)

    def play_on(self, game: Game, world: int, last_turn: int = ENDLESS) -> int:
        """Play for both until the game or a turn is over; the number of actions that it took."""
        state, deciders = game.state, self._deciders
        actions = 0
        while (step := state.step) is not None and state.turn <= last_turn:
            advance(game, deciders[step](state), world)
            actions += 1
        return actions

    # Before the actions

    def _give(self, state: State) -> Action:
        hand = sorted(state.hands[state.seat], key=WORTHS.__getitem__)
        return act.give(tuple(sorted(hand[: RULES.given])))

    def _lay(self, state: State) -> Action:
        """The best card on the smallest die; cards that are always on need none."""
        free = state.free_places(state.seat)
        card = max(state.hands[state.seat], key=WORTHS.__getitem__)
        dice = [place for place in free if place != BRIBERY] or free
        return act.lay(card, dice[-1] if _IS_ALWAYS_ON[card] else dice[0])

    def _reroll(self, state: State) -> Action:
        outlook = Outlook(state, state.seat, self._weights)
        worths = [outlook.die(die) for die in range(1, RULES.faces + 1)]
        usual = sum(worths) / len(worths)
        poor = tuple([die for die in state.dice if worths[die - 1] < usual])
        if state.rerolls and poor:
            return act.reroll(poor)
        return act.KEEP_DICE

    # Acting

    def _act(self, state: State) -> Action:
        return self._play(state) or self._use_die(state)

    def _play(self, state: State) -> Action | None:
        """Fill an empty place with the best card that can be paid for."""
        seat = state.seat
        hand = state.hands[seat]
        if not hand or EMPTY not in state.sides[seat]:
            return None
        free = state.free_places(seat)
        money = state.money[seat]
        cards = [card for card in hand if _PRICES[card] <= money]
        if not cards or not free:
            return None
        card = max(cards, key=WORTHS.__getitem__)
        for die in state.dice:
            if die in free:
                return act.play(card, die)
        return act.play(card, free[-1])

    def _use_die(self, state: State) -> Action:
        dice = state.dice
        if not dice:
            return act.END_TURN
        seat = state.seat
        side, money = state.sides[seat], state.money[seat]
        table = Outlook(state, seat, self._weights)
        chosen: Action | None = None
        best, last = 0.0, 0
        two = len(dice) > 1
        blocked = state.blocked[seat]
        for die in dice:
            if die == last or die in blocked:
                continue
            last = die
            card = side[die]
            if card != EMPTY and not _IS_ALWAYS_ON[card] and (two or not _NEEDS_TWO[card]):
                gain = table.action(seat, die) - table.die_worths[die]
                if gain > best:
                    best, chosen = gain, act.activate(die)
        if not state.bribed and dice[0] <= money and BRIBERY not in blocked:
            card, die = side[BRIBERY], dice[0]
            if card != EMPTY and not _IS_ALWAYS_ON[card] and (two or not _NEEDS_TWO[card]):
                cost = table.die_worths[die] + table.sesterce * die
                gain = table.action(seat, BRIBERY) - cost
                if gain > best:
                    best, chosen = gain, act.bribe(die)
        if chosen is not None:
            return chosen
        if not state.hands[seat]:
            return act.draw_cards(dice[0])
        if money < _ENOUGH_MONEY:
            return act.take_money(dice[-1])
        return act.draw_cards(dice[0])

    # Answers

    def _target(self, state: State) -> Action:
        asking = state.activation
        assert asking is not None
        card = CARDS[asking.card]
        side, needed = state.sides[1 - state.seat], defences(state, 1 - state.seat)
        bonus = card.bonus if isinstance(card, Battle) else RULES.faces

        def hit(action: Action) -> float:
            if not isinstance(action, act.Choose):
                return 0.0
            target = side[action.place]
            return (WORTHS[target] + self._weights.hole) * max(
                0, min(RULES.faces, RULES.faces + 1 + bonus - needed[action.place])
            )

        return max(card.options(state, asking), key=hit)

    def _own_card(self, state: State) -> Action:
        """The sacrifice or the copy that brings most."""
        asking = state.activation
        assert asking is not None
        table = Outlook(state, state.seat, self._weights)
        return max(
            CARDS[asking.card].options(state, asking),
            key=lambda action: gain_from(table, asking.card, action),
        )

    def _take(self, state: State) -> Action:
        return max(
            _answers(state),
            key=lambda action: WORTHS[action.card] if isinstance(action, act.Take) else 0.0,
        )

    def _repeat(self, state: State) -> Action:
        assert state.activation is not None
        return act.REPEAT_ROLL if 2 * state.activation.roll <= RULES.faces else act.KEEP_ROLL

    def _pay(self, state: State) -> Action:
        """Exactly what wins the battle, if there is enough; otherwise nothing."""
        price = price_of_victory(state)
        return act.pay(price if price <= state.money[state.seat] else 0)

    def _extra_die(self, state: State) -> Action:
        """The smallest die that wins a battle, or any die for points."""
        asking = state.activation
        assert asking is not None
        if not isinstance(CARDS[asking.card], Battle):
            return act.use_die(state.dice[-1])
        uses = map(act.use_die, state.dice)
        return next((use for use in uses if not is_in_vain(state, use)), act.DECLINE)

    def _symbol(self, state: State) -> Action:
        """The symbol whose card is worth most to the rival."""
        side = state.sides[1 - state.seat]

        def worth(action: Action) -> float:
            at = side[action.place] if isinstance(action, act.Choose) else EMPTY
            return 0.0 if at == EMPTY or _IS_ALWAYS_ON[at] else WORTHS[at]

        return max(_answers(state), key=worth)

    def _buy(self, state: State) -> Action:
        """As many as can be bought."""
        return max(
            _answers(state), key=lambda action: action.points if isinstance(action, act.Buy) else 0
        )

    def _lay_free(self, state: State) -> Action:
        """The best card on an empty place, and none over another."""
        free = state.free_places(state.seat)
        lays = [it for it in _answers(state) if isinstance(it, act.Lay) and it.place in free]
        return max(lays, key=lambda lay: WORTHS[lay.card]) if lays else act.DECLINE

    def _lay_again(self, state: State) -> Action:
        """The best card on the smallest die, over no other if there is room."""
        free = state.free_places(state.seat)

        def worth(action: Action) -> tuple[float, bool, int]:
            assert isinstance(action, act.Lay)
            return WORTHS[action.card], action.place in free, -action.place

        return max(_answers(state), key=worth)


def _answers(state: State) -> tuple[Action, ...]:
    assert state.activation is not None
    return CARDS[state.activation.card].options(state, state.activation)
