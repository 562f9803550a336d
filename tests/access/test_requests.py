"""What a reader asks for is done as the player's own hands would do it."""

from colosseum.access.requests import Deed, Request, obey
from colosseum.widgets.button import Button
from colosseum.widgets.controls import Counter, Slider
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page

BOX = Box(0, 0, 200, 40)


def page_of(*widgets: Widget) -> Page:
    page = Page()
    page.put(widgets)
    return page


def test_a_press_acts_and_takes_the_focus() -> None:
    pressed: list[str] = []
    page = page_of(Button("go", BOX, "Start", lambda: pressed.append("go")))
    assert obey(page, Request(Deed.PRESS, "go")) == ""
    assert pressed == ["go"]
    assert page.focus is page.widgets[0]


def test_what_is_disabled_says_why() -> None:
    page = page_of(Button("go", BOX, "Start", disabled_because="There are too few players."))
    assert obey(page, Request(Deed.PRESS, "go")) == "There are too few players."
    assert page.pressed_sound == "refuse"


def test_what_has_gone_is_not_pressed() -> None:
    assert obey(page_of(), Request(Deed.PRESS, "go")) == ""


def test_values_are_raised_lowered_and_set() -> None:
    slider = Slider("music", BOX, 0.3, lambda value: None)
    counter = Counter("bid", BOX, 8, lambda value: None, least=8, most=20)
    field = Field("name", BOX, "Aquila", lambda words: None)
    page = page_of(slider, counter, field)
    obey(page, Request(Deed.RAISE, "music"))
    assert slider.value == 0.4
    obey(page, Request(Deed.SET, "bid", 12.0))
    assert counter.value == 12
    obey(page, Request(Deed.LOWER, "bid"))
    assert counter.value == 11
    obey(page, Request(Deed.SET, "name", "Livia"))
    assert field.words == "Livia"
