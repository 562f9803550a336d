"""Everything a scene shows and says, noted instead of painted: words, and the names of pictures."""

from collections.abc import Sequence

import pygame

from colosseum.scenes.scene import Scene
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import Screen
from colosseum.widgets.pictures import Pictures
from colosseum.widgets.text_rendering import Lettering
from colosseum.widgets.widget import Look, Widget

NOTHING = (1, 1)


class _Words(Lettering):
    def __init__(self, noted: list[str]) -> None:
        super().__init__()
        self._noted = noted

    def render(self, words: str, *_: object) -> pygame.Surface:
        self._noted.append(words)
        return pygame.Surface(NOTHING)


class _Names(Pictures):
    def __init__(self, noted: list[str]) -> None:
        super().__init__()
        self._noted = noted

    def get(self, name: str, *_: object, **__: object) -> pygame.Surface:
        self._noted.append(name)
        return pygame.Surface(NOTHING)

    drawn = worn = get


class Notes:
    """Paints nowhere, and notes what would be painted."""

    def __init__(self, screen: Screen) -> None:
        self._noted: list[str] = []
        self._kit = PaintBox(pictures=_Names(self._noted), lettering=_Words(self._noted))
        self._brush = Brush(pygame.Surface(NOTHING), screen, self._kit)

    def all_of(self, scene: Scene) -> str:
        """What can be seen on a whole screen, and what its tooltips would say."""
        self._forget()
        scene.paint_under(self._brush)
        scene.paint_over(self._brush)
        return " ".join([*self._noted, self.of(scene.page.widgets)])

    def _forget(self) -> None:
        """Everything is painted again, so that nothing goes unnoted."""
        self._noted.clear()
        self._kit.forget_words()
        self._kit.wordless.clear()

    def of(self, widgets: Sequence[Widget]) -> str:
        """The same of some widgets."""
        self._forget()
        for widget in widgets:
            widget.draw(self._brush, Look(hovered=True))
            self._noted += [widget.explanation, widget.more]
        return " ".join(self._noted)
