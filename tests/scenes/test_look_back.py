"""Looking back at a game: from its results, the list and the replay, and the way to a moment."""

import time
from collections.abc import Iterator
from multiprocessing import active_children

import pygame
import pytest

from colosseum import games as games_of_the_box
from colosseum.play import saves
from colosseum.play.puzzles import mistakes
from colosseum.play.seats import Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Pass
from colosseum.rules.journal import Journal
from colosseum.scenes.look_back import LookBackScene
from colosseum.scenes.parts import latest_findings
from colosseum.scenes.parts.decision_cards import cards_of
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.looking_back import Finding, Findings
from colosseum.words.sentences import Sentence
from tests import games
from tests.hands import Hands
from tests.noting import Notes
from tests.tutor.looking_back import last_event, last_points

WHY = Sentence("It looked best.")


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    yield
    latest_findings.kept.clear()


def in_the_loop(hands: Hands, seconds: float = 30.0) -> None:
    """Let the window's own loop run until nothing is being looked for."""
    assert isinstance(hands.scene, LookBackScene)
    give_up = time.monotonic() + seconds
    while hands.scene.process is not None:
        assert time.monotonic() < give_up
        hands.app.wait_and_step()


def post(hands: Hands, key: str) -> None:
    """A real click: the window's loop takes it from SDL's queue."""
    at = hands.point(key)
    for event in (
        pygame.Event(pygame.MOUSEMOTION, pos=(0, 0)),
        pygame.Event(pygame.MOUSEMOTION, pos=at),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, clicks=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, clicks=1),
    ):
        pygame.event.post(event)
        hands.app.wait_and_step()


def test_a_saved_blunder_is_found_in_a_process_and_leads_to_its_moment(hands: Hands) -> None:
    saves.save(last_event("pass"), saves.folder() / "last.journal")
    hands.open(SavedGamesScene(hands.app))
    post(hands, "look-back-0")
    in_the_loop(hands)
    scene = hands.scene
    assert isinstance(scene, LookBackScene)
    (card,) = scene.cards
    assert card.taken == "Finish without an event"
    assert card.other == "Produce Naumachia"
    assert card.meaning_words == "It cost you about 3 spectators at your best event."
    (exercise,) = mistakes.recorded().values()
    assert exercise.mistake.taken == "pass", "it comes back as a puzzle"
    words = Notes(hands.app.screen).all_of(scene)
    assert "1 of these decisions comes back as a puzzle in a few days." in words
    post(hands, "show-0")
    replay = hands.app.scene
    assert isinstance(replay, ReplayScene)
    assert replay.position == 0
    assert not hands.sees("look back"), "the way back leads there"
    hands.press(pygame.K_ESCAPE)
    assert hands.app.scene == scene
    assert LookBackScene(hands.app, scene.journal).cards == (card,), "without looking again"


def test_a_game_of_roma_is_looked_back_at_in_its_own_words(hands: Hands) -> None:
    journal = last_points("take money with 5")
    taken, other = journal.records[0].action, journal.game.read_action("activate 5")
    finding = Finding(0, taken, other, WHY, 6.2, 1.6, 24, True)
    latest_findings.kept[journal.text(), 0] = Findings((finding,), ())
    hands.open(LookBackScene(hands.app, journal))
    assert isinstance(hands.scene, LookBackScene)
    (card,) = hands.scene.cards
    assert card.meaning_words == (
        "It left you about 6 victory points worse off against your rival."
    )
    assert card.range_words == "Likely between 3 and 9. Simulated 24 times each way."
    assert card.other == "Activate Forum with the 5"


def test_what_was_found_is_said_aloud(hands: Hands, said: list[str]) -> None:
    journal = last_points("take money with 5")
    taken, other = journal.records[0].action, journal.game.read_action("activate 5")
    finding = Finding(0, taken, other, WHY, 6.2, 1.6, 24, True)
    latest_findings.kept[journal.text(), 0] = Findings((finding,), ())
    hands.open(LookBackScene(hands.app, journal))
    (words,) = said
    assert words.startswith("Turn ")
    assert words.endswith(
        ". It left you about 6 victory points worse off against your rival. "
        "You chose: Take money with the 5. An expert would: Activate Forum with the 5"
    )


def test_a_difference_that_may_be_luck_is_told_as_such(hands: Hands) -> None:
    journal = last_points("take money with 5")
    taken, other = journal.records[0].action, journal.game.read_action("activate 5")
    unclear = Finding(0, taken, other, WHY, 1.2, 1.6, 24, is_clear=False)
    (card,) = cards_of(journal, Findings((unclear,), ()))
    assert card.meaning_words == "It may have left you about 1 victory point worse off."
    assert card.range_words == "Likely between 0 and 4. Simulated 24 times each way."


@pytest.mark.parametrize("seat", range(4))
def test_only_a_winner_is_praised(hands: Hands, seat: int) -> None:
    journal = games.finished_journal()
    scene = LookBackScene(hands.app, journal)
    scene.left()
    scene.seat = seat
    assert journal.game.outcome is not None
    has_won = seat in journal.game.outcome.winners
    assert ("well earned" in scene._no_cost_words()) == has_won


