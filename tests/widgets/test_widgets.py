"""What scenes are made of: every widget in every state, by mouse and by keys."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from colosseum.app import App
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets import text_rendering
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.chart import Bar, BarChart, LineChart, Series
from colosseum.widgets.controls import Counter, Field, Slider, Switch
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.page import TIP_AFTER
from colosseum.widgets.screen import Box, Screen
from colosseum.widgets.theme import GOLD, PURPLE, STONE
from colosseum.widgets.widget import Area, Look, Widget
from tests.hands import Hands

AT = Box(200, 200, 300, 60)
LOOKS = [
    Look(),
    Look(hovered=True),
    Look(focused=True),
    Look(hovered=True, pressed=True),
]


def nothing(*_: object) -> None:
    pass


WIDGETS: dict[str, Callable[[], Widget]] = {
    **{
        f"{kind.value} button": partial(Button, "b", AT, "Bid", nothing, kind=kind) for kind in Kind
    },
    **{
        f"disabled {kind.value} button": partial(
            Button, "b", AT, "Bid", nothing, kind=kind, disabled_because="Too dear."
        )
        for kind in Kind
    },
    "chosen chip": lambda: Button("b", AT, "Fast", nothing, kind=Kind.CHIP, chosen=True),
    "button with a note": lambda: Button("b", AT, "Bid", nothing, note="Enter"),
    "button with a note beside": lambda: Button("b", AT, "Go", nothing, note="on", align="left"),
    "button with a picture": lambda: Button("b", AT, "", nothing, picture="coin"),
    "button with picture and words": lambda: Button("b", AT, "Buy", nothing, picture="coin"),
    "empty slider": lambda: Slider("s", AT, 0.0, nothing),
    "full slider": lambda: Slider("s", AT, 1.0, nothing),
    "switch on": lambda: Switch("s", AT, True, nothing),
    "switch off": lambda: Switch("s", AT, False, nothing),
    "field": lambda: Field("f", AT, "Aquila", nothing),
    "empty field": lambda: Field("f", AT, "", nothing, empty="Name"),
    "counter": lambda: Counter("c", AT, 12, nothing, least=0, most=30),
    "bars": lambda: BarChart("c", AT.inflate(0, 200), [Bar("A", 3, GOLD), Bar("B", 0, GOLD)]),
    "bars of a whole": lambda: BarChart("c", AT.inflate(0, 200), [Bar("A", 1, GOLD, whole=4)]),
    "bars with pictures": lambda: BarChart(
        "c", AT.inflate(0, 200), [Bar("", 1, GOLD, picture="die-1")]
    ),
    "lines": lambda: LineChart(
        "l", AT.inflate(0, 200), ["I", "II"], [Series("A", GOLD, (3, 70))], names=60
    ),
    "lines without values": lambda: LineChart("l", AT.inflate(0, 200), ["I"], []),
}


def drawn(app: App, widget: Widget, look: Look) -> bytes:
    surface = pygame.Surface(app.screen.size)
    surface.fill(STONE)
    widget.draw(Brush(surface, app.screen, app.kit), look)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("name", WIDGETS)
def test_every_widget_can_be_seen_in_every_state(app: App, name: str) -> None:
    bare = pygame.Surface(app.screen.size)
    bare.fill(STONE)
    for look in LOOKS:
        if name != "lines without values" or look == Look():
            assert drawn(app, WIDGETS[name](), look) != pygame.image.tobytes(bare, "RGB")
    assert app.kit.overflows == []


@pytest.mark.parametrize(
    "name", [name for name in WIDGETS if not name.startswith(("disabled", "bar", "line"))]
)
def test_whatever_can_be_pressed_shows_that_it_is_pointed_at(app: App, name: str) -> None:
    assert drawn(app, WIDGETS[name](), Look()) != drawn(app, WIDGETS[name](), Look(hovered=True))


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.QUIET])
def test_a_disabled_button_looks_disabled(app: App, kind: Kind) -> None:
    free = Button("b", AT, "Bid", nothing, kind=kind)
    disabled = Button("b", AT, "Bid", nothing, kind=kind, disabled_because="Too dear.")
    assert drawn(app, free, Look()) != drawn(app, disabled, Look())


# A page


class Bench(Scene):
    """A page of given widgets."""

    def __init__(self, window: Window, *widgets: Widget) -> None:
        super().__init__(window)
        self._widgets = list(widgets)
        self.clicks: list[tuple[float, float]] = []

    def widgets(self) -> list[Widget]:
        return self._widgets

    def clicked(self, point: tuple[float, float]) -> None:
        self.clicks.append(point)


def buttons(*keys: str, pressed: list[str]) -> list[Widget]:
    """Side by side."""
    return [
        Button(key, Box(100 + 200 * place, 300, 160, 60), key, partial(pressed.append, key))
        for place, key in enumerate(keys)
    ]


def test_a_click_presses_the_button_under_the_mouse(hands: Hands) -> None:
    pressed: list[str] = []
    hands.open(Bench(hands.app, *buttons("one", "two", pressed=pressed)))
    hands.click("two")
    assert pressed == ["two"]


def test_a_button_left_before_it_is_released_is_not_pressed(hands: Hands) -> None:
    pressed: list[str] = []
    hands.open(Bench(hands.app, *buttons("one", "two", pressed=pressed)))
    start, end = hands.point("one"), hands.point("two")
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)], 0.02)
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)], 0.02)
    assert pressed == []


def test_a_click_beside_every_widget_is_the_scenes(hands: Hands) -> None:
    bench = Bench(hands.app, Button("b", AT, "Bid", nothing))
    hands.open(bench)
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)], 0.02)
    assert len(bench.clicks) == 1


def test_tab_walks_round_and_shift_tab_back(hands: Hands) -> None:
    hands.open(Bench(hands.app, *buttons("one", "two", "three", pressed=[])))
    walked = []
    for _ in range(4):
        hands.press(pygame.K_TAB)
        walked.append(hands.focus)
    assert walked == ["one", "two", "three", "one"]
    hands.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert hands.focus == "three"


def test_arrows_go_to_the_nearest_widget_that_way(hands: Hands) -> None:
    pressed: list[str] = []
    below = Button("below", Box(300, 500, 160, 60), "below", nothing)
    hands.open(Bench(hands.app, *buttons("one", "two", "three", pressed=pressed), below))
    hands.press(pygame.K_RIGHT)
    assert hands.focus == "one"
    hands.press(pygame.K_RIGHT, pygame.K_DOWN)
    assert hands.focus == "below"
    hands.press(pygame.K_UP)
    assert hands.focus == "two"
    hands.press(pygame.K_LEFT, pygame.K_LEFT)
    assert hands.focus == "one"


def test_enter_presses_what_is_focused_and_else_the_primary_button(hands: Hands) -> None:
    pressed: list[str] = []
    go = Button("go", AT, "Go", lambda: pressed.append("go"), kind=Kind.PRIMARY)
    hands.open(Bench(hands.app, *buttons("one", pressed=pressed), go))
    hands.press(pygame.K_RETURN)
    hands.press(pygame.K_TAB, pygame.K_RETURN)
    assert pressed == ["go", "one"]


def test_focus_stays_on_a_widget_of_the_same_name(hands: Hands) -> None:
    bench = Bench(hands.app, *buttons("one", "two", pressed=[]))
    hands.open(bench)
    hands.press(pygame.K_TAB, pygame.K_TAB)
    bench._widgets = buttons("zero", "one", "two", pressed=[])
    bench.rebuild()
    assert hands.focus == "two"
    bench._widgets = buttons("zero", pressed=[])
    bench.rebuild()
    assert hands.focus is None


def test_a_disabled_button_is_reached_says_why_and_does_nothing(hands: Hands) -> None:
    pressed: list[str] = []
    disabled = Button(
        "b", AT, "Bid", lambda: pressed.append("b"), disabled_because="Too dear.", tip="Bid 12"
    )
    hands.open(Bench(hands.app, disabled))
    hands.press(pygame.K_TAB, pygame.K_RETURN)
    hands.click("b")
    assert pressed == []
    assert hands.widget("b").explanation == "Bid 12\nToo dear."


# Tooltips


def picture(hands: Hands) -> bytes:
    return pygame.image.tobytes(hands.app.picture(), "RGB")


def test_a_tooltip_comes_when_the_mouse_has_rested(hands: Hands) -> None:
    hands.open(Bench(hands.app, Area("a", AT, tip="Three lions and a cage")))
    bare = picture(hands)
    hands.hover("a")
    assert hands.scene.page.waiting_for_tip
    assert picture(hands) == bare
    hands.wait(TIP_AFTER + 0.1)
    assert not hands.scene.page.waiting_for_tip
    assert picture(hands) != bare


def test_by_keys_the_tooltip_comes_at_once(hands: Hands) -> None:
    plain = Button("b", AT, "Bid", nothing)
    hands.open(Bench(hands.app, plain))
    hands.press(pygame.K_TAB)
    without = picture(hands)
    plain.tip = "All you have"
    hands.scene.rebuild()
    hands.wait()
    assert picture(hands) != without


@pytest.mark.parametrize("corner", ["topleft", "topright", "bottomleft", "bottomright"])
def test_a_tooltip_stays_in_the_window(hands: Hands, corner: str) -> None:
    box = Box(0, 0, 80, 40)
    setattr(box, corner, getattr(Box(0, 0, 1600, 900), corner))
    hands.open(Bench(hands.app, Button("b", box, "x", nothing, tip="Many words " * 12)))
    hands.press(pygame.K_TAB)
    assert hands.app.kit.overflows == []


# Controls


def test_a_slider_follows_mouse_wheel_and_arrows(hands: Hands) -> None:
    values: list[float] = []
    hands.open(Bench(hands.app, Slider("s", AT, 0.5, values.append)))
    hands.drag("s", 0.5, 1.0)
    hands.wheel("s", -1)
    hands.press(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT)
    assert values == [1.0, 0.9, 0.8, 0.9, 1.0]


def test_a_slider_of_few_steps_stands_only_on_them(hands: Hands) -> None:
    values: list[float] = []
    hands.open(Bench(hands.app, Slider("s", AT, 0.0, values.append, step=0.25, grain=0.25)))
    hands.drag("s", 0.05, 0.55)
    hands.press(pygame.K_RIGHT)
    assert values == [0.5, 0.75]


def test_a_switch_turns_over(hands: Hands) -> None:
    values: list[bool] = []
    hands.open(Bench(hands.app, Switch("s", AT, True, values.append)))
    hands.click("s")
    hands.press(pygame.K_RETURN)
    assert values == [False, False]


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


def test_a_counter_keeps_within_its_limits(hands: Hands) -> None:
    counter = Counter("c", AT, 12, nothing, least=8, most=30)
    hands.open(Bench(hands.app, counter))
    hands.press(pygame.K_TAB, pygame.K_UP, pygame.K_PAGEUP)
    assert counter.value == 18
    hands.wheel("c", 40)
    assert counter.value == 30
    hands.press(*[pygame.K_DOWN] * 30)
    assert counter.value == 8


def test_a_number_can_be_typed_digit_by_digit_even_if_its_beginning_is_too_little(
    hands: Hands,
) -> None:
    counter = Counter("c", AT, 12, nothing, least=8, most=30)
    hands.open(Bench(hands.app, counter))
    hands.press(pygame.K_TAB)
    hands.type("2")
    assert counter.value == 12
    hands.type("5")
    assert counter.value == 25
    hands.press(pygame.K_BACKSPACE, pygame.K_BACKSPACE)
    assert counter.value == 25
    hands.type("9")
    assert counter.value == 9
    hands.type("99")
    assert counter.value == 9


# Screen, letters and shapes


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (2560, 1080), (1024, 768)])
def test_units_and_pixels_lead_back_to_each_other(size: tuple[int, int]) -> None:
    screen = Screen(size)
    for unit in ((0.0, 0.0), (800.0, 450.0), (1600.0, 900.0)):
        across, down = screen.units(screen.point(unit))
        assert abs(across - unit[0]) * screen.scale <= 0.51
        assert abs(down - unit[1]) * screen.scale <= 0.51
    assert screen.rect(screen.everything).size == size


def test_words_that_do_not_fit_are_noted(app: App) -> None:
    brush = Brush(pygame.Surface((400, 400)), app.screen, app.kit)
    brush.text("Far too many words for so little room", Box(0, 0, 60, 20), where="here")
    assert app.kit.overflows == ["here: Far too many words for so little room"]


def test_a_headline_shrinks_to_its_room(app: App) -> None:
    brush = Brush(pygame.Surface((1280, 720)), app.screen, app.kit)
    wide = draw_headline(brush, "COLOSSEUM", (100, 100), 80)
    assert draw_headline(brush, "COLOSSEUM", (100, 100), 80, room=wide * 0.7) <= wide * 0.71
    assert app.kit.overflows == []
    draw_headline(brush, "COLOSSEUM", (100, 100), 80, room=wide * 0.3)
    assert app.kit.overflows == ["headline: COLOSSEUM"]


def test_the_rim_of_a_rounded_slab_is_as_light_as_the_slab(app: App) -> None:
    surface = pygame.Surface(app.screen.size)
    surface.fill("white")
    brush = Brush(surface, app.screen, app.kit)
    brush.slab(Box(100, 100, 200, 100), (255, 255, 255), radius=20, edge=(255, 255, 255))
    colours = {tuple(surface.get_at((x, y)))[:3] for x in range(70, 260) for y in range(70, 180)}
    assert min(min(colour) for colour in colours) >= 250


def test_lines_of_a_chart_use_the_colour_they_are_given(app: App) -> None:
    chart = LineChart("l", AT.inflate(0, 200), ["I", "II"], [Series("A", PURPLE, (0, 10))])
    surface = pygame.Surface(app.screen.size)
    surface.fill(STONE)
    chart.draw(Brush(surface, app.screen, app.kit), Look())
    assert any(
        tuple(surface.get_at((x, y)))[:3] == PURPLE
        for x in range(surface.get_width())
        for y in range(0, surface.get_height(), 3)
    )


@pytest.mark.parametrize("pixels", range(12, 30))
def test_wrapped_lines_are_no_wider_than_their_room(app: App, pixels: int) -> None:
    words = "Rules in our own words; **pictures**, sounds and music are our own. " * 3
    lines = text_rendering.wrapped(words, "AlegreyaSans-Regular", pixels, 400)
    assert all(text_rendering.width(line, pixels) <= 400 for line in lines)
    joined = " ".join("".join(run.words for run in line) for line in lines)
    assert joined.split() == words.replace("**", "").split()


def test_a_click_on_a_field_shows_where_the_words_will_go(hands: Hands) -> None:
    hands.open(Bench(hands.app, Field("f", AT, "Sol", nothing)))
    hands.hover("f")
    pointed_at = picture(hands)
    hands.click("f")
    assert picture(hands) != pointed_at
