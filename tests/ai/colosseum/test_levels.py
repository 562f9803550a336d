"""Who can be sat down at a table of Colosseum."""

from colosseum.ai.colosseum.levels import LEVELS


def test_the_levels_come_weakest_first() -> None:
    assert [level.name for level in LEVELS] == ["novice", "impresario", "grand"]
    assert [level.title for level in LEVELS] == ["Novice", "Impresario", "Grand Impresario"]
