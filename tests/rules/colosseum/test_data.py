"""rules.yaml holds every number, and every mistake in it is named."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from colosseum.formats.yaml_fields import Field, FieldError
from colosseum.rules.colosseum import data
from colosseum.rules.colosseum.data import ASSETS, RULES, STANDARD, Asset

FILE = Path(__file__).parents[3] / "assets" / "rules.yaml"
TEXT = FILE.read_text(encoding="utf-8")

#: As printed on the programmes: number, price, arena, assets in all, spectators.
PROGRAMMES = """\
1,0,2,3,7 5 3
2,0,2,3,7 5 3
3,0,2,3,7 5 3
4,0,2,4,9 7 5 3
5,0,2,4,9 7 5 3
6,0,2,5,11 9 7 5 2
7,0,2,5,11 9 7 5 2
8,0,2,6,12 10 8 5 2
9,0,2,6,12 10 8 5 2
10,0,2,6,12 10 8 5 2
11,13,3,8,17 14 11 8 5 2
12,13,3,8,17 14 11 8 5 2
13,14,3,8,18 15 12 9 6 3
14,14,3,8,18 15 12 9 6 3
15,17,3,9,20 17 14 11 7 3
16,20,3,9,23 20 16 12 8 4
17,21,3,9,25 22 18 14 10 5
18,22,3,9,27 22 18 14 10 5
19,24,3,9,30 26 22 18 14 9 4
20,25,3,10,32 28 24 20 15 10 5
21,25,4,10,33 29 25 20 15 10 5
22,26,4,11,35 30 25 20 15 10 5
23,27,4,11,36 31 26 21 16 11 5
24,28,4,11,38 33 28 23 18 12 6
25,29,4,13,42 37 32 27 21 15 8
26,32,4,13,44 39 33 27 21 15 8
27,35,4,13,45 40 34 28 22 15 8
28,35,4,13,45 40 34 28 22 15 8
29,37,4,14,47 42 37 31 25 18 8
30,40,4,16,50 45 40 34 28 20 10
"""


def test_the_programmes_are_as_printed() -> None:
    for row, programme in zip(csv.reader(StringIO(PROGRAMMES)), RULES.programmes, strict=True):
        number, price, arena, assets, spectators = row
        assert programme.number == int(number)
        assert (programme.price, programme.arena) == (int(price), int(arena))
        assert programme.assets == sum(programme.needs) == int(assets)
        assert programme.spectators == tuple(map(int, spectators.split()))


def test_circus_maximus_needs_these_assets() -> None:
    circus = RULES.programme(20)
    assert circus.name == "Circus Maximus"
    needs = {Asset.GLADIATOR: 3, Asset.HORSE: 3, Asset.CHARIOT: 3, Asset.DECORATION: 1}
    assert {asset: circus.needs[asset] for asset in circus.kinds} == needs
    assert circus.fewest_assets == 4


def test_the_tokens_add_up() -> None:
    assert sum(RULES.totals) == 152
    assert (sum(RULES.green), sum(RULES.orange)) == (40, 112)
    assert [RULES.totals[asset] for asset in STANDARD] == [
        20, 12, 12, 11, 12, 10, 11, 10, 10, 12, 10, 10,
    ]  # fmt: skip
    assert [RULES.totals[asset] for asset in ASSETS[len(STANDARD) :]] == [4, 4, 4]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("gladiator:  {green: 10", "gladiator:  {green: 9", "all tokens must be 152"),
        (
            "gladiator:  {green: 10, orange: 10",
            "gladiator:  {green: 9, orange: 11",
            "token totals: green tokens must be 40, but they add up to 39.",
        ),
        ("  lion:       {", "  tiger:      {", "tokens.tiger: there is no asset “tiger”."),
        ("  lion:       {green: 2, orange: 8, star: yes}\n", "", "tokens: “lion” is missing."),
        ("{green: 4, orange: 6}", "{green: 4, orange: few}", "a whole number, found “few”"),
        ("orange: 8, star: yes", "orange: 8, star: maybe", "expected yes or no, found “maybe”"),
        ("joker:      {green: 0,", "joker:      {green: 0, star: yes,", "“joker” has no star."),
        ("action:     {green: 0", "action:     {gren: 0", "tokens.action: “green” is missing."),
        ("turns: 5", "turns: 0", "turns: expected a number of at least 1, found “0”."),
        ("turns: 5", "turns: [5]", "turns: expected text, found a list."),
        ("turns: 5", "turns: 5\nturns: 5", "turns: is given twice."),
        ("turns: 5", "turns: 5\nyears: 5", "years: is not a known field."),
        ("turns: 5\n", "", "top: “turns” is missing."),
        ("3: [8, 21, 32]", "3: [8, 9, 32]", "arenas.sites.3: the sites overlap."),
        ("3: [8, 21, 32]", "3: [8, 32]", "3 players need 3 sites, found 2."),
        ("3: [8, 21, 32]", "3: [21, 8, 32]", "must follow one another clockwise"),
        ("3: [8, 21, 32]", "3: [8, 32, 36]", "expected a number from 0 to 35, found “36”."),
        ("3: [8, 21, 32]", "3: 8", "arenas.sites.3: expected a list, found “8”."),
        ("first player: 32", "first player: 8", "with 4 players no arena starts on 8."),
        ("{start: 2, most: 4}", "{start: 5, most: 4}", "cannot start larger than it may grow"),
        ("deal: {3: 8,", "deal: {3: 9,", "too few green tokens to deal"),
        ("spectators: [32, 28,", "spectators: [32, 32,", "20.spectators: values must get smaller"),
        ("spectators: [7, 5, 3]}", "spectators: [7, 5, 3, 1]}", "3 assets allow 1 to 3 values."),
        ("number: 20,", "number: 21,", "programmes.20.number: expected programme 20 here."),
        ("price: 25, arena: 3", "price: 25, arena: 5", "expected a number from 1 to 4, found “5”."),
        ("horse: 3, chariot: 3, dec", "horse: 3, wagon: 3, dec", "there is no asset “wagon”."),
        ("horse: 3, chariot: 3, dec", "horse: 3, joker: 3, dec", "special token “joker”"),
        ("{from: 6, to: 10}", "{from: 6, to: 9}", "4 programmes are too few for 5 players."),
        ("{from: 6, to: 10}", "{from: 26, to: 31}", "expected programmes from 1 to 30."),
        ("dice:", "dice: [", "not valid YAML"),
    ],
)  # fmt: skip
def test_every_mistake_is_named(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(FieldError) as error:
        data.read(Field.of_text(TEXT.replace(old, new, 1), "rules.yaml"))
    assert complaint in str(error.value)
    assert "rules.yaml" in str(error.value)


def test_a_complaint_names_file_line_field_and_value() -> None:
    line = 1 + TEXT[: TEXT.index("turns:")].count("\n")
    with pytest.raises(FieldError) as error:
        data.read(Field.of_text(TEXT.replace("turns: 5", "turns: five"), "rules.yaml"))
    expected = f"rules.yaml, line {line}, turns: expected a whole number, found “five”."
    assert str(error.value) == expected


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(FieldError, match=r"nowhere\.yaml cannot be read"):
        data.load(tmp_path / "nowhere.yaml")
    file = tmp_path / "empty.yaml"
    file.write_text("# nothing\n")
    with pytest.raises(FieldError, match=r"empty\.yaml is empty"):
        data.load(file)


@pytest.mark.parametrize(
    "text",
    ["[" * 600, "{a: " * 600, "- " * 600, "\n".join(" " * n + "-" for n in range(300))],
)
def test_nesting_without_end_is_refused(text: str) -> None:
    with pytest.raises(FieldError, match="nested too deeply"):
        Field.of_text(text, "position")
