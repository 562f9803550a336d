"""Nasty files of the kinds that come with the game."""

from collections.abc import Iterator
from typing import Any

import yaml

from tests.compiled_catalogue import catalogue
from tests.nasty.sound_files import (
    puzzle,
    sound,
)


def lessons() -> Iterator[bytes]:
    whole = sound("lesson")
    yield from (
        whole[:-30],
        whole[30:],
        whole.replace(b":", b""),
        whole.replace(b"\n", b"\r"),
        whole * 2,
    )
    for old, new in (
        (b"title:", b"tilte:"),
        (b"position: |", b"position: ["),
        (b"turn: 1", b"turn: 9"),
        (b"phase: investing", b"phase: sleeping"),
        (b"steps:", b"steps: 7\nother:"),
        (b"do: {action: expand clockwise}", b"do: {action: dance}"),
        (b"do: {action: expand clockwise}", b"do: 7"),
        (b"do: {action: expand clockwise}", b"do: {any: []}"),
        (b"show: [turn and phase]", b"show: [the moon]"),
        (b"show: [turn and phase]", b"show: {a: b}"),
        (b"- say: >-", b"- shout: >-"),
    ):
        assert old in whole, old
        yield whole.replace(old, new, 1)


def stages() -> Iterator[bytes]:
    whole = sound("stage")
    yield from (whole[:-30], whole[30:], whole.replace(b":", b""), whole * 2)
    for old, new in (
        (b"seats: [you, ", b"seats: [you, you, "),
        (b"seats: [you, ", b"seats: [[you], "),
        (b"goals:", b"goals: 7\nother:"),
        (b"- {win: yes}", b"- win"),
        (b"- {win: yes}", b"- {win: {yes: no}}"),
        (b"least: 45", b"least: 4e9"),
        (b"coins: 35", b"coins: [35]"),
        (b"change:", b"change: 7\nother:"),
        (b"change:", b"tables: []\nchange:"),
        (b"{1: {coins: 35, tickets: 1}}", b"{9: {coins: 35}, [1]: 2}"),
    ):
        assert old in whole, old
        yield whole.replace(old, new, 1)


def puzzles() -> Iterator[bytes]:
    whole = sound("puzzles")
    yield from (whole[:-30], whole[30:], whole.replace(b":", b""), whole * 2, b"[]", b"7")
    yield yaml.safe_dump([puzzle()] * 3).encode()
    changes: tuple[dict[str, Any], ...] = (
        {"from": {"seed": -1, "actions": 2}},
        {"kind": ["invest"]},
        {"difficulty": {}},
        {"rounds": 10**30},
        {"error": "inf"},
        {"error": "nan"},
        {"position": ""},
        {"position": "players: [" * 500},
        {"position": {"turn": 4}},
        {"options": "pass"},
        {"options": [["pass"], ["pass"]]},
        {"options": puzzle()["options"] * 999},
        {"options": puzzle()["options"][::-1]},
    )
    for change in changes:
        yield yaml.safe_dump([{**puzzle(), **change}]).encode()


def catalogues() -> Iterator[bytes]:
    whole = sound("catalogue")
    yield from (b"", b"\0", whole[:4], whole[:27], whole[:40], whole[:-3], whole[4:], b"\xff" * 99)
    for at in (4, 8, 12, 16, 28, 32):
        yield whole[:at] + b"\xff\xff\xff\x7f" + whole[at + 4 :]
    for translated in (
        "{coins:>999999999}",
        "{coin}",
        "{0}",
        "{",
        "}",
        "{coins!r}",
        "{coins.x}",
        "{}",
        "\ud7ff",
    ):
        yield catalogue({"{seat} bids {coins}.": translated})
        yield catalogue({"{count} lion\0{count} lions": f"{translated}\0{translated}"})
    for formula in (
        "n/0",
        "n%0",
        "n",
        "9" * 999,
        "(" * 999,
        "n**n",
        "__import__('os')",
        "n<<n",
        "x",
    ):
        plurals = f"Plural-Forms: nplurals=2; plural={formula};\n"
        head = f"Content-Type: text/plain; charset=UTF-8\n{plurals}"
        yield catalogue({"": head, "{count} lion\0{count} lions": "{count} leo\0{count} leones"})
    for charset in ("klingon", "utf-16", "", "base64"):
        yield catalogue({"": f"Content-Type: text/plain; charset={charset}\n", "New game": "Ludus"})
