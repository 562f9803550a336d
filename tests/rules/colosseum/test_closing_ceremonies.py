"""Phase 5: the podium, the discards, and the donation to last place."""

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import STANDARD, Asset
from colosseum.rules.colosseum.events import (
    PhaseBegan,
    PodiumReceived,
    StarMoved,
    TieRolled,
    TokenDiscarded,
    TokenDonated,
    TurnBegan,
)
from colosseum.rules.kernel import Record
from tests.rules.colosseum.scenario import called, decider, happened, offered, play, refusal, table


def ceremonies(
    aquila: str, lupa: str, sol: str, first: int = 1, seed: int = 0, stars: str = ""
) -> tuple[Game, Record]:
    """The last player to act in turn 2 passes, and phase 5 begins."""
    game = table(f"""
        turn: 2
        phase: producing
        step: roll
        first: {first}
        seat: {(first + 1) % 3 + 1}
        seed: {seed}
        stars: {{{stars}}}
        players:
          - {{{aquila}}}
          - {{{lupa}}}
          - {{{sol}}}
    """)
    return game, play(game, "pass")


def tie_rolls(record: Record) -> list[str]:
    """“seat 1: IV VI” for each roll that breaks a tie, in order."""
    return [
        line.replace(" rolls", ":").partition(" for the ")[0]
        for line in happened(record, TieRolled)
    ]


# CLO-1: the podium


@pytest.mark.rule("CLO-1")
def test_the_best_event_so_far_wins_a_podium() -> None:
    game, record = ceremonies("best: 12, coins: 50", "best: 13, podiums: 1", "best: 5")
    assert happened(record, PhaseBegan)[0] == "phase closing begins"
    assert happened(record, PodiumReceived) == ["seat 2 receives a podium"]
    assert [impresario.podiums for impresario in game.state.impresarios] == [0, 2, 0]


@pytest.mark.rule("CLO-1")
def test_the_podium_is_for_the_best_event_of_the_game_not_of_the_turn() -> None:
    _, record = ceremonies(
        "best: 40", "best: 39, tokens: gladiator, performed: gladiator", "best: 5"
    )
    assert happened(record, PodiumReceived) == ["seat 1 receives a podium"]


@pytest.mark.rule("CLO-1")
def test_a_tie_for_the_podium_goes_to_the_richest() -> None:
    _, record = ceremonies(
        "best: 12, coins: 8", "best: 12, coins: 7", "best: 11, coins: 60", seed=1
    )
    assert happened(record, PodiumReceived) == ["seat 1 receives a podium"]
    assert happened(record, TieRolled) == []


@pytest.mark.rule("CLO-1")
@pytest.mark.parametrize(
    ("seed", "rolls", "owner"),
    [
        (0, ["seat 1: IV III", "seat 3: IV V"], 3),
        (3, ["seat 1: IV VI", "seat 3: II I-III"], 1),
        # 6 against 6, as I-III counts as 3: they roll again
        (13, ["seat 1: IV II", "seat 3: III I-III", "seat 1: VI IV", "seat 3: I-III IV"], 1),
    ],
)
def test_still_tied_for_the_podium_they_roll_both_dice_until_one_is_ahead(
    seed: int, rolls: list[str], owner: int
) -> None:
    _, record = ceremonies("best: 12", "best: 11, coins: 5", "best: 12", seed=seed)
    assert tie_rolls(record) == rolls
    assert happened(record, PodiumReceived) == [f"seat {owner} receives a podium"]


@pytest.mark.rule("CLO-1")
@pytest.mark.parametrize(
    ("seed", "first_roll", "second_roll", "owner"),
    [
        (
            6,
            ["seat 1: III IV", "seat 2: IV II", "seat 3: IV III"],
            ["seat 1: III VI", "seat 3: I-III III"],
            1,
        ),
        (
            10,
            ["seat 1: VI II", "seat 2: VI IV", "seat 3: VI IV"],
            ["seat 2: VI II", "seat 3: VI IV"],
            3,
        ),
    ],
)
def test_only_those_still_tied_roll_again(
    seed: int, first_roll: list[str], second_roll: list[str], owner: int
) -> None:
    _, record = ceremonies("best: 12", "best: 12", "best: 12", seed=seed)
    assert tie_rolls(record) == first_roll + second_roll
    assert happened(record, PodiumReceived) == [f"seat {owner} receives a podium"]


@pytest.mark.rule("CLO-1")
def test_a_podium_is_won_even_if_nobody_has_produced_anything_yet() -> None:
    _, record = ceremonies("coins: 9", "coins: 10", "coins: 8")
    assert happened(record, PodiumReceived) == ["seat 2 receives a podium"]


