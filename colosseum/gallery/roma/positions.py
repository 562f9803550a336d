"""Fixed games of Arena: Roma II, and positions from them."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final, TypeAlias

from colosseum.ai.roma.kit import KIT
from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import Activate

Asked: TypeAlias = tuple[str, tuple[str, ...]]
"""A position, and the actions that lead to a question."""

SEED: Final = 7
AGAINST_COMPUTER: Final = (HUMAN, "impresario")
NAMES: Final = ("Aquila", "Octavia")
SHARED: Final = (HUMAN, HUMAN)


@cache
def whole_game(seed: int = SEED) -> Journal[Game]:
    """A game that opponents played to the end; do not play on in it."""
    journal = Journal(Game.new(NAMES, seed))
    thinkers = [KIT.opponent("novice", seat) for seat in range(2)]
    while decision := journal.game.decision:
        view = journal.game.view(decision.seat, len(journal.records))
        journal.apply(thinkers[decision.seat].choose(view).action)
    return journal


def seated(levels: Sequence[str] = AGAINST_COMPUTER) -> tuple[Seat, ...]:
    return tuple(
        Seat(NAMES[seat], level, seat, "" if level == HUMAN else "octavia")
        for seat, level in enumerate(levels)
    )


def until(is_there: Callable[[Game], bool], seed: int = SEED) -> Session:
    """The game up to the first such position; it is not saved."""
    played = whole_game(seed)
    journal = Journal(played.beginning())
    for record in played.records:
        if is_there(journal.game):
            break
        journal.apply(record.action)
    return Session(journal, seated(), None)


def deciding(kind: str, turn: int = 0, seed: int = SEED) -> Session:
    """The human player's first decision of that kind."""

    def is_there(game: Game) -> bool:
        decision = game.decision
        return (
            decision is not None
            and decision.kind == kind
            and decision.seat == 0
            and game.state.turn >= turn
        )

    for attempt in range(seed, seed + 60):
        session = until(is_there, attempt)
        if session.decision is not None and is_there(session.game):
            return session
    raise LookupError(f"No game reaches “{kind}”.")


def finished() -> Session:
    return until(lambda game: game.decision is None)


def saved() -> Sequence[Session]:
    """A game under way by earlier rules, a finished one, and one with both sets of cards."""
    mixed = at_position(f"cards: mixed\n{LAST_SUPPLY}", Activate(6))
    return [at_position(BY_EARLIER_RULES), finished(), mixed]


def at_position(
    position: str, *actions: Action, levels: Sequence[str] = AGAINST_COMPUTER
) -> Session:
    """A game from a position, after some actions; it is not saved."""
    journal = Journal(Game.from_position(position))
    for action in actions:
        journal.apply(action)
    return Session(journal, seated(levels), None)


ACTING: Final = """
turn: 7
seat: 1
first: 1
dice: 3 + 4 + 6
step: act
supply: 16
players:
  - name: Aquila
    points: 11
    money: 9
    hand: decurio + elephantus-militaris + statua-jovis
    places: {1: taberna, 2: templarius, 3: triremis, 4: ballista, 5: telonium, 6: pictor}
  - name: Octavia
    points: 9
    money: 4
    hand: aries + fortuna + maecenas + portus
    places: {bribery: speculator, 1: magister, 2: bestia, 3: forum, 4: arena, 5: aquaeductus}
discards: [castra, veneficus, forum]
"""
"""The position of the target picture."""
BY_EARLIER_RULES: Final = f"rules: 1\n{ACTING}"

AT_THE_END: Final = """
turn: 31
seat: 1
dice: 1 + 2 + 5
step: act
supply: 2
removed: 6
players:
  - name: Aquila
    points: 17
    money: 21
    hand: fortuna + 2 forum + portus + aries + castra + tuba
    places:
      {bribery: maecenas, 1: forum, 2: forum, 3: via-cassia, 4: taberna, 5: magister, 6: pictor}
  - name: Octavia
    points: 11
    money: 0
    places: {1: bestia, 4: praedator}
discards: [veneficus]
"""
"""Late, with many cards, rich and poor."""

LAST_POINTS: Final = """
turn: 24
seat: 1
step: act
supply: 23
players:
  - name: Aquila
    points: 2
    money: 1
    hand: castra
    places: {1: taberna, 2: templarius, 4: ballista, 5: telonium}
  - name: Octavia
    points: 11
    money: 4
    hand: aries
    places: {1: magister, 2: bestia, 3: forum, 4: arena}
"""
"""Three empty places will cost two points."""

LAST_SUPPLY: Final = """
turn: 24
seat: 1
dice: 3 + 6
step: act
supply: 4
removed: 3
players:
  - name: Aquila
    points: 11
    money: 2
    places: {1: taberna, 2: forum, 3: triremis, 4: ballista, 5: telonium, 6: pictor}
  - name: Octavia
    points: 18
    money: 4
    hand: aries
    places: {1: magister, 2: bestia, 3: forum, 4: arena, 6: castra}
"""
"""A Pictor would take the last points, and lose."""

DRAWN: Final = ("arena", "mercennarius", "elephantus-militaris", "castra", "tuba", "telonium")


def drawing(count: int) -> str:
    """The position of the target picture, with that many cards to keep one of."""
    position = ACTING.replace("4: arena, ", "").replace("5: telonium, ", "")
    position = position.replace("castra, ", "")
    return position.replace("step: act", f"step: keep\ndrawn: {' + '.join(DRAWN[:count])}")


def holding(count: int) -> str:
    """The same with that many cards in the hand."""
    names = ("decurio", "elephantus-militaris", "statua-jovis", "tuba", "castra", "equitatus")
    more = ("restaurator", "carrus-bovinus", "fons-bacchi", "philosophus", "via-cassia")
    hand = " + ".join((*names, *more)[:count])
    was = "hand: decurio + elephantus-militaris + statua-jovis"
    return ACTING.replace("castra, ", "").replace(was, f"hand: {hand}")


QUESTIONS: Final = """
turn: 12
seat: 1
dice: {dice}
step: act
supply: 14
players:
  - name: Aquila
    points: 11
    money: 12
    hand: decurio + arena
    places: {{bribery: {card}, 1: tuba, 2: templarius, 3: forum, 5: telonium}}
  - name: Octavia
    points: 11
    money: 4
    hand: fortuna + portus + aries
    places: {{bribery: speculator, 1: magister, 2: bestia, 3: forum, 4: taberna}}
discards: [equitatus, veneficus, forum, triremis]
"""


def bribed(position: str, card: str, **others: str) -> Asked:
    """The card beside Bribery asks."""
    return position.format(dice="2 + 3 + 6", card=card, **others), ("bribe with 2",)


_asked = partial(bribed, QUESTIONS)

ANSWERS: Final[dict[str, Asked]] = {
    "keep": (QUESTIONS.format(dice="3 + 5 + 6", card="castra"), ("draw cards with 5",)),
    "target": (ACTING, ("activate 4",)),
    "target-any": _asked("statua-jovis"),
    "own-card": _asked("praedator"),
    "swap": _asked("portus"),
    "take": _asked("restaurator"),
    "take-from-hand": _asked("speculator"),
    "place": _asked("castra"),
    "repeat": _asked("mercennarius"),
    "pay": (
        QUESTIONS.format(dice="2 + 3 + 6", card="mercennarius"),
        ("bribe with 2", "keep the roll"),
    ),
    "second-die": (QUESTIONS.format(dice="3 + 5 + 6", card="castra"), ("activate 3",)),
}
"""A question of each kind, by the position and the actions that lead to it."""
