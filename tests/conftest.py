"""What tests of several folders share."""

from pathlib import Path

import platformdirs
import pytest


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home: nothing a test saves reaches the folders of whoever runs it.

    The variables are what Linux and macOS go by. Windows asks the system, so the folders
    themselves are given as well.
    """
    for name in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    for kind in ("data", "config", "log"):
        folder = tmp_path / kind
        folder.mkdir()
        monkeypatch.setattr(platformdirs, f"user_{kind}_path", lambda *_, at=folder, **__: at)
    return tmp_path
