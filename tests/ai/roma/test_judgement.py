"""What an opponent who plays well does in positions where it is plain what to do.

Aquila decides everywhere. Both sides are full unless a test empties a place.
"""

import time

import pytest

from colosseum.rules.roma import Game
from colosseum.rules.roma.data import EMPTY, RULES
from tests.ai.roma.seated import decide, good, turn_of
from tests.rules.roma.scenario import on, rolling, table

AQUILA = {
    **{"1": "pictor", "2": "philosophus", "3": "equitatus", "4": "triremis", "5": "telonium"},
    **{"6": "veneficus", "bribery": "aries"},
}
LUPA = {
    **{"1": "portus", "2": "fortuna", "3": "speculator", "4": "restaurator", "5": "castra"},
    **{"6": "carrus-bovinus", "bribery": "tuba"},
}


def position(
    moment: str = "dice: 2 + 4 + 6",
    *,
    mine: dict[str, str] | None = None,
    theirs: dict[str, str] | None = None,
    has: str = "money: 0",
    points: tuple[int, int] = (10, 10),
    supply: int = 16,
) -> Game:
    """The middle of a game; `mine` and `theirs` are other cards on some of the places."""
    aquila, lupa = ({**usual, **(other or {})} for usual, other in ((AQUILA, mine), (LUPA, theirs)))
    return table(f"""
        turn: 9
        seat: 1
        {moment}
        players:
          - {{{has}, points: {points[0]}, places: {_places(aquila)}}}
          - {{points: {points[1]}, places: {_places(lupa)}}}
        supply: {supply}
        removed: {RULES.points - sum(points) - supply}
    """)


def _places(side: dict[str, str]) -> str:
    return "{" + ", ".join(f"{place}: {card}" for place, card in side.items() if card) + "}"


@good
def test_it_takes_a_move_that_wins(level: str) -> None:
    game = position(mine={"2": "forum"}, points=(12, 10), supply=4)
    after = turn_of(game, level)
    assert after.outcome is not None
    assert after.outcome.winners == (0,)


@good
def test_it_takes_the_rival_s_last_point(level: str) -> None:
    """Lupa has a point and no empty place: without her Castra she has lost."""
    game = position(
        mine={"4": "aries", "bribery": "bestia"},
        theirs={"4": "castra", "5": "restaurator"},
        points=(9, 1),
    )
    after = turn_of(game, level)
    assert after.outcome is not None
    assert after.outcome.winners == (0,)


@good
def test_it_does_not_end_a_game_that_it_would_lose(level: str) -> None:
    game = position("dice: 2", mine={"2": "templarius"}, points=(6, 15), supply=1)
    assert str(decide(game, level).action) != "activate 2"


@good
def test_it_fills_a_place_rather_than_lose_its_last_point(level: str) -> None:
    game = position(mine={"3": ""}, has="money: 9, hand: decurio", points=(1, 10))
    assert EMPTY not in turn_of(game, level).state.sides[0]


@good
def test_it_lays_a_forum_on_an_empty_place(level: str) -> None:
    after = turn_of(position(mine={"2": ""}, has="money: 6, hand: forum"), level)
    assert "forum" in [on(after, 1, place) for place in range(7)]


@good
def test_it_takes_money_for_a_card_before_it_lays_it(level: str) -> None:
    """The order matters: a 6 pays for Taberna, which a 2 then activates or Bribery holds."""
    after = turn_of(position("dice: 2 + 6", mine={"2": ""}, has="money: 1, hand: taberna"), level)
    assert "taberna" in [on(after, 1, place) for place in range(7)]


@good
def test_a_die_goes_where_it_does_something(level: str) -> None:
    """Aries has no building opposite, so its die brings money or cards instead."""
    game = position("dice: 4", mine={"4": "aries", "bribery": "bestia"})
    assert str(decide(game, level).action) in ("take money with 4", "draw cards with 4")


@good
def test_it_keeps_the_better_card(level: str) -> None:
    moment = "dice: 2 + 4\n        step: keep\n        drawn: portus + forum"
    assert str(decide(position(moment), level).action) == "keep forum"


