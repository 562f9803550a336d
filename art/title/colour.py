"""Colours and how they mix."""

from collections.abc import Sequence

Rgb = tuple[float, float, float]


def rgb(colour: str) -> Rgb:
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


def mix(a: str, b: str, share: float) -> str:
    """``a`` with a share of ``b``."""
    share = min(1.0, max(0.0, share))
    channels = (x + (y - x) * share for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#" + "".join(f"{round(c):02x}" for c in channels)


def ramp(colours: Sequence[str], share: float) -> str:
    """The colour at ``share`` (0 to 1) of an even ramp."""
    place = min(1.0, max(0.0, share)) * (len(colours) - 1)
    index = min(int(place), len(colours) - 2)
    return mix(colours[index], colours[index + 1], place - index)


STONE = ("#1f101b", "#3f2023", "#6f3a2c", "#a65b37", "#ce8049", "#e5a968", "#f6cd92")
NIGHT = "#120a10"
UMBER = "#1c0f10"
GLOW = "#ffb347"
