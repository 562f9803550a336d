"""What Roma's panels offer: each decision by pressing what it is about, by keys and by dragging."""

import re

import pygame
import pytest

from colosseum.files import catalogues
from colosseum.gallery.roma import ways
from colosseum.gallery.roma.positions import ACTING, ANSWERS, LAST_POINTS, LAST_SUPPLY, holding
from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    ACTIONS,
    END_TURN,
    Activate,
    Choose,
    DrawCards,
    Give,
    Play,
    Reroll,
    TakeMoney,
)
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import BattleDecided
from colosseum.rules.roma.prospects import foreseen
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.scene import Scene
from colosseum.scenes.table.roma.kit import KIT
from colosseum.scenes.table.roma.layout import LIFT, PANEL
from colosseum.scenes.table.roma.panels.acting import Act
from colosseum.scenes.table.roma.panels.choosing_places import ChoosePlace
from colosseum.scenes.table.roma.panels.prospect_words import told_words
from colosseum.scenes.table.roma.panels.setting_up import LayCards
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.roma.marks import action_marks
from colosseum.widgets.button import Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Widget
from colosseum.words.translation import bold
from tests import languages
from tests.hands import FRAME, Hands
from tests.noting import Notes
from tests.scenes.table.roma.conftest import SitDown


def words_of(widget: Widget) -> str:
    return getattr(widget, "words", "")


def kind_of(widget: Widget) -> Kind | None:
    return getattr(widget, "kind", None)


def last_action(scene: TableScene) -> Action:
    return scene.session.journal.records[-1].action


def press_marked(hands: Hands, scene: TableScene, action: Action) -> None:
    """Press what the action's marks are on, one after another, until it is done."""
    *things, button = action_marks(scene.game, action)
    before = len(scene.records)
    for mark in (*things, button, button):
        shown = [widget for widget in scene.page.widgets if mark in widget.about]
        pressed = [widget.key for widget in shown if widget.on_press and widget.enabled]
        assert shown, f"nothing shows {mark}"
        assert pressed or mark is not button
        if pressed:
            hands.click(pressed[-1])
        if hands.sees("yes"):
            hands.click("yes")
        if len(scene.records) > before:
            return


@pytest.mark.parametrize(
    "line",
    [
        "take money with 6",
        "draw cards with 3",
        "activate 4",
        "play elephantus-militaris on bribery",
        "play decurio on 6",
        "end the turn",
    ],
)
def test_whatever_advice_marks_can_be_pressed(sit_down: SitDown, hands: Hands, line: str) -> None:
    scene = sit_down(ACTING)
    action = ACTIONS.read(line)
    press_marked(hands, scene, action)
    assert last_action(scene) == action


QUESTIONS = {**ANSWERS, **ways.ANSWERS}


@pytest.mark.parametrize("name", [name for name in QUESTIONS if name != "second-die"])
def test_every_question_of_a_card_can_be_answered(
    sit_down: SitDown, hands: Hands, name: str
) -> None:
    position, actions = QUESTIONS[name]
    scene = sit_down(position, *actions)
    for action in scene.game.choices().actions[:1]:
        press_marked(hands, scene, action)
        assert last_action(scene) == action


def test_there_is_a_panel_for_every_kind_of_decision() -> None:
    assert set(KIT.panels) == set(DecisionKind)


