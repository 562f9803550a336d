"""The ledger: how many of each token players hold, and what a programme still needs."""

from collections.abc import Sequence

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.data import HOLDABLE, RULES, Asset, Programme
from colosseum.rules.colosseum.display_names import token_words
from colosseum.rules.colosseum.state import State
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum.layout import LEDGER
from colosseum.scenes.table.colosseum.translated_names import asset_name, star_name
from colosseum.tutor.colosseum.marks import AssetRow, Holding
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, column
from colosseum.widgets.theme import (
    GOLD,
    INK,
    MEDIUM,
    PAPER,
    SMALL,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Role, Widget
from colosseum.words.translation import ntr, say, tr

_NAMES = 108.0
_HEAD = 44.0


def _column(asset: Asset) -> float:
    """The middle of an asset's column."""
    width = (LEDGER.width - _NAMES - 16) / len(HOLDABLE)
    return LEDGER.left + _NAMES + (HOLDABLE.index(asset) + 0.5) * width


def asset_place(asset: Asset) -> tuple[float, float]:
    """Where tokens of this kind fly to and from."""
    return _column(asset), LEDGER.top + 24


class Ledger:
    def __init__(
        self,
        state: State,
        seats: Sequence[Seat],
        names: Sequence[str],
        mine: int,
        chosen: Programme | None,
        symbols: bool,
    ) -> None:
        self.state = state
        self.seats = seats
        self.names = names
        self.mine = mine
        self.chosen = chosen
        self.symbols = symbols

    def _row(self, seat: int) -> Box:
        top = LEDGER.top + _HEAD
        room = Box(LEDGER.left + 6, top, LEDGER.width - 12, LEDGER.height - _HEAD - 8)
        return column(room, len(self.seats))[seat]

    def draw(self, brush: Brush, look: Look) -> None:
        brush.slab(LEDGER, (STONE, STONE_DARK), radius=11, edge=UMBER_LIGHT, shadow=10)
        with brush.unspoken():
            for seat in range(len(self.seats)):
                self._draw_row(brush, seat)

    def _draw_row(self, brush: Brush, seat: int) -> None:
        row = self._row(seat)
        if seat == self.mine:
            brush.slab(row, PAPER, radius=6, edge=GOLD, edge_width=1.5)
        draw_emblem(brush, (row.left + 18, row.centery), 10, self.seats[seat].colour, self.symbols)
        style = STRONG if seat == self.mine else MEDIUM
        name = Box(row.left + 33, row.top, _NAMES - 36, row.height)
        style = style.but(size=17)
        brush.text(
            brush.shortened(self.names[seat], style, name.width), name, style, where="ledger"
        )
        impresario = self.state.impresarios[seat]
        for asset in HOLDABLE:
            held = impresario.tokens[asset]
            place = centred((_column(asset), row.centery), 30, row.height)
            if asset in RULES.star_assets and self.state.stars[asset] == seat:
                star = centred(place.center, min(32.0, row.height + 4))
                brush.picture("star", star)
            if held:
                style = STRONG.but(size=18, align="centre")
                brush.text(str(held), place, style, where="ledger")
            else:
                dot = SMALL.but(colour=UMBER_LIGHT, align="centre")
                brush.text("·", place, dot, where="ledger")
            if seat == self.mine:
                self._draw_need(brush, asset, place)

    def _draw_need(self, brush: Brush, asset: Asset, place: Box) -> None:
        """Draw what the chosen programme still lacks."""
        if self.chosen is None or asset >= len(self.chosen.needs):
            return
        lack = self.chosen.needs[asset] - self.state.impresarios[self.mine].tokens[asset]
        if lack > 0:
            at = Box(place.centerx + 5, place.top - 2, 26, 18)
            style = STRONG.but(size=15, colour=TERRACOTTA, align="centre")
            brush.text(f"−{lack}", at, style, where="ledger")

    def widgets(self, lit: Sequence[object]) -> list[Widget]:
        held = tuple(tuple(impresario.tokens) for impresario in self.state.impresarios)
        chosen = self.chosen.number if self.chosen else 0
        seen = (held, tuple(self.state.stars), tuple(self.seats), self.mine, chosen, self.symbols)
        found: list[Widget] = [
            Area("ledger", LEDGER, self.draw, appearance=Appearance(Ledger, seen)),
            *map(self._heard_row, range(len(self.seats))),
        ]
        for asset in HOLDABLE:
            box = centred(asset_place(asset), 37)

            def paint(brush: Brush, look: Look, asset: Asset = asset, box: Box = box) -> None:
                if asset in lit or look.hovered:
                    brush.slab(box.inflate(7, 7), GOLD, radius=9, edge=INK, edge_width=1)
                brush.picture(str(asset), box)

            about = (AssetRow(asset),)
            found.append(Area(f"asset-{asset}", box, paint, tip=self._tip(asset), about=about))
        return found + self._cells()

    def _heard_row(self, seat: int) -> Widget:
        """A player's tokens in words."""
        tokens = self.state.impresarios[seat].tokens
        held = tuple(asset for asset in HOLDABLE for _ in range(tokens[asset]))
        stars = [asset for asset in RULES.star_assets if self.state.stars[asset] == seat]
        words = ", ".join((say(token_words(held)), *map(star_name, stars)))
        row = Area(f"held-{seat}", self._row(seat))
        row.role = Role.WORDS
        row.spoken = f"{self.names[seat]}: {words}"
        return row

    def _cells(self) -> list[Widget]:
        """Only for the log to point at."""
        return [
            Area(f"holding-{seat}-{asset}", self._cell(seat, asset), about=(Holding(seat, asset),))
            for seat in range(len(self.seats))
            for asset in HOLDABLE
        ]

    def _cell(self, seat: int, asset: Asset) -> Box:
        row = self._row(seat)
        return centred((_column(asset), row.centery), 30, row.height - 6)

    def _tip(self, asset: Asset) -> str:
        lines = [asset_name(asset)]
        if asset in RULES.star_assets:
            lines.append(
                ntr(
                    "Hold the most, and at least {least}, to win its star: +{count} spectator.",
                    "Hold the most, and at least {least}, to win its star: +{count} spectators.",
                    RULES.star_spectators,
                    least=RULES.star_tokens,
                )
            )
        if asset is Asset.JOKER:
            lines.append(tr("Stands in for any asset in an event."))
        if asset is Asset.ACTION:
            lines.append(tr("Pays for a second investment, or can be exchanged for a medal."))
        return "\n".join(lines)