# CLO-2: the discards

GLADIATORS = "tokens: 2 gladiator + joker + torch, performed: 2 gladiator + joker"


@pytest.mark.rule("CLO-2")
def test_each_producer_discards_a_token_from_the_event_and_it_leaves_the_game() -> None:
    game, _ = ceremonies(GLADIATORS, "best: 9", "best: 3")
    assert decider(game) == ("discard", 1)
    record = play(game, "discard gladiator")
    assert happened(record, TokenDiscarded) == ["seat 1 discards gladiator"]
    assert game.state.impresarios[0].tokens[Asset.GLADIATOR] == 1
    assert game.state.gone[Asset.GLADIATOR] == 1


@pytest.mark.rule("CLO-2")
def test_a_joker_used_may_be_the_token_discarded() -> None:
    game, _ = ceremonies(GLADIATORS, "best: 9", "best: 3")
    record = play(game, "discard joker")
    assert happened(record, TokenDiscarded) == ["seat 1 discards joker"]
    assert game.state.impresarios[0].tokens[Asset.JOKER] == 0
    assert game.state.gone[Asset.JOKER] == 1


@pytest.mark.rule("CLO-2")
@pytest.mark.parametrize("asset", ["torch", "lion", "action"])
def test_a_token_that_was_not_used_cannot_be_discarded(asset: str) -> None:
    game, _ = ceremonies(GLADIATORS, "best: 9", "best: 3")
    assert refusal(game, f"discard {asset}") == f"Your event did not use this: {called(asset)}."


@pytest.mark.rule("CLO-2")
def test_a_joker_held_but_not_used_cannot_be_discarded() -> None:
    game, _ = ceremonies("tokens: gladiator + joker, performed: gladiator", "best: 9", "best: 3")
    assert refusal(game, "discard joker") == "Your event did not use this: Joker."


@pytest.mark.rule("CLO-2")
def test_each_kind_of_token_used_is_a_choice() -> None:
    game, _ = ceremonies(GLADIATORS, "best: 9", "best: 3")
    assert [str(action) for action in game.choices().actions] == [
        "discard gladiator",
        "discard joker",
    ]


@pytest.mark.rule("CLO-2", "TURN-2")
def test_nobody_may_skip_the_discard() -> None:
    game, _ = ceremonies(GLADIATORS, "best: 9", "best: 3")
    assert refusal(game, "pass") == "This is not the moment to “pass”."


@pytest.mark.rule("CLO-2")
def test_reading_a_player_who_produced_nothing_this_turn_discards_nothing() -> None:
    game, record = ceremonies(
        "best: 9, programmes: [1], produced: [1], tokens: torch",
        "tokens: lion, performed: lion",
        "best: 3, tokens: cage",
    )
    assert happened(record, PodiumReceived) == ["seat 1 receives a podium"]
    assert decider(game) == ("discard", 2)
    play(game, "discard lion")
    assert decider(game) == ("donation", 2)


@pytest.mark.rule("CLO-2")
def test_reading_an_event_of_an_earlier_turn_costs_no_token_now() -> None:
    game = table("""
        turn: 2
        phase: closing
        step: discard
        seat: 1
        podium owner: 1
        first: 1
        players:
          - {best: 7, tokens: 2 joker, performed: joker}
          - {best: 6}
          - {best: 5}
    """)
    play(game, "discard joker")
    whole_turn = ["pass"] * 12
    play(game, *whole_turn)
    assert game.state.turn == 4
    assert decider(game) == ("invest", 3)
    assert game.state.impresarios[0].tokens[Asset.JOKER] == 1


@pytest.mark.rule("CLO-2")
def test_the_event_just_produced_is_the_one_that_costs_a_token() -> None:
    game = table("""
        turn: 2
        phase: producing
        first: 1
        step: produce
        seat: 3
        players:
          - {best: 30}
          - {best: 20}
          - {tokens: gladiator + decoration + joker, programmes: [1]}
    """)
    play(game, "produce 1 with gladiator, jokers as decoration")
    assert decider(game) == ("discard", 3)
    assert offered(game, "discard gladiator")
    assert offered(game, "discard joker")
    assert not offered(game, "discard decoration")


@pytest.mark.rule("CLO-2", "TURN-1")
def test_producers_discard_in_turn_order() -> None:
    lion = "tokens: lion, performed: lion"
    game, _ = ceremonies(lion, lion, lion, first=2)
    for seat in (2, 3, 1):
        assert decider(game) == ("discard", seat)
        play(game, "discard lion")


