"""Phase 3: the active player deals with one other player at a time."""

from itertools import compress
from random import Random

from colosseum.rules.colosseum.actions import Accept, Bundle, Counter, Offer, Pass, Refuse
from colosseum.rules.colosseum.changes import happen
from colosseum.rules.colosseum.data import HOLDABLE, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.decision_step import PASS, Step
from colosseum.rules.colosseum.display_names import quantity
from colosseum.rules.colosseum.events import DealStruck, OfferMade, OfferRefused, Passed
from colosseum.rules.colosseum.stars import update as update_stars
from colosseum.rules.colosseum.state import Deal, Impresario, State
from colosseum.rules.kernel import Action, Choices, Event, SeatIndex
from colosseum.rules.stepped_game import not_now
from colosseum.words.sentences import Sentence

_ACCEPT = Accept()
_REFUSE = Refuse()


def begin(state: State, events: list[Event]) -> None:
    state.line_up(Trade.kind)


class Deals:
    """Every deal between the deciding player and these partners."""

    __slots__ = ("_state", "partners")

    def __init__(self, state: State, partners: list[SeatIndex]) -> None:
        self._state = state
        self.partners = partners

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Offer)
            and action.partner in self.partners
            and not self._unfair(action.partner, action.give, action.take)
        )

    def pick(self, rng: Random) -> Action:
        seat = self.partners[int(rng.random() * len(self.partners))]
        return Offer(seat, *self._small_deal(seat, rng))

    def _unfair(self, seat: SeatIndex, give: Bundle, take: Bundle) -> Sentence | None:
        return _unfair(self._state, self._state.seat, seat, give, take)

    def _small_deal(self, seat: SeatIndex, rng: Random) -> tuple[Bundle, Bundle]:
        """One token or some coins for one token or some coins."""
        me, partner = self._state.me, self._state.impresarios[seat]
        give, take = _something(me, rng), _something(partner, rng)
        if not give.tokens and not take.tokens:
            if mine := _held(me):
                give = Bundle((mine[int(rng.random() * len(mine))],))
            else:
                theirs = _held(partner)
                take = Bundle((theirs[int(rng.random() * len(theirs))],))
        return give, take


