"""Write the pictures to assets/sprites/spectacle."""

from pathlib import Path
from typing import Final

from art.spectacle.bowl import draw_bowl, draw_water
from art.spectacle.loge import draw_loge, draw_throne
from art.spectacle.places import written

FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "sprites" / "spectacle"

draw_bowl().save(FOLDER / "bowl.svg")
draw_water().save(FOLDER / "water.svg")
draw_loge().save(FOLDER / "loge.svg")
draw_throne().save(FOLDER / "throne.svg")
(FOLDER / "places.json").write_text(written(), encoding="utf-8")
