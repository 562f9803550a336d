"""A page of widgets: clicks, focus, keys, tooltips."""

from functools import partial

import pygame
import pytest

from colosseum.program.app import App
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.press_guard import GUARD
from colosseum.widgets.theme import GOLD, PURPLE, STONE, Colour
from colosseum.widgets.tooltip import TIP_AFTER
from colosseum.widgets.widget import Area, Look, Widget
from tests.hands import FRAME, Hands
from tests.widgets.bench import AT, Bench, nothing, picture


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


def test_arrows_go_straight_on_before_they_go_aside(hands: Hands) -> None:
    """As in New game: Back and Start below, a button halfway between them above."""
    back = Button("back", Box(80, 820, 220, 54), "Back", nothing)
    add = Button("add", Box(430, 740, 300, 50), "Add", nothing)
    start = Button("start", Box(1104, 820, 416, 54), "Start", nothing)
    hands.open(Bench(hands.app, back, add, start))
    hands.scene.page.focus_on("back")
    hands.press(pygame.K_RIGHT)
    assert hands.focus == "start"
    hands.press(pygame.K_LEFT, pygame.K_UP)
    assert hands.focus == "add"


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


def test_a_tooltip_comes_when_the_mouse_has_rested(hands: Hands) -> None:
    hands.open(Bench(hands.app, Area("a", AT, tip="Three lions and a cage")))
    bare = picture(hands)
    hands.hover("a")
    assert hands.scene.page.is_waiting
    assert picture(hands) == bare
    hands.wait(TIP_AFTER + 0.1)
    assert not hands.scene.page.is_waiting
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
    assert hands.app.paintbox.overflows == []


def test_what_is_typed_goes_to_the_pages_field_whatever_is_focused(hands: Hands) -> None:
    field = Field("f", AT, "", nothing)
    hands.open(Bench(hands.app, *buttons("one", pressed=[]), field))
    hands.scene.page.typing_goes_to = "f"
    hands.press(pygame.K_TAB)
    hands.type(" ")
    assert hands.focus == "one"
    hands.type("me")
    assert hands.focus == "f"
    assert field.words == "me"
    assert not hands.app.settings.muted


# A control that comes up under a resting pointer


class Changing(Bench):
    """One button that becomes another when it is pressed."""

    def __init__(self, app: App, pressed: list[str]) -> None:
        self.pressed = pressed
        super().__init__(app)

    def widgets(self) -> list[Widget]:
        words = "Open" if self.pressed else "Skip"
        return [Button("do", AT, words, self._press)]

    def _press(self) -> None:
        self.pressed.append("Open" if self.pressed else "Skip")
        self.rebuild()


def rest_and_click(hands: Hands) -> None:
    hands.click_at(hands.app.screen.point(AT.center))


def test_what_comes_up_under_a_resting_pointer_takes_no_click_at_first(hands: Hands) -> None:
    pressed: list[str] = []
    hands.open(Changing(hands.app, pressed))
    hands.hover("do")
    rest_and_click(hands)
    rest_and_click(hands)
    rest_and_click(hands)
    assert pressed == ["Skip"]
    hands.wait(GUARD)
    rest_and_click(hands)
    assert pressed == ["Skip", "Open"]


def test_nor_does_a_click_light_it(hands: Hands) -> None:
    """Clicks that go on and on, where a panel has shrunk, light nothing that was below it."""
    first, below = Button("first", AT, "Do", lambda: None), Button("below", AT, "", lambda: None)
    hands.open(Bench(hands.app, first))
    hands.hover("first")
    hands.scene.page.put([below])
    rest_and_click(hands)
    assert hands.scene.page.hovered is None


def test_a_pointer_that_moves_off_and_back_means_it(hands: Hands) -> None:
    pressed: list[str] = []
    hands.open(Changing(hands.app, pressed))
    hands.click("do")
    hands.click("do")
    assert pressed == ["Skip", "Open"]


def test_the_same_button_can_be_clicked_again_at_once(hands: Hands) -> None:
    pressed: list[str] = []
    hands.open(Bench(hands.app, *buttons("more", pressed=pressed)))
    at = hands.point("more")
    for _ in range(3):
        hands.click_at(at)
        hands.scene.rebuild()
    assert pressed == ["more"] * 3


def test_a_guard_passes_while_nothing_else_happens(hands: Hands) -> None:
    """A still window sleeps, but not before the guard is over."""
    pressed: list[str] = []
    hands.open(Changing(hands.app, pressed))
    hands.click("do")
    assert hands.scene.page.is_waiting
    hands.wait(GUARD + 0.5)
    assert not hands.scene.page.is_waiting


def test_a_scene_that_comes_up_under_the_pointer_takes_no_click_at_first(hands: Hands) -> None:
    """A double click on a card opens what it shows, and nothing that comes up there."""
    pressed: list[str] = []
    hands.open(Bench(hands.app))
    at = hands.app.screen.point(buttons("new", pressed=[])[0].box.center)
    hands.click_at(at)
    hands.app.push(Bench(hands.app, *buttons("new", pressed=pressed)))
    hands.click_at(at)
    assert pressed == []
    hands.wait(GUARD)
    hands.click_at(at)
    assert pressed == ["new"]


