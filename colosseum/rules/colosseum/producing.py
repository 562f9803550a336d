"""Phase 4: roll, move the nobles, and produce an event."""

from collections.abc import Sequence
from random import Random

from colosseum.rules.colosseum.actions import MedalMove, Move, Pass, Produce, Roll
from colosseum.rules.colosseum.board import BOTH_DICE, MEDAL_MOVES, dice_moves
from colosseum.rules.colosseum.changes import happen
from colosseum.rules.colosseum.data import RULES, Asset, Noble, Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.decision_step import (
    PASS,
    Step,
    earn_medal,
    play_medals,
    receive,
)
from colosseum.rules.colosseum.display_names import ASSETS, quantity
from colosseum.rules.colosseum.events import (
    BestRaised,
    DiceRolled,
    EventProduced,
    NobleMoved,
    Passed,
)
from colosseum.rules.colosseum.prospects import best_cast, missing
from colosseum.rules.colosseum.scoring import count
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import Action, Choices, Event, SeatIndex
from colosseum.rules.stepped_game import not_now
from colosseum.words.sentences import Sentence

_ROLL = Choices((PASS, Roll()))
_WITH_MEDALS = (PASS, *MEDAL_MOVES)


def begin(state: State, events: list[Event]) -> None:
    state.line_up(RollDice.kind)


class RollDice(Step):
    kind = DecisionKind.ROLL
    help = Sentence("Roll to move nobles and then produce an event, or pass this phase.")

    def _choices(self, state: State) -> Choices:
        return _ROLL

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        return None if isinstance(action, (Pass, Roll)) else not_now(action)

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Passed(state.seat))
            state.next_in_line(self.kind)
            return
        dice = RULES.dice_with_loge if state.me.loge else RULES.dice_without_loge
        state.roll = tuple([state.chance.below(len(RULES.faces)) for _ in range(dice)])
        events.append(DiceRolled(state.seat, state.roll))
        state.step = MoveNobles.kind


class MoveNobles(Step):
    kind = DecisionKind.MOVE
    help = Sentence("Each die moves one noble clockwise. Two dice can move one noble by their sum.")

    def _choices(self, state: State) -> Choices:
        return Choices(dice_moves(state.roll, state.spent, state.moved))

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        if isinstance(action, Pass):
            return Sentence("Every die you roll must move a noble.")
        if not isinstance(action, Move):
            return not_now(action)
        if action in dice_moves(state.roll, state.spent, state.moved):
            return None
        if action.noble is state.moved:
            return Sentence("The second die must move another noble.")
        return Sentence("The dice do not allow that move.")

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Move)
        square = _walk(state, action.noble, action.squares, events)
        if RULES.resting[square]:
            earn_medal(state, state.seat, events)
        if len(state.roll) > 1 and action.die != BOTH_DICE and not state.spent:
            state.spent = action.die
            state.moved = action.noble
            return
        state.roll = ()
        state.spent = 0
        state.moved = None
        state.step = Stage.kind


class Productions:
    """Every event that can be produced now, with any tokens and any number of medals."""

    __slots__ = ("_me", "_state", "programmes")

    def __init__(self, state: State, programmes: Sequence[Programme]) -> None:
        self._state = state
        self._me = state.me
        self.programmes = programmes

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Produce) and not _why_not_produce(self._state, action)

    def pick(self, rng: Random) -> Produce:
        """One of the programmes with all tokens for it, and perhaps jokers and medals."""
        programme = self.programmes[int(rng.random() * len(self.programmes))]
        tokens = self._me.tokens
        absent = missing(tokens, programme) + tokens[Asset.JOKER]
        most = min(tokens[Asset.JOKER], absent)
        least = max(0, absent - len(programme.spectators) + 1)
        cast = best_cast(tokens, programme, least + int(rng.random() * (most - least + 1)))
        return Produce(programme.number, *cast, int(rng.random() * (self._me.medals + 1)))


