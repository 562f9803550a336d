"""Phase 1: four kinds of investment, each a card with its price."""

from functools import partial

from colosseum.rules.colosseum.actions import (
    BuildLoge,
    BuyProgramme,
    BuyTicket,
    Expand,
    Side,
    Surcharge,
)
from colosseum.rules.colosseum.board import next_square
from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.display_names import SIDES, coins, medals
from colosseum.scenes.table.colosseum.board_buttons import SquareSpot
from colosseum.scenes.table.colosseum.catalogue import CatalogueScene
from colosseum.scenes.table.colosseum.panels.decision_panel import Deciding
from colosseum.scenes.table.colosseum.panels.forgoing import forgoing_expansion
from colosseum.scenes.table.colosseum.panels.investment_card import (
    CARD,
    InvestmentCard,
    SideButton,
    catch_words,
    caught_by,
)
from colosseum.scenes.table.colosseum.panels.noble_moves import standing_beside, standing_on
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.panel import chooser
from colosseum.tutor.colosseum.marks import ActionButton, ArenaEnd
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row, split
from colosseum.widgets.theme import SMALL
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr

_WIDE_CARD = 80.0
_HEAD = 45.0
"""Above the buttons of an expansion."""
_GAP = 5.0
_CHIPS = 31.0
_FOOT = 36.0
_PARTS = (0.72, 0.28)
"""The ways to pay for a second investment, and Done."""
_COSTS = SMALL._replace(leading=1.08, valign="bottom")


