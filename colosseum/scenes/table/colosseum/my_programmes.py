"""The player's programmes, and the button for the catalogue."""

from collections.abc import Callable, Sequence
from functools import partial

from colosseum.rules.colosseum.data import RULES, Programme
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.scenes.table.colosseum import pieces
from colosseum.scenes.table.colosseum.catalogue_cards import (
    is_payable,
    missing_words,
    squares_words,
)
from colosseum.scenes.table.colosseum.layout import CARDS, CATALOGUE
from colosseum.scenes.table.colosseum.value_ladder import ladder_words
from colosseum.tutor.colosseum.marks import Catalogue, ProgrammeCard
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import grid
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, SMALL, STONE_DARK, TITLE, UMBER, UMBER_LIGHT
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import say, tr

_GAP = 9.0
_IN_A_ROW = 3


def _places(count: int) -> list[Box]:
    """One row of cards, or two rows of lower ones if there are many."""
    rows = 1 if count <= _IN_A_ROW else 2
    across = max(_IN_A_ROW, -(-count // rows))
    return grid(CARDS, across, rows, _GAP)[:count]


def cards(
    state: State, seat: int, marked: Sequence[int], choose: Callable[[int], None]
) -> list[Widget]:
    """A card for every programme the player holds; some are marked."""
    impresario = state.impresarios[seat]
    held = impresario.held
    found: list[Widget] = []
    for number, box in zip(held, _places(len(held)), strict=True):
        programme = state.programme(number)

        def paint(brush: Brush, look: Look, box: Box = box, number: int = number) -> None:
            pieces.programme_card(
                brush,
                state.programme(number),
                impresario,
                box,
                lit=look.lit or number in marked,
                produced=number in impresario.produced,
            )

        found.append(
            Area(
                f"programme-{number}",
                box,
                paint,
                on_press=partial(choose, number),
                tip=programme_tip(programme, impresario),
                about=(ProgrammeCard(number),),
                appearance=Appearance(
                    pieces.programme_card,
                    (
                        (number, tuple(impresario.tokens), impresario.arena_size, tuple(box)),
                        (number in impresario.produced, number in marked),
                    ),
                ),
            )
        )
    return found


class ProgrammeChoice(Widget):
    """A card in the row while an event is planned: a click chooses it.

    Keys have the panel's chips for that.
    """

    def __init__(
        self,
        card: Widget,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        why_not: str | None,
    ) -> None:
        super().__init__(
            f"choose {card.key}",
            card.box,
            on_press=on_press if why_not is None else None,
            tip="\n".join(filter(None, (card.tip, why_not))),
            focusable=False,
            about=card.about,
        )
        self.chosen = chosen

    def draw(self, brush: Brush, look: Look) -> None:
        if self.chosen or (look.hovered and self.on_press is not None):
            brush.slab(self.box, None, radius=10, edge=GOLD, edge_width=3)


def programme_tip(programme: Programme, impresario: Impresario) -> str:
    """What a card's tooltip says."""
    lines = [
        say(programme.name),
        missing_words(programme, impresario),
        ladder_words(programme),
        squares_words(programme),
    ]
    if programme.number in impresario.produced:
        lines.append(tr("Already produced: +{n} at later events.", n=RULES.earlier_spectators))
    return "\n".join(lines)


def affordable(state: State, seat: int) -> int:
    """How many programmes the player could buy now, as the catalogue counts them."""
    me = state.impresarios[seat]
    return sum(is_payable(state.programme(number), me) for number in state.catalogue)


def catalogue_button(state: State, seat: int, open_it: Callable[[], None]) -> Widget:
    payable = affordable(state, seat)

    def paint(brush: Brush, look: Look) -> None:
        edge = GOLD if look.lit else UMBER_LIGHT
        brush.slab(CATALOGUE, UMBER, radius=11, edge=edge, edge_width=2, shadow=8)
        title = Box(CATALOGUE.left + 12, CATALOGUE.top + 34, CATALOGUE.width - 24, 58)
        style = TITLE.but(size=20, colour=GOLD_LIGHT, align="centre")
        brush.text(tr("Programme catalogue"), title, style, lines=2, where="catalogue")
        # Translators: programmes in the catalogue.
        words = tr("{left} left · you can buy {n}", left=len(state.catalogue), n=payable)
        rest = Box(CATALOGUE.left + 10, title.bottom + 8, CATALOGUE.width - 20, 42)
        small = SMALL.but(colour=STONE_DARK, align="centre")
        brush.text(words, rest, small, lines=2, where="catalogue")

    return Area(
        "catalogue",
        CATALOGUE,
        paint,
        on_press=open_it,
        tip=tr("See all programmes still for sale."),
        about=(Catalogue(),),
        appearance=Appearance(catalogue_button, (len(state.catalogue), payable)),
    )
