"""The versions that a position names: of its text form, and of the rules it is played by."""

from typing import Final

from colosseum.formats.yaml_fields import Mapping
from colosseum.rules.rules_versions import FIRST

VERSION: Final = 1
FIELD: Final = "position"
RULES: Final = "rules"


def refuse_newer(top: Mapping) -> None:
    """`FieldError` if the text names a later version; a text that names none is of the first."""
    field = top.get(FIELD)
    if field is not None and field.number(1) > VERSION:
        raise field.error("was written by a newer version of this game.")


def rules_version(top: Mapping, newest: int, usual: int | None) -> int:
    """The version of the rules that the text names; else the usual one, or the newest."""
    field = top.get(RULES)
    if field is None:
        return usual or newest
    version = field.number(FIRST)
    if version > newest:
        raise field.error("was written by a newer version of this game.")
    return version
