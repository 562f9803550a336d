"""The advisor shows what an expert would do, in numbers, and knows nothing hidden."""

import time
from dataclasses import replace

import pytest

from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bundle, CashMedal, Counter, Offer, Pass, Refuse
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.phases import STEPS
from colosseum.rules.colosseum.prospects import draws
from colosseum.rules.kernel import Record
from colosseum.tutor.advisor import Advice, advise
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.words.sentences import Sentence
from tests.tutor.advised import check_choices
from tests.tutor.colosseum.positions import (
    bidding,
    discarding,
    donation,
    invest,
    moving,
    offered,
    opening,
    producing,
    trade,
)
from tests.tutor.newcomer import share_of_victory

GAMES = 24


def otherwise_hidden(game: Game, seed: int) -> Game:
    other = game.copy()
    chance = Chance(seed)
    bag = list(other.state.bag)
    chance.shuffle(bag)
    other.state.bag = tuple(bag)
    other.state.chance = chance
    return other


def test_games_come_to_every_kind_of_decision_except_rare_ones(positions: list[Game]) -> None:
    kinds = {game.state.step for game in positions}
    assert kinds >= set(STEPS) - {"settle"}


def test_every_choice_is_legal_worded_and_no_better_than_the_first(
    advised: list[tuple[Game, Advice]],
) -> None:
    for game, advice in advised:
        check_choices(game, advice)


def test_what_is_hidden_changes_no_advice(advised: list[tuple[Game, Advice]]) -> None:
    for number, (game, advice) in enumerate(advised):
        other = otherwise_hidden(game, number)
        assert advice == advise(TUTOR, other, game.state.seat)


def test_asking_changes_nothing(positions: list[Game]) -> None:
    for game in positions[::3]:
        before = game.copy()
        advise(TUTOR, game, game.state.seat)
        assert game == before


def test_an_answer_comes_at_once(positions: list[Game]) -> None:
    """Half of them within 50 ms of the processor's time."""
    taken = []
    for game in positions[::5]:
        started = time.process_time()
        advise(TUTOR, game, game.state.seat)
        taken.append(time.process_time() - started)
    assert sorted(taken)[len(taken) // 2] < 0.05


def test_players_who_are_not_deciding_get_no_advice() -> None:
    game = invest()
    assert advise(TUTOR, game, 1).choices == ()
    while game.decision is not None:
        game.apply(game.choices().actions[0])
    assert advise(TUTOR, game, 0).choices == ()


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (
            producing(
                "programmes: [1, 6], tokens: 2 horse + 2 lion + cage, medals: 1",
                nobles="{emperor: 20, consul-1: 20}",
                turn=5,
            ),
            "Produce Venatio with 1 medal",
        ),
        (
            moving(
                "",
                "IV",
                nobles="{emperor: 5, consul-1: 20, consul-2: 20, senator-1: 20}",
                turn=5,
            ),
            "Move the Emperor 4 squares, into your arena",
        ),
        (donation("programmes: [6], tokens: 2 horse + 2 lion", "tokens: cage"), "Ask for a cage"),
        (
            bidding("coins: 30, programmes: [1]", markets="[2 torch + cage]", turn=5, coins=20),
            "Step out of this auction",
        ),
        (
            opening(
                "programmes: [6], tokens: 2 horse",
                markets="[2 torch + ship, 2 lion + cage, 2 torch + ship]",
                turn=5,
            ),
            "Open market II at 8 coins",
        ),
    ],
)
def test_plain_cases_are_told_plainly(game: Game, words: str) -> None:
    assert advise(TUTOR, game, 0).choices[0].words == words


FOR_THE_CIRCUS = (
    "loge: true, programmes: [5], tokens: 3 gladiator + 3 horse + 2 chariot + decoration"
)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (
            donation("programmes: [6], tokens: 2 horse + 2 lion", "tokens: cage"),
            "Venatio would draw 11 spectators instead of 9.",
        ),
        (
            trade(
                "programmes: [6], tokens: 2 horse + lion + 2 gladiator",
                "programmes: [1], tokens: 3 lion + decoration",
                turn=5,
            ),
            "Venatio would draw 9 spectators instead of 7.",
        ),
        (
            offered("programmes: [6], tokens: 2 horse + lion", "tokens: torch", "torch", "lion"),
            "I can’t spare a lion: Venatio would draw 5 spectators instead of 7.",
        ),
        (
            opening(
                "programmes: [6], tokens: 2 horse",
                markets="[2 torch + ship, 2 lion + cage, 2 torch + ship]",
                turn=5,
            ),
            "It’s worth up to 30 coins to me: Venatio would draw 11 spectators instead of 5.",
        ),
        (opening("coins: 5"), "A market opens at 8 coins, and I have 5."),
        (
            bidding("coins: 30, programmes: [1]", markets="[2 torch + cage]", turn=5, coins=20),
            "I’d pay 21 coins for tokens that improve none of my programmes.",
        ),
        (
            invest("coins: 40, programmes: [5, 20], tokens: 3 gladiator + 3 horse + 2 chariot"),
            "Circus Maximus needs 3 arena squares, and I have 2.",
        ),
        (
            invest(
                "coins: 40, programmes: [5, 14], tokens: 3 comedian + 2 priest + 2 torch + scenery"
                " + decoration + musician + chariot",
                turn=3,
            ),
            "Satyricon of Momus needs 3 arena squares, and I have 2.",
        ),
        (
            invest(f"coins: 40, arena: 8-10, {FOR_THE_CIRCUS}", turn=4),
            "I hold 9 of the 10 assets for Circus Maximus, and it can draw 32 spectators, "
            "Naumachia only 9.",
        ),
        (
            invest(f"coins: 24, arena: 8-10, {FOR_THE_CIRCUS}", turn=4),
            "5 more spectators come to each of my 2 remaining events.",
        ),
    ],
)
def test_reasons_name_the_programme_and_numbers_on_the_table(game: Game, words: str) -> None:
    assert advise(TUTOR, game, 0).choices[0].reason == words


