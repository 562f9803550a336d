"""Copies of a game's state that can forget no field: how each is copied follows from its type.

Opponents copy states by the hundred thousand, so the copy is written once for each class, as
dataclasses write `__init__`.
"""

from dataclasses import fields
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Self, Union, get_args, get_origin, get_type_hints

_SIMPLE = (NoneType, bool, int, float, str, Enum)


class Copyable:
    """A dataclass with a `copy` that shares nothing with the original that can change."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        # Fields are known only once the dataclass is made: each class writes its copy when asked.
        type.__setattr__(cls, "copy", Copyable.copy)

    def copy(self) -> Self:
        kind = type(self)
        type.__setattr__(kind, "copy", _written_copy(kind))
        return self.copy()


def _written_copy(kind: type[Any]) -> Any:
    """Write the function: without `__init__` and without a loop, it takes half the time."""
    hints = get_type_hints(kind)
    copies = {it.name: _copied(f"self.{it.name}", hints[it.name]) for it in fields(kind)}
    lines = [f"    new.{name} = {copied}" for name, copied in copies.items()]
    source = "\n".join(["def copy(self):", "    new = make(kind)", *lines, "    return new"])
    written: dict[str, Any] = {"make": object.__new__, "kind": kind}
    exec(source, written)
    return written["copy"]


def _copied(value: str, hint: Any) -> str:
    """The expression for a copy of a value of that type; `TypeError` if there is none."""
    if _is_immutable(hint):
        return value
    if get_origin(hint) is list:
        (item,) = get_args(hint)
        each = _copied("it", item)
        return f"{value}[:]" if each == "it" else f"[{each} for it in {value}]"
    if isinstance(hint, type) and hasattr(hint, "copy") and hint.__module__ != "builtins":
        return f"{value}.copy()"
    raise TypeError(f"{value} cannot be copied: {hint}")


def _is_immutable(hint: Any) -> bool:
    if get_origin(hint) in (tuple, Union, UnionType):
        return all(it is Ellipsis or _is_immutable(it) for it in get_args(hint))
    if not isinstance(hint, type):
        return False
    parameters = getattr(hint, "__dataclass_params__", None)
    if parameters is not None:
        return parameters.frozen and all(map(_is_immutable, get_type_hints(hint).values()))
    return issubclass(hint, _SIMPLE)
