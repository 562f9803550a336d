"""Phase 1: buy a programme, expand the arena, buy a season ticket, or build a loge."""

from colosseum.rules.colosseum.actions import (
    BuildLoge,
    BuyProgramme,
    BuyTicket,
    Expand,
    Investment,
    Pass,
    Side,
    Surcharge,
)
from colosseum.rules.colosseum.board import next_square, owner
from colosseum.rules.colosseum.changes import happen
from colosseum.rules.colosseum.data import RULES, VERSIONS, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.decision_step import (
    PASS,
    Step,
    pay,
    play_medals,
    spend_action,
)
from colosseum.rules.colosseum.events import (
    ArenaExpanded,
    LogeBuilt,
    Passed,
    ProgrammeBought,
    TicketBought,
)
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import Action, Choices, Event
from colosseum.rules.stepped_game import not_now
from colosseum.words.sentences import Sentence

_PRICES = [(0, *(programme.price for programme in rules.programmes)) for rules in VERSIONS]
"""By the rules' version less 1, and the programme's number."""
# Made once: an action costs more to make than to look up, and every choice keeps coming back.
_BUY_PROGRAMME = {
    surcharge: tuple(BuyProgramme(number, surcharge) for number in range(len(RULES.programmes) + 1))
    for surcharge in Surcharge
}
_EXPAND = {
    surcharge: tuple((side, Expand(side, surcharge)) for side in Side) for surcharge in Surcharge
}
_BUY_TICKET = {surcharge: BuyTicket(surcharge) for surcharge in Surcharge}
_BUILD_LOGE = {surcharge: BuildLoge(surcharge) for surcharge in Surcharge}


def begin(state: State, events: list[Event]) -> None:
    state.podium_owner = None
    for impresario in state.impresarios:
        impresario.performed = ()
    state.investments = 0
    state.line_up(Invest.kind)


class Invest(Step):
    kind = DecisionKind.INVEST
    help = Sentence("Choose an investment, or pass.")

    def _choices(self, state: State) -> Choices:
        me = state.me
        actions: list[Action] = [PASS]
        for surcharge in _surcharges(state, me):
            buy = _BUY_PROGRAMME[surcharge]
            last = me.produced[-1] if me.produced else 0
            coins, prices = me.coins, _PRICES[state.version - 1]
            actions += [
                buy[number]
                for number in state.catalogue
                if number > last and prices[number] <= coins
            ]
            if coins >= RULES.expansion_price and me.arena_size < RULES.largest_arena:
                actions += [
                    expand
                    for side, expand in _EXPAND[surcharge]
                    if owner(state, next_square(me, side)) is None
                ]
            if coins >= RULES.ticket_price and state.tickets_left:
                actions.append(_BUY_TICKET[surcharge])
            if coins >= RULES.loge_price and not me.loge:
                actions.append(_BUILD_LOGE[surcharge])
        return Choices(tuple(actions))

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Investment):
            return not_now(action)
        return _why_no_surcharge(state, action.surcharge) or _why_not_invest(state, action)

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Passed(state.seat))
        else:
            assert isinstance(action, Investment)
            if action.surcharge is Surcharge.MEDALS:
                play_medals(state, RULES.second_medals, events)
            elif action.surcharge is Surcharge.ACTION:
                spend_action(state, RULES.second_actions, events)
            _invest(state, action, events)
            state.investments += 1
            if _surcharges(state, state.me):
                return
        state.investments = 0
        state.next_in_line(self.kind)


def _surcharges(state: State, me: Impresario) -> tuple[Surcharge, ...]:
    """The ways to pay for one more investment on top of its price (INV-2)."""
    if not state.investments:
        return (Surcharge.NONE,)
    if state.investments >= RULES.most_investments:
        return ()
    medals = me.medals >= RULES.second_medals
    tokens = me.tokens[Asset.ACTION] >= RULES.second_actions
    return (Surcharge.MEDALS,) * medals + (Surcharge.ACTION,) * tokens


