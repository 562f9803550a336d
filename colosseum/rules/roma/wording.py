"""Events, actions and where a game stands, in sentences: for the log, advice and saved games."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Final

from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.rules.roma import actions as act
from colosseum.rules.roma import events as ev
from colosseum.rules.roma import roma_events as roma
from colosseum.rules.roma.data import BRIBERY, EMPTY, CardNumber, deck_of
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import (
    beside,
    card_name,
    card_names,
    cards_on_side,
    dice_words,
    laid_words,
    onto,
    sesterces,
    set_name,
    symbol_name,
    victory_points,
)
from colosseum.rules.roma.game import Game
from colosseum.rules.roma.outcome import End
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence

# Events


_ENDS: Final = {
    End.NO_POINTS: Sentence("A player has no victory points left."),
    End.NO_SUPPLY: Sentence("The supply has no victory points left."),
    End.TURNS: Sentence("Both players have had their last turn."),
}

_EVENTS: Final[dict[type[Event], Pattern]] = {
    ev.FirstPlayerDrawn: Pattern("{seat} goes first."),
    ev.HandDealt: Pattern("{seat} is dealt {cards}."),
    ev.GiftChosen: Pattern("{seat} puts {cards} aside for {other}."),
    ev.CardsGiven: Pattern("{seat} gives {other} {cards}."),
    ev.TurnBegan: Pattern("Turn {turn}: {seat}."),
    ev.PointsReturned: Pattern("{seat} returns {points} for empty places."),
    ev.DiceRolled: Pattern("{seat} rolls {dice}."),
    ev.DiceRerolled: Pattern("{seat} re-rolls {old} and gets {new}."),
    ev.DieLaid: Pattern("{seat} puts a {die} on {symbol}."),
    ev.DieUsed: Pattern("{seat} uses a {die} as the second die."),
    ev.GameEnded: Pattern("{why} {winners} wins.", "{why} {winners} share the victory.", "winners"),
    ev.MoneyTaken: Pattern("{seat} receives {sesterces}."),
    ev.MoneyPaid: Pattern("{seat} pays {sesterces}."),
    ev.PileShuffled: Pattern("The discard pile is shuffled into a new draw pile."),
    ev.CardsDrawn: Pattern("{seat} draws {cards}."),
    ev.CardsKept: Pattern("{seat} keeps {cards}."),
    ev.DrawnDiscarded: Pattern("{seat} discards {cards}."),
    ev.DrawnLaid: Pattern("{seat} lays {card} from the pile {to}."),
    ev.HandDiscarded: Pattern("{seat} discards their whole hand: {cards}."),
    ev.CardPlayed: Pattern("{seat} plays {card} {to}."),
    ev.CardDiscarded: Pattern("{seat}’s {card} {where} is discarded."),
    ev.CardSwapped: Pattern("{seat} swaps {card} with {old} {where}."),
    ev.CardRecovered: Pattern("{seat} takes {card} from the discard pile."),
    ev.HandSeen: Pattern("{seat} looks at {other}’s hand: {cards}."),
    ev.CardTaken: Pattern("{seat} takes {card} from {other}’s hand."),
    ev.CardActivated: Pattern("{seat} activates {card} {where}."),
    ev.ActionCopied: Pattern("{seat} copies {other}’s {card} {where}."),
    ev.DiceReduced: Pattern("{seat} rolls one fewer die next turn."),
    ev.BattleBegan: Pattern("{seat} attacks {other}’s {card} {where}."),
    ev.BattleDieRolled: Pattern("{seat} rolls a {die} with the battle die."),
    roma.SetAssigned: Pattern("{seat} plays with the cards of {set}."),
    roma.DeckBrought: Pattern(
        "{seat} plays with a deck of {count} card.",
        "{seat} plays with a deck of {count} cards.",
        "cards",
    ),
    roma.CardLaidFaceDown: Pattern("{seat} lays {card} face down {to}."),
    roma.CardsTurnedUp: Pattern("{seat} turns over {side}."),
    roma.DieChanged: Pattern("{seat} turns a {die} into a {new_die}."),
    roma.DieAdded: Pattern("{seat} uses a {die} as well."),
    roma.SymbolBlocked: Pattern("{place} is blocked on {seat}’s next turn."),
    roma.DefenceLowered: Pattern("The defence of {seat}’s cards is {less} lower this turn."),
    roma.RivalPaid: Pattern("{seat} pays {other} {sesterces}."),
    roma.PointsTaken: Pattern("{seat} takes {points} from {other}."),
    roma.OwnPileShuffled: Pattern("{seat}’s discard pile is shuffled into a new draw pile."),
    roma.PileSearched: Pattern(
        "{seat} looks through the draw pile: {count} card.",
        "{seat} looks through the draw pile: {count} cards.",
        "cards",
    ),
    roma.HandDeduced: Pattern("So {seat} knows {other}’s hand: {cards}."),
    roma.PileReturned: Pattern("{seat} shuffles the draw pile."),
    roma.CardReturned: Pattern("{seat}’s {card} {where} goes back to their hand."),
    roma.CardsTakenUp: Pattern("{seat} picks up {cards}."),
    roma.CardLaidAgain: Pattern("{seat} lays {card} {to}."),
    roma.OwnActionCopied: Pattern("{seat} copies the action of {card} {source}."),
}


def event_words(event: Event, names: Sequence[str]) -> Sentence:
    """An event in one sentence."""
    match event:
        case ev.PointsGained():
            return _gain_words(event, names)
        case ev.PointsRemoved(points):
            return Sentence(
                "{count} victory point leaves the supply and the game.",
                "{count} victory points leave the supply and the game.",
                count=points,
            )
        case ev.BattleDecided():
            return _battle_words(event, names)
    told = _EVENTS[type(event)]
    values = {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
    words = {name: _word(name, value, names) for name, value in values.items()}
    if "seat" in values:
        words["other"] = names[1 - values["seat"]]
    if "place" in values:
        words |= {"where": beside(values["place"]), "to": onto(values["place"])}
    if told.plural is not None:
        words["count"] = len(values[told.counted])
    return Sentence(told.singular, told.plural, **words)


def _gain_words(event: ev.PointsGained, names: Sequence[str]) -> Sentence:
    gain = {"seat": names[event.seat], "points": victory_points(event.points)}
    if event.credit:
        return Sentence(
            "{seat} gains {points}, {credit} more than the supply has.",
            credit=event.credit,
            **gain,
        )
    return Sentence("{seat} gains {points}.", **gain)


def _battle_words(event: ev.BattleDecided, names: Sequence[str]) -> Sentence:
    values = {
        "seat": names[event.seat],
        "strength": event.strength,
        "defence": event.defence,
    }
    if event.won:
        return Sentence("{seat} wins the battle, {strength} against {defence}.", **values)
    return Sentence("{seat} loses the battle, {strength} against {defence}.", **values)


def _word(name: str, value: Any, names: Sequence[str]) -> object:
    """The words for a field's value; a field that is in no table is its own word."""
    tables: dict[str, Callable[[Any], object]] = {
        "seat": names.__getitem__,
        "winners": lambda seats: Sentence.enumerated(names[seat] for seat in seats),
        "why": _ENDS.__getitem__,
        "card": card_name,
        "old": lambda old: dice_words(old) if isinstance(old, tuple) else card_name(old),
        "new": dice_words,
        "dice": dice_words,
        "cards": lambda cards: card_names(cards) if isinstance(cards, tuple) else cards,
        "turn": roman,
        "place": symbol_name,
        "source": beside,
        "symbol": symbol_name,
        "set": set_name,
        "side": cards_on_side,
        "sesterces": sesterces,
        "points": victory_points,
    }
    return tables[name](value) if name in tables else value


