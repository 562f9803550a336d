"""What the panel shows while something moves or someone else decides.

It speaks of the action being shown, and of the next decision only once nothing moves.
"""

from collections.abc import Sequence

from colosseum.rules import kernel
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import market_name
from colosseum.rules.colosseum.state import Bidding, Deal, Phase
from colosseum.rules.kernel import Record, SeatIndex
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.keys import SKIP as SKIP_KEY
from colosseum.scenes.parts.keys import note
from colosseum.scenes.table.colosseum.layout import LOW_PANEL, PANEL, SKIP, TALL_PANEL
from colosseum.scenes.table.colosseum.panels.bidders import auction_words, paint_bidders
from colosseum.scenes.table.colosseum.panels.parts import bundle_tips, info, paint_bundle
from colosseum.scenes.table.colosseum.panels.watched_moments import (
    WHAT_PHASES_BRING,
    Moment,
    Moments,
    the_end,
)
from colosseum.scenes.table.colosseum.pieces import paint_tokens
from colosseum.scenes.table.colosseum.type_aliases import Panel
from colosseum.scenes.table.panel import HEAD
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import GREEN, NUMBER, SMALL, STRONG, TERRACOTTA, Colour
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr


def could_not_bid(records: Sequence[Record], seat: SeatIndex) -> ev.CouldNotBid | None:
    """How the player came to leave the current auction, if it was for want of coins."""
    for record in reversed(records):
        for event in record.events:
            if isinstance(event, ev.MarketOpened):
                return None
            if isinstance(event, ev.CouldNotBid) and event.seat == seat:
                return event
    return None