class Stage(Step):
    kind = DecisionKind.PRODUCE
    help = Sentence(
        "Play medals to move nobles if you like, then produce an event or finish without one."
    )

    def _choices(self, state: State) -> Choices:
        me = state.me
        programmes = producible(state, state.seat)
        return Choices(
            _WITH_MEDALS if me.medals else (PASS,),
            (Productions(state, programmes),) if programmes else (),
        )

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        if isinstance(action, Pass):
            return None
        if isinstance(action, Produce):
            return _why_not_produce(state, action)
        if not isinstance(action, MedalMove):
            return not_now(action)
        if not state.me.medals:
            return Sentence("You have no medals.")
        if action not in MEDAL_MOVES:
            return Sentence(
                "A medal moves a noble 1 to {count} square, forwards or backwards.",
                "A medal moves a noble 1 to {count} squares, forwards or backwards.",
                count=RULES.medal_squares,
            )
        return None

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, MedalMove):
            play_medals(state, 1, events)
            _walk(state, action.noble, action.squares, events)
            return
        if isinstance(action, Produce):
            _produce(state, action, events)
        else:
            events.append(Passed(state.seat))
        state.next_in_line(RollDice.kind)


def producible(state: State, seat: SeatIndex) -> list[Programme]:
    """The seat's programmes for which arena and tokens suffice (EVT-1, EVT-2)."""
    me = state.impresarios[seat]
    found = []
    for programme in state.programmes_of(seat):
        fits = programme.arena <= me.arena_size
        if fits and missing(me.tokens, programme) < len(programme.spectators):
            found.append(programme)
    return found


def _walk(state: State, noble: Noble, squares: int, events: list[Event]) -> int:
    square = (state.nobles[noble] + squares) % RULES.squares
    happen(state, NobleMoved(state.seat, noble, squares, square), events)
    return square


def _why_not_produce(state: State, action: Produce) -> Sentence | None:
    me = state.me
    if action.number not in me.held:
        return Sentence("You do not own programme {number}.", number=action.number)
    programme = state.programme(action.number)
    if me.arena_size < programme.arena:
        return Sentence(
            "{programme} needs {count} arena square; you have {squares}.",
            "{programme} needs {count} arena squares; you have {squares}.",
            squares=me.arena_size,
            programme=programme.name,
            count=programme.arena,
        )
    if action.medals and not me.medals:
        return Sentence("You have no medals.")
    if not 0 <= action.medals <= me.medals:
        return Sentence(
            "You have only {count} medal.", "You have only {count} medals.", count=me.medals
        )
    if action.jokers and not me.tokens[Asset.JOKER]:
        return Sentence("You have no jokers.")
    if Asset.JOKER in action.tokens:
        return Sentence("Choose what each joker stands in for.")
    if len(action.jokers) > me.tokens[Asset.JOKER]:
        return Sentence(
            "You have only {count} joker.",
            "You have only {count} jokers.",
            count=me.tokens[Asset.JOKER],
        )
    return _why_not_cast(me, programme, action)


def _why_not_cast(me: Impresario, programme: Programme, action: Produce) -> Sentence | None:
    cast = action.tokens + action.jokers
    for asset in cast:
        if asset not in programme.kinds or cast.count(asset) > programme.needs[asset]:
            return Sentence(
                "{programme} does not need that many of this token: {asset}.",
                programme=programme.name,
                asset=ASSETS[asset],
            )
        if action.tokens.count(asset) > me.tokens[asset]:
            return Sentence(
                "You do not have {tokens}.", tokens=quantity(asset, action.tokens.count(asset))
            )
    if len(cast) < programme.fewest_assets:
        return Sentence(
            "{programme} needs at least {fewest} asset; you are using {used}.",
            "{programme} needs at least {fewest} of its {count} assets; you are using {used}.",
            programme=programme.name,
            fewest=programme.fewest_assets,
            count=programme.assets,
            used=len(cast),
        )
    return None


def _produce(state: State, action: Produce, events: list[Event]) -> None:
    seat, me = state.seat, state.me
    programme = state.programme(action.number)
    jokers = len(action.jokers)
    score = count(state, seat, programme, action.tokens, jokers, action.medals)
    if action.medals:
        play_medals(state, action.medals, events)
    event = EventProduced(seat, action.number, action.tokens, action.jokers, action.medals, score)
    happen(state, event, events)
    me.performed = action.tokens + (Asset.JOKER,) * jokers
    if score.total > me.best:
        happen(state, BestRaised(seat, score.total), events)
    receive(state, seat, score.total, events)
