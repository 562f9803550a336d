"""Whole games of each kind at the window: by mouse, by keyboard, by people only, by a monkey.

Each is played in another language, so that nothing told in any of them is still English.
"""

from collections.abc import Callable

import pygame
import pytest

from colosseum import games
from colosseum.files import catalogues
from colosseum.play.seats import HUMAN
from colosseum.rules.options import OptionValue
from colosseum.scenes.parts.log import Heading
from colosseum.widgets.enter_and_tab import in_tab_order
from tests import languages
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands
from tests.monkey import Monkey
from tests.player import Player, lineup

SMALL = (1024, 576)

Speak = Callable[[str], languages.Reader]

Options = dict[str, OptionValue]

every_game = pytest.mark.parametrize("game", games.GAMES)


def every_game_and(way: str) -> pytest.MarkDecorator:
    """Each game as usual, and Roma's with other cards too."""
    usual = [(game, Options()) for game in games.GAMES]
    return pytest.mark.parametrize(("game", "options"), [*usual, ("roma", Options(cards=way))])


@pytest.fixture
def quick(open_app: OpenApp) -> Hands:
    return Hands(open_app(SMALL, speed="instant", muted=True))


@pytest.fixture
def speak(quick: Hands, monkeypatch: pytest.MonkeyPatch) -> Speak:
    """Changes the language, and reads all that is written in it from then on."""
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)

    def change(language: str) -> languages.Reader:
        quick.app.settings.language = language
        quick.app.settings_changed()
        quick.app.paintbox.lettering = reader = languages.Reader()
        return reader

    return change


def assert_only_in(language: str, player: Player, reader: languages.Reader) -> None:
    """No line told, no tooltip and nothing drawn is English."""
    told = [entry.words for entry in player.table.log.with_thoughts()]
    assert len(told) > 20
    assert reader.words
    for words in (*told, *reader.words, *player.explained):
        assert not languages.english_in(words, language), words
    catalogues.use("en")
    player.table.retell()
    for entry, words in zip(player.table.log.with_thoughts(), told, strict=True):
        assert isinstance(entry, Heading) or entry.words != words


@every_game_and("mixed")
@pytest.mark.painted
def test_a_whole_game_by_mouse_alone(
    quick: Hands, speak: Speak, game: str, options: Options
) -> None:
    reader = speak("fr")
    player = Player(quick, 1, quick.click)
    session = player.play(game, lineup(1, "novice", games.find(game).usual_players), 11, options)
    assert session.game.outcome is not None
    assert session.game.status() == []
    assert_only_in("fr", player, reader)


@every_game_and("roma")
def test_a_whole_game_by_keyboard_alone(
    quick: Hands, speak: Speak, game: str, options: Options
) -> None:
    def press(key: str) -> None:
        """Go there by Tab, as fast as it can be pressed, and press Enter."""
        keys = [widget.key for widget in in_tab_order(quick.scene.page.widgets)]
        for _ in range(2):  # what is used up kept its place only until Tab left it
            here = keys.index(quick.focus) if quick.focus in keys else -1
            way = keys.index(key) - here
            back = pygame.KMOD_SHIFT if way < 0 else 0
            tab = pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=back, unicode="")
            quick.app.step([tab] * abs(way), FRAME)
        assert quick.focus == key
        quick.press(pygame.K_RETURN)

    reader = speak("nl")
    player = Player(quick, 2, press)
    session = player.play(game, lineup(1, "novice", games.find(game).game.players[0]), 12, options)
    assert session.game.outcome is not None
    assert session.game.status() == []
    assert_only_in("nl", player, reader)


@every_game_and("own_decks")
def test_people_share_one_machine(quick: Hands, speak: Speak, game: str, options: Options) -> None:
    reader = speak("ro")
    player = Player(quick, 3, quick.click)
    people = games.find(game).game.players[0]
    session = player.play(game, lineup(people, HUMAN, people), 13, options)
    assert session.game.outcome is not None
    assert {record.seat for record in session.journal.records} == set(range(people))
    assert_only_in("ro", player, reader)


@every_game
@pytest.mark.painted
def test_a_monkey_breaks_nothing(quick: Hands, game: str) -> None:
    """A part of the 20,000 inputs of `bench frames --monkey`, and others than those."""
    monkey = Monkey(quick.app, 5, game)
    while monkey.inputs < 1_500:
        monkey.play()
        assert monkey.session.game.status() == []