class Watching(Panel):
    is_for_one = False
    head_room = 44

    @property
    def box(self) -> Box:
        """As high as a person's own panels while one takes part; lower for the log otherwise."""
        if self._moment is not None or not self._is_personal:
            return LOW_PANEL
        is_tall = self.table.shown.state.phase in (Phase.TRADING, Phase.PRODUCING)
        return TALL_PANEL if is_tall else PANEL

    @property
    def _is_personal(self) -> bool:
        """Whether a person decides, bids or deals."""
        bidding, deal = self.table.shown.state.bidding, self._deal
        seats = [] if self.seat is None else [self.seat]
        seats += bidding.still_in if bidding is not None else ()
        seats += (deal.active, deal.partner) if deal is not None else ()
        return any(self.table.seats[seat].is_human for seat in seats)

    @property
    def _moment(self) -> Moment | None:
        """What the action being shown has come to, if it is worth a panel of its own."""
        latest = Moments(self.table, self._person).latest(self.table.showing)
        return the_end() if latest is None and self.table.shown.decision is None else latest

    @property
    def seat(self) -> SeatIndex | None:
        """Whom the panel is about."""
        moment = self._moment
        if moment is not None:
            return moment.seat
        decision = self.table.shown.decision
        return None if decision is None else decision.seat

    @property
    def _person(self) -> SeatIndex | None:
        """The only human player, to whom things may be explained; None if there are more."""
        people = [seat for seat, who in enumerate(self.table.seats) if who.is_human]
        return people[0] if len(people) == 1 else None

    @property
    def _is_person_next(self) -> bool:
        """Whether nothing moves and a person decides next."""
        if self.table.showing or self.seat is None:
            return False
        return self.table.seats[self.seat].is_human

    @property
    def kind(self) -> kernel.DecisionKind | None:
        """The decision that is due, or that was made when the motions began."""
        decision = self.table.shown.decision
        return None if decision is None else decision.kind

    @property
    def title(self) -> str:
        moment = self._moment
        if moment is not None:
            return moment.title
        assert self.seat is not None
        name = self.table.shown.seats[self.seat]
        if self._offer is not None:
            return self._offer_title(self._offer)
        if self.seat == self._person:
            return tr("Your turn")
        if self._is_person_next:
            return tr("{name} is next", name=name)
        titles: dict[kernel.DecisionKind | None, str] = {
            DecisionKind.INVEST: tr("{name} is investing", name=name),
            DecisionKind.OPEN: tr("{name} can open a market", name=name),
            DecisionKind.BID: tr("{name} is bidding", name=name),
            DecisionKind.TRADE: tr("{name} is trading", name=name),
            DecisionKind.ANSWER: tr("{name} considers the deal", name=name),
            DecisionKind.SETTLE: tr("{name} considers the deal", name=name),
            DecisionKind.ROLL: tr("{name} rolls", name=name),
            DecisionKind.MOVE: tr("{name} moves the nobles", name=name),
            DecisionKind.PRODUCE: tr("{name} prepares an event", name=name),
            DecisionKind.DISCARD: tr("{name} discards a token", name=name),
            DecisionKind.DONATION: tr("{name} asks for a donation", name=name),
        }
        return titles[self.kind]

    def widgets(self) -> list[Widget]:
        tip = tr("Skip ahead to your next decision.")
        skip = Button("skip", SKIP, tr("Skip"), self.table.skip, note=note(SKIP_KEY), tip=tip)
        skip.pad = SKIP_KEY.pad
        return [*self._deal_tips(), skip]

    def paint(self, brush: Brush) -> None:
        moment, deal = self._moment, self._deal
        if moment is not None:
            self._paint_moment(brush, moment)
        elif self._is_person_next:
            self._paint_portrait(brush, self.inside, 84)
        elif self.kind in (DecisionKind.OPEN, DecisionKind.BID):
            self._paint_in_head(brush)
            self._paint_auction(brush)
        elif deal is not None:
            self._paint_in_head(brush)
            self._paint_deal(brush, deal)
        else:
            self._paint_words(brush)

    def _paint_in_head(self, brush: Brush) -> None:
        """A small portrait, where the panel has no room for a large one."""
        self._paint_portrait(brush, Box(self.box.right - 51, self.box.top + 2, 34, HEAD), 17)

    def _paint_portrait(self, brush: Brush, box: Box, radius: float) -> None:
        assert self.seat is not None
        who, symbols = self.table.seats[self.seat], self.table.window.settings.symbols
        draw_player(brush, box.center, radius, who, symbols)

    @property
    def _below_words(self) -> Box:
        inside = self.inside
        return Box(inside.left, inside.top + 92, inside.width, inside.height - 92)

    def _paint_moment(self, brush: Brush, moment: Moment) -> None:
        """The portrait and a line beside it, above what it is about."""
        inside = self.inside
        if moment.seat is None:
            if moment.words:
                info(brush, Box(inside.left, inside.top + 6, inside.width, 84), moment.words)
            if moment.paint is not None:
                moment.paint(brush, self._below_words)
            return
        if moment.paint is None:
            self._paint_portrait(brush, inside, 84)
            return
        head = Box(inside.left, inside.top - 2, inside.width, 100)
        self._paint_portrait(brush, Box(head.left, head.top, 100, head.height), 47)
        beside = Box(head.left + 112, head.top + 8, head.width - 112, head.height - 16)
        info(brush, beside, moment.words)
        below = Box(inside.left, head.bottom + 10, inside.width, inside.bottom - head.bottom - 8)
        moment.paint(brush, below)

    def _paint_words(self, brush: Brush) -> None:
        words: dict[kernel.DecisionKind | None, str] = {
            DecisionKind.INVEST: say(WHAT_PHASES_BRING[Phase.INVESTING]),
            DecisionKind.TRADE: say(WHAT_PHASES_BRING[Phase.TRADING]),
            DecisionKind.ROLL: tr("Each die moves one noble clockwise."),
            DecisionKind.MOVE: tr("Each die moves one noble clockwise."),
            DecisionKind.PRODUCE: say(WHAT_PHASES_BRING[Phase.PRODUCING]),
            DecisionKind.DISCARD: tr(
                "One of the tokens used in this turn’s event leaves the game."
            ),
            DecisionKind.DONATION: tr(
                "The player in last place asks the podium’s owner for a token."
            ),
        }
        inside = self.inside
        info(brush, Box(inside.left, inside.top + 6, inside.width, 70), words[self.kind])
        self._paint_portrait(brush, self._below_words, 72)

    def _paint_auction(self, brush: Brush) -> None:
        inside = self.inside
        state = self.table.shown.state
        bidding = state.bidding
        if bidding is not None:
            place = Box(inside.left, inside.top + 26, 250, 72)
            name = Box(inside.left, inside.top - 6, 250, 26)
            words = say(market_name(bidding.market))
            brush.text(words, name, SMALL, where="market")
            paint_tokens(brush, place, state.markets[bidding.market], 68)
            side = Box(inside.left + 240, inside.top, inside.width - 240, 96)
            small = SMALL.but(align="centre")
            brush.text(tr("highest bid"), Box(side.left, side.top, side.width, 22), small)
            number = NUMBER.but(size=38, colour=TERRACOTTA, align="centre")
            brush.text(str(bidding.coins), Box(side.left, side.top + 22, side.width, 44), number)
            by = tr("by {name}", name=self.table.shown.seats[bidding.leader])
            brush.text(
                by, Box(side.left, side.top + 64, side.width, 36), small, lines=2, where="bid"
            )
        else:
            box = Box(inside.left, inside.top + 6, inside.width, 84)
            info(
                brush,
                box,
                ntr(
                    "The opening bid must be {count} coin or more.",
                    "The opening bid must be {count} coins or more.",
                    RULES.opening_bid,
                ),
            )
        paint_bidders(brush, self.table, Box(inside.left, inside.top + 112, inside.width, 40))
        person = self._person
        if bidding is not None and person is not None and person not in state.shut_out:
            box = Box(inside.left, inside.top + 164, inside.width, 84)
            info(brush, box, self.auction_words(person, bidding), lines=4)

    def auction_words(self, person: SeatIndex, bidding: Bidding) -> str:
        """What the market would do for the person, or why they can bid no more."""
        state = self.table.shown.state
        forced = could_not_bid(self.table.records, person)
        if forced is not None:
            return ntr(
                "You have only {count} coin, and the next bid is {least}. "
                "You are out of this auction.",
                "You have only {count} coins, and the next bid is {least}. "
                "You are out of this auction.",
                state.impresarios[person].coins,
                least=forced.coins,
            )
        rivals = [seat for seat in bidding.still_in if seat != person]
        return auction_words(self.table, person, state.markets[bidding.market], rivals)

    @property
    def _offer(self) -> ev.OfferMade | None:
        """The offer being made just now; a counter-offer is one too."""
        offers = (event for event in self.table.showing if isinstance(event, ev.OfferMade))
        return next(offers, None)

    def _offer_title(self, offer: ev.OfferMade) -> str:
        if offer.seat == self._person:
            return tr("Your offer")
        return tr("{name} offers a deal", name=self.table.shown.seats[offer.seat])

    @property
    def _deal(self) -> Deal | None:
        """The offer on the table, from the moment it is made."""
        made = self._offer
        if made is not None:
            return Deal(made.seat, made.partner, made.give, made.take)
        return self.table.shown.state.deal

    @property
    def answer(self) -> tuple[str, Colour]:
        """What has become of the offer."""
        decision = self.table.shown.decision
        for event in reversed(self.table.showing):
            match event:
                case ev.OfferRefused(seat=seat):
                    return tr("{name} refuses.", name=self.table.shown.seats[seat]), TERRACOTTA
                case ev.DealStruck() if decision is not None:
                    name = self.table.shown.seats[decision.seat]
                    return tr("{name} accepts.", name=name), GREEN
        return "", TERRACOTTA

    def _gives(self, seat: SeatIndex) -> str:
        if seat == self._person:
            return tr("You give")
        return tr("{name} gives", name=self.table.shown.seats[seat])

    def _paint_deal(self, brush: Brush, deal: Deal) -> None:
        upper, lower = self._deal_boxes
        paint_bundle(brush, upper, self._gives(deal.active), deal.give)
        paint_bundle(brush, lower, self._gives(deal.partner), deal.take)
        words, ink = self.answer
        below = Box(lower.left, lower.bottom + 16, lower.width, 40)
        style = STRONG.but(size=22, colour=ink, align="centre")
        brush.text(words, below, style, where="deal")

    @property
    def _deal_boxes(self) -> tuple[Box, Box]:
        upper = Box(self.inside.left, self.inside.top - 4, self.inside.width, 92)
        return upper, upper.move(0, 104)

    def _deal_tips(self) -> list[Widget]:
        deal = self._deal
        if deal is None or self._is_person_next or self._moment is not None:
            return []
        upper, lower = self._deal_boxes
        return bundle_tips("gives", upper, deal.give) + bundle_tips("takes", lower, deal.take)
