"""Why an opponent would take an action, in one sentence with numbers."""

from typing import Final

from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.battles import Battle
from colosseum.rules.roma.data import BRIBERY, EMPTY, RULES, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import (
    card_name,
    card_names,
    dice_words,
    sesterces,
    symbol_name,
    victory_points,
)
from colosseum.rules.sentences import Sentence

_LITTLE: Final = Sentence("less than 1 victory point")


def about(points: float) -> Sentence:
    """A number of points as an estimate."""
    whole = round(points)
    if whole < 1:
        return _LITTLE
    return Sentence("about {count} victory point", "about {count} victory points", count=whole)


def reason(game: Game, action: Action, gain: float) -> Sentence:
    """Why, for an action that brings about `gain` points."""
    return (
        _before_acting(game, action, gain)
        or _with_dice(game, action, gain)
        or _answering(game, action, gain)
    )


def _before_acting(game: Game, action: Action, gain: float) -> Sentence | None:
    """Setting up, and rolling again."""
    state = game.state
    match action:
        case act.Give(cards):
            return Sentence(
                "Of my {number} cards, I’ll miss {cards} least.",
                number=len(state.hands[state.seat]),
                cards=card_names(cards),
            )
        case act.Lay(card, place):
            return Sentence(
                "{card} should bring me {points} on {place}.",
                card=card_name(card),
                points=about(gain),
                place=symbol_name(place),
            )
        case act.KeepDice():
            return Sentence("I can use {dice} as they are.", dice=dice_words(state.dice))
        case act.RerollTriple():
            return Sentence("Other dice should bring me {points}.", points=about(gain))
        case act.Reroll(dice):
            return Sentence(
                "Something better than {dice} should bring me {points}.",
                dice=dice_words(dice),
                points=about(gain),
            )
    return None


def _with_dice(game: Game, action: Action, gain: float) -> Sentence | None:
    """Phase 3, until a card asks something."""
    state = game.state
    money = state.money[state.seat]
    match action:
        case act.EndTurn():
            return Sentence(
                "Nothing else is worth it, so I keep my {money}.", money=sesterces(money)
            )
        case act.Play(card, place):
            return _play(game, card, place, gain)
        case act.TakeMoney(die):
            after = game.copy()
            after.apply(action)
            return Sentence(
                "It raises my money from {before} to {money}.",
                before=money,
                money=sesterces(after.state.money[state.seat]),
            )
        case act.DrawCards(die):
            return Sentence(
                "The best of {count} card should be worth {points} to me.",
                "The best of {count} cards should be worth {points} to me.",
                count=die,
                points=about(gain),
            )
        case act.Activate(die):
            return _activation(game, action, die, gain)
        case act.Bribe(die):
            return _activation(game, action, BRIBERY, gain)
        case act.Keep(card):
            return Sentence(
                "{card} should be worth {points} to me.", card=card_name(card), points=about(gain)
            )
    return None


def _play(game: Game, card: int, place: Place, gain: float) -> Sentence:
    state = game.state
    old = state.sides[state.seat][place]
    if old == EMPTY:
        return Sentence(
            "{card} fills {place}, which costs me 1 point a turn, and should bring me {points}.",
            card=card_name(card),
            place=symbol_name(place),
            points=about(gain),
        )
    return Sentence(
        "On {place}, {card} should bring me {points} more than {old}.",
        card=card_name(card),
        place=symbol_name(place),
        old=card_name(old),
        points=about(gain),
    )


def _activation(game: Game, action: Action, place: Place, gain: float) -> Sentence:
    """What the card does for certain; otherwise what it should bring."""
    state = game.state
    seat, rival = state.seat, 1 - state.seat
    name = card_name(state.sides[seat][place])
    after = game.copy()
    after.apply(action)
    if after.state.chance == state.chance:
        points = after.state.points[seat] - state.points[seat]
        if points > 0:
            return Sentence(
                "{card} brings me {points} at once.", card=name, points=victory_points(points)
            )
        lost = [
            card
            for card, now in zip(state.sides[rival], after.state.sides[rival], strict=True)
            if card != now
        ]
        if lost:
            return Sentence(
                "{card} costs {name} {lost}, worth {points} to me.",
                card=name,
                name=game.seats[rival],
                lost=card_names(lost),
                points=about(gain),
            )
    return Sentence("{card} should bring me {points}.", card=name, points=about(gain))


def _answering(game: Game, action: Action, gain: float) -> Sentence:
    """What a card asks."""
    state = game.state
    asking = state.activation
    assert asking is not None
    match action:
        case act.Choose(place):
            return _choice(game, place, gain)
        case act.Swap(card, place):
            return Sentence(
                "On {place}, {card} should bring me {points} more than {old}.",
                card=card_name(card),
                place=symbol_name(place),
                old=card_name(state.sides[state.seat][place]),
                points=about(gain),
            )
        case act.Take(card):
            return Sentence(
                "{card} should be worth {points} to me.", card=card_name(card), points=about(gain)
            )
        case act.RepeatRoll():
            return Sentence("A second roll should be better than a {die}.", die=asking.roll)
        case act.KeepRoll():
            return Sentence("A {die} is good enough.", die=asking.roll)
        case act.Pay(paid):
            return Sentence(
                "For {money} I have {strength} against {defence}.",
                money=sesterces(paid),
                strength=asking.roll + paid // CARDS[asking.card].amount,
                defence=CARDS[state.sides[1 - state.seat][asking.target]].defence,
            )
        case act.UseDie(die):
            return Sentence(
                "{card} brings me {points} at once.",
                card=card_name(asking.card),
                points=victory_points(die),
            )
    return Sentence("None of this would bring me a victory point.")


def _choice(game: Game, place: Place, gain: float) -> Sentence:
    state = game.state
    asking = state.activation
    assert asking is not None
    card = CARDS[asking.card]
    if state.step == DecisionKind.TARGET:
        target = CARDS[state.sides[1 - state.seat][place]]
        if isinstance(card, Battle):
            faces = RULES.faces + 1 + card.bonus - target.defence
            return Sentence(
                "I beat {card} with {number} of {faces} rolls, for {points}.",
                card=target.name,
                number=max(0, min(RULES.faces, faces)),
                faces=RULES.faces,
                points=about(gain),
            )
        return Sentence(
            "Getting rid of {card} should bring me {points}.", card=target.name, points=about(gain)
        )
    if state.step == DecisionKind.PLACE:
        return Sentence(
            "{card} should bring me {points} on {place}.",
            card=card_names(state.drawn),
            points=about(gain),
            place=symbol_name(place),
        )
    return Sentence(
        "{card} should bring me {points}.",
        card=card_name(state.sides[state.seat][place]),
        points=about(gain),
    )