def _why_no_surcharge(state: State, surcharge: Surcharge) -> Sentence | None:
    if surcharge in _surcharges(state, state.me):
        return None
    if not state.investments:
        return Sentence("Your first investment of the turn costs only its price.")
    if surcharge is Surcharge.MEDALS:
        return Sentence(
            "A second investment costs {count} medal; you have {have}.",
            "A second investment costs {count} medals; you have {have}.",
            count=RULES.second_medals,
            have=state.me.medals,
        )
    if surcharge is Surcharge.ACTION:
        return Sentence("You have no action token to pay for a second investment.")
    return Sentence(
        "On top of its price, a second investment costs {count} medal or an action token.",
        "On top of its price, a second investment costs {count} medals or an action token.",
        count=RULES.second_medals,
    )


def _why_not_invest(state: State, action: Investment) -> Sentence | None:
    me = state.me
    match action:
        case BuyProgramme(number):
            return _why_not_programme(state, me, number)
        case Expand(side):
            return _why_not_expand(state, me, side)
        case BuyTicket():
            if not state.tickets_left:
                return Sentence("All the season tickets are sold.")
            if me.coins < RULES.ticket_price:
                return Sentence(
                    "A season ticket costs {count} coin; you have {have}.",
                    "A season ticket costs {count} coins; you have {have}.",
                    count=RULES.ticket_price,
                    have=me.coins,
                )
        case BuildLoge():
            if me.loge:
                return Sentence("Your arena already has a loge.")
            if me.coins < RULES.loge_price:
                return Sentence(
                    "A loge costs {count} coin; you have {have}.",
                    "A loge costs {count} coins; you have {have}.",
                    count=RULES.loge_price,
                    have=me.coins,
                )
    return None


def _why_not_expand(state: State, me: Impresario, side: Side) -> Sentence | None:
    if me.arena_size >= RULES.largest_arena:
        return Sentence(
            "Your arena already has {count} square, the most it can have.",
            "Your arena already has {count} squares, the most it can have.",
            count=me.arena_size,
        )
    if owner(state, next_square(me, side)) is not None:
        return Sentence("There is already an arena on that square.")
    if me.coins < RULES.expansion_price:
        return Sentence(
            "An arena expansion costs {count} coin; you have {have}.",
            "An arena expansion costs {count} coins; you have {have}.",
            count=RULES.expansion_price,
            have=me.coins,
        )
    return None


def _why_not_programme(state: State, me: Impresario, number: int) -> Sentence | None:
    if not 1 <= number <= len(RULES.programmes):
        return Sentence("There is no programme {number}.", number=number)
    programme = state.programme(number)
    if number not in state.catalogue:
        if number in me.held:
            return Sentence("You already own {programme}.", programme=programme.name)
        if any(number in impresario.held for impresario in state.impresarios):
            return Sentence("Another player owns {programme}.", programme=programme.name)
        return Sentence("{programme} is not in this game.", programme=programme.name)
    if me.produced and number <= me.produced[-1]:
        return Sentence(
            "You last produced programme {last}, so you can only buy a higher number.",
            last=me.produced[-1],
        )
    if me.coins < programme.price:
        return Sentence(
            "{programme} costs {count} coin; you have {have}.",
            "{programme} costs {count} coins; you have {have}.",
            programme=programme.name,
            count=programme.price,
            have=me.coins,
        )
    return None


def _invest(state: State, action: Investment, events: list[Event]) -> None:
    match action:
        case BuyProgramme(number):
            pay(state, state.programme(number).price, events)
            happen(state, ProgrammeBought(state.seat, number), events)
        case Expand(side):
            pay(state, RULES.expansion_price, events)
            happen(state, ArenaExpanded(state.seat, side, next_square(state.me, side)), events)
        case BuyTicket():
            pay(state, RULES.ticket_price, events)
            happen(state, TicketBought(state.seat), events)
        case BuildLoge():
            pay(state, RULES.loge_price, events)
            happen(state, LogeBuilt(state.seat), events)
