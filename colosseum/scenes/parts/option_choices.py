"""Options that are a choice: one button for each value, and a sentence about the chosen one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from colosseum.rules.options import Alternative, ChoiceOption, OptionValue
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import GOLD, SMALL, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say

_HEADING: Final = 48.0
_BUTTON: Final = 36.0
_GAP: Final = 5.0
_NOTE: Final = 62.0


class OptionChoices:
    """The choices of a game on one panel, the first one larger than what depends on it."""

    def __init__(
        self,
        options: Sequence[ChoiceOption],
        box: Box,
        chosen: Mapping[str, OptionValue],
        choose: Callable[[str, str], None],
    ) -> None:
        """What is chosen is looked up each time, since the page changes it."""
        self._options = options
        self._box = box
        self._chosen = chosen
        self._choose = choose

    @property
    def _inside(self) -> Box:
        return Box(self._box.left + 18, self._box.top, self._box.width - 36, self._box.height)

    def _shown(self) -> Iterator[tuple[ChoiceOption, Box]]:
        """The options that mean something now, with the room for each."""
        top = self._box.top + 10
        for option in self._options:
            if option.only_with is None:
                height = _HEADING + len(option.alternatives) * (_BUTTON + _GAP) + _NOTE
            elif self._chosen[option.only_with[0]] == option.only_with[1]:
                height = _BUTTON
            else:
                continue
            yield option, Box(self._inside.left, top, self._inside.width, height)
            top += height

    def _boxes(self, option: ChoiceOption, room: Box) -> list[Box]:
        if option.only_with is not None:
            return row(room, len(option.alternatives), _GAP)
        below = room.top + _HEADING
        return [
            Box(room.left, below + place * (_BUTTON + _GAP), room.width, _BUTTON)
            for place in range(len(option.alternatives))
        ]

    def widgets(self) -> list[Widget]:
        return [
            self._button(option, value, box)
            for option, room in self._shown()
            for value, box in zip(option.alternatives, self._boxes(option, room), strict=True)
        ]

    def _button(self, option: ChoiceOption, value: Alternative, box: Box) -> Widget:
        is_chosen = self._chosen[option.name] == value.name
        is_told = is_chosen and option.only_with is None  # in full, below the buttons
        return Button(
            f"{option.name}-{value.name}",
            box,
            say(value.title),
            partial(self._choose, option.name, value.name),
            kind=Kind.CHIP,
            chosen=is_chosen,
            tip="" if is_told else say(value.help),
            size=17,
        )

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, self._box)
        for option, room in self._shown():
            if option.only_with is None:
                self._paint_option(brush, option, room)

    def _paint_option(self, brush: Brush, option: ChoiceOption, room: Box) -> None:
        heading = Box(room.left, room.top + 4, room.width, 30)
        brush.text(say(option.title), heading, TITLE.but(size=21), where="heading")
        under = heading.bottom + 4
        brush.line((heading.left, under), (heading.right, under), GOLD, 2)
        chosen = next(it for it in option.alternatives if it.name == self._chosen[option.name])
        note = Box(room.left, room.bottom - _NOTE + 2, room.width, _NOTE - 6)
        style = SMALL.but(size=16, valign="top")
        brush.text(say(chosen.help), note, style, lines=3, where="option")
