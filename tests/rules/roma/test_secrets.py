"""ROM-15: what a seat cannot know, and what it goes on knowing."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import EMPTY
from colosseum.rules.roma.notation import read_tally, tally
from colosseum.rules.roma.state import State
from tests.rules.roma.random_play import WAYS, new_game, somewhere
from tests.rules.roma.scenario import lines, play, table

seeds = st.integers(0, 2**32)


def with_other_secrets(game: Game, seat: int, rng: Random) -> Game:
    """A game that differs only in what the seat cannot know."""
    twin = game.copy()
    state = twin.state
    other = 1 - seat
    deck = state.deck_of(other)
    side = state.sides[other] if state.is_face_down else ()
    unseen = [*state.hands[other], *(card for card in side if card != EMPTY)]
    for card in state.known[other]:
        unseen.remove(card)
    drawn = state.drawn if state.seat == other else ()
    pool = [*unseen, *state.gifts[other], *drawn, *state.piles[deck]]
    rng.shuffle(pool)

    def dealt(count: int) -> tuple[int, ...]:
        return tuple(sorted(pool.pop() for _ in range(count)))

    held = [*dealt(len(unseen)), *state.known[other]]
    rng.shuffle(held)
    if side:
        state.sides[other] = tuple([EMPTY if card == EMPTY else held.pop() for card in side])
    state.hands[other] = tuple(sorted(held))
    state.gifts[other] = dealt(len(state.gifts[other]))
    if drawn:
        state.drawn = dealt(len(drawn))
    state.set_pile(deck, tuple(pool))
    if len(state.piles) > 1:
        own = [*state.piles[seat]]
        rng.shuffle(own)
        state.set_pile(seat, tuple(own))
    state.chance.state = rng.getrandbits(64)
    return twin


@pytest.mark.rule("ROM-15")
@settings(max_examples=300, deadline=None)
@given(
    seed=seeds,
    steps=st.integers(0, 200),
    beginners=st.booleans(),
    way=st.sampled_from(WAYS),
    other=seeds,
)
def test_games_that_differ_only_in_secrets_give_equal_views(
    seed: int, steps: int, beginners: bool, way: str, other: int
) -> None:
    game = somewhere(seed, steps, beginners, way)
    for seat in (0, 1):
        twin = with_other_secrets(game, seat, Random(other))
        assert twin.status() == []
        view = game.view(seat, seed=5)
        assert view == twin.view(seat, seed=5)
        assert view.origin is None
        assert view.opening == ()
        assert view.status() == []
        assert view.state.seen_by(seat) == _without_chance(game.state.seen_by(seat), view.state)
        if game.state.seat == seat:
            assert view.choices().actions == game.choices().actions


def _without_chance(state: State, other: State) -> State:
    state.chance = other.chance
    return state


@pytest.mark.rule("ROM-15")
def test_a_view_deals_again_only_what_the_seat_cannot_know() -> None:
    game = table(
        """
        dice: 1
        players:
          - {hand: bestia + forum, places: {1: arena}}
          - {hand: 3 forum + aries, known: forum, places: {1: aries}, money: 3}
        discards: [tuba, portus]
        """.replace("places: {1: aries}", "places: {1: castra}")
    )
    state = game.state
    hands = set()
    for seed in range(30):
        view = game.view(0, seed).state
        assert view.hands[0] == state.hands[0]
        assert view.sides == state.sides
        assert view.discards == state.discards
        assert len(view.hands[1]) == 4
        assert read_tally("forum")[0] in view.hands[1]
        hands.add(view.hands[1])
    assert len(hands) > 20
    assert game.view(1, 1).state.hands[1] == state.hands[1]


@pytest.mark.rule("ROM-15", "ROM-2")
def test_the_cards_put_aside_for_the_exchange_are_secret() -> None:
    game = new_game(seed=4)
    first = game.state.first
    game.apply(game.choices().actions[0])
    gifts = {game.view(1 - first, seed).state.gifts[first] for seed in range(20)}
    assert len(gifts) > 10
    assert game.view(first, 1).state.gifts[first] == game.state.gifts[first]


@pytest.mark.rule("ROM-15")
def test_the_two_cards_given_away_stay_known_until_they_are_laid() -> None:
    game = table(
        """
        step: exchange
        seat: 1
        players:
          - {hand: bestia + 2 forum + pictor + tuba}
          - {hand: arena + aries + castra + forum + portus}
        """
    )
    play(game, "give bestia + forum", "give arena + aries")
    assert [tally(known) for known in game.state.known] == ["arena + aries", "bestia + forum"]
    play(game, "lay arena on 1")
    assert tally(game.state.known[0]) == "aries"


@pytest.mark.rule("ROM-15")
def test_of_two_equal_cards_of_which_one_is_known_playing_one_leaves_none_known() -> None:
    game = table("{dice: 1, players: [{money: 9, hand: 2 forum, known: forum}, {}]}")
    play(game, "play forum on 1")
    assert game.state.known[0] == ()
    game = table("{dice: 1, players: [{money: 9, hand: 2 forum, known: 2 forum}, {}]}")
    play(game, "play forum on 1")
    assert tally(game.state.known[0]) == "forum"


@pytest.mark.rule("ROM-15")
def test_a_hand_seen_by_speculator_stays_known_and_so_does_the_card_taken() -> None:
    game = table(
        "{dice: 3, players: [{hand: tuba, places: {3: speculator}}, {hand: bestia + forum}]}"
    )
    record = play(game, "activate 3")
    assert tally(game.state.known[1]) == "bestia + forum"
    assert record.chance  # what was hidden is seen, so nothing is taken back
    play(game, "take bestia")
    assert [tally(known) for known in game.state.known] == ["bestia", "forum"]


@pytest.mark.rule("ROM-15")
def test_cards_taken_by_portus_and_restaurator_are_known_to_both() -> None:
    game = table(
        """
        dice: 3 + 4
        discards: [forum]
        players: [{hand: tuba, places: {3: portus, 4: restaurator, 1: bestia}}, {}]
        """
    )
    play(game, "activate 3", "swap tuba with 1", "activate 4", "take forum")
    assert tally(game.state.known[0]) == "bestia + forum"


@pytest.mark.rule("ROM-15")
def test_a_card_kept_from_a_draw_is_known_to_its_owner_only() -> None:
    game = table("{dice: 2, pile: [forum, tuba], players: [{hand: bestia, known: bestia}, {}]}")
    record = play(game, "draw cards with 2")
    assert str(record.events[-1].seen_by(1)) == "seat 1 draws 2 hidden"
    record = play(game, "keep tuba")
    assert [str(event.seen_by(1)) for event in record.events] == [
        "seat 1 keeps hidden",
        "seat 1 discards forum of the draw",
    ]
    assert lines(record)[0] == "seat 1 keeps tuba"
    assert tally(game.state.known[0]) == "bestia"


@pytest.mark.rule("ROM-15")
def test_a_new_hand_of_fortuna_is_unknown() -> None:
    game = table("{dice: 3, players: [{hand: bestia, known: bestia, places: {3: fortuna}}, {}]}")
    play(game, "activate 3")
    assert game.state.known[0] == ()


@pytest.mark.rule("ROM-15")
def test_cards_put_back_by_a_shuffle_are_unknown_again() -> None:
    game = table("{dice: 1, players: [{}, {}], discards: [forum, tuba, bestia]}")
    game.state.hands[1] = tuple(sorted(game.state.piles[0]))
    game.state.set_pile(0, ())
    play(game, "draw cards with 1")
    piles = {game.view(1, seed).state.piles[0] for seed in range(20)}
    assert len(piles) > 1


@pytest.mark.rule("ROM-15")
def test_reading_all_that_is_public_is_the_same_in_every_view() -> None:
    game = somewhere(seed=8, steps=60)
    state = game.state
    for seat in (0, 1):
        view = game.view(seat, 3).state
        assert (view.points, view.money, view.sides) == (state.points, state.money, state.sides)
        assert view.discards == state.discards
        assert list(map(len, view.hands)) == list(map(len, state.hands))
        assert [*map(len, view.piles)] == [*map(len, state.piles)]


def test_a_view_cannot_be_restarted_from_its_seed() -> None:
    with pytest.raises(Exception, match="A view of a game cannot be restarted"):
        Journal(new_game(seed=1).view(0, seed=1))
