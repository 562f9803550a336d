"""Phase 1: four kinds of investment, each a card with its price."""

from collections.abc import Callable

from colosseum.rules.colosseum.actions import (
    BuildLoge,
    BuyProgramme,
    BuyTicket,
    Expand,
    Side,
    Surcharge,
)
from colosseum.rules.colosseum.data import NOBLES, RULES, Asset, Noble
from colosseum.rules.colosseum.track import next_square
from colosseum.scenes.table.layout import PANEL, TALL_PANEL
from colosseum.scenes.table.moments.any_time import Deciding
from colosseum.scenes.table.moments.catalogue import CatalogueScene
from colosseum.scenes.table.moments.moment import Table, chooser
from colosseum.scenes.table.moments.parts import label, row
from colosseum.scenes.table.moments.spots import SquareSpot
from colosseum.scenes.table.moments.walking import standing_on
from colosseum.scenes.table.pieces import coin
from colosseum.scenes.table.words import noble_names
from colosseum.text import tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    PAPER,
    RED,
    SMALL,
    STONE,
    STONE_DARK,
    TITLE,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Widget

_CARD = 58.0
_WIDE_CARD = 84.0
_GAP = 6.0


class InvestmentCard(Widget):
    """A kind of investment: what it is, what it does or why it is barred, and its price."""

    def __init__(
        self,
        key: str,
        box: Box,
        *,
        picture: str,
        name: str,
        effect: str,
        price: int | None,
        on_press: Callable[[], None] | None,
        barred: str | None,
        head: float = _CARD,
    ) -> None:
        super().__init__(key, box, on_press=on_press, barred=barred, tip=effect if barred else "")
        self.picture = picture
        self.name = name
        self.effect = effect
        self.price = price
        self.head = head
        """The height of what is read; below it there may be more to press."""

    def draw(self, brush: Brush, look: Look) -> None:
        lit = look.lit and self.enabled and self.on_press is not None
        fill = (PAPER, STONE) if lit else (STONE, STONE_DARK)
        edge = GOLD if lit else UMBER_LIGHT
        shadow = 4 if self.enabled else 0
        brush.slab(self.box, fill, radius=9, edge=edge, edge_width=2, shadow=shadow)
        icon = Box(self.box.left + 9, self.box.top + (self.head - 42) / 2, 42, 42)
        brush.picture(self.picture, icon, opacity=255 if self.enabled else 110)
        right = 52 if self.price is not None else 12
        words = Box(icon.right + 11, self.box.top + 5, self.box.width - 62 - right, 20)
        ink = TITLE.but(size=17, colour=None if self.enabled else FADED)
        brush.text(self.name, words, ink, where=self.key)
        rest = Box(words.left, words.bottom, words.width, self.head - 29)
        style = SMALL.but(size=15, colour=FADED if self.enabled else RED, valign="top")
        lines = 2 if self.head >= _CARD else 1
        brush.text(self.barred or self.effect, rest, style, lines=lines, where=self.key)
        if self.price is not None:
            coin(brush, (self.box.right - 28, self.box.top + self.head / 2), 18, self.price)


