"""What a screen reader calls the things on Roma's table that have no words on them."""

from typing import Any, Final

from colosseum.rules.roma.data import EMPTY, HIDDEN, CardNumber
from colosseum.rules.roma.display_names import card_name, sesterces, symbol_name, victory_points
from colosseum.scenes.table.aloud import Aloud
from colosseum.scenes.table.display import TableDisplay
from colosseum.scenes.table.roma.cards import card_tip
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.tutor.roma import marks
from colosseum.widgets.widget import Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say, tr


def spoken_name(widget: Widget, display: TableDisplay[Any]) -> str:
    """What the widget stands for, in words; nothing if its own words say it."""
    assert isinstance(display, RomaDisplay)
    named = (_mark_name(mark, display) for mark in widget.about)
    return next(filter(None, named), "")


def _mark_name(mark: object, display: RomaDisplay) -> str:
    match mark:
        case marks.PlaceOf(seat, place):
            return f"{place_name(display, seat, place)}\n{_words(display.state.sides[seat][place])}"
        case marks.RowSymbol(symbol):
            return tr("Symbol {symbol}", symbol=symbol_name(symbol))
        case marks.Die(die):
            return tr("Die {number}", number=die)
        case marks.HandCard(card) | marks.OfferedCard(card):
            return f"{_card(card)}\n{_words(card)}"
    return ""


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
    found = [tr("Turn {number}", number=roman(state.turn))] if state.turn else []
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


ALOUD: Final = Aloud(spoken_name, standing, holdings, places)