class Counters(Deals):
    """Every counter-offer to the one partner there is."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Counter) and not self._unfair(
            self.partners[0], action.give, action.take
        )

    def pick(self, rng: Random) -> Action:
        return Counter(*self._small_deal(self.partners[0], rng))


def _held(impresario: Impresario) -> list[Asset]:
    """Each asset of which the player has a token; the Emperor, never held, is the last of them."""
    return [*compress(HOLDABLE, impresario.tokens)]


def _something(impresario: Impresario, rng: Random) -> Bundle:
    """One token, or some coins; the player has at least one of them."""
    held = _held(impresario)
    index = int(rng.random() * (len(held) + (impresario.coins > 0)))
    if index < len(held):
        return Bundle((held[index],))
    return Bundle((), 1 + int(rng.random() * impresario.coins))


class Trade(Step):
    kind = DecisionKind.TRADE
    help = Sentence("Offer deals in tokens and coins, one at a time, or finish trading.")

    def _choices(self, state: State) -> Choices:
        me = state.me
        partners = [
            seat
            for seat, other in enumerate(state.impresarios)
            if other is not me and _can_deal(me, other)
        ]
        return Choices((PASS,), (Deals(state, partners),) if partners else ())

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Offer):
            return not_now(action)
        if not 0 <= action.partner < len(state.impresarios):
            return Sentence("There is no player {number}.", number=action.partner + 1)
        if action.partner == state.seat:
            return Sentence("You cannot trade with yourself.")
        return _unfair(state, state.seat, action.partner, action.give, action.take)

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Passed(state.seat))
            state.next_in_line(self.kind)
            return
        assert isinstance(action, Offer)
        events.append(OfferMade(state.seat, action.partner, action.give, action.take))
        state.deal = Deal(state.seat, action.partner, action.give, action.take)
        state.seat = action.partner
        state.step = Answer.kind


class Answer(Step):
    kind = DecisionKind.ANSWER
    help = Sentence("Accept, refuse, or make one counter-offer.")

    def _choices(self, state: State) -> Choices:
        active = _on_the_table(state).active
        if not _can_deal(state.me, state.impresarios[active]):
            return Choices(_answers(state))
        return Choices(_answers(state), (Counters(state, [active]),))

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        if isinstance(action, Counter):
            active = _on_the_table(state).active
            return _unfair(state, state.seat, active, action.give, action.take)
        return _why_not_answer(state, action)

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        deal = _on_the_table(state)
        if not isinstance(action, Counter):
            _close(state, action, events)
            return
        events.append(OfferMade(state.seat, deal.active, action.give, action.take))
        state.deal = Deal(deal.active, deal.partner, action.take, action.give)
        state.seat = deal.active
        state.step = Settle.kind


class Settle(Step):
    kind = DecisionKind.SETTLE
    help = Sentence("Accept or refuse. You can then make another offer.")

    def _choices(self, state: State) -> Choices:
        return Choices(_answers(state))

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        return _why_not_answer(state, action)

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        _close(state, action, events)


def _on_the_table(state: State) -> Deal:
    assert state.deal is not None
    return state.deal


def _answers(state: State) -> tuple[Action, ...]:
    return (_REFUSE,) if _why_not_answer(state, _ACCEPT) else (_ACCEPT, _REFUSE)


def _why_not_answer(state: State, action: Action) -> Sentence | None:
    if isinstance(action, Refuse):
        return None
    if not isinstance(action, Accept):
        return not_now(action)
    # An action token on the table may have been exchanged for a medal meanwhile.
    deal = _on_the_table(state)
    if state.seat == deal.active:
        return _unfair(state, deal.active, deal.partner, deal.give, deal.take)
    return _unfair(state, deal.partner, deal.active, deal.take, deal.give)


def _close(state: State, action: Action, events: list[Event]) -> None:
    deal = _on_the_table(state)
    if isinstance(action, Accept):
        happen(state, DealStruck(deal.active, deal.partner, deal.give, deal.take), events)
        update_stars(state, deal.give.tokens + deal.take.tokens, events)
    else:
        events.append(OfferRefused(state.seat))
    state.deal = None
    state.seat = deal.active
    state.step = Trade.kind


def _can_deal(me: Impresario, other: Impresario) -> bool:
    """Whether both have something to give, and one of them a token."""
    if any(other.tokens):
        return me.coins > 0 or any(me.tokens)
    return other.coins > 0 and any(me.tokens)


def _unfair(
    state: State, seat: SeatIndex, partner: SeatIndex, give: Bundle, take: Bundle
) -> Sentence | None:
    """Say why the two cannot make this deal (TRD-2, TRD-3)."""
    me, other = state.impresarios[seat], state.impresarios[partner]
    if not (give.tokens or take.tokens):
        return Sentence("At least one token must change hands.")
    if give.coins < 0 or take.coins < 0:
        return Sentence("Nobody can give a negative number of coins.")
    if not (give.tokens or give.coins):
        return Sentence("You must give something in return.")
    if not (take.tokens or take.coins):
        return Sentence("{partner} must give something in return.", partner=partner)
    if give.coins > me.coins:
        return Sentence(
            "You have only {count} coin.", "You have only {count} coins.", count=me.coins
        )
    if take.coins > other.coins:
        return Sentence(
            "{partner} has only {count} coin.",
            "{partner} has only {count} coins.",
            count=other.coins,
            partner=partner,
        )
    if tokens := _lacking(me, give):
        return Sentence("You do not have {tokens}.", tokens=tokens)
    if tokens := _lacking(other, take):
        return Sentence("{partner} does not have {tokens}.", tokens=tokens, partner=partner)
    return None


def _lacking(impresario: Impresario, bundle: Bundle) -> Sentence | None:
    """Tokens of the bundle that the player does not have as many of: “3 lions”."""
    for token in bundle.tokens:
        if bundle.tokens.count(token) > impresario.tokens[token]:
            return quantity(token, bundle.tokens.count(token))
    return None
