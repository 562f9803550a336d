"""Tests of the rules are measured for coverage, but for those that play whole games at random."""

import sys
from collections.abc import Generator

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "unmeasured: counts for no coverage")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Random games reach nearly every line and check few, and measuring takes twice their time."""
    measuring = sys.gettrace()
    if item.get_closest_marker("unmeasured"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(measuring)
