"""The amphitheatre seen from the loge, and who performs in it: pictures for events.

    python3 -m art.spectacle

The bowl is drawn in true perspective by `perspective`; everything is plain paths and gradients
that pygame's SVG renderer understands: no filters, clips or blends.
"""

from pathlib import Path
from typing import Final

from art.spectacle.bowl import draw_bowl, draw_water
from art.spectacle.crowd import draw_heads, draw_person, draw_petal
from art.spectacle.loge import draw_loge, draw_throne
from art.spectacle.performers import PERFORMERS
from art.spectacle.svg import Drawing

FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "sprites" / "spectacle"


def pictures() -> dict[str, Drawing]:
    """Every picture by the name of its file."""
    scene = {
        "bowl": draw_bowl(),
        "water": draw_water(),
        "loge": draw_loge(),
        "throne": draw_throne(),
        "heads": draw_heads(),
    }
    performers = {f"performer-{asset}": draw() for asset, draw in PERFORMERS.items()}
    people = {f"person-{number}": draw_person(number) for number in range(1, 7)}
    petals = {f"petal-{number}": draw_petal(number) for number in range(1, 4)}
    return scene | performers | people | petals
