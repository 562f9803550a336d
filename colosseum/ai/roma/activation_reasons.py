"""Why an opponent would activate a card: what is certain to come of it, or how likely it is."""

from typing import Final

from colosseum.rules.kernel import Action, Event, Record
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.actions import Choose
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.battles import Battle
from colosseum.rules.roma.cards.defence import defence, defences
from colosseum.rules.roma.cards.forums import forum_help
from colosseum.rules.roma.data import EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import card_name, card_names, victory_points
from colosseum.rules.roma.prospects import warning
from colosseum.rules.roma.roma_events import DefenceLowered, OwnActionCopied
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence

_FACES: Final = RULES.faces
_TELLING: Final = (
    *(ev.DiceReduced, ev.HandSeen, ev.PointsRemoved, ev.HandDiscarded),
    DefenceLowered,
)
"""Events that are the whole of what a card does."""


def why_activate(game: Game, action: Action, card: CardNumber, die: int) -> Sentence:
    """What is certain to happen, or how likely it is; failing that, what the die is worth."""
    after = game.copy()
    record = after.apply(action)
    name = card_name(card)
    if after.state.chance == game.state.chance:
        if certain := effect(game, after, name) or _offer(after) or _known(game, record):
            return certain
    elif rolled := _attack(game, record) or _points_rolled(record, name):
        return rolled
    return warning(game, action) or Sentence("A {die} activates {card}.", card=name, die=die)


