"""Moving nobles: into the arena, near it, and away from a leader."""

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Noble
from tests.ai.colosseum.positions import CIRCUS, FAR, PRODUCE, position
from tests.ai.colosseum.seated import SEEDS, chosen, decide, drawn, good, usual

MOVE = (
    "phase: producing\n        step: move\n        seat: 1\n        queue: [2, 3]\n        roll: "
)


def emperor_after(game: Game, level: str, seed: int) -> int:
    """The Emperor's square once a level has moved whomever it likes."""
    after = game.copy()
    after.apply(decide(game, level, seed).action)
    return after.state.nobles[Noble.EMPEROR]


@good
@pytest.mark.parametrize(("emperor", "roll"), [(5, "III"), (6, "IV"), (4, "VI"), (7, "I-III")])
def test_the_emperor_comes_to_the_last_event_if_the_die_allows(
    level: str, emperor: int, roll: str
) -> None:
    nobles = FAR.replace("emperor: 18", f"emperor: {emperor}")
    game = position(MOVE + roll, f"programmes: [20], tokens: {CIRCUS}", nobles=nobles)
    assert usual(level, (emperor_after(game, level, seed) in (8, 9, 10) for seed in SEEDS))


@good
def test_he_comes_even_if_another_could_earn_a_medal(level: str) -> None:
    nobles = FAR.replace("emperor: 18", "emperor: 6").replace("senator-1: 18", "senator-1: 27")
    game = position(MOVE + "III", f"programmes: [20], tokens: {CIRCUS}", nobles=nobles)
    assert chosen(game, level) == "move emperor by 3"


@pytest.mark.parametrize(
    ("emperor", "words"),
    [
        (18, "That earns me a medal, but leaves my arena empty."),
        (9, "That earns me a medal, and my nobles draw 7 spectators."),
    ],
)
def test_a_reason_tells_what_is_in_the_arena_beside_a_medal(emperor: int, words: str) -> None:
    nobles = FAR.replace("emperor: 18", f"emperor: {emperor}")
    nobles = nobles.replace("senator-1: 18", "senator-1: 27")
    game = position(MOVE + "III", f"programmes: [20], tokens: {CIRCUS}", nobles=nobles)
    told = {str(option.action): option.reason for option in decide(game, "grand").alternatives}
    assert told["move senator-1 by 3"] == words


@good
def test_he_stays_in_the_arena_if_another_can_move(level: str) -> None:
    nobles = FAR.replace("emperor: 18", "emperor: 9")
    game = position(MOVE + "VI", f"programmes: [20], tokens: {CIRCUS}", nobles=nobles)
    assert usual(level, (emperor_after(game, level, seed) == 9 for seed in SEEDS))


@good
def test_two_dice_bring_the_emperor_and_a_consul(level: str) -> None:
    nobles = FAR.replace("emperor: 18", "emperor: 5").replace("consul-1: 18", "consul-1: 3")
    game = position(
        MOVE + "III VI", f"programmes: [20], loge: yes, tokens: {CIRCUS}", nobles=nobles
    )
    assert drawn(game, level) == 32 + 4 + 4 + 7 + 5


@good
@pytest.mark.parametrize(
    ("nobles", "medals", "extra"),
    [
        pytest.param("emperor: 6", 1, 7, id="the Emperor for the only medal"),
        pytest.param("emperor: 12", 1, 7, id="the Emperor backwards"),
        pytest.param("consul-2: 5", 1, 5, id="a consul for the only medal"),
        pytest.param("emperor: 7", 2, 7 + 3, id="the Emperor, and the other medal played"),
        pytest.param("emperor: 7, consul-1: 11", 2, 7 + 5, id="both"),
        pytest.param("emperor: 3", 1, 3, id="out of reach"),
    ],
)
def test_a_medal_brings_a_noble_if_he_draws_more_than_it(
    level: str, nobles: str, medals: int, extra: int
) -> None:
    squares = FAR
    for told in nobles.split(", "):
        squares = squares.replace(f"{told.split(':')[0]}: 18", told)
    game = position(
        PRODUCE, f"programmes: [20], medals: {medals}, tokens: {CIRCUS}", nobles=squares
    )
    assert drawn(game, level) == 32 + 4 + 4 + extra


@good
@pytest.mark.parametrize("turn", [1, 3])
def test_a_die_that_can_do_nothing_else_earns_a_medal(level: str, turn: int) -> None:
    """A senator comes to rest on square 30."""
    nobles = FAR.replace("senator-2: 18", "senator-2: 26")
    game = position(
        MOVE + "IV", "arena: 8-9, programmes: [1], tokens: 2 gladiator", turn=turn, nobles=nobles
    )
    assert chosen(game, level) == "move senator-2 by 4"


def test_nobles_are_parked_where_the_next_throw_brings_them_in() -> None:
    """Nothing else can be done with this die: the Emperor comes near, or he does not."""
    nobles = FAR.replace("emperor: 18", "emperor: 1")
    game = position(
        MOVE + "V", "arena: 8-9, programmes: [1], tokens: 2 gladiator", turn=3, nobles=nobles
    )
    assert chosen(game, "grand") == "move emperor by 5"


def test_the_emperor_leaves_the_leader_before_her_last_event() -> None:
    """Aquila's dice can do nothing for herself, but Lupa on 21-22 would count seven less."""
    nobles = FAR.replace("18", "34").replace("emperor: 34", "emperor: 21")
    game = position(
        MOVE + "VI",
        "arena: 8-9, programmes: [1], tokens: 2 gladiator",
        lupa=f"programmes: [5, 20], best: 40, podiums: 3, arena: 20-22, tokens: {CIRCUS}",
        nobles=nobles,
    )
    assert chosen(game, "grand") == "move emperor by 6"
