"""Nasty saved games, and headers with nonsense in them."""

import json
from collections.abc import Iterator
from typing import Any

from colosseum.words.sentences import Sentence
from tests.nasty.sound_files import (
    HUGE,
    KB,
    each,
    journal,
    sound,
)


def journals() -> Iterator[bytes]:
    whole = sound("journal")
    first, _, rest = whole.partition(b"\n")
    header = json.loads(first)
    unsealed = {name: value for name, value in header.items() if name != "seal"}
    for changes in (
        *each("seed", header["seed"] ^ 1, -1, 10**30, 10**200, 1.5, "7", None, []),
        *each("seats", [], ["A"], ["A"] * 9, [7] * 3, ["\0"] * 3, ["x" * 999] * 3, "ABC"),
        *each("options", None, {}, {"free_wine": True}, {"x" * 999: True}, [], 7),
        *each("game", "roma", "chess", "", "x" * 9000, 7, None, "../colosseum"),
        *each("journal", 0, 2, 10**30, "1", None, []),
        *each("actions", 0, -1, 10**30, "30", []),
        *each("digest", "", "0" * 64, 7, []),
        *each("notes", [], "x", {"seats": 7}, {"seats": [{"colour": 99}]}, {"order": -1}),
        *each("position", "", "[" * 30_000, "x" * 60_000, "{}", "turn: 99", 7),
        *each("summary", *_summaries()),
    ):
        yield json.dumps(unsealed | changes).encode() + b"\n" + rest
    yield json.dumps(header | {"seed": 8}).encode() + b"\n" + rest
    yield json.dumps(header | {"seal": "0" * 64}).encode() + b"\n" + rest
    yield from (
        first,
        first + b"\n",
        rest,
        b"\n" + whole,
        whole * 2,
        whole[:-1],
        whole[:-20],
        whole[1:],
    )
    yield whole.replace(b"\n", b"\r\n")
    yield whole.replace(b"\n", b"\r")
    yield whole.replace(b"\n", b"\n\n")
    yield whole.replace(b"\n", b"\x0b")
    yield whole.replace(b'"seat": ', b'"seat": 1')
    yield whole + b"x" * (KB * KB)
    plain = json.dumps(
        {n: v for n, v in unsealed.items() if n not in ("actions", "digest")}
    ).encode()
    for line in (
        b"{}",
        b"[]",
        b"null",
        b'{"seat": 1}',
        b'{"seat": 99, "action": "pass"}',
        b'{"seat": "3", "action": "pass"}',
        b'{"seat": 3, "action": ["pass"]}',
        b'{"seat": 3, "action": ""}',
        b'{"seat": 3, "action": "pass\\u0000"}',
        b'{"seat": 3, "action": "bid ' + HUGE.encode() + b'"}',
        b'{"seat": 3, "action": "bid -1"}',
        b'{"seat": 3, "action": "buy programme 999"}',
        b'{"seat": 3, "action": "' + b"x" * 9000 + b'"}',
        b'{"seat": 3, "action": "offer ' + b"lion + " * 900 + b'lion to 1 for nothing"}',
        b"[" * 9000,
    ):
        yield plain + b"\n" + line + b"\n"
    yield plain + b"\n" + b'{"seat": 3, "action": "pass"}\n' * 9000
    yield plain + b"\n" + b"{}\n" * 50_000


def _summaries() -> Iterator[Any]:
    yield from (7, [], {}, {"seats": ["A"], "winners": None, "standing": None})
    for standing in _standings():
        yield {"seats": ["A", "B", "C"], "winners": None, "standing": standing}
    good = Sentence("Turn {turn}", turn="II").data()
    for changes in (
        *each("seats", [], ["A"], ["A"] * 6, ["A"] * 9000, ["\0", "B", "C"], ["A\n", "B", "C"]),
        *each("seats", ["x" * 9000, "B", "C"], [7, "B", "C"], [[], "B", "C"], ["X", "Y", "Z"]),
        *each("winners", [], [3], [-1], [0, 0], [0] * 9000, [True], ["A"], [None], [0, 1, 2], 7),
        *each("standing", good | {"context": "\0"}, good | {"context": []}),
    ):
        yield {"seats": ["A", "B", "C"], "winners": None, "standing": good, **changes}


def _standings() -> Iterator[Any]:
    plain = {"pattern": "{x}", "plural": None, "values": {"x": 1}}
    for pattern in ("{x:>999999999}", "{x.__class__}", "{x!r}", "{", "}", "{x", "{y}", "\0", ""):
        yield plain | {"pattern": pattern}
    for name in ("0", "", "a.b", "a[0]", "0.a", "a b", "x" * 9000):
        yield plain | {"pattern": f"{{{name}}}", "values": {name: "x"}}
    values: tuple[Any, ...] = (None, [], [[]], 1.5, True, 10**90, {})
    for value in (*values, "\0", "\n", "x" * 90_000, "\u202e"):
        yield plain | {"values": {"x": value}}
    yield plain | {"pattern": "{x}" * 2000, "values": {"x": "x" * 5000}}
    yield plain | {"pattern": "x" * 90_000}
    for count in (None, "1", 1.5, True, 10**90):
        yield {"pattern": "{count}", "plural": "{count}s", "values": {"count": count}}
    nested: dict[str, Any] = {"pattern": "x", "plural": None, "values": {}}
    for _ in range(15):
        nested = {"pattern": "{x}{x}", "plural": None, "values": {"x": nested}}
    yield nested


def summaries() -> Iterator[bytes]:
    """For a header whose seal is right: anyone can seal one."""
    for summary in _summaries():
        yield json.dumps(summary).encode()


def with_summary(summary: Any) -> bytes:
    """A sound journal, sealed with this summary in its header."""
    return journal("colosseum", 3).text(summary or {"none": True}).encode()
