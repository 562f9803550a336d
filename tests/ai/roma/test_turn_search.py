"""The order of a turn's actions: what only pays together is found."""

from colosseum.ai.roma.turn_search import TurnSearch
from colosseum.ai.roma.weights import Weights
from tests.rules.roma.scenario import table

TURN = """
    turn: 5
    dice: 2 + 5
    players:
      - {money: 2, hand: taberna, places: {1: forum, 3: tuba, 4: telonium, 5: portus, 6: castra}}
      - {places: {1: pictor, 2: magister, 3: philosophus, 4: decurio, 5: veneficus, 6: bestia}}
"""


def values(*widths: int) -> dict[str, float]:
    search = TurnSearch(0, Weights(), widths)
    return {str(action): value for action, value in search.values(table(TURN))}


def test_money_is_worth_more_to_those_who_see_what_it_buys() -> None:
    """With 5 + 2 from Telonium, Taberna can be laid on 2 and activated with the 2."""
    assert values(5, 5)["take money with 5"] > values()["take money with 5"] + 1.0


def test_looking_further_never_lowers_an_action() -> None:
    near, far = values(), values(4, 3)
    assert {*near} == {*far}
    assert all(far[action] >= near[action] for action in near)


def test_ending_the_turn_leads_to_nothing_more() -> None:
    assert values(30)["end the turn"] == values()["end the turn"]
