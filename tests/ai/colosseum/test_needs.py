"""All programmes counted at once agree with each counted by itself."""

from random import Random

from colosseum.ai.colosseum.needs import NEEDS
from colosseum.rules.colosseum.data import ASSETS, RULES, STANDARD
from colosseum.rules.colosseum.prospects import missing

HANDS = [[Random(seed).randrange(7) for _ in ASSETS] for seed in range(50)]
STOCK = [*range(9, 9 + len(ASSETS))]


def test_the_tokens_that_a_programme_can_use_are_those_not_missing() -> None:
    for tokens in HANDS:
        used = NEEDS[-1].used(tokens)
        for programme in RULES.programmes:
            jokers = tokens[len(STANDARD)]
            left = programme.assets - jokers - used[programme.number - 1]
            assert left == missing(tokens, programme)


def test_tokens_are_sought_of_each_kind_that_a_programme_needs_more_of() -> None:
    for tokens in HANDS:
        sought = NEEDS[-1].sought(tokens, STOCK)
        for programme in RULES.programmes:
            kinds = [asset for asset in programme.kinds if tokens[asset] < programme.needs[asset]]
            assert sought[programme.number - 1] == sum(STOCK[asset] for asset in kinds)
