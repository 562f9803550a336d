"""Phase 3 for the others: an offer to accept, refuse or counter; and the answer to a counter."""

from functools import partial

from colosseum.play.colosseum.automatic_decisions import RefuseAll
from colosseum.rules.colosseum.actions import Accept, Bundle, Counter, Refuse
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.prospects import (
    after_deal,
    changes,
    stars_gained,
    stars_lost,
)
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.table.colosseum.layout import TALL_PANEL
from colosseum.scenes.table.colosseum.panels.deal_trays import SIDE, Trays, deal_box
from colosseum.scenes.table.colosseum.panels.decision_panel import Deciding
from colosseum.scenes.table.colosseum.panels.parts import bundle_tips, paint_bundle
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.panel import HEAD, chooser
from colosseum.tutor.colosseum.marks import ActionButton
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr

_BUNDLE = 90.0


class _Answering(Deciding):
    """A deal to accept or refuse."""

    head_room = 44
    box = TALL_PANEL

    @property
    def other(self) -> SeatIndex:
        deal = self.state.deal
        assert deal is not None
        return deal.partner if self.seat == deal.active else deal.active

    @property
    def gives(self) -> Bundle:
        """What the player would give."""
        deal = self.state.deal
        assert deal is not None
        return deal.give if self.seat == deal.active else deal.take

    @property
    def gets(self) -> Bundle:
        deal = self.state.deal
        assert deal is not None
        return deal.take if self.seat == deal.active else deal.give

    def _is_welcome(self) -> bool:
        """Whether the deal brings the player something, and more than the other, at no cost."""
        later = after_deal(self.state, self.seat, self.other, self.gives, self.gets)
        gains = [change.gain for change in changes(self.state, later, self.seat)]
        coins = self.gets.coins - self.gives.coins
        if self._stars_won(later, self.seat) < 0 or min(gains, default=0) < 0 or coins < 0:
            return False
        brings = self._brings(later, self.seat) + coins
        return brings > 0 and brings >= self._brings(later, self.other)

    def _brings(self, later: State, seat: SeatIndex) -> int:
        """The spectators that a seat's best gain and its stars are worth."""
        gains = [change.gain for change in changes(self.state, later, seat)]
        stars = RULES.star_spectators * self._stars_won(later, seat)
        return max(gains, default=0) + stars

    def _stars_won(self, later: State, seat: SeatIndex) -> int:
        """Stars won less those lost."""
        won = stars_gained(self.state, later, seat)
        return len(won) - len(stars_lost(self.state, later, seat))

    def answers(self) -> list[Widget]:
        yes, no = row(self.buttons_box, 2, 10)
        kind = Kind.PRIMARY if self._is_welcome() else Kind.PLAIN
        disabled_because = self.why_not(Accept())
        accept = Button(
            "accept",
            yes,
            tr("Accept"),
            self.acting(Accept()),
            kind=kind,
            disabled_because=disabled_because,
            about=(ActionButton(Accept),),
        )
        about = (ActionButton(Refuse),)
        refuse = Button("refuse", no, tr("Refuse"), self.acting(Refuse()), about=about)
        refuse.is_way_out = True
        return [accept, refuse]

    def _deal(self, give: Bundle, take: Bundle, top: float, height: float) -> Widget:
        """What these terms would do for both players."""
        box = Box(self.inside.left, top, self.inside.width, height)
        seats = self.seat, self.other
        return deal_box(self.state, seats, give, take, self.name(self.other), box)

    def offered(self) -> list[Widget]:
        top = self.inside.top - 6 + 2 * _BUNDLE + 14
        return [
            *bundle_tips("gets", self._upper, self.gets),
            *bundle_tips("gives", self._lower, self.gives),
            self._deal(self.gives, self.gets, top, 100),
        ]

    @property
    def _upper(self) -> Box:
        return Box(self.inside.left, self.inside.top - 6, self.inside.width, _BUNDLE)

    @property
    def _lower(self) -> Box:
        return self._upper.move(0, _BUNDLE + 4)

    def paint(self, brush: Brush) -> None:
        name = self.name(self.other)
        centre = (self.box.right - 34, self.box.top + 2 + HEAD / 2)
        who = self.table.seats[self.other]
        draw_player(brush, centre, 17, who, self.table.window.settings.symbols)
        me = self.named_person
        gives = tr("{name} gives you", name=name)
        if me is not None:
            # Translators: above what one player gives another, such as “Lupa gives Aquila”.
            gives = tr("{name} gives {other}", name=name, other=me.name)
        paint_bundle(brush, self._upper, gives, self.gets)
        paint_bundle(brush, self._lower, tr("{name} wants", name=name), self.gives)


