"""What an action would do, before it is done."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.rules.kernel import Action, Event
from colosseum.rules.roma.actions import DECLINE, Activate, Bribe, Choose
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.battles import Battle, Extra
from colosseum.rules.roma.cards.defence import defences
from colosseum.rules.roma.data import EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import card_name
from colosseum.rules.roma.events import (
    ActionCopied,
    BattleBegan,
    CardActivated,
    DieLaid,
    GameEnded,
    MoneyPaid,
    PointsGained,
)
from colosseum.rules.roma.foreseen_end import ForeseenEnd, foreseen_end
from colosseum.rules.roma.game import Game
from colosseum.rules.roma.roma_events import OwnActionCopied
from colosseum.rules.roma.state import State
from colosseum.words.sentences import Sentence

_ACTING: Final = (CardActivated, ActionCopied, OwnActionCopied)
_COSTS: Final = (DieLaid, MoneyPaid, *_ACTING)


def warning(game: Game, action: Action) -> Sentence | None:
    """For an action that uses a die or money and does nothing else (ROM-13).

    Whether a card can do something depends on nothing hidden, so that trying it reveals nothing.
    """
    if not isinstance(action, Activate | Bribe | Choose):
        return None
    trial = game.copy()
    record = trial.apply(action)
    asks = trial.state.activation is not None and trial.choices().only != DECLINE
    if asks or not all(isinstance(event, _COSTS) for event in record.events):
        return None
    acting = [event.card for event in record.events if isinstance(event, _ACTING)]
    return Sentence("{card} can do nothing now.", card=card_name(acting[-1]))


# Before a card acts


@dataclass(frozen=True, slots=True)
class Fight:
    """A battle that an action would start, or could: against which card, and how likely it wins."""

    attacker: Place
    """From where one's own card acts."""
    place: Place
    target: CardNumber
    needed: int
    """The least roll that wins, before anything is paid for; more than the die has if none does."""
    repeats: bool
    """Whether a lost roll may be repeated once."""
    defence: int
    """The target's, with all that changes it."""
    extra: Extra | None
    """What may be added after the roll, by paying or with a die."""

    @property
    def chance(self) -> float:
        """As long as nothing is added."""
        return self._reaching(self.needed)

    @property
    def best_chance(self) -> float:
        """With all that may be added."""
        return self._reaching(self.least)

    @property
    def least(self) -> int:
        """The least roll that can still win."""
        return self.needed - (self.extra.most if self.extra is not None else 0)

    def _reaching(self, needed: int) -> float:
        won = min(1.0, max(0, RULES.faces + 1 - max(1, needed)) / RULES.faces)
        return 1 - (1 - won) ** 2 if self.repeats else won


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What an action would do, up to the first thing that dice, the pile or a hand decide."""

    events: tuple[Event, ...]
    fights: tuple[Fight, ...]
    """The battle it would start, or those among which its player would choose."""
    question: Sentence | None
    """What the card would ask first; None if it asks nothing, or only after chance has spoken."""


def foreseen(game: Game, action: Action) -> Foreseen:
    """Try the action; nothing hidden is given away, since what follows chance is left out."""
    trial = game.copy()
    record = trial.apply(action)
    events: list[Event] = []
    for event in record.events:
        if event.by_chance:
            break
        events.append(event)
    is_certain = len(events) == len(record.events)
    asks = is_certain and trial.state.activation is not None and trial.decision is not None
    question = trial.decision.help if asks and trial.decision else None
    fights = _fights(game, trial, events, is_certain=is_certain)
    return Foreseen(tuple(events), fights, question)


def fights_to_choose(game: Game) -> tuple[Fight, ...]:
    """The battles among which the player chooses a target now; none if the card starts none."""
    asking = game.state.activation
    if asking is None or game.state.step != DecisionKind.TARGET:
        return ()
    places = [it.place for it in game.choices().actions if isinstance(it, Choose)]
    return _against(game.state, asking.card, asking.place, places, game.state)


def _fights(
    game: Game, later: Game, events: Sequence[Event], *, is_certain: bool
) -> tuple[Fight, ...]:
    """The battles that these events begin, or that the later game asks for if it is certain."""
    acting = [(event.card, event.place) for event in events if isinstance(event, _ACTING)]
    begun = next((event for event in events if isinstance(event, BattleBegan)), None)
    if begun is None:
        return fights_to_choose(later) if is_certain else ()
    if (asking := game.state.activation) is not None:
        acting.insert(0, (asking.card, asking.place))
    # What may be added is seen after the roll: the die is used then, and a bribe paid.
    return _against(game.state, *acting[-1], [begun.place], later.state)


def _against(
    state: State, attacker: CardNumber, from_place: Place, places: Iterable[Place], rolled: State
) -> tuple[Fight, ...]:
    found = (odds(state, attacker, from_place, place, rolled) for place in places)
    return tuple(fight for fight in found if fight is not None)


def odds(
    state: State, attacker: CardNumber, from_place: Place, place: Place, rolled: State
) -> Fight | None:
    """How a battle of the player who decides would go; None if the card starts none.

    `rolled` has the money and the dice that are left after the roll.
    """
    card = CARDS[attacker]
    if not isinstance(card, Battle):
        return None
    target, mine = state.sides[1 - state.seat][place], state.sides[state.seat]
    defence = defences(state, 1 - state.seat)[place]
    repeats = any(it != EMPTY and CARDS[it].repeats_rolls for it in mine)
    needed, extra = defence - card.bonus, card.extra(rolled)
    return Fight(from_place, place, target, needed, repeats, defence, extra)


# All that a player can be told before an action


@dataclass(frozen=True, slots=True)
class Prospect:
    seen: Foreseen
    objection: Sentence | None
    """Why nobody would want to do it."""
    end: ForeseenEnd | None
    is_wanted: bool
    """Whether there is no objection, and it does not lose the game."""


def prospect(game: Game, action: Action) -> Prospect:
    seat, seen, end = game.state.seat, foreseen(game, action), foreseen_end(game, action)
    wins = end is not None and end.wins(seat)
    objection = None if wins else _objection(game, action, seen)
    loses = end is not None and end.loses(seat)
    return Prospect(seen, objection, end, is_wanted=objection is None and not loses)


def _objection(game: Game, action: Action, seen: Foreseen) -> Sentence | None:
    """Why nobody would want to do this: it does nothing, or it helps the opponent more."""
    if (in_vain := warning(game, action)) is not None:
        return in_vain
    gains = [event for event in seen.events if isinstance(event, PointsGained)]
    others = [it for it in seen.events if not isinstance(it, (*_COSTS, PointsGained, GameEnded))]
    if others or seen.question is not None:
        return None
    seat = game.state.seat
    lead = sum(event.points if event.seat == seat else -event.points for event in gains)
    return Sentence("{name} gains more than you.", name=game.seats[1 - seat]) if lead < 0 else None
