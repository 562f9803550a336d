"""Positions as short YAML texts: for lessons, scenario tests and bug reports.

What a text leaves out gets a sensible default; contradictions are named. The pile holds all cards
that are nowhere else, mixed by `seed`; `pile` may name cards that are to be on top of it, the
topmost first. With `dice` the player may act; without a `step` or `dice` the turn begins. The step
of a game that is over is `finished`.

    turn: 9
    seat: 1
    dice: 3 + 4 + 6
    players:
      - {name: Aquila, points: 8, money: 4, hand: taberna, places: {1: bestia, bribery: forum}}
      - {name: Lupa, points: 12, hand: 2 forum + arena, known: forum, places: {4: magister}}
    discards: [portus, tuba]

`cards` names another way of playing. Where each player has a deck, `deck`, `pile` and `discards`
are the players' own: see `position_decks.py`.
"""

from collections.abc import Sequence

from colosseum.formats.yaml_fields import Field, Mapping
from colosseum.rules import position_version
from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Event, PositionError, SeatIndex, player_name
from colosseum.rules.roma.data import EMPTY, RULES, CardNumber, Place, read_place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.invariants import violated
from colosseum.rules.roma.notation import read_numbers
from colosseum.rules.roma.position_decks import lay_out_decks, read_card, some_cards
from colosseum.rules.roma.position_writing import FINISHED, write
from colosseum.rules.roma.state import Activation, State
from colosseum.rules.roma.steps_by_kind import ASKED_BY_CARDS
from colosseum.rules.roma.turn import begin_turn
from colosseum.rules.roma.ways import Way
from colosseum.words.sentences import quoted

__all__ = ["read", "write"]

_NAMES = ("Aquila", "Lupa")
_MOST_MONEY = 9999
"""More than any game can come to."""


def read(text: str, source: str, version: int | None) -> tuple[tuple[str, ...], State, list[Event]]:
    """Names, state, and the events of beginning the turn, if the position is at its beginning.

    `GameError` says what is wrong with the text.
    """
    top = Field.of_text(text, source).mapping()
    position_version.refuse_newer(top)
    entries = top["players"]
    players = [entry.mapping() for entry in entries.items()]
    if len(players) != len(_NAMES):
        raise entries.error(f"expected {len(_NAMES)} players, found {len(players)}.")
    names = tuple(map(_name, players, _NAMES))
    rules = position_version.rules_version(top, RULES.version, version)
    state = _table(top, players, rules)
    _moment(top, state)
    for mapping in (*players, top):
        mapping.close()
    begins = state.step == DecisionKind.ACT and not (state.dice or top.get("step"))
    if complaints := violated(state):
        raise PositionError(f"{source} contradicts itself: {' '.join(complaints[:3])}")
    events: list[Event] = []
    if begins:
        state.turn -= 1
        begin_turn(state, events)
    return names, state, events


def _name(player: Mapping, default: str) -> str:
    field = player.get("name")
    return default if field is None else field.read(player_name, "a player's name")


def _seat(mapping: Mapping, name: str, default: SeatIndex) -> SeatIndex:
    field = mapping.get(name)
    return default if field is None else field.number(1, len(_NAMES)) - 1


def _side(player: Mapping) -> tuple[CardNumber, ...]:
    side = [EMPTY] * (RULES.faces + 1)
    if field := player.get("places"):
        for name, entry in field.mapping():
            try:
                place = read_place(name)
            except ValueError:
                place = -1
            if not 0 <= place <= RULES.faces:
                raise entry.error(f"{quoted(name)} is no place.")
            side[place] = entry.read(read_card, "a card")
    return tuple(side)


def _table(top: Mapping, players: list[Mapping], version: int) -> State:
    points = [player.number("points", RULES.setup_points) for player in players]
    removed = top.get("removed")
    credit = 0 if removed is None else removed.number(-RULES.points, RULES.points)
    seat = _seat(top, "seat", 0)
    way = _way(top)
    state = State(
        version=version,
        way=way,
        decks=(),
        has_bribery=not top.flag("beginners rules") and way is not Way.ROMA,
        first=_seat(top, "first", 0),
        turn=top.number("turn", 1),
        seat=seat,
        step=DecisionKind.ACT,
        points=points,
        supply=top.number("supply", max(RULES.points - sum(points) - credit, 0)),
        removed=credit,
        money=[player.number("money", RULES.setup_money, _MOST_MONEY) for player in players],
        hands=[some_cards(player, "hand") for player in players],
        known=[some_cards(player, "known") for player in players],
        gifts=[some_cards(player, "gives") for player in players],
        sides=[_side(player) for player in players],
        piles=(),
        discards=(),
        chance=Chance(top.number("seed", 0)),
        drawn=some_cards(top, "drawn"),
        taken_up=some_cards(top, "taken up"),
        weakened=tuple(player.number("weakened", 0) for player in players),
        blocked=tuple(tuple(sorted(_places(it.items("blocked")))) for it in players),
    )
    lay_out_decks(top, players, state)
    return state


def _way(top: Mapping) -> Way:
    field = top.get("cards")
    return Way.ARENA if field is None else field.read(Way, "a way of playing")


def _moment(top: Mapping, state: State) -> None:
    """Where inside the turn the game is; its beginning, if the text does not say."""
    if dice := top.get("dice"):
        state.dice = dice.read(read_numbers, "dice such as 3 + 4 + 6")
    state.bribed = top.flag("bribed")
    state.fewer_dice = top.flag("fewer dice")
    state.may_reroll_triple = top.flag("may reroll triple")
    state.rerolls = top.number("rerolls", 0)
    if step := top.get("step"):
        finished = step.text() == FINISHED
        state.step = None if finished else step.read(DecisionKind, "a step of the game")
    if state.step in (DecisionKind.EXCHANGE, DecisionKind.LAY):
        state.turn = top.number("turn", 0)
    if state.step in ASKED_BY_CARDS:
        state.activation = _activation(top["acting"].mapping())


def _activation(acting: Mapping) -> Activation:
    card = acting["card"].read(read_card, "a card")
    place = _place(acting["place"])
    target = acting.get("target")
    activation = Activation(
        card=card,
        place=place,
        acted=_places(acting.items("acted")) or (place,),
        copied=_places(acting.items("copied")),
        target=EMPTY if target is None else _place(target),
        roll=acting.number("roll", 0, RULES.faces),
        spent=acting.number("spent", 0, RULES.faces),
    )
    acting.close()
    return activation


def _places(fields: Sequence[Field]) -> tuple[Place, ...]:
    return tuple(map(_place, fields))


def _place(field: Field) -> Place:
    place = field.read(read_place, "a place")
    if not 0 <= place <= RULES.faces:
        raise field.error(f"expected a place, found {quoted(place)}.")
    return place
