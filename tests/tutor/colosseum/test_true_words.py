"""What reasons and hints claim is true: of tokens, of programmes, and of bids."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import (
    Bid,
    Bundle,
    CashMedal,
    ExchangeAction,
    Offer,
    Pass,
)
from colosseum.rules.colosseum.data import HOLDABLE, RULES, Asset, Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import ASSETS, one_token, quantity
from colosseum.tutor.advisor import Advice, advise
from colosseum.tutor.colosseum.hints import SITUATIONS
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.hints import hints_for
from colosseum.words.sentences import Sentence
from tests.gathered_texts import AWKWARD_ONE
from tests.rules.colosseum.random_play import new_game, play_on
from tests.tutor.colosseum.positions import bidding

PROGRAMMES = {str(programme.name): programme for programme in RULES.programmes}
NAMED = (
    {str(name): asset for asset, name in ASSETS.items()}
    | {quantity(asset, 1).pattern: asset for asset in ASSETS}
    | {one_token(asset).pattern: asset for asset in HOLDABLE}
)
TO_BE_BOUGHT = ("still to buy", "saving for", "can buy", "can draw")
"""Words that say of a programme that it has yet to be bought."""


class Told(NamedTuple):
    """A position, and what is said of it to the player who decides."""

    game: Game
    reasons: tuple[Sentence, ...]
    hints: tuple[Sentence, ...]


def told_of(game: Game, advice: Advice | None = None) -> Told:
    seat = game.state.seat
    reasons = (choice.reason for choice in (advice or advise(TUTOR, game, seat)).choices)
    return Told(
        game, tuple(reasons), tuple(hint.words for hint in hints_for(SITUATIONS, game, seat))
    )


@pytest.fixture(scope="module")
def told(advised: list[tuple[Game, Advice]]) -> list[Told]:
    """Of decisions of experts, and of players who do anything at all."""
    found = list(asked_for_pairs([game for game, _ in advised]))
    for seed in range(6):
        game = new_game(3 + seed % 3, seed, intense=seed % 2 == 0)
        found += [game.copy() for _ in play_on(game, Random(seed)) if game.decision is not None]
    return [*(told_of(game, advice) for game, advice in advised), *map(told_of, found)]


def asked_for_pairs(positions: list[Game]) -> Iterator[Game]:
    """Someone is asked for two tokens of different kinds for a coin."""
    for game in positions:
        me, partner = game.state.seat, (game.state.seat + 1) % len(game.seats)
        held = [asset for asset in HOLDABLE if game.state.impresarios[partner].tokens[asset]]
        if game.state.step == DecisionKind.TRADE and game.state.impresarios[me].coins:
            for pair in pairwise(held):
                asking = game.copy()
                asking.apply(Offer(partner, Bundle((), 1), Bundle(pair)))
                yield asking


def parts(sentence: Sentence) -> Iterator[Sentence]:
    """A sentence and all that it is made of."""
    yield sentence
    for value in sentence.values.values():
        if isinstance(value, Sentence):
            yield from parts(value)


def programmes_named(words: Sentence) -> list[tuple[Programme, Sentence]]:
    """The programmes in a sentence, each with the part that names it."""
    return [
        (PROGRAMMES[value], part)
        for part in parts(words)
        for value in part.values.values()
        if isinstance(value, str) and value in PROGRAMMES
    ]


def tokens_named(words: Sentence) -> set[Asset]:
    return {NAMED[part.pattern] for part in parts(words) if part.pattern in NAMED}


def test_every_token_named_with_a_programme_is_one_that_it_draws_on(told: list[Told]) -> None:
    found = 0
    for _, reasons, hints in told:
        for words in reasons + hints:
            for programme, _ in programmes_named(words):
                for asset in tokens_named(words) - {Asset.JOKER}:
                    found += 1
                    assert asset in programme.kinds, words
    assert found > 20


def test_a_programme_that_one_does_not_hold_is_said_to_be_for_sale(told: list[Told]) -> None:
    found = 0
    for game, reasons, _ in told:
        for words in reasons:
            for programme, part in programmes_named(words):
                if programme.number not in game.state.me.held:
                    found += 1
                    assert any(some in part.pattern for some in TO_BE_BOUGHT), words
    assert found > 20


def test_no_reason_to_pass_denies_what_is_advised_beside_it(told: list[Told]) -> None:
    denying = ("I have no deal", "No market is worth", "nothing I could buy")
    for _, reasons, _ in told:
        assert len(reasons) == 1 or not any(str(words).startswith(denying) for words in reasons)


def could_bid(game: Game, coins: int) -> bool:
    """Whether the deciding player can bid that much, for all they can turn into coins."""
    richer = game.copy()
    for action in (CashMedal(), ExchangeAction()) * 20:
        if richer.why_not(action) is None:
            richer.apply(action)
    return richer.why_not(Bid(coins)) is None


def is_won_with(game: Game, coins: int) -> bool:
    """Whether no rival can outbid this."""
    game = game.copy()
    game.apply(Bid(coins))
    while game.state.bidding is not None:
        if could_bid(game, coins + 1):
            return False
        game.apply(Pass())
    return True


def winning_bids(told: list[Told]) -> Iterator[tuple[Game, int]]:
    for game, _, hints in told:
        for words in hints:
            if "to win this market" in words.pattern:
                bid = words.values["bid"]
                assert isinstance(bid, int)
                yield game, bid


RICHES = ("", "coins: 9", "coins: 12, medals: 1", "coins: 8, tokens: action", "medals: 2")


def test_a_bid_said_to_win_is_the_least_that_wins(told: list[Told]) -> None:
    mine = "coins: 40, programmes: [6], tokens: horse"
    close = [
        told_of(bidding(mine, f"coins: {has}", rich, coins=8, markets="[horse]"))
        for has in range(8, 12)
        for rich in RICHES
    ]
    bids = list(winning_bids(told + close))
    assert len(bids) > 6
    for game, coins in bids:
        assert is_won_with(game, coins)
        least = game.state.bidding.coins + 1 if game.state.bidding else 0
        assert coins == least or not is_won_with(game, coins - 1)


def test_one_thing_is_never_counted_after_a_word_that_has_already_said_so(
    told: list[Told],
) -> None:
    """Such as “all of your 1 gladiator”."""
    for _, reasons, hints in told:
        for words in reasons + hints:
            assert not AWKWARD_ONE.search(words), words
