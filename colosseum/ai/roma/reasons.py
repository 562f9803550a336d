"""Why an opponent would take an action: one sentence that can be checked against the table.

The same words tell why an action is only second best, so that none of them may claim to be best.
"""

from colosseum.ai.roma.activation_reasons import why_activate
from colosseum.ai.roma.answer_reasons import why_answer, why_keep_dice_as_they_are
from colosseum.ai.roma.place_reasons import why_lay, why_play
from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import BRIBERY, CardNumber
from colosseum.rules.roma.display_names import card_names, dice_words, sesterces
from colosseum.words.sentences import Sentence


def reason(game: Game, action: Action) -> Sentence:
    """Why the player who decides would take an action that is allowed."""
    state = game.state
    match action:
        case act.Give(cards):
            return Sentence(
                "I can spare {cards}.",
                "Of my {count} cards, I can spare {cards}.",
                count=len(state.hands[state.seat]),
                cards=card_names(cards),
            )
        case act.Lay(card, place):
            return why_lay(game, card, place)
        case act.KeepDice():
            return why_keep_dice_as_they_are(state.dice)
        case act.RerollTriple():
            return Sentence("I’ve little use for {dice}.", dice=dice_words(state.dice))
        case act.Reroll(dice):
            return Sentence("I’ve little use for {dice}.", dice=dice_words(dice))
        case act.Keep(card):
            return _why_keep(game, card)
    if state.activation is not None:
        return why_answer(game, state.activation, action)
    return _in_the_turn(game, action)


def _why_keep(game: Game, card: CardNumber) -> Sentence:
    price = CARDS[card].price
    values = {"card": CARDS[card].name, "price": sesterces(price)}
    if not price:
        return Sentence("I can play {card} at once: it costs nothing.", card=CARDS[card].name)
    if price <= game.state.money[game.state.seat]:
        return Sentence("I can play {card} at once for {price}.", **values)
    return Sentence("{card} is worth saving {price} for.", **values)


def _in_the_turn(game: Game, action: Action) -> Sentence:
    """Phase 3, while no card asks anything."""
    state = game.state
    money = state.money[state.seat]
    match action:
        case act.EndTurn():
            return Sentence("That leaves me {money} for my next turn.", money=sesterces(money))
        case act.Play(card, place):
            return why_play(game, card, place)
        case act.DrawCards(die):
            return _why_draw(len(state.hands[state.seat]), die)
        case act.Activate(die):
            return why_activate(game, action, state.sides[state.seat][die], die)
        case act.Bribe(die):
            return why_activate(game, action, state.sides[state.seat][BRIBERY], die)
    after = game.copy()
    after.apply(action)
    return Sentence(
        "It raises my money from {before} to {money}.",
        before=money,
        money=sesterces(after.state.money[state.seat]),
    )


def _why_draw(held: int, die: int) -> Sentence:
    if not held:
        return Sentence(
            "My hand is empty, and this brings me {count} card.",
            "My hand is empty, and I can keep the best of {count} cards.",
            count=die,
        )
    return Sentence(
        "I hold {held}, and this brings me {count} more.",
        "I hold {held}, and I can add the best of {count} more.",
        held=Sentence("{count} card", "{count} cards", count=held),
        count=die,
    )
