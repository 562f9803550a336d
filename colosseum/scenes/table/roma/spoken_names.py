"""What a screen reader calls the things on Roma's table that have no words on them."""

from typing import Any, Final

from colosseum.rules.roma.data import EMPTY, HIDDEN, RULES, CardNumber
from colosseum.rules.roma.display_names import card_name, sesterces, symbol_name, victory_points
from colosseum.scenes.table.aloud import Aloud
from colosseum.scenes.table.display import TableDisplay
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.cards import card_tip
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.header import phase_names
from colosseum.scenes.table.toolbar import ROOM
from colosseum.tutor.roma import marks
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import ntr, say, tr


def spoken_name(widget: Widget, display: TableDisplay[Any]) -> str:
    """What the widget stands for, in words; nothing if its own words say it."""
    assert isinstance(display, RomaDisplay)
    named = (_mark_name(mark, widget, display) for mark in widget.about)
    return next(filter(None, named), "")


def _mark_name(mark: object, widget: Widget, display: RomaDisplay) -> str:
    match mark:
        case marks.Plaque(seat):
            return _plaque_name(widget.tip, display, seat)
        case marks.TurnAndPhase():
            return f"{_turn_and_phase(display)}\n{widget.tip}"
        case marks.PlaceOf(seat, place):
            return f"{place_name(display, seat, place)}\n{_words(display.state.sides[seat][place])}"
        case marks.RowSymbol(symbol):
            return _symbol_name(symbol, widget)
        case marks.Die(die):
            return tr("Die {number}", number=die)
        case marks.HandCard(card) | marks.OfferedCard(card):
            return f"{_card(card)}\n{_words(card)}"
    return ""


def _symbol_name(symbol: int, widget: Widget) -> str:
    """“Symbol III”; where a die can be laid on it, also what that would do."""
    name = tr("Symbol {symbol}", symbol=symbol_name(symbol))
    what, _, more = widget.tip.partition("\n")
    if widget.focusable and what:
        name = f"{name}: {what}"
    return f"{name}\n{more}"


def _plaque_name(tip: str, display: RomaDisplay, seat: int) -> str:
    """“Octavia: waiting, 11 victory points, 4 sesterces, 3 cards in hand”, and the rest."""
    state, (name, *more) = display.state, tip.split("\n")
    cards = len(state.hands[seat])
    numbers = [
        say(victory_points(state.points[seat])),
        say(sesterces(state.money[seat])),
        ntr("{count} card in hand", "{count} cards in hand", cards),
    ]
    rest = [line for line in more if line not in numbers]
    return "\n".join((", ".join((name, *numbers)), *rest))


def _turn_and_phase(display: RomaDisplay) -> str:
    turn = _turn(display.state.turn)
    phase = display.turn.phase
    return ", ".join(filter(None, (turn, phase_names()[phase] if phase >= 0 else "")))


def _turn(number: int) -> str:
    return tr("Turn {number}", number=roman(number)) if number else ""


def place_name(display: RomaDisplay, seat: int, place: int) -> str:
    """“Your place IV: Forum”."""
    card = display.state.sides[seat][place]
    words = {"place": symbol_name(place), "card": _card(card)}
    if seat == display.mine:
        return tr("Your place {place}: {card}", **words)
    return tr("{name}’s place {place}: {card}", name=display.seats[seat].name, **words)


# What a key asks for


def standing(display: TableDisplay[Any]) -> str:
    """The turn, both players' points and money, and the supply."""
    assert isinstance(display, RomaDisplay)
    state = display.state
    found = [_turn(state.turn)] if state.turn else []
    for seat, player in enumerate(display.seats):
        points, money = say(victory_points(state.points[seat])), say(sesterces(state.money[seat]))
        found.append(f"{player.name}: {points}, {money}")
    found.append(tr("Supply: {points}", points=say(victory_points(state.supply))))
    return ". ".join(found)


def holdings(display: TableDisplay[Any]) -> str:
    """Money, dice and cards of the player it is shown to."""
    assert isinstance(display, RomaDisplay)
    state, mine = display.state, display.mine
    hand = ", ".join(_card(card) for card in state.hands[mine]) or tr("no card")
    dice = [tr("Die {number}", number=die) for die in state.dice] if state.seat == mine else []
    money = say(sesterces(state.money[mine]))
    return ". ".join(filter(None, (money, ", ".join(dice), hand)))


def places(display: TableDisplay[Any]) -> list[str]:
    """Each place of one's own with the one opposite."""
    assert isinstance(display, RomaDisplay)
    mine = display.mine
    return [
        ". ".join(place_name(display, seat, place) for seat in (mine, 1 - mine))
        for place in display.state.places
    ]


def _words(card: CardNumber) -> str:
    """Everything on a card but its name."""
    return "" if card in (EMPTY, HIDDEN) else card_tip(card).partition("\n")[2]


def _card(card: CardNumber) -> str:
    if card == EMPTY:
        return tr("no card")
    return tr("a card face down") if card == HIDDEN else card_name(card)


def parts(display: TableDisplay[Any]) -> list[tuple[str, Box]]:
    assert isinstance(display, RomaDisplay)
    sides = {
        mine: layout.place_box(RULES.row[0], mine=mine).union(
            layout.place_box(RULES.row[-1], mine=mine)
        )
        for mine in (False, True)
    }
    # Translators: the cards of an opponent that are laid out on the table.
    theirs = tr("{name}’s places", name=display.names[display.theirs])
    return [
        (tr("Toolbar"), ROOM),
        (theirs, sides[False]),
        (tr("Row of symbols"), layout.ROW),
        (tr("Your places"), sides[True]),
        (tr("Dice"), layout.TRAY),
        (tr("Your hand"), layout.HAND),
    ]


ALOUD: Final = Aloud(spoken_name, standing, holdings, places, parts)
