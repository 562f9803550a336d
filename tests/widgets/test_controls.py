"""Sliders, switches and counters, by mouse and by keys."""

import pygame

from colosseum.widgets.controls import Counter, Slider, Switch
from colosseum.widgets.widget import Look
from tests.hands import Hands
from tests.widgets.bench import AT, Bench, drawn, nothing


def test_a_slider_follows_mouse_wheel_and_arrows(hands: Hands) -> None:
    values: list[float] = []
    hands.open(Bench(hands.app, Slider("s", AT, 0.5, values.append)))
    hands.drag("s", 0.5, 1.0)
    hands.wheel("s", -1)
    hands.press(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT)
    assert values == [1.0, 0.9, 0.8, 0.9, 1.0]


def test_a_click_in_the_very_middle_of_a_slider_is_a_click(hands: Hands) -> None:
    values: list[float] = []
    slider = Slider("s", AT, 0.0, values.append)
    hands.open(Bench(hands.app, slider))
    page = hands.scene.page
    page.press(slider.box.center)
    page.release(slider.box.center)
    assert values == [0.5]


def test_enter_leaves_a_slider_where_it_is(hands: Hands) -> None:
    values: list[float] = []
    hands.open(Bench(hands.app, Slider("s", AT, 0.0, values.append)))
    hands.press(pygame.K_TAB, pygame.K_RETURN)
    assert values == []


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


def test_an_emptied_number_stays_empty_until_something_is_typed(hands: Hands) -> None:
    counter = Counter("c", AT, 12, nothing, least=0, most=30)
    hands.open(Bench(hands.app, counter))
    hands.press(pygame.K_TAB, pygame.K_BACKSPACE)
    filled = drawn(hands.app, counter, Look())
    hands.press(pygame.K_BACKSPACE)
    assert counter.value == 0, "nothing means none"
    assert drawn(hands.app, counter, Look()) != filled
    hands.type("7")
    assert counter.value == 7


def test_an_emptied_number_shows_its_value_again_when_the_focus_goes(hands: Hands) -> None:
    counter = Counter("c", AT, 9, nothing, least=8, most=30)
    hands.open(Bench(hands.app, counter))
    before = drawn(hands.app, counter, Look())
    hands.press(pygame.K_TAB, pygame.K_BACKSPACE)
    assert drawn(hands.app, counter, Look()) != before
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)], 0.02)
    assert counter.value == 9
    assert drawn(hands.app, counter, Look()) == before
