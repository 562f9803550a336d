"""What luck and decisions made of a game: the parts add up, and read back as they were written."""

import math
from typing import Any

import pytest

from colosseum.rules.account import Account, Stroke

ACCOUNT = Account(62.0, 3.2, -6.1, 412, Stroke(None, 4.1), Stroke(17, -2.6))


def test_an_expert_with_even_luck_has_what_neither_luck_nor_decisions_brought() -> None:
    assert ACCOUNT.with_even_luck == pytest.approx(58.8)
    assert ACCOUNT.experts == pytest.approx(64.9)


@pytest.mark.parametrize("account", [ACCOUNT, Account(0.0, 0.0, 0.0, 0, None, None)])
def test_an_account_reads_back(account: Account) -> None:
    assert Account.read(account.data()) == account


@pytest.mark.parametrize(
    "spoilt",
    [
        {"result": "62"},
        {"luck": math.nan},
        {"decisions": 10_001},
        {"result": True},
        {"rounds": -1},
        {"luckiest": [0]},
        {"unluckiest": [-1, 0.0]},
        {"unluckiest": [10_001, 0.0]},
    ],
    ids=str,
)
def test_what_is_no_account_is_refused(spoilt: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="it is no"):
        Account.read(ACCOUNT.data() | spoilt)


@pytest.mark.parametrize("data", [None, [], {}, {"result": 1.0}])
def test_nor_is_something_else_an_account(data: object) -> None:
    with pytest.raises(ValueError, match="no account"):
        Account.read(data)
