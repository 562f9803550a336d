"""The version of the text form that both games' positions have."""

from typing import Final

from colosseum.formats.yaml_fields import Mapping

VERSION: Final = 1
FIELD: Final = "position"


def refuse_newer(top: Mapping) -> None:
    """`FieldError` if the text names a later version; a text that names none is of the first."""
    field = top.get(FIELD)
    if field is not None and field.number(1) > VERSION:
        raise field.error("was written by a newer version of this game.")