class Invest(Deciding):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        ways = self._ways()
        self.surcharge = ways[0] if ways else Surcharge.NONE
        self.panel = TALL_PANEL if self._is_second else PANEL

    @property
    def _is_second(self) -> bool:
        return self.state.investments > 0

    def _ways(self) -> list[Surcharge]:
        """How a second investment can be paid for on top of its price."""
        if not self._is_second:
            return []
        ways = []
        if self.me.medals >= RULES.second_medals:
            ways.append(Surcharge.MEDALS)
        if self.me.tokens[Asset.ACTION] >= RULES.second_actions:
            ways.append(Surcharge.ACTION)
        return ways

    @property
    def title(self) -> str:
        return tr("Invest again") if self._is_second else tr("Invest")

    @property
    def note(self) -> str:
        return tr("if you like") if self._is_second else tr("once")

    # What can be pressed

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [*self._surcharge_chips()]
        top = self._cards_top()
        inside = self.inside
        for card in (self._programme, self._expansion, self._ticket, self._loge):
            box = Box(inside.left, top, inside.width, _CARD)
            made += card(box)
            top += (_WIDE_CARD if card == self._expansion else _CARD) + _GAP
        return [*made, self._end(), *self.any_time()]

    def _cards_top(self) -> float:
        return self.inside.top + (62 if self._is_second else -4)

    def _end(self) -> Button:
        words = tr("Done") if self._is_second else tr("Pass")
        tip = "" if self._is_second else tr("Invest nothing this turn.")
        end = self.passing(words, tip=tip)
        end.box = self._foot
        end.kind = Kind.PRIMARY if self._is_second else Kind.PLAIN
        return end

    @property
    def _foot(self) -> Box:
        links = self.links_box
        return Box(links.left, links.top - 46, links.width, 42)

    def _surcharge_chips(self) -> list[Widget]:
        if not self._is_second:
            return []
        line = Box(self.inside.left, self.inside.top + 22, self.inside.width, 32)
        chips = []
        words = {
            Surcharge.MEDALS: tr("{n} medals", n=RULES.second_medals),
            Surcharge.ACTION: tr("Action token"),
        }
        for way, box in zip(words, row(line, 2), strict=True):
            chips.append(
                Button(
                    f"pay {way.name.lower()}",
                    box,
                    words[way],
                    chooser(lambda way=way: self._pay_with(way), self.table),  # type: ignore[misc]
                    kind=Kind.CHIP,
                    chosen=way is self.surcharge,
                    barred=self._why_not_pay(way),
                )
            )
        return [*chips]

    def _pay_with(self, way: Surcharge) -> None:
        self.surcharge = way

    def _why_not_pay(self, way: Surcharge) -> str | None:
        if way in self._ways():
            return None
        return self.why_not(BuyTicket(way))

    def paint(self, brush: Brush) -> None:
        if self._is_second:
            line = Box(self.inside.left, self.inside.top - 6, self.inside.width, 24)
            label(brush, tr("A second investment costs its price and"), line)

    # The four kinds

    def _programme(self, box: Box) -> list[Widget]:
        numbers = [n for n in self.state.catalogue if not self.why_not(self._buy(n))]
        left = len(self.state.catalogue)
        effect = tr("{left} for sale, {n} within your means.", left=left, n=len(numbers))
        card = InvestmentCard(
            "programme",
            box,
            picture="icon-rules",
            name=tr("Programme"),
            effect=effect if left else tr("All are sold."),
            price=None,
            on_press=self._open_catalogue,
            barred=None,
        )
        return [card]

    def _buy(self, number: int) -> BuyProgramme:
        return BuyProgramme(number, self.surcharge)

    def _open_catalogue(self) -> None:
        self.table.house.push(CatalogueScene(self.table.house, self.table, self.surcharge))

    def _expansion(self, box: Box) -> list[Widget]:
        reasons = {side: self.why_not(Expand(side, self.surcharge)) for side in Side}
        barred = None
        if all(reasons.values()):
            barred = reasons[Side.CLOCKWISE]
        card = InvestmentCard(
            "arena",
            Box(box.left, box.top, box.width, _WIDE_CARD),
            picture="arena-expansion",
            name=tr("Arena square"),
            effect=self._room(),
            price=RULES.expansion_price,
            on_press=None,
            barred=None,
            head=46,
        )
        card.effect = barred or card.effect
        line = Box(box.left + 62, box.top + 47, box.width - 72, 31)
        words = {Side.ANTICLOCKWISE: tr("Anticlockwise"), Side.CLOCKWISE: tr("Clockwise")}
        buttons = [
            Button(
                f"expand {side.value}",
                place,
                words[side],
                self.acting(Expand(side, self.surcharge)),
                kind=Kind.CHIP,
                barred=reasons[side],
                tip=self._catch_words(side),
                size=16,
            )
            for side, place in zip(words, row(line, 2), strict=True)
        ]
        return [card, *buttons]

    def _room(self) -> str:
        size = self.me.arena_size + 1
        caught = [self._caught(side) for side in Side]
        if any(caught) and not self.why_not(Expand(Side.CLOCKWISE, self.surcharge)):
            most = max(sum(RULES.noble_spectators[noble] for noble in some) for some in caught)
            return tr("{n} squares; a noble is there: +{most}", n=size, most=most)
        return tr("{n} squares for larger events", n=size)

    def _caught(self, side: Side) -> list[Noble]:
        square = next_square(self.me, side)
        return [noble for noble in NOBLES if self.state.nobles[noble] == square]

    def _catch_words(self, side: Side) -> str:
        caught = self._caught(side)
        if not caught:
            return tr("No noble stands on this square.")
        worth = sum(RULES.noble_spectators[noble] for noble in caught)
        return tr("You catch: {nobles}, +{n} spectators.", nobles=noble_names(caught), n=worth)

    def _ticket(self, box: Box) -> list[Widget]:
        action = BuyTicket(self.surcharge)
        effect = tr("+{n} spectators at every event", n=RULES.ticket_spectators)
        card = InvestmentCard(
            "ticket",
            box,
            picture="ticket",
            name=tr("Season ticket"),
            effect=effect,
            price=RULES.ticket_price,
            on_press=self.acting(action),
            barred=self.why_not(action),
        )
        return [card]

    def _loge(self, box: Box) -> list[Widget]:
        action = BuildLoge(self.surcharge)
        card = InvestmentCard(
            "loge",
            box,
            picture="loge",
            name=tr("Loge"),
            effect=tr("Two dice for the nobles"),
            price=RULES.loge_price,
            on_press=self.acting(action),
            barred=self.why_not(action),
        )
        return [card]

    def on_board(self) -> list[Widget]:
        """The squares by which the arena can grow."""
        spots = []
        for side in Side:
            action = Expand(side, self.surcharge)
            if self.why_not(action) is None:
                worth = sum(RULES.noble_spectators[noble] for noble in self._caught(side))
                spots.append(
                    SquareSpot(
                        f"board {side.value}",
                        next_square(self.me, side),
                        self.acting(action),
                        brings=f"+{worth}" if worth else "",
                        standing=standing_on(self.state, next_square(self.me, side)),
                        tip="\n".join(
                            [
                                tr("Expand your arena for {n} coins.", n=RULES.expansion_price),
                                self._catch_words(side),
                            ]
                        ),
                    )
                )
        return [*spots]
