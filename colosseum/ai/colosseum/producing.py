"""Producing: which event with which tokens, and whether to move a noble with a medal first."""

from colosseum.ai.colosseum import nobles
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.valuation import worth_after
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import ExchangeAction, MedalMove, Pass, Produce
from colosseum.rules.colosseum.data import RULES, Programme
from colosseum.rules.colosseum.producing import producible
from colosseum.rules.colosseum.prospects import best_cast
from colosseum.rules.colosseum.scoring import count
from colosseum.rules.colosseum.state import State
from colosseum.words.sentences import Sentence


def events(view: Game, habits: Habits) -> list[Option]:
    """Value every event with all the tokens it can use, and every noble's move worth a medal first.

    An event always brings coins, so passing is an option only without one.
    """
    state = view.state
    last_turn = state.turn == RULES.turns
    if last_turn and ExchangeAction() in view.choices().actions:
        reason = Sentence(
            "A medal draws {count} spectator; the action token draws none.",
            "A medal draws {count} spectators; the action token draws none.",
            count=RULES.medal_spectators,
        )
        return [Option(ExchangeAction(), 0.0, reason)]
    options = _events(view, habits, last_turn)
    if not options:
        worth = worth_after(view, Pass(), habits.weights)
        options.append(Option(Pass(), worth, Sentence("I can’t produce an event.")))
    return options + _medal_moves(view, habits, max(option.value for option in options))


def _events(view: Game, habits: Habits, last_turn: bool) -> list[Option]:
    state = view.state
    medals = state.me.medals if last_turn else 0
    found: list[tuple[Programme, Produce, int]] = []
    for programme in producible(state, state.seat):
        tokens, jokers = best_cast(state.me.tokens, programme)
        total = count(state, state.seat, programme, tokens, len(jokers), medals).total
        found.append((programme, Produce(programme.number, tokens, jokers, medals), total))
    most = max((total for *_, total in found), default=0)
    return [
        Option(
            action,
            worth_after(view, action, habits.weights),
            _why(state, programme, total, is_most=total == most),
        )
        for programme, action, total in found
    ]


def _why(state: State, programme: Programme, total: int, *, is_most: bool) -> Sentence:
    """Say what the event draws; one that draws less than another has to say what else it does."""
    is_new = programme.number not in state.me.produced
    if not is_most and is_new and state.turn < RULES.turns:
        return Sentence(
            "{programme} draws {total} spectator, and adds {more} to later events.",
            "{programme} draws {total} spectators, and adds {more} to later events.",
            programme=programme.name,
            total=total,
            count=total,
            more=RULES.earlier_spectators,
        )
    return Sentence(
        "{programme} draws {total} spectator.",
        "{programme} draws {total} spectators.",
        programme=programme.name,
        total=total,
        count=total,
    )


def _medal_moves(view: Game, habits: Habits, best: float) -> list[Option]:
    """Value the nobles' moves that are worth more than the medal they cost."""
    state, weights = view.state, habits.weights
    if not state.me.medals:
        return []
    cost = RULES.medal_spectators if state.turn == RULES.turns else weights.medal
    now = nobles.value(state, state.nobles, weights)
    found = []
    for action in view.choices().actions:
        if isinstance(action, MedalMove):
            squares = nobles.walked(state.nobles, action.noble, action.squares)
            gain = nobles.value(state, squares, weights) - now
            if gain > cost:
                reason = nobles.reason(state, action.noble, squares)
                found.append(Option(action, best + gain - cost, reason))
    return found