class Settle(_Answering):
    """Answer a counter-offer."""

    @property
    def title(self) -> str:
        return tr("{name}’s counter-offer", name=self.name(self.other))

    def widgets(self) -> list[Widget]:
        return [*self.offered(), *self.answers(), *self.any_time()]


class Answer(_Answering):
    """Answer another player's offer."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.trays: Trays | None = None
        """The counter-offer being put together, if any."""

    @property
    def title(self) -> str:
        name = self.name(self.other)
        if self.trays is not None:
            return tr("Your terms for {name}", name=name)
        return tr("{name} offers a deal", name=name)

    @property
    def lay_out_words(self) -> str:
        return tr("Fill the trays")

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Counter)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Counter)
        self._counter(action.give, action.take)

    def _counter(self, give: Bundle, take: Bundle) -> None:
        names = Sentence("You give"), Sentence("{name} gives", name=self.name(self.other))
        seats = self.seat, self.other
        self.trays = Trays(self.state, seats, names, self.table.rebuild, give, take)

    def _back(self) -> None:
        self.trays = None

    def put_away(self) -> bool:
        """Esc leaves a counter-offer for the offer as it was made."""
        was_countering = self.trays is not None
        self._back()
        if was_countering:
            self.table.rebuild()
        return was_countering

    def _refuse_all(self) -> None:
        self.table.order(RefuseAll(self.state.turn))
        self.table.act(Refuse())

    def widgets(self) -> list[Widget]:
        if self.trays is not None:
            return self._counter_widgets(self.trays)
        line = Box(self.inside.left, self.buttons_box.top - 48, self.inside.width, 38)
        counter, refuse = row(line, 2)
        return [
            *self.offered(),
            Button(
                "counter",
                counter,
                tr("Counter-offer"),
                chooser(partial(self._counter, self.gives, self.gets), self.table),
                kind=Kind.CHIP,
                tip=tr(
                    "Change the terms. {name} can then only accept or refuse.",
                    name=self.name(self.other),
                ),
                about=(ActionButton(Counter),),
            ),
            Button(
                "refuse all",
                refuse,
                tr("Refuse all"),
                self._refuse_all,
                kind=Kind.CHIP,
                tip=tr("Refuse this offer and any others this phase."),
            ),
            *self.answers(),
            *self.any_time(),
        ]

    def _counter_widgets(self, trays: Trays) -> list[Widget]:
        inside = self.inside
        action = Counter(trays.give, trays.take)
        same = trays.give == self.gives and trays.take == self.gets
        disabled_because = (
            tr("These are the terms you were offered. Change something first.") if same else None
        )
        back = self.passing(tr("Back"), tip=tr("Go back to the offer as it was made."))
        back.on_press, back.about = chooser(self._back, self.table), ()
        below = inside.top - 8 + 2 * SIDE - 2
        return [
            *trays.widgets(inside.left, inside.top - 8, inside.width),
            self._deal(trays.give, trays.take, below, self.buttons_box.top - below - 10),
            self.primary(tr("Counter-offer"), action, disabled_because),
            back,
            *self.any_time(),
        ]

    def paint(self, brush: Brush) -> None:
        trays = self.trays
        if trays is None:
            super().paint(brush)
            return
        inside = self.inside
        trays.paint(brush, inside.left, inside.top - 8, inside.width)
