"""The way from any scene to any other: scenes know these functions, and never each other.

Each scene is imported when it is opened. Elsewhere we import at the top of a module; here we wait
because the title must appear at once, long before anyone needs the table.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Any

from colosseum.scenes.scene import Scene, Window

if TYPE_CHECKING:
    from datetime import date, datetime

    from colosseum.play.career.stages import Stage
    from colosseum.play.puzzles.answers import Answer
    from colosseum.play.session import Session
    from colosseum.rules.journal import Journal
    from colosseum.rules.kernel import Game
    from colosseum.scenes.parts.keys import Binding
    from colosseum.scenes.parts.puzzle_task import PuzzleTask
    from colosseum.scenes.parts.question import Question
    from colosseum.tutor.attempt import Attempt
    from colosseum.tutor.lessons import Lesson


def import_ahead() -> None:
    """Import in the background what people open next, so that it opens at once.

    And what is needed if all goes wrong: there may be no way to import it then.
    """

    def load() -> None:
        from colosseum import games

        for module in ("play.problem_report", "scenes.problem_report"):
            import_module(f"colosseum.{module}")
        for name in games.GAMES:
            games.table(name)

    Thread(target=load, daemon=True).start()


def title(window: Window) -> Scene:
    from colosseum.scenes.title import TitleScene

    return TitleScene(window)


# From the title: without a game, the scenes begin with the one last played


def new_game(window: Window, game: str = "") -> Scene:
    from colosseum.scenes.new_game import NewGameScene

    return NewGameScene(window, game)


def workshop(
    window: Window, game: str = "", chosen: str = "", on_choice: Callable[[str], None] | None = None
) -> Scene:
    """Where players build what they bring to a game; without one, of the first that has such."""
    from colosseum import games

    kits = [games.table(name) for name in ([game] if game else games.GAMES)]
    make = next(kit.workshop for kit in kits if kit.workshop is not None)
    return make(window, chosen, on_choice)


def career(window: Window, chosen: "Stage | None" = None) -> Scene:
    """The map, with the stage to play next unless another is chosen."""
    from colosseum.scenes.career.scene import CareerScene

    return CareerScene(window, chosen)


def challenge(
    window: Window, chosen: "date | None" = None, now: "Callable[[], datetime] | None" = None
) -> Scene:
    """The challenge of the day, with a day of the calendar chosen; `now` tells another time."""
    from colosseum.play.daily import challenges
    from colosseum.scenes.career.challenge_scene import ChallengeScene

    return ChallengeScene(window, chosen, now or challenges.now)


def puzzles(
    window: Window,
    chosen: "PuzzleTask | None" = None,
    now: "Callable[[], datetime] | None" = None,
) -> Scene:
    """The puzzles, with the next to solve unless another is chosen; `now` tells another time."""
    from colosseum.play.daily import challenges
    from colosseum.scenes.career.puzzles_scene import PuzzlesScene

    return PuzzlesScene(window, chosen, now or challenges.now)


def laurels(window: Window) -> Scene:
    from colosseum.scenes.career.laurels_scene import LaurelsScene

    return LaurelsScene(window)


def identity(window: Window) -> Scene:
    """Who plays here: name, emblem and portrait."""
    from colosseum.scenes.identity import IdentityScene

    return IdentityScene(window)


def lessons(window: Window, game: str = "") -> Scene:
    from colosseum.scenes.lessons import LessonsScene

    return LessonsScene(window, game)


def rulebook(window: Window, game: str = "") -> Scene:
    from colosseum.scenes.rulebook import RulebookScene

    return RulebookScene(window, game=game)


def rules_about(window: Window, game: "Game") -> Scene:
    """The rulebook at the page that explains what is decided now."""
    from colosseum.scenes.rulebook import RulebookScene

    decision = game.decision
    return RulebookScene.explaining(window, game.name, decision.kind if decision else "end")


def rule_page(window: Window, game: str, page: str) -> Scene:
    """The rulebook at one of its pages, by its name."""
    from colosseum.scenes.rulebook import RulebookScene

    return RulebookScene.at_page(window, game, page)


def saved_games(window: Window) -> Scene:
    from colosseum.scenes.saved_games import SavedGamesScene

    return SavedGamesScene(window)


def statistics(window: Window, game: str = "") -> Scene:
    from colosseum.scenes.statistics import StatisticsScene

    return StatisticsScene(window, game)


def settings(window: Window) -> Scene:
    from colosseum.scenes.settings import SettingsScene

    return SettingsScene(window)


def credits(window: Window) -> Scene:
    from colosseum.scenes.credits import CreditsScene

    return CreditsScene(window)


def problem_report(window: Window) -> Scene:
    """Write a report to send, and say where it is."""
    from colosseum.play.problem_report import write_report
    from colosseum.scenes.parts.window_facts import window_facts
    from colosseum.scenes.problem_report import ProblemReportScene

    facts, journal = window_facts(window), window.open_journal
    return ProblemReportScene(window, lambda: write_report(facts, window.settings, journal))


# A game


def table(window: Window, session: "Session") -> Scene:
    from colosseum.scenes.table.scene import TableScene

    return TableScene(window, session)


def go_on(window: Window, session: "Session") -> None:
    """Sit down at a saved game's table; or, if it is over, look at its results."""
    if session.decision is None:
        window.push(results(window, session))
    else:
        window.start_over(table(window, session))


