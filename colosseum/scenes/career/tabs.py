"""The frame's tabs, beside its headline."""

from collections.abc import Callable
from typing import Final

from colosseum.scenes import routes
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr

_STRIP: Final = Box(1148, 34, 396, 46)


def tabs(window: Window, chosen: str) -> list[Widget]:
    """A button for each page of the frame; pressing the one that is open does nothing."""
    pages: tuple[tuple[str, str, Callable[[Window], Scene]], ...] = (
        ("career", tr("Career"), routes.career),
        ("laurels", tr("Laurels"), routes.laurels),
    )

    def opening(name: str, page: Callable[[Window], Scene]) -> Callable[[], None]:
        return lambda: None if name == chosen else window.replace(page(window))

    return [
        Button(
            f"tab-{name}",
            box,
            words,
            opening(name, page),
            kind=Kind.CHIP,
            chosen=name == chosen,
            size=19,
        )
        for box, (name, words, page) in zip(row(_STRIP, len(pages), 12), pages, strict=True)
    ]
