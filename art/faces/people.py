"""Who is drawn: the colours of each medallion, and the features of each face."""

from dataclasses import dataclass
from typing import Final

from art.faces.features import Brow, Eye, Mouth
from art.faces.shapes import INK


@dataclass(frozen=True)
class Person:
    field: str
    ring: str
    eye: Eye
    brow: Brow
    mouth: Mouth
    over_mouth: str = ""
    """What hangs over the mouth, such as a moustache."""


_MOUSTACHE: Final = (
    "M137 111.6C130 108.8 122 110.6 115.4 104.4C113.6 103 111.8 104.4 112.8 106.6"
    "C116.4 113.4 127.4 114.8 135.8 115.2C137.8 114.8 138.6 112.6 137 111.6Z"
)

PEOPLE: Final = {
    "livia": Person(
        field="#b497c9",
        ring="#5b2a6e",
        eye=Eye((113.5, 82.5), 14, 6.4, "#4b3a2a", lid=2.8, tilt=4),
        brow=Brow(((104.5, 74.5), (110, 70.5), (118, 70.6), (122.6, 73.4)), (("#4a434c", 3),)),
        mouth=Mouth((127.4, 117.4), (116.6, 120)),
    ),
    "cassius": Person(
        field="#c2402f",
        ring="#f0c552",
        eye=Eye((116, 82), 15.4, 8.4, "#24160f", tilt=-4),
        brow=Brow(((105, 73), (111, 64.6), (121, 64), (128.4, 69.4)), ((INK, 4.6),)),
        mouth=Mouth((133.6, 119), (117, 116), laughs=True),
        over_mouth=f'<path d="{_MOUSTACHE}" fill="{INK}"/>',
    ),
    "flavia": Person(
        field="#e2a23c",
        ring="#3f7a3a",
        eye=Eye((112.4, 83), 15, 7.2, "#24160f", tilt=-6),
        brow=Brow(((102.6, 74.6), (108, 68.6), (117, 68), (122.4, 71.6)), ((INK, 3.6),)),
        mouth=Mouth((129, 116.6), (113.4, 111.6)),
    ),
    "gaius": Person(
        field="#8fa0b2",
        ring="#3c4a58",
        eye=Eye((115, 83.4), 12.6, 5.4, "#24160f", lid=2.8, tilt=8),
        brow=Brow(
            ((104, 77.4), (110, 72), (119, 70.6), (126, 73)),
            (("#8a857e", 6.6), ("#d9d4cc", 4.8), ("#8a857e", 1.2)),
        ),
        mouth=Mouth((128.2, 117.3), (119, 121.4)),
    ),
    "octavia": Person(
        field="#3f9b8d",
        ring="#a02112",
        eye=Eye((114, 83), 15, 6.8, "#1f5a52"),
        brow=Brow(((104, 75.6), (110, 71.4), (118.6, 70.6), (125, 72.6)), ((INK, 3.2),)),
        mouth=Mouth((129, 117.6), (119.6, 118.6)),
    ),
    "brutus": Person(
        field="#d0733f",
        ring="#24160f",
        eye=Eye((116, 82.6), 13.4, 6, "#24160f", lid=3.2, tilt=4),
        brow=Brow(((104, 77.6), (109, 71.4), (119.4, 70.4), (128, 73.6)), ((INK, 5.4),)),
        mouth=Mouth((130.4, 121.8), (113.6, 116.4), tooth=True),
    ),
    "lucia": Person(
        field="#e9a3ba",
        ring="#d1453a",
        eye=Eye((112, 81), 15.4, 8.6, "#3a5a2a", tilt=-3, lashes=True),
        brow=Brow(((102.6, 71.6), (108.6, 66.4), (116.6, 66), (121.4, 69.4)), (("#5a2c14", 2.9),)),
        mouth=Mouth((130.2, 114.6), (115, 112), laughs=True),
    ),
    "titus": Person(
        field="#97a655",
        ring="#7c3519",
        eye=Eye((115.4, 83.4), 14, 6.6, "#24160f", lid=2.9, tilt=2),
        brow=Brow(
            ((104.6, 78.4), (110, 73), (119, 71.8), (127, 74)),
            ((INK, 7), ("#ece6da", 4.8), ("#8f887c", 1.2)),
        ),
        mouth=Mouth((136.4, 121), (124, 125.8)),
    ),
    "aelia": Person(
        field="#d98a52",
        ring="#2f6f9a",
        eye=Eye((113.4, 82.4), 15, 7.6, "#3a5a2a", tilt=-2, lashes=True),
        brow=Brow(((104, 74), (110, 69), (118, 68.6), (123.6, 71.4)), (("#4a2410", 3),)),
        mouth=Mouth((128.6, 116.6), (117.4, 115.4)),
    ),
    "decimus": Person(
        field="#6f9fb8",
        ring="#6d2f84",
        eye=Eye((115, 82.6), 14.4, 7, "#24160f"),
        brow=Brow(((104.4, 75.6), (110, 70.4), (119.4, 69.6), (126.4, 72.4)), ((INK, 4.2),)),
        mouth=Mouth((129.8, 118.8), (118.4, 118.6)),
    ),
    "zenobia": Person(
        field="#b7c77a",
        ring="#1f7a6c",
        eye=Eye((112.4, 82.6), 15, 7.8, "#24160f", tilt=-4, lashes=True),
        brow=Brow(((102.6, 74), (108, 68.4), (117, 67.8), (122.4, 71)), ((INK, 3.6),)),
        mouth=Mouth((129.6, 116.8), (116, 115)),
    ),
    "varro": Person(
        field="#c9b27a",
        ring="#3c6b2c",
        eye=Eye((116, 83), 14, 6.8, "#2f5a7a", tilt=2),
        brow=Brow(((105, 76.6), (110.6, 71.6), (119.6, 70.6), (127.4, 73.4)), (("#7a2c0e", 4.8),)),
        mouth=Mouth((130.6, 119.8), (118.6, 119)),
    ),
}
"""The cast, and last the four portraits that people can choose."""
