"""Hints about Bribery, where any die will do, for its number in sesterces."""

from typing import Final

from colosseum.rules.roma.cards import CARDS, Needs
from colosseum.rules.roma.data import BRIBERY, EMPTY
from colosseum.rules.roma.display_names import sesterces
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import warning
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.tutor.roma.hints.situation import Seated, situation, use_marks
from colosseum.tutor.roma.marks import Die, Money, PlaceOf, RowSymbol
from colosseum.words.sentences import Sentence


@situation("cheapest-bribe", "ROM-9", urges=(Die, RowSymbol))
def _cheapest(at: Seated) -> Remark | None:
    for use in at.uses():
        if use.place == BRIBERY and warning(at.game, use.action) is None:
            words = Sentence(
                "Beside Bribery, any die activates {card}: use your {die} there for {price}.",
                card=use.card.name,
                die=use.die,
                price=sesterces(use.die),
            )
            return words, use_marks(at, use)
    return None


@situation("bribe-too-dear", "ROM-9", "ROM-8", urges=(Die, RowSymbol))
def _too_dear(at: Seated) -> Remark | None:
    """One die on Money would pay for the other on Bribery."""
    dice, card = at.state.dice, at.side[BRIBERY]
    if not at.acts or at.state.bribed or card == EMPTY or CARDS[card].is_always_on:
        return None
    needed = 3 if CARDS[card].needs is Needs.SECOND_DIE else 2
    if len(dice) < needed or dice[0] <= at.money:
        return None
    low, high = dice[0], dice[-1]
    words = Sentence(
        "Your {low} on Bribery costs {price}, and you have {money}: put your {high} on Money "
        "first, then activate {card}.",
        low=low,
        price=sesterces(low),
        money=at.money,
        high=high,
        card=CARDS[card].name,
    )
    return words, (Money(at.seat), Die(high), RowSymbol(MONEY), PlaceOf(at.seat, BRIBERY))


@situation("bribery-is-taken", "ROM-9", pressing=Pressing.KNOW)
def _taken(at: Seated) -> Remark | None:
    if not at.acts or not at.state.bribed or not at.state.dice or at.side[BRIBERY] == EMPTY:
        return None
    words = Sentence(
        "Bribery takes only 1 die a turn: use your {die} on its own symbol, on Money or on Cards.",
        die=at.state.dice[-1],
    )
    return words, (RowSymbol(BRIBERY), Die(at.state.dice[-1]))


SITUATIONS: Final[tuple[Situation, ...]] = (_cheapest, _too_dear, _taken)
