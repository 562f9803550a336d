"""Hints and advice at the table: shown, hidden, opened again, and never acting by themselves."""

from functools import partial

import pygame
import pytest

from colosseum import games
from colosseum.files import catalogues
from colosseum.gallery.colosseum import positions
from colosseum.play.seats import Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import BuyProgramme, Counter, Offer
from colosseum.rules.colosseum.phases import STEPS
from colosseum.rules.journal import Journal
from colosseum.scenes.parts import keys
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.table import guidance
from colosseum.scenes.table.colosseum.catalogue import CatalogueScene
from colosseum.scenes.table.colosseum.kit import KIT
from colosseum.scenes.table.colosseum.layout import (
    CARDS,
    CATALOGUE,
    CENTRE,
    HINT,
    LEDGER,
    LOG,
    LOW_PANEL,
    PANEL,
    SEATS_OUTER,
    TALL_PANEL,
    plaque_box,
    plaque_boxes,
)
from colosseum.scenes.table.colosseum.mark_outlines import outline
from colosseum.scenes.table.colosseum.panels.answering import Answer
from colosseum.scenes.table.colosseum.panels.trading import Trade
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.table.words_below_panel import paint_words, words_height
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.colosseum.marks import ForSale
from colosseum.tutor.hints import Hint, hints_for
from colosseum.tutor.progress import Progress
from colosseum.widgets import widget_page
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.press_guard import GUARD
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.tutor.colosseum.positions import bidding, invest, offered, rolling, trade
from tests.tutor.colosseum.test_hints import CASES, FAR

STAR = "star-is-yours"


def sit_down(hands: Hands, game: Game) -> TableScene:
    """The table at a position, with only human players, so that nothing happens by itself."""
    seats = [Seat(name, "human", place) for place, name in enumerate(game.seats)]
    scene = TableScene(hands.app, Session(Journal(game.copy()), seats, None))
    hands.open(scene)
    hands.wait(0.1)
    return scene


def shown(scene: TableScene) -> str | None:
    return scene.guidance.hint.id if scene.guidance.hint else None


def shown_marks(scene: TableScene) -> set[object]:
    """What the table shows, and the catalogue that opens from it."""
    catalogue = CatalogueScene(scene.window, scene)
    widgets = [*scene.page.widgets, *catalogue.widgets()]
    return {mark for widget in widgets for mark in widget.about}


@pytest.fixture
def quick(open_app: OpenApp) -> Hands:
    return Hands(open_app((1024, 576), speed="instant", muted=True))


# Hints


def test_the_most_pressing_hint_is_shown(quick: Hands) -> None:
    game = invest("coins: 4, tokens: 3 horse")
    scene = sit_down(quick, game)
    assert shown(scene) == hints_for(TUTOR.situations, game, 0)[0].id == "nothing-to-invest"
    assert HINT.contains(quick.widget("dismiss").box)


def test_a_hidden_hint_is_remembered_and_opened_again_with_h(quick: Hands) -> None:
    game = invest("coins: 4, tokens: 3 horse")
    scene = sit_down(quick, game)
    quick.click("dismiss")
    assert shown(scene) is None
    assert not quick.sees("dismiss")
    assert Progress.load("colosseum").seen == ["nothing-to-invest"]
    quick.press(pygame.K_h)
    assert shown(scene) == "nothing-to-invest"
    quick.press(pygame.K_h)
    assert shown(scene) is None
    quick.click("hint")
    assert shown(scene) == "nothing-to-invest"
    again = sit_down(quick, game)
    assert shown(again) == STAR, "the one before it was seen"


def test_deciding_counts_as_having_seen_the_hint(quick: Hands) -> None:
    scene = sit_down(quick, invest("coins: 4"))
    quick.click("pass")
    assert Progress.load("colosseum").seen == ["nothing-to-invest"]
    assert shown(scene) != "nothing-to-invest"


