"""Lines of letters: words are apart, letters are together, and nothing is cut off."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from colosseum.files import paths
from colosseum.program.app import App
from colosseum.widgets import letter_pictures, letter_spacing

FACES = sorted(file.stem for file in (paths.assets() / "fonts").glob("*.ttf"))
PLAIN, MEDIUM, BOLD, ITALIC, TITLE = (
    "AlegreyaSans-Regular",
    "AlegreyaSans-Medium",
    "AlegreyaSans-Bold",
    "AlegreyaSans-Italic",
    "Cinzel-Bold",
)
OPEN_FILES = Path("/proc/self/fd")
INK = (36, 22, 15)
SEEN = 64
"""Ink this dark on paper makes a column of pixels part of a letter."""
TEXTS = [
    ("Step out of this auction", BOLD, 15),
    ("It brought about 7 more spectators to your best event.", PLAIN, 14),
    ("“It’s worth less than 12 coins to me: Lions’ Procession", ITALIC, 13),
    ("Livia wins market IV: 1 gladiator, 1 comedian, 1 lion.", PLAIN, 13),
    ("What went well", TITLE, 18),
    ("« Pour moi, il vaut moins de 12 pièces »", ITALIC, 13),
    ("Te retirer de cette enchère", BOLD, 15),
    ("Je kan nu trekken of een markt openen", MEDIUM, 12),
    ("Îți mai trebuie 1 bun, dar tot atragi 9 din 11", PLAIN, 12),
    ("INVESTIȚIA ȘI DOBÂNDIREA", TITLE, 14),
]
"""Words, face and height in pixels, as they are in a window of 1280 by 720."""


def gaps(picture: pygame.Surface) -> list[tuple[int, int]]:
    """Where there is no ink from top to bottom, between the first letter and the last."""
    inked = [
        column
        for column in range(picture.get_width())
        if any(picture.get_at((column, row)).a >= SEEN for row in range(picture.get_height()))
    ]
    return [(left + 1, right) for left, right in pairwise(inked) if right > left + 1]


@pytest.mark.parametrize(("words", "face", "pixels"), TEXTS, ids=lambda value: str(value)[:12])
def test_a_space_is_at_least_as_wide_as_any_gap_within_a_word(
    app: App, words: str, face: str, pixels: int
) -> None:
    picture = letter_pictures.line(words, face, pixels, INK)
    starts = letter_spacing.starts(words, face, pixels)
    middles = [
        (starts[index] + starts[index + 1]) / 2
        for index, letter in enumerate(words)
        if letter.isspace()
    ]
    between: list[int] = []
    within = [0]
    for left, right in gaps(picture):
        is_space = any(left <= middle <= right for middle in middles)
        (between if is_space else within).append(right - left)
    assert len(between) == len(middles), "a space is closed"
    assert min(between) >= max(2, max(within))


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("pixels", [10, 13, 16, 22, 43, 96, 150])
def test_words_are_drawn_as_wide_as_they_are_measured(app: App, face: str, pixels: int) -> None:
    for words in ("", " ", "jaf", "“Quel jeu !”", "J’offre 12", "ÎȚĂ ff", "f", "VAT fj", "は"):
        starts = letter_spacing.starts(words, face, pixels)
        width = letter_spacing.width(words, face, pixels)
        assert letter_pictures.line(words, face, pixels, INK).get_width() == width
        room = [start + pixels for start in starts]
        unbounded = letter_pictures.placed(words, room, width + 2 * pixels, face, pixels, INK)
        ink = unbounded.get_bounding_rect(min_alpha=SEEN)
        ink.inflate_ip(-2 * (pixels // 128), 0)  # of large letters, no one misses a pixel
        assert ink.width <= 0 or pixels <= ink.left <= ink.right <= pixels + width, words


@pytest.mark.parametrize("face", FACES)
def test_letters_stand_where_the_font_wants_them(app: App, face: str) -> None:
    """A line is as wide as the font's own kerning makes it where pixels do not matter."""
    large = letter_spacing.font(face, 1000)
    for word in ("Toeschouwers", "INVESTIȚIA", "Programme", "l’Avent", "difficile", "AVATAR"):
        wanted = (large.size(f"|{word}|")[0] - large.size("||")[0]) / 1000
        first, *_, end = letter_spacing.starts(word, face, 12)
        assert end - first == pytest.approx(wanted * 12, abs=0.1)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("pixels", [12, 14, 18, 28])
