"""What an answer is worth: the best, a worse one, one that nobody measured."""

from colosseum.play.puzzles.answers import judged
from colosseum.play.puzzles.collection import Difficulty, Puzzle, Rated
from colosseum.rules.colosseum.actions import Bid, OpenMarket, Pass
from colosseum.rules.colosseum.game import Game

_AUCTION = """
turn: 5
phase: acquiring
players: [{coins: 40}, {coins: 40}, {coins: 40}]
"""


def auction(*options: Rated) -> tuple[Puzzle, Game]:
    puzzle = Puzzle("colosseum", "1-1", "open", Difficulty.EASY, _AUCTION, options, 10, 0.1)
    return puzzle, Game.from_position(_AUCTION)


BEST = Rated(OpenMarket(0, 8), 30.0, 60)
PASS = Rated(Pass(), 20.0, 40)


def test_the_best_choice_is_right_and_any_other_wrong() -> None:
    puzzle, game = auction(BEST, PASS)
    right, wrong = judged(puzzle, game, BEST.action), judged(puzzle, game, Pass())
    assert right is not None
    assert right.is_right
    assert right.rated is BEST
    assert wrong is not None
    assert not wrong.is_right
    assert wrong.rated is PASS


def test_a_few_coins_more_are_the_same_choice() -> None:
    puzzle, game = auction(BEST, PASS)
    answer = judged(puzzle, game, OpenMarket(0, 11))
    assert answer is not None
    assert answer.is_right
    assert answer.action == OpenMarket(0, 11)


def test_a_bid_far_from_all_measured_ones_is_not_judged() -> None:
    puzzle, game = auction(BEST, PASS)
    assert judged(puzzle, game, OpenMarket(0, 30)) is None
    assert judged(puzzle, game, OpenMarket(1, 8)) is None


def test_the_nearest_of_several_bids_counts() -> None:
    near = puzzle_kit_near(Bid(12), (Bid(9), Bid(13), Pass()))
    assert near == Bid(13)
    assert puzzle_kit_near(Pass(), (Bid(9), Pass())) == Pass()
    assert puzzle_kit_near(Bid(30), (Bid(9), Pass())) is None


def puzzle_kit_near(action: Bid | Pass, others: tuple[Bid | Pass, ...]) -> object:
    return auction(BEST, PASS)[0].kit.near(action, others)


def test_what_was_not_worth_measuring_is_wrong() -> None:
    text = "turn: 5\nphase: investing\nplayers: [{coins: 40}, {coins: 40}, {coins: 40}]"
    game = Game.from_position(text)
    one, other, third, *_ = game.choices().actions
    options = Rated(one, 9.0, 50), Rated(other, 1.0, 20)
    puzzle = Puzzle("colosseum", "1-1", "invest", Difficulty.EASY, text, options, 10, 0.1)
    answer = judged(puzzle, game, third)
    assert answer is not None
    assert not answer.is_right
    assert answer.rated is None