def test_nor_does_what_was_beneath_when_a_scene_closes(hands: Hands) -> None:
    pressed: list[str] = []
    hands.open(Bench(hands.app, *buttons("below", pressed=pressed)))
    at = hands.point("below")
    hands.app.push(Bench(hands.app))
    hands.click_at(at)
    hands.app.pop()
    hands.click_at(at)
    assert pressed == []


# A new question


class Asking(Bench):
    """One question after another, each with a main button; the second is elsewhere."""

    def __init__(self, app: App) -> None:
        self.answered = 0
        super().__init__(app)

    def widgets(self) -> list[Widget]:
        box = AT.move(0, 80 * (self.answered % 2))
        button = Button("do", box, "Go", self._answer, kind=Kind.PRIMARY)
        button.question = self.answered
        return [button]

    def _answer(self) -> None:
        self.answered += 1
        self.rebuild()


def enter(hands: Hands) -> None:
    """Press Enter whatever has come up."""
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    hands.app.step([event], FRAME)


@pytest.mark.parametrize("every", [0.1, 0.2, 0.35])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_new_question_takes_no_press_before_it_can_be_noticed(
    hands: Hands, every: float, by: str
) -> None:
    """Not even if the pointer follows its button, or comes from elsewhere."""
    scene = Asking(hands.app)
    hands.open(scene)
    hands.notice()
    asked = GUARD
    for _ in range(12):
        hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=(0, 0))], 0.0)
        before = scene.answered
        if by == "keys":
            enter(hands)
        else:
            hands.click_at(hands.point("do"))
        if scene.answered != before:
            assert asked >= GUARD - FRAME
            asked = 0.0
        hands.wait(every)
        asked += every + 2 * FRAME
    assert scene.answered > 2


def test_a_button_held_until_the_next_question_does_not_answer_it(hands: Hands) -> None:
    scene = Asking(hands.app)
    hands.open(scene)
    hands.hold("do")
    scene.answered = 2
    scene.rebuild()
    at = hands.point("do")
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)], FRAME)
    assert scene.answered == 2


def test_time_counts_from_the_frame_that_shows_the_question(hands: Hands) -> None:
    """A slow frame shows nothing before it is over."""
    scene = Asking(hands.app)
    hands.app.push(scene)
    hands.app.step([], 2 * GUARD)
    hands.app.step([], 2 * GUARD)
    enter(hands)
    assert scene.answered == 0
    hands.wait(GUARD)
    enter(hands)
    assert scene.answered == 1


class Pricing(Bench):
    """A field, and a main button that says what was typed."""

    def __init__(self, app: App) -> None:
        self.bids: list[str] = []
        self.typed = ""
        super().__init__(app)

    def widgets(self) -> list[Widget]:
        words, field = f"Bid {self.typed}", AT.move(0, 120)
        bid = Button("do", AT, words, lambda: self.bids.append(words), kind=Kind.PRIMARY)
        return [Field("f", field, self.typed, self._type), bid]

    def _type(self, words: str) -> None:
        self.typed = words
        self.rebuild()


def test_what_one_has_typed_oneself_is_no_surprise(hands: Hands) -> None:
    scene = Pricing(hands.app)
    hands.open(scene)
    hands.click("f")
    hands.type("11")
    rest_and_click(hands)
    assert scene.bids == ["Bid 11"]


def test_what_comes_up_under_a_resting_pointer_has_no_tooltip_until_it_moves(
    hands: Hands,
) -> None:
    """Nobody asked for it, and it would cover what is read instead."""
    x, y = hands.app.screen.point(AT.center)
    hands.open(Bench(hands.app))
    hands.click_at((x, y))
    hands.open(Bench(hands.app, Button("do", AT, "Skip", nothing, tip="Have it done for you.")))
    hands.wait(2 * TIP_AFTER)
    assert hands.scene.page.tip_box is None
    assert not hands.scene.page.is_waiting
    hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=(x + 1, y))], FRAME)
    hands.wait(2 * TIP_AFTER)
    assert hands.scene.page.tip_box is not None


class Counting(Bench):
    """Counts how often its still picture is painted, on a plain ground."""

    painted = 0

    def paint_under(self, brush: Brush) -> None:
        brush.surface.fill(STONE)
        self.painted += 1


class Stone(Widget):
    """Follows the mouse as soon as it moves."""

    at: tuple[float, float] | None = None

    def drag(self, point: tuple[float, float]) -> bool:
        self.at = point
        return True

    @property
    def is_carried(self) -> bool:
        return self.at is not None

    def draw_carried(self, brush: Brush) -> None:
        assert self.at is not None
        brush.disc(self.at, 20, GOLD)


def colour_at(hands: Hands, point: tuple[float, float]) -> tuple[int, ...]:
    return tuple(hands.app.picture().get_at(hands.app.screen.point(point)))[:3]


