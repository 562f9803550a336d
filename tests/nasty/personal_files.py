"""Nasty files in the player's folders, but for saved games."""

import json
from collections.abc import Iterator
from typing import Any

from tests.nasty.sound_files import (
    HUGE,
    KB,
    attempt,
    deck,
    each,
    entry,
    mistake,
    people,
    sound,
)


def settings() -> Iterator[bytes]:
    for value in (
        "1" + "0" * 400,
        "1e308",
        "-0.0001",
        "true",
        "null",
        '"1"',
        "[]",
        "{}",
        "2.0000001",
    ):
        yield f'{{"scale": {value}}}'.encode()
    yield b"[" + b"[]," * 300_000 + b"[]]"
    yield b'{"language": "' + b"x" * 900 * KB + b'"}'
    for value in ("-1", "0", "1e9", "1.5", "99999999999999999999", '"wide"'):
        yield f'{{"width": {value}}}'.encode()
    for value in ('"xx"', '"../../../etc"', '"\\u0000"', '"en\\n"', '"' + "e" * 9000 + '"', "7"):
        yield f'{{"language": {value}}}'.encode()
    for value in ('"hasty"', '""', "null", "[[]]", "0"):
        yield f'{{"speed": {value}}}'.encode()


def seats() -> Iterator[bytes]:
    for count in (0, 1, 2, 5):
        yield _lineup(people(count))
    yield _lineup(people(3) * 400)
    for changes in (
        *each("name", "", "\0", "\n", "x" * 9000, "\u202e", 7, None, ["A"]),
        *each("player", "caesar", "", "\0", 7, None),
        *each("colour", -1, 5, 10**30, "red", None, 1.5),
    ):
        yield _lineup([people(1)[0] | changes, *people(3)[1:]])
    yield _lineup([people(1)[0]] * 3)
    for change in each("options", [], {"intense_auctions": "yes"}, {"\0": True}, None, 7):
        yield json.dumps({"colosseum": {"seats": people(3), **change}}).encode()
    yield from (
        b'{"colosseum": []}',
        b'{"colosseum": null, "roma": 7}',
        b'{"seats": 1, "intense": true}',
    )


def _lineup(of: list[dict[str, Any]]) -> bytes:
    return json.dumps({"colosseum": {"seats": of, "options": {}}}).encode()


def progress() -> Iterator[bytes]:
    for change in each(
        "hints seen",
        7,
        None,
        "all",
        [7],
        [None],
        [[]],
        ["x" * 9000],
        ["\0"],
        [""],
        ["a"] * 9000,
        {"a": 1},
    ):
        yield json.dumps(change | {"lessons seen": change["hints seen"]}).encode()


def statistics() -> Iterator[bytes]:
    for changes in (
        *each("winners", [9], [-1], ["A"], [True], [None], 7, [], [0] * 999),
        *each("levels", [], [7], ["\0"], "human", ["human"] * 9, ["x" * 9000] * 3),
        *each("seats", [], ["\0"] * 3, ["x" * 999] * 3, [None] * 3, [["A"]]),
        *each("game", "roma", "chess", "", 7, None, ["colosseum"]),
        *each("played", None, [], {}, 7, {"events": 7}, {"events": [], "bests": []}),
    ):
        yield (json.dumps(entry(**changes)) + "\n").encode()
    played = entry()["played"]
    for events in (
        [[0]],
        [[0, 1, 31, 5]],
        [[7, 1, 5, 5]],
        [[0, 1, 5, 10**60]],
        [["a"] * 4],
        [[0.5] * 4],
    ):
        yield (json.dumps(entry(played=played | {"events": events})) + "\n").encode()
    yield b"\n" * 9000
    yield (json.dumps(entry(digest="x" * 30_000)) + "\n").encode()
    yield sound("statistics") * 2000
    yield sound("statistics")[:-40]


def decks() -> Iterator[bytes]:
    for changes in (
        *each("deck", 0, -1, 2, 10**30, 1.5, "1", None, [], True),
        *each("name", "", "\0", "\n", "x" * 9000, "\u202e", "😀" * 24, 7, None, ["A"]),
        *each("cards", "", "nothing", "11 forum", "2 nero", "999999999 forum", f"{HUGE} forum"),
        *each("cards", "forum + " * 900 + "forum", "-1 forum", "hidden", "forum/2", "tiger", "+"),
        *each("cards", "x" * 90_000, "forum\n", " forum", "forum + forum", 7, None, ["forum"]),
        {"later": [1]},
    ):
        yield json.dumps(deck(**changes)).encode()
    yield json.dumps({"deck": 2, "name": ["x"] * 900}).encode()
    yield sound("deck")[:-9]


def careers() -> Iterator[bytes]:
    whole = attempt()
    changes: tuple[dict[str, Any], ...] = (
        {"table": 7},
        {"table": "x" * 999},
        {"digest": None},
        {"place": 0},
        {"place": True},
        {"place": 10**30},
        {"reached": "win"},
        {"reached": [["win"]]},
        {"reached": ["win"] * 999},
        {"figures": []},
        {"figures": {"a": -1}},
        {"figures": {"a": 1.5}},
        {"figures": {"x" * 999: 1}},
    )
    for change in changes:
        yield json.dumps({**whole, **change}).encode()
    yield b"\xff\xfe"


def own_mistakes() -> Iterator[bytes]:
    changes: tuple[dict[str, Any], ...] = (
        {"found": "2026-13-45"},
        {"found": 7},
        {"game": "chess"},
        {"position": "players: [" * 500},
        {"kind": ""},
        {"best": "fly to the moon"},
        {"best": "buy programme 99"},
        {"taken": None},
        {"cost": 0},
        {"cost": True},
        {"cost": 1e300},
        {"error": -1},
        {"rounds": 10**30},
    )
    for change in changes:
        yield json.dumps({**mistake(), **change}).encode()
    yield b'{"answered": "x", "day": "2026-11-17", "right": true}\n' * 999
