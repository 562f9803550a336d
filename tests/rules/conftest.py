"""Which tests of the rules count for coverage (`dev.py coverage`)."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "unmeasured: counts for no coverage")
