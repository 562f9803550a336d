"""What can be known of an action before it is done."""

from random import Random

import pytest

from colosseum.rules.roma import Game
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.foreseen_end import (
    ForeseenEnd,
    Unused,
    foreseen_end,
    last_points,
    unused,
)
from colosseum.rules.roma.prospects import fights_to_choose, foreseen, prospect, warning
from tests.rules.roma.random_play import WAYS, busy_choice, new_game
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


@pytest.mark.rule("ROM-20")
@pytest.mark.parametrize(("money", "odds"), [(2, (5, 5)), (3, (5, 4)), (7, (5, 3))])
def test_what_money_may_add_to_a_roll_is_known_before_it(money: int, odds: tuple[int, int]) -> None:
    game = table(f"""
        turn: 5
        seat: 1
        dice: 4
        players:
          - {{places: {{4: mercennarius}}, money: {money}}}
          - {{places: {{4: forum}}}}
        """)
    (fight,) = foreseen(game, game.read_action("activate 4")).fights
    assert (fight.needed, fight.least) == odds


@pytest.mark.rule("ROM-27")
def test_so_is_what_the_best_die_left_may_add() -> None:
    game = table("""
        cards: mixed
        turn: 5
        seat: 1
        dice: 2 + 4 + 3
        players:
          - {places: {4: centurio}}
          - {places: {4: forum}}
        """)
    (fight,) = foreseen(game, game.read_action("activate 4")).fights
    assert (fight.needed, fight.least) == (5, 2)
    assert fight.best_chance == pytest.approx(5 / 6)


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


def end_of(game: Game, line: str) -> ForeseenEnd | None:
    return foreseen_end(game, game.read_action(line))


def late(mine: int, theirs: int, supply: int, turn: int = 20, has: str = "") -> Game:
    """Three dice of the first player's are left, on Templarius, Pictor and Forum."""
    return table(
        f"""
        turn: {turn}
        dice: 2 + 4 + 6
        supply: {supply}
        removed: {RULES.points - mine - theirs - supply}
        players:
          - {{points: {mine}, places: {{2: templarius, 4: pictor, 6: forum}}{has}}}
          - {{points: {theirs}, places: {{1: aries, 2: forum, 3: arena}}, name: Lupa}}
        """
    )


@pytest.mark.rule("ROM-11")
def test_the_end_is_foreseen_with_its_points() -> None:
    game = late(11, 23, supply=2)
    assert end_of(game, "take money with 2") is None
    assert end_of(game, "activate 4") == ForeseenEnd(True, (12, 26), (1,))
    assert end_of(game, "end the turn") is None, "Lupa returns points to the supply first"
    play(game, "activate 6")
    assert end_of(game, "use die 2") == ForeseenEnd(True, (13, 23), (1,))


@pytest.mark.rule("ROM-11")
def test_an_end_that_the_die_decides_is_only_possible() -> None:
    assert end_of(late(11, 13, supply=2), "activate 2") == ForeseenEnd(False, None, None)
    assert end_of(late(11, 22, supply=3), "activate 2") == ForeseenEnd(False, (14, 22), (1,))
    assert end_of(late(11, 22, supply=1), "activate 2") == ForeseenEnd(True, None, (1,))


@pytest.mark.rule("ROM-11", "ROM-14")
def test_ending_a_turn_can_end_the_game() -> None:
    assert end_of(late(11, 4, supply=9), "end the turn") == ForeseenEnd(True, (11, 0), (0,))
    last_turn = late(11, 11, supply=9, turn=2 * RULES.most_turns)
    assert end_of(last_turn, "end the turn") == ForeseenEnd(True, (11, 11), (0, 1))


@pytest.mark.rule("ROM-4")
def test_the_last_points_are_counted_before_they_are_lost() -> None:
    assert last_points(late(4, 9, supply=9)) == 4
    assert last_points(late(5, 9, supply=9)) == 0


@pytest.mark.rule("ROM-6")
def test_what_is_left_to_do_is_dice_and_places_one_can_fill() -> None:
    assert unused(late(9, 9, 9, has=", money: 4, hand: castra + tuba")) == Unused(3, 0)
    game = late(9, 9, 9, has=", money: 0, hand: castra + tuba")
    play(game, "take money with 2", "take money with 4")
    assert unused(game) == Unused(dice=1, places=4)


@pytest.mark.rule("ROM-13")
def test_what_helps_the_opponent_more_is_objected_to() -> None:
    def objection(game: Game, line: str) -> tuple[str | None, bool]:
        found = prospect(game, game.read_action(line))
        return found.objection, found.is_wanted

    game = late(11, 16, supply=9)
    assert objection(game, "activate 4") == ("Lupa gains more than you.", False)
    assert objection(game, "activate 6") == (None, True), "it asks first"
    assert objection(game, "take money with 4") == (None, True)
    assert objection(late(11, 5, supply=2), "activate 4") == (None, True), "it wins the game"
    last_turn = late(11, 12, supply=9, turn=2 * RULES.most_turns)
    assert objection(last_turn, "end the turn") == (None, False), "it loses the game"


def test_nothing_hidden_is_given_away_by_trying(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end is sought in a view: the same for every game that looks the same."""
    seen = []
    view = Game.view

    def viewed(game: Game, seat: int, seed: int) -> Game:
        seen.append(seat)
        return view(game, seat, seed)

    monkeypatch.setattr(Game, "view", viewed)
    before = late(11, 13, supply=2)
    game = before.copy()
    end_of(game, "activate 2")
    assert set(seen) == {0}
    assert game == before


@pytest.mark.rule("ROM-11")
@pytest.mark.parametrize("seed", range(30))
def test_every_end_is_foreseen_and_nothing_else_is(seed: int) -> None:
    """What is foreseen for certain happens, and what is not foreseen does not, in every way."""
    game, chance = new_game(seed, cards=WAYS[seed % len(WAYS)]), Random(seed)
    while game.decision is not None:
        action = busy_choice(game, chance) if seed % 2 else game.choices().pick(chance)
        end = foreseen_end(game, action)
        game.apply(action)
        if end is None or end.is_certain:
            assert (game.outcome is not None) == (end is not None)
        if game.outcome is not None and end is not None:
            assert end.points in (None, tuple(game.state.points))
            assert end.winners in (None, game.outcome.winners)
