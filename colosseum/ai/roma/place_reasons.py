"""Why an opponent would lay or play a card on a place."""

from colosseum.rules.roma import Game
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.forums import forums
from colosseum.rules.roma.data import BRIBERY, EMPTY, NEIGHBOURS, CardNumber, Place
from colosseum.rules.roma.display_names import beside, card_name, onto, sesterces, victory_points
from colosseum.words.sentences import Sentence


def why_lay(game: Game, card: CardNumber, place: Place) -> Sentence:
    """What the place does for the card."""
    is_seen = not game.state.is_face_down
    opposite = game.state.sides[1 - game.state.seat][place] if is_seen else EMPTY
    if CARDS[card].forum_points or CARDS[card].adds_third_die:
        return _why_beside(game, card, place)
    if CARDS[card].is_always_on:
        return Sentence("Wherever it is, {card} needs no die.", card=card_name(card))
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


def _why_beside(game: Game, card: CardNumber, place: Place) -> Sentence:
    """Basilica and Templum need a Forum beside them (ROM-26)."""
    here = forums(game.state.sides[game.state.seat])
    near = [at for at in NEIGHBOURS[place] if at in here]
    if near:
        return Sentence(
            "{card} helps my Forum {where}.",
            card=card_name(card),
            where=beside(near[0]),
        )
    return Sentence("{card} needs no die, only a Forum beside it.", card=card_name(card))


def why_play(game: Game, card: CardNumber, place: Place) -> Sentence:
    """What it replaces, or what a full place saves."""
    state = game.state
    old = state.sides[state.seat][place]
    if old != EMPTY:
        return Sentence(
            "For {price}, {card} does more for me {to} than {old}.",
            price=sesterces(CARDS[card].price),
            card=card_name(card),
            to=onto(place),
            old=card_name(old),
        )
    holes = len(state.free_places(state.seat))
    return Sentence(
        "With {card}, a turn costs me {after} instead of {points}.",
        card=card_name(card),
        after=holes - 1,
        points=victory_points(holes),
    )