def test_without_hints_none_comes_up_but_h_still_opens_one(open_app: OpenApp) -> None:
    hands = Hands(open_app(speed="instant", hints=False))
    scene = sit_down(hands, invest("coins: 4"))
    assert shown(scene) is None
    hands.press(pygame.K_h)
    assert shown(scene) == "nothing-to-invest"


def test_hints_switched_off_and_on_are_all_new_again(quick: Hands) -> None:
    game = invest("coins: 4")
    sit_down(quick, game)
    quick.click("dismiss")
    quick.open(SettingsScene(quick.app))
    quick.click("hints")
    assert Progress.load("colosseum").seen == ["nothing-to-invest"]
    quick.click("hints")
    assert Progress.load("colosseum").seen == []
    assert shown(sit_down(quick, game)) == "nothing-to-invest"


def in_settings(hands: Hands, *keys: str) -> None:
    """Press these controls of the settings, and come back to the table."""
    hands.press(pygame.K_ESCAPE)
    hands.click("settings")
    for key in keys:
        hands.click(key)
    hands.press(pygame.K_ESCAPE, pygame.K_ESCAPE)


def test_a_hint_stays_as_it_is_while_the_settings_are_visited(quick: Hands) -> None:
    scene = sit_down(quick, invest("coins: 4"))
    words = scene.words.words(scene._task)
    assert shown(scene) == "nothing-to-invest"
    in_settings(quick, "speed-fast", "tab-accessibility", "scale-1.1", "symbols", "animations")
    assert quick.scene is scene
    assert scene.words.words(scene._task) == words
    in_settings(quick, "hints", "hints")
    assert scene.words.words(scene._task) == words


def test_hints_switched_off_and_on_at_the_table_take_effect_at_once(quick: Hands) -> None:
    scene = sit_down(quick, invest("coins: 4"))
    in_settings(quick, "hints")
    assert shown(scene) is None
    in_settings(quick, "hints")
    assert shown(scene) == "nothing-to-invest"
    quick.click("dismiss")
    in_settings(quick, "hints", "hints")
    assert shown(scene) == "nothing-to-invest", "it is new again"


def test_what_the_settings_forget_is_not_remembered_by_the_table(quick: Hands) -> None:
    sit_down(quick, invest("coins: 4"))
    quick.click("dismiss")
    quick.press(pygame.K_h)
    in_settings(quick, "hints", "hints")
    assert Progress.load("colosseum").seen == []
    quick.click("pass")
    assert Progress.load("colosseum").seen == ["nothing-to-invest"]


def test_where_there_is_no_hint_h_says_so(quick: Hands) -> None:
    scene = sit_down(quick, rolling("tokens: gladiator", nobles=FAR))
    assert shown(scene) is None
    quick.press(pygame.K_h)
    assert scene.words.notice == "There is no hint right now."


def test_a_hint_below_a_tall_panel_takes_the_log_s_place_until_it_is_closed(quick: Hands) -> None:
    scene = sit_down(quick, trade("medals: 1"))
    assert shown(scene) is not None
    assert quick.widget("words").box == LOG
    assert not quick.sees("log lines")
    quick.click("dismiss")
    assert quick.widget("log lines").box == LOG


def test_a_notice_comes_before_the_hint(quick: Hands) -> None:
    scene = sit_down(quick, invest("coins: 4"))
    quick.press(pygame.K_u)
    assert not quick.sees("dismiss")
    assert scene.words.words(scene._task) == scene.words.notice != ""
    quick.wait(3)
    assert quick.sees("dismiss")


