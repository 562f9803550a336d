"""Reading JSON that may come from anywhere: nothing in it can cost much time or memory.

What our own files never hold is refused with a `ValueError`: nesting by the hundred, numbers
without end, and halves of characters that no file could be written with.
"""

import json
import math
import re
from typing import Any, Final

DEEPEST: Final = 40
"""Levels of nesting; our own files have fewer than ten."""
_LONGEST_NUMBER: Final = 100
_STRING_OR_BRACKET: Final = re.compile(r'"(?:[^"\\]|\\.)*+"|[\[{]|[\]}]')
_HALF_A_CHARACTER: Final = re.compile(r"\\u[dD][89a-fA-F]")


def parse(text: str) -> Any:
    """What the text says; `ValueError` if it is not JSON, or more than we ever write."""
    if _is_too_deep(text):
        raise ValueError("it is nested too deeply")
    data = _DECODER.decode(text)
    if _HALF_A_CHARACTER.search(text):
        json.dumps(data, ensure_ascii=False).encode()  # UnicodeEncodeError is a ValueError
    return data


def _is_too_deep(text: str) -> bool:
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        if found[0] in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif found[0] in "]}":
            depth -= 1
    return False


def _whole_number(text: str) -> int:
    if len(text) > _LONGEST_NUMBER:
        raise ValueError("it holds a number that is too long")
    return int(text)


def _number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError("it holds a number that is too large")
    return number


def _no_number(text: str) -> float:
    raise ValueError(f"it holds {text}, which is not a number")


_DECODER: Final = json.JSONDecoder(
    parse_int=_whole_number, parse_float=_number, parse_constant=_no_number
)
