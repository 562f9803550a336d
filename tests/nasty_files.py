"""Two hundred files made by hand to hurt: each is read, or refused in a sentence, and cheaply.

They are built here rather than kept, since some are large and most are variations of a sound one.
"""

import json
from collections.abc import Iterator
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
JSON_KINDS: Final = (
    *("settings", "seats", "identity", "progress", "statistics", "career", "feats", "challenges"),
    *("pars", "accounts", "deck", "solved", "mistakes"),
)


@cache
def sound(kind: str) -> bytes:
    """A sound file of each kind, to be spoilt."""
    match kind:
        case "journal":
            return _journal("colosseum", 3).text().encode()
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
            return json.dumps({"colosseum": {"seats": _seats(3), "options": {}}}).encode()
        case "progress":
            return b'{"hints seen": ["loge-two-dice"], "lessons seen": ["investing"]}'
        case "statistics":
            return (json.dumps(_entry()) + "\n").encode()
        case "deck":
            return json.dumps(_deck()).encode()
        case "lesson":
            return next(
                iter(sorted(paths.asset("lessons", "colosseum").glob("*.yaml")))
            ).read_bytes()
        case "career":
            return (json.dumps(_attempt()) + "\n").encode()
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
            return (json.dumps(_mistake()) + "\n").encode()
        case "puzzles":
            return yaml.safe_dump([_puzzle()], sort_keys=False).encode()
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


_DECIDING: Final = "turn: 4\nphase: investing\nplayers: [{coins: 30}, {coins: 30}, {coins: 30}]\n"


def _mistake() -> dict[str, Any]:
    decision = {"position": _DECIDING, "kind": "invest", "taken": "pass", "best": "build a loge"}
    numbers = {"cost": 4.5, "error": 0.7, "rounds": 30}
    return {"found": "2026-11-17", "game": "colosseum", **decision, **numbers}


def _puzzle() -> dict[str, Any]:
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


def _attempt() -> dict[str, Any]:
    reached = {"reached": ["win"], "figures": {"spectators at least: 45": 44}}
    return {"table": "opening-day", "digest": "a", "place": 1, **reached}


def _journal(game: str, players: int, actions: int = 30) -> Journal[Any]:
    journal: Journal[Any] = Journal(games.find(game).game.new("ABCDE"[:players], 7))
    rng = Random(7)
    for _ in range(actions):
        journal.apply(journal.game.choices().pick(rng))
    return journal


def _seats(count: int) -> list[dict[str, Any]]:
    return [
        {"name": name, "player": "human", "colour": at} for at, name in enumerate("ABCDE"[:count])
    ]


def _entry(**changes: Any) -> dict[str, Any]:
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


def _deck(**changes: Any) -> dict[str, Any]:
    return {"deck": 1, "name": "Siege", "cards": "10 forum + 2 basilica + nero"} | changes


def each(name: str, *values: Any) -> list[dict[str, Any]]:
    """A change of one field for each value."""
    return [{name: value} for value in values]


# Anything that is to be JSON


