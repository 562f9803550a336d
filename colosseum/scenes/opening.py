"""Scenes that are imported only when somebody opens them, so that the title is there at once."""

from colosseum.scenes.scene import House, Scene


def seats_scene(house: House) -> Scene:
    from colosseum.scenes.seats import SeatsScene

    return SeatsScene(house)


def lessons_scene(house: House) -> Scene:
    from colosseum.scenes.lessons import LessonsScene

    return LessonsScene(house)


def rulebook_scene(house: House) -> Scene:
    from colosseum.scenes.rulebook import RulebookScene

    return RulebookScene(house)


def load_scene(house: House) -> Scene:
    from colosseum.scenes.load import LoadScene

    return LoadScene(house)


def statistics_scene(house: House) -> Scene:
    from colosseum.scenes.statistics import StatisticsScene

    return StatisticsScene(house)


def settings_scene(house: House) -> Scene:
    from colosseum.scenes.settings import SettingsScene

    return SettingsScene(house)


def credits_scene(house: House) -> Scene:
    from colosseum.scenes.credits import CreditsScene

    return CreditsScene(house)