@pytest.mark.rule("CLO-2", "STAR-2")
def test_reading_stars_wait_until_everybody_has_discarded() -> None:
    # Between the two discards Lupa has more than Aquila; after both nobody has.
    gladiators = "tokens: 4 gladiator, performed: 2 gladiator"
    game, _ = ceremonies(gladiators, gladiators, "", stars="gladiator: 1")
    for _ in range(2):
        assert happened(play(game, "discard gladiator"), StarMoved) == []
    assert game.state.stars[Asset.GLADIATOR] == 0


@pytest.mark.rule("CLO-2", "STAR-2", "STAR-3")
@pytest.mark.parametrize(
    ("aquila", "lupa", "star"),
    [
        (4, 4, "star gladiator goes from seat 1 to seat 2"),
        (3, 2, "star gladiator goes from seat 1 to nobody"),
    ],
)
def test_reading_stars_move_once_everyone_has_discarded(aquila: int, lupa: int, star: str) -> None:
    game, _ = ceremonies(
        f"tokens: {aquila} gladiator, performed: gladiator",
        f"tokens: {lupa} gladiator + torch, performed: torch",
        "best: 9",
        stars="gladiator: 1",
    )
    assert happened(play(game, "discard gladiator"), StarMoved) == []
    assert happened(play(game, "discard torch"), StarMoved) == [star]


# CLO-3: the donation


@pytest.mark.rule("CLO-3")
def test_last_place_names_an_asset_the_podiums_owner_holds_and_gets_one() -> None:
    game, _ = ceremonies("best: 9", "best: 12, tokens: 2 lion + torch", "best: 3")
    assert decider(game) == ("donation", 3)
    assert [str(action) for action in game.choices().actions] == ["ask for lion", "ask for torch"]
    record = play(game, "ask for lion")
    assert happened(record, TokenDonated) == ["seat 2 donates lion to seat 3"]
    _, lupa, sol = game.state.impresarios
    assert (lupa.tokens[Asset.LION], sol.tokens[Asset.LION]) == (1, 1)


@pytest.mark.rule("CLO-3", "TURN-3")
def test_after_the_donation_the_next_turn_begins() -> None:
    game, _ = ceremonies("best: 9", "best: 12, tokens: lion", "best: 3")
    record = play(game, "ask for lion")
    assert happened(record, TurnBegan) == ["turn 3 begins with seat 2"]
    assert decider(game) == ("invest", 2)


@pytest.mark.rule("CLO-3")
@pytest.mark.parametrize("special", ["joker", "action", "emperor"])
def test_a_special_token_is_never_donated(special: str) -> None:
    game, _ = ceremonies("best: 9", "best: 12, tokens: lion + joker + action", "best: 3")
    assert refusal(game, f"ask for {special}") == "Special tokens are not donated."


@pytest.mark.rule("CLO-3")
@pytest.mark.parametrize("asset", [str(asset) for asset in STANDARD if asset is not Asset.LION])
def test_nobody_gets_what_the_podiums_owner_does_not_hold(asset: str) -> None:
    game, _ = ceremonies("best: 9, tokens: torch", "best: 12, tokens: lion", "best: 3")
    reason = f"The podium's owner has none of this: {called(asset)}."
    assert refusal(game, f"ask for {asset}") == reason


@pytest.mark.rule("CLO-3", "TURN-2")
def test_last_place_must_ask() -> None:
    game, _ = ceremonies("best: 9", "best: 12, tokens: lion", "best: 3")
    assert refusal(game, "pass") == "This is not the moment to “pass”."


@pytest.mark.rule("CLO-3")
def test_a_tie_for_last_goes_to_the_poorest() -> None:
    game, record = ceremonies("best: 3, coins: 9", "best: 12, tokens: lion", "best: 3, coins: 8")
    assert decider(game) == ("donation", 3)
    assert tie_rolls(record) == []


@pytest.mark.rule("CLO-3")
@pytest.mark.parametrize(
    ("seed", "rolls", "last"),
    [
        (1, ["seat 1: II IV", "seat 3: II V"], 3),
        (3, ["seat 1: VI IV", "seat 3: VI II"], 1),
        (0, ["seat 1: I-III IV", "seat 3: III IV", "seat 1: V V", "seat 3: VI V"], 3),
        (12, ["seat 1: III V", "seat 3: III V", "seat 1: IV VI", "seat 3: II VI"], 1),
    ],
)
def test_still_tied_for_last_they_roll_until_one_is_ahead(
    seed: int, rolls: list[str], last: int
) -> None:
    game, record = ceremonies("best: 3", "best: 12, tokens: lion", "best: 3", seed=seed)
    assert tie_rolls(record) == rolls
    assert decider(game) == ("donation", last)


