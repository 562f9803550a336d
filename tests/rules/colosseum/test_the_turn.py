"""The turn: five turns of five phases, everyone in turn order."""

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.events import (
    GameEnded,
    Passed,
    PhaseBegan,
    PodiumReceived,
    TurnBegan,
)
from colosseum.rules.kernel import Event
from colosseum.words.sentences import GameError
from tests.rules.colosseum.scenario import decider, happened, offered, play, refusal, table


def pass_all(game: Game, until: str = "") -> list[Event]:
    """Everyone passes if they may, until a phase begins or the game ends; the events on the way.

    A decision nobody may pass on, such as a donation, is made somehow.
    """
    events: list[Event] = []
    while game.decision is not None and f"phase {until} begins" not in map(str, events):
        action = "pass" if offered(game, "pass") else str(game.choices().actions[0])
        events += play(game, action).events
    return events


def texts(events: list[Event], *kinds: type[Event]) -> list[str]:
    return [str(event) for event in events if isinstance(event, kinds)]


def at(phase: str, players: int = 3, **fields: object) -> Game:
    """The start of a phase; the first seat is the poorest and in last place."""
    entries = ", ".join(f"{{coins: {30 + seat}}}" for seat in range(players))
    lines = [f"phase: {phase}", f"players: [{entries}]"]
    return table("\n".join(lines + [f"{name}: {value}" for name, value in fields.items()]))


# TURN-1


@pytest.mark.rule("TURN-1")
def test_a_turn_has_five_phases_in_this_order() -> None:
    game = Game.new(("Aquila", "Lupa", "Sol"), seed=7)
    events = [*game.opening, *pass_all(game, until="investing")]
    assert texts(events, TurnBegan, PhaseBegan) == [
        "turn 1 begins with seat 3",
        "phase investing begins",
        "phase acquiring begins",
        "phase trading begins",
        "phase producing begins",
        "phase closing begins",
        "turn 2 begins with seat 1",
        "phase investing begins",
    ]


@pytest.mark.rule("TURN-1", "TURN-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_game_has_five_turns(players: int) -> None:
    game = Game.new(("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")[:players], seed=7)
    turns = texts([*game.opening, *pass_all(game)], TurnBegan)
    assert [text.split(" begins")[0] for text in turns] == [f"turn {n}" for n in range(1, 6)]
    assert game.decision is None


@pytest.mark.rule("TURN-1", "TURN-2")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("phase", "kind"),
    [
        ("investing", "invest"),
        ("acquiring", "open"),
        ("trading", "trade"),
        ("producing", "roll"),
    ],
)
def test_players_act_clockwise_from_the_first_player(phase: str, kind: str, players: int) -> None:
    game = at(phase, players, first=2)
    for seat in (*range(2, players + 1), 1):
        assert decider(game) == (kind, seat)
        play(game, "pass")


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize(
    ("phase", "following", "kind"),
    [
        ("investing", "acquiring", "open"),
        ("acquiring", "trading", "trade"),
        ("trading", "producing", "roll"),
    ],
)
def test_all_finish_a_phase_before_the_next_begins(phase: str, following: str, kind: str) -> None:
    game = at(phase, first=3)
    assert happened(play(game, "pass", "pass"), PhaseBegan) == []
    assert happened(play(game, "pass"), PhaseBegan) == [f"phase {following} begins"]
    assert decider(game) == (kind, 3), "the first player begins the next phase too"


@pytest.mark.rule("TURN-1", "CLO-2")
def test_in_the_closing_ceremonies_too_the_first_player_acts_first() -> None:
    game = table("""
        phase: closing
        first: 2
        players:
          - {tokens: 2 torch, programmes: [1], produced: [1], performed: 2 torch, best: 5}
          - {tokens: 2 cage, programmes: [2], produced: [2], performed: 2 cage, best: 4}
          - {tokens: 2 chariot, programmes: [3], produced: [3], performed: 2 chariot, best: 3}
    """)
    assert decider(game) == ("discard", 2)
    play(game, "discard cage")
    assert decider(game) == ("discard", 3)
    play(game, "discard chariot")
    assert decider(game) == ("discard", 1)


