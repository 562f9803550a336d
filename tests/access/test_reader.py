"""The real game and a real way to screen readers: AT-SPI on a bus of its own.

It needs Xvfb, D-Bus, at-spi2-core and the system's Python with `gi`, which `.ci/run` installs;
elsewhere it is skipped.
"""

from pathlib import Path

import pytest

from tests.access.listener import can_listen, listening

pytestmark = pytest.mark.skipif(not can_listen(), reason="there is no AT-SPI here")


def test_the_title_is_read_and_the_language_changed_by_names_alone(tmp_path: Path) -> None:
    with listening(tmp_path) as reader:
        reader.sees("Career")
        names = [name for _, name, *_ in reader.read()]
        assert names.index("COLOSSEUM") < names.index("Career") < names.index("Quit")
        reader.press("Settings")
        reader.sees("Language")
        reader.press("Français")
        reader.sees("Langue")
        roles = {name: (role, *states) for role, name, _, *states in reader.read()}
        assert roles["Musique"][0] == "slider"
        reader.press("Retour")
        reader.press("Nouvelle partie")
        reader.sees("Colosseum, ")
