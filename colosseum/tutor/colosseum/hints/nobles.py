"""Hints on dice and nobles."""

from typing import Final

from colosseum.rules.colosseum.actions import Move, Roll
from colosseum.rules.colosseum.board import BOTH_DICE
from colosseum.rules.colosseum.data import NOBLES, RULES, Noble
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import NOBLES as NOBLE_NAMES
from colosseum.rules.colosseum.display_names import squares
from colosseum.rules.colosseum.producing import producible
from colosseum.tutor.colosseum.hints.situation import Seated, situation
from colosseum.tutor.colosseum.marks import ActionButton, Choice, Die, Pawn, Square, noble_marks
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.sentences import Sentence

_REACH = range(1, max(map(max, RULES.faces)) + 1)
_WORTH_KEEPING = 5


def _square_after(at: Seated, noble: Noble, squares: int) -> int:
    return (at.state.nobles[noble] + squares) % RULES.squares


def _moves(at: Seated) -> list[Move]:
    """The moves that the dice allow now."""
    if not at.decides(DecisionKind.MOVE):
        return []
    return [action for action in at.game.choices().actions if isinstance(action, Move)]


def _enters(at: Seated, noble: Noble, squares: int) -> bool:
    """Whether a move by this many squares brings the noble into the player's arena."""
    here = at.me.holds_square(at.state.nobles[noble])
    return not here and at.me.holds_square(_square_after(at, noble, squares))


@situation("noble-within-a-throw", "NOB-2", "SCO-5")
def _within_throw(at: Seated) -> Remark | None:
    found = [
        (RULES.noble_spectators[noble], -steps, noble)
        for noble in NOBLES
        for steps in _REACH
        if _enters(at, noble, steps)
    ]
    if not at.decides(DecisionKind.ROLL) or not found:
        return None
    worth, back, noble = max(found)
    words = Sentence(
        "The {noble} is {squares} from your arena: with a lucky roll you can bring him in for "
        "+{n}.",
        noble=NOBLE_NAMES[noble],
        squares=squares(-back),
        n=worth,
    )
    return words, (Square(_square_after(at, noble, -back)), Pawn(noble))


@situation("roll-without-event", "NOB-1", "NOB-4")
def _roll_anyway(at: Seated) -> Remark | None:
    if (
        not at.decides(DecisionKind.ROLL)
        or producible(at.state, at.seat)
        or not at.state.medals_left
    ):
        return None
    words = Sentence(
        "You cannot produce an event yet, but a noble on the resting square earns you a medal: "
        "roll anyway.",
        "You cannot produce an event yet, but a noble on one of the {count} resting squares earns "
        "you a medal: roll anyway.",
        count=len(set(RULES.rests)),
    )
    return words, (*map(Square, sorted(set(RULES.rests))), ActionButton(Roll))


@situation("noble-into-arena", "NOB-2", "SCO-5", pressing=Pressing.NOW, urges=Pawn)
def _into_arena(at: Seated) -> Remark | None:
    found = [move for move in _moves(at) if _enters(at, move.noble, move.squares)]
    if not found:
        return None
    move = max(found, key=lambda move: (RULES.noble_spectators[move.noble], move.die))
    words = Sentence(
        "Move the {noble} {squares} and he ends up in your arena: {count} more spectator at your "
        "event.",
        "Move the {noble} {squares} and he ends up in your arena: {count} more spectators at your "
        "event.",
        squares=squares(move.squares),
        noble=NOBLE_NAMES[move.noble],
        count=RULES.noble_spectators[move.noble],
    )
    return words, noble_marks(at.game, move.noble, move.squares)


@situation("noble-to-rest", "NOB-4", urges=Pawn)
def _to_rest(at: Seated) -> Remark | None:
    """Silent if a noble could go into the arena: the panel proposes that."""
    moves = [m for m in _moves(at) if RULES.resting[_square_after(at, m.noble, m.squares)]]
    if not moves or not at.state.medals_left:
        return None
    if any(_enters(at, move.noble, move.squares) for move in _moves(at)):
        return None
    move = moves[0]
    return _medal_words(at, move), noble_marks(at.game, move.noble, move.squares)


