"""Every widget in every state."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from colosseum.program.app import App
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.chart import Bar, BarChart, LineChart, Series
from colosseum.widgets.controls import Counter, Slider, Switch
from colosseum.widgets.field import Field
from colosseum.widgets.theme import GOLD, STONE
from colosseum.widgets.widget import Look, Widget
from tests.widgets.bench import AT, drawn, nothing

LOOKS = [
    Look(),
    Look(hovered=True),
    Look(focused=True),
    Look(hovered=True, pressed=True),
]

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


@pytest.mark.parametrize("name", WIDGETS)
def test_every_widget_can_be_seen_in_every_state(app: App, name: str) -> None:
    bare = pygame.Surface(app.screen.size)
    bare.fill(STONE)
    for look in LOOKS:
        if name != "lines without values" or look == Look():
            assert drawn(app, WIDGETS[name](), look) != pygame.image.tobytes(bare, "RGB")
    assert app.paintbox.overflows == []


@pytest.mark.parametrize(
    "name", [name for name in WIDGETS if not name.startswith(("disabled", "bar", "line"))]
)
def test_whatever_can_be_pressed_shows_that_it_is_pointed_at(app: App, name: str) -> None:
    assert drawn(app, WIDGETS[name](), Look()) != drawn(app, WIDGETS[name](), Look(hovered=True))
