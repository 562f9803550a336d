"""Answers to offers. Nobody gains by haggling.

Whoever is asked wants a fair share of what the deal brings both players, and takes no less. Who
begins with less is asked for more than would have been enough at first, then and later: everyone
hears offers, and remembers who has to be talked up. After a few refusals nobody listens for the
rest of the phase.
"""

from bisect import bisect_left

from colosseum.ai.colosseum import reasons
from colosseum.ai.colosseum.deals import Table, Terms, Trader, is_better, lacking, with_coins
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.memory import Memory
from colosseum.ai.colosseum.weights import Weights
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Accept, Bundle, Counter, Refuse
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import spoken_bundle
from colosseum.rules.colosseum.offers_so_far import Talk
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.words.sentences import Sentence

_MOST_WANTED = 0.8
"""The greatest share of a deal's gains that anyone wants."""


def answers(view: Game, habits: Habits, memory: Memory) -> list[Option]:
    """Value accepting, refusing, and asking for more if that is still fair."""
    state, weights = view.state, habits.weights
    deal = state.deal
    assert deal is not None
    answering = view.decision is not None and view.decision.kind == DecisionKind.ANSWER
    them = deal.active if answering else deal.partner
    give, take = (deal.take, deal.give) if answering else (deal.give, deal.take)
    table = Table(state, weights)
    me = table.trader(state.seat)
    if view.why_not(Accept()) is not None:
        return [Option(Refuse(), 0.0, _refusal(me, give))]
    terms = Terms(table, them, give, take)
    share = _wanted_share(view, them, weights, memory) if answering else weights.settled_share
    value = _value(table, them, terms, share)
    accepting = Option(Accept(), value, _acceptance(me, terms, give, take, value))
    refused = memory.refused(them, state.seat) if answering else []
    if answering and _is_tired(state.turn, habits, refused):
        return _tired_of(accepting, state.turn, refused, weights)
    options = [Option(Refuse(), 0.0, _refusal(me, give, terms.loss())), accepting]
    if answering and value < 0:
        found = _counters(view, table, them, give, take, share + weights.surcharge)
        options += [it for it in found if _is_new(table, them, it.action, memory)]
    return options


def _wanted_share(view: Game, them: SeatIndex, weights: Weights, memory: Memory) -> float:
    """The share of a deal's gains that the player wants from one with their record of offers."""
    state = view.state
    stingy = memory.stinginess(them, state.seat, state.turn)
    return min(_MOST_WANTED, weights.fair_share + weights.grudge * stingy)


def _value(table: Table, them: SeatIndex, terms: Terms, share: float) -> float:
    """What accepting is worth; less than nothing if it leaves the player less than that share."""
    weights = table.weights
    value = terms.mine - table.feeding(them, terms.theirs)
    value -= weights.accepted_bargain * weights.bargain
    lacks = lacking(terms.mine, terms.theirs, share) if terms.theirs > 0 else 0.0
    return min(value, -lacks) if lacks > 0 else value


def _is_tired(turn: int, habits: Habits, refused: list[Talk]) -> bool:
    """Whether the player has refused enough offers this turn; sooner after many earlier ones."""
    now = sum(talk.turn == turn for talk in refused)
    earlier = len(refused) - now
    return now >= max(1, habits.refusals - earlier // habits.refusals)


def _tired_of(accepting: Option, turn: int, refused: list[Talk], weights: Weights) -> list[Option]:
    reason = Sentence(
        "I’ve refused {n} of your offers this turn, and that’s enough.",
        n=sum(talk.turn == turn for talk in refused),
    )
    value = min(accepting.value, -weights.bargain)
    return [Option(Refuse(), 0.0, reason), Option(Accept(), value, accepting.reason)]


def _acceptance(me: Trader, terms: Terms, give: Bundle, take: Bundle, value: float) -> Sentence:
    reason = terms.gain(me.plan)
    if reason is not None:
        return reason
    if value > 0:
        return Sentence("That’s a good deal for me: {take}.", take=spoken_bundle(take))
    words = {"take": spoken_bundle(take), "give": spoken_bundle(give)}
    return Sentence("I’d get {take}, but give {give}.", **words)


def _refusal(me: Trader, give: Bundle, lost: reasons.Loss | None = None) -> Sentence:
    if not give.tokens:
        return Sentence(
            "I’d rather keep my coin.",
            "I’d rather keep my {count} coins.",
            count=give.coins,
        )
    if lost is not None:
        # Translators: {asset} is “2 lions”, {why} a sentence.
        return Sentence("I can’t spare {asset}: {why}", asset=_missed(give, lost), why=lost.words)
    dearest = max(give.tokens, key=lambda token: me.loss[token])
    if me.loss[dearest] > 1:
        return Sentence("I can’t spare {asset}.", asset=spoken_bundle(Bundle((dearest,))))
    return Sentence("That’s too little for {give}.", give=spoken_bundle(give))


def _missed(give: Bundle, lost: reasons.Loss) -> Sentence:
    """The tokens of a deal that would be missed: the others may be spare."""
    return spoken_bundle(Bundle(tuple(token for token in give.tokens if token in lost.tokens)))


def _counters(
    view: Game, table: Table, them: SeatIndex, give: Bundle, take: Bundle, share: float
) -> list[Option]:
    """Ask for a share in coins, for the same tokens, if the rival still gains.

    It is never worse for the player than what was offered, and has coins on one side only.
    """
    state, weights = view.state, table.weights

    def asking(more: int) -> tuple[Counter, Terms]:
        sides = with_coins(give.tokens, take.tokens, give.coins - take.coins - more)
        return Counter(*sides), Terms(table, them, *sides)

    def is_fair(more: int) -> bool:
        _, terms = asking(more)
        return terms.mine >= weights.bargain and lacking(terms.mine, terms.theirs, share) <= 0

    most = state.impresarios[them].coins - take.coins + give.coins
    least = bisect_left(range(1, most + 1), True, key=is_fair) + 1
    counter, terms = asking(least)
    if least > most or terms.theirs < weights.bargain or view.why_not(counter) is not None:
        return []
    return [Option(counter, weights.asked_bargain * weights.bargain, _demand(terms, counter.give))]


def _is_new(table: Table, them: SeatIndex, counter: Action, memory: Memory) -> bool:
    """Whether they would get more than whenever they refused to give the same tokens before."""
    assert isinstance(counter, Counter)
    give, take = counter.give, counter.take
    refused = memory.same_wish(them, give.tokens, take.tokens)
    other = table.trader(them)
    return all(is_better(other, give, take, talk, table.weights) for talk in refused)


def _demand(terms: Terms, give: Bundle) -> Sentence:
    words = spoken_bundle(give)
    if give.coins:
        return Sentence("I’d give {give} for that, and no more.", give=words)
    lost = terms.loss()
    if lost is not None:
        missed = _missed(give, lost)
        return Sentence("I want more than that for {give}: {why}", give=missed, why=lost.words)
    return Sentence("I want more than that for {give}.", give=words)
