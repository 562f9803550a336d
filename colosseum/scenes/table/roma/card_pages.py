"""Each card has a page in the rulebook."""

from typing import Final

from colosseum.rules.roma import Game
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, HIDDEN, CardNumber
from colosseum.rules.roma.state import State
from colosseum.scenes import routes
from colosseum.scenes.parts.keys import RULEBOOK, Shortcut
from colosseum.scenes.scene import Window
from colosseum.tutor.roma.marks import HandCard, OfferedCard, PlaceOf
from colosseum.words.sentences import Sentence

CARD_PAGE: Final = Shortcut(RULEBOOK.keys, Sentence("Look up a card you point at"))
"""What the same key does over a card."""


def open_card_page(window: Window, card: CardNumber) -> None:
    window.push(routes.rule_page(window, Game.name, CARDS[card].key))


def page_about(state: State, mark: object) -> str:
    """The page about a card that is pointed at; "" if there is none to be seen."""
    match mark:
        case HandCard(card=card) | OfferedCard(card=card):
            found = card
        case PlaceOf(seat=seat, place=place):
            found = state.sides[seat][place]
        case _:
            return ""
    return "" if found in (EMPTY, HIDDEN) else CARDS[found].key
