"""Scenes that are imported only when somebody opens them, so that the title is there at once."""

from colosseum.scenes.scene import Scene, Window


def seats_scene(window: Window) -> Scene:
    from colosseum.scenes.new_game import NewGameScene

    return NewGameScene(window)


def lessons_scene(window: Window) -> Scene:
    from colosseum.scenes.lessons import LessonsScene

    return LessonsScene(window)


def rulebook_scene(window: Window) -> Scene:
    from colosseum.scenes.rulebook import RulebookScene

    return RulebookScene(window)


def load_scene(window: Window) -> Scene:
    from colosseum.scenes.saved_games import SavedGamesScene

    return SavedGamesScene(window)


def statistics_scene(window: Window) -> Scene:
    from colosseum.scenes.statistics import StatisticsScene

    return StatisticsScene(window)


def settings_scene(window: Window) -> Scene:
    from colosseum.scenes.settings import SettingsScene

    return SettingsScene(window)


def credits_scene(window: Window) -> Scene:
    from colosseum.scenes.credits import CreditsScene

    return CreditsScene(window)
