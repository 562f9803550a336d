"""Hundreds of files made by hand to hurt: each is read, or refused in a sentence, and cheaply.

They are built here rather than kept, since some are large and most are variations of a sound one.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from tests.nasty import personal_files, positions, saved_games, shipped_files
from tests.nasty.sound_files import HUGE, KB

JSON_KINDS: Final = (
    *("settings", "seats", "identity", "progress", "statistics", "career", "feats", "challenges"),
    *("pars", "accounts", "deck", "solved", "mistakes"),
)


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


@cache
def corpus() -> tuple[tuple[str, bytes], ...]:
    """Every nasty file, with the kind it is to be read as."""
    return tuple(_corpus())


def _corpus() -> Iterator[tuple[str, bytes]]:
    own = {
        "settings": personal_files.settings,
        "seats": personal_files.seats,
        "progress": personal_files.progress,
        "statistics": personal_files.statistics,
        "deck": personal_files.decks,
        "journal": saved_games.journals,
        "summary": saved_games.summaries,
        "position": positions.positions,
        "roma position": positions.roma_positions,
        "lesson": shipped_files.lessons,
        "career": personal_files.careers,
        "puzzles": shipped_files.puzzles,
        "mistakes": personal_files.own_mistakes,
        "stage": shipped_files.stages,
        "catalogue": shipped_files.catalogues,
    }
    for kind, contents in own.items():
        yield from ((kind, content) for content in contents())
    for kind in (*JSON_KINDS, "journal"):
        yield from ((kind, content) for content in any_json())
    for kind in ("position", "roma position", "lesson", "stage", "puzzles"):
        yield from ((kind, content) for content in any_yaml())
