"""What a table and its pages say to someone who only hears them: sentences, not bare numbers."""

import pytest

from colosseum.access.node import Group
from colosseum.access.tree import tree_of
from colosseum.gallery.colosseum import positions as colosseum_positions
from colosseum.gallery.roma import positions as roma_positions
from colosseum.scenes import routes
from colosseum.scenes.table.scene import TableScene
from tests.hands import Hands


def groups(hands: Hands) -> dict[str, list[str]]:
    """The names of what is on the page, by group."""
    parts = tree_of(hands.scene, hands.app.screen).parts
    return {
        part.name: [node.name for node in part.nodes] for part in parts if isinstance(part, Group)
    }


def names(hands: Hands) -> list[str]:
    return [node.name for node in tree_of(hands.scene, hands.app.screen).nodes]


def test_colosseums_table_is_told_in_groups(hands: Hands) -> None:
    hands.open(TableScene(hands.app, colosseum_positions.deciding("invest", 2)))
    found = groups(hands)
    assert {"Toolbar", "Players", "Board", "Invest", "Tokens", "Your programmes"} <= {*found}
    assert "Game log" in found
    assert any(name.startswith("Aquila: your turn, best event ") for name in found["Players"])
    assert "Expand clockwise, 10 coins" in found["Invest"]
    assert "Season ticket, 10 coins" in found["Invest"]
    assert any(name.endswith(", resting square") for name in found["Board"])
    assert any(name.startswith("Livia: 2 gladiators, ") for name in found["Tokens"])
    assert any(", programme 5, " in name for name in found["Your programmes"])


def test_an_offer_says_what_is_given_and_wanted(hands: Hands) -> None:
    hands.open(TableScene(hands.app, colosseum_positions.deciding("answer")))
    words = " ".join(names(hands))
    assert " gives you: 1 " in words
    assert " wants: 1 " in words


def test_bidders_are_named(hands: Hands) -> None:
    hands.open(TableScene(hands.app, colosseum_positions.deciding("bid", 2)))
    assert "Livia: leads" in names(hands)


def test_romas_table_is_told_in_groups(hands: Hands) -> None:
    scene = TableScene(hands.app, roma_positions.deciding("lay"))
    hands.open(scene)
    found = groups(hands)
    theirs = scene.seats[1].name
    expected = {"Toolbar", f"{theirs}’s places", "Row of symbols", "Your places", "Dice"}
    assert expected | {"Your hand", "Lay your cards", "Game log"} <= {*found}
    assert all(name.startswith("Your place ") for name in found["Your places"])
    assert any("victory points, " in name and "in hand" in name for name in names(hands))


@pytest.mark.parametrize("positions", [colosseum_positions, roma_positions])
def test_results_say_what_their_numbers_count(hands: Hands, positions: object) -> None:
    finished = getattr(positions, "finished")()  # noqa: B009 - either module
    hands.open(routes.results(hands.app, finished))
    assert not any(node.is_bare for node in tree_of(hands.scene, hands.app.screen).nodes)