@pytest.mark.rule("CLO-2", "CLO-3")
def test_the_discard_comes_before_the_donation() -> None:
    game, record = ceremonies(
        "best: 9", "best: 12, tokens: lion + torch, performed: lion", "best: 3"
    )
    assert happened(record, PodiumReceived) == ["seat 2 receives a podium"]
    play(game, "discard lion")
    assert decider(game) == ("donation", 3)
    assert refusal(game, "ask for lion") == "The podium's owner has none of this: Lion."


@pytest.mark.rule("CLO-3", "STAR-2", "STAR-3")
@pytest.mark.parametrize(
    ("owner", "last", "star"),
    [
        ("3 lion", "", "star lion goes from seat 2 to nobody"),
        ("3 lion", "2 lion", "star lion goes from seat 2 to seat 3"),
        ("4 lion", "3 lion", "star lion goes from seat 2 to seat 3"),
        ("5 lion", "3 lion", None),
    ],
)
def test_stars_are_checked_after_the_donation(owner: str, last: str, star: str | None) -> None:
    game, _ = ceremonies("best: 9", f"best: 12, tokens: {owner}", f"best: 3, tokens: '{last}'")
    record = play(game, "ask for lion")
    assert happened(record, StarMoved) == ([star] if star else [])


# CLO-4: no donation


@pytest.mark.rule("CLO-4")
@pytest.mark.parametrize("tokens", ["''", "joker + action"])
def test_without_a_standard_token_there_is_nothing_to_donate(tokens: str) -> None:
    game, record = ceremonies("best: 9", f"best: 12, tokens: {tokens}", "best: 3, tokens: lion")
    assert happened(record, PodiumReceived) == ["seat 2 receives a podium"]
    assert decider(game) == ("invest", 2)


@pytest.mark.rule("CLO-2", "CLO-4")
def test_the_last_standard_token_may_have_been_discarded() -> None:
    game, _ = ceremonies("best: 9", "best: 12, tokens: lion, performed: lion", "best: 3")
    play(game, "discard lion")
    assert decider(game) == ("invest", 2)


@pytest.mark.rule("CLO-4")
def test_reading_nobody_donates_to_herself() -> None:
    # Aquila leads by coins, but is last once Lupa and Sol have cashed in their medals.
    rival = "coins: 9, medals: 2, tokens: lion, performed: lion"
    game, record = ceremonies("coins: 10, tokens: torch + lion, performed: lion", rival, rival)
    assert happened(record, PodiumReceived) == ["seat 1 receives a podium"]
    play(game, "discard lion", "cash a medal", "discard lion", "cash a medal")
    record = play(game, "discard lion")
    assert tie_rolls(record) == []
    assert decider(game) == ("invest", 2)
    assert game.state.impresarios[0].tokens[Asset.TORCH] == 1


@pytest.mark.rule("CLO-3", "CLO-4")
@pytest.mark.parametrize(
    ("seed", "owner", "rolls", "last"),
    [
        (0, 3, ["seat 1: III V", "seat 2: II V"], 1),
        (3, 2, ["seat 1: I-III V", "seat 3: II V"], 1),
    ],
)
def test_reading_in_a_tie_for_last_the_podiums_owner_takes_no_part(
    seed: int, owner: int, rolls: list[str], last: int
) -> None:
    lion = "tokens: lion"
    game, record = ceremonies(lion, lion, lion, seed=seed)
    assert happened(record, PodiumReceived) == [f"seat {owner} receives a podium"]
    donation = [line for line in happened(record, TieRolled) if line.endswith("donation")]
    assert tie_rolls(record)[-len(donation) :] == rolls
    assert decider(game) == ("donation", last)


@pytest.mark.rule("CLO-4")
def test_one_who_ties_for_last_with_the_podiums_owner_alone_need_not_roll() -> None:
    # Cashing in a medal takes Lupa up to Aquila, who leads at first, and Sol past both.
    lion = "medals: 1, tokens: lion, performed: lion"
    aquila = "coins: 10, tokens: torch + lion, performed: lion"
    game, record = ceremonies(aquila, f"coins: 4, {lion}", f"coins: 9, {lion}")
    assert happened(record, PodiumReceived) == ["seat 1 receives a podium"]
    play(game, "discard lion", "cash a medal", "discard lion", "cash a medal")
    assert tie_rolls(play(game, "discard lion")) == []
    assert decider(game) == ("donation", 2)
