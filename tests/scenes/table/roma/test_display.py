"""What Roma's table shows, and when."""

from math import hypot

import pygame
import pytest

from colosseum.gallery.roma.positions import ACTING, ANSWERS
from colosseum.play.session import Session
from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.actions import ACTIONS, Activate, Swap
from colosseum.rules.roma.cards import CARDS
from colosseum.scenes.table.marks import with_marks
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.card_faces import paint_name
from colosseum.scenes.table.roma.discards import Discards
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.game_so_far import GameSoFar
from colosseum.scenes.table.roma.motions import CardFlight, Rise
from colosseum.scenes.table.roma.panels.watching import Watching
from colosseum.scenes.table.roma.turn_so_far import Phase
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.roma.marks import PlaceOf
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.theme import TITLE
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands
from tests.noting import Notes
from tests.scenes.table.roma.conftest import SitDown


def view_of(scene: TableScene) -> RomaDisplay:
    assert isinstance(scene.display, RomaDisplay)
    return scene.display


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((1280, 720), muted=True))


def test_dice_stay_on_their_symbols_for_the_turn(sit_down: SitDown) -> None:
    display = view_of(sit_down(ACTING, "take money with 6"))
    assert display.turn.laid == [(6, 7)]
    assert display.turn.phase is Phase.ACT
    assert display.state.dice == (3, 4)


def test_what_dice_show_is_not_told_before_they_lie_still(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    scene.act(ACTIONS.read("end the turn"))
    while not isinstance(scene.showing[-1], ev.DiceRolled):
        hands.wait()
    panel = Watching(scene)
    assert panel.title == "Octavia’s turn"
    assert "rolls" not in panel.words
    assert not any("rolls" in line for line in scene.log.lines)
    assert panel.card is None
    display = view_of(scene)
    assert (display.turn.seat, display.acting, display.turn.phase) == (1, 1, Phase.EMPTY_PLACES)


def test_a_turn_begins_without_the_card_laid_last(sit_down: SitDown, hands: Hands) -> None:
    laid = (
        "step: lay\nseat: 1\nfirst: 2\nplayers:\n"
        "  - {name: Aquila, hand: forum}\n  - {name: Octavia, places: {1: taberna}}"
    )
    scene = sit_down(laid)
    scene.act(ACTIONS.read("lay forum on 2"))
    panel = Watching(scene)
    assert panel.card is not None
    while not isinstance(scene.showing[-1], ev.TurnBegan):
        hands.wait()
    assert panel.card is None


@pytest.mark.parametrize("opened_by", ["plaque-0", "points-1", pygame.K_g])
def test_a_plaque_or_a_key_shows_how_the_game_has_gone_so_far(
    sit_down: SitDown, hands: Hands, opened_by: str | int
) -> None:
    scene = sit_down(ACTING, "activate 6", "take money with 4")
    if isinstance(opened_by, str):
        hands.click(opened_by)
    else:
        hands.press(opened_by)
    opened = hands.scene
    assert isinstance(opened, GameSoFar)
    assert hands.sees("earned-0-pictor")
    assert [course[-1] for course in opened.course.chronicle.points] == [15, 12]
    hands.click("close")
    assert hands.scene is scene


@pytest.mark.parametrize("count", [1, 9, 32, 55])
def test_any_number_of_discards_is_in_sight(count: int, hands: Hands) -> None:
    hands.open(Discards(hands.app, (0,) * count))
    cards = [it.box for it in hands.scene.page.widgets if it.key.startswith("discarded")]
    assert len(cards) == count
    assert all(Box(20, 80, 1560, 720).contains(box) for box in cards)
    assert all(first.collidelist(cards) == number for number, first in enumerate(cards))


def test_the_discard_pile_can_be_looked_through(sit_down: SitDown, hands: Hands) -> None:
    sit_down(ACTING)
    hands.click("discards")
    assert isinstance(hands.scene, Discards)
    tips = [widget.tip for widget in hands.scene.page.widgets if "discarded" in widget.key]
    assert ["Forum" in tips[0], "Veneficus" in tips[1], "Castra" in tips[2]] == [True] * 3
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TableScene)


