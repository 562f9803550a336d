"""Why an opponent would answer a card as it does."""

from collections.abc import Sequence

from colosseum.ai.roma.activation_reasons import effect, odds
from colosseum.ai.roma.place_reasons import why_lay
from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.battles import Battle
from colosseum.rules.roma.cards.copying import Maecenas
from colosseum.rules.roma.cards.defence import defence
from colosseum.rules.roma.cards.removals import Gladiator, RemovesWithItself
from colosseum.rules.roma.data import EMPTY, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import (
    card_name,
    dice_words,
    onto,
    sesterces,
    symbol_name,
    victory_points,
)
from colosseum.rules.roma.state import Activation
from colosseum.words.sentences import Sentence


def why_answer(game: Game, asking: Activation, action: Action) -> Sentence:
    state = game.state
    match action:
        case act.Choose(place):
            return _why_choose(game, asking, action, place)
        case act.Swap(card, place):
            return Sentence(
                "{card} does more for me {to} than {old}.",
                card=card_name(card),
                to=onto(place),
                old=card_name(state.sides[state.seat][place]),
            )
        case act.Take(card):
            return Sentence("I’d rather have {card} in my hand.", card=card_name(card))
        case act.RepeatRoll():
            return Sentence("A second roll should be better than a {die}.", die=asking.roll)
        case act.KeepRoll():
            return Sentence("A {die} is good enough.", die=asking.roll)
        case act.Pay(paid):
            return _why_pay(game, asking, paid)
        case act.Lay(card, place):
            return why_lay(game, card, place)
        case act.ChangeDie(die, new_die):
            return Sentence("I’ve more use for a {new} than for a {die}.", new=new_die, die=die)
        case act.Buy(points):
            return Sentence(
                "It leaves {name} with {points}.",
                name=game.seats[1 - state.seat],
                points=victory_points(state.points[1 - state.seat] - points),
            )
        case act.UseDie(die) if isinstance(CARDS[asking.card], Battle):
            return _why_add(game, asking, die)
        case act.UseDie(die):
            return Sentence(
                "{card} brings me {points}.",
                card=card_name(asking.card),
                points=victory_points(die),
            )
    return _why_decline(game, asking)


def _why_decline(game: Game, asking: Activation) -> Sentence:
    """Why nothing that a card offers is any good."""
    state = game.state
    if state.step == DecisionKind.EXTRA_DIE and isinstance(CARDS[asking.card], Battle):
        return _why_keep_dice(game, asking)
    if state.step in (DecisionKind.EXTRA_DIE, DecisionKind.CHANGE_DIE):
        return why_keep_dice_as_they_are(state.dice)
    others = len(game.choices().actions) - 1
    if others == 1:
        return Sentence("I’d rather not use {card} for that.", card=card_name(asking.card))
    return Sentence(
        "The other choice doesn’t help me.",
        "None of the {count} other choices helps me.",
        count=others,
    )


def why_keep_dice_as_they_are(dice: Sequence[int]) -> Sentence:
    return Sentence(
        "I can use my {dice} as it is.",
        "I can use {dice} as they are.",
        count=len(dice),
        dice=dice_words(dice),
    )


def _why_keep_dice(game: Game, asking: Activation) -> Sentence:
    """Why no die is added to a roll: it wins without one, loses with any, or one can do more."""
    rival = 1 - game.state.seat
    needed = defence(game.state, rival, asking.target)
    target = card_name(game.state.sides[rival][asking.target])
    strength = asking.roll
    if strength >= needed:
        return Sentence(
            "My {roll} already beats {card}’s {defence}.",
            roll=strength,
            card=target,
            defence=needed,
        )
    enough = [die for die in game.state.dice if strength + die >= needed]
    if enough:
        return Sentence(
            "I could beat {card} with my {die}, but I’d rather use it elsewhere.",
            card=target,
            die=min(enough),
        )
    die = max(game.state.dice)
    return Sentence(
        "Even my {die} makes only {strength} against {defence}.",
        die=die,
        strength=strength + die,
        defence=needed,
    )


def _why_pay(game: Game, asking: Activation, paid: int) -> Sentence:
    """What the roll comes to, with the money or without it."""
    rival = 1 - game.state.seat
    target = CARDS[game.state.sides[rival][asking.target]]
    needed = defence(game.state, rival, asking.target)
    strength = asking.roll + paid // CARDS[asking.card].amount
    if paid:
        return Sentence(
            "For {money} I have {strength} against {defence}.",
            money=sesterces(paid),
            strength=strength,
            defence=needed,
        )
    values = {"roll": strength, "card": target.name, "defence": needed}
    if strength >= needed:
        return Sentence("My {roll} already beats {card}’s {defence}.", **values)
    return Sentence("I’d rather save my money: my {roll} is below {card}’s {defence}.", **values)


def _why_add(game: Game, asking: Activation, die: int) -> Sentence:
    """What the roll comes to with a die added."""
    return Sentence(
        "With the {die} I have {strength} against {defence}.",
        die=die,
        strength=asking.roll + die,
        defence=defence(game.state, 1 - game.state.seat, asking.target),
    )


def _why_block(game: Game, place: Place) -> Sentence:
    rival = 1 - game.state.seat
    there = game.state.sides[rival][place]
    if there == EMPTY:
        return Sentence(
            "{name} may want to use {place}.", name=game.seats[rival], place=symbol_name(place)
        )
    return Sentence(
        "{name} can’t activate {card} next turn.", name=game.seats[rival], card=card_name(there)
    )


def _why_remove(game: Game, asking: Activation, place: Place) -> Sentence:
    """What it takes to remove a card without a battle."""
    state = game.state
    card, target = CARDS[asking.card], CARDS[state.sides[1 - state.seat][place]]
    name = game.seats[1 - state.seat]
    if isinstance(card, Gladiator):
        return Sentence(
            "{name} would have to pay {price} for {card} again.",
            name=name,
            price=sesterces(target.price),
            card=target.name,
        )
    if isinstance(card, RemovesWithItself):
        return Sentence(
            "I’d give {own} to be rid of {card}.",
            own=card_name(state.sides[state.seat][asking.place]),
            card=target.name,
        )
    return Sentence(
        "I’d pay {money} to be rid of {card}.", money=sesterces(card.amount), card=target.name
    )


def _why_choose(game: Game, asking: Activation, action: Action, place: Place) -> Sentence:
    """Why one of several places."""
    state = game.state
    card = CARDS[asking.card]
    if state.step == DecisionKind.PLACE:
        return why_lay(game, state.drawn[0], place)
    if state.step == DecisionKind.SYMBOL:
        return _why_block(game, place)
    if state.step == DecisionKind.TARGET:
        if isinstance(card, Battle):
            return odds(state, asking.card, place)
        return _why_remove(game, asking, place)
    chosen = CARDS[state.sides[state.seat][place]]
    after = game.copy()
    after.apply(action)
    certain = effect(game, after, chosen.name) if after.state.chance == state.chance else None
    if certain is not None:
        return certain
    if isinstance(card, Maecenas):
        return Sentence(
            "For {price}, {card} acts.", price=sesterces(chosen.price), card=chosen.name
        )
    return Sentence("{card} acts without a die of its own.", card=chosen.name)
