"""What a screen reader calls the things on Colosseum's table that have no words on them."""

from typing import Any, Final

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.board import owner
from colosseum.rules.colosseum.data import NOBLES, RULES, Asset, Noble
from colosseum.rules.colosseum.display_names import (
    PHASES,
    SIDES,
    arena_squares,
    bundle_words,
    coins,
    market_name,
    medals,
    season_tickets,
    spectators,
    token_words,
    turn_name,
)
from colosseum.rules.colosseum.state import State
from colosseum.scenes.table.aloud import Aloud
from colosseum.scenes.table.colosseum import layout
from colosseum.scenes.table.colosseum.board_buttons import (
    MarketSpot,
    NobleSpot,
    RestingSquare,
    SquareSpot,
)
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.panels.effect_words import market_uses
from colosseum.scenes.table.colosseum.panels.noble_outcomes import Outcome
from colosseum.scenes.table.colosseum.panels.parts import TokenButton, quantity_name
from colosseum.scenes.table.colosseum.translated_names import asset_name, noble_name
from colosseum.scenes.table.display import TableDisplay
from colosseum.scenes.table.toolbar import ROOM
from colosseum.tutor.colosseum import marks
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr


def spoken_name(widget: Widget, display: TableDisplay[Any]) -> str:
    """What the widget stands for, in words; nothing if its own words say it."""
    assert isinstance(display, ColosseumDisplay)
    match widget:
        case RestingSquare(square=square, tip=tip):
            return f"{square_name(display, square)}\n{tip}"
        case SquareSpot(square=square, tip=tip):
            what, _, more = tip.partition("\n")
            return f"{_joined(square_name(display, square), what)}\n{more}"
        case NobleSpot(noble=noble):
            return noble_place(display, noble)
        case MarketSpot(market=market):
            return market_words(display.state, market)
        case Outcome(tip=tip):
            return _joined(*tip.split("\n"))
    named = (_mark_name(mark, widget, display) for mark in widget.about)
    return next(filter(None, named), "")


def _mark_name(mark: object, widget: Widget, display: ColosseumDisplay) -> str:
    match mark:
        case marks.Market(index):
            return market_words(display.state, index)
        case marks.Pawn(noble):
            return noble_place(display, noble)
        case marks.Choice(marks.Pawn(noble)):
            return _joined(noble_name(noble), say(spectators(RULES.noble_spectators[noble])))
        case marks.GivenToken(asset):
            return tr("Give: {asset}", asset=_counted(widget, asset))
        case marks.TakenToken(asset):
            return tr("Take: {asset}", asset=_counted(widget, asset))
        case marks.Plaque(seat):
            return _plaque_name(widget.tip, display.state, seat)
        case marks.ProgrammeCard(number) if widget.tip:
            title, *more = widget.tip.split("\n")
            name = _joined(title, tr("programme {n}", n=number), *more[:1])
            return "\n".join((name, *more[1:]))
        case marks.TurnAndPhase():
            return f"{_turn_and_phase(display.state)}\n{widget.tip}"
        case marks.Amount(quantity_set):
            return quantity_name(quantity_set)
        case marks.ArenaEnd(side):
            return tr("Expand {side}", side=say(SIDES[side]))
    return ""


def _plaque_name(tip: str, state: State, seat: int) -> str:
    """“Livia: thinking…, best event 16 spectators, 30 coins”, and what else the tooltip says."""
    name, _, more = tip.partition("\n")
    player = state.impresarios[seat]
    more = more.replace(tr("Coins: {n}", n=player.coins) + "\n", "")
    return f"{_joined(name, _best_event(player.best), say(coins(player.coins)))}\n{more}"


def _best_event(count: int) -> str:
    return tr("best event {spectators}", spectators=say(spectators(count)))


def _turn_and_phase(state: State) -> str:
    return _joined(say(turn_name(state.turn)), say(PHASES[state.phase]))


def _counted(widget: Widget, asset: Asset) -> str:
    count = widget.count if isinstance(widget, TokenButton) else 1
    return say(token_words((asset,) * count)) if count else asset_name(asset)


def market_words(state: State, market: int) -> str:
    """“Market II: 2 lions, 1 torch”."""
    tokens = state.markets[market]
    if not tokens:
        return tr("{market}: no tokens", market=market_name(market))
    return tr("{market}: {tokens}", market=market_name(market), tokens=token_words(tokens))


def noble_place(display: ColosseumDisplay, noble: Noble) -> str:
    """“Consul II, square 7, yours”."""
    square = display.state.nobles[noble]
    return _joined(noble_name(noble), _square(square), _whose(display, square))


def square_name(display: ColosseumDisplay, square: int) -> str:
    """“Square 7, yours, Consul I, resting square”."""
    here = [noble_name(noble) for noble in NOBLES if display.state.nobles[noble] == square]
    rests = tr("resting square") if RULES.resting[square] else ""
    return _joined(_square(square), _whose(display, square), *here, rests)


# What a key asks for


def standing(display: TableDisplay[Any]) -> str:
    """The turn and phase, and everyone's best event and coins."""
    assert isinstance(display, ColosseumDisplay)
    state = display.state
    found = [_turn_and_phase(state)]
    for seat, player in zip(display.seats, state.impresarios, strict=True):
        found.append(_joined(f"{seat.name}: {_best_event(player.best)}", say(coins(player.coins))))
    return ". ".join(found)


def holdings(display: TableDisplay[Any]) -> str:
    """Coins, medals, tokens, programmes and arena of the player it is shown to."""
    assert isinstance(display, ColosseumDisplay)
    state = display.state
    player = state.impresarios[display.mine]
    tokens = [asset for asset in Asset for _ in range(player.tokens[asset])]
    programmes = [say(it.name) for it in state.programmes_of(display.mine)]
    return ". ".join(
        (
            _joined(say(coins(player.coins)), say(medals(player.medals))),
            say(bundle_words(Bundle(tuple(tokens)))),
            _joined(*programmes),
            _joined(say(arena_squares(player.arena_size)), say(season_tickets(player.tickets))),
        )
    )


def places(display: TableDisplay[Any]) -> list[str]:
    """The markets, then the squares of the ring."""
    assert isinstance(display, ColosseumDisplay)
    state = display.state
    markets = [
        ". ".join((market_words(state, market), *market_uses(state, display.mine, tokens)))
        for market, tokens in enumerate(state.markets)
    ]
    return [*markets, *(square_name(display, square) for square in range(RULES.squares))]


def _square(square: int) -> str:
    return tr("Square {number}", number=square + 1)


def _whose(display: ColosseumDisplay, square: int) -> str:
    seat = owner(display.state, square)
    if seat is None:
        return ""
    return tr("yours") if seat == display.mine else display.seats[seat].name


def _joined(*parts: str) -> str:
    return ", ".join(filter(None, parts))


def parts(display: TableDisplay[Any]) -> list[tuple[str, Box]]:
    plaques = layout.plaque_boxes(len(display.seats))
    return [
        (tr("Toolbar"), ROOM),
        (tr("Players"), plaques[0].union(plaques[-1])),
        (tr("Board"), centred(layout.CENTRE, 2 * layout.SEATS_OUTER)),
        (tr("Tokens"), layout.LEDGER),
        (tr("Your programmes"), layout.CARDS.union(layout.CATALOGUE)),
    ]


ALOUD: Final = Aloud(spoken_name, standing, holdings, places, parts)
