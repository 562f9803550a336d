"""A state as the text of a position: the way back from `position_text.py`."""

from typing import Any, Final

import yaml

from colosseum.rules import position_version
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import EMPTY
from colosseum.rules.roma.notation import card_key, numbers, place_name, tally
from colosseum.rules.roma.position_decks import written_decks
from colosseum.rules.roma.state import Activation, State
from colosseum.rules.roma.ways import Way

FINISHED: Final = "finished"
"""The step of a game that is over."""
_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def write(names: tuple[str, ...], state: State) -> str:
    """The text of a state; all but the pile's order and the chance to come reads back."""
    own_piles = len(state.piles) > 1
    top: dict[str, Any] = {
        position_version.FIELD: position_version.VERSION,
        position_version.RULES: state.version,
        "cards": "" if state.way is Way.ARENA else state.way.value,
        "turn": state.turn,
        "seat": state.seat + 1,
        "first": state.first + 1,
        "beginners rules": not state.has_bribery and state.way is not Way.ROMA,
        "step": str(state.step or FINISHED),
        "dice": numbers(state.dice) if state.dice else "",
        "bribed": state.bribed,
        "fewer dice": state.fewer_dice,
        "may reroll triple": state.may_reroll_triple,
        "rerolls": state.rerolls or "",
        "drawn": tally(state.drawn) if state.drawn else "",
        "taken up": tally(state.taken_up) if state.taken_up else "",
        "acting": _activation(state.activation) if state.activation else "",
        "players": [_player(name, state, seat) for seat, name in enumerate(names)],
        "supply": state.supply,
        "removed": state.removed or "",
        "discards": "" if own_piles else _listed(state.discards[0]),
    }
    told = {name: value for name, value in top.items() if value is not False and value != ""}
    return str(yaml.dump(told, Dumper=_Dumper, sort_keys=False, default_flow_style=None, width=100))


def _listed(cards: tuple[int, ...]) -> list[str] | str:
    return [card_key(card) for card in cards] or ""


def _player(name: str, state: State, seat: SeatIndex) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": name,
        "points": state.points[seat],
        "money": state.money[seat],
        "places": {
            place_name(place): card_key(state.sides[seat][place]) for place in state.occupied(seat)
        },
        **written_decks(state)[seat],
    }
    for field, cards in (
        ("hand", state.hands[seat]),
        ("known", state.known[seat]),
        ("gives", state.gifts[seat]),
    ):
        if cards:
            entry[field] = tally(cards)
    if len(state.piles) > 1 and state.discards[seat]:
        entry["discards"] = _listed(state.discards[seat])
    if state.weakened[seat]:
        entry["weakened"] = state.weakened[seat]
    if state.blocked[seat]:
        entry["blocked"] = [place_name(place) for place in state.blocked[seat]]
    return entry


def _activation(activation: Activation) -> dict[str, Any]:
    acting: dict[str, Any] = {
        "card": card_key(activation.card),
        "place": place_name(activation.place),
        "acted": [place_name(place) for place in activation.acted],
    }
    if activation.copied:
        acting["copied"] = [place_name(place) for place in activation.copied]
    if activation.target != EMPTY:
        acting["target"] = place_name(activation.target)
    if activation.roll:
        acting["roll"] = activation.roll
    if activation.spent:
        acting["spent"] = activation.spent
    return acting
