"""Opponents react to what is shown: faces for a moment, and one line a phase at most."""

import pytest

from colosseum.gallery.colosseum import positions
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.state import Phase
from colosseum.scenes.table.colosseum.spoken_lines import VOICES
from colosseum.scenes.table.scene import TableScene
from tests.conftest import OpenApp
from tests.hands import Hands

DEAL = ev.DealStruck(1, 2, Bundle(), Bundle())
STAR = ev.StarMoved(Asset.LION, 3, 2)


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    """A person about to trade, with Livia, Cassius and Flavia."""
    made = Hands(open_app((1280, 720), speed="instant", muted=True))
    made.open(TableScene(made.app, positions.deciding("trade", 2)))
    return made


def table(hands: Hands) -> TableScene:
    assert isinstance(hands.scene, TableScene)
    return hands.scene


def faces(hands: Hands) -> list[str]:
    scene = table(hands)
    return [str(scene.display.expression(seat)) for seat in range(1, 4)]


def spoken(hands: Hands) -> str:
    said = table(hands).voices.spoken
    return said.words if said is not None else ""


def test_everyone_is_calm_until_something_happens(hands: Hands) -> None:
    assert faces(hands) == ["calm"] * 3
    assert not hands.sees("spoken")


def test_a_moment_shows_in_faces_and_a_bubble_and_passes(hands: Hands) -> None:
    table(hands).display.tell(DEAL)
    table(hands).rebuild()
    assert faces(hands) == ["pleased", "pleased", "calm"]
    assert spoken(hands) in VOICES["livia"].deal_made
    assert hands.sees("spoken")
    hands.wait(4.2)
    assert faces(hands) == ["calm"] * 3
    assert not hands.sees("spoken")


def test_no_more_than_one_speaks_in_a_phase(hands: Hands) -> None:
    voices = table(hands).voices
    voices.hear(DEAL)
    first = voices.spoken
    voices.hear(STAR)
    assert faces(hands) == ["pleased", "pleased", "angry"]
    assert voices.spoken == first
    voices.hear(ev.PhaseBegan(Phase.PRODUCING))
    voices.hear(STAR)
    assert spoken(hands) in VOICES["flavia"].star_lost


def test_nobody_says_the_same_twice(hands: Hands) -> None:
    voices, said = table(hands).voices, []
    for phase in (*Phase, *Phase):
        voices.hear(ev.PhaseBegan(phase))
        voices.spoken = None
        voices.hear(DEAL)
        said.append(spoken(hands))
    lines = [words for words in said if words]
    assert len(lines) == len(set(lines)) > 1


def test_those_who_are_told_not_to_speak_still_make_faces(hands: Hands) -> None:
    hands.app.settings.opponents_speak = False
    table(hands).voices.hear(DEAL)
    assert faces(hands) == ["pleased", "pleased", "calm"]
    assert spoken(hands) == ""


def test_people_are_left_to_speak_for_themselves(hands: Hands) -> None:
    scene = table(hands)
    scene.voices.hear(ev.PodiumReceived(0))
    assert scene.display.expression(0) in ("calm", "thinking")
    scene.voices.hear(ev.DealStruck(0, 3, Bundle(), Bundle()))
    assert spoken(hands) in VOICES["flavia"].deal_made


def test_what_happened_before_a_game_was_opened_moves_nobody(hands: Hands) -> None:
    scene = table(hands)
    scene.voices.hear(DEAL)
    scene.voices.begin(scene.session.journal.beginning(), scene.records)
    assert faces(hands) == ["calm"] * 3
    assert spoken(hands) == ""


def test_the_same_game_is_told_in_the_same_words(hands: Hands) -> None:
    scene = table(hands)
    said = []
    for _ in range(2):
        scene.voices.begin(scene.session.journal.beginning(), scene.records)
        scene.voices.hear(DEAL)
        said.append(spoken(hands))
    assert said[0] == said[1] != ""


def test_what_is_said_is_cut_by_nothing(hands: Hands) -> None:
    """Neither by what can be pressed on the board nor by advice."""
    table(hands).guidance.toggle_advice()
    table(hands).display.tell(DEAL)
    table(hands).rebuild()
    assert hands.sees("spoken")
    assert table(hands).page.widgets[-1].key == "spoken"