def effect(game: Game, after: Game, name: str) -> Sentence | None:
    """The end of the game, points, or the rival's cards."""
    old, new = game.state, after.state
    seat, rival = old.seat, 1 - old.seat
    if new.step is None:
        return Sentence(
            "It ends the game, {mine} to {theirs}.",
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


def odds(state: State, attacker: CardNumber, place: Place) -> Sentence:
    """How many rolls win a battle against the rival's card on a place."""
    card, rival = CARDS[attacker], 1 - state.seat
    assert isinstance(card, Battle)
    name = card_name(state.sides[rival][place])
    least = card.lowest_winning_roll(defence(state, rival, place))
    if least <= 1:
        return Sentence("I beat {card} whatever I roll.", card=name)
    if least > _FACES:
        return Sentence("No roll alone beats {card}.", card=name)
    values = {"card": name, "number": _FACES + 1 - least, "count": _FACES}
    if any(it != EMPTY and CARDS[it].repeats_rolls for it in state.sides[state.seat]):
        return Sentence(
            "I beat {card} with {number} of {count} roll, and can roll twice.",
            "I beat {card} with {number} of {count} rolls, and can roll twice.",
            **values,
        )
    return Sentence(
        "I beat {card} with {number} of {count} roll.",
        "I beat {card} with {number} of {count} rolls.",
        **values,
    )


def _offer(after: Game) -> Sentence | None:
    """What the card asks its player to choose from."""
    state = after.state
    if state.activation is None:
        return None
    asking = state.activation.card
    if state.step == DecisionKind.SECOND_DIE:
        return _last_die(after) or Sentence(
            "{card} can earn me up to {points}.",
            card=card_name(asking),
            points=victory_points(_most_from_dice(state, state.activation)),
        )
    answers = after.choices().actions
    places = [answer.place for answer in answers if isinstance(answer, Choose)]
    if state.step == DecisionKind.TARGET and isinstance(CARDS[asking], Battle):
        needed = defences(state, 1 - state.seat)
        return odds(state, asking, min(places, key=needed.__getitem__))
    if state.step in (DecisionKind.OWN_CARD, DecisionKind.TARGET):
        side = state.sides[state.seat if state.step == DecisionKind.OWN_CARD else 1 - state.seat]
        offered = dict.fromkeys(side[place] for place in places)
        return Sentence(
            "With {card}, I can choose {cards}.",
            "{card} gives me a choice: {cards}.",
            count=len(offered),
            card=card_name(asking),
            cards=card_names(offered),
        )
    return _roma_offer(after, state.step)


def _most_from_dice(state: State, activation: Activation) -> int:
    """What a Forum brings with the best of the dice left, or with all if it may use a third."""
    helped = forum_help(state, state.seat, activation.place)
    return (sum if helped.third_die else max)(state.dice) + helped.points


def _last_die(after: Game) -> Sentence | None:
    """The end of the game, if a second die brings it and wins."""
    seat = after.state.seat
    for answer in after.choices().actions:
        done = after.copy()
        done.apply(answer)
        points = done.state.points
        if done.state.step is None and points[seat] > points[1 - seat]:
            return effect(after, done, "")
    return None


def _roma_offer(after: Game, step: DecisionKind | None) -> Sentence | None:
    """What the first Roma's cards let their player do."""
    state = after.state
    assert state.activation is not None
    rival, asking = after.seats[1 - state.seat], CARDS[state.activation.card]
    match step:
        case DecisionKind.CHANGE_DIE:
            return Sentence(
                "{card} makes one of my dice {amount} higher or lower.",
                card=asking.name,
                amount=asking.amount,
            )
        case DecisionKind.SYMBOL:
            return Sentence(
                "{card} keeps {name} off one symbol next turn.", card=asking.name, name=rival
            )
        case DecisionKind.SEARCH:
            return Sentence("{card} finds me any card in the pile.", card=asking.name)
        case DecisionKind.LAY_FREE:
            return Sentence("{card} lets me lay cards from my hand for free.", card=asking.name)
        case DecisionKind.LAY_AGAIN:
            return Sentence("{card} moves my cards to where they do more.", card=asking.name)
        case DecisionKind.BUY:
            points = min(state.money[state.seat] // asking.amount, state.points[1 - state.seat])
            return Sentence(
                "I can buy up to {points} from {name}.", points=victory_points(points), name=rival
            )
    return None


def _known(game: Game, record: Record) -> Sentence | None:
    """What happens to either hand, the rival's dice and defences, or the supply."""
    rival = game.seats[1 - game.state.seat]
    match _last(record, *_TELLING):
        case DefenceLowered(less=less):
            return Sentence(
                "This turn, the defence of {name}’s cards is {less} lower.", name=rival, less=less
            )
        case ev.DiceReduced():
            return Sentence(
                "{name} rolls only {count} die next turn.",
                "{name} rolls only {count} dice next turn.",
                name=rival,
                count=RULES.fewer_dice,
            )
        case ev.HandSeen(cards=cards):
            return Sentence(
                "I can take {name}’s {count} card.",
                "I can take one of {name}’s {count} cards.",
                name=rival,
                count=len(cards),
            )
        case ev.HandDiscarded(cards=cards):
            return Sentence(
                "I get {count} new card for my old one.",
                "I get {count} new cards for my old ones.",
                count=len(cards),
            )
        case ev.PointsRemoved(points):
            return Sentence(
                "It leaves {points} in the supply.",
                points=victory_points(game.state.supply - points),
            )
    return None


def _attack(game: Game, record: Record) -> Sentence | None:
    """The odds of a battle that began without a further choice."""
    attacker = EMPTY
    for event in record.events:
        match event:
            case ev.CardActivated() | ev.ActionCopied() | OwnActionCopied():
                attacker = event.card
            case ev.BattleBegan():
                return odds(game.state, attacker, event.place)
    return None


def _points_rolled(record: Record, name: str) -> Sentence | None:
    """Half of the roll in points, whatever it is."""
    if _last(record, ev.BattleDieRolled) is None:
        return None
    return Sentence(
        "{card} brings me 1 to {points}.", card=name, points=victory_points((_FACES + 1) // 2)
    )


def _last(record: Record, *kinds: type[Event]) -> Event | None:
    return next((event for event in reversed(record.events) if isinstance(event, kinds)), None)
