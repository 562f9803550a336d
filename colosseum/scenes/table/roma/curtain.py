"""The curtain between two people at one screen: nobody sees the other's hand."""

from collections.abc import Callable

from colosseum.play.seats import Seat
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.hand_over import PAUSE
from colosseum.scenes.table.table_top import table_top
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import CREAM, GOLD, MEDIUM, PURPLE, TITLE, UMBER_DARK
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr


class Curtain(Scene):
    """Covers the whole table until the next player has taken over."""

    def __init__(
        self,
        window: Window,
        person: Seat,
        other: str,
        take_over: Callable[[], None],
        open_menu: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._person = person
        self._other = other
        self._take_over = take_over
        self._open_menu = open_menu
        self._box = centred(WHOLE.center, 720, 400)

    def widgets(self) -> list[Widget]:
        at = Box(self._box.left + 180, self._box.bottom - 104, self._box.width - 360, 60)
        rise = Button("take over", at, tr("Show my hand"), self._rise, kind=Kind.PRIMARY)
        rise.pause = PAUSE
        return [rise]

    def _rise(self) -> None:
        self._take_over()
        self.window.pop()

    def back(self) -> None:
        """Esc opens the menu: only the button shows a hand."""
        self._open_menu()

    def paint_under(self, brush: Brush) -> None:
        table_top(brush)
        box = self._box
        brush.slab(box, (PURPLE, UMBER_DARK), radius=22, edge=GOLD, edge_width=3, shadow=24)
        symbols = self.window.settings.symbols
        draw_emblem(brush, (box.centerx, box.top + 96), 54, self._person.colour, symbols)
        title = Box(box.left + 40, box.top + 168, box.width - 80, 60)
        style = TITLE.but(size=34, colour=CREAM, align="centre")
        words = tr("Hand over to {name}", name=self._person.name)
        brush.text(words, title, style, where="curtain")
        note = Box(box.left + 60, title.bottom, box.width - 120, 40)
        style = MEDIUM.but(size=20, colour=CREAM, align="centre")
        words = tr("Hands are secret, so {name} should look away.", name=self._other)
        brush.text(words, note, style, where="curtain")