# Actions


def action_words(game: Game, action: Action) -> Sentence:
    """The action, worded as an instruction to the player who decides."""
    match action:
        case act.Give(cards):
            return Sentence("Give {cards}", cards=card_names(cards))
        case act.Lay(card, place):
            return _lay_words(game, card, place)
        case act.KeepDice():
            return Sentence("Keep the dice")
        case act.RerollTriple():
            return Sentence("Roll the triple again")
        case act.Reroll(dice):
            return Sentence("Roll {dice} again", dice=dice_words(dice))
    return _phase_words(game, action) or _answer_words(game, action)


def _card_words(game: Game, card: CardNumber) -> str:
    """A card's name, and the other player's deck if it came from there (ROM-23)."""
    other = 1 - game.state.seat
    if len(game.state.piles) == 1 or deck_of(card) != other:
        return card_name(card)
    return Sentence("{card} from {name}’s deck", card=card_name(card), name=game.seats[other])


def _lay_words(game: Game, card: CardNumber, place: int) -> Sentence:
    words = {"card": _card_words(game, card)}
    old = game.state.sides[game.state.seat][place]
    if old != EMPTY and game.state.activation is not None:
        words["old"] = card_name(old)
        if place == BRIBERY:
            return Sentence("Lay {card} beside Bribery in place of {old}", **words)
        words["place"] = symbol_name(place)
        return Sentence("Lay {card} on {place} in place of {old}", **words)
    if place == BRIBERY:
        return Sentence("Lay {card} beside Bribery", **words)
    return Sentence("Lay {card} on {place}", place=symbol_name(place), **words)