# TURN-2


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize("phase", ["investing", "acquiring", "trading", "producing"])
def test_a_player_may_pass_in_phases_1_to_4(phase: str) -> None:
    game = at(phase, first=1)
    assert offered(game, "pass")
    assert happened(play(game, "pass"), Passed) == ["seat 1 passes"]


@pytest.mark.rule("TURN-2")
def test_a_player_may_pass_after_rolling_and_moving() -> None:
    game = at("producing", first=1, step="produce", seat=1, queue=[2, 3])
    assert happened(play(game, "pass"), Passed) == ["seat 1 passes"]
    assert decider(game) == ("roll", 2)


@pytest.mark.rule("TURN-2", "CLO-2")
def test_nobody_can_pass_on_the_discard() -> None:
    game = table("""
        phase: closing
        players:
          - {tokens: 2 torch, programmes: [1], produced: [1], performed: 2 torch}
          - {}
          - {}
    """)
    assert decider(game) == ("discard", 1)
    assert refusal(game, "pass") == "You cannot do this now: “pass”."


@pytest.mark.rule("TURN-2", "CLO-3")
def test_nobody_can_pass_on_the_donation() -> None:
    game = table("""
        phase: closing
        players: [{best: 9, tokens: torch}, {best: 8}, {best: 7}]
    """)
    assert decider(game) == ("donation", 3)
    assert refusal(game, "pass") == "You cannot do this now: “pass”."


# TURN-3


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_new_turn_the_first_player_moves_one_seat_clockwise(players: int) -> None:
    for first in range(1, players + 1):
        game = at("closing", players, first=first, turn=2)
        following = first % players + 1
        assert f"turn 3 begins with seat {following}" in map(str, game.opening)
        assert decider(game) == ("invest", following)


@pytest.mark.rule("TURN-3")
def test_in_a_game_of_4_the_player_who_began_turn_1_begins_turn_5() -> None:
    game = Game.new(("Aquila", "Lupa", "Sol", "Laurus"), seed=7)
    assert texts([*game.opening, *pass_all(game)], TurnBegan) == [
        "turn 1 begins with seat 4",
        "turn 2 begins with seat 1",
        "turn 3 begins with seat 2",
        "turn 4 begins with seat 3",
        "turn 5 begins with seat 4",
    ]


# TURN-4


@pytest.mark.rule("TURN-4")
def test_the_game_ends_when_the_last_player_has_finished_phase_4_of_turn_5() -> None:
    game = at("producing", first=1, turn=5)
    play(game, "pass", "pass")
    assert game.outcome is None
    record = play(game, "pass")
    assert happened(record, GameEnded) == ["game ends, won by 3"]
    assert happened(record, PhaseBegan) == []
    assert game.outcome is not None


@pytest.mark.rule("TURN-4")
def test_phase_4_of_turn_4_does_not_end_the_game() -> None:
    game = at("producing", first=1, turn=4)
    record = play(game, "pass", "pass", "pass")
    assert happened(record, GameEnded) == []
    assert happened(record, PhaseBegan) == ["phase closing begins", "phase investing begins"]


@pytest.mark.rule("TURN-4")
def test_there_are_no_closing_ceremonies_in_the_last_turn() -> None:
    game = Game.new(("Aquila", "Lupa", "Sol"), seed=7)
    events = pass_all(game)
    assert texts(events, PhaseBegan).count("phase closing begins") == 4
    assert len(texts(events, PodiumReceived)) == 4
    assert texts(events, PhaseBegan)[-1] == "phase producing begins"


@pytest.mark.rule("TURN-4")
@pytest.mark.parametrize("line", ["pass", "buy a season ticket", "roll", "cash a medal"])
def test_nothing_can_be_done_when_the_game_is_over(line: str) -> None:
    game = at("producing", first=1, turn=5)
    play(game, "pass", "pass", "pass")
    assert game.decision is None
    assert game.choices().actions == ()
    assert refusal(game, line) == "The game is over."


@pytest.mark.rule("TURN-4")
def test_no_position_is_in_the_closing_ceremonies_of_turn_5() -> None:
    with pytest.raises(GameError, match="There are no closing ceremonies in the last turn"):
        at("closing", turn=5)