def test_cancelling_ends_the_process_at_once(hands: Hands) -> None:
    before = set(active_children())
    over = games.finished()
    hands.open(ResultsScene(hands.app, over))
    hands.click("look back")
    scene = hands.scene
    assert isinstance(scene, LookBackScene)
    assert scene.process is not None
    assert scene.is_lively
    (process,) = set(active_children()) - before
    hands.click("back")
    assert isinstance(hands.scene, ResultsScene)
    assert scene.process is None
    assert not process.is_alive()


def test_a_process_that_dies_is_told_and_not_waited_for(hands: Hands) -> None:
    before = set(active_children())
    hands.open(LookBackScene(hands.app, games.finished_journal()))
    (process,) = set(active_children()) - before
    process.kill()
    in_the_loop(hands)
    assert isinstance(hands.scene, LookBackScene)
    assert hands.scene.has_failed
    assert set(active_children()) <= before


def test_a_card_tells_what_had_just_happened() -> None:
    """Not that a phase began: the card says so itself."""
    journal = Journal(Game.new(("Aquila", "Lupa", "Sol"), seed=7))
    lines = ("build a loge", "pass", "pass", "open market 1 at 8", "pass")
    for line in lines:
        journal.apply(journal.game.read_action(line))
    findings = [
        Finding(n, journal.records[n].action, Pass(), WHY, 3, 1, 9, True) for n in (0, 3, 4)
    ]
    cards = cards_of(journal, Findings(tuple(findings), ()))
    assert [card.before for card in cards] == [
        None,
        "Lupa passes.",
        "Sol opens market I at 8 coins.",
    ]
    assert cards[2].standing == "Turn I, acquiring"
    assert cards[2].taken == "Step out of this auction"


def test_where_several_people_played_each_can_look_at_their_own_decisions(hands: Hands) -> None:
    journal = games.people_at_a_table(actions=8).journal
    record = journal.records[3]
    finding = Finding(3, record.action, record.action, WHY, 6.2, 1.6, 24, True)
    latest_findings.kept[journal.text(), 0] = Findings((), ())
    latest_findings.kept[journal.text(), 1] = Findings((), (finding,))
    hands.open(LookBackScene(hands.app, journal))
    scene = hands.scene
    assert isinstance(scene, LookBackScene)
    assert not scene.cards
    hands.click("seat-1")
    (card,) = scene.cards
    assert not card.is_costly
    hands.click("show-good-0")
    assert isinstance(hands.scene, ReplayScene)
    assert hands.scene.position == 3


def test_a_replay_leads_to_looking_back(hands: Hands) -> None:
    journal = games.finished_journal()
    latest_findings.kept[journal.text(), 0] = Findings((), ())
    hands.open(ReplayScene(hands.app, journal))
    hands.click("look back")
    assert isinstance(hands.scene, LookBackScene)


def test_a_game_that_cannot_be_replayed_says_so_instead(hands: Hands) -> None:
    games.unplayable(games.people_at_a_table(actions=0).file)
    hands.open(SavedGamesScene(hands.app))
    hands.click("look-back-0")
    assert isinstance(hands.scene, SavedGamesScene)
    assert "Line 2" in hands.scene.games[0].trouble


@pytest.mark.parametrize(("game", "names"), [("colosseum", "ABC"), ("roma", "AB")])
def test_people_look_back_at_a_game_with_hidden_cards_only_once_it_is_over(
    hands: Hands, game: str, names: str
) -> None:
    kit = games_of_the_box.find(game)
    people = [Seat(name, colour=place) for place, name in enumerate(names)]
    journal = Session.new(kit, people, 5).journal
    latest_findings.kept[journal.text(), 0] = Findings((), ())
    hands.open(LookBackScene(hands.app, journal))
    assert isinstance(hands.scene, LookBackScene)
    assert hands.scene.tells_secrets == (game == "roma")
    assert hands.scene.process is None
    assert hands.sees("seat-1") == (game == "colosseum")


# Playing on


def test_a_moment_found_can_be_played_on_as_a_game_of_its_own(hands: Hands) -> None:
    journal = games.people_at_a_table(actions=8).journal
    before = set(saves.saved_games())
    record = journal.records[3]
    finding = Finding(3, record.action, record.action, WHY, 6.2, 1.6, 24, True)
    latest_findings.kept[journal.text(), 0] = Findings((finding,), ())
    hands.open(LookBackScene(hands.app, journal))
    hands.click("play-on-0")
    hands.take_over()
    table = hands.scene
    assert isinstance(table, TableScene)
    assert table.session.journal.records == journal.records[:3]
    (file,) = set(saves.saved_games()) - before
    assert saves.saved_game(file).is_played_on


def test_a_replay_can_be_played_on_anywhere_but_at_its_end(hands: Hands) -> None:
    journal = games.finished_journal()
    hands.open(ReplayScene(hands.app, journal))
    hands.press(pygame.K_END)
    assert hands.widget("play on").disabled_because == "The game is over here."
    hands.press(pygame.K_PAGEUP)
    hands.click("play on")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.journal.moment == len(journal.records) - 1
