"""Setting up: what is on the table before the first decision."""

from collections import Counter

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.words.sentences import GameError
from tests.rules.colosseum.scenario import decider, offered, play, refusal

NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")
SEEDS = range(12)

GREEN = {
    "gladiator": 10,
    "comedian": 5,
    "musician": 4,
    "priest": 1,
    "horse": 6,
    "lion": 2,
    "ship": 2,
    "chariot": 1,
    "cage": 1,
    "torch": 1,
    "scenery": 4,
    "decoration": 3,
}
ORANGE = {
    "gladiator": 10,
    "comedian": 7,
    "musician": 8,
    "priest": 10,
    "horse": 6,
    "lion": 8,
    "ship": 9,
    "chariot": 9,
    "cage": 9,
    "torch": 11,
    "scenery": 6,
    "decoration": 7,
    "joker": 4,
    "action": 4,
    "emperor": 4,
}
STARS = ("gladiator", "priest", "comedian", "musician", "lion", "horse", "ship")

any_table = pytest.mark.parametrize("players", [3, 4, 5])


def new(players: int, seed: int = 7) -> Game:
    game = Game.new(NAMES[:players], seed)
    assert game.status() == []
    return game


def hands(game: Game) -> list[Counter[str]]:
    """Each player's tokens, by name."""
    return [
        +Counter({str(asset): impresario.tokens[asset] for asset in Asset})
        for impresario in game.state.impresarios
    ]


def names(tokens: tuple[Asset, ...]) -> Counter[str]:
    return Counter(map(str, tokens))


def pass_investing(game: Game) -> None:
    play(game, *["pass"] * len(game.seats))


# SET-1


@any_table
@pytest.mark.rule("SET-1")
def test_each_player_starts_with_30_coins_a_small_arena_and_no_score(players: int) -> None:
    for impresario in new(players).state.impresarios:
        assert impresario.coins == 30
        assert len(impresario.arena) == 2
        assert impresario.best == 0


@any_table
@pytest.mark.rule("SET-1")
def test_nobody_starts_with_anything_that_must_be_earned_or_bought(players: int) -> None:
    for impresario in new(players).state.impresarios:
        assert (impresario.medals, impresario.tickets, impresario.podiums) == (0, 0, 0)
        assert not impresario.loge
        assert impresario.produced == ()


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize(
    ("players", "arenas"),
    [
        (3, [(8, 9), (21, 22), (32, 33)]),
        (4, [(3, 4), (14, 15), (23, 24), (32, 33)]),
        (5, [(2, 3), (8, 9), (15, 16), (23, 24), (32, 33)]),
    ],
)
def test_players_sit_clockwise_round_the_board_by_arena(
    players: int, arenas: list[tuple[int, int]]
) -> None:
    game = new(players)
    assert game.seats == NAMES[:players]
    assert [impresario.arena for impresario in game.state.impresarios] == arenas


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_the_game_is_for_3_to_5_players(players: int) -> None:
    with pytest.raises(GameError, match=f"^Colosseum is for 3 to 5 players, not {players}.$"):
        Game.new(["Aquila"] * players, seed=7)


# SET-2


@any_table
@pytest.mark.rule("SET-2")
def test_five_markets_are_filled_with_three_tokens_each(players: int) -> None:
    assert [len(market) for market in new(players).state.markets] == [3] * 5


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize(("players", "tokens"), [(3, 8), (4, 6), (5, 5)])
def test_tokens_are_dealt_by_the_number_of_players(players: int, tokens: int) -> None:
    assert [hand.total() for hand in hands(new(players))] == [tokens] * players


@any_table
@pytest.mark.rule("SET-2", "SET-3")
@pytest.mark.parametrize("seed", SEEDS)
def test_markets_hands_and_the_face_down_token_are_the_green_tokens(
    players: int, seed: int
) -> None:
    game = new(players, seed)
    green = names(game.state.face_down)
    for tokens in (*map(names, game.state.markets), *hands(game)):
        green += tokens
    assert green == GREEN


@any_table
@pytest.mark.rule("SET-2")
def test_the_green_tokens_are_mixed(players: int) -> None:
    assert len({str(new(players, seed).state.markets) for seed in SEEDS}) == len(SEEDS)


@any_table
@pytest.mark.rule("SET-2")
def test_one_seed_always_gives_the_same_table(players: int) -> None:
    assert new(players, seed=3) == new(players, seed=3)
    assert new(players, seed=3) != new(players, seed=4)


# SET-3


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize(("players", "left"), [(3, 1), (4, 1), (5, 0)])
def test_one_green_token_is_left_face_down_with_3_or_4_players(players: int, left: int) -> None:
    assert len(new(players).state.face_down) == left


