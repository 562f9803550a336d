"""Who can be sat down at a table of Colosseum."""

from colosseum.ai.colosseum.levels import LEVELS


def test_the_levels_come_weakest_first() -> None:
    assert [level.name for level in LEVELS] == ["apprentice", "novice", "impresario", "grand"]
    titles = ["Apprentice", "Novice", "Impresario", "Grand Impresario"]
    assert [level.title for level in LEVELS] == titles
    assert "first games" in LEVELS[0].words
