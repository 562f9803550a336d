"""What players bring to a game of their own, on their cards in New game."""

from collections.abc import Callable
from functools import partial

from colosseum.play.bringing import Bringing
from colosseum.play.seats import Lineup
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import SMALL
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr


def _asked(lineup: Lineup) -> Bringing | None:
    """What is brought to a game with the options as they are, if anything."""
    bringing = lineup.kit.bringing
    return bringing if bringing is not None and bringing.is_asked(lineup.options) else None


def brought_button(
    lineup: Lineup, place: int, card: Box, on_press: Callable[[int], None]
) -> list[Widget]:
    """What a person brings: a press lets them choose."""
    bringing = _asked(lineup)
    if bringing is None:
        return []
    return [
        Button(
            f"brought-{place}",
            Box(card.left + 14, card.top + 328, card.width - 28, 44),
            say(bringing.name(lineup.seats[place], place, lineup.options)),
            partial(on_press, place),
            kind=Kind.CHIP,
            size=17,
            lines=2,
            tip=tr("Click to choose or to build another."),
        )
    ]


def paint_brought(brush: Brush, lineup: Lineup, card: Box) -> None:
    bringing = _asked(lineup)
    if bringing is not None:
        line = Box(card.left + 14, card.top + 305, card.width - 28, 22)
        brush.text(say(bringing.title), line, SMALL.but(align="centre"), where="seat")


def brought_words(lineup: Lineup) -> list[str]:
    """What the opponents bring; what people bring is on their cards."""
    bringing, options = _asked(lineup), lineup.options
    if bringing is None:
        return []
    return [
        # Translators: {name} is a player, {what} the name of a deck of cards.
        tr("{name} brings {what}.", name=seat.name, what=bringing.name(seat, place, options))
        for place, seat in enumerate(lineup.seats)
        if not seat.is_human
    ]