def pause_menu(window: Window, session: "Session", on_undo: Callable[[], None] | None) -> Scene:
    from colosseum.scenes.pause_menu import PauseMenuScene

    return PauseMenuScene(window, session, on_undo)


def stage_goals(window: Window, session: "Session") -> Scene:
    """The goals of a game of the career, while it is played."""
    from colosseum.scenes.stage_goals import StageGoalsScene

    return StageGoalsScene(window, session)


def stage_end(window: Window, session: "Session") -> Scene:
    """What a game of the career has earned, over its results."""
    from colosseum.scenes.stage_end import StageEndScene

    return StageEndScene(window, session)


def challenge_end(window: Window, session: "Session") -> Scene:
    """What a game of a challenge has come to, over its results."""
    from colosseum.scenes.challenge_end import ChallengeEndScene

    return ChallengeEndScene(window, session)


def results(window: Window, session: "Session") -> Scene:
    from colosseum.scenes.results import ResultsScene

    return ResultsScene(window, session)


def replay(window: Window, journal: "Journal[Any]", moment: int | None = None) -> Scene:
    """Open the replay at its start, or after this many actions."""
    from colosseum.scenes.table.replay import ReplayScene

    return ReplayScene(window, journal, moment)


def look_back(window: Window, journal: "Journal[Any]") -> Scene:
    from colosseum.scenes.look_back import LookBackScene

    return LookBackScene(window, journal)


# A lesson


def lesson(window: Window, chosen: "Lesson", attempt: "Attempt | None" = None) -> Scene:
    """Open a lesson from the beginning, or wherever an attempt is."""
    from colosseum.scenes.table.lesson_script import LessonScript, session_of
    from colosseum.scenes.table.scene import TableScene
    from colosseum.tutor.attempt import Attempt

    attempt = attempt or Attempt(chosen)
    return TableScene(window, session_of(attempt), LessonScript(window, attempt))


def lesson_end(window: Window, done: "Lesson", following: "Lesson | None") -> Scene:
    from colosseum.scenes.lesson_end import LessonEndScene

    return LessonEndScene(window, done, following)


# A puzzle


def puzzle(window: Window, task: "PuzzleTask") -> Scene:
    from colosseum.play.puzzles.seating import session_of
    from colosseum.scenes.table.puzzle_script import PuzzleScript
    from colosseum.scenes.table.scene import TableScene

    return TableScene(window, session_of(task.puzzle), PuzzleScript(window, task))


def puzzle_end(window: Window, task: "PuzzleTask", answer: "Answer") -> Scene:
    """What an answer is worth, over the table."""
    from colosseum.scenes.puzzle_end import PuzzleEndScene

    return PuzzleEndScene(window, task, answer)


# A question


def confirm(window: Window, ask: "Callable[[], Question]", on_yes: Callable[[], None]) -> None:
    """Ask before something that cannot be undone; act at once if confirmations are off."""
    from colosseum.scenes.confirm import ConfirmScene

    if window.settings.confirmations:
        window.push(ConfirmScene(window, ask, on_yes))
    else:
        on_yes()


def warn(window: Window, ask: "Callable[[], Question]", on_yes: Callable[[], None]) -> Scene:
    """Ask even those who want no confirmations: something would be lost."""
    from colosseum.scenes.confirm import ConfirmScene

    return ConfirmScene(window, ask, on_yes)


# With a controller


def pad_keyboard(window: Window, below: Scene) -> Scene:
    """A keyboard on the screen, for the field that is focused in the scene below."""
    from colosseum.scenes.pad_keyboard import PadKeyboardScene

    return PadKeyboardScene(window, below)


def pad_actions(window: Window, bound: "Sequence[Binding]") -> Scene:
    """All that keys are bound to, as a list."""
    from colosseum.scenes.pad_actions import PadActionsScene

    return PadActionsScene(window, bound)


def pad_gone(window: Window) -> Scene:
    from colosseum.scenes.pad_gone import PadGoneScene

    return PadGoneScene(window)
