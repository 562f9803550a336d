"""What can be known of an action before it is done."""

import pytest

from colosseum.rules.roma.prospects import fights_to_choose, foreseen, warning
from tests.rules.roma.scenario import play, rolling, table


@pytest.mark.rule("ROM-13")
def test_a_warning_comes_before_a_die_or_a_price_is_wasted() -> None:
    game = table(
        """
        dice: 1 + 3 + 4
        players:
          - {money: 9, places: {1: aries, 3: maecenas, 4: magister, 5: aquaeductus}}
          - {places: {4: elephantus-militaris}}
        """
    )

    def warned(line: str) -> str | None:
        return warning(game, game.read_action(line))

    assert warned("activate 1") == "Aries can do nothing now."
    assert warned("activate 4") is None
    assert warned("take money with 4") is None
    play(game, "activate 3")
    assert warned("choose 1") == "Aries can do nothing now."
    assert warned("choose 5") is None


BALLISTA = """
    dice: 1 + 4 + 6
    players:
      - {places: {1: templarius, 4: ballista, 6: pictor}, money: 3}
      - {places: {3: forum, 4: arena, 6: castra}}
    """


@pytest.mark.rule("ROM-10")
def test_the_odds_of_a_battle_are_known_before_it() -> None:
    game = table(BALLISTA)
    seen = foreseen(game, game.read_action("activate 4"))
    odds = {fight.place: (fight.needed, fight.chance) for fight in seen.fights}
    assert odds == {3: (4, 0.5), 4: (2, pytest.approx(5 / 6))}
    play(game, "activate 4")
    assert fights_to_choose(game) == seen.fights
    only = foreseen(game, game.read_action("choose 3"))
    assert [fight.place for fight in only.fights] == [3]


@pytest.mark.rule("ROM-20")
def test_a_roll_that_may_be_repeated_wins_more_often() -> None:
    game = table(BALLISTA.replace("templarius", "tuba"))
    seen = foreseen(game, game.read_action("activate 4"))
    assert [fight.chance for fight in seen.fights] == [0.75, pytest.approx(35 / 36)]


def test_what_an_action_does_is_foreseen_up_to_chance() -> None:
    game = table(BALLISTA)
    certain = foreseen(game, game.read_action("activate 6"))
    assert [str(event) for event in certain.events][-2:] == [
        "seat 1 gains 1 points",
        "seat 2 gains 3 points",
    ]
    by_chance = foreseen(game, game.read_action("draw cards with 1"))
    assert [str(event) for event in by_chance.events] == ["seat 1 lays 1 on cards"]
    assert by_chance.fights == ()
    assert fights_to_choose(game) == ()


def test_what_a_card_will_ask_is_foreseen_but_not_what_chance_leads_to() -> None:
    position = BALLISTA.replace("castra", "taberna").replace("templarius", "castra")
    game = table(position.replace("pictor", "mercennarius"))
    asked = {die: foreseen(game, game.read_action(f"activate {die}")).question for die in (1, 4, 6)}
    assert asked[4] == "Choose the card to attack."
    assert asked[1] is None, "Castra asks once a card is drawn"
    assert asked[6] is None, "Mercennarius asks once the die is rolled"
    fights = foreseen(game, game.read_action("activate 6")).fights
    assert [(fight.attacker, fight.place) for fight in fights] == [(6, 6)]


@pytest.mark.rule("ROM-20")
@pytest.mark.parametrize("second_roll", range(1, 7))
def test_nothing_is_foreseen_of_a_roll_that_is_repeated(second_roll: int) -> None:
    game = table(
        """
        dice: 3
        players:
          - {places: {1: tuba, 3: arena}}
          - {places: {2: bestia, 4: decurio}}
        """
    )
    play(rolling(game, 1, second_roll), "activate 3")
    seen = foreseen(game, game.read_action("repeat the roll"))
    assert (seen.events, seen.fights, seen.question) == ((), (), None)
    kept = foreseen(game, game.read_action("keep the roll"))
    assert [fight.place for fight in kept.fights] == [4], "the roll kept is known to have lost"