def test_a_die_on_a_symbol_where_it_does_nothing_warns_and_says_why(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = sit_down(ACTING)
    hands.click("choose-die-0")
    assert words_of(hands.widget("do")) == "Take money", "what is chosen for you is of use"
    hands.click("choose-symbol-3")
    hands.click("choose-symbol-3")
    assert scene.records == [], "a second press does nothing that is useless"
    button = hands.widget("do")
    assert (words_of(button), kind_of(button)) == ("Activate anyway", Kind.PLAIN)
    reason = hands.widget("choose-symbol-1").disabled_because
    assert reason == "Only a die that shows 1 activates Taberna on I."


def test_the_odds_of_a_battle_are_on_the_cards_it_can_hit(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING, "activate 4")
    keys = {widget.key for widget in scene.page.widgets}
    assert {"choose-place-1-3", "choose-place-1-4", "choose-place-1-5"} <= keys
    assert "choose-place-1-2" not in keys
    hands.click("choose-place-1-3")
    assert getattr(hands.widget("do"), "words", "") == "Attack Forum"


def test_a_target_is_chosen_before_the_card_is_activated(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    hands.click("choose-die-1")
    hands.click("target-3")
    assert hands.sees("attack"), "an arrow shows whom Ballista would attack"
    hands.click("do")
    hands.wait(0.2)
    assert [record.action for record in scene.records] == [Activate(4), Choose(3)]


def test_a_target_chosen_in_advance_counts_once(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING.replace("3 + 4 + 6", "4 + 4 + 6").replace("3: forum", "3: portus"))
    hands.click("choose-die-0")
    hands.click("choose-place-1-5")
    assert scene.records == []
    hands.click("choose-place-1-5")
    hands.wait(0.2)
    assert last_action(scene) == Choose(5), "the second click on the target attacks it"
    scene.act(Activate(4))
    hands.wait(0.2)
    assert scene.game.state.step == DecisionKind.TARGET
    assert last_action(scene) == Activate(4)


def test_without_a_target_the_card_asks(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    hands.click("choose-die-1")
    hands.click("do")
    hands.wait(0.2)
    assert scene.game.state.step == DecisionKind.TARGET


def test_pointing_at_a_card_says_what_the_chosen_die_would_do(
    sit_down: SitDown, hands: Hands
) -> None:
    sit_down(ACTING)
    odds = f"{bold('Arena')} 83%"
    assert odds in hands.widget("choose-place-0-4").tip, "a die could activate it"
    hands.click("choose-die-1")
    assert odds in hands.widget("choose-place-0-4").tip
    assert "You will have 15 sesterces." in hands.widget("choose-symbol-7").tip
    hands.click("choose-die-2")
    assert "You gain 4 victory points." in hands.widget("choose-place-0-6").tip
    hands.click("choose-die-0")
    assert "Triremis can do nothing now." in hands.widget("choose-place-0-3").tip


def test_what_befalls_the_opponent_is_told_by_name(sit_down: SitDown) -> None:
    position = ACTING.replace("veneficus, ", "").replace("4: arena", "4: tuba")
    scene = sit_down(position.replace("4: ballista", "4: veneficus"))
    seen = foreseen(scene.game, Activate(4))
    assert told_words(seen.events, scene.game) == "Octavia’s Tuba on IV is discarded."


def test_a_single_card_is_drawn_and_kept(sit_down: SitDown, hands: Hands) -> None:
    sit_down(ACTING.replace("3 + 4 + 6", "1 + 4"))
    hands.click("choose-die-0")
    assert hands.widget("choose-symbol-8").tip.endswith("\nYou draw 1 card and keep it.")
    hands.click("choose-die-1")
    tip = hands.widget("choose-symbol-8").tip
    assert tip.endswith("\nYou see 4 cards and keep one. The others are discarded.")


def test_a_chosen_symbol_has_no_tip_for_the_panel_says_it(sit_down: SitDown, hands: Hands) -> None:
    sit_down(ACTING)
    hands.click("choose-die-1")
    hands.click("choose-symbol-7")
    assert not hands.widget("choose-symbol-7").tip
    assert hands.widget("choose-symbol-8").tip


def test_a_card_to_play_is_shown_with_the_card_opposite(sit_down: SitDown) -> None:
    panel = Act(sit_down(ACTING))
    panel.choice.choose_held(0)
    panel.choice.choose_place(4)
    assert panel.words.note().endswith("Ballista is discarded.\nOpposite it, Octavia has Arena.")


def test_an_always_on_card_needs_no_die(sit_down: SitDown) -> None:
    panel = LayCards(sit_down(LAYING.replace("castra", "telonium")))
    assert panel.words_on_laying() == "A die on the symbol beside the card will activate it."
    panel.lay_out(ACTIONS.read("lay telonium on bribery"))
    assert panel.words_on_laying() == "It works on any place, and needs no die."


def test_six_drawn_cards_are_in_one_row(sit_down: SitDown, hands: Hands) -> None:
    drawn = "drawn: castra + decurio + forum + aries + tuba + taberna"
    position = f"step: keep\nturn: 3\nseat: 1\n{drawn}\nplayers: [{{name: Aquila}}, {{}}]"
    scene = sit_down(position)
    tiles = [it.box for it in scene.page.widgets if it.key.startswith("offered-")]
    assert len(tiles) == 6
    assert len({tile.top for tile in tiles}) == 1
    assert tiles[-1].right <= PANEL.right


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("step: keep\nturn: 3\nseat: 1\ndrawn: 2 forum + tuba\nplayers: [{name: Aquila}, {}]", ()),
        (ANSWERS["take"][0].replace("veneficus, forum", "forum, forum"), ANSWERS["take"][1]),
        (
            ANSWERS["take-from-hand"][0].replace("fortuna + portus", "2 fortuna"),
            ANSWERS["take-from-hand"][1],
        ),
    ],
)
def test_equal_cards_to_choose_from_say_how_many_they_are(
    sit_down: SitDown, hands: Hands, position: str, actions: tuple[str, ...]
) -> None:
    scene = sit_down(position, *actions)
    assert "2×" in Notes(hands.app.screen).of(scene.page.widgets)


def test_a_chosen_card_is_where_it_rises_to(sit_down: SitDown, hands: Hands) -> None:
    """So that a frame round it fits."""
    sit_down(ACTING)
    before = hands.widget("choose-held-0").box.top
    hands.click("choose-held-0")
    boxes = {tuple(hands.widget(key).box) for key in ("held-0", "choose-held-0")}
    assert len(boxes) == 1
    assert hands.widget("held-0").box.top == before - LIFT
    assert hands.widget("hand").box.contains(hands.widget("held-0").box)


def test_the_end_of_a_turn_says_what_is_left_and_asks_first(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = sit_down(ACTING)
    assert words_of(hands.widget("end")) == "End turn: 3 dice unused"
    hands.click("end")
    asking: Scene = hands.scene
    assert isinstance(asking, ConfirmScene)
    assert asking.question.explanation == (
        "3 of your dice are unused. 1 of your places is empty, and you can pay for a card."
    )
    hands.press(pygame.K_RETURN)
    assert hands.scene is scene, "Enter plays on"
    assert scene.records == []
    hands.click("end")
    hands.click("yes")
    assert scene.records[0].action == END_TURN


def test_no_one_is_asked_who_wants_no_confirmations(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    hands.app.settings.confirmations = False
    hands.click("end")
    assert scene.records[0].action == END_TURN


def test_a_place_that_could_be_filled_counts_as_left(sit_down: SitDown, hands: Hands) -> None:
    money = [f"take money with {die}" for die in (3, 4, 6)]
    scene = sit_down(ACTING, *money)
    assert not hands.sees("do")
    end = hands.widget("end")
    assert (words_of(end), kind_of(end)) == ("End turn: 1 place empty", Kind.PLAIN)
    hands.click("choose-held-0")
    assert words_of(hands.widget("do")) == "Play it beside Bribery"
    hands.press(pygame.K_RETURN)
    assert scene.records[-1].action == Play(1, 0), "Enter does what is chosen"
    end = hands.widget("end")
    assert (words_of(end), kind_of(end)) == ("End turn", Kind.PRIMARY)
    hands.click("end")
    assert scene.records[len(money) + 1].action == END_TURN


def test_the_last_points_are_announced_before_they_are_lost(
    sit_down: SitDown, hands: Hands
) -> None:
    panel = Act(sit_down(LAST_POINTS))
    assert words_of(hands.widget("end")) == "End turn: your last 2 points go"
    assert panel._end_notice() == "On your next turn you lose your last 2 points."


def test_the_end_of_the_game_is_on_the_button_and_never_red_if_it_is_lost(
    sit_down: SitDown, hands: Hands
) -> None:
    sit_down(LAST_SUPPLY)
    hands.click("choose-die-1")
    hands.click("choose-symbol-6")
    button = hands.widget("do")
    assert words_of(button) == "Activate Pictor:\nyou lose 16 to 21"
    assert kind_of(button) is Kind.PLAIN
    tip = hands.widget("choose-place-0-6").tip
    assert tip.endswith("This ends the game: you lose 16 to 21.")


def test_the_end_of_a_turn_that_wins_the_game_is_red_and_asks_nothing(
    sit_down: SitDown, hands: Hands
) -> None:
    """Octavia has three points left, and three empty places."""
    scene = sit_down(
        LAST_POINTS.replace("points: 2", "points: 9", 1)
        .replace("points: 11", "points: 3")
        .replace("supply: 23", "dice: 3 + 6\nsupply: 24")
    )
    button = hands.widget("end")
    assert words_of(button) == "End turn: you win 9 to 0"
    assert kind_of(button) is Kind.PRIMARY
    hands.click("end")
    assert last_action(scene) == END_TURN


def test_what_helps_the_opponent_more_is_never_red(sit_down: SitDown, hands: Hands) -> None:
    sit_down(ACTING.replace("1: taberna, 2: templarius, 3: triremis, 4: ballista, ", ""))
    hands.click("choose-die-2")
    hands.click("choose-symbol-6")
    assert kind_of(hands.widget("do")) is Kind.PLAIN
    assert "Octavia gains more than you." in hands.widget("choose-place-0-6").tip


def test_the_line_of_a_forum_says_how_many_points_it_can_bring(sit_down: SitDown) -> None:
    panel = Act(sit_down(ACTING.replace("3: triremis", "3: forum")))
    words = panel.words.in_short(panel.choice.dice[0])
    assert words == "Up to 6 victory points."
    panel.choice.choose_die(0)
    assert panel.words.note() == words, "once it is chosen too"


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("hand: forum + aries, places: {3: templarius}", "You gain 1 to 3 victory points."),
        (
            "hand: forum + aries, places: {3: fortuna}",
            "You discard your 2 cards and draw 2 new ones.",
        ),
        ("hand: forum, places: {3: fortuna}", "You discard your card and draw a new one."),
    ],
)
def test_the_line_of_a_card_says_what_chance_can_bring(
    sit_down: SitDown, cards: str, words: str
) -> None:
    position = f"turn: 3\nseat: 1\ndice: 3 + 4 + 6\nplayers:\n- {{{cards}}}\n- {{}}"
    panel = Act(sit_down(position))
    assert panel.words.in_short(panel.choice.dice[0]) == words


def test_the_button_says_that_a_card_is_discarded(sit_down: SitDown, hands: Hands) -> None:
    places = "{3: offertorium, 4: templarius, 5: pictor}"
    position = f"turn: 3\nseat: 1\ndice: 3 + 4\nplayers:\n- {{places: {places}}}\n- {{}}"
    sit_down(position, "activate 3")
    hands.click("choose-place-0-4")
    assert words_of(hands.widget("do")) == "Discard Templarius"


def test_the_line_of_a_battle_names_the_targets_most_likely_to_fall(sit_down: SitDown) -> None:
    panel = Act(sit_down(ACTING))
    battle = next(it for it in panel.choice.dice if it.prospect and it.prospect.seen.fights)
    assert battle.prospect is not None
    fights = battle.prospect.seen.fights
    assert len(fights) == 3
    words = panel.words.in_short(battle)
    chances = [int(it.rstrip("%")) for it in re.findall(r"\d+%", words)]
    assert chances == sorted(chances, reverse=True)
    assert len(chances) == 3


def test_targets_of_one_name_say_where_they_are(sit_down: SitDown, hands: Hands) -> None:
    twins = ACTING.replace("4: ballista", "4: decurio").replace("hand: decurio + ", "hand: ")
    twins = twins.replace("2: bestia", "2: castra").replace("3: forum", "3: bestia")
    twins = twins.replace("4: arena, 5: aquaeductus", "4: magister, 5: bestia")
    sit_down(twins.replace("[castra, ", "["), "activate 4")
    odds = [words_of(hands.widget(f"target-{place}")) for place in (3, 4, 5)]
    assert odds == ["III · 83%", "83%", "V · 83%"]


def test_four_targets_leave_the_question_and_the_odds_their_room(
    sit_down: SitDown, hands: Hands
) -> None:
    """A second row of chips would press the words below it into a strip."""
    hunter = ACTING.replace("4: ballista", "4: bestia").replace("2: bestia", "2: magister")
    hunter = hunter.replace("{bribery: speculator, 1: magister", "{1: arena")
    hunter = hunter.replace("3: forum, 4: arena, 5: aquaeductus", "3: veneficus, 4: tuba")
    scene = sit_down(hunter.replace("[castra, veneficus, ", "[castra, "), "activate 4")
    panel = scene._panel
    assert isinstance(panel, ChoosePlace)
    assert len(panel.fights) == 4
    assert panel.note_room.height >= 96
    hands.click("choose-place-1-3")
    assert words_of(hands.widget("do")) == "Attack Veneficus"


def test_keys_take_dice_and_enter_uses_them(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    hands.press(pygame.K_3)
    assert words_of(hands.widget("do")) == "Activate Pictor"
    hands.press(pygame.K_1)
    hands.press(pygame.K_RETURN)
    assert last_action(scene) == TakeMoney(3)


def test_one_s_own_cards_stay_within_reach_while_a_die_is_chosen(
    sit_down: SitDown, hands: Hands
) -> None:
    sit_down(ACTING)
    hands.click("choose-die-1")
    assert words_of(hands.widget("do")) == "Activate Ballista"
    hands.click("choose-place-0-6")
    assert words_of(hands.widget("do")) == "Activate Pictor", "with the 6"


def test_esc_gives_up_what_is_chosen_before_it_opens_the_menu(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = sit_down(ACTING)
    for choose in ("choose-die-1", "choose-held-0"):
        hands.click(choose)
        assert hands.sees("do")
        hands.press(pygame.K_ESCAPE)
        assert hands.app.scene is scene
        assert not hands.sees("do")
    hands.press(pygame.K_ESCAPE)
    assert hands.app.scene is not scene


def test_tab_leads_from_the_chosen_card_to_the_places(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING.replace("statua-jovis", "forum"))
    scene.page.focus_on("choose-held-2")
    hands.press(pygame.K_RETURN)
    hands.press(pygame.K_TAB)
    assert scene.page.focus is not None
    assert scene.page.focus.key.startswith("choose-place-0-")


def test_enter_uses_the_die_taken_by_a_key_wherever_the_focus_was(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = sit_down(ACTING)
    scene.page.focus_on("log lines")
    hands.press(pygame.K_2)
    hands.wait(0.5)
    hands.press(pygame.K_RETURN)
    assert last_action(scene) == Activate(4)


def test_the_same_key_again_turns_to_the_die_s_next_use(sit_down: SitDown, hands: Hands) -> None:
    """Without walking over the whole row."""
    scene = sit_down(ACTING)
    seen = []
    for _ in range(4):
        hands.press(pygame.K_3)
        seen.append(words_of(hands.widget("do")))
    assert seen == ["Activate Pictor", "Take money", "Draw 6, keep 1", "Activate Pictor"]
    hands.press(pygame.K_3, pygame.K_3, pygame.K_RETURN)
    assert last_action(scene) == DrawCards(6)


def boxes_of_deeds(scene: TableScene) -> dict[str, Box]:
    """What one press decides at once, by its action, as the panel comes up."""
    return {
        str(action): widget.box
        for widget in scene.page.widgets
        if widget.on_press and widget.enabled
        for action in widget.about
        if isinstance(action, Action)
    }


TRIPLE = "step: reroll\nmay reroll triple: yes"
ASKING = {
    **ANSWERS,
    "act": (ACTING, ()),
    "done": (ACTING, tuple(f"take money with {die}" for die in (3, 4, 6))),
    "triple": (ACTING.replace("3 + 4 + 6", "4 + 4 + 4").replace("step: act", TRIPLE), ()),
    "reroll": (ACTING.replace("step: act", "step: reroll\nrerolls: 1"), ()),
}


def test_no_two_deeds_share_a_place_as_panels_come_up(sit_down: SitDown, hands: Hands) -> None:
    """So that a press meant for one panel never decides something else in the next."""
    places: dict[str, Box] = {}
    for position, actions in ASKING.values():
        places |= boxes_of_deeds(sit_down(position, *actions))
    assert set(places) == {
        "end the turn",
        "keep the dice",
        "roll the triple again",
        "keep the roll",
        "repeat the roll",
        "decline",
    }
    apart = {("end the turn", other) for other in places if other != "end the turn"} | {
        ("keep the dice", "roll the triple again"),
        ("keep the roll", "repeat the roll"),
    }
    for one, other in apart:
        assert not places[one].colliderect(places[other]), (one, other)


def test_only_what_wins_a_battle_can_be_paid_for_it(sit_down: SitDown, hands: Hands) -> None:
    position, actions = ANSWERS["pay"]
    scene = sit_down(position, *actions)
    nothing, enough = (it.key for it in scene.page.widgets if it.key.startswith("pay-"))
    assert nothing == "pay-0"
    hands.click(enough)
    hands.click("do")
    decided = [it for it in scene.records[-1].events if isinstance(it, BattleDecided)]
    assert [it.won and it.strength == it.defence for it in decided] == [True]


def test_an_expensive_card_says_what_is_missing(sit_down: SitDown, hands: Hands) -> None:
    sit_down(ACTING)
    reason = hands.widget("choose-held-2").disabled_because
    assert reason == "Statua Jovis costs 10 sesterces, and you have 9."


def test_a_die_held_over_a_symbol_shows_what_it_would_do_there(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = sit_down(ACTING)
    hands.hold("choose-die-2")
    held_over = {}
    for symbol in (7, 4, 8, 6):
        there = hands.point(f"symbol-{symbol}")
        hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=there)], FRAME)
        button = hands.widget("do")
        held_over[symbol] = getattr(button, "words", ""), button.enabled
    assert held_over[7] == ("Take money", True)
    assert held_over[8] == ("Draw 6, keep 1", True)
    assert held_over[6] == ("Activate Pictor", True)
    assert not held_over[4][1], "a 6 cannot activate IV"
    assert not hands.widget("choose-die-2").tip, "it would cover the tray that the die has left"
    assert scene.records == []


def test_a_die_is_dragged_onto_a_symbol(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    hands.carry("choose-die-2", "symbol-7")
    assert last_action(scene) == TakeMoney(6)
    hands.wait(0.1)
    hands.carry("choose-die-1", "symbol-4")
    assert last_action(scene) == Activate(4)


def test_a_card_is_dragged_onto_a_place(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    hands.carry("choose-held-1", "place-0-0")
    assert last_action(scene) == Play(2, 0)


def test_what_is_dropped_elsewhere_goes_back(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    hands.carry("choose-die-2", "place-1-3")
    hands.carry("choose-die-0", "symbol-3")
    assert scene.session.journal.records == []
    assert words_of(hands.widget("do")) == "Activate anyway"


def test_an_action_is_undone_until_dice_or_cards_decide(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING, "take money with 6")
    hands.press(pygame.K_u)
    assert scene.session.journal.records == []
    press_marked(hands, scene, ACTIONS.read("draw cards with 3"))
    count = len(scene.session.journal.records)
    hands.press(pygame.K_u)
    assert len(scene.session.journal.records) == count


EXCHANGING = """
turn: 0
step: exchange
players:
  - {hand: forum + 2 triremis + aries + castra}
  - {hand: decurio + 2 portus + tuba + arena}
"""
LAYING = EXCHANGING.replace("exchange", "lay")
REROLLING = ACTING.replace("step: act", "step: reroll\nrerolls: 1")


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        ((EXCHANGING, ()), "give triremis + castra"),
        ((LAYING, ()), "lay castra on 4"),
        ((REROLLING, ()), "roll 3 + 6 again"),
        ((ACTING, ()), "draw cards with 3"),
        ((ACTING, ()), "take money with 4"),
        ((ACTING, ()), "activate 6"),
        ((ACTING, ()), "play decurio on 6"),
        (ANSWERS["keep"], "keep taberna"),
        (ANSWERS["target"], "choose 5"),
        (ANSWERS["own-card"], "choose 5"),
        (ANSWERS["swap"], "swap arena with 3"),
        (ANSWERS["take"], "take triremis"),
        (ANSWERS["place"], "choose 6"),
        (ANSWERS["second-die"], "use die 5"),
    ],
)
def test_what_is_laid_out_is_done_by_the_main_button_only(
    sit_down: SitDown, hands: Hands, asked: tuple[str, tuple[str, ...]], line: str
) -> None:
    position, actions = asked
    scene = sit_down(position, *actions)
    action = ACTIONS.read(line)
    assert scene._panel.can_lay_out(action)
    scene._panel.lay_out(action)
    scene.rebuild()
    assert len(scene.records) == len(actions)
    hands.click("do")
    assert scene.records[len(actions)].action == action


def test_the_advisor_lays_its_choice_out(sit_down: SitDown, hands: Hands) -> None:
    scene = sit_down(ACTING)
    hands.press(pygame.K_a)
    assert scene.guidance.advice is not None
    best = scene.guidance.advice.choices[0].action
    hands.click("lay out 1")
    assert scene.records == []
    hands.click("do")
    assert last_action(scene) == best


def test_a_card_of_the_hand_has_a_tooltip_only_if_it_does_not_say_all(
    sit_down: SitDown, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nine side by side are narrow: a few rules would have letters that are too small to read."""
    nine = holding(9).replace("4: arena, ", "").replace("hand: decurio", "hand: arena")

    def explained(count: int) -> list[str]:
        tips = [hands.widget(f"choose-held-{number}").tip for number in range(count)]
        return [tip.split("\n")[0] for tip in tips if tip]

    sit_down(holding(3))
    assert explained(3) == []
    sit_down(nine)
    assert explained(9) == [bold("Castra"), bold("Fons Bacchi")]
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    catalogues.use("fr")
    try:
        sit_down(nine)
        assert bold("Arena") in explained(9)
    finally:
        catalogues.use("en")


def test_a_double_click_chooses_what_another_click_would_give_up(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = sit_down(EXCHANGING)
    for number in (0, 3):
        hands.click(f"choose-held-{number}", times=2)
    hands.click("do")
    assert isinstance(last_action(scene), Give)


@pytest.mark.parametrize("where", ["choose-die", "roll-die"])
def test_dice_to_roll_again_are_chosen_in_tray_and_panel(
    sit_down: SitDown, hands: Hands, where: str
) -> None:
    scene = sit_down(REROLLING)
    hands.click(f"{where}-0", times=2)
    hands.click(f"{where}-1")
    hands.click(f"{where}-1")
    hands.click("do")
    assert last_action(scene) == Reroll((3,))
