"""Every kind of file that the program reads, as the program reads it.

A reader puts the content where such a file belongs, reads it, uses what it got, and returns the
sentence that was said about it: none if the file was fine. Any exception that escapes is a bug.
"""

import gettext
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, Final

from colosseum import games
from colosseum.files import catalogues, paths, settings, storage
from colosseum.formats.bounded_json import parse
from colosseum.play import accounts, identity, saves, statistics
from colosseum.play.career import attempts, laurels
from colosseum.play.career.progress import Career
from colosseum.play.career.stages import read_stage
from colosseum.play.daily import pars, tries
from colosseum.play.daily.diary import Diary
from colosseum.play.puzzles import mistakes, solved
from colosseum.play.puzzles.collection import puzzles, read_puzzles
from colosseum.play.roma import deck_files
from colosseum.play.roma.deck_workshop import Workshop
from colosseum.play.seats import Lineup
from colosseum.play.statistics import Statistics
from colosseum.play.summary import SavedGame
from colosseum.rules.journal import JournalError
from colosseum.scenes.parts.game_words import victory_of
from colosseum.tutor.lessons import read_lesson
from colosseum.tutor.progress import Progress
from colosseum.words import translation
from colosseum.words.sentences import GameError
from tests.nasty.saved_games import with_summary

Reader = Callable[[bytes], str]

COLOSSEUM: Final = "colosseum"
ROMA: Final = "roma"
LONGEST_SENTENCE: Final = 600


@contextmanager
def home(folder: Path) -> Iterator[None]:
    """Keep the player's files in this folder, without a trace of any file before."""
    with paths.all_within(folder):
        storage.notices.clear()
        yield
        storage.notices.clear()


def sentence(error: object) -> str:
    """What was said, if it is a sentence."""
    words = str(error)
    assert words, "nothing was said"
    assert "\n" not in words, words
    assert len(words) <= LONGEST_SENTENCE, f"{len(words)} letters: {words[:200]}"
    assert "Traceback" not in words
    return words


def _noticed() -> str:
    """What the title would say about files set aside."""
    said = [sentence(notice) for notice in storage.notices]
    assert len(said) <= 1, said
    storage.notices.clear()
    return said[0] if said else ""


def _written(file: Path, content: bytes) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return file


def _play_on(game: Any) -> None:
    """A game that was accepted must be sound, and playable."""
    rng = Random(1)
    assert game.status() == []
    for _ in range(3):
        if game.decision is None:
            break
        game.apply(game.choices().pick(rng))
    assert game.status() == []


# Saved games and positions


def read_journal(content: bytes) -> str:
    file = _written(saves.folder() / "nasty.journal", content)
    said = ""
    try:
        _list(saves.saved_game(file))
        journal, _ = saves.recover(file)
    except JournalError as error:
        said = sentence(error)
    else:
        _play_on(journal.game)
    for _ in saves.latest_unfinished():
        pass
    storage.notices.clear()
    return said


def _list(saved: SavedGame) -> None:
    """Say what the title and the list show of a game."""
    said = [translation.say(saved.standing), *(seat.name for seat in saved.seats)]
    assert len(saved.seats) in games.find(saved.game).game.players
    if saved.winners is not None:
        said.append(victory_of(saved.winners))
    assert all(words.isprintable() and len(words) <= 1000 for words in said)


def read_summary(content: bytes) -> str:
    """A summary in the sealed header of a journal; the journal is sound, so nothing is said."""
    try:
        summary = parse(content.decode())
    except ValueError:
        return "It cannot be sealed."
    said = read_journal(with_summary(summary))
    assert said == "" or "too long to be a saved game" in said
    return said


def _read_position(name: str, content: bytes) -> str:
    file = _written(paths.data_folder() / "position.yaml", content)
    try:
        words = storage.read(file)
        assert words is not None
        game = games.find(name).game.from_position(words)
    except GameError as error:
        return sentence(error)
    _play_on(game)
    return ""


def read_position(content: bytes) -> str:
    return _read_position(COLOSSEUM, content)


def read_roma_position(content: bytes) -> str:
    return _read_position(ROMA, content)


# Personal files


def read_settings(content: bytes) -> str:
    _written(paths.config_folder() / "settings.json", content)
    found = settings.load()
    settings.save(found)
    assert settings.load() == found
    return _noticed()


def read_seats(content: bytes) -> str:
    file = _written(paths.config_folder() / "seats.json", content)
    said = ""
    for name in (COLOSSEUM, ROMA):
        lineup = Lineup.remembered(games.find(name))
        said = said or _noticed()
        assert lineup.trouble is None or sentence(lineup.trouble)
    Lineup.usual(games.find(COLOSSEUM)).remember()
    file.unlink()
    return said


def read_progress(content: bytes) -> str:
    said = ""
    for what in ("hints", "lessons"):
        file = _written(paths.data_folder() / f"{what}-{COLOSSEUM}.json", content)
        progress = Progress.load(COLOSSEUM, what)
        progress.see("anything")
        assert Progress.load(COLOSSEUM, what).has_seen("anything")
        file.unlink(missing_ok=True)
        said = _noticed() or said
    return said


