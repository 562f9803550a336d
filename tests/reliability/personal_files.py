"""A player's own files, each with something in it, and a walk through the program that uses all.

What a walk finds is compared with what was there: a file that could not be read must be as it was,
named to the player, and read again as soon as it can be.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from colosseum import games
from colosseum.files import paths, settings, storage
from colosseum.files.settings import Settings
from colosseum.play import identity, saves, statistics
from colosseum.play.career import attempts, laurels
from colosseum.play.career.stages import stages
from colosseum.play.daily import pars, tries
from colosseum.play.identity import Identity
from colosseum.play.puzzles import mistakes, solved
from colosseum.play.puzzles.collection import puzzles
from colosseum.play.puzzles.mistakes import Mistake
from colosseum.play.roma import deck_files
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.play.roma.deck_workshop import Workshop
from colosseum.play.seats import Lineup
from colosseum.scenes import routes
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.title import TitleScene
from colosseum.tutor.progress import Progress
from tests import daily_games
from tests import games as some_games
from tests.hands import Hands
from tests.reliability.failed_reads import REASONS, STEPS, failed_looks, failed_reads

KIT: Final = games.find("colosseum")


@dataclass(frozen=True, slots=True)
class PersonalFile:
    """One kind of file: how it is written, and how it is used."""

    keep: Callable[[], Path]
    """Write one, and return where it is."""
    use: Callable[[], bool]
    """Read it and write it, as the program does; whether what was kept was found."""


def _keep_settings() -> Path:
    settings.save(Settings(speed="fast", music=0.0, effects=0.0, animations=False))
    return paths.config_folder() / "settings.json"


def _use_settings() -> bool:
    found = settings.load()
    settings.save(found)
    return found.speed == "fast"


def _keep_seats() -> Path:
    lineup = Lineup.usual(KIT)
    lineup.rename(0, "Livia")
    lineup.remember()
    return paths.config_folder() / "seats.json"


def _use_seats() -> bool:
    lineup = Lineup.remembered(KIT)
    found = lineup.seats[0].name == "Livia"
    lineup.remember()
    return found


def _keep_identity() -> Path:
    identity.save(Identity("Nora", 3, "varro"))
    return paths.config_folder() / "identity.json"


def _use_identity() -> bool:
    found = identity.load()
    identity.save(found)
    return found.name == "Nora"


def _keep_hints() -> Path:
    Progress.load(KIT.name).see("loge-two-dice")
    return paths.data_folder() / "hints-colosseum.json"


def _use_hints() -> bool:
    progress = Progress.load(KIT.name)
    found = progress.has_seen("loge-two-dice")
    progress.see("loge-two-dice")
    return found


def _keep_lessons() -> Path:
    Progress.load(KIT.name, "lessons").see("investing")
    return paths.data_folder() / "lessons-colosseum.json"


def _use_lessons() -> bool:
    progress = Progress.load(KIT.name, "lessons")
    found = progress.has_seen("investing")
    progress.see("investing")
    return found


def _keep_statistics() -> Path:
    statistics.record(some_games.finished_journal(), some_games.seats())
    return paths.data_folder() / "statistics.jsonl"


def _use_statistics() -> bool:
    return len(statistics.entries(KIT)) == 1


def _keep_career() -> Path:
    session = some_games.finished_stage(stages()[0].tables[0])
    attempts.record(session.journal)
    return paths.data_folder() / "career.jsonl"


def _use_career() -> bool:
    return len(attempts.recorded()) == 1


def _keep_laurels() -> Path:
    laurels.record(some_games.finished_journal())
    return paths.data_folder() / "laurels.jsonl"


def _use_laurels() -> bool:
    return len(laurels.recorded()) == 1


def _keep_challenges() -> Path:
    tries.record(daily_games.result())
    return paths.data_folder() / "challenges.jsonl"


def _use_challenges() -> bool:
    return len(tries.recorded()) == 1


def _keep_pars() -> Path:
    pars.keep(daily_games.DAY, 20)
    return paths.data_folder() / "pars.jsonl"


def _use_pars() -> bool:
    return pars.recorded() == {daily_games.DAY: 20}


def _keep_puzzles() -> Path:
    solved.record(puzzles(KIT.name)[0], right=True)
    return paths.data_folder() / "puzzles.jsonl"


def _use_puzzles() -> bool:
    return solved.recorded().count(puzzles(KIT.name)) == 1


def _keep_mistakes() -> Path:
    puzzle = puzzles(KIT.name)[0]
    best, taken = (str(option.action) for option in puzzle.options[:2])
    found = Mistake.of(daily_games.DAY, puzzle.begin(), taken, best)
    mistakes.keep([found.costing(3.0, 0.5, 20)])
    return paths.data_folder() / "mistakes.jsonl"


def _use_mistakes() -> bool:
    return len(mistakes.recorded()) == 1


def _keep_deck() -> Path:
    deck_files.keep("1", opponents_decks()["livia"])
    return deck_files.folder() / "1.deck"


def _use_deck() -> bool:
    return Workshop("1").deck == opponents_decks()["livia"]


PERSONAL_FILES: Final = {
    "settings": PersonalFile(_keep_settings, _use_settings),
    "seats": PersonalFile(_keep_seats, _use_seats),
    "identity": PersonalFile(_keep_identity, _use_identity),
    "hints": PersonalFile(_keep_hints, _use_hints),
    "lessons": PersonalFile(_keep_lessons, _use_lessons),
    "statistics": PersonalFile(_keep_statistics, _use_statistics),
    "career": PersonalFile(_keep_career, _use_career),
    "laurels": PersonalFile(_keep_laurels, _use_laurels),
    "challenges": PersonalFile(_keep_challenges, _use_challenges),
    "pars": PersonalFile(_keep_pars, _use_pars),
    "puzzles": PersonalFile(_keep_puzzles, _use_puzzles),
    "mistakes": PersonalFile(_keep_mistakes, _use_mistakes),
    "deck": PersonalFile(_keep_deck, _use_deck),
}


# In the large


def _keep_game() -> Path:
    session = some_games.people_at_a_table(actions=3)
    session.close()
    assert session.file is not None
    return session.file


KINDS: Final = (*PERSONAL_FILES, "game", "list of games")


class FailingHome:
    """A home with one of each, in a window; any of them can fail to be read."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._files = {kind: file.keep() for kind, file in PERSONAL_FILES.items()}
        self._files["game"] = _keep_game()
        self._files["list of games"] = saves.folder()
        self.failures = 0
        """Failed reads that lasted, and were said."""
        self.passed = 0
        """Failed reads that succeeded when they were tried again."""

    def fail_once(self, kind: str, chance: Random) -> None:
        """Walk through the program while one file cannot be read, once or all the time."""
        file, reason = self._files[kind], chance.choice(REASONS)
        before = _contents()
        lasts = kind == "list of games" or chance.random() < 0.7
        storage.notices.clear()
        if kind == "list of games":
            with failed_looks(file, reason):
                said = self._walk()
        else:
            times = 10**9 if lasts else chance.randrange(1, storage._READ_TRIES)
            with failed_reads(file, chance.choice(STEPS), reason, times):
                said = self._walk()
        self._check(kind, before, said, lasts)

    def _check(self, kind: str, before: dict[Path, bytes], said: list[str], lasts: bool) -> None:
        assert _contents() == before, f"{kind}: something was written or set aside"
        if lasts:
            name = "Your saved games" if kind == "list of games" else self._files[kind].name
            assert any(name in words for words in said), f"{kind}: {said}"
            self.failures += 1
        else:
            assert said == [], f"{kind}: {said}"
            self.passed += 1
        storage.notices.clear()
        assert self._walk() == [], f"{kind} is not read again"
        assert all(file.use() for file in PERSONAL_FILES.values())
        assert _contents() == before, f"{kind}: something was lost afterwards"

    def _walk(self) -> list[str]:
        """What a player does with all of these files; what they were told meanwhile."""
        hands, app = self._hands, self._hands.app
        app.close()
        app.settings = settings.load()
        hands.open(TitleScene(app))
        assert isinstance(hands.scene, TitleScene)
        said = [*hands.scene.troubles]
        for scene in (routes.new_game, routes.lessons, routes.statistics, routes.settings):
            hands.open(scene(app))
        app.settings_changed()
        hands.open(SavedGamesScene(app))
        assert isinstance(hands.scene, SavedGamesScene)
        said += [game.trouble for game in hands.scene.games if game.trouble]
        for file in PERSONAL_FILES.values():
            file.use()
        app.close()
        return [*said, *storage.notices]


def _contents() -> dict[Path, bytes]:
    """Every file of the player's, with what is in it."""
    folders = (paths.config_folder(), paths.data_folder())
    found = [each for folder in folders for each in folder.rglob("*") if each.is_file()]
    return {file: file.read_bytes() for file in found}
