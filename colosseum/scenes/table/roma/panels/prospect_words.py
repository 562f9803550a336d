"""What would happen, and how battles would go, in words."""

from collections.abc import Iterable
from typing import Final

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma import roma_events as roma
from colosseum.rules.roma.cards import CARDS, Card
from colosseum.rules.roma.cards.forums import ForumHelp, forum_help
from colosseum.rules.roma.data import EMPTY, NEIGHBOURS, RULES, Place
from colosseum.rules.roma.display_names import (
    beside,
    card_name,
    sesterces,
    victory_points,
)
from colosseum.rules.roma.foreseen_end import ForeseenEnd, Unused
from colosseum.rules.roma.prospects import Fight
from colosseum.rules.roma.state import State
from colosseum.rules.roma.wording import event_words
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, percent, say, tr

_TOLD: Final = (
    ev.PointsGained,
    ev.PointsRemoved,
    ev.CardDiscarded,
    ev.DiceReduced,
    ev.HandDiscarded,
    roma.CardReturned,
    roma.DefenceLowered,
    roma.PointsTaken,
    roma.SymbolBlocked,
)
"""What is worth saying of what an action would do."""


def told_words(events: Iterable[Event], game: Game) -> str:
    """What would happen, one sentence a line, to the player who decides."""
    return "\n".join(_told(event, game) for event in events if isinstance(event, _TOLD))


def _told(event: Event, game: Game) -> str:
    you = game.state.seat
    match event:
        case ev.PointsGained(seat=seat, points=points, credit=0) if seat == you:
            return tr("You gain {points}.", points=victory_points(points))
        case ev.PointsGained(seat=seat, points=points, credit=credit) if seat == you:
            return tr(
                "You gain {points}, {credit} more than the supply has.",
                points=victory_points(points),
                credit=credit,
            )
        case ev.CardDiscarded(seat=seat, card=card, place=place) if seat == you:
            return tr(
                "Your {card} {where} is discarded.",
                card=card_name(card),
                where=beside(place),
            )
        case ev.HandDiscarded(seat=seat, cards=cards) if seat == you:
            return ntr(
                "You discard your card and draw a new one.",
                "You discard your {count} cards and draw {count} new ones.",
                len(cards),
            )
        case roma.PointsTaken(points=points):
            name = game.seats[1 - you]
            return tr("You take {points} from {name}.", points=victory_points(points), name=name)
    return say(event_words(event, game.seats))


def helpers_in_short(state: State, place: Place) -> str:
    """The cards that help one's own Forum there, and by how much: “Basilica +2, Templum”."""
    if forum_help(state, state.seat, place) == ForumHelp(0, third_die=False):
        return ""
    found = []
    for card in _beside(state, place):
        if card.forum_points:
            found.append(f"{card.name} +{card.forum_points}")
        elif card.adds_third_die:
            found.append(card.name)
    return ", ".join(found)


def _beside(state: State, place: Place) -> list[Card]:
    side = state.sides[state.seat]
    return [CARDS[side[it]] for it in NEIGHBOURS[place] if side[it] != EMPTY]


def forum_words(state: State, place: Place) -> list[str]:
    """What the cards beside one's own Forum there will do for it."""
    helped, beside = forum_help(state, state.seat, place), _beside(state, place)
    found = []
    if helped.points:
        found.append(
            ntr(
                "{card} adds {count} victory point.",
                "{card} adds {count} victory points.",
                helped.points,
                card=next(it.name for it in beside if it.forum_points),
            )
        )
    if helped.third_die:
        card = next(it.name for it in beside if it.adds_third_die)
        found.append(tr("{card} lets you use your third die too.", card=card))
    return found


def chance_words(fight: Fight) -> str:
    """“33%”, or “33–67%” if more can be added after the roll."""
    if fight.best_chance == fight.chance:
        return percent(fight.chance)
    return f"{round(100 * fight.chance)}–{percent(fight.best_chance)}"


def fight_words(fight: Fight) -> str:
    """“Attack Forum (defence 5): 5 or more, 33%. With 6 sesterces: 67%”."""
    if fight.best_chance == fight.chance or fight.extra is None:
        return _unaided(fight)
    extra = fight.extra
    # Translators: “With your 5: 83%”. A die that is added to a roll.
    means = sesterces(extra.price) if extra.price else Sentence("your {die}", die=extra.most)
    # Translators: how likely a battle is won if {means}, money or a die, are used for it.
    added = tr("With {means}: **{chance}**", means=means, chance=percent(fight.best_chance))
    return f"{_unaided(fight).removesuffix('.')}. {added}"


