"""Every test of a scene has an empty home, no screen, and unless it asks for them, no pixels."""

from collections.abc import Iterator

import pytest

from tests.unpainted import unpainted


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "painted: looks at pixels")


@pytest.fixture(autouse=True)
def _no_screen(no_screen: None, advised_once: None, words_set_once: None) -> None:
    """Even for tests that open no window."""


@pytest.fixture(autouse=True)
def _no_pixels(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.node.get_closest_marker("painted"):
        yield
    else:
        with unpainted():
            yield