def _medal_words(at: Seated, move: Move) -> Sentence:
    """What the medal is worth: coins buy nothing any more in the last turn."""
    noble, far = NOBLE_NAMES[move.noble], squares(move.squares)
    if at.state.turn == RULES.turns and producible(at.state, at.seat):
        return Sentence(
            "Move the {noble} {squares} and he ends on a resting square: your medal draws {count} "
            "more spectator.",
            "Move the {noble} {squares} and he ends on a resting square: your medal draws {count} "
            "more spectators.",
            squares=far,
            noble=noble,
            count=RULES.medal_spectators,
        )
    return Sentence(
        "Move the {noble} {squares} and he ends on a resting square: you earn a medal, worth "
        "{count} coin.",
        "Move the {noble} {squares} and he ends on a resting square: you earn a medal, worth "
        "{count} coins.",
        squares=far,
        noble=noble,
        count=RULES.medal_coins,
    )


@situation("sum-of-both-dice", "NOB-3", urges=Pawn)
def _sum(at: Seated) -> Remark | None:
    """Only both dice together reach the arena, and neither brings anyone worth as much."""
    moves = [move for move in _moves(at) if _enters(at, move.noble, move.squares)]
    singly = [RULES.noble_spectators[move.noble] for move in moves if move.die != BOTH_DICE]
    jointly = [
        move
        for move in moves
        if move.die == BOTH_DICE and RULES.noble_spectators[move.noble] > max(singly, default=0)
    ]
    if not jointly:
        return None
    move = max(jointly, key=lambda move: RULES.noble_spectators[move.noble])
    words = Sentence(
        "Neither die alone brings the {noble} in, but both together do: move him {count} square "
        "at once.",
        "Neither die alone brings the {noble} in, but both together do: move him {count} squares "
        "at once.",
        noble=NOBLE_NAMES[move.noble],
        count=move.squares,
    )
    return words, (*noble_marks(at.game, move.noble, move.squares), Choice(Die(BOTH_DICE)))


@situation("keep-the-noble", "NOB-2", "SCO-5", pressing=Pressing.NOW)
def _keep(at: Seated) -> Remark | None:
    inside = [
        noble
        for noble in NOBLES
        if at.me.holds_square(at.state.nobles[noble])
        and RULES.noble_spectators[noble] >= _WORTH_KEEPING
    ]
    leaving = [m.noble for m in _moves(at) if m.noble in inside]
    if not leaving:
        return None
    noble = min(leaving)
    words = Sentence(
        "The {noble} is in your arena, worth {count} spectator: move another noble instead.",
        "The {noble} is in your arena, worth {count} spectators: move another noble instead.",
        noble=NOBLE_NAMES[noble],
        count=RULES.noble_spectators[noble],
    )
    return words, (Square(at.state.nobles[noble]),)


@situation("face-one-to-three", "NOB-2", pressing=Pressing.KNOW)
def _choice_of_steps(at: Seated) -> Remark | None:
    left = [face for die, face in enumerate(at.state.roll, 1) if die != at.state.spent]
    steps = next((RULES.faces[face] for face in left if len(RULES.faces[face]) > 1), None)
    if steps is None or not at.decides(DecisionKind.MOVE):
        return None
    words = Sentence(
        "You rolled I–III: choose whether to move a noble {one}, {two} or {count} square.",
        "You rolled I–III: choose whether to move a noble {one}, {two} or {count} squares.",
        one=steps[0],
        two=steps[1],
        count=steps[2],
    )
    return words, ()


SITUATIONS: Final[tuple[Situation, ...]] = (
    _into_arena,
    _keep,
    _sum,
    _to_rest,
    _within_throw,
    _roll_anyway,
    _choice_of_steps,
)
