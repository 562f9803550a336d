"""JSON from anywhere: read as it is, or refused before it costs anything."""

import pytest

from colosseum.formats.bounded_json import DEEPEST, parse


def test_what_we_write_is_read() -> None:
    assert parse('{"a": [1, 2.5, null, true, "[[[[é\\u00e9"]}') == {
        "a": [1, 2.5, None, True, "[[[[éé"]
    }
    assert parse('["\\ud83c\\udfdb"]') == ["\N{CLASSICAL BUILDING}"], "two halves are a character"
    assert parse("[" * DEEPEST + "]" * DEEPEST)
    assert len(parse("[" + "[]," * 1000 + "[]]")) == 1001


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
        "[" * 1_000_000,
        '{"a":' * 100_000,
        '["]",' * 100_000,
        '"' + '\\"' * 100_000,
        "9" * 101,
        "-" + "9" * 5000,
        "1e999",
        "NaN",
        "[Infinity]",
        '"\\ud800"',
        '{"\\udfdb": 1}',
        '["\\ud83c", "\\udfdb"]',
    ],
)
def test_what_no_file_of_ours_holds_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse(text)
