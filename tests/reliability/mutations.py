"""Files spoilt by chance: bits, slices, lines, numbers and names."""

import json
import re
from random import Random
from typing import Any, Final

from tests.nasty.sound_files import sound

_NASTY: Final = (
    *(b"", b"\0", b"\xff", b"\n", b"\r\n", b"[", b"{", b'"', b"\\", b"\\ud800", b"&a", b"*a"),
    *(b"null", b"true", b"NaN", b"-1", b"0", b"1e999", b"9" * 30, b"9" * 5000, b"[]", b"{}", b'""'),
    *(b"{x:>999999999}", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"[" * 5000, b"x" * 5000, b"-" * 500),
)

_PATTERNS: Final = (
    *("{0}", "{}", "{a.b}", "{a[0]}", "{turn:>999999999}", "{turn!r}", "{", "}", "{{turn}}", ""),
    *("{turn}" * 150, "{turn}" * 9000, "{phase}{turn}", "\0", "\n", "\u202e", "x" * 5000, "0", "A"),
)
_ANYTHING: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 99, 1.5, 10**90, [], {}, [[]], [0], [0, 1], ["A"] * 9),
    *({"pattern": pattern, "plural": None, "values": {"turn": "x"}} for pattern in _PATTERNS),
    *_PATTERNS,
)


def mutated(kind: str, chance: Random) -> bytes:
    """A sound file of the kind with one to five things wrong."""
    content = sound(kind)
    if kind == "summary":  # most of it would no longer be JSON otherwise
        return json.dumps(spoilt(json.loads(content), chance)).encode()
    for _ in range(chance.randrange(1, 6)):
        content = chance.choice(_MUTATIONS)(content, chance)
    return content


def spoilt(value: Any, chance: Random) -> Any:
    """The same data with something else in one of its places."""
    if not value or not isinstance(value, dict | list) or chance.random() < 0.15:
        return chance.choice(_ANYTHING)
    if isinstance(value, list):
        at = chance.randrange(len(value))
        return [*value[:at], spoilt(value[at], chance), *value[at + chance.randrange(2) :]]
    name = chance.choice(list(value))
    if chance.random() < 0.1:
        return {(chance.choice(_PATTERNS) if key == name else key): value[key] for key in value}
    return value | {name: spoilt(value[name], chance)}


def _slice(content: bytes, chance: Random) -> tuple[int, int]:
    start = chance.randrange(len(content) + 1)
    return start, min(len(content), start + chance.choice((1, 2, 5, 20, 100, 2000)))


def _flip(content: bytes, chance: Random) -> bytes:
    if not content:
        return content
    at = chance.randrange(len(content))
    return content[:at] + bytes([content[at] ^ 1 << chance.randrange(8)]) + content[at + 1 :]


def _cut(content: bytes, chance: Random) -> bytes:
    start, end = _slice(content, chance)
    return content[:start] + content[end:]


def _truncate(content: bytes, chance: Random) -> bytes:
    return content[: chance.randrange(len(content) + 1)]


def _repeat(content: bytes, chance: Random) -> bytes:
    start, end = _slice(content, chance)
    return content[:end] + content[start:end] * chance.choice((1, 3, 50)) + content[end:]


def _insert(content: bytes, chance: Random) -> bytes:
    start, end = _slice(content, chance)
    kept = chance.choice((start, end))
    return content[:start] + chance.choice(_NASTY) + content[kept:]


def _noise(content: bytes, chance: Random) -> bytes:
    start, end = _slice(content, chance)
    return content[:start] + chance.randbytes(end - start) + content[end:]


def _number(content: bytes, chance: Random) -> bytes:
    return _one_of(rb"-?\d+", content, chance, (b"-1", b"0", b"7", b"99", b"9" * 20, b"9" * 4400))


def _word(content: bytes, chance: Random) -> bytes:
    words = re.findall(rb"[a-z-]{3,}", content) or [b"x"]
    return _one_of(rb"[a-z-]{3,}", content, chance, (chance.choice(words), *_NASTY))


def _one_of(pattern: bytes, content: bytes, chance: Random, instead: tuple[bytes, ...]) -> bytes:
    found = list(re.finditer(pattern, content))
    if not found:
        return content
    match = chance.choice(found)
    return content[: match.start()] + chance.choice(instead) + content[match.end() :]


def _lines(content: bytes, chance: Random) -> bytes:
    lines = content.split(b"\n")
    first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


_MUTATIONS: Final = (_flip, _cut, _truncate, _repeat, _insert, _noise, _number, _word, _lines)
