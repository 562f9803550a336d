"""Nasty positions of both games."""

from collections.abc import Iterator

from tests.nasty.sound_files import (
    HUGE,
)


def positions() -> Iterator[bytes]:
    for player in (
        *(f"coins: {coins}" for coins in (10000, HUGE, -1, 1.5, "x", "[]", "0x10", "1_0", "٣")),
        *(f"medals: {medals}" for medals in (19, 999999999, HUGE)),
        *(f"podiums: {podiums}" for podiums in (5, 999999999)),
        *(f"tickets: {tickets}" for tickets in (11, 999999999)),
        *(
            f"tokens: {tokens}"
            for tokens in ("11 lion", "999999999 lion", HUGE, "2 tiger", "emperor", "+")
        ),
        *(
            f"tokens: {tokens}"
            for tokens in ("lion + " * 300 + "lion", "0 lion", "-1 lion", "[lion]")
        ),
        *(
            f"programmes: {numbers}"
            for numbers in ("[31]", "[0]", "[1, 1]", "7", f"[{HUGE}]", "[[1]]")
        ),
        *(f"produced: {numbers}" for numbers in ("[1]", "[1, 1, 1, 1, 1, 1, 1]", "[-1]")),
        *(f"arena: {squares}" for squares in ("0-35", "35-36", "a-b", "1-2-3", HUGE, "-1-2")),
        *(f'name: "{name}"' for name in ("\\0", "\\n", "x" * 999, "\\u2028")),
        "best: 999999999",
        "loge: maybe",
        "performed: 150 lion",
        "weather: fine",
    ):
        yield f"{{phase: investing, players: [{{{player}}}, {{}}, {{}}]}}".encode()
    for more in (
        *(f"turn: {turn}" for turn in (0, 6, -1, HUGE, "one")),
        *(f"first: {seat}" for seat in (0, 4, HUGE)),
        *(f"seed: {seed}" for seed in (HUGE, -1)),
        *(
            f"nobles: {nobles}"
            for nobles in ("{emperor: 36}", "{king: 1}", "[]", f"{{emperor: {HUGE}}}")
        ),
        *(f"markets: {markets}" for markets in ("[4 lion]", "[a, b, c, d, e, f]", "7", "[[lion]]")),
        *(f"stars: {stars}" for stars in ("{lion: 1}", "{torch: 1}", "{x: 1}", "{lion: 9}", "[]")),
        *(f"face down: {tokens}" for tokens in ("41 lion", "4 joker + 40 lion", "x")),
        *(f"gone: {tokens}" for tokens in ("11 lion", "x", "999999999 lion")),
        *(f"step: {step}" for step in ("invest", "bid", "finished", "x", "[]")),
        "step: invest, seat: 1, queue: [2, 2, 2]",
        "step: invest, seat: 1, investments: 99",
        "step: invest, seat: 1, roll: VI",
    ):
        yield f"{{phase: investing, players: [{{}}, {{}}, {{}}], {more}}}".encode()
    yield b"{phase: closing, step: discard, seat: 1, players: [{performed: lion}, {}, {}]}"
    yield b"{phase: closing, step: donation, seat: 1, podium owner: 1, players: [{}, {}, {}]}"
    yield b"{phase: investing, players: [{}, {}]}"
    yield b"{phase: investing, players: [" + b"{}, " * 9000 + b"{}]}"


def roma_positions() -> Iterator[bytes]:
    for player in (
        *(f"points: {points}" for points in (99, -1, HUGE, 0)),
        *(f"money: {money}" for money in (99999, -1, HUGE)),
        *(
            f"hand: {cards}"
            for cards in ("99 forum", "hidden", "x", HUGE, "2 forum + 2 forum + 2 forum")
        ),
        *(f"known: {cards}" for cards in ("forum", "hidden")),
        *(f"gives: {cards}" for cards in ("forum", "x")),
        *(
            f"places: {places}"
            for places in ("{9: forum}", "{x: forum}", "{1: x}", "[]", "{money: forum}")
        ),
        *(f"places: {places}" for places in ("{1: hidden}", "{1: 2 forum}", "{-1: forum}")),
        'name: "\\0"',
    ):
        yield f"{{players: [{{{player}}}, {{}}]}}".encode()
    for more in (
        *(f"dice: {dice}" for dice in ("7 + 7 + 7", "0", "1 + 1 + 1 + 1", HUGE, "x", "1 + -1")),
        *(f"turn: {turn}" for turn in (0, 999, HUGE)),
        *(f"supply: {points}" for points in (99, 0, HUGE)),
        *(f"removed: {points}" for points in (99, -99)),
        *(
            f"step: {step}"
            for step in ("keep", "place", "repeat", "pay", "finished", "x", "lay", "exchange")
        ),
        *(
            f"discards: {cards}"
            for cards in ("[x]", "forum", "[forum, forum, forum, forum, forum]")
        ),
        *(f"pile: {cards}" for cards in ("[hidden]", "[forum, forum, forum, forum, forum]", "7")),
        "step: repeat, acting: {card: forum, place: 1}",
        "step: choose, acting: {card: ballista, place: 1, target: 9}",
        "rerolls: 999999999, dice: 1",
    ):
        yield f"{{players: [{{}}, {{}}], {more}}}".encode()
    yield b"{players: [{}]}"