@good
def test_it_gives_away_none_of_its_best_cards(level: str) -> None:
    game = table("""
        step: exchange
        players:
          - {hand: forum + taberna + telonium + fortuna + portus}
          - {hand: aries + arena + tuba + castra + bestia}
    """)
    assert str(decide(game, level).action) == "give fortuna + portus"


BATTLE = """dice: 4
        step: {step}
        acting: {{card: mercennarius, place: 3, target: 3, roll: {roll}}}"""


@good
@pytest.mark.parametrize(("roll", "paid"), [(5, 0), (3, 3), (1, 0)])
def test_it_pays_for_a_battle_what_wins_it_and_no_more(level: str, roll: int, paid: int) -> None:
    """Lupa's Speculator has defence 4: after a 1 that takes 9 sesterces, and Aquila has 6."""
    game = position(
        BATTLE.format(step="pay", roll=roll), mine={"3": "mercennarius"}, has="money: 6"
    )
    assert str(decide(game, level).action) == f"pay {paid}"


@good
@pytest.mark.parametrize(("roll", "action"), [(1, "repeat the roll"), (6, "keep the roll")])
def test_a_lost_battle_is_rolled_again(level: str, roll: int, action: str) -> None:
    game = position(
        BATTLE.format(step="repeat", roll=roll),
        mine={"3": "mercennarius", "5": "tuba"},
        theirs={"bribery": "decurio"},
    )
    assert str(decide(game, level).action) == action


@good
def test_dice_that_a_forum_needs_are_not_rolled_again(level: str) -> None:
    game = position(
        "dice: 1 + 2 + 6\n        step: reroll\n        rerolls: 1",
        mine={"1": "fons-bacchi", "2": "forum"},
    )
    assert str(decide(game, level).action) in ("roll 1 again", "keep the dice")


@good
def test_a_long_chain_of_battles_is_not_thought_through_to_its_end(level: str) -> None:
    """Arena attacks up to seven characters, and with Tuba each roll may be repeated."""
    game = position(
        "dice: 2 + 2 + 2",
        mine={"2": "arena", "4": "tuba", "3": "maecenas", "1": "via-cassia"},
        theirs={
            **{"1": "decurio", "2": "pictor", "3": "praedator", "4": "restaurator"},
            **{"5": "decurio", "6": "mercennarius", "bribery": "templarius"},
        },
        has="money: 20",
    )
    started = time.process_time()
    assert decide(game, level).action in game.choices()
    assert time.process_time() - started < 5.0


def test_a_reason_tells_what_is_certain_and_what_is_likely() -> None:
    game = position("dice: 2 + 4", mine={"2": "forum", "4": "mercennarius"})
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["activate 2"] == "Forum brings me 4 victory points."
    assert told["activate 4"] == "I beat Restaurator with 4 of 6 rolls."
    assert told["take money with 4"] == "It raises my money from 0 to 6 sesterces."


def test_a_reason_says_that_a_second_die_wins_the_game() -> None:
    game = position("dice: 2 + 4 + 4", mine={"2": "forum"}, supply=4)
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["activate 2"] == "It ends the game, 14 to 10."


def test_a_reason_says_that_a_battle_can_be_rolled_twice() -> None:
    game = position("dice: 4", mine={"4": "mercennarius", "6": "tuba"}, theirs={"bribery": "forum"})
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["activate 4"] == "I beat Restaurator with 4 of 6 rolls, and can roll twice."


def test_a_reason_does_not_count_rolls_if_all_of_them_win() -> None:
    game = position("dice: 4", mine={"4": "ballista"}, theirs={"4": "offertorium"})
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["activate 4"] == "I beat Offertorium whatever I roll."


def test_a_reason_tells_what_the_rival_loses() -> None:
    game = position("dice: 4", mine={"4": "veneficus", "6": "triremis"})
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["activate 4"] == "Without Restaurator, a turn costs Lupa 1 victory point."


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("decurio", "I beat Speculator with 4 of 6 rolls."),
        ("philosophus", "Lupa rolls only 2 dice next turn."),
        ("speculator", "I can take one of Lupa’s 2 cards."),
        ("aquaeductus", "It leaves 13 victory points in the supply."),
        ("templarius", "Templarius brings me 1 to 3 victory points."),
        ("forum", "Forum can earn me up to 6 victory points."),
        ("fortuna", "I get 1 new card for my old one."),
        ("castra", "A 4 activates Castra."),
        ("veneficus", "Veneficus can do nothing now."),
    ],
)
def test_a_reason_tells_what_an_activation_does(card: str, words: str) -> None:
    game = table(f"""
        dice: 2 + 4 + 6
        players:
          - {{hand: bestia, places: {{4: {card}, 2: telonium}}}}
          - {{hand: tuba + arena, places: {{3: speculator, 5: mercennarius, 2: pictor}}}}
    """)
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["activate 4"] == words


