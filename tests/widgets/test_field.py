"""A field: text events, keys, the mouse, the clipboard, and who else hears the keys."""

import pygame
import pytest

from colosseum.program.app import App
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.controls import Counter
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.widget import Look, Widget
from tests.hands import Hands
from tests.widgets.bench import AT, Bench, drawn, nothing, picture

CTRL, CMD, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LMETA, pygame.KMOD_LSHIFT


def opened(hands: Hands, words: str, most: int = 24) -> Field:
    """A field that has the focus, the caret after its last letter."""
    field = Field("f", AT, words, nothing, most=most)
    hands.open(Bench(hands.app, field))
    hands.press(pygame.K_TAB)
    return field


def test_a_field_takes_letters_up_to_its_end(hands: Hands) -> None:
    field = Field("f", AT, "Sol", nothing, most=6)
    hands.open(Bench(hands.app, field))
    hands.click("f")
    hands.type("üNo1")
    assert field.words == "SolüNo"
    hands.press(pygame.K_BACKSPACE)
    assert field.words == "SolüN"


def test_a_field_of_digits_takes_no_letters(hands: Hands) -> None:
    field = Field("f", AT, "", nothing, allowed=str.isdecimal)
    hands.open(Bench(hands.app, field))
    hands.press(pygame.K_TAB)
    hands.type("4x2")
    assert field.words == "42"


def test_letters_typed_into_a_field_are_no_shortcuts(hands: Hands) -> None:
    hands.open(Bench(hands.app, Field("f", AT, "", nothing)))
    hands.click("f")
    hands.type("m")
    assert not hands.app.settings.muted
    hands.press(pygame.K_TAB)


def test_a_click_on_a_field_shows_where_the_words_will_go(hands: Hands) -> None:
    hands.open(Bench(hands.app, Field("f", AT, "Sol", nothing)))
    hands.hover("f")
    pointed_at = picture(hands)
    hands.click("f")
    assert picture(hands) != pointed_at


# Text