@pytest.mark.parametrize("name", CASES)
def test_what_a_hint_is_about_is_marked_at_the_table(quick: Hands, name: str) -> None:
    game, _, _ = CASES[name]
    scene = sit_down(quick, game)
    hint = next(hint for hint in hints_for(TUTOR.situations, game, 0) if hint.id == name)
    assert {mark for mark in hint.about if outline(mark) is None} <= shown_marks(scene)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_hint_fits_below_any_panel_and_leaves_the_board_alone(
    open_app: OpenApp, scale: float
) -> None:
    app = open_app(language=catalogues.LONGER, scale=scale)
    ring = centred(CENTRE, 2 * SEATS_OUTER)
    brush = Brush(pygame.Surface(app.screen.size), app.screen, app.paintbox)
    for name, (game, _, _) in CASES.items():
        hint = next(hint for hint in hints_for(TUTOR.situations, game, 0) if hint.id == name)
        for panel in (PANEL, TALL_PANEL, LOW_PANEL):
            words = say(hint.words)
            height = partial(words_height, brush, words, closable=True)
            box = KIT.layout.words_box(panel, height)
            paint_words(brush, words, box, closable=True)
            assert box.collidelist([panel, ring, LEDGER, CARDS, CATALOGUE]) == -1
            if panel is not TALL_PANEL:
                log = KIT.layout.log_box(panel, box)
                assert log.contains(LOG)
                assert not log.colliderect(box)
    assert app.paintbox.overflows == []


# Advice


def test_advice_is_shown_on_request_and_closing_it_changes_nothing(quick: Hands) -> None:
    scene = sit_down(quick, invest())
    before, count = scene.game.position(), len(scene.records)
    quick.press(pygame.K_a)
    assert [quick.sees(f"advice {place}") for place in (1, 2, 3)] == [True] * 3
    quick.click("advice 2")
    assert scene.guidance.advice is not None
    quick.click("close advice")
    assert scene.guidance.advice is None
    quick.click("advice")
    quick.press(pygame.K_ESCAPE)
    assert scene.guidance.advice is None
    assert quick.scene is scene, "Esc closed the advice, and opened no menu"
    assert (scene.game.position(), len(scene.records)) == (before, count)
    quick.press(pygame.K_ESCAPE)
    assert quick.scene is not scene


def test_a_double_click_does_not_put_away_what_it_opened(quick: Hands) -> None:
    scene = sit_down(quick, invest())
    quick.click("advice")
    quick.click_at(quick.point("advice"))
    assert scene.guidance.advice is not None
    quick.wait(2 * GUARD)
    quick.click("advice")
    assert scene.guidance.advice is None


def test_a_choice_is_explained_beside_the_advice_and_not_across_the_table(quick: Hands) -> None:
    sit_down(quick, invest())
    quick.press(pygame.K_a)
    quick.hover("advice 1")
    quick.wait(1.0)
    tip, advice = quick.scene.page.tip_box, quick.widget("advice 1").box
    assert tip is not None
    assert advice.inflate(40, 40).colliderect(tip)


@pytest.mark.parametrize("seat", [0, 3])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_advice_covers_nothing_one_works_on_nor_the_log(
    open_app: OpenApp, seat: int, scale: float
) -> None:
    hands = Hands(open_app(speed="instant", muted=True, scale=scale))
    sit_down(hands, invest("", "", "", "", first=seat + 1))
    hands.press(pygame.K_a)
    panel = hands.widget("advice panel").box
    worked_on = [PANEL, LOG, HINT, LEDGER, CARDS, CATALOGUE]
    if scale == 1.0:
        worked_on.append(plaque_box(seat, 4))
    assert [box for box in worked_on if panel.colliderect(box)] == []
    rows = [hands.widget(f"advice {place}") for place in (1, 2, 3)]
    assert all(panel.contains(row.box) for row in rows)
    assert hands.app.paintbox.overflows == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_advice_covers_a_plaque_wholly_or_not_at_all(quick: Hands, players: int) -> None:
    sit_down(quick, invest(*[""] * players))
    quick.press(pygame.K_a)
    panel = quick.widget("advice panel").box
    for plaque in plaque_boxes(players):
        assert panel.top <= plaque.top or panel.top >= plaque.bottom


