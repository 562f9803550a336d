"""What each event changes on the table, written once: for the rules and for those who look on.

What belongs to a decision under way, such as whose bid is highest, is no event's business: the
steps of the game keep it themselves.
"""

from collections.abc import Callable
from typing import Any, Final

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle, Side
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import Event, SeatIndex


def happen(state: State, event: Event, events: list[Event]) -> None:
    """Change the table as the event says, and put it on record."""
    CHANGES[type(event)](state, event)
    events.append(event)


def _turn(state: State, event: ev.TurnBegan) -> None:
    state.turn, state.first = event.turn, event.first


def _phase(state: State, event: ev.PhaseBegan) -> None:
    state.phase = event.phase


def _pay(state: State, event: ev.CoinsPaid) -> None:
    state.impresarios[event.seat].coins -= event.coins


def _receive(state: State, event: ev.CoinsReceived) -> None:
    state.impresarios[event.seat].coins += event.coins


def _play_medals(state: State, event: ev.MedalsPlayed) -> None:
    state.impresarios[event.seat].medals -= event.medals


def _earn_medal(state: State, event: ev.MedalEarned) -> None:
    state.impresarios[event.seat].medals += 1


def _lose(state: State, seat: SeatIndex, asset: Asset) -> None:
    state.impresarios[seat].tokens[asset] -= 1
    state.gone[asset] += 1


def _buy_programme(state: State, event: ev.ProgrammeBought) -> None:
    state.impresarios[event.seat].held += (event.number,)
    state.catalogue = tuple(number for number in state.catalogue if number != event.number)


def _expand(state: State, event: ev.ArenaExpanded) -> None:
    impresario = state.impresarios[event.seat]
    impresario.arena_size += 1
    if event.side is Side.ANTICLOCKWISE:
        impresario.arena_start = event.square


def _buy_ticket(state: State, event: ev.TicketBought) -> None:
    state.impresarios[event.seat].tickets += 1


def _build_loge(state: State, event: ev.LogeBuilt) -> None:
    state.impresarios[event.seat].loge = True


def _win_market(state: State, event: ev.MarketWon) -> None:
    state.markets[event.market] = ()
    held = state.impresarios[event.seat].tokens
    for token in event.tokens:
        held[token] += 1


def _refill(state: State, event: ev.MarketRefilled) -> None:
    state.markets[event.market] = event.tokens


def _deal(state: State, event: ev.DealStruck) -> None:
    one, other = state.impresarios[event.seat], state.impresarios[event.partner]
    _hand_over(one, other, event.give)
    _hand_over(other, one, event.take)


def _hand_over(giver: Impresario, taker: Impresario, bundle: Bundle) -> None:
    giver.coins -= bundle.coins
    taker.coins += bundle.coins
    for token in bundle.tokens:
        giver.tokens[token] -= 1
        taker.tokens[token] += 1


def _move_star(state: State, event: ev.StarMoved) -> None:
    state.stars[event.asset] = event.taker


def _move_noble(state: State, event: ev.NobleMoved) -> None:
    state.nobles[event.noble] = event.square


def _produce(state: State, event: ev.EventProduced) -> None:
    state.impresarios[event.seat].produced += (event.number,)


def _raise_best(state: State, event: ev.BestRaised) -> None:
    state.impresarios[event.seat].best = event.best


def _podium(state: State, event: ev.PodiumReceived) -> None:
    state.impresarios[event.seat].podiums += 1


def _donate(state: State, event: ev.TokenDonated) -> None:
    state.impresarios[event.seat].tokens[event.asset] -= 1
    state.impresarios[event.taker].tokens[event.asset] += 1


CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    ev.TurnBegan: _turn,
    ev.PhaseBegan: _phase,
    ev.CoinsPaid: _pay,
    ev.CoinsReceived: _receive,
    ev.MedalsPlayed: _play_medals,
    ev.MedalEarned: _earn_medal,
    ev.ActionSpent: lambda state, event: _lose(state, event.seat, Asset.ACTION),
    ev.ProgrammeBought: _buy_programme,
    ev.ArenaExpanded: _expand,
    ev.TicketBought: _buy_ticket,
    ev.LogeBuilt: _build_loge,
    ev.MarketWon: _win_market,
    ev.EmperorLeft: lambda state, event: _lose(state, event.seat, Asset.EMPEROR),
    ev.MarketRefilled: _refill,
    ev.DealStruck: _deal,
    ev.StarMoved: _move_star,
    ev.NobleMoved: _move_noble,
    ev.EventProduced: _produce,
    ev.BestRaised: _raise_best,
    ev.PodiumReceived: _podium,
    ev.TokenDiscarded: lambda state, event: _lose(state, event.seat, event.asset),
    ev.TokenDonated: _donate,
}
