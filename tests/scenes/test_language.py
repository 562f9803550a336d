"""The language changes at once, in the middle of a game too, and with it all that was told."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from colosseum.files import catalogues
from colosseum.gallery.colosseum import positions as colosseum_positions
from colosseum.gallery.roma import positions as roma_positions
from colosseum.play.seats import Seat, seats_of
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle, Offer, Pass, Refuse
from colosseum.rules.kernel import Record
from colosseum.scenes.parts.log import Line, Log
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.scene import TableScene
from colosseum.words import translation
from colosseum.words.sentences import Sentence
from tests.another_script import LANGUAGE, is_english, transcribed, write_language
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.languages import Reader

REASON = Sentence("Every coin counted.")
DEAL = ev.DealStruck(1, 2, Bundle(), Bundle())


@pytest.fixture(autouse=True)
def _on_offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only the texts come from another folder."""
    write_language(tmp_path / "translated")
    monkeypatch.setattr(
        catalogues, "paths", SimpleNamespace(assets=lambda: tmp_path / "translated")
    )
    yield
    catalogues.use("en")


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((1280, 720), speed="instant", muted=True))


def choose_language(hands: Hands) -> set[str]:
    """Open the settings from the table, choose, and come back; the words on the table."""
    hands.click("menu")
    hands.click("settings")
    hands.click(f"language-{LANGUAGE}")
    hands.app.paintbox.lettering = read = Reader()
    hands.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    return read.words


def english(words: Iterable[str], seats: Sequence[Seat]) -> list[str]:
    """Those that are English, even without the names of players."""
    names = "|".join(sorted((seat.name for seat in seats), key=len, reverse=True))
    return [it for it in words if is_english(re.sub(names, "", it))]


def told(log: Log) -> list[str]:
    """Every word of the log, in sentences and beside pictures."""
    entries = log.with_thoughts()
    shown = [part for entry in entries if isinstance(entry, Line) for part in entry.parts]
    beside = [part if isinstance(part, str) else getattr(part, "words", "") for part in shown]
    return [*(entry.words for entry in entries), *beside]


def test_settings_offer_every_language_by_its_own_name(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click(f"language-{LANGUAGE}")
    assert hands.app.settings.language == LANGUAGE
    assert translation.tr("Settings") == transcribed("Settings")
    hands.click("language-en")
    assert translation.tr("Settings") == "Settings"


def test_everything_told_at_the_table_is_told_again(hands: Hands) -> None:
    session = colosseum_positions.deciding("trade", 2)
    table = TableScene(hands.app, session)
    table.log.add_thought(1, REASON)
    hands.open(table)
    before = table.log.with_thoughts()
    assert english(told(table.log), table.seats)

    drawn = choose_language(hands)

    assert hands.scene is table
    assert len(table.log.with_thoughts()) == len(before)
    assert english(told(table.log), table.seats) == []
    assert english(drawn - {"COLOSSEUM"}, table.seats) == []


def test_the_log_of_roma_is_told_again(hands: Hands) -> None:
    """Its cards have Latin names in every language."""
    table = TableScene(hands.app, roma_positions.deciding("act", 6))
    hands.open(table)
    choose_language(hands)
    assert len(table.log.lines) > 10
    assert [line for line in table.log.lines if line.isascii()] == []


def test_another_language_is_no_news(hands: Hands) -> None:
    table = TableScene(hands.app, colosseum_positions.deciding("trade", 2))
    hands.open(table)
    hands.press(pygame.K_r)
    is_open = table.since.is_open
    choose_language(hands)
    assert table.since.is_open == is_open
    assert table.since.ask(0) is None
    assert (
        english([cell.words for _, row in table.since.recap(0).rows for cell in row], table.seats)
        == []
    )


def test_what_an_opponent_is_saying_changes(hands: Hands) -> None:
    table = TableScene(hands.app, colosseum_positions.deciding("trade", 2))
    hands.open(table)
    table.display.tell(DEAL)
    assert table.voices.spoken is not None
    words = str(table.voices.spoken.words)
    drawn = choose_language(hands)
    assert transcribed(words).split()[0] in " ".join(drawn)


def at_a_slow_table(open_app: OpenApp) -> tuple[Hands, TableScene]:
    hands = Hands(open_app((1280, 720), speed="slow", muted=True))
    table = TableScene(hands.app, colosseum_positions.deciding("trade", 2))
    hands.open(table)
    hands.app.step([], 0.0)
    return hands, table


def words_in_the_other_language(hands: Hands) -> set[str]:
    """What is drawn just after the language has changed, while everything goes on."""
    hands.app.settings.language = LANGUAGE
    hands.app.settings_changed()
    hands.app.paintbox.lettering = read = Reader()
    hands.app.step([], 0.01)
    return read.words


def test_a_banner_across_the_board_changes(open_app: OpenApp) -> None:
    hands, table = at_a_slow_table(open_app)
    table.display.finish()
    table.told.show(Record(0, Pass(), (ev.TurnBegan(3, 0),)), table.game)
    hands.app.step([], 0.3)
    assert f"{transcribed('Turn ')}III" in words_in_the_other_language(hands)


def test_what_is_called_out_changes_with_its_reason(open_app: OpenApp) -> None:
    hands, table = at_a_slow_table(open_app)
    table.display.finish()
    refusal = Record(1, Refuse(), (ev.OfferRefused(1),))
    table.told.show(refusal, table.game, REASON)
    hands.app.step([], 0.3)
    drawn = words_in_the_other_language(hands)
    assert transcribed("No. Every coin counted.") in drawn


def test_the_reason_for_a_refusal_changes(hands: Hands) -> None:
    table = TableScene(hands.app, colosseum_positions.deciding("trade", 2))
    hands.open(table)
    nothing = Offer(1, Bundle(), Bundle())
    assert (reason := table.game.why_not(nothing)) is not None
    table.act(nothing)
    drawn = " ".join(words_in_the_other_language(hands))
    assert transcribed(reason).split()[0] in drawn
    assert table.words.words("") == transcribed(reason)


def test_a_replay_is_told_again(hands: Hands) -> None:
    replay = ReplayScene(hands.app, colosseum_positions.whole_game(4), 12)
    hands.open(replay)
    hands.app.settings.language = LANGUAGE
    hands.app.settings_changed()
    assert english(told(replay.log), seats_of(replay.journal)) == []
