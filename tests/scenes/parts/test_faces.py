"""Every opponent has a face for every expression, and people keep their emblems."""

from colosseum.ai.characters import KEYS
from colosseum.files import paths
from colosseum.scenes.parts.faces import Expression


def test_every_character_has_a_face_for_every_expression() -> None:
    files = {file.stem for file in (paths.assets() / "sprites" / "faces").iterdir()}
    assert files == {f"{key}-{expression}" for key in KEYS for expression in Expression}
