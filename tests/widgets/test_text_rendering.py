"""Words in lines."""

import pytest

from colosseum.program.app import App
from colosseum.widgets import letter_spacing, text_rendering
from colosseum.words.translation import BOLD, bold, tr


@pytest.mark.parametrize("pixels", range(12, 30))
def test_wrapped_lines_are_no_wider_than_their_room(app: App, pixels: int) -> None:
    words = f"Rules in our own words; {bold('pictures')}, sounds and music are our own. " * 3
    lines = text_rendering.wrapped(words, "AlegreyaSans-Regular", pixels, 400)
    assert all(text_rendering.width(line, pixels) <= 400 for line in lines)
    joined = " ".join("".join(run.words for run in line) for line in lines)
    assert joined.split() == words.replace(BOLD, "").split()


FACE, BOLD_FACE = "AlegreyaSans-Regular", "AlegreyaSans-Bold"


def letters(words: str) -> list[tuple[str, str]]:
    return [(run.words, run.face) for run in text_rendering.runs(words, FACE)]


@pytest.mark.parametrize("name", ["**", "***", "**Sol**", "So**l", "*Sol*"])
def test_a_name_keeps_its_stars_and_is_as_bold_as_any_other(app: App, name: str) -> None:
    words = tr("{name} draws **{count}**, says {other}.", name=name, count=3, other=name)
    expected = [(f"{name} draws ", FACE), ("3", BOLD_FACE), (f", says {name}.", FACE)]
    assert letters(words) == expected
    assert letters(tr("**{name}**", name=name)) == [(name, BOLD_FACE)]
    assert letters(name) == [(name, FACE)]


def test_bold_words_that_are_cut_end_where_they_are_cut(app: App) -> None:
    words = f"In your arena: {bold('the Emperor and the first Consul')}, and more"
    for room in range(60, 500, 20):
        cut = text_rendering.shortened(words, FACE, 18, room)
        assert cut.count(BOLD) % 2 == 0
        assert text_rendering.width(text_rendering.runs(cut, FACE), 18) <= room


def test_plain_words_are_no_further_from_a_bold_f_than_from_another_letter(app: App) -> None:
    """Its ink reaches over the space after it."""
    for pixels in (12, 15, 20, 30):
        line = text_rendering.runs(f"{bold('if')} {bold('of')} {bold('off')} it", FACE)
        wanted = sum(letter_spacing.advance(run.words, run.face, pixels) for run in line)
        assert text_rendering.width(line, pixels) == pytest.approx(wanted, abs=2)


def test_what_was_and_what_will_be_stay_on_one_line(app: App) -> None:
    words = (
        f"For you: {bold('The Last of the Samnites 7 → 5')} · {bold('Naumachia 5 → 3')}, and more"
    )
    for room in range(150, 500, 7):
        lines = text_rendering.wrapped(words, FACE, 15, room)
        shown = ["".join(run.words for run in line).replace("\u00a0", " ") for line in lines]
        assert sum("7 → 5" in line for line in shown) == 1, shown
        assert sum("5 → 3" in line for line in shown) == 1, shown
