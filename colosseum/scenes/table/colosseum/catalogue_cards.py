"""Which programmes the catalogue shows, in which order, and how."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from colosseum.rules.colosseum.data import Programme
from colosseum.rules.colosseum.display_names import coins
from colosseum.rules.colosseum.prospects import draws, lacking
from colosseum.rules.colosseum.state import Impresario
from colosseum.scenes.table.colosseum.pieces import programme_card
from colosseum.scenes.table.colosseum.value_ladder import ladder_words
from colosseum.tutor.colosseum.marks import ForSale
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import ntr, say, tr


@dataclass
class Filters:
    """The filters and the order chosen."""

    payable: bool = False
    """Only what the player can afford and may buy."""
    fitting: bool = False
    """Only what fits the player's arena as it is."""
    fewest_missing_first: bool = True

    def switch(self, key: str) -> None:
        if key == "all":
            self.payable = self.fitting = False
        elif key == "payable":
            self.payable = not self.payable
        elif key == "fitting":
            self.fitting = not self.fitting
        else:
            self.fewest_missing_first = not self.fewest_missing_first

    def listed(self, programmes: Sequence[Programme], me: Impresario) -> list[Programme]:
        found = [
            programme
            for programme in programmes
            if (is_payable(programme, me) or not self.payable)
            and (fits(programme, me) or not self.fitting)
        ]
        if self.fewest_missing_first:
            found.sort(key=lambda programme: _missing_first(programme, me))
        return found


def is_payable(programme: Programme, me: Impresario) -> bool:
    """Whether the player has the coins, and the number is above their latest event's (INV-3)."""
    last = me.produced[-1] if me.produced else 0
    return programme.price <= me.coins and programme.number > last


def fits(programme: Programme, me: Impresario) -> bool:
    return programme.arena <= me.arena_size


def _missing_first(programme: Programme, me: Impresario) -> tuple[int, int]:
    """Sort key: fewest assets missing first, then most spectators."""
    return lacking(me.tokens, programme), -draws(me.tokens, programme)


def _name_aloud(programme: Programme, impresario: Impresario) -> str:
    """“Naumachia, programme 5, 6 coins, 2 of 4 assets missing. It needs 2 arena squares.”."""
    parts = (
        say(programme.name),
        tr("programme {n}", n=programme.number),
        say(coins(programme.price)),
        missing_words(programme, impresario),
    )
    return f"{', '.join(parts)} {squares_words(programme)}"


def missing_words(programme: Programme, impresario: Impresario) -> str:
    return ntr(
        "{n} of {count} asset missing.",
        "{n} of {count} assets missing.",
        programme.assets,
        n=lacking(impresario.tokens, programme),
    )


def squares_words(programme: Programme) -> str:
    return ntr("It needs {count} arena square.", "It needs {count} arena squares.", programme.arena)


class ProgrammeCard(Widget):
    """A programme in the catalogue."""

    def __init__(
        self,
        programme: Programme,
        impresario: Impresario,
        box: Box,
        on_choose: Callable[[bool], None],
        *,
        chosen: bool,
        disabled_because: str | None,
    ) -> None:
        """`on_choose` is called with whether a key was used."""
        super().__init__(
            f"programme {programme.number}",
            box,
            on_press=lambda: None,
            tip=disabled_because or ladder_words(programme),
            about=(ForSale(programme.number),),
        )
        self.spoken = f"{_name_aloud(programme, impresario)}\n{self.tip}"
        self.programme = programme
        self.impresario = impresario
        self.on_choose = on_choose
        self.chosen = chosen
        self.is_disabled = disabled_because is not None

    def press(self) -> bool:
        self.on_choose(True)
        return True

    def click(self, point: tuple[float, float]) -> bool:
        self.on_choose(False)
        return True

    def draw(self, brush: Brush, look: Look) -> None:
        programme_card(
            brush,
            self.programme,
            self.impresario,
            self.box,
            lit=self.chosen or look.lit,
            price=self.programme.price,
            disabled=self.is_disabled,
        )