class Invest(Deciding):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        ways = self._ways()
        # An action token is worth one medal, and two are the other way to pay.
        self.surcharge = ways[-1] if ways else Surcharge.NONE

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
        # Translators: beside the heading: you invest once, and a second time if you like.
        return tr("if you like") if self._is_second else tr("once")

    # What can be pressed

    def widgets(self) -> list[Widget]:
        """Each card has the same place both times, so that a second click buys nothing else."""
        made: list[Widget] = [*self._surcharge_chips()]
        inside = self.inside
        top = inside.top - 6
        for card, height in (
            (self._programme, CARD),
            (self._expansion, _WIDE_CARD),
            (self._ticket, CARD),
            (self._loge, CARD),
        ):
            made += card(Box(inside.left, top, inside.width, height))
            top += height + _GAP
        return [*made, self._end(), *self.any_time()]

    def _end(self) -> Button:
        given_up = self._given_up()
        if not self._is_second:
            tip = tr("Make no investment this turn, and keep your coins for the markets.")
            end = self.passing(tr("Pass"), tip=tip)
            end.box = self._foot
        else:
            tip = tr("Make no second investment, and keep what it would cost.")
            end = self.passing(tr("Done"), tip=tip)
            end.box = split(self._foot, _PARTS)[1]
            end.kind = Kind.PLAIN if given_up else Kind.PRIMARY
        if given_up:
            end.on_press = forgoing_expansion(self, given_up)
        return end

    def _given_up(self) -> Programme | None:
        """The largest programme that could be produced only if the arena grew now."""
        ways = self._ways() or [Surcharge.NONE]
        expansions = [Expand(side, way) for side in Side for way in ways]
        if self.state.turn < RULES.turns or all(self.why_not(it) for it in expansions):
            return None
        held = self.state.programmes_of(self.seat)
        kept = [it for it in held if it.arena == self.me.arena_size + 1]
        return max(kept, key=lambda it: it.number, default=None)

    @property
    def _foot(self) -> Box:
        """Below where a token is discarded or asked for at the end of a turn."""
        links = self.links_box
        return Box(links.left, links.top - _FOOT - 4, links.width, _FOOT)

    def _surcharge_chips(self) -> list[Widget]:
        if not self._is_second:
            return []
        line = split(self._foot, _PARTS)[0]
        chips = []
        words = {
            Surcharge.MEDALS: say(medals(RULES.second_medals)),
            Surcharge.ACTION: tr("Action token"),
        }
        for way, box in zip(words, row(line, 2), strict=True):
            chips.append(
                Button(
                    f"pay {way.name.lower()}",
                    box,
                    words[way],
                    chooser(partial(self._pay_with, way), self.table),
                    kind=Kind.CHIP,
                    chosen=way is self.surcharge,
                    size=16,
                    disabled_because=None if way in self._ways() else self.why_not(BuyTicket(way)),
                )
            )
        return [*chips]

    def _pay_with(self, way: Surcharge) -> None:
        self.surcharge = way

    def paint(self, brush: Brush) -> None:
        if self._is_second:
            words = tr("On top of its price, a second investment costs")
        else:
            words = ntr(
                "On top of its price, a second investment costs {count} medal or an action token.",
                "On top of its price, a second investment costs {count} medals or an action token.",
                RULES.second_medals,
            )
        foot = self._foot
        box = Box(foot.left, foot.top - 40, foot.width, 37)
        brush.text(words, box, _COSTS, lines=2, where="label")

    # The four kinds

    def _programme(self, box: Box) -> list[Widget]:
        numbers = [n for n in self.state.catalogue if not self.why_not(self._buy(n))]
        left = len(self.state.catalogue)
        effect = tr("{left} for sale; you can buy {n}.", left=left, n=len(numbers))
        card = InvestmentCard(
            "programme",
            box,
            picture="icon-rules",
            name=tr("Programme"),
            effect=effect if left else tr("All of them are sold."),
            price=None,
            on_press=self._open_catalogue,
            disabled_because=None,
            about=(ActionButton(BuyProgramme),),
        )
        return [card]

    def _buy(self, number: int) -> BuyProgramme:
        return BuyProgramme(number, self.surcharge)

    def _open_catalogue(self) -> None:
        self.table.window.push(CatalogueScene(self.table.window, self.table, self.surcharge))

    def _expansion(self, box: Box) -> list[Widget]:
        reasons = {side: self.why_not(Expand(side, self.surcharge)) for side in Side}
        disabled_because = reasons[Side.CLOCKWISE] if all(reasons.values()) else None
        card = InvestmentCard(
            "arena",
            box,
            picture="arena-expansion",
            name=tr("Arena expansion"),
            effect=self._room(),
            price=RULES.expansion_price,
            on_press=None,
            disabled_because=disabled_because,
            about=(ActionButton(Expand),),
            head=box.height if disabled_because else _HEAD,
        )
        return [card] if disabled_because else [card, *self._sides(box, reasons)]

    def _sides(self, box: Box, reasons: dict[Side, str | None]) -> list[Widget]:
        line = Box(box.left + 62, box.top + _HEAD, box.width - 72, _CHIPS)
        words = {Side.ANTICLOCKWISE: tr("Anticlockwise"), Side.CLOCKWISE: tr("Clockwise")}
        found: list[Widget] = [
            SideButton(
                f"expand {side.value}",
                place,
                words[side],
                self.acting(Expand(side, self.surcharge)),
                kind=Kind.CHIP,
                disabled_because=reasons[side],
                tip=catch_words(caught_by(self.state, side)),
                size=16,
                about=(ArenaEnd(side),),
                square=next_square(self.me, side),
            )
            for side, place in zip(words, row(line, 2), strict=True)
        ]
        price = say(coins(RULES.expansion_price))
        for button, side in zip(found, words, strict=True):
            button.spoken = f"{tr('Expand {side}', side=say(SIDES[side]))}, {price}"
        return found

    def _room(self) -> str:
        size = self.me.arena_size + 1
        worths = [
            sum(RULES.noble_spectators[noble] for noble in caught_by(self.state, side))
            for side in Side
            if self.why_not(Expand(side, self.surcharge)) is None
        ]
        if any(worths):
            return ntr(
                "{count} square, with a noble worth +{most}",
                "{count} squares, with a noble worth +{most}",
                size,
                most=max(worths),
            )
        return ntr("{count} square for larger events", "{count} squares for larger events", size)

    def _ticket(self, box: Box) -> list[Widget]:
        action = BuyTicket(self.surcharge)
        effect = ntr(
            "+{count} spectator at every event",
            "+{count} spectators at every event",
            RULES.ticket_spectators,
        )
        card = InvestmentCard(
            "ticket",
            box,
            picture="ticket",
            name=tr("Season ticket"),
            effect=effect,
            price=RULES.ticket_price,
            on_press=self.acting(action),
            disabled_because=self.why_not(action),
            about=(ActionButton(BuyTicket),),
        )
        return [card]

    def _loge(self, box: Box) -> list[Widget]:
        action = BuildLoge(self.surcharge)
        card = InvestmentCard(
            "loge",
            box,
            picture="loge",
            name=tr("Loge"),
            effect=tr("Roll two dice for the nobles"),
            price=RULES.loge_price,
            on_press=self.acting(action),
            disabled_because=self.why_not(action),
            about=(ActionButton(BuildLoge),),
        )
        return [card]

    def on_board(self) -> list[Widget]:
        """The squares the arena can grow onto."""
        spots = []
        for side in Side:
            action = Expand(side, self.surcharge)
            if self.why_not(action) is None:
                worth = sum(RULES.noble_spectators[noble] for noble in caught_by(self.state, side))
                spots.append(
                    SquareSpot(
                        f"board {side.value}",
                        next_square(self.me, side),
                        self.acting(action),
                        brings=f"+{worth}" if worth else "",
                        standing=standing_on(self.state, next_square(self.me, side)),
                        beside=standing_beside(self.state, next_square(self.me, side)),
                        tip="\n".join(
                            [
                                ntr(
                                    "Expand your arena for {count} coin.",
                                    "Expand your arena for {count} coins.",
                                    RULES.expansion_price,
                                ),
                                catch_words(caught_by(self.state, side)),
                            ]
                        ),
                    )
                )
        return [*spots]
