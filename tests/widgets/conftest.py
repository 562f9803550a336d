"""Every test of a widget has an empty home and no screen."""

import pytest


@pytest.fixture(autouse=True)
def _no_screen(no_screen: None) -> None:
    """Even tests that open no window need this."""