def _unaided(fight: Fight) -> str:
    """What the roll alone must reach."""
    card = CARDS[fight.target]
    values = {"card": card.name, "defence": fight.defence, "chance": percent(fight.chance)}
    if fight.needed > RULES.faces:
        return tr("Attack **{card}** (defence {defence}): no roll is enough by itself.", **values)
    if fight.needed <= 1:
        return tr("Attack **{card}** (defence {defence}): every roll wins.", **values)
    if fight.repeats:
        return tr(
            "Attack **{card}** (defence {defence}): {needed} or more in two rolls, **{chance}**",
            needed=fight.needed,
            **values,
        )
    return tr(
        "Attack **{card}** (defence {defence}): {needed} or more, **{chance}**",
        needed=fight.needed,
        **values,
    )


# How it ends


def end_words(end: ForeseenEnd | None, you: SeatIndex) -> str:
    """Announce the end of the game that an action brings; nothing if it brings none."""
    if end is None:
        return ""
    if not end.is_certain:
        return _possible_end(end, you)
    if end.points is not None:
        values = {"mine": end.points[you], "theirs": end.points[1 - you]}
        if end.winners == (you,):
            return tr("This ends the game: you win {mine} to {theirs}.", **values)
        if end.loses(you):
            return tr("This ends the game: you lose {mine} to {theirs}.", **values)
        return tr("This ends the game: you share the victory, {mine} to {theirs}.", **values)
    if end.winners == (you,):
        return tr("This ends the game: you win.")
    return tr("This ends the game: you lose.") if end.loses(you) else tr("This ends the game.")


def _possible_end(end: ForeseenEnd, you: SeatIndex) -> str:
    if end.winners == (you,):
        return tr("This could end the game: you would win.")
    if end.winners is not None and you not in end.winners:
        return tr("This could end the game: you would lose.")
    return tr("This can end the game.")


# What follows a colon is on a second line.


def deed_words(deed: str, end: ForeseenEnd | None, you: SeatIndex) -> str:
    """What a button says: what it does, and that it ends the game."""
    if end is None:
        return deed
    if not end.is_certain or end.points is None:
        # Translators: on a button: “Activate Templarius: the game can end”.
        can_end = tr("{deed}:\nthe game can end", deed=deed)
        # Translators: on a button: “Activate Templarius: the game ends”.
        return tr("{deed}:\nthe game ends", deed=deed) if end.is_certain else can_end
    values = {"deed": deed, "mine": end.points[you], "theirs": end.points[1 - you]}
    if end.winners == (you,):
        # Translators: on a button that ends the game: “End turn: you win 27 to 11”.
        return tr("{deed}:\nyou win {mine} to {theirs}", **values)
    if end.loses(you):
        # Translators: on a button that ends the game: “End turn: you lose 11 to 27”.
        return tr("{deed}:\nyou lose {mine} to {theirs}", **values)
    # Translators: on a button that ends the game: “End turn: a tie, 11 to 11”.
    return tr("{deed}:\na tie, {mine} to {theirs}", **values)


def end_turn_words(left: Unused, lost: int) -> str:
    """What the button says that ends the turn: what is left, and the last points that it costs."""
    if left.dice:
        return ntr("End turn: {count} die unused", "End turn: {count} dice unused", left.dice)
    if left.places:
        return ntr("End turn: {count} place empty", "End turn: {count} places empty", left.places)
    if lost > 1:
        return ntr(
            "End turn: your last point goes",
            "End turn: your last {count} points go",
            lost,
        )
    return tr("End turn: your last point goes") if lost else tr("End turn")


def last_points_words(lost: int) -> str:
    """Announce what the empty places cost, if it is all there is."""
    if lost > 1:
        return ntr(
            "On your next turn you lose your last point.",
            "On your next turn you lose your last {count} points.",
            lost,
        )
    return tr("On your next turn you lose your last point.") if lost else ""


def left_words(left: Unused) -> str:
    """What the turn would leave undone, in a sentence or two."""
    found = []
    if left.dice:
        found.append(
            ntr("{count} of your dice is unused.", "{count} of your dice are unused.", left.dice)
        )
    if left.places:
        found.append(
            ntr(
                "{count} of your places is empty, and you can pay for a card.",
                "{count} of your places are empty, and you can pay for a card.",
                left.places,
            )
        )
    return " ".join(found)
