"""The end of a game: the last events wait, and a ceremony shows everyone's best."""

from typing import Any

import pygame
import pytest

from colosseum.gallery.colosseum.positions import finished, seated
from colosseum.play.session import Session
from colosseum.rules.colosseum import events as ev
from colosseum.rules.journal import Journal
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.colosseum.finale import PodiumCeremony
from colosseum.scenes.table.colosseum.spectacle import Spectacle
from colosseum.scenes.table.header_bar import RIBBON
from colosseum.scenes.table.scene import TableScene
from colosseum.sound.music import Mood
from colosseum.widgets.theme import TERRACOTTA
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.noting import Notes


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((1024, 576), muted=True))


def before_the_end(hands: Hands) -> TableScene:
    """The game without its last action, which an opponent takes."""
    played = finished().journal
    journal = Journal(played.beginning())
    for record in played.records[:-1]:
        journal.apply(record.action)
    table = TableScene(hands.app, Session(journal, seated(4), None))
    hands.app.push(table)
    table.told.show(journal.apply(played.records[-1].action), journal.game)
    return table


def go_on_until_the_ceremony(hands: Hands, table: TableScene) -> PodiumCeremony:
    while not isinstance(table.display.timeline.now, PodiumCeremony):
        hands.wait(0.1)
        if table.display.timeline.waiting:
            hands.press(pygame.K_SPACE)
    return table.display.timeline.now


def test_a_rivals_event_of_the_last_turn_waits_for_a_click(hands: Hands) -> None:
    table = before_the_end(hands)
    last = [it for record in table.records[-1:] for it in record.events]
    assert any(isinstance(it, ev.EventProduced) for it in last)
    hands.wait(15.0)
    assert isinstance(table.display.timeline.now, Spectacle)
    assert table.display.timeline.waiting


def test_the_ceremony_goes_from_the_last_to_the_first_and_waits(hands: Hands) -> None:
    table = before_the_end(hands)
    ceremony = go_on_until_the_ceremony(hands, table)
    assert ceremony.mood == Mood.SHOW
    hands.wait(ceremony.seconds + 1)
    assert table.display.timeline.now is ceremony, "until someone goes on"
    assert table.display.mood == Mood.DEFEAT, "a rival has won"
    shown = Notes(hands.app.screen).all_of(table)
    best = {i.best for i in table.game.state.impresarios}
    assert all(str(it) in shown for it in best)
    assert "short of Livia" in shown
    assert "Patience is never out of fashion" in shown
    hands.press(pygame.K_SPACE)
    hands.wait(0.2)
    assert isinstance(hands.scene, ResultsScene)


@pytest.mark.parametrize("apart", [0.1, 0.3, 0.6])
def test_clicks_on_the_last_event_do_not_skip_the_ceremony(hands: Hands, apart: float) -> None:
    table = before_the_end(hands)
    hands.wait(15.0)
    assert table.display.timeline.waiting
    for _ in range(2):
        hands.click_at(hands.app.screen.point((747, 400)))
        hands.wait(apart)
    while not isinstance(table.display.timeline.now, PodiumCeremony):
        hands.wait(0.1)
    hands.wait(0.5)
    assert not table.display.timeline.waiting, "it has only begun"


def test_skipping_shows_its_last_picture_at_once(hands: Hands) -> None:
    table = before_the_end(hands)
    ceremony = go_on_until_the_ceremony(hands, table)
    hands.press(pygame.K_s)
    assert table.display.timeline.now is ceremony
    hands.wait(0.5)
    assert table.display.timeline.waiting


@pytest.mark.parametrize("settings", [{"speed": "instant"}, {"animations": False}])
def test_it_is_seen_at_any_speed(open_app: OpenApp, settings: dict[str, Any]) -> None:
    hands = Hands(open_app((1024, 576), muted=True, **settings))
    table = before_the_end(hands)
    hands.wait(0.1)
    go_on_until_the_ceremony(hands, table)
    hands.wait(10.0)
    assert "short of Livia" in Notes(hands.app.screen).all_of(table)
    hands.press(pygame.K_SPACE)
    hands.wait(0.2)
    assert isinstance(hands.scene, ResultsScene)


@pytest.mark.painted
def test_no_phase_is_lit_once_the_game_is_over(hands: Hands) -> None:
    def lit() -> int:
        ribbon = hands.app.picture().subsurface(hands.app.screen.rect(RIBBON))
        return pygame.mask.from_threshold(ribbon, TERRACOTTA, (3, 3, 3, 255)).count()

    table = before_the_end(hands)
    hands.wait(0.1)
    assert lit() > 100, "the last event is being produced"
    go_on_until_the_ceremony(hands, table)
    hands.wait(0.1)
    assert lit() == 0
