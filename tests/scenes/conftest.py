"""Every test of a scene has an empty home and no screen."""

import pytest


@pytest.fixture(autouse=True)
def _no_screen(no_screen: None) -> None:
    """Even for tests that open no window."""