@pytest.mark.parametrize(
    ("beside", "points"),
    [
        ("5: basilica", 8),
        ("3: templum", 8),
        ("3: templum, 5: basilica", 10),
        ("6: basilica", 6),
    ],
)
def test_a_reason_counts_what_cards_beside_a_forum_add(beside: str, points: int) -> None:
    game = table(f"""
        dice: 2 + 4 + 6
        cards: mixed
        players: [{{places: {{4: forum, {beside}}}}}, {{}}]
    """)
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["activate 4"] == f"Forum can earn me up to {points} victory points."


@pytest.mark.parametrize(
    ("roll", "told"),
    [
        (
            5,
            [
                "My 5 already beats Pictor’s 4.",
                "For 3 sesterces I have 6 against 4.",
            ],
        ),
        (
            3,
            [
                "I’d rather save my money: my 3 is below Pictor’s 4.",
                "For 3 sesterces I have 4 against 4.",
            ],
        ),
    ],
)
def test_a_reason_tells_what_money_adds_to_a_roll(roll: int, told: list[str]) -> None:
    game = table(f"""
        step: pay
        acting: {{card: mercennarius, place: 3, target: 3, roll: {roll}}}
        players: [{{money: 4, places: {{3: mercennarius}}}}, {{places: {{3: pictor}}}}]
    """)
    options = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert [options["pay 0"], options["pay 3"]] == told


def test_a_reason_tells_what_a_drawn_card_costs() -> None:
    game = table("{step: keep, drawn: forum + bestia + fortuna, players: [{money: 3}, {}]}")
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["keep bestia"] == "I can play Bestia at once for 3 sesterces."
    assert told["keep forum"] == "Forum is worth saving 5 sesterces for."
    assert told["keep fortuna"] == "I can play Fortuna at once: it costs nothing."


def test_a_reason_tells_which_cards_could_act() -> None:
    game = table("""
        dice: 3
        players: [{places: {2: templarius, 3: via-cassia, 4: castra}}, {}]
    """)
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["activate 3"] == "Via Cassia gives me a choice: Templarius and Castra."


def test_a_reason_tells_of_the_only_card_that_could_act() -> None:
    game = table("""
        dice: 3
        players: [{places: {2: templarius, 3: via-cassia, 4: templarius}}, {}]
    """)
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["activate 3"] == "With Via Cassia, I can choose Templarius."


def test_a_reason_tells_which_card_is_called() -> None:
    game = table("""
        step: own-card
        acting: {card: maecenas, place: 3}
        players: [{money: 9, places: {1: templarius, 2: castra, 3: maecenas}}, {}]
    """)
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["choose 1"] == "For 1 sesterce, Templarius acts."


def test_a_reason_tells_how_the_game_ends() -> None:
    game = position("dice: 2 + 4", mine={"2": "forum"}, points=(12, 10), supply=4)
    assert decide(game, "impresario").reason == "It ends the game, 16 to 10."


def test_a_reason_tells_what_a_place_does_for_a_card() -> None:
    game = table("""
        step: lay
        players: [{hand: telonium + forum + bestia, places: {6: portus}}, {places: {2: aries}}]
    """)
    told = {str(option.action): option.reason for option in decide(game, "novice").alternatives}
    assert told["lay telonium on bribery"] == "Wherever it is, Telonium needs no die."
    assert told["lay forum on bribery"] == "Beside Bribery, any die activates Forum."
    assert told["lay bestia on 2"] == "Each 2 I roll activates Bestia, opposite Aries."
    assert told["lay bestia on 3"] == "Each 3 I roll activates Bestia."


def test_the_rolls_that_a_view_would_bring_change_nothing() -> None:
    choices = {str(decide(rolling(position(), face), "impresario").action) for face in (1, 6)}
    assert len(choices) == 1
