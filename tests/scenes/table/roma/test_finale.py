"""How a game of Roma ends on the table: victory and defeat look different, and wait for a click."""

import pytest

from colosseum.gallery.roma.positions import ACTING, AGAINST_COMPUTER, SHARED
from colosseum.rules.roma.actions import END_TURN
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.roma.finale import RomaFinale
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.table.voices import Spoken
from colosseum.sound.music import Mood
from colosseum.words.sentences import Sentence
from tests.hands import Hands
from tests.noting import Notes
from tests.scenes.table.roma.conftest import SitDown

LAST_TURN = ACTING.replace("turn: 7", "turn: 200")


def ended(sit_down: SitDown, hands: Hands, points: tuple[int, int]) -> TableScene:
    position = LAST_TURN.replace("points: 11", f"points: {points[0]}")
    position = position.replace("points: 9", f"points: {points[1]}")
    position = position.replace("supply: 16", f"supply: {36 - sum(points)}")
    scene = sit_down(position)
    hands.app.settings.speed = "normal"
    scene.act(END_TURN)
    hands.wait(8)
    return scene


@pytest.mark.parametrize(
    ("points", "title", "line", "mood"),
    [
        ((12, 9), "Victory", "Ahead by 3 victory points.", Mood.TRIUMPH),
        ((8, 9), "Defeat", "1 victory point short.", Mood.DEFEAT),
        ((9, 9), "A shared victory", "Level to the last point.", Mood.TRIUMPH),
    ],
)
def test_victory_and_defeat_have_their_own_look_line_and_music(
    sit_down: SitDown,
    hands: Hands,
    points: tuple[int, int],
    title: str,
    line: str,
    mood: Mood,
) -> None:
    scene = ended(sit_down, hands, points)
    finale = scene.display.timeline.now
    assert isinstance(finale, RomaFinale)
    shown = Notes(hands.app.screen).all_of(scene)
    assert title in shown
    assert line in shown
    assert ("roma/leaf" in shown) == (mood is Mood.TRIUMPH)
    assert finale.mood is mood


def test_the_winner_of_two_people_is_named_first(sit_down: SitDown, hands: Hands) -> None:
    behind = LAST_TURN.replace("points: 11", "points: 5").replace("supply: 16", "supply: 22")
    scene = sit_down(behind, levels=SHARED)
    hands.click("take over")
    hands.app.settings.speed = "normal"
    scene.act(END_TURN)
    hands.wait(8)
    shown = Notes(hands.app.screen).all_of(scene)
    assert shown.index("ahead by 4 victory points.") < shown.index("4 victory points short.")


def test_nothing_said_before_hangs_over_it(sit_down: SitDown, hands: Hands) -> None:
    scene = ended(sit_down, hands, (8, 9))
    scene.voices.spoken, scene.voices._words_left = Spoken(0, Sentence("Empty chairs.")), 60.0
    scene.rebuild()
    hands.wait(0.1)
    assert isinstance(scene.display.timeline.now, RomaFinale)
    assert not hands.sees("spoken")


def test_the_ceremony_stays_until_a_click_and_then_come_the_results(
    sit_down: SitDown, hands: Hands
) -> None:
    scene = ended(sit_down, hands, (12, 9))
    hands.wait(20)
    assert hands.scene is scene
    hands.click_at(hands.app.screen.point((800, 500)))
    hands.wait(0.5)
    assert isinstance(hands.scene, ResultsScene)


@pytest.mark.parametrize("levels", [SHARED, AGAINST_COMPUTER])
def test_nothing_below_the_ceremony_can_be_pressed(
    sit_down: SitDown, hands: Hands, levels: tuple[str, str]
) -> None:
    scene = sit_down(LAST_TURN, levels=levels)
    if hands.sees("take over"):
        hands.click("take over")
    hands.app.settings.speed = "normal"
    scene.act(END_TURN)
    hands.wait(8)
    tools = {"skip"}
    below = [it for it in scene.page.widgets if it.on_press and it.box.top > 56]
    assert {it.key for it in below} <= tools
