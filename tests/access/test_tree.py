"""What is told of a page, from its widgets."""

from collections.abc import Sequence

import pytest

from colosseum.access.node import Group, Node, Number
from colosseum.access.tree import tree_of
from colosseum.files import catalogues
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.chart import LineChart, Series
from colosseum.widgets.controls import Counter, Slider, Switch
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.field import Field
from colosseum.widgets.theme import PURPLE
from colosseum.widgets.widget import Area, Look, Role, Widget
from colosseum.widgets.widget_page import Page
from tests import languages

BOX = Box(400, 100, 200, 40)


class Scene:
    """A page, and a label to the left of its first row."""

    def __init__(self, *widgets: Widget, label: str = "", named: str = "") -> None:
        self.page = Page()
        self.page.put(widgets)
        self.label, self.named = label, named

    def paint_under(self, brush: Brush) -> None:
        brush.text(self.label, Box(100, 100, 200, 40))

    def spoken_name(self, widget: Widget) -> str:
        return self.named


def told(scene: Scene) -> Sequence[Node]:
    return tree_of(scene, Screen((1280, 720))).nodes


def only(*widgets: Widget, label: str = "", named: str = "") -> Node:
    (found,) = [node for node in told(Scene(*widgets, label=label, named=named)) if node.key[0]]
    return found


def test_a_button_is_called_by_its_words_and_described_by_its_tip() -> None:
    node = only(Button("go", BOX, "Start", lambda: None, tip="The game begins.", note="G"))
    assert (node.role, node.name, node.about) == (Role.BUTTON, "Start", "The game begins.")
    assert node.is_focusable
    assert node.is_enabled


def test_what_is_disabled_says_why() -> None:
    node = only(Button("go", BOX, "Start", disabled_because="There are too few players."))
    assert not node.is_enabled
    assert node.about == "There are too few players."


def test_what_bears_a_sign_is_called_by_its_tip() -> None:
    assert only(Button("x", BOX, "×", lambda: None, tip="Hide the hint")).name == "Hide the hint"


def test_what_belongs_to_something_says_so() -> None:
    button = Button("delete", BOX, "Delete", lambda: None)
    button.belongs_to = "Arena, yesterday"
    assert only(button).name == "Delete, Arena, yesterday"


def test_a_sentence_does_not_end_before_what_it_belongs_to() -> None:
    button = Button("remove", BOX, "×", lambda: None, tip="Remove this player.")
    button.belongs_to = "Aquila"
    assert only(button).name == "Remove this player, Aquila"


