"""A controller was unplugged: a calm word, until it is back or another hand goes on."""

from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import BODY, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr

_BOX = centred(WHOLE.center, 620, 270)


class PadGoneScene(Scene):
    over = True
    has_actions = False

    def widgets(self) -> list[Widget]:
        box = centred((_BOX.centerx, _BOX.bottom - 59), 260, 54)
        return [Button("go on", box, tr("Continue"), self.back, kind=Kind.PRIMARY)]

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        draw_panel(brush, _BOX)
        title = Box(_BOX.left + 32, _BOX.top + 26, _BOX.width - 64, 48)
        style = TITLE.but(size=26, align="centre")
        brush.text(tr("Controller disconnected"), title, style, where="pad gone")
        words = tr("Nothing is lost. Plug it in again, or carry on with the mouse or the keyboard.")
        room = Box(title.left, title.bottom + 8, title.width, 66)
        brush.text(words, room, BODY.but(align="centre"), lines=2, where="pad gone")