def test_every_card_says_everything_in_its_tooltip(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    side = scene.game.state.sides[1]
    card = CARDS[side[3]]
    tip = hands.widget("place-1-3").tip
    assert all(words in tip for words in (card.name, str(card.text), "price 5", "defence 5"))
    assert "costs Octavia a victory point" in hands.widget("place-1-6").tip


def test_advice_takes_the_place_of_a_hint(sit_down: SitDown, hands: Hands) -> None:
    sit_down(ACTING)
    assert hands.sees("words")
    hands.press(pygame.K_a)
    assert hands.sees("advice 1")
    assert not hands.sees("words")
    hands.press(pygame.K_ESCAPE)
    assert not hands.sees("advice 1")


def test_below_the_panel_there_is_a_hint_or_nothing(sit_down: SitDown, hands: Hands) -> None:
    """The panel says what to do; the lamp does not say it again."""
    sit_down(ACTING)
    hands.click("dismiss")
    assert not hands.sees("words")


def test_the_odds_are_drawn_over_the_frame_of_a_marked_card(
    sit_down: SitDown, hands: Hands
) -> None:
    page = sit_down(ACTING).page
    hands.click("choose-die-1")
    marked = with_marks((PlaceOf(1, 4),), page.widgets, lambda mark: None)
    keys = [widget.key for widget in marked]
    assert keys.index("odds-4") > keys.index("marks")


@pytest.mark.parametrize("wide", [150, 95, 60])
@pytest.mark.painted
def test_a_long_name_stays_in_its_box_and_on_one_line(wide: int, hands: Hands) -> None:
    surface = pygame.Surface((1600, 900), pygame.SRCALPHA)
    brush = Brush(surface, Screen((1600, 900)), hands.app.paintbox)
    box = Box(100, 10, wide, 40)
    paint_name(brush, "Elephantus Militaris", box, TITLE.but(size=19, align="centre"))
    ink = surface.get_bounding_rect()
    assert wide - 6 <= ink.width <= wide
    assert 8 < ink.height < 20


def test_dice_keep_their_places_in_the_tray(sit_down: SitDown, hands: Hands) -> None:
    sit_down(ACTING.replace("3 + 4 + 6", "4 + 4 + 6"))
    before = {key: hands.widget(key).box for key in ("choose-die-0", "choose-die-1")}
    hands.click("choose-die-1")
    hands.click("choose-symbol-7")
    hands.click("do")
    hands.wait(3)
    assert hands.widget("choose-die-0").box == before["choose-die-0"], "the other 4 was used"
    assert not hands.sees("die-1")
    assert hands.sees("die-2")


def test_dice_keep_their_places_when_the_game_is_opened_again(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = sit_down(ACTING.replace("3 + 4 + 6", "4 + 4 + 4"))
    hands.click("choose-die-1")
    hands.click("choose-symbol-7")
    hands.click("do")
    hands.wait(3)
    assert dice_seen(hands) == {"die-0", "die-2"}
    journal = Journal.of_text(Game, scene.session.journal.text())
    hands.open(TableScene(hands.app, Session(journal, scene.seats, None)))
    assert dice_seen(hands) == {"die-0", "die-2"}
    hands.click("choose-die-1")
    hands.click("choose-symbol-7")
    hands.click("do")
    hands.wait(3)
    assert dice_seen(hands) == {"die-0"}
    hands.click("undo")
    assert dice_seen(hands) == {"die-0", "die-2"}
    hands.click("undo")
    hands.click("choose-die-0")
    hands.click("choose-symbol-7")
    hands.click("do")
    hands.wait(3)
    assert dice_seen(hands) == {"die-1", "die-2"}, "what was undone is forgotten"


@pytest.mark.parametrize("noted", [7, "dice", {"0": "x", "y": [1], "1": [9, "z"]}, [[[]]]])
def test_nonsense_in_the_notes_moves_no_die(sit_down: SitDown, hands: Hands, noted: object) -> None:
    scene = sit_down(ACTING.replace("3 + 4 + 6", "4 + 4 + 4"), "take money with 4")
    scene.session.journal.notes["dice"] = noted
    hands.open(TableScene(hands.app, scene.session))
    assert dice_seen(hands) == {"die-1", "die-2"}


def dice_seen(hands: Hands) -> set[str]:
    return {f"die-{place}" for place in range(3) if hands.sees(f"die-{place}")}


def test_what_is_dropped_stays_where_it_was_dropped(sit_down: SitDown, hands: Hands) -> None:
    hands.app.settings.speed = "normal"
    table = sit_down(ACTING)
    hands.wait(1.5)
    hands.carry("choose-held-1", "place-0-0")
    display = table.display
    assert isinstance(display, RomaDisplay)
    while not isinstance(display.timeline.now, CardFlight):
        hands.wait(FRAME)
    assert not hands.sees("held-1"), "no copy of it stays in the hand"
    start, end = display.timeline.now._from_to
    assert hypot(start[0] - end[0], start[1] - end[1]) < 40, "it does not fly again"


def test_a_dropped_card_waits_there_while_it_is_paid_for_and_another_discarded(
    sit_down: SitDown, hands: Hands
) -> None:
    hands.app.settings.speed = "normal"
    table = sit_down(ACTING)
    hands.wait(1.5)
    hands.carry("choose-held-1", "place-0-1")
    display, seen = table.display, 0
    assert isinstance(display, RomaDisplay)
    hand = display.hand
    while display.hand == hand:
        assert not hands.sees("held-1"), "it does not go back to the hand"
        seen += hands.sees("resting card")
        hands.wait(FRAME)
    assert seen > 20, "the coins and the old card take a while"
    assert not hands.sees("resting card")
    hands.wait(2)
    hands.click("undo")
    assert hands.sees("held-1")
    assert not hands.sees("resting card")


def test_points_rise_from_the_card_that_earned_them(sit_down: SitDown, hands: Hands) -> None:
    hands.app.settings.speed = "normal"
    table = sit_down(ACTING)
    table.act(Activate(6))
    while not isinstance(table.display.timeline.now, Rise):
        hands.wait(FRAME)
    assert table.display.timeline.now._from_to[0] == layout.place_box(6, mine=True).center


def test_a_battle_is_shown_in_the_middle_until_it_is_decided(
    sit_down: SitDown, hands: Hands
) -> None:
    position, actions = ANSWERS["repeat"]
    table = sit_down(position, *actions)
    assert hands.sees("battle-stage"), "the die lies there while its player thinks"
    stage = hands.widget("battle-stage").box
    for place in (table.game.state.activation.place, table.game.state.activation.target):
        assert not layout.place_box(place, mine=True).inflate(0, 400).colliderect(stage)
    hands.click("keep")
    hands.wait(1)
    hands.click("pay-0")
    hands.click("do")
    hands.wait(6)
    assert not hands.sees("battle-stage")


def test_dice_rolled_again_from_a_position_that_tells_nothing_of_their_roll(
    sit_down: SitDown, hands: Hands
) -> None:
    """A lesson or a saved game can begin there."""
    position = ACTING.replace("step: act", "step: reroll\nrerolls: 1")
    display = view_of(sit_down(position, "roll 3 + 6 again"))
    assert sorted(display.turn.dice) == sorted(display.state.dice)
    assert len(display.turn.dice) == 3


def test_of_equal_dice_the_one_that_was_chosen_rolls_again(sit_down: SitDown, hands: Hands) -> None:
    position = ACTING.replace("step: act", "step: reroll\nrerolls: 1")
    scene = sit_down(position.replace("3 + 4 + 6", "3 + 3 + 6"))
    hands.click("choose-die-1")
    hands.click("do")
    hands.wait(1)
    rolled = [it for it in scene.records[-1].events if isinstance(it, ev.DiceRerolled)]
    assert view_of(scene).turn.dice == [3, *rolled[0].new, 6]


def test_equal_cards_to_keep_lie_there_once_and_say_how_many_they_are(
    sit_down: SitDown, hands: Hands
) -> None:
    """Whoever puts a 5 on Cards counts five cards."""
    drawn = "step: keep\ndrawn: mercennarius + philosophus + philosophus"
    scene = sit_down(ACTING.replace("step: act", drawn))
    assert "2×" in Notes(hands.app.screen).all_of(scene)


def test_cards_that_are_swapped_are_not_also_where_they_were(
    sit_down: SitDown, hands: Hands
) -> None:
    position, actions = ANSWERS["swap"]
    scene = sit_down(position, *actions)
    hands.wait(1.0)
    swap = next(it for it in scene.game.choices().actions if isinstance(it, Swap))
    display = view_of(scene)
    scene.act(swap)
    hands.wait(0.1)
    here = (display.mine, swap.place), display.hand.index(swap.card)
    assert in_the_air(display) == here
    display.finish()
    assert in_the_air(display) == (None, None)


def in_the_air(display: RomaDisplay) -> tuple[object, object]:
    """A place whose card is on its way, and a card of the hand."""
    return display.moving.card, display.moving.held