def read_statistics(content: bytes) -> str:
    _written(paths.data_folder() / "statistics.jsonl", content)
    for name in (COLOSSEUM, ROMA):
        kit = games.find(name)
        found = Statistics(kit, statistics.entries(kit))
        assert found.wins <= found.games
        found.by_opponent()
    return _noticed()


def read_feats(content: bytes) -> str:
    _written(paths.data_folder() / "laurels.jsonl", content)
    assert all(count > 0 for count in laurels.counts(laurels.recorded()).values())
    return _noticed()


def read_career(content: bytes) -> str:
    _written(paths.data_folder() / "career.jsonl", content)
    career = Career(attempts.recorded())
    assert 0 <= career.laurels <= career.most_laurels()
    return _noticed()


def read_identity(content: bytes) -> str:
    _written(paths.config_folder() / "identity.json", content)
    found = identity.load()
    assert found.name.strip()
    identity.save(found)
    assert identity.load() == found
    return _noticed()


def read_challenges(content: bytes) -> str:
    """The diary of someone who plays on the day of the sound line."""
    _written(paths.data_folder() / "challenges.jsonl", content)
    diary = Diary(tries.recorded(), pars.recorded(), date(2026, 11, 17))
    assert 0 <= diary.streak <= diary.longest <= len(diary.tries)
    return _noticed()


def read_pars(content: bytes) -> str:
    _written(paths.data_folder() / "pars.jsonl", content)
    assert all(par >= 0 for par in pars.recorded().values())
    return _noticed()


def read_accounts(content: bytes) -> str:
    _written(paths.data_folder() / "accounts.jsonl", content)
    assert all(abs(account.experts) < 10**5 for account in accounts.recorded().values())
    return _noticed()


def read_solved(content: bytes) -> str:
    _written(paths.data_folder() / "puzzles.jsonl", content)
    every = puzzles(ROMA)
    assert 0 <= solved.recorded().count(every) <= len(every)
    return _noticed()


def read_mistakes(content: bytes) -> str:
    """Whatever is due can be played."""
    _written(paths.data_folder() / "mistakes.jsonl", content)
    for exercise in mistakes.recorded().values():
        if exercise.is_due(date(2026, 12, 1)):
            _play_on(exercise.mistake.puzzle.begin())
    return _noticed()


def read_deck(content: bytes) -> str:
    """Of a deck that is refused, the list says why; of one set aside, the title does."""
    file = _written(deck_files.folder() / "nasty.deck", content)
    workshop = Workshop("nasty")
    said = [sentence(kept.trouble) for kept in workshop.decks if kept.trouble is not None]
    if workshop.key:
        workshop.fill_up()
        workshop.undo()
    file.unlink(missing_ok=True)
    return " ".join(said) or _noticed()


# What comes with the game


def read_lesson_file(content: bytes) -> str:
    file = _written(paths.data_folder() / "1-nasty.yaml", content)
    try:
        read_lesson(file, games.tutor(COLOSSEUM))
    except GameError as error:
        return sentence(error)
    return ""


def read_stage_file(content: bytes) -> str:
    file = _written(paths.data_folder() / "1-nasty.yaml", content)
    try:
        read_stage(file, COLOSSEUM, 1)
    except GameError as error:
        return sentence(error)
    return ""


def read_puzzle_file(content: bytes) -> str:
    file = _written(paths.data_folder() / "nasty.yaml", content)
    try:
        for puzzle in read_puzzles(file, COLOSSEUM):
            _play_on(puzzle.begin())
    except GameError as error:
        return sentence(error)
    return ""


def read_catalogue(content: bytes) -> str:
    vars(gettext)["_translations"].clear()
    folder = paths.data_folder() / "locale"
    _written(folder / "la" / "LC_MESSAGES" / f"{catalogues.DOMAIN}.mo", content)
    translation._catalogue = catalogues.read_catalogue(folder, "la")
    try:
        assert translation.tr("New game")
        assert len(translation.tr("{seat} bids {coins}.", seat="Lupa", coins=3)) < LONGEST_SENTENCE
        for count in (0, 1, 5):
            assert len(translation.ntr("{count} lion", "{count} lions", count)) < LONGEST_SENTENCE
    finally:
        catalogues.use("en")
    return ""


READERS: Final[dict[str, Reader]] = {
    "journal": read_journal,
    "summary": read_summary,
    "position": read_position,
    "roma position": read_roma_position,
    "settings": read_settings,
    "seats": read_seats,
    "progress": read_progress,
    "statistics": read_statistics,
    "career": read_career,
    "feats": read_feats,
    "identity": read_identity,
    "challenges": read_challenges,
    "pars": read_pars,
    "accounts": read_accounts,
    "solved": read_solved,
    "mistakes": read_mistakes,
    "deck": read_deck,
    "lesson": read_lesson_file,
    "stage": read_stage_file,
    "puzzles": read_puzzle_file,
    "catalogue": read_catalogue,
}
