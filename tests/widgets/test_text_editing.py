"""A line of text being edited. `|` is the caret, `[` and `]` are around what is selected."""

import pytest

from colosseum.widgets.text_editing import TextEditing


def editing(picture: str, most: int = 30) -> TextEditing:
    """`editing("Sol [et] Luna")`, the caret after what is selected."""
    text = picture.translate(str.maketrans("", "", "|[]"))
    line = TextEditing(text, most=most)
    if "|" in picture:
        line.place(picture.index("|"))
    elif "[" in picture:
        line.place(picture.index("["))
        line.place(picture.index("]") - 1, selecting=True)
    return line


def picture(line: TextEditing) -> str:
    start, end = line.selection
    if start == end:
        return f"{line.text[:start]}|{line.text[start:]}"
    return f"{line.text[:start]}[{line.selected}]{line.text[end:]}"


def test_the_caret_begins_after_the_last_letter() -> None:
    assert picture(TextEditing("Sol", most=9)) == "Sol|"


@pytest.mark.parametrize(
    ("before", "words", "after"),
    [
        ("Sol|", "ü", "Solü|"),
        ("S|l", "o", "So|l"),
        ("Sol [et] Luna", "&", "Sol &| Luna"),
        ("|", "two\nlines\tand \x00 nothing", "twolinesand  nothing|"),
    ],
)
def test_what_is_inserted_goes_in_place_of_the_selection(
    before: str, words: str, after: str
) -> None:
    line = editing(before)
    line.insert(words)
    assert picture(line) == after


def test_there_are_never_more_letters_than_the_most() -> None:
    line = editing("A|la", most=5)
    line.insert("quiquiqui")
    assert picture(line) == "Aqu|la"
    line.insert("x")
    assert picture(line) == "Aqu|la"
    line.select_all()
    line.insert("Laurus")
    assert picture(line) == "Lauru|"


def test_only_allowed_letters_are_inserted() -> None:
    line = TextEditing("", most=9, allowed=str.isdecimal)
    line.insert("4 x 2")
    assert line.text == "42"


def test_nothing_allowed_leaves_the_selection() -> None:
    line = TextEditing("42", most=9, allowed=str.isdecimal)
    line.select_all()
    line.insert("x")
    assert picture(line) == "[42]"


@pytest.mark.parametrize(
    ("before", "by", "words", "after"),
    [
        ("So|l", -1, False, "S|l"),
        ("So|l", 1, False, "So|"),
        ("|Sol", -1, False, "|Sol"),
        ("Sol|", 1, False, "Sol|"),
        ("S[o]l", -1, False, "S|l"),
        ("S[o]l", 1, False, "S|l"),
        ("Sol et| Luna", -1, True, "Sol | Luna"),
        ("Sol| et Luna", 1, True, "Sol| Luna"),
    ],
)
def test_deleting(before: str, by: int, words: bool, after: str) -> None:
    line = editing(before)
    line.delete(by, words=words)
    assert picture(line) == after


@pytest.mark.parametrize(
    ("before", "by", "after"),
    [
        ("So|l", -1, "S|ol"),
        ("So|l", 1, "Sol|"),
        ("|Sol", -1, "|Sol"),
        ("Sol|", 1, "Sol|"),
        ("S[o]l", -1, "S|ol"),
        ("S[o]l", 1, "So|l"),
    ],
)
def test_moving_by_letters(before: str, by: int, after: str) -> None:
    line = editing(before)
    line.move(by)
    assert picture(line) == after


@pytest.mark.parametrize(
    ("before", "by", "after"),
    [
        ("|Sol et Luna", 1, "Sol| et Luna"),
        ("Sol| et Luna", 1, "Sol et| Luna"),
        ("Sol et Luna|", 1, "Sol et Luna|"),
        ("Sol et Luna|", -1, "Sol et |Luna"),
        ("Sol et |Luna", -1, "Sol |et Luna"),
        ("|Sol", -1, "|Sol"),
    ],
)
def test_moving_by_words(before: str, by: int, after: str) -> None:
    line = editing(before)
    line.move(by, words=True)
    assert picture(line) == after


def test_a_selection_grows_and_shrinks_with_the_caret() -> None:
    line = editing("So|l et Luna")
    line.move(1, selecting=True)
    assert picture(line) == "So[l] et Luna"
    line.move(1, words=True, selecting=True)
    assert picture(line) == "So[l et] Luna"
    line.place(0, selecting=True)
    assert picture(line) == "[So]l et Luna"
    line.select_all()
    assert picture(line) == "[Sol et Luna]"


@pytest.mark.parametrize(
    ("at", "after"),
    [
        (0, "[Sol] et Luna"),
        (3, "Sol[ ]et Luna"),
        (5, "Sol [et] Luna"),
        (99, "Sol et [Luna]"),
        (-1, "[Sol] et Luna"),
    ],
)
def test_selecting_a_word(at: int, after: str) -> None:
    line = editing("Sol et Luna")
    line.select_word(at)
    assert picture(line) == after


def test_there_is_no_word_in_an_empty_line() -> None:
    line = editing("")
    line.select_word(0)
    assert picture(line) == "|"


def test_what_is_composed_shows_at_the_caret_until_it_is_committed() -> None:
    line = editing("Jos|")
    line.compose("^", 1)
    assert line.shown == "Jos^"
    assert line.text == "Jos"
    line.insert("ê")
    assert line.shown == line.text == "Josê"


def test_what_is_composed_takes_the_place_of_the_selection() -> None:
    line = editing("Jos[ephus]")
    line.compose("^", 1)
    assert line.shown == "Jos^"
    line.compose("", 0)
    assert line.shown == "Jos"


def test_another_text_from_outside_puts_the_caret_at_its_end() -> None:
    line = editing("S|ol")
    line.replace("Sol")
    assert picture(line) == "S|ol"
    line.replace("Luna")
    assert picture(line) == "Luna|"
