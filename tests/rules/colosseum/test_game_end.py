"""The end of the game: who wins, and why."""

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.events import GameEnded, PhaseBegan
from colosseum.rules.kernel import IllegalAction
from tests.rules.colosseum.scenario import happened, offered, play, refusal, table


def last_decision(aquila: str, lupa: str, sol: str = "best: 1, coins: 99") -> Game:
    """Turn 5, and only Sol has yet to act in phase 4."""
    return table(f"""
        turn: 5
        phase: producing
        step: roll
        first: 1
        seat: 3
        players:
          - {{{aquila}}}
          - {{{lupa}}}
          - {{{sol}}}
    """)


def finished(aquila: str, lupa: str, sol: str = "best: 1, coins: 99") -> Game:
    """The game after Sol has passed."""
    game = last_decision(aquila, lupa, sol)
    play(game, "pass")
    return game


def result(game: Game) -> tuple[list[int], str]:
    """The numbers of the winning seats, and the reason."""
    assert game.outcome is not None
    return [seat + 1 for seat in game.outcome.winners], game.outcome.reason


@pytest.mark.rule("END-1")
def test_the_highest_best_event_wins_whatever_else_the_others_have() -> None:
    game = finished("best: 41, coins: 0", "best: 40, coins: 99, tokens: 3 lion, podiums: 4")
    assert result(game) == ([1], "The best event drew 41 spectators.")


@pytest.mark.rule("END-1")
def test_an_event_of_the_last_turn_can_still_win() -> None:
    game = last_decision("best: 6", "best: 5", "tokens: 2 gladiator + decoration, programmes: [1]")
    play(game, "roll")
    play(game, str(game.choices().actions[0]))
    record = play(game, "produce 1 with 2 gladiator + decoration")
    assert happened(record, GameEnded) == ["game ends, won by 3"]
    assert result(game) == ([3], "The best event drew 7 spectators.")


@pytest.mark.rule("END-1")
def test_a_tie_is_decided_by_coins() -> None:
    game = finished("best: 40, coins: 12", "best: 40, coins: 13, tokens: lion")
    assert result(game) == ([2], "Tied on 40 spectators; won on money, with 13 coins.")


@pytest.mark.rule("END-1")
def test_a_tie_can_be_decided_by_a_single_coin() -> None:
    game = finished("best: 40, coins: 1", "best: 40, coins: 0")
    assert result(game) == ([1], "Tied on 40 spectators; won on money, with 1 coin.")


@pytest.mark.rule("END-1")
def test_a_tie_in_coins_too_is_decided_by_stars() -> None:
    game = finished(
        "best: 40, coins: 12, tokens: 3 lion", "best: 40, coins: 12, tokens: 3 ship + 3 horse"
    )
    assert result(game) == (
        [2],
        "Tied on spectators and money; won on stars.",
    )


@pytest.mark.rule("END-1")
def test_coins_decide_only_among_those_tied_for_the_best_event() -> None:
    game = finished(
        "best: 40, coins: 12", "best: 40, coins: 12, tokens: 3 lion", "best: 40, coins: 11"
    )
    assert result(game) == (
        [2],
        "Tied on spectators and money; won on stars.",
    )


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("sol", ["best: 1, coins: 99", "best: 40, coins: 11, tokens: 3 horse"])
def test_reading_those_still_tied_share_the_victory(sol: str) -> None:
    game = finished(
        "best: 40, coins: 12, tokens: 3 lion", "best: 40, coins: 12, tokens: 3 ship", sol
    )
    assert result(game) == ([1, 2], "Everything is tied, so the victory is shared.")


@pytest.mark.rule("END-1")
def test_reading_even_everyone_may_share_the_victory() -> None:
    game = last_decision("best: 40, coins: 12", "best: 40, coins: 12", "best: 40, coins: 12")
    record = play(game, "pass")
    assert happened(record, GameEnded) == ["game ends, won by 1 + 2 + 3"]
    assert result(game) == ([1, 2, 3], "Everything is tied, so the victory is shared.")


@pytest.mark.rule("END-1", "TURN-4")
def test_the_game_ends_after_the_last_event_without_closing_ceremonies() -> None:
    game = last_decision("best: 41, tokens: lion", "best: 40")
    assert game.outcome is None
    record = play(game, "pass")
    assert happened(record, PhaseBegan) == []
    assert [impresario.podiums for impresario in game.state.impresarios] == [0, 0, 0]
    assert game.decision is None


@pytest.mark.rule("END-1")
def test_nothing_can_be_done_once_the_game_is_over() -> None:
    game = finished("best: 41, medals: 1", "best: 40")
    assert not game.choices().actions
    for line in ("pass", "roll", "cash a medal"):
        assert refusal(game, line) == "The game is over."
    with pytest.raises(IllegalAction, match=r"^The game is over\.$"):
        play(game, "pass")


@pytest.mark.rule("END-1", "MED-1")
def test_a_medal_cashed_in_at_the_last_decision_can_break_the_tie() -> None:
    game = last_decision("best: 40, coins: 15", "", "best: 40, coins: 10, medals: 1")
    assert offered(game, "cash a medal")
    play(game, "cash a medal", "pass")
    assert result(game) == ([3], "Tied on 40 spectators; won on money, with 16 coins.")


@pytest.mark.rule("END-1", "MED-1")
def test_reading_each_medal_left_counts_as_the_coins_it_could_have_been() -> None:
    game = finished("best: 40, coins: 13", "best: 40, coins: 2, medals: 2")
    assert result(game) == (
        [2],
        "Tied on 40 spectators; won on money, with 14 coins (6 for each medal).",
    )


@pytest.mark.rule("END-1", "MED-1")
def test_medals_that_do_not_decide_are_counted_too() -> None:
    game = finished("best: 40, coins: 15", "best: 40, coins: 2, medals: 2")
    assert result(game) == (
        [1],
        "Tied on 40 spectators; won on money, with 15 coins (6 for each medal).",
    )


@pytest.mark.rule("END-1", "MED-1")
def test_stars_decide_where_coins_and_medals_are_equal() -> None:
    game = finished("best: 40, coins: 14", "best: 40, coins: 2, medals: 2, tokens: 3 lion")
    assert result(game) == (
        [2],
        "Tied on spectators and money (with 6 coins for each medal); won on stars.",
    )


@pytest.mark.rule("END-1", "MED-1")
def test_coins_and_medals_that_are_equal_can_share_the_victory() -> None:
    game = finished("best: 40, coins: 14", "best: 40, coins: 2, medals: 2")
    assert result(game) == ([1, 2], "Everything is tied, so the victory is shared.")


@pytest.mark.rule("END-1")
def test_medals_of_those_who_do_not_tie_are_not_mentioned() -> None:
    game = finished("best: 40, coins: 13", "best: 40, coins: 12", "best: 1, medals: 9")
    assert result(game) == ([1], "Tied on 40 spectators; won on money, with 13 coins.")
