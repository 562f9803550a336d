"""Dragging at Roma's table: what is painted again, and what the rules are asked meanwhile."""

import pygame
import pytest

from colosseum.gallery.roma.positions import ACTING, ANSWERS
from colosseum.gallery.roma.ways import SET_EACH
from colosseum.rules.roma import Game
from colosseum.rules.roma.notation import CARDS, MONEY
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.press_guard import GUARD
from colosseum.words.translation import say
from tests.hands import FRAME, Hands
from tests.scenes.table.roma.conftest import SitDown

LAYING = "turn: 0\nstep: lay\nplayers: [{hand: forum + aries + castra}, {hand: 2 portus + tuba}]"


@pytest.fixture
def repaints(monkeypatch: pytest.MonkeyPatch) -> list[TableScene]:
    """The scene, for each time that it is painted into the still picture."""
    found: list[TableScene] = []
    paint = TableScene.paint_under

    def painted(scene: TableScene, brush: Brush) -> None:
        found.append(scene)
        paint(scene, brush)

    monkeypatch.setattr(TableScene, "paint_under", painted)
    return found


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the rules are asked."""
    found: list[str] = []
    for name in ("why_not", "choices", "apply"):
        ask = getattr(Game, name)

        def asked(*args: object, name: str = name, ask: object = ask) -> object:
            found.append(name)
            assert callable(ask)
            return ask(*args)

        monkeypatch.setattr(Game, name, asked)
    return found


def move(hands: Hands, to: tuple[int, int]) -> None:
    """Through the main loop, as the system would tell it."""
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=to))
    hands.app.step(pygame.event.get(), FRAME)


def lift(hands: Hands, key: str) -> None:
    here = hands.hold(key)
    move(hands, (here[0] + 20, here[1] - 20))


@pytest.mark.parametrize("piece", ["choose-die-1", "choose-held-0"])
def test_a_piece_on_its_way_leaves_the_still_picture_alone(
    sit_down: SitDown, hands: Hands, repaints: list[TableScene], piece: str
) -> None:
    sit_down(ACTING)
    lift(hands, piece)
    repaints.clear()
    middle = hands.app.screen.point((400, 660))  # over nothing that takes it
    for step in range(60):
        move(hands, (middle[0] + 5 * step, middle[1] - step))
    assert repaints == []


@pytest.mark.parametrize("position", [ACTING, LAYING])
@pytest.mark.painted
def test_a_piece_is_seen_where_it_is_and_not_where_it_was(
    sit_down: SitDown, hands: Hands, position: str
) -> None:
    sit_down(position)
    lift(hands, "choose-held-0")
    first, second = hands.app.screen.point((500, 250)), hands.app.screen.point((900, 250))
    move(hands, first)
    seen = hands.app.picture()
    move(hands, second)
    for at in (first, second):
        assert hands.app.picture().get_at(at) != seen.get_at(at)
    move(hands, first)
    assert same(hands.app.picture(), seen)


@pytest.mark.parametrize(
    ("before", "piece"),
    [
        ("", "choose-die-0"),
        ("", "choose-die-1"),
        ("choose-die-1", "choose-die-1"),
        ("advice", "choose-die-1"),
        ("", "choose-die-2"),
        ("", "choose-held-1"),
        ("advice", "choose-held-1"),
    ],
)
@pytest.mark.painted
def test_what_is_painted_again_under_a_held_piece_is_all_that_changes(
    sit_down: SitDown, hands: Hands, before: str, piece: str
) -> None:
    """Over every symbol and place, the picture is the same as one painted as a whole."""
    scene = sit_down(ACTING)
    if before:
        hands.click(before)
    lift(hands, piece)
    symbols = [layout.symbol_centre(symbol) for symbol in (*range(7), MONEY, CARDS)]
    places = [layout.place_box(place, mine=True).center for place in (6, 0, 4)]
    for at in (*symbols, *places):
        move(hands, hands.app.screen.point(at))
        seen = hands.app.picture()
        scene.page.stale = True
        assert same(hands.app.picture(), seen), f"at {at}"


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return bool(one.get_buffer().raw == other.get_buffer().raw)


def test_the_rules_are_asked_only_when_another_piece_is_chosen(
    sit_down: SitDown, hands: Hands, questions: list[str]
) -> None:
    scene = sit_down(ACTING)
    lift(hands, "choose-die-1")
    asked = len(questions)
    for _ in range(30):
        scene.page.stale = True
        hands.wait()
    for symbol in (7, 8, 4, 3, 0):
        move(hands, hands.point(f"symbol-{symbol}"))
        scene.rebuild()
    assert len(questions) == asked
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1)], FRAME)
    hands.click("choose-die-2")
    assert len(questions) > asked


@pytest.mark.parametrize("name", ANSWERS)
@pytest.mark.painted
def test_no_question_of_a_card_asks_the_rules_while_it_is_painted(
    sit_down: SitDown, hands: Hands, questions: list[str], name: str
) -> None:
    position, actions = ANSWERS[name]
    scene = sit_down(position, *actions)
    surface = hands.app.picture()
    questions.clear()
    for _ in range(30):
        scene.page.stale = True
        assert same(hands.app.picture(), surface)
    assert questions == []


@pytest.mark.parametrize(
    ("piece", "onto", "actions"),
    [
        ("choose-die-2", "money-pile", ["take money with 6"]),
        ("choose-die-0", "draw-pile", ["draw cards with 3"]),
        ("choose-die-1", "place-1-3", ["activate 4", "choose 3"]),
    ],
)
def test_a_die_goes_wherever_it_looks_as_if_it_could(
    sit_down: SitDown, hands: Hands, piece: str, onto: str, actions: list[str]
) -> None:
    scene = sit_down(ACTING)
    hands.carry(piece, onto)
    hands.wait(0.2)
    assert [str(record.action) for record in scene.records] == actions


def test_a_die_dropped_on_a_wrong_symbol_says_why(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    hands.carry("choose-die-1", "symbol-6")
    hands.wait(0.2)
    assert scene.records == []
    assert scene.words.notice is not None
    assert "Only a die that shows 6 activates" in say(scene.words.notice)


def test_where_each_has_a_pile_a_die_goes_onto_one_s_own(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(SET_EACH)
    hands.carry("choose-die-2", "draw-pile-1")
    assert scene.records == []
    hands.carry("choose-die-2", "draw-pile-0")
    assert [str(record.action) for record in scene.records] == ["draw cards with 6"]


def test_cards_are_given_and_swapped_by_dragging(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(LAYING.replace("step: lay", "step: exchange"))
    hands.carry("choose-held-0", "place-1-3")
    hands.carry("choose-held-2", "do")
    hands.click("do")
    assert str(scene.records[0].action) == "give aries + forum"
    position, actions = ANSWERS["swap"]
    scene = sit_down(position, *actions)
    hands.carry("choose-held-0", "place-0-3")
    assert str(scene.records[-1].action).startswith("swap")


@pytest.mark.parametrize("onto", [layout.LOWERED_HAND, layout.PLAQUE_MINE, layout.PANEL])
def test_a_large_card_is_taken_by_dragging_it_to_the_hand(
    sit_down: SitDown, hands: Hands, onto: Box
) -> None:
    position, actions = ANSWERS["keep"]
    scene = sit_down(position, *actions)
    drawn = [widget.key for widget in scene.page.widgets if widget.key.startswith("offered-")]
    lift(hands, drawn[0])
    assert scene.page.carried is not None
    move(hands, hands.app.screen.point(onto.center))
    let_go(hands, onto.center)
    assert [str(record.action).split()[0] for record in scene.records[-1:]] == ["keep"]


def test_a_large_card_dropped_among_the_others_is_only_chosen(
    sit_down: SitDown, hands: Hands
) -> None:
    position, actions = ANSWERS["keep"]
    scene = sit_down(position, *actions)
    before = len(scene.records)
    drawn = [widget.key for widget in scene.page.widgets if widget.key.startswith("offered-")]
    lift(hands, drawn[0])
    let_go(hands, hands.widget(drawn[1]).box.center)
    assert len(scene.records) == before
    assert hands.widget("do").enabled


def let_go(hands: Hands, at: tuple[float, float]) -> None:
    there = hands.app.screen.point(at)
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=there, button=1)], FRAME)


@pytest.mark.parametrize(
    ("piece", "there"), [("choose-held-0", "held-0"), ("choose-die-1", "die-1")]
)
def test_what_is_carried_leaves_no_copy_behind(
    sit_down: SitDown, hands: Hands, piece: str, there: str
) -> None:
    sit_down(ACTING)
    assert hands.sees(there)
    lift(hands, piece)
    assert not hands.sees(there)
    hands.press(pygame.K_ESCAPE)
    assert hands.sees(there), "it is back"


def test_cards_are_laid_one_after_another_without_a_pause(sit_down: SitDown, hands: Hands) -> None:
    """Whoever drags has seen the question by the time they let go."""
    scene = sit_down(LAYING)
    hands.carry("choose-held-0", "place-0-3")
    while not hands.sees("choose-held-0"):
        hands.wait()
    lift_at_once(hands, "choose-held-0")
    hands.wait(GUARD)
    let_go(hands, layout.place_box(4, mine=True).center)
    assert len(scene.records) == 2


def test_a_click_on_a_new_card_chooses_nothing(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(LAYING)
    hands.carry("choose-held-0", "place-0-3")
    while not hands.sees("choose-held-0"):
        hands.wait()
    here = hands.point("choose-held-0")
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1)], FRAME)
    hands.wait(GUARD)
    let_go(hands, hands.widget("choose-held-0").box.center)
    assert not hands.widget("do").enabled
    assert len(scene.records) == 1


def lift_at_once(hands: Hands, key: str) -> None:
    here = hands.point(key)
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1)], FRAME)
    move(hands, (here[0] + 20, here[1] - 20))


def test_esc_puts_a_carried_piece_back(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    lift(hands, "choose-die-2")
    over = hands.point("symbol-7")
    move(hands, over)
    hands.press(pygame.K_ESCAPE)
    assert hands.scene is scene, "no menu opens"
    assert scene.page.carried is None
    hands.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=over, button=1)], FRAME)
    assert scene.records == []
