"""Phase 2: opening a market, and bidding for it."""

from functools import partial

from colosseum.rules.colosseum.actions import Bid as BidAction
from colosseum.rules.colosseum.actions import OpenMarket, Pass
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.display_names import market_name
from colosseum.rules.colosseum.prospects import best_gain
from colosseum.rules.colosseum.state import Bidding
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.table.colosseum.board_buttons import MarketGain, MarketSpot
from colosseum.scenes.table.colosseum.panels.bidders import auction_words, paint_bidders
from colosseum.scenes.table.colosseum.panels.decision_panel import Deciding
from colosseum.scenes.table.colosseum.panels.effect_words import market_uses, market_words
from colosseum.scenes.table.colosseum.panels.forgoing import forgoing_market
from colosseum.scenes.table.colosseum.panels.parts import info, label, stepper
from colosseum.scenes.table.colosseum.pieces import token
from colosseum.scenes.table.colosseum.translated_names import asset_name
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.panel import chooser
from colosseum.tutor.colosseum.marks import Choice, Market, Quantity
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row, squares
from colosseum.widgets.theme import NUMBER, SMALL, TERRACOTTA
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import ntr, say, tr


class _Auction(Deciding):
    """What opening and bidding share: a bid to adjust, and tokens to look at."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.coins = self._least()

    def _least(self) -> int:
        return RULES.opening_bid

    def _most(self) -> int:
        return self.me.coins

    def _set(self, coins: int) -> None:
        self.coins = coins
        self.table.rebuild()

    def _stepper(self) -> list[Widget]:
        box = Box(self.inside.left, self.buttons_box.top - 54, self.inside.width, 44)
        most = max(self._least(), self._most())
        return stepper(
            box,
            self.coins,
            self._set,
            least=self._least(),
            most=most,
            steps=(1, 5),
            too_low=ntr(
                "You must bid at least {count} coin.",
                "You must bid at least {count} coins.",
                self._least(),
            ),
            too_high=self._all_coins()
            if most == self.me.coins
            else ntr(
                "You bid alone: you pay {count} coin.",
                "You bid alone: you pay {count} coins.",
                most,
            ),
            # Translators: a button that bids all your coins.
            highest=tr("Max"),
            key="bid",
            quantity=Quantity.BID,
        )

    def _all_coins(self) -> str:
        coins = self.me.coins
        if not coins:
            return tr("You have no coins.")
        return ntr("You have only {count} coin.", "You have only {count} coins.", coins)

    def _is_useful(self, tokens: tuple[Asset, ...]) -> bool:
        return bool(market_uses(self.state, self.seat, tokens))

    def _tokens(self, tokens: tuple[Asset, ...], top: float, size: float) -> list[Widget]:
        line = Box(self.inside.left, top, self.inside.width, size)
        places = squares(line, len(tokens), size, 12)
        return [
            Area(
                f"token {number}",
                place,
                partial(_paint_token, asset, place),
                tip=asset_name(asset),
            )
            for number, (asset, place) in enumerate(zip(tokens, places, strict=True))
        ]


class Open(_Auction):
    """Choose a market and an opening bid, or pass."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._gains = {
            market: best_gain(self.state, self.seat, tokens)
            for market, tokens in enumerate(self.state.markets)
            if tokens
        }
        self._best = max(self._gains, key=self._gains.__getitem__, default=0)
        self.market = self._best

    def _most(self) -> int:
        bars = self.why_not(OpenMarket(self.market, RULES.opening_bid + 1))
        return self.me.coins if bars is None else RULES.opening_bid

    @property
    def title(self) -> str:
        return tr("Open a market")

    @property
    def task(self) -> str:
        if self.me.coins >= RULES.opening_bid:
            return super().task
        if self.me.medals:
            return ntr(
                "You have {count} coin, but a market opens at {least}: cash in a medal, or pass.",
                "You have {count} coins, but a market opens at {least}: cash in a medal, or pass.",
                self.me.coins,
                least=RULES.opening_bid,
            )
        return ntr(
            "You have {count} coin, but a market opens at {least}: pass this time.",
            "You have {count} coins, but a market opens at {least}: pass this time.",
            self.me.coins,
            least=RULES.opening_bid,
        )

    def _choose(self, market: int) -> None:
        self.market = market
        self.table.light(tuple(self.state.markets[market]))

    def widgets(self) -> list[Widget]:
        line = Box(self.inside.left, self.inside.top - 4, self.inside.width, 34)
        chips = [
            Button(
                f"market {market + 1}",
                box,
                roman(market + 1),
                chooser(partial(self._choose, market), self.table),
                kind=Kind.CHIP,
                chosen=market == self.market,
                disabled_because=self._why_not_market(market),
                tip=self._tip(market),
                about=(Choice(Market(market)),),
            )
            for market, box in enumerate(row(line, len(self.state.markets)))
        ]
        chips[self.market].enter_goes_on = True
        action = OpenMarket(self.market, self.coins)
        tokens = self.state.markets[self.market]
        return [
            *chips,
            *self._tokens(tokens, self.inside.top + 40, 66),
            *self._stepper(),
            self.primary(
                tr("Open at {n}", n=self.coins), action, is_useful=self._is_useful(tokens)
            ),
            self._pass(),
            *self.any_time(),
        ]

    def _pass(self) -> Button:
        """It is where one has just stepped out of another market, so it asks where one helps."""
        tip = tr("Open nothing this turn. You can still bid when others open a market.")
        made = self.passing(tr("Pass"), tip=tip)
        gain = self._gains.get(self._best, 0)
        if gain > 0 and self.why_not(OpenMarket(self._best, RULES.opening_bid)) is None:
            made.on_press = forgoing_market(self, self._best, gain)
        return made

    def _why_not_market(self, market: int) -> str | None:
        if self.state.markets[market]:
            return None
        return self.why_not(OpenMarket(market, RULES.opening_bid))

    def _may_bid(self, seat: SeatIndex) -> bool:
        return seat != self.seat and seat not in self.state.shut_out

    def _tip(self, market: int) -> str:
        tokens = self.state.markets[market]
        return "\n".join(market_words(self.state, self.seat, tokens)) if tokens else ""

    def on_board(self) -> list[Widget]:
        spots: list[Widget] = []
        for market, tokens in enumerate(self.state.markets):
            gain = best_gain(self.state, self.seat, tokens)
            spots.append(
                MarketSpot(
                    market,
                    chooser(partial(self._choose, market), self.table),
                    chosen=market == self.market,
                    disabled_because=self._why_not_market(market),
                    tip=self._tip(market),
                )
            )
            if gain:
                spots.append(MarketGain(market, f"+{gain}"))
        return spots

    def paint(self, brush: Brush) -> None:
        inside = self.inside
        side = Box(inside.left + 246, inside.top + 40, inside.width - 246, 66)
        words = ntr("{count} coin in your purse", "{count} coins in your purse", self.me.coins)
        brush.text(words, side, SMALL.but(align="right"), lines=2, where="open")
        tokens = self.state.markets[self.market]
        box = Box(inside.left, inside.top + 116, inside.width, 82)
        if tokens:
            rivals = [seat for seat in self.state.clockwise_from(self.seat) if self._may_bid(seat)]
            info(brush, box, auction_words(self.table, self.seat, tokens, rivals), lines=4)
        at = Box(inside.left, self.buttons_box.top - 78, inside.width, 22)
        label(brush, tr("Your opening bid ({n} or more)", n=RULES.opening_bid), at)


