"""Playing any game by the texts of its actions, for the scenarios of both."""

from colosseum.rules.kernel import Game, Record


def play(game: Game, *lines: str) -> Record:
    """Apply actions by their text forms, checking the game after each; return the last record."""
    for line in lines:
        record = game.apply(game.read_action(line))
        assert game.status() == [], line
    return record


def refusal(game: Game, line: str) -> str:
    """Why an action is refused; asking changes nothing."""
    action = game.read_action(line)
    before = game.copy()
    reason = game.why_not(action)
    assert reason is not None, f"“{line}” is allowed"
    assert action not in game.choices()
    assert game == before
    return reason