@any_table
@pytest.mark.rule("SET-3")
def test_the_orange_tokens_go_into_the_bag(players: int) -> None:
    game = new(players)
    assert names(game.state.bag) == ORANGE
    assert len({new(players, seed).state.bag for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("SET-3", "AUC-8")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_face_down_token_is_drawn_first_when_a_market_refills(players: int, seed: int) -> None:
    game = new(players, seed)
    (left_over,) = game.state.face_down
    pass_investing(game)
    play(game, "open market 2 at 8", *["pass"] * (players - 1))
    assert left_over in game.state.markets[1]
    assert game.state.face_down == ()
    assert len(game.state.bag) == 112 - 2


@pytest.mark.rule("SET-3", "AUC-8")
def test_with_5_players_the_first_refill_comes_from_the_bag_alone() -> None:
    game = new(5)
    pass_investing(game)
    play(game, "open market 2 at 8", "pass", "pass", "pass", "pass")
    assert len(game.state.markets[1]) == 3
    assert len(game.state.bag) == 112 - 3


# SET-4


@any_table
@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_player_holds_one_of_programmes_1_to_5_and_one_of_6_to_10(
    players: int, seed: int
) -> None:
    held = [impresario.held for impresario in new(players, seed).state.impresarios]
    simple, harder = ({numbers[place] for numbers in held} for place in (0, 1))
    assert len(simple) == len(harder) == players
    assert simple <= set(range(1, 6))
    assert harder <= set(range(6, 11))


@pytest.mark.rule("SET-4")
def test_the_first_programmes_are_dealt_at_random() -> None:
    dealt = {new(3, seed).state.impresarios[0].held for seed in range(60)}
    assert {numbers[0] for numbers in dealt} == {1, 2, 3, 4, 5}
    assert {numbers[1] for numbers in dealt} == {6, 7, 8, 9, 10}


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("players", [3, 4])
def test_what_is_left_of_programmes_1_to_10_leaves_the_game(players: int) -> None:
    game = new(players)
    held = {number for impresario in game.state.impresarios for number in impresario.held}
    left = set(range(1, 11)) - held
    assert len(left) == 10 - 2 * players
    for number in left:
        assert refusal(game, f"buy programme {number}").endswith(" is not in this game.")


@pytest.mark.rule("SET-4")
def test_with_5_players_all_ten_first_programmes_are_dealt() -> None:
    held = [number for impresario in new(5).state.impresarios for number in impresario.held]
    assert sorted(held) == list(range(1, 11))


@any_table
@pytest.mark.rule("SET-4")
def test_programmes_11_to_30_are_for_sale(players: int) -> None:
    assert new(players).state.catalogue == tuple(range(11, 31))


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("number", range(11, 26))
def test_any_programme_for_sale_can_be_bought_not_only_the_lowest(number: int) -> None:
    assert offered(new(3), f"buy programme {number}")


@pytest.mark.rule("SET-4", "INV-7")
def test_each_programme_exists_once() -> None:
    game = new(3)
    play(game, "buy programme 20")
    assert refusal(game, "buy programme 20") == "Another player owns Circus Maximus."


# SET-5


@any_table
@pytest.mark.rule("SET-5")
def test_the_nobles_start_on_their_resting_squares(players: int) -> None:
    nobles = new(players).state.nobles
    assert nobles[Noble.EMPEROR] == 0
    assert {nobles[Noble.CONSUL_1], nobles[Noble.CONSUL_2]} == {12, 26}
    assert {nobles[Noble.SENATOR_1], nobles[Noble.SENATOR_2], nobles[Noble.SENATOR_3]} == {
        6,
        19,
        30,
    }


@any_table
@pytest.mark.rule("SET-5")
def test_every_seat_sees_all_holdings_and_the_whole_board(players: int) -> None:
    game = new(players)
    for seat in range(players):
        seen = game.view(seat, seed=99).state
        assert seen.impresarios == game.state.impresarios
        assert seen.markets == game.state.markets
        assert seen.nobles == game.state.nobles
        assert seen.stars == game.state.stars
        assert seen.catalogue == game.state.catalogue


@any_table
@pytest.mark.rule("SET-5")
def test_no_seat_sees_what_the_bag_will_give(players: int) -> None:
    game = new(players)
    views = {game.view(seat, seed).state.bag for seat in range(players) for seed in SEEDS}
    assert len(views) == len(SEEDS), "what a seat guesses depends on its guess, not on the bag"
    assert game.state.bag not in views
    assert all(names(bag) == ORANGE for bag in views)


@pytest.mark.rule("SET-5")
def test_the_order_of_the_bag_leaves_no_trace_in_a_view() -> None:
    game, other = new(5), new(5)
    other.state.bag = other.state.bag[::-1]
    assert game.view(0, seed=99) == other.view(0, seed=99)


# SET-6


@any_table
@pytest.mark.rule("SET-6", "STAR-1")
@pytest.mark.parametrize("seed", SEEDS)
def test_stars_are_awarded_after_the_deal(players: int, seed: int) -> None:
    game = new(players, seed)
    for star in STARS:
        counts = [hand[star] for hand in hands(game)]
        alone_ahead = max(counts) >= 3 and counts.count(max(counts)) == 1
        holder = counts.index(max(counts)) if alone_ahead else None
        assert game.state.stars[Asset[star.upper()]] == holder


@pytest.mark.rule("SET-6")
def test_a_deal_may_give_a_star_or_leave_it_free_on_a_tie() -> None:
    gladiator = Asset.GLADIATOR
    given, tied = False, False
    for seed in range(60):
        game = new(3, seed)
        counts = [hand["gladiator"] for hand in hands(game)]
        given |= game.state.stars[gladiator] is not None
        tied |= game.state.stars[gladiator] is None and max(counts) >= 3
    assert given
    assert tied


# SET-7


@any_table
@pytest.mark.rule("SET-7", "TURN-1")
def test_reading_the_first_player_has_the_arena_left_of_the_emperor_seen_from_below(
    players: int,
) -> None:
    game = new(players)
    kind, seat = decider(game)
    assert kind == "invest"
    assert game.state.impresarios[seat - 1].arena == (32, 33)
    assert all(max(other.arena) <= 33 for other in game.state.impresarios)


@any_table
@pytest.mark.rule("SET-7")
def test_turn_1_begins_with_that_player(players: int) -> None:
    game = new(players)
    assert [str(event) for event in game.opening] == [
        f"turn 1 begins with seat {players}",
        "phase investing begins",
    ]
