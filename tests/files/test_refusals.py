"""Why a file cannot be read or written, in the player's words rather than the system's."""

import errno
import os
from collections.abc import Iterator

import pytest

from colosseum.files import catalogues
from colosseum.files.refusals import reason_of
from colosseum.words.translation import say

USUAL = ("ENOSPC", "EACCES", "EPERM", "EROFS", "EIO", "EMFILE", "ENFILE", "ENOMEM", "ESTALE")


@pytest.fixture
def french() -> Iterator[None]:
    catalogues.use("fr")
    yield
    catalogues.use("en")


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize("name", [*USUAL, "ENOENT", "EISDIR", "ENAMETOOLONG"])
def test_a_usual_reason_is_said_in_the_player_s_language(name: str) -> None:
    number = getattr(errno, name)
    reason = reason_of(OSError(number, os.strerror(number)))
    assert os.strerror(number).lower() not in say(reason).lower()
    assert say(reason) != reason


def test_any_other_reason_is_the_system_s() -> None:
    assert reason_of(OSError(errno.EXDEV, "Invalid cross-device link")) == (
        "Invalid cross-device link"
    )