def test_what_is_carried_is_drawn_over_a_page_that_is_painted_once(hands: Hands) -> None:
    scene = Counting(hands.app, Stone("stone", AT, on_press=nothing))
    hands.open(scene)
    here = hands.point("stone")
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1)], FRAME)
    hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=(here[0] + 5, here[1]))], FRAME)
    painted = scene.painted
    for there in ((700.0, 300.0), (800.0, 600.0)):
        at = hands.app.screen.point(there)
        hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], FRAME)
        assert colour_at(hands, there) == GOLD
    assert colour_at(hands, (700, 300)) == STONE, "it has gone on"
    assert scene.painted == painted


def test_a_tooltip_comes_over_a_page_that_stays_as_it_is(hands: Hands) -> None:
    scene = Counting(hands.app, Area("a", AT, tip="Three lions and a cage"))
    hands.open(scene)
    hands.hover("a")
    hands.wait()
    painted = scene.painted
    hands.wait(TIP_AFTER + 0.1)
    assert scene.page.tip_box is not None
    assert scene.painted == painted


def slab(fill: Colour) -> Widget:
    def paint(brush: Brush, look: Look) -> None:
        brush.slab(AT, fill, radius=0)

    return Area("slab", AT, paint, tip="A slab")


def test_only_the_parts_that_change_are_painted_again(hands: Hands) -> None:
    scene = Counting(hands.app, slab(GOLD))
    hands.open(scene)
    left, right = Box(AT.left, AT.top, 30, AT.height), Box(AT.right - 30, AT.top, 30, AT.height)
    scene._widgets = [slab(PURPLE)]
    scene.rebuild(left)
    assert [colour_at(hands, box.center) for box in (left, right)] == [PURPLE, GOLD]


def test_the_whole_page_is_painted_again_if_something_else_is_under_the_pointer(
    hands: Hands,
) -> None:
    """It may look different anywhere."""
    scene = Counting(hands.app, slab(GOLD))
    hands.open(scene)
    hands.hover("slab")
    left, right = Box(AT.left, AT.top, 30, AT.height), Box(AT.right - 30, AT.top, 30, AT.height)
    scene._widgets = []
    scene.rebuild(left)
    assert colour_at(hands, right.center) == STONE


def test_what_comes_up_under_a_resting_pointer_does_not_light_up_until_it_moves(
    hands: Hands,
) -> None:
    """A panel that shrinks brings other things under the pointer, which nobody points at."""
    bench = Bench(hands.app, Button("far", AT.move(0, 200), "Far", nothing))
    hands.open(bench)
    at = hands.app.screen.point(AT.center)
    hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], FRAME)
    bench._widgets = [Button("log", AT, "A line", nothing)]
    bench.rebuild()
    hands.wait()
    assert bench.page.hovered is None
    hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=(at[0] + 1, at[1]))], FRAME)
    assert bench.page.hovered is not None
    bench.rebuild()
    assert bench.page.hovered is not None, "it stays lit while it stays there"


def test_a_tooltip_stays_off_what_one_works_on(hands: Hands) -> None:
    panel = Area("panel", Box(1100, 100, 400, 500))
    panel.stays_in_sight = True
    bid = Button("bid", Box(1250, 300, 100, 40), "Bid", nothing, tip="Many words " * 6)
    hands.open(Bench(hands.app, panel, bid))
    hands.scene.page.focus_on("bid")
    hands.wait()
    box = hands.scene.page.tip_box
    assert box is not None
    assert not box.colliderect(panel.box)


def test_a_tooltip_is_rather_near_than_over_nothing(hands: Hands) -> None:
    """Someone who looks at a button sees why it does nothing."""
    panel = Area("panel", Box(1100, 100, 400, 500))
    panel.stays_in_sight = True
    bid = Button("bid", Box(1250, 540, 100, 40), "Bid", nothing, tip="Many words " * 6)
    below = Button("below", Box(1100, 610, 400, 40), "Below", nothing)
    left = Button("left", Box(700, 100, 390, 500), "Left", nothing)
    hands.open(Bench(hands.app, panel, bid, below, left))
    hands.scene.page.focus_on("bid")
    hands.wait()
    box = hands.scene.page.tip_box
    assert box is not None
    assert box.top > panel.box.bottom


def test_a_tooltip_off_what_one_works_on_is_as_near_as_can_be(hands: Hands) -> None:
    """Not above the panel if it could be level with what it is about."""
    panel = Area("panel", Box(1100, 100, 400, 500))
    panel.stays_in_sight = True
    token = Button("token", Box(1130, 400, 40, 40), "", nothing, tip="A lion")
    board = Area("board", Box(1000, 380, 90, 60), tip="A square")
    hands.open(Bench(hands.app, board, panel, token))
    hands.scene.page.focus_on("token")
    hands.wait()
    box = hands.scene.page.tip_box
    assert box is not None
    assert box.right <= panel.box.left
    assert box.top < token.box.centery < box.bottom