def test_a_narrow_space_can_be_seen(app: App, face: str, pixels: int) -> None:
    picture = letter_pictures.line("«\u202fH", face, pixels, INK)
    assert max(right - left for left, right in gaps(picture)) >= pixels / 6
    close, narrow, firm, wide = (
        letter_spacing.starts(f"H{space}H", face, pixels)[-1]
        for space in ("", "\u202f", "\u00a0", " ")
    )
    assert close + pixels / 10 < narrow < wide
    assert firm == wide


def test_spaces_are_wider_in_proportion_where_letters_are_small(app: App) -> None:
    shares = [letter_spacing.starts(" ", PLAIN, pixels)[-1] / pixels for pixels in (12, 18, 24)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1]


@pytest.mark.parametrize("face", FACES)
def test_an_accent_is_not_cut_off_and_moves_nothing(app: App, face: str) -> None:
    for pixels in range(9, 50):
        plain = letter_pictures.line("H", face, pixels, INK)
        accented = letter_pictures.line("HÀȚQ", face, pixels, INK)
        more, odd = divmod(accented.get_height() - plain.get_height(), 2)
        assert odd == 0
        beside = accented.subsurface((0, more, plain.get_width() - 1, plain.get_height()))
        assert beside.get_bounding_rect().bottom == plain.get_bounding_rect().bottom
        up = max(letter_pictures._letter(letter, face, pixels, 1).up for letter in "ÀȚQ")
        _, foot = letter_spacing.height_and_foot(face, pixels)
        assert foot + more >= up


def test_letters_have_exactly_their_colour(app: App) -> None:
    picture = letter_pictures.line("H", BOLD, 40, INK)
    middle = picture.get_bounding_rect().center
    *ink, opacity = picture.get_at(middle)
    assert tuple(ink) == INK
    assert opacity > 250


@pytest.mark.skipif(not OPEN_FILES.exists(), reason="counts open files as Linux does")
def test_letters_of_many_sizes_keep_few_files_open(app: App) -> None:
    letter_pictures.line("H", PLAIN, 12, INK)
    before = len(list(OPEN_FILES.iterdir()))
    for pixels in range(60, 100):
        letter_pictures.line("H", PLAIN, pixels, INK)
    assert len(list(OPEN_FILES.iterdir())) == before


def test_words_can_be_drawn_again_after_the_library_was_closed() -> None:
    """As after the program has ended, in a test or in a shell."""
    before = pygame.image.tobytes(letter_pictures.line("Roma", PLAIN, 17, INK), "RGBA")
    pygame.quit()
    pygame.font.init()
    letter_pictures._letter.cache_clear()
    letter_spacing.width.cache_clear()
    after = pygame.image.tobytes(letter_pictures.line("Roma", PLAIN, 17, INK), "RGBA")
    assert before == after


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(
    "letter", ["\0", "\x7f", "\ud83d", "\ufe0f", "\u0301", "\u200d", "\u2060", "\u3164"]
)
def test_letters_that_cannot_be_drawn_spoil_no_others(face: str, letter: str) -> None:
    for words in (letter, letter * 3, f"a{letter}", f"{letter}a", f"a{letter}a"):
        picture = letter_pictures.line(words, face, 20, INK)
        assert picture.get_width() == letter_spacing.width(words, face, 20) > 0
        starts = letter_spacing.starts(words, face, 20)
        assert starts == sorted(starts)
    if not letter.isprintable():
        plain = letter_spacing.width("aa", face, 20)
        assert abs(letter_spacing.width(f"a{letter}a", face, 20) - plain) <= 1


@pytest.mark.parametrize("face", [PLAIN, BOLD, ITALIC, TITLE])
@pytest.mark.parametrize("pixels", [12, 17, 20, 28])
def test_every_letter_of_every_text_is_as_high_as_the_font_says(face: str, pixels: int) -> None:
    """An arrow is another sign turned round, and must not be stretched when it is."""
    files = (paths.assets() / "locale").rglob("*.po")
    letters = {*"→↔", *"".join(file.read_text(encoding="utf-8") for file in files)}
    font = letter_spacing.font(face, pixels)
    wrong = {}
    for letter in sorted(filter(str.isprintable, letters)):
        metrics = font.metrics(letter)[0]
        if metrics is None or letter.isspace():
            continue
        ink = letter_pictures.line(letter, face, pixels, INK).get_bounding_rect(8)
        if abs(ink.height - (metrics[3] - metrics[2])) > pixels / 6:  # hinting moves accents
            wrong[letter] = ink.height, metrics[3] - metrics[2]
    assert wrong == {}