def any_json() -> Iterator[bytes]:
    yield from (
        b"",
        b" ",
        b"\n\n",
        b"\0",
        b"\0" * 64 * KB,
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        b"\x89PNG\r\n",
    )
    yield from (b"null", b"true", b"0", b"-1", b'""', b'"text"', b"[]", b"{}", b"[[]]", b"[null]")
    yield from (b"[" * 50 * KB, b'{"a":' * 20 * KB, b"[{}," * 20 * KB, b"]" * 99, b'{"a": [1, 2')
    yield b"[" * 41 + b"]" * 41
    yield b'{"a":[' * 30 + b"]}" * 30
    yield from (
        b"NaN",
        b"[Infinity]",
        b"-Infinity",
        b"1e999",
        b"[-1e999]",
        HUGE.encode(),
        b"1" * 101,
    )
    yield from (b'"\\ud800"', b'{"\\udfff": 1}', b'["\\ud800\\ud800"]', b'"\\u0000"', b'"\\x41"')
    yield b"\xef\xbb\xbf{}"
    yield '{"speed": "fast"}'.encode("utf-16")
    yield '{"speed": "fast"}'.encode("utf-32")
    yield from (
        b"{} {}",
        b"{}\n{}\n",
        b"// no comments\n{}",
        b"{'a': 1}",
        b'{"a": 1, "a": 2}',
        b"{a: 1}",
    )
    yield from (b'{"a": "\x01"}', b'{"a": "\xff"}', b'"\xc0\xaf"', b'"\xed\xa0\x80"', b'{"a": 1}\r')
    yield b" " * (KB * KB + 1)
    yield b"[" + b"[]," * 9000 + b"[]]"
    yield b'"' + b"x" * 90 * KB + b'"'
    yield b'{"' + b"k" * 90 * KB + b'": 1}'
    yield b"[" + b'"\\ud83c\\udfdb",' * 9000 + b"0]"


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
        yield _lineup(_seats(count))
    yield _lineup(_seats(3) * 400)
    for changes in (
        *each("name", "", "\0", "\n", "x" * 9000, "\u202e", 7, None, ["A"]),
        *each("player", "caesar", "", "\0", 7, None),
        *each("colour", -1, 5, 10**30, "red", None, 1.5),
    ):
        yield _lineup([_seats(1)[0] | changes, *_seats(3)[1:]])
    yield _lineup([_seats(1)[0]] * 3)
    for change in each("options", [], {"intense_auctions": "yes"}, {"\0": True}, None, 7):
        yield json.dumps({"colosseum": {"seats": _seats(3), **change}}).encode()
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
        yield (json.dumps(_entry(**changes)) + "\n").encode()
    played = _entry()["played"]
    for events in (
        [[0]],
        [[0, 1, 31, 5]],
        [[7, 1, 5, 5]],
        [[0, 1, 5, 10**60]],
        [["a"] * 4],
        [[0.5] * 4],
    ):
        yield (json.dumps(_entry(played=played | {"events": events})) + "\n").encode()
    yield b"\n" * 9000
    yield (json.dumps(_entry(digest="x" * 30_000)) + "\n").encode()
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
        yield json.dumps(_deck(**changes)).encode()
    yield json.dumps({"deck": 2, "name": ["x"] * 900}).encode()
    yield sound("deck")[:-9]


# Saved games


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
    return _journal("colosseum", 3).text(summary or {"none": True}).encode()


# Positions


def any_yaml() -> Iterator[bytes]:
    yield from (
        b"",
        b"#",
        b"---",
        b"---\n---\n",
        b"...",
        b"\0",
        b"\xff",
        b"%YAML 9.9\n---\n{}",
        b"\t- a",
    )
    yield from (b"[" * 20_000, b"{a: " * 9000, b"- " * 20_000, b"? " * 9000, b"[" * 99 + b"]" * 99)
    yield b"\n".join(b" " * n + b"-" for n in range(300))
    yield from (
        b"x" * 60_000,
        b"[" + b"a," * 20_000 + b"]",
        b"a: b\n" * 9000,
        b"{[1]: 2}",
        b"{{}: 1}",
    )
    yield b"a: &a [x]\n" + b"".join(b"b%d: [*a, *a]\n" % n for n in range(500))
    yield b"&a [*a]"
    yield from (
        b"!!python/object:os.system {}",
        b"!x {}",
        b"*nowhere",
        b"players: *a",
        b"<<: {a: b}",
    )
    yield from (
        b'"\\uD800"',
        b"'",
        b"a: |\n  b\n c",
        b"{phase: investing, phase: trading}",
        b"7",
        b"null",
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


# What comes with the game


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
    yield yaml.safe_dump([_puzzle()] * 3).encode()
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
        {"options": _puzzle()["options"] * 999},
        {"options": _puzzle()["options"][::-1]},
    )
    for change in changes:
        yield yaml.safe_dump([{**_puzzle(), **change}]).encode()


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
        yield json.dumps({**_mistake(), **change}).encode()
    yield b'{"answered": "x", "day": "2026-11-17", "right": true}\n' * 999


def careers() -> Iterator[bytes]:
    whole = _attempt()
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


@cache
def corpus() -> tuple[tuple[str, bytes], ...]:
    """Every nasty file, with the kind it is to be read as."""
    return tuple(_corpus())


def _corpus() -> Iterator[tuple[str, bytes]]:
    own = {
        "settings": settings,
        "seats": seats,
        "progress": progress,
        "statistics": statistics,
        "deck": decks,
        "journal": journals,
        "summary": summaries,
        "position": positions,
        "roma position": roma_positions,
        "lesson": lessons,
        "career": careers,
        "puzzles": puzzles,
        "mistakes": own_mistakes,
        "stage": stages,
        "catalogue": catalogues,
    }
    for kind, contents in own.items():
        yield from ((kind, content) for content in contents())
    for kind in (*JSON_KINDS, "journal"):
        yield from ((kind, content) for content in any_json())
    for kind in ("position", "roma position", "lesson", "stage", "puzzles"):
        yield from ((kind, content) for content in any_yaml())