def test_a_programme_said_to_draw_more_draws_that_much_now(
    advised: list[tuple[Game, Advice]],
) -> None:
    told = 0
    for game, advice in advised:
        for choice in advice.choices:
            reason = choice.reason.values.get("why", choice.reason)
            if isinstance(reason, Sentence) and "instead of {before}" in reason.pattern:
                name, before = reason.values.get("programme"), reason.values["before"]
                if isinstance(name, Sentence):  # it has yet to be bought
                    name = name.values.get("programme", name)
                told += name is not None
                worths = [
                    draws(game.state.me.tokens, p) for p in RULES.programmes if p.name == name
                ]
                assert name is None or worths == [before]
    assert told > 30


def test_it_names_the_least_bid_that_leads() -> None:
    """The opponents jump, which costs nobody anything but time; a person wonders why 17."""
    mine = "coins: 30, programmes: [6], tokens: 2 horse"
    rival = "coins: 30, programmes: [12], tokens: 3 gladiator + lion + cage, arena: 14-16"
    game = bidding(mine, rival, markets="[2 lion + cage]")
    assert advise(TUTOR, game, 0).choices[0].words == "Bid 9 coins"


def test_an_event_that_draws_less_says_what_else_it_does() -> None:
    game = producing(
        "programmes: [3, 10], tickets: 1, tokens: 3 gladiator + scenery",
        turn=1,
        nobles="{emperor: 20}",
    )
    reasons = {str(choice.reason) for choice in advise(TUTOR, game, 0).choices}
    assert reasons == {
        "Ode to Aurora draws 8 spectators, and adds 5 to later events.",
        "Cavalry of Spartacus draws 14 spectators.",
    }


def test_no_counter_offer_is_less_than_the_partner_has_just_refused() -> None:
    mine = "coins: 12, programmes: [10], tokens: 3 gladiator + 2 comedian + 2 scenery"
    livia = "coins: 11, programmes: [7], tokens: 3 gladiator + 2 horse + comedian + decoration"
    game = trade(mine, livia)
    records = refused(game, Offer(1, Bundle((Asset.SCENERY,), 5), Bundle((Asset.HORSE,))))
    records.append(game.apply(Pass()))
    offer = Offer(0, Bundle((Asset.HORSE,)), Bundle((Asset.SCENERY,), 12))
    records.append(game.apply(offer))
    for choice in advise(TUTOR, game, 0, records).choices:
        if isinstance(choice.action, Counter):
            assert choice.action.give.coins > 5


def test_an_earlier_offer_is_not_proposed_again() -> None:
    game = trade(
        "programmes: [6], tokens: 2 horse + lion + 2 gladiator",
        "programmes: [1], tokens: 3 lion + decoration",
        turn=5,
    )
    first = advise(TUTOR, game, 0).choices[0].action
    assert isinstance(first, Offer)
    records = refused(game, first)
    while not isinstance(action := advise(TUTOR, game, 0, records).choices[0].action, Pass):
        assert isinstance(action, Offer)
        assert action not in [record.action for record in records]
        records += refused(game, action)


def test_refusals_by_one_player_leave_deals_with_the_others() -> None:
    game = trade(
        "coins: 12, programmes: [2, 9], tickets: 1, "
        "tokens: gladiator + 2 comedian + musician + 3 horse + ship + scenery",
        "coins: 20, programmes: [1, 10], tickets: 1, "
        "tokens: gladiator + comedian + musician + 2 horse + decoration",
        "coins: 12, programmes: [5, 8], tickets: 1, tokens: 2 gladiator + 2 musician + horse "
        "+ lion + chariot + scenery + decoration",
        turn=1,
    )
    wish, offered = Bundle((Asset.COMEDIAN, Asset.MUSICIAN)), (Asset.GLADIATOR, Asset.HORSE)
    records = refused(game, Offer(1, Bundle(offered), replace(wish, coins=4)))
    records += refused(game, Offer(1, Bundle(offered), wish))
    offers = [it.action for it in advise(TUTOR, game, 0, records).choices]
    assert 2 in [offer.partner for offer in offers if isinstance(offer, Offer)]


def test_a_medal_is_not_said_to_pay_for_what_the_coins_pay_for() -> None:
    game = invest("coins: 22, medals: 1, programmes: [2, 9], tokens: comedian", turn=2)
    words = {
        choice.words: choice.reason
        for choice in advise(TUTOR, game, 0).choices
        if isinstance(choice.action, CashMedal)
    }
    assert list(words.values()) == ["It brings me 6 more coins for the markets."]


def test_only_the_best_token_to_discard_is_said_to_be_missed_least() -> None:
    game = discarding(
        "programmes: [2, 9], produced: [9], best: 15, coins: 22, "
        "performed: comedian + 2 musician + scenery + decoration, "
        "tokens: 2 comedian + 2 musician + scenery + decoration"
    )
    best, *others = advise(TUTOR, game, 0).choices
    assert best.reason.startswith("I’d miss it least: ")
    for other in others:
        assert "least" not in other.reason
        assert " would draw " in other.reason


def refused(game: Game, offer: Offer) -> list[Record]:
    return [game.apply(offer), game.apply(Refuse())]


def test_following_the_advisor_beats_three_novices_in_half_the_games() -> None:
    """All hundred are played by `benchmarks/advisor.py`."""
    won = sum(share_of_victory(TUTOR, seed) for seed in range(GAMES))
    assert won >= 0.5 * GAMES
