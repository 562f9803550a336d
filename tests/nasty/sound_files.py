"""A sound file of each kind, to be spoilt, and what such files are made of."""

import json
from functools import cache
from random import Random
from typing import Any, Final

import yaml

from colosseum import games
from colosseum.files import paths
from colosseum.rules.account import Account, Stroke
from colosseum.rules.journal import Journal
from colosseum.words.sentences import Sentence
from tests.compiled_catalogue import catalogue

KB: Final = 1024
HUGE: Final = "9" * 5000
_DECIDING: Final = "turn: 4\nphase: investing\nplayers: [{coins: 30}, {coins: 30}, {coins: 30}]\n"


@cache
def sound(kind: str) -> bytes:
    """A sound file of each kind, to be spoilt."""
    match kind:
        case "journal":
            return journal("colosseum", 3).text().encode()
        case "summary":
            standing = Sentence("Turn {turn}, {phase}", turn="II", phase=Sentence("investing"))
            seats = {"seats": ["A", "B", "C"], "winners": None}
            return json.dumps({**seats, "standing": standing.data()}).encode()
        case "position":
            return games.find("colosseum").game.new("ABC", 1).position().encode()
        case "roma position":
            return games.find("roma").game.new("AB", 1).position().encode()
        case "settings":
            return (
                b'{"language": "en", "scale": 1.0, "speed": "fast", "effects": 0.5, "width": 900}'
            )
        case "seats":
            return json.dumps({"colosseum": {"seats": people(3), "options": {}}}).encode()
        case "progress":
            return b'{"hints seen": ["loge-two-dice"], "lessons seen": ["investing"]}'
        case "statistics":
            return (json.dumps(entry()) + "\n").encode()
        case "deck":
            return json.dumps(deck()).encode()
        case "lesson":
            return next(
                iter(sorted(paths.asset("lessons", "colosseum").glob("*.yaml")))
            ).read_bytes()
        case "career":
            return (json.dumps(attempt()) + "\n").encode()
        case "identity":
            return b'{"name": "Nora", "colour": 3, "portrait": "varro"}'
        case "challenges":
            return b'{"day": "2026-11-17", "digest": "a", "score": 70, "place": 2}\n'
        case "pars":
            return b'{"day": "2026-11-17", "par": 74}\n'
        case "accounts":
            account = Account(74, 3.2, -6.1, 400, Stroke(12, 4.1), Stroke(None, -2.6))
            line = {"game": "a", "seat": 0, "account": account.data()}
            return (json.dumps(line) + "\n").encode()
        case "solved":
            return b'{"game": "roma", "puzzle": "1-2", "right": true}\n'
        case "mistakes":
            return (json.dumps(mistake()) + "\n").encode()
        case "puzzles":
            return yaml.safe_dump([puzzle()], sort_keys=False).encode()
        case "feats":
            return b'{"digest": "a", "of": "1", "reached": ["first-victory"]}\n'
        case "stage":
            return paths.asset("career", "colosseum", "1-opening-day.yaml").read_bytes()
        case "catalogue":
            return catalogue(
                {
                    "New game": "Ludus novus",
                    "{seat} bids {coins}.": "{coins} offert {seat}.",
                    "{count} lion\0{count} lions": "{count} leo\0{count} leones",
                }
            )
    raise ValueError(kind)


def mistake() -> dict[str, Any]:
    decision = {"position": _DECIDING, "kind": "invest", "taken": "pass", "best": "build a loge"}
    numbers = {"cost": 4.5, "error": 0.7, "rounds": 30}
    return {"found": "2026-11-17", "game": "colosseum", **decision, **numbers}


def puzzle() -> dict[str, Any]:
    best = {"action": "build a loge", "worth": 40.5, "wins": 60}
    return {
        "from": {"seed": 1, "actions": 2},
        "kind": "invest",
        "difficulty": "hard",
        "rounds": 24,
        "error": 0.4,
        "position": _DECIDING,
        "options": [best, {"action": "pass", "worth": -3, "wins": 20}],
    }


def attempt() -> dict[str, Any]:
    reached = {"reached": ["win"], "figures": {"spectators at least: 45": 44}}
    return {"table": "opening-day", "digest": "a", "place": 1, **reached}


def journal(game: str, players: int, actions: int = 30) -> Journal[Any]:
    journal: Journal[Any] = Journal(games.find(game).game.new("ABCDE"[:players], 7))
    rng = Random(7)
    for _ in range(actions):
        journal.apply(journal.game.choices().pick(rng))
    return journal


def people(count: int) -> list[dict[str, Any]]:
    return [
        {"name": name, "player": "human", "colour": at} for at, name in enumerate("ABCDE"[:count])
    ]


def entry(**changes: Any) -> dict[str, Any]:
    played = {"events": [[0, 1, 5, 12]], "bests": [[12], [3], [4]], "dice": [1, 2, 3, 4, 5, 6]}
    entry = {
        "game": "colosseum",
        "digest": "abc",
        "date": "2026-11-16",
        "seats": ["A", "B", "C"],
        "levels": ["human", "novice", "grand"],
        "winners": [0],
        "played": played,
    }
    return entry | changes


def deck(**changes: Any) -> dict[str, Any]:
    return {"deck": 1, "name": "Siege", "cards": "10 forum + 2 basilica + nero"} | changes


def each(name: str, *values: Any) -> list[dict[str, Any]]:
    """A change of one field for each value."""
    return [{name: value} for value in values]
