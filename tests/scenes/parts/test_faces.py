"""Every opponent and every portrait has a face for every expression."""

from colosseum.ai.characters import KEYS
from colosseum.files import paths
from colosseum.play.seats import PORTRAITS
from colosseum.scenes.parts.faces import Expression


def test_everyone_has_a_face_for_every_expression() -> None:
    files = {file.stem for file in (paths.assets() / "sprites" / "faces").iterdir()}
    everyone = (*KEYS, *PORTRAITS)
    assert files == {f"{key}-{expression}" for key in everyone for expression in Expression}
