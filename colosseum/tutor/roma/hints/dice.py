"""Hints about action dice: rolling again, and what a die can and cannot do."""

from typing import Final

from colosseum.rules.roma.actions import Bribe, EndTurn, Reroll, RerollTriple, TakeMoney
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, RULES
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import beside, sesterces, symbol_name, victory_points
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import warning
from colosseum.rules.roma.turn import is_triple
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.tutor.roma.hints.situation import Seated, cards_on, situation, use_marks
from colosseum.tutor.roma.marks import ActionButton, Die, Money, PlaceOf, RowSymbol
from colosseum.words.sentences import Sentence


def _has_action(at: Seated, die: int) -> bool:
    """Whether that die's own place has a card that a die activates."""
    return at.side[die] != EMPTY and not CARDS[at.side[die]].is_always_on


@situation("triple-without-a-card", "ROM-5", urges=ActionButton)
def _useless_triple(at: Seated) -> Remark | None:
    state = at.state
    if not at.decides(DecisionKind.REROLL) or not (state.may_reroll_triple and is_triple(state)):
        return None
    die = state.dice[0]
    if _has_action(at, die):
        return None
    words = Sentence(
        "You rolled three {die}s, and they can activate nothing on {place}: roll the triple again, "
        "free of charge.",
        die=die,
        place=symbol_name(die),
    )
    return words, (Die(die), PlaceOf(at.seat, die), ActionButton(RerollTriple))


@situation("triple-for-one-card", "ROM-5", "ROM-9", pressing=Pressing.KNOW)
def _useful_triple(at: Seated) -> Remark | None:
    state = at.state
    if not at.decides(DecisionKind.REROLL) or not (state.may_reroll_triple and is_triple(state)):
        return None
    die = state.dice[0]
    if not _has_action(at, die):
        return None
    words = Sentence(
        "Three {die}s can activate {card} on {place} more than once this turn: weigh that before "
        "you roll again.",
        die=die,
        card=CARDS[at.side[die]].name,
        place=symbol_name(die),
    )
    return words, (Die(die), PlaceOf(at.seat, die))


@situation("roll-an-idle-die-again", "ROM-5", "ROM-17", urges=ActionButton)
def _idle(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.REROLL) or not at.state.rerolls:
        return None
    idle = [die for die in dict.fromkeys(at.state.dice) if not _has_action(at, die)]
    source = next((place for place, card in cards_on(at.side) if card.rerolls), None)
    if not idle or source is None:
        return None
    words = Sentence(
        "Your {die} can activate nothing on {place}: with {card}, you can roll it again free of "
        "charge.",
        die=idle[0],
        place=symbol_name(idle[0]),
        card=CARDS[at.side[source]].name,
    )
    return words, (Die(idle[0]), PlaceOf(at.seat, source), ActionButton(Reroll))


@situation("activation-would-do-nothing", "ROM-13", warns_of=RowSymbol)
def _wasted(at: Seated) -> Remark | None:
    for use in at.uses():
        if warning(at.game, use.action) is not None:
            words = Sentence(
                "{card} {place} can do nothing now: your {die} brings more on Money or Cards.",
                card=use.card.name,
                place=beside(use.place),
                die=use.die,
            )
            return words, use_marks(at, use)
    return None


@situation("dice-left", "ROM-6", pressing=Pressing.KNOW, warns_of=ActionButton)
def _dice_left(at: Seated) -> Remark | None:
    """A player who could only end the turn still has dice to use."""
    if not at.acts or not at.state.dice or len(at.state.dice) == RULES.dice:
        return None
    if any(True for _ in at.uses()) or at.playable():
        return None
    words = Sentence(
        "Unused dice are lost when your turn ends: put your {die} on Money or Cards first.",
        die=at.state.dice[-1],
    )
    return words, (Die(at.state.dice[-1]), ActionButton(EndTurn))


@situation("two-dice-for-one-card", "ROM-9", urges=RowSymbol)
def _pair(at: Seated) -> Remark | None:
    """The same points twice, and both times certain."""
    for use in at.uses():
        if isinstance(use.action, Bribe) or at.state.dice.count(use.die) < 2:
            continue
        once = at.after(use.action)
        if once is None or once.state.activation or once.why_not(use.action) is not None:
            continue
        twice = once.copy()
        twice.apply(use.action)
        if twice.state.points[at.seat] > once.state.points[at.seat] > at.points:
            words = Sentence(
                "Equal dice can activate the same card again: use two {die}s on {card} for "
                "{points}.",
                die=use.die,
                card=use.card.name,
                points=victory_points(twice.state.points[at.seat] - at.points),
            )
            return words, use_marks(at, use)
    return None


@situation("more-money-from-a-die", "ROM-17", "ROM-8", urges=RowSymbol)
def _more_money(at: Seated) -> Remark | None:
    if not at.acts or not at.state.dice:
        return None
    sources = [(place, card.more_money) for place, card in cards_on(at.side) if card.more_money]
    if not sources:
        return None
    more, die = sum(amount for _, amount in sources), at.state.dice[0]
    place = sources[0][0]
    words = Sentence(
        "{card} adds {more} to every die on Money: even your {die} brings {sum} there.",
        card=CARDS[at.side[place]].name,
        more=more,
        die=die,
        sum=sesterces(die + more),
    )
    return words, (PlaceOf(at.seat, place), Die(die), RowSymbol(MONEY))


@situation("money-for-a-card", "ROM-7", "ROM-8", urges=(Die, RowSymbol))
def _money_for_card(at: Seated) -> Remark | None:
    """The smallest die that pays for a card in hand."""
    if not at.acts or at.playable():
        return None
    for die in dict.fromkeys(at.state.dice):
        later = at.after(TakeMoney(die))
        assert later is not None
        money = later.state.money[at.seat]
        bought = [CARDS[card] for card in at.hand if CARDS[card].price <= money]
        if bought:
            card = max(bought, key=lambda card: card.price)
            words = Sentence(
                "{card} costs {price}, and you have {money}: put your {die} on Money and play it "
                "this turn.",
                card=card.name,
                price=sesterces(card.price),
                money=at.money,
                die=die,
            )
            return words, (Money(at.seat), Die(die), RowSymbol(MONEY))
    return None


SITUATIONS: Final[tuple[Situation, ...]] = (
    _useless_triple,
    _useful_triple,
    _idle,
    _wasted,
    _dice_left,
    _pair,
    _more_money,
    _money_for_card,
)
