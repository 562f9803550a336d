"""Phase 3 for the active player: deals, one at a time."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from colosseum.rules.colosseum.actions import ACTIONS, Bundle, Offer, Pass
from colosseum.rules.colosseum.offers_so_far import talks_this_turn
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.notation import UnreadableLine
from colosseum.scenes.table.colosseum.layout import TALL_PANEL
from colosseum.scenes.table.colosseum.panels.deal_trays import NOTE, SIDE, Trays, deal_box
from colosseum.scenes.table.colosseum.panels.decision_panel import Deciding
from colosseum.scenes.table.colosseum.panels.parts import EmblemTab
from colosseum.scenes.table.colosseum.translated_names import bundle_words
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.panel import HEAD
from colosseum.tutor.colosseum.marks import Choice, Plaque
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import ITALIC, TERRACOTTA
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, tr

_SHORT_NAME = 10
"""How many letters of a name fit on the button and beside the emblems."""
_NOTE: Final = "deal"


@dataclass(frozen=True, slots=True)
class DealDraft:
    """A deal that has not been offered yet."""

    turn: int
    seat: SeatIndex
    offers: int
    """How many offers came before it."""
    offer: Offer


def _noted(notes: Mapping[str, Any]) -> DealDraft | None:
    """The deal that was in the trays when the game was left, if there was one."""
    match notes.get(_NOTE):
        case [int(turn), int(seat), int(offers), str(text)]:
            try:
                offer = ACTIONS.read(text)
            except UnreadableLine:
                return None
            return DealDraft(turn, seat, offers, offer) if isinstance(offer, Offer) else None
    return None


class Trade(Deciding):
    box = TALL_PANEL

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        begun = self._begun()
        self.partner = begun.partner if begun else self._partners[0]
        self.head_room = 42.0 * len(self._partners)
        self.trays = self._laid_out(*((begun.give, begun.take) if begun else ()))

    def _begun(self) -> Offer | None:
        """What was in the trays before: a draft, or a refused offer.

        After a deal, only the partner is kept.
        """
        draft = self.table.drafts.find(DealDraft) or _noted(self.table.notes)
        if draft is not None and draft == self._draft(draft.offer):
            return draft.offer if draft.offer.partner in self._partners else None
        offers = self._my_offers()
        if not offers:
            return None
        offer, refused = offers[-1]
        return offer if refused else Offer(offer.partner, Bundle(), Bundle())

    def _draft(self, offer: Offer) -> DealDraft:
        return DealDraft(self.state.turn, self.seat, len(self._my_offers()), offer)

    def _changed(self) -> None:
        draft = self._draft(Offer(self.partner, self.trays.give, self.trays.take))
        self.table.drafts.keep(draft)
        self.table.take_note(_NOTE, [draft.turn, draft.seat, draft.offers, str(draft.offer)])
        self.table.rebuild()

    @property
    def _partners(self) -> list[SeatIndex]:
        return [seat for seat in self.state.clockwise_from(self.seat) if seat != self.seat]

    def _laid_out(self, give: Bundle = Bundle(), take: Bundle = Bundle()) -> Trays:  # noqa: B008
        names = Sentence("You give"), Sentence("{name} gives", name=self.name(self.partner))
        seats = self.seat, self.partner
        return Trays(self.state, seats, names, self._changed, give, take)

    @property
    def lay_out_words(self) -> str:
        return tr("Fill the trays")

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Offer)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Offer)
        self.partner = action.partner
        self.trays = self._laid_out(action.give, action.take)
        self._changed()

    # What was offered before in this phase

    def _my_offers(self) -> list[tuple[Offer, bool]]:
        """The player's offers this phase, and whether each was refused."""
        return [
            (Offer(talk.partner, talk.give, talk.take), not talk.agreed)
            for talk in talks_this_turn(self.table.records)
            if talk.asker == self.seat
        ]

    def _refused(self) -> list[Offer]:
        return [
            offer
            for offer, refused in self._my_offers()
            if refused and offer.partner == self.partner
        ]

    # What can be pressed

    @property
    def title(self) -> str:
        name = self.name(self.partner)
        if len(name) > _SHORT_NAME or self.named_person is not None:
            return tr("With {name}", name=name)
        return tr("A deal with {name}", name=name)

    def _choose(self, partner: SeatIndex) -> None:
        if partner != self.partner:
            self.partner = partner
            self.trays = self._laid_out(self.trays.give)
            self._changed()

    def widgets(self) -> list[Widget]:
        inside = self.inside
        offer = Offer(self.partner, self.trays.give, self.trays.take)
        name = self.name(self.partner)
        short = len(name) <= _SHORT_NAME
        words = tr("Offer to {name}", name=name) if short else tr("Make the offer")
        return [
            *self._tabs(),
            *self.trays.widgets(inside.left, inside.top - 8, inside.width),
            *self._refusals(),
            self._deal(),
            self.primary(words, offer, is_useful=offer not in self._refused()),
            self.passing(tr("Done"), Pass(), tip=tr("Finish trading for this turn.")),
            *self.any_time(),
        ]

    def _tabs(self) -> list[Widget]:
        partners = self._partners
        made: list[Widget] = []
        for place, seat in enumerate(partners):
            x = self.box.right - 32 - 42 * (len(partners) - 1 - place)
            made.append(
                EmblemTab(
                    f"partner {seat + 1}",
                    (x, self.box.top + 2 + HEAD / 2),
                    self.table.seats[seat].colour,
                    partial(self._choose, seat),
                    chosen=seat == self.partner,
                    symbols=self.table.window.settings.symbols,
                    tip=tr("Trade with {name}", name=self.name(seat)),
                    about=(Choice(Plaque(seat)),),
                )
            )
        return made

    def _refusals(self) -> list[Widget]:
        """What this partner has refused before; the tooltip lists it."""
        refused = self._refused()
        if not refused:
            return []
        words = ntr("{count} refused", "{count} refused", len(refused))
        if Offer(self.partner, self.trays.give, self.trays.take) in refused:
            words = tr("refused")
        box = Box(self.inside.right - NOTE, self.inside.top - 8 + SIDE - 2, NOTE, 24)
        style = ITALIC.but(size=16, colour=TERRACOTTA, align="right")
        tip = "\n".join(
            tr("{give} for {take}", give=bundle_words(o.give), take=bundle_words(o.take))
            for o in refused
        )

        def paint(brush: Brush, look: Look) -> None:
            brush.text(words, box, style, where="refused")

        return [Area("refused", box, paint, tip=tip, focusable=True)]

    def _deal(self) -> Widget:
        below = self.inside.top - 8 + 2 * SIDE - 2
        box = Box(self.inside.left, below, self.inside.width, self.buttons_box.top - below - 10)
        seats = self.seat, self.partner
        give, take = self.trays.give, self.trays.take
        return deal_box(self.state, seats, give, take, self.name(self.partner), box)

    def paint(self, brush: Brush) -> None:
        inside = self.inside
        self.trays.paint(brush, inside.left, inside.top - 8, inside.width)
