"""Why an opponent would take an action: one sentence that can be checked against the table."""

from typing import Final

from colosseum.rules.kernel import Action, Record
from colosseum.rules.roma import Game
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.battles import Battle
from colosseum.rules.roma.data import BRIBERY, EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import (
    card_name,
    card_names,
    dice_words,
    sesterces,
    symbol_name,
    victory_points,
)
from colosseum.rules.roma.events import ActionCopied, BattleBegan, CardActivated
from colosseum.rules.roma.state import Activation
from colosseum.rules.sentences import Sentence

_FACES: Final = RULES.faces


def reason(game: Game, action: Action) -> Sentence:
    """Why the player who decides would take an action that is allowed."""
    state = game.state
    match action:
        case act.Give(cards):
            return Sentence(
                "Of my {number} cards I’ll miss {cards} least.",
                number=len(state.hands[state.seat]),
                cards=card_names(cards),
            )
        case act.Lay(card, place):
            return _laying(game, card, place)
        case act.KeepDice():
            return Sentence("I can use {dice} as they are.", dice=dice_words(state.dice))
        case act.RerollTriple():
            return Sentence("I’ve little use for {dice}.", dice=dice_words(state.dice))
        case act.Reroll(dice):
            return Sentence("I’ve little use for {dice}.", dice=dice_words(dice))
        case act.Keep(card):
            return Sentence(
                "Of {count} cards, {card} does most for me.",
                count=len(state.drawn),
                card=card_name(card),
            )
    if state.activation is not None:
        return _answer(game, state.activation, action)
    return _in_the_turn(game, action)


def _laying(game: Game, card: CardNumber, place: Place) -> Sentence:
    """What the place does for the card."""
    opposite = game.state.sides[1 - game.state.seat][place]
    if CARDS[card].is_always_on:
        return Sentence(
            "{card} works on {place} without a die.",
            card=card_name(card),
            place=symbol_name(place),
        )
    if place == BRIBERY:
        return Sentence("Beside Bribery, any die activates {card}.", card=card_name(card))
    if opposite != EMPTY:
        return Sentence(
            "Each {die} I roll activates {card}, opposite {other}.",
            die=place,
            card=card_name(card),
            other=card_name(opposite),
        )
    return Sentence("Each {die} I roll activates {card}.", die=place, card=card_name(card))


# Phase 3


def _in_the_turn(game: Game, action: Action) -> Sentence:
    state = game.state
    money, held = state.money[state.seat], len(state.hands[state.seat])
    match action:
        case act.EndTurn():
            return Sentence("I have {money} left and nothing better to do.", money=sesterces(money))
        case act.Play(card, place):
            return _playing(game, card, place)
        case act.DrawCards(die):
            return Sentence(
                "With {held} in my hand, I can use the best of {count} card.",
                "With {held} in my hand, I can use the best of {count} cards.",
                held=held,
                count=die,
            )
        case act.Activate(die):
            return _activating(game, action, state.sides[state.seat][die], die)
        case act.Bribe(die):
            return _activating(game, action, state.sides[state.seat][BRIBERY], die)
    after = game.copy()
    after.apply(action)
    return Sentence(
        "It raises my money from {before} to {money}.",
        before=money,
        money=sesterces(after.state.money[state.seat]),
    )


def _playing(game: Game, card: CardNumber, place: Place) -> Sentence:
    state = game.state
    old = state.sides[state.seat][place]
    if old != EMPTY:
        return Sentence(
            "For {price}, {card} does more for me on {place} than {old}.",
            price=sesterces(CARDS[card].price),
            card=card_name(card),
            place=symbol_name(place),
            old=card_name(old),
        )
    holes = len(state.free_places(state.seat))
    return Sentence(
        "With {card}, a turn costs me {after} instead of {points}.",
        card=card_name(card),
        after=holes - 1,
        points=victory_points(holes),
    )


def _activating(game: Game, action: Action, card: CardNumber, die: int) -> Sentence:
    """What is certain to happen, or how likely it is; failing that, what the die is worth."""
    after = game.copy()
    record = after.apply(action)
    name = card_name(card)
    if after.state.chance == game.state.chance:
        if certain := _effect(game, after, name):
            return certain
    elif attack := _attack(record):
        return attack
    return Sentence("With {card}, a {die} does more for me than as money.", card=name, die=die)


def _effect(game: Game, after: Game, name: str) -> Sentence | None:
    """The end of the game, points, or the rival's cards."""
    old, new = game.state, after.state
    seat, rival = old.seat, 1 - old.seat
    if new.step is None:
        return Sentence(
            "It ends the game at {mine} to {theirs}.",
            mine=new.points[seat],
            theirs=new.points[rival],
        )
    points = new.points[seat] - old.points[seat]
    if points > 0:
        return Sentence("{card} brings me {points}.", card=name, points=victory_points(points))
    lost = [
        before
        for before, now in zip(old.sides[rival], new.sides[rival], strict=True)
        if before != now
    ]
    if lost:
        return Sentence(
            "Without {lost}, a turn costs {name} {points}.",
            lost=card_names(lost),
            name=game.seats[rival],
            points=victory_points(len(new.free_places(rival))),
        )
    return None


def _attack(record: Record) -> Sentence | None:
    """The odds of a battle that began without a further choice."""
    attacker = EMPTY
    for event in record.events:
        match event:
            case CardActivated() | ActionCopied():
                attacker = event.card
            case BattleBegan():
                return _odds(attacker, event.card)
    return None


def _odds(attacker: CardNumber, target: CardNumber) -> Sentence:
    card = CARDS[attacker]
    assert isinstance(card, Battle)
    rolls = _FACES + 1 + card.bonus - CARDS[target].defence
    return Sentence(
        "I beat {card} with {number} of {faces} rolls.",
        card=card_name(target),
        number=max(0, min(_FACES, rolls)),
        faces=_FACES,
    )


# Answers to a card


def _answer(game: Game, asking: Activation, action: Action) -> Sentence:
    state = game.state
    match action:
        case act.Choose(place):
            return _choice(game, asking, action, place)
        case act.Swap(card, place):
            return Sentence(
                "{card} does more for me on {place} than {old}.",
                card=card_name(card),
                place=symbol_name(place),
                old=card_name(state.sides[state.seat][place]),
            )
        case act.Take(card):
            return Sentence("I’d rather have {card} in my hand.", card=card_name(card))
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
                "{card} brings me {points}.",
                card=card_name(asking.card),
                points=victory_points(die),
            )
    return Sentence(
        "None of the {number} other choices helps me.", number=len(game.choices().actions) - 1
    )


def _choice(game: Game, asking: Activation, action: Action, place: Place) -> Sentence:
    """Why one of several places."""
    state = game.state
    if state.step == DecisionKind.PLACE:
        return _laying(game, state.drawn[0], place)
    if state.step == DecisionKind.TARGET:
        target = state.sides[1 - state.seat][place]
        if isinstance(CARDS[asking.card], Battle):
            return _odds(asking.card, target)
        return Sentence(
            "I’d pay {money} to be rid of {card}.",
            money=sesterces(CARDS[asking.card].amount),
            card=card_name(target),
        )
    name = card_name(state.sides[state.seat][place])
    after = game.copy()
    after.apply(action)
    certain = _effect(game, after, name) if after.state.chance == state.chance else None
    return certain or Sentence("{card} does most for me now.", card=name)