class Renamed(Scene):
    """A scene that lays its page out again at every letter, as scenes do."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.name = "Sol"

    def widgets(self) -> list[Widget]:
        return [Field("f", AT, self.name, self._rename)]

    def _rename(self, words: str) -> None:
        self.name = words
        self.rebuild()


def test_the_caret_stays_when_the_page_is_laid_out_again(hands: Hands) -> None:
    scene = Renamed(hands.app)
    hands.open(scene)
    hands.press(pygame.K_TAB, pygame.K_HOME)
    hands.type("Re")
    hands.press(pygame.K_RIGHT)
    hands.type("x")
    assert scene.name == "ReSxol"
    hands.press(pygame.K_a, mod=CTRL)
    hands.type("L")
    assert scene.name == "L"


def test_a_text_that_the_scene_changes_is_edited_from_its_end(hands: Hands) -> None:
    scene = Renamed(hands.app)
    hands.open(scene)
    hands.press(pygame.K_TAB, pygame.K_HOME)
    scene.name = "Luna"
    scene.rebuild()
    hands.type("e")
    assert scene.name == "Lunae"


def test_a_dead_key_shows_before_its_letter_is_there(hands: Hands) -> None:
    field = opened(hands, "Jos")
    before = picture(hands)
    hands.compose("^")
    assert picture(hands) != before
    assert field.words == "Jos"
    hands.press(pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_RETURN)
    assert field.words == "Jos"
    hands.type("ê")
    assert field.words == "Josê"


@pytest.mark.parametrize(
    "words", ["\0", "a\0", "\0a", "\ud83d", "\n", "\t", "\x7f", "\ufe0f", "漢"]
)
def test_whatever_is_composed_can_be_drawn(hands: Hands, words: str) -> None:
    field = opened(hands, "Jos")
    hands.compose(words)
    hands.compose("")
    assert field.words == "Jos"


def test_half_of_a_letter_that_is_left_can_be_drawn(hands: Hands) -> None:
    field = opened(hands, "❤\ufe0f")
    hands.press(pygame.K_HOME, pygame.K_DELETE)
    assert field.words == "\ufe0f"
    hands.type("a")
    hands.press(pygame.K_END)
    assert field.words == "a\ufe0f"


def test_nothing_is_composed_any_more_once_the_focus_has_gone(hands: Hands) -> None:
    field = Field("f", AT, "Jos", nothing)
    hands.open(Bench(hands.app, field, Field("g", AT.move(0, 200), "", nothing)))
    hands.click("f")
    hands.compose("^")
    hands.click("g")
    assert field.editing.shown == "Jos"


@pytest.mark.parametrize("letter", ["U", "h", "L", "m", " "])
def test_every_letter_reaches_the_field(hands: Hands, letter: str) -> None:
    field = opened(hands, "")
    hands.type(letter)
    assert field.words == letter


def test_after_a_click_beside_the_field_letters_are_shortcuts_again(hands: Hands) -> None:
    field = opened(hands, "")
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)], 0.02)
    hands.type("m")
    assert field.words == ""
    assert hands.app.settings.muted


def test_function_keys_and_escape_are_not_the_fields(hands: Hands) -> None:
    field = opened(hands, "Sol")
    for key in (pygame.K_F11, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP):
        assert not field.key_pressed(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def test_a_seed_can_be_emptied(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("seed")
    hands.type("4m2")
    hands.press(pygame.K_BACKSPACE, pygame.K_BACKSPACE)
    seed = hands.widget("seed")
    assert isinstance(seed, Field)
    assert seed.words == ""


# Keys


def test_keys_move_the_caret_and_select(hands: Hands) -> None:
    field = opened(hands, "Sol et Luna")
    hands.press(pygame.K_HOME)
    hands.press(pygame.K_RIGHT, mod=CTRL)
    hands.press(pygame.K_END, mod=SHIFT)
    assert field.editing.selected == " et Luna"
    hands.press(pygame.K_LEFT)
    hands.press(pygame.K_LEFT, mod=SHIFT)
    assert field.editing.selected == "l"
    hands.press(pygame.K_LEFT, mod=SHIFT | CTRL)
    assert field.editing.selected == "Sol"
    hands.press(pygame.K_DELETE, pygame.K_DELETE)
    assert field.words == "et Luna"
    hands.press(pygame.K_BACKSPACE, mod=CTRL)
    assert field.words == "et Luna"


@pytest.mark.parametrize("command", [CTRL, CMD])
def test_text_is_cut_copied_and_pasted(hands: Hands, command: int) -> None:
    field = opened(hands, "Luna")
    hands.press(pygame.K_a, pygame.K_x, mod=command)
    assert field.words == ""
    hands.press(pygame.K_v, pygame.K_v, mod=command)
    assert field.words == "LunaLuna"
    hands.press(pygame.K_a, pygame.K_c, mod=command)
    hands.press(pygame.K_END)
    hands.press(pygame.K_v, mod=command)
    assert field.words == "Luna" * 4


def test_with_nothing_selected_the_clipboard_stays(hands: Hands) -> None:
    pygame.scrap.put_text("Sol")
    field = opened(hands, "")
    hands.press(pygame.K_c, pygame.K_x, pygame.K_v, mod=CTRL)
    assert field.words == "Sol"


def test_pasted_lines_become_one_no_longer_than_the_field(hands: Hands) -> None:
    pygame.scrap.put_text("Sol\r\net\tLuna")
    field = opened(hands, "", most=6)
    hands.press(pygame.K_v, mod=CTRL)
    assert field.words == "SoletL"


def test_letters_with_alt_gr_are_no_commands(hands: Hands) -> None:
    pygame.scrap.put_text("Sol")
    field = opened(hands, "")
    hands.press(pygame.K_v, mod=CTRL | pygame.KMOD_RALT)
    assert field.words == ""


# The mouse


def test_a_click_puts_the_caret_between_two_letters(hands: Hands) -> None:
    field = opened(hands, "Luna")
    hands.click("f", across=0.05)
    hands.type("x")
    assert field.words == "xLuna"
    hands.click("f", across=0.9)
    hands.type("x")
    assert field.words == "xLunax"


def test_dragging_selects(hands: Hands) -> None:
    field = opened(hands, "Sol et Luna")
    hands.drag("f", 0.02, 0.95)
    assert field.editing.selected == "Sol et Luna"


def test_a_double_click_selects_a_word(hands: Hands) -> None:
    field = opened(hands, "Sol et Luna")
    hands.click("f", across=0.06, times=2)
    assert field.editing.selected == "Sol"


# What can be seen


def test_caret_and_selection_can_be_seen(hands: Hands) -> None:
    opened(hands, "Sol")
    pictures = [picture(hands)]
    hands.press(pygame.K_HOME)
    pictures.append(picture(hands))
    hands.press(pygame.K_a, mod=CTRL)
    pictures.append(picture(hands))
    assert len(set(pictures)) == 3


def test_a_line_wider_than_the_field_shows_where_the_caret_is(app: App) -> None:
    field = Field("f", Box(200, 200, 90, 50), "Sol et Luna et Aquila", nothing, most=30)
    end = drawn(app, field, Look(focused=True))
    field.editing.place(0)
    assert drawn(app, field, Look(focused=True)) != end
    assert app.paintbox.overflows == []


# The window


def test_text_is_asked_for_only_while_there_is_a_field_for_it(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    for name in ("start_text_input", "stop_text_input"):
        monkeypatch.setattr(pygame.key, name, lambda name=name: asked.append(name))
    counter = Counter("c", AT.move(0, 200), 12, nothing, least=0, most=30)
    hands.open(Bench(hands.app, Field("f", AT, "", nothing), counter))
    assert asked == []
    hands.press(pygame.K_TAB)
    assert asked == ["start_text_input"]
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)], 0.02)
    assert asked == ["start_text_input", "stop_text_input"]
    hands.click("c")
    assert asked[2:] == ["start_text_input"]


def test_an_input_method_opens_beside_the_field(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", places.append)
    opened(hands, "")
    assert places == [hands.app.screen.rect(AT)]