def _play_words(game: Game, card: CardNumber, place: int) -> Sentence:
    words = {"card": _card_words(game, card)}
    old = game.state.sides[game.state.seat][place]
    if old != EMPTY:
        words["old"] = card_name(old)
        if place == BRIBERY:
            return Sentence("Play {card} beside Bribery in place of {old}", **words)
        words["place"] = symbol_name(place)
        return Sentence("Play {card} on {place} in place of {old}", **words)
    if place == BRIBERY:
        return Sentence("Play {card} beside Bribery", **words)
    return Sentence("Play {card} on {place}", place=symbol_name(place), **words)


def _phase_words(game: Game, action: Action) -> Sentence | None:
    """What is done in phase 3."""
    side = game.state.sides[game.state.seat]
    match action:
        case act.Play(card, place):
            return _play_words(game, card, place)
        case act.TakeMoney(die):
            return Sentence("Take money with the {die}", die=die)
        case act.DrawCards(die):
            return Sentence("Draw cards with the {die}", die=die)
        case act.Activate(die):
            return Sentence("Activate {card} with the {die}", card=card_name(side[die]), die=die)
        case act.Bribe(die):
            return Sentence(
                "Activate {card} beside Bribery with the {die}, for {sesterces}",
                card=card_name(side[BRIBERY]),
                die=die,
                sesterces=sesterces(die),
            )
        case act.EndTurn():
            return Sentence("End your turn")
        case act.Keep(card):
            return Sentence("Keep {card}", card=_card_words(game, card))
    return None


def _answer_words(game: Game, action: Action) -> Sentence:
    """What is answered to a card."""
    match action:
        case act.Choose(place):
            return _choice_words(game, place)
        case act.Swap(card, place):
            return Sentence(
                "Swap {card} with {old} {where}",
                card=_card_words(game, card),
                old=card_name(game.state.sides[game.state.seat][place]),
                where=beside(place),
            )
        case act.Take(card):
            return Sentence("Take {card}", card=_card_words(game, card))
        case act.RepeatRoll():
            return Sentence("Roll again")
        case act.KeepRoll():
            return Sentence("Keep the roll")
        case act.Pay(0):
            return Sentence("Pay nothing")
        case act.Pay(count):
            return Sentence("Pay {sesterces}", sesterces=sesterces(count))
        case act.UseDie(die):
            return Sentence("Use the {die}", die=die)
        case act.ChangeDie(die, new_die):
            return Sentence("Turn the {die} into a {new_die}", die=die, new_die=new_die)
        case act.Buy(points):
            return Sentence("Buy {points}", points=victory_points(points))
    return Sentence("Decline")


def _choice_words(game: Game, place: int) -> Sentence:
    state = game.state
    if state.step == DecisionKind.PLACE:
        return laid_words(place)
    if state.step == DecisionKind.SYMBOL:
        return Sentence("Block {place}", place=symbol_name(place))
    owner = 1 - state.seat if state.step == DecisionKind.TARGET else state.seat
    card = card_name(state.sides[owner][place])
    if place == BRIBERY:
        return Sentence("Choose {card} beside Bribery", card=card)
    return Sentence("Choose {card} on {place}", card=card, place=symbol_name(place))


# How things stand


def standing_words(game: Game) -> Sentence:
    """Where the game stands: “Turn VII, Lupa”."""
    state = game.state
    if not state.turn:
        return Sentence("Setting up")
    return Sentence("Turn {turn}, {name}", turn=roman(state.turn), name=game.seats[state.seat])
