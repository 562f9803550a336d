"""Positions: short texts from which a game can go on."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES, Asset, Noble
from colosseum.rules.colosseum.events import GameEnded, PodiumReceived
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.journal import Journal
from colosseum.words.sentences import GameError
from tests.rules.colosseum.random_play import TABLES, new_game, play_on
from tests.rules.colosseum.scenario import decider, play, table

PLAYERS = "players: [{}, {}, {}]"
SHORTEST = "{phase: investing, players: [{}, {}, {}]}"


def test_what_is_left_out_has_a_sensible_default() -> None:
    game = table(SHORTEST)
    assert game.seats == ("Aquila", "Lupa", "Sol")
    state = game.state
    assert (state.turn, state.phase, decider(game)) == (1, Phase.INVESTING, ("invest", 3))
    assert [impresario.held for impresario in state.impresarios] == [(1, 6), (2, 7), (3, 8)]
    assert [impresario.arena for impresario in state.impresarios] == [(8, 9), (21, 22), (32, 33)]
    assert [impresario.coins for impresario in state.impresarios] == [RULES.start_coins] * 3
    assert state.nobles == list(RULES.rests)
    assert [len(market) for market in state.markets] == [3] * 5
    assert len(state.bag) == 152 - 15
    assert game.status() == []


def test_a_position_can_say_everything() -> None:
    game = table("""
        turn: 3
        phase: acquiring
        first: 2
        players:
          - {name: Ada, coins: 27, medals: 1, tokens: 4 gladiator + joker, programmes: [5, 20],
             produced: [5], best: 12, arena: 34-1, loge: yes, tickets: 2, podiums: 1}
          - {coins: 0, programmes: []}
          - {tokens: 4 gladiator}
        nobles: {emperor: 9}
        markets: [lion + cage + torch, nothing]
        stars: {gladiator: 3}
        gone: emperor
        face down: torch
        seed: 9
    """)
    ada, lupa, _ = game.state.impresarios
    assert game.seats[0] == "Ada"
    assert (ada.coins, ada.medals, ada.tickets, ada.podiums, ada.best) == (27, 1, 2, 1, 12)
    assert (ada.held, ada.produced, ada.loge) == ((5, 20), (5,), True)
    assert ada.arena == (34, 35, 0, 1)
    assert ada.tokens[Asset.GLADIATOR] == 4
    assert lupa.held == ()
    assert game.state.nobles[Noble.EMPEROR] == 9
    assert game.state.markets[:2] == [(Asset.LION, Asset.CAGE, Asset.TORCH), ()]
    assert game.state.stars[Asset.GLADIATOR] == 2
    assert game.state.gone[Asset.EMPEROR] == 1
    assert game.state.face_down == (Asset.TORCH,)
    assert decider(game) == ("open", 2)


def test_what_beginning_a_phase_brings_is_in_the_opening() -> None:
    game = table("{phase: closing, players: [{best: 9}, {best: 12}, {best: 3}]}")
    assert PodiumReceived(1) in game.opening


@pytest.mark.unmeasured
@settings(max_examples=8, deadline=None)
@given(setting=st.sampled_from(TABLES), seed=st.integers(0, 2**32))
def test_every_position_reads_back_to_the_very_end(setting: tuple[int, bool], seed: int) -> None:
    game = new_game(setting[0], seed, setting[1])
    for _ in play_on(game, Random(seed)):
        again = Game.from_position(game.position())
        # Views redeal what a position leaves out: the bag's order and the dice to come.
        assert again.view(0, seed=1) == game.view(0, seed=1)
        assert again.outcome == game.outcome
    assert game.outcome is not None


def test_a_finished_game_reads_back_with_its_outcome() -> None:
    game = table("""
        turn: 5
        phase: producing
        step: roll
        seat: 3
        players: [{best: 40, coins: 13}, {best: 40, coins: 2, medals: 2}, {best: 1}]
    """)
    play(game, "pass")
    assert "step: finished" in game.position()
    again = table(game.position())
    assert again.decision is None
    assert again.outcome == game.outcome
    assert again.opening == (GameEnded((1,)),)
    assert again.status() == []
    assert again.position() == game.position()


def test_a_finished_game_can_be_kept_in_a_journal() -> None:
    game = table(f"{{turn: 5, phase: producing, step: finished, seat: 1, {PLAYERS}}}")
    again = Journal.of_text(Game, Journal(game).text()).game
    assert again == game
    assert again.outcome is not None
    assert again.outcome.winners == (0, 1, 2)


def test_a_game_from_a_position_can_be_kept_in_a_journal(tmp_path: Path) -> None:
    journal = Journal(table(SHORTEST))
    play(journal.game, "build a loge")
    journal = Journal(table(SHORTEST))
    journal.apply(journal.game.read_action("build a loge"))
    assert Journal.of_text(Game, journal.text()).game == journal.game


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("phase: investing", "“players” is missing"),
        ("{phase: investing, players: [{}, {}]}", "expected 3 to 5 players, found 2"),
        ("{phase: sleeping, players: [{}, {}, {}]}", "phase: expected a phase of the turn"),
        (f"{{phase: investing, turn: 6, {PLAYERS}}}", "turn: expected a number from 0 to 5"),
        (f"{{phase: investing, turn: 0, {PLAYERS}}}", "There is no turn 0."),
        (f"{{phase: investing, first: 4, {PLAYERS}}}", "first: expected a number from 1 to 3"),
        (f"{{phase: investing, weather: fine, {PLAYERS}}}", "weather: is not a known field"),
        (f"{{phase: investing, nobles: {{king: 3}}, {PLAYERS}}}", "king: is not a known field"),
        (f"{{phase: investing, nobles: {{emperor: 36}}, {PLAYERS}}}", "found “36”"),
        (f"{{phase: investing, markets: [lion, a, b, c, d, e], {PLAYERS}}}", "there are 5 markets"),
        (f"{{phase: investing, markets: [2 tiger], {PLAYERS}}}", "such as 2 lion + torch"),
        (
            f"{{phase: investing, markets: [4 lion], {PLAYERS}}}",
            "Market I has 4 tokens; there is room for 3.",
        ),
        (f"{{phase: investing, gone: 11 lion, {PLAYERS}}}", "There are 11 lion tokens"),
        (f"{{phase: investing, face down: joker, gone: 4 joker, {PLAYERS}}}", "5 joker tokens"),
        (f"{{phase: investing, stars: {{lion: 2}}, {PLAYERS}}}", "The lion star is with the wrong"),
        (f"{{phase: investing, stars: {{torch: 2}}, {PLAYERS}}}", "“torch” has no star."),
        (f"{{phase: investing, stars: {{tiger: 2}}, {PLAYERS}}}", "there is no asset “tiger”."),
        (f"{{phase: investing, step: bid, seat: 1, {PLAYERS}}}", "a step of this phase: invest."),
        (f"{{phase: investing, step: invest, {PLAYERS}}}", "“seat” is missing"),
        (f"{{turn: 5, phase: trading, step: finished, {PLAYERS}}}", "only after the last event"),
        (f"{{turn: 4, phase: producing, step: finished, {PLAYERS}}}", "only after the last event"),
        (f"{{phase: acquiring, step: bid, seat: 1, {PLAYERS}}}", "A bid is due without"),
        (f"{{phase: trading, step: answer, seat: 1, {PLAYERS}}}", "An answer is due without"),
        (f"{{phase: producing, step: move, seat: 1, {PLAYERS}}}", "A move is due without"),
        (f"{{phase: producing, step: move, seat: 1, roll: VII, {PLAYERS}}}", "faces such as"),
        ("{phase: investing, players: [{coins: -1}, {}, {}]}", "coins: expected a number from 0"),
        ("{phase: investing, players: [{arena: 8}, {}, {}]}", "squares such as 8-10"),
        ("{phase: investing, players: [{arena: 35-36}, {}, {}]}", "squares such as 8-10"),
        ("{phase: investing, players: [{arena: 8-12}, {}, {}]}", "player 1 has 5 squares"),
        ("{phase: investing, players: [{arena: 21-22}, {}, {}]}", "arenas of players 1 and 2"),
        ("{phase: investing, players: [{medals: 19}, {}, {}]}", "more than 18 medals"),
        ("{phase: investing, players: [{tickets: 11}, {}, {}]}", "more than 10 season tickets"),
        ("{phase: investing, players: [{podiums: 5}, {}, {}]}", "There are 5 podiums"),
        ("{phase: investing, players: [{tokens: emperor}, {}, {}]}", "holds an Emperor token"),
        (
            "{phase: investing, players: [{programmes: [20]}, {programmes: [20]}, {}]}",
            "Programme 20 is in 2 places.",
        ),
        (
            "{phase: investing, players: [{programmes: [1], produced: [2]}, {}, {}]}",
            "Player 1 produced programme 2 without holding it.",
        ),
        ("{phase: investing, players: [{programmes: [31]}, {}, {}]}", "from 1 to 30, found “31”"),
        ("[", "not valid YAML"),
        ("x" * 50_001, "position is too long."),
        ("{[1]: 2}", "is no name for a field."),
        ("{phase: investing, players: [{coins: 10000}, {}, {}]}", "from 0 to 9999"),
        (f"{{phase: investing, seed: {'9' * 3000}, {PLAYERS}}}", "expected a smaller number"),
        ('{phase: investing, players: [{name: "a\\0"}, {}, {}]}', "expected a player's name"),
        (f"{{phase: investing, players: [{{name: {'a' * 61}}}, {{}}, {{}}]}}", "a player's name"),
        (f"{{phase: {'a' * 9999}, {PLAYERS}}}", f"found “{'a' * 60}…”."),
        (
            f"{{{'a' * 99}: 1, phase: investing, {PLAYERS}}}",
            f"line 1, {'a' * 40}: is not a known",
        ),
        (
            "{phase: closing, step: discard, seat: 1, stars: {lion: 2},"
            " players: [{tokens: lion, performed: lion}, {tokens: lion}, {}]}",
            "The lion star is with a player who never had enough tokens for it.",
        ),
        (
            "{phase: investing, players: [{programmes: [1], produced: [1, 1, 1, 1, 1, 1]}, {},{}]}",
            "Player 1 produced more events than there are turns.",
        ),
        (
            f"{{phase: investing, step: invest, seat: 1, queue: [2, 2], {PLAYERS}}}",
            "A player waits for their turn twice.",
        ),
        (
            "{phase: closing, step: discard, seat: 1, players: [{}, {}, {}]}",
            "Player 1 has nothing to discard.",
        ),
        (
            "{phase: closing, step: discard, seat: 1, players: [{performed: lion}, {}, {}]}",
            "Player 1 used tokens in their event that they do not hold.",
        ),
        (
            "{phase: closing, step: donation, seat: 1, players: [{}, {}, {}]}",
            "A donation is due, but not from another player.",
        ),
        (
            "{phase: trading, step: answer, seat: 1, players: [{}, {}, {}],"
            " offer: {active: 1, partner: 2, give: 1 coin, take: lion}}",
            "Player 1 cannot answer the offer.",
        ),
        (
            "{phase: acquiring, step: bid, seat: 1, players: [{}, {}, {}],"
            " auction: {opener: 3, market: 1, coins: 8, leader: 3, still in: [2, 3]}}",
            "Someone is bidding who has stepped out.",
        ),
        (
            "{phase: acquiring, step: bid, seat: 1, players: [{}, {}, {}],"
            " auction: {opener: 3, market: 1, coins: 31, leader: 3, still in: [1, 3]}}",
            "Player 3 has bid more coins than they have.",
        ),
        (
            "{phase: acquiring, step: bid, seat: 1, players: [{}, {}, {}], markets: [nothing],"
            " auction: {opener: 3, market: 1, coins: 8, leader: 3, still in: [1, 3]}}",
            "An empty market is being auctioned.",
        ),
        (
            f"{{phase: acquiring, step: open, seat: 1, shut out: [1], {PLAYERS}}}",
            "Player 1 is to open a market but is shut out.",
        ),
        (
            f"{{phase: investing, step: invest, seat: 1, investments: 2, {PLAYERS}}}",
            "Another investment is due after 2, the most there can be.",
        ),
        (
            f"{{phase: investing, face down: 2 torch, {PLAYERS}}}",
            "2 tokens are face down, which is too many.",
        ),
        (f"{{phase: investing, gone: -7 torch, {PLAYERS}}}", "such as 2 lion + torch"),
        (f"{{turn: 5, phase: closing, {PLAYERS}}}", "no closing ceremonies in the last turn"),
    ],
)
def test_contradictions_are_named(text: str, complaint: str) -> None:
    with pytest.raises(GameError) as error:
        table(text)
    assert complaint in str(error.value)


def test_an_unsound_game_says_everything_that_is_wrong_with_it() -> None:
    game = table(SHORTEST)
    aquila = game.state.impresarios[0]
    aquila.coins = aquila.medals = -1
    aquila.tokens[Asset.LION] = -1
    assert game.status() == [
        "There are 9 lion tokens instead of 10.",
        "Player 1 has -1 coins.",
        "Player 1 has -1 medals.",
        "Player 1 has a negative number of tokens.",
    ]
