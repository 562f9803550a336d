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
"""

from typing import Any

import yaml

from colosseum.formats.yaml_fields import Field, Mapping
from colosseum.rules import position_version
from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Event, PositionError, SeatIndex, player_name
from colosseum.rules.roma.data import EMPTY, HIDDEN, RULES, CardNumber, Place, read_place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.invariants import violated
from colosseum.rules.roma.notation import (
    card_key,
    numbers,
    place_name,
    read_numbers,
    read_tally,
    tally,
)
from colosseum.rules.roma.state import Activation, Cards, State
from colosseum.rules.roma.steps_by_kind import ASKED_BY_CARDS
from colosseum.rules.roma.turn import begin_turn
from colosseum.rules.roma.versions import all_cards
from colosseum.words.sentences import quoted

_FINISHED = "finished"
"""The step of a game that is over."""
_CARDS = "cards such as 2 forum + bestia"
_NAMES = ("Aquila", "Lupa")
_MOST_MONEY = 9999
"""More than any game can come to."""
_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


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


def _tally(mapping: Mapping, name: str) -> Cards:
    field = mapping.get(name)
    return () if field is None else field.read(_read_cards, _CARDS)


def _read_cards(text: str) -> Cards:
    """A position names every card: none may be face down."""
    cards = read_tally(text)
    if HIDDEN in cards:
        raise ValueError(text)
    return cards


def _read_card(text: str) -> CardNumber:
    (card,) = _read_cards(text)
    return card


def _listed(mapping: Mapping, name: str) -> Cards:
    """Cards in an order that matters."""
    return tuple(item.read(_read_card, "a card") for item in mapping.items(name))


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
            side[place] = entry.read(_read_card, "a card")
    return tuple(side)


def _table(top: Mapping, players: list[Mapping], version: int) -> State:
    points = [player.number("points", RULES.setup_points) for player in players]
    removed = top.get("removed")
    credit = 0 if removed is None else removed.number(-RULES.points, RULES.points)
    seat = _seat(top, "seat", 0)
    state = State(
        version=version,
        beginners=top.flag("beginners rules"),
        first=_seat(top, "first", 0),
        turn=top.number("turn", 1),
        seat=seat,
        step=DecisionKind.ACT,
        points=points,
        supply=top.number("supply", max(RULES.points - sum(points) - credit, 0)),
        removed=credit,
        money=[player.number("money", RULES.setup_money, _MOST_MONEY) for player in players],
        hands=[_tally(player, "hand") for player in players],
        known=[_tally(player, "known") for player in players],
        gifts=[_tally(player, "gives") for player in players],
        sides=[_side(player) for player in players],
        pile=(),
        discards=_listed(top, "discards"),
        chance=Chance(top.number("seed", 0)),
        drawn=_tally(top, "drawn"),
    )
    state.pile = _pile(top, state)
    return state


def _pile(top: Mapping, state: State) -> Cards:
    """All cards that are nowhere else, with those on top that the text puts there."""
    placed = [*state.discards, *state.drawn]
    for hand, gift, side in zip(state.hands, state.gifts, state.sides, strict=True):
        placed += [*hand, *gift, *side]
    top_cards = _listed(top, "pile")
    left = [
        card.number
        for card in all_cards(state.version)
        for _ in range(card.copies - placed.count(card.number) - top_cards.count(card.number))
    ]
    state.chance.shuffle(left)
    return (*left, *reversed(top_cards))


def _moment(top: Mapping, state: State) -> None:
    """Where inside the turn the game is; its beginning, if the text does not say."""
    if dice := top.get("dice"):
        state.dice = dice.read(read_numbers, "dice such as 3 + 4 + 6")
    state.bribed = top.flag("bribed")
    state.fewer_dice = top.flag("fewer dice")
    state.may_reroll_triple = top.flag("may reroll triple")
    state.rerolls = top.number("rerolls", 0)
    if step := top.get("step"):
        finished = step.text() == _FINISHED
        state.step = None if finished else step.read(DecisionKind, "a step of the game")
    if state.step in (DecisionKind.EXCHANGE, DecisionKind.LAY):
        state.turn = top.number("turn", 0)
    if state.step in ASKED_BY_CARDS:
        state.activation = _activation(top["acting"].mapping())


def _activation(acting: Mapping) -> Activation:
    card = acting["card"].read(_read_card, "a card")
    place = _place(acting["place"])
    acted = acting.get("acted")
    target = acting.get("target")
    activation = Activation(
        card=card,
        place=place,
        acted=(place,) if acted is None else tuple(map(_place, acted.items())),
        target=EMPTY if target is None else _place(target),
        roll=acting.number("roll", 0, RULES.faces),
    )
    acting.close()
    return activation


def _place(field: Field) -> Place:
    place = field.read(read_place, "a place")
    if not 0 <= place <= RULES.faces:
        raise field.error(f"expected a place, found {quoted(place)}.")
    return place


def write(names: tuple[str, ...], state: State) -> str:
    """The text of a state; all but the pile's order and the chance to come reads back."""
    top: dict[str, Any] = {
        position_version.FIELD: position_version.VERSION,
        position_version.RULES: state.version,
        "turn": state.turn,
        "seat": state.seat + 1,
        "first": state.first + 1,
        "beginners rules": state.beginners,
        "step": str(state.step or _FINISHED),
        "dice": numbers(state.dice) if state.dice else "",
        "bribed": state.bribed,
        "fewer dice": state.fewer_dice,
        "may reroll triple": state.may_reroll_triple,
        "rerolls": state.rerolls or "",
        "drawn": tally(state.drawn) if state.drawn else "",
        "acting": _written_activation(state.activation) if state.activation else "",
        "players": [_written_player(name, state, seat) for seat, name in enumerate(names)],
        "supply": state.supply,
        "removed": state.removed or "",
        "discards": [card_key(card) for card in state.discards] or "",
    }
    told = {name: value for name, value in top.items() if value is not False and value != ""}
    return str(yaml.dump(told, Dumper=_Dumper, sort_keys=False, default_flow_style=None, width=100))


def _written_player(name: str, state: State, seat: SeatIndex) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": name,
        "points": state.points[seat],
        "money": state.money[seat],
        "places": {
            place_name(place): card_key(state.sides[seat][place]) for place in state.occupied(seat)
        },
    }
    for field, cards in (
        ("hand", state.hands[seat]),
        ("known", state.known[seat]),
        ("gives", state.gifts[seat]),
    ):
        if cards:
            entry[field] = tally(cards)
    return entry


def _written_activation(activation: Activation) -> dict[str, Any]:
    acting: dict[str, Any] = {
        "card": card_key(activation.card),
        "place": place_name(activation.place),
        "acted": [place_name(place) for place in activation.acted],
    }
    if activation.target != EMPTY:
        acting["target"] = place_name(activation.target)
    if activation.roll:
        acting["roll"] = activation.roll
    return acting
