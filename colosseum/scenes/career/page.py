"""What the pages of the career share: their headline, the tabs, and the way back to the title."""

from typing import ClassVar, Final

from colosseum.scenes import routes
from colosseum.scenes.career.tabs import tabs
from colosseum.scenes.scene import Scene
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr

_BACK: Final = Box(56, 838, 176, 48)
_TITLE: Final = "Cursus honorum"
"""The course of offices: Latin in every language."""


class CareerPage(Scene):
    tab: ClassVar[str]
    """Which of the tabs leads here."""

    def tabs(self) -> list[Widget]:
        return tabs(self.window, self.tab, self.page)

    def back_button(self) -> Button:
        return Button("back", _BACK, tr("Back"), self.back, size=20)

    def back(self) -> None:
        self.window.start_over(routes.title(self.window))

    def paint_title(self, brush: Brush) -> None:
        draw_headline(brush, _TITLE, (56, 56), 50, tracking=0.05)