@pytest.mark.parametrize("name", ["advice", "advice-laid-out"])
def test_no_slice_of_the_log_is_seen_beside_advice(quick: Hands, name: str) -> None:
    """At Roma's table, advice lies where the log is."""
    shown = next(it for it in games.gallery("roma").table() if it.name == name)
    shown.show(quick.app)
    advice = quick.widget("advice panel").box
    assert not any(
        it.box.colliderect(advice) for it in quick.scene.page.widgets if it.key.startswith("log l")
    )


@pytest.mark.parametrize(
    ("game", "silenced"),
    [
        (trade("tokens: 2 ship", "tokens: 2 ship, programmes: [5]"), "star-one-deal-away"),
        (
            bidding(
                "coins: 30, programmes: [6], tokens: 2 horse",
                markets="[lion + 2 cage]",
                turn=2,
                coins=28,
            ),
            "market-for-a-programme",
        ),
    ],
)
def test_a_hint_that_urges_what_the_advisor_would_not_do_is_silent(
    quick: Hands, game: Game, silenced: str
) -> None:
    assert silenced in [hint.id for hint in hints_for(TUTOR.situations, game, 0)]
    scene = sit_down(quick, game)
    while (hint := scene.guidance.hint) is not None:
        assert hint.id != silenced
        quick.click("dismiss")
        scene.guidance.asked(0)
        scene.rebuild()