def test_words_painted_by_a_function_are_heard() -> None:
    def paint(brush: Brush, look: Look) -> None:
        brush.text("Livia", BOX)
        brush.text("the patient widow", BOX.move(0, 20))

    assert only(Area("cast", BOX, paint, on_press=lambda: None)).name == "Livia, the patient widow"
    found = told(Scene(Area("cast", BOX, paint)))
    assert [(node.role, node.name) for node in found] == [
        (Role.WORDS, "Livia"),
        (Role.WORDS, "the patient widow"),
    ]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Aquila: 12, 19.3"), ("fr", "Aquila: 12, 19,3")]
)
def test_averages_are_told_as_the_language_writes_them(
    monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    box = Box(400, 60, 400, 200)
    chart = LineChart("turns", box, ["I", "II"], [Series("Aquila", PURPLE, (12, 58 / 3))])
    catalogues.use(language)
    try:
        assert words in [node.name for node in told(Scene(chart))]
    finally:
        catalogues.use("en")


def test_what_is_painted_over_is_not_heard() -> None:
    def cover(brush: Brush, look: Look) -> None:
        brush.slab(Box(0, 0, 1600, 900), (0, 0, 0))
        brush.text("Pass the screen on", BOX)

    found = told(Scene(Area("curtain", BOX, cover), label="A secret"))
    assert [node.name for node in found] == ["Pass the screen on"]


def test_a_control_without_words_is_called_by_the_words_beside_it() -> None:
    switch = only(Switch("mute", BOX, True, lambda on: None), label="Mute all")
    assert (switch.role, switch.name, switch.is_chosen) == (Role.SWITCH, "Mute all", True)
    slider = only(Slider("music", BOX, 0.3, lambda value: None), label="Music")
    assert (slider.name, slider.number) == ("Music", Number(0.3, 0.0, 1.0, 0.1))
    counter = only(Counter("bid", BOX, 8, lambda value: None, least=8, most=20), label="Your bid")
    assert (counter.name, counter.number) == ("Your bid", Number(8, 8, 20, 1))


def test_a_field_tells_what_is_typed_as_its_value() -> None:
    field = only(Field("name", BOX, "Aquila", lambda words: None), label="Name")
    assert (field.role, field.name, field.value) == (Role.FIELD, "Name", "Aquila")


def test_a_scene_can_name_what_has_no_words() -> None:
    node = only(Widget("square", BOX, on_press=lambda: None), named="Square 7\nA resting square.")
    assert (node.name, node.about) == ("Square 7", "A resting square.")


def test_what_is_alike_gets_a_number() -> None:
    dice = [Button(f"die-{place}", BOX.move(300 * place, 0), "Die 4") for place in range(2)]
    for die in dice:
        die.disabled_because, die.focusable, die.is_alike = "Not now.", True, True
    assert [node.name for node in told(Scene(*dice))] == ["Die 4, 1 of 2", "Die 4, 2 of 2"]


def test_what_can_be_pressed_is_not_told_twice() -> None:
    shown = Area("place", BOX, tip="Forum")
    pressed = Button("choose", BOX, "Forum", lambda: None)
    assert [node.key[0] for node in told(Scene(shown, pressed))] == ["choose"]


def test_what_is_in_a_panel_is_told_as_a_group() -> None:
    def panel(brush: Brush, look: Look) -> None:
        brush.slab(Box(390, 40, 400, 200), (0, 0, 0))
        brush.encloses("Sound", Box(390, 40, 400, 200))

    scene = Scene(
        Area("panel", Box(390, 40, 400, 200), panel),
        Button("mute", BOX, "Mute", lambda: None),
        Button("back", Box(400, 600, 200, 40), "Back", lambda: None),
        label="Settings",
    )
    settings, sound, back = tree_of(scene, Screen((1280, 720))).parts
    assert isinstance(sound, Group)
    assert (sound.name, [node.name for node in sound.nodes]) == ("Sound", ["Mute"])
    assert [settings, back] == [it for it in told(scene) if it.name in ("Settings", "Back")]


def test_a_group_that_is_painted_over_is_none() -> None:
    def panel(brush: Brush, look: Look) -> None:
        brush.encloses("Sound", BOX)
        brush.slab(BOX.inflate(20, 20), (0, 0, 0))

    (button,) = tree_of(
        Scene(Area("panel", BOX, panel), Button("mute", BOX, "Mute", lambda: None)),
        Screen((1280, 720)),
    ).parts
    assert button.name == "Mute"


def test_numbers_are_told_with_what_they_count() -> None:
    def paint(brush: Brush, look: Look) -> None:
        brush.text("Effects", Box(100, 300, 200, 30))
        brush.text("70%", Box(320, 300, 60, 30))
        brush.text("0", Box(100, 400, 40, 30))
        brush.text("of 48 laurels", Box(150, 400, 200, 30))
        brush.text("12", Box(900, 800, 40, 30))

    found = told(Scene(Area("figures", BOX, paint)))
    assert [node.name for node in found] == ["Effects: 70%", "0 of 48 laurels"]


def test_what_is_told_in_another_way_is_not_heard() -> None:
    def paint(brush: Brush, look: Look) -> None:
        with brush.unspoken():
            brush.text("3", BOX)
        brush.wrote("Aquila: 3 gladiators", BOX)

    assert [node.name for node in told(Scene(Area("row", BOX, paint)))] == ["Aquila: 3 gladiators"]


def test_the_focus_is_that_of_the_page() -> None:
    scene = Scene(Button("go", BOX, "Start", lambda: None))
    scene.page.focus_on("go")
    assert tree_of(scene, Screen((1280, 720))).focus == ("go", 0)


def test_a_tip_that_goes_on_from_the_name_stays_a_sentence() -> None:
    tip = "Step out of this auction for good."
    assert only(Button("out", BOX, "Step out", lambda: None, tip=tip)).about == tip