class Bid(_Auction):
    """Bid higher, or step out."""

    @property
    def bidding(self) -> Bidding:
        assert self.state.bidding is not None
        return self.state.bidding

    def _least(self) -> int:
        return self.bidding.coins + 1

    @property
    def title(self) -> str:
        return say(market_name(self.bidding.market))

    @property
    def note(self) -> str:
        opener = self.bidding.opener
        if opener == self.state.seat:
            return tr("opened by you")
        return tr("opened by {name}", name=self.name(opener))

    @property
    def tokens(self) -> tuple[Asset, ...]:
        return self.state.markets[self.bidding.market]

    def widgets(self) -> list[Widget]:
        return [
            *self._tokens(self.tokens, self.inside.top, 72),
            *self._stepper(),
            self.primary(
                tr("Bid {n}", n=self.coins),
                BidAction(self.coins),
                is_useful=self._is_useful(self.tokens),
            ),
            self.passing(tr("Step out"), Pass(), tip=tr("Step out of this auction for good.")),
            *self.any_time(),
        ]

    def paint(self, brush: Brush) -> None:
        inside = self.inside
        side = Box(inside.left + 246, inside.top - 6, inside.width - 246, 82)
        small = SMALL.but(align="centre")
        brush.text(tr("highest bid"), Box(side.left, side.top, side.width, 22), small, where="bid")
        number = NUMBER.but(size=36, colour=TERRACOTTA, align="centre")
        brush.text(
            str(self.bidding.coins),
            Box(side.left, side.top + 20, side.width, 40),
            number,
            where="bid",
        )
        by = tr("by {name}", name=self.name(self.bidding.leader))
        brush.text(by, Box(side.left, side.top + 56, side.width, 34), small, lines=2, where="bid")
        others = [seat for seat in self.bidding.still_in if seat != self.seat]
        box = Box(inside.left, inside.top + 86, inside.width, 78)
        info(brush, box, auction_words(self.table, self.seat, self.tokens, others), lines=4)
        paint_bidders(brush, self.table, Box(inside.left, inside.top + 170, inside.width, 34))
        at = Box(inside.left, self.buttons_box.top - 76, inside.width, 20)
        mine = self.me.coins
        words = ntr("Your bid (you have {count} coin)", "Your bid (you have {count} coins)", mine)
        label(brush, words, at)


def _paint_token(asset: Asset, place: Box, brush: Brush, look: Look) -> None:
    token(brush, asset, place)
