"""What is true of advice in every game."""

from colosseum.rules.kernel import Game
from colosseum.tutor.advisor import Advice
from colosseum.tutor.marks import Mark
from colosseum.words.sentences import Sentence


def check_choices(game: Game, advice: Advice) -> None:
    """Every choice is legal, worded, marked on the table, and no better than the first."""
    choices = advice.choices
    assert 1 <= len(choices) <= 3
    assert choices[0].behind == 0
    for choice in choices:
        assert game.why_not(choice.action) is None
        assert choice.behind >= 0
        assert isinstance(choice.words, Sentence)
        assert isinstance(choice.reason, Sentence)
        assert choice.about
        assert all(isinstance(mark, Mark) for mark in choice.about)
    assert len({str(choice.words) for choice in choices}) == len(choices)