def test_the_advisor_is_not_asked_about_hints_seen_before(
    quick: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = invest("coins: 4, tokens: 3 horse")
    for hint in hints_for(TUTOR.situations, game, 0):
        Progress.load("colosseum").see(hint.id)

    def advise(*question: object) -> None:
        raise AssertionError("it takes too long to ask for nothing")

    monkeypatch.setattr(guidance, "advise", advise)
    assert shown(sit_down(quick, game)) is None


def test_asking_the_advisor_puts_the_hint_away(quick: Hands) -> None:
    """They may see things differently, and would contradict each other side by side."""
    scene = sit_down(quick, invest("coins: 4"))
    assert shown(scene) == "nothing-to-invest"
    quick.press(pygame.K_a)
    assert shown(scene) is None
    assert not quick.sees("dismiss")
    quick.press(pygame.K_h)
    assert shown(scene) == "nothing-to-invest"
    assert scene.guidance.advice is None


def test_an_advised_programme_is_marked_in_the_catalogue(quick: Hands) -> None:
    scene = sit_down(quick, positions.deciding("invest", 4).game)
    quick.press(pygame.K_a)
    assert scene.guidance.advice is not None
    choices = scene.guidance.advice.choices
    place, number = next(
        (place, choice.action.number)
        for place, choice in enumerate(choices, start=1)
        if isinstance(choice.action, BuyProgramme)
    )
    quick.click(f"advice {place}")
    quick.click("catalogue")
    assert scene.pointed_at == choices[place - 1].about
    assert ForSale(number) in scene.pointed_at
    assert quick.sees(f"programme {number}")
    assert quick.sees("marks")


def test_the_catalogue_opens_at_the_page_of_what_is_advised(quick: Hands) -> None:
    scene = sit_down(quick, invest("coins: 60"))
    last = CatalogueScene(quick.app, scene)._listed[-1]
    scene.guidance.show(Hint("far-away", (), Sentence("Buy it."), (ForSale(last.number),)))
    quick.click("catalogue")
    assert quick.sees(f"programme {last.number}")


def test_an_advised_offer_is_put_into_the_trays_by_one_press(quick: Hands) -> None:
    scene = sit_down(quick, positions.deciding("trade").game)
    before = len(scene.records)
    quick.press(pygame.K_a)
    assert scene.guidance.advice is not None
    offer = scene.guidance.advice.choices[1].action
    quick.click("lay out 2")
    panel = scene._panel
    assert isinstance(panel, Trade)
    assert offer == Offer(panel.partner, panel.trays.give, panel.trays.take)
    assert scene.guidance.advice is not None, "it stays to compare"
    assert len(scene.records) == before, "nothing is offered yet"
    quick.click("do")
    assert scene.records[-1].action == offer


def test_an_advised_counter_offer_is_put_into_the_trays_by_one_press(quick: Hands) -> None:
    mine = "coins: 10, programmes: [6], tokens: chariot"
    other = "coins: 60, programmes: [20], arena: 14-16, tokens: 4 horse + 2 chariot + 2 torch"
    scene = sit_down(quick, offered(mine, other, "3 coins", "chariot"))
    quick.press(pygame.K_a)
    assert scene.guidance.advice is not None
    counter = scene.guidance.advice.choices[0].action
    assert not quick.sees("lay out 2"), "there is nothing to lay out in a refusal"
    quick.click("lay out 1")
    panel = scene._panel
    assert isinstance(panel, Answer)
    assert panel.trays is not None
    assert counter == Counter(panel.trays.give, panel.trays.take)


def test_acting_closes_the_advice(quick: Hands) -> None:
    scene = sit_down(quick, invest())
    quick.press(pygame.K_a)
    quick.click("ticket")
    assert len(scene.records) == 1
    assert scene.guidance.advice is None


def test_there_is_no_advice_while_others_decide(open_app: OpenApp) -> None:
    hands = Hands(open_app(speed="normal", muted=True))
    session = Session.new(games.find("colosseum"), positions.seated(4), 3)
    scene = TableScene(hands.app, session)
    hands.app.push(scene)  # without waiting: a quick opponent might be done by then
    hands.app.step([], 0.0)
    assert not session.awaits_human
    hands.press(pygame.K_a)
    assert scene.guidance.advice is None
    assert hands.widget("advice").disabled_because == scene.words.notice != ""
    hands.press(pygame.K_h)
    assert shown(scene) is None, "no hint is shown for someone else"


@pytest.mark.parametrize("kind", [kind for kind in STEPS if kind != "settle"])
def test_what_is_advised_first_is_marked_at_the_table(quick: Hands, kind: str) -> None:
    session = positions.deciding(kind)
    scene = TableScene(quick.app, session)
    quick.open(scene)
    quick.wait(0.1)
    quick.press(pygame.K_a)
    assert scene.guidance.advice is not None
    assert set(scene.guidance.advice.choices[0].about) & shown_marks(scene)


# Keys


def test_no_keys_clash(quick: Hands) -> None:
    scene = sit_down(quick, invest())
    every = [shortcut for shortcut, _ in (*scene.shortcuts(), *quick.app.shortcuts())]
    # A controller has a button for the menu. Esc comes to it too, by going back.
    bound = [shortcut for shortcut in every if shortcut != keys.MENU]
    everything = [key for shortcut in bound for key in shortcut.keys]
    assert len({(key.code, key.with_ctrl) for key in everything}) == len(everything)
    # Enter goes on only where there is nothing for it to press.
    of_page = {pygame.K_TAB, *widget_page._DIRECTIONS, pygame.K_BACKSPACE}
    assert of_page.isdisjoint(key.code for key in everything)
    listed = {*keys.EVERYWHERE, *keys.AT_THE_TABLE, *keys.ALOUD, *scene.kit.keys}
    assert {it.does for it in bound} <= {it.does for it in listed}


# Why not


@pytest.mark.painted
def test_the_reason_shows_when_pointed_at_and_when_focused(quick: Hands) -> None:
    def looks() -> bytes:
        return pygame.image.tobytes(quick.app.picture(), "RGB")

    sit_down(quick, invest("coins: 4"))
    reason = quick.widget("ticket").disabled_because
    assert reason
    assert reason in quick.widget("ticket").explanation
    quick.hover("ticket")
    before = looks()
    quick.wait(0.6)
    assert looks() != before, "it shows once the mouse rests"
    quick.hover("plaque-0")
    away = looks()
    quick.scene.page.focus_on("loge")
    quick.wait(0.1)
    assert looks() != away, "and at once when a key comes there"
