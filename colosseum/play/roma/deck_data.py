"""What comes with the game for decks: those of the opponents, and which cards help each other."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from colosseum.ai.characters import KEYS
from colosseum.formats.yaml_fields import Field, FieldError, numbers_file
from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.rules.roma.decks import read_deck
from colosseum.rules.roma.shared_decks import Deck, named
from colosseum.words.sentences import GameError

FILE: Final = "roma-decks.yaml"
_MOST_COMPANIONS: Final = 3


@cache
def opponents_decks() -> Mapping[str, Deck]:
    """The deck that each of the cast brings; `FieldError` names what is wrong with one."""
    decks = Field.of_file(numbers_file(FILE)).mapping()["opponents"].mapping()
    found = {who: _deck(decks[who]) for who in KEYS}
    decks.close()
    return found


def _deck(field: Field) -> Deck:
    fields = field.mapping()
    try:
        deck = Deck(named(fields["name"].text()), read_deck(fields["cards"].text()))
    except FieldError:
        raise
    except GameError as error:
        raise field.error(str(error)) from error
    fields.close()
    return deck


@cache
def companions() -> Mapping[CardNumber, tuple[CardNumber, ...]]:
    """The cards that go well with each card."""
    cards = Field.of_file(numbers_file(FILE)).mapping()["goes well with"].mapping()
    found = {RULES.number(key): _companions(field) for key, field in cards}
    if missing := [card.key for card in RULES.cards if card.number not in found]:
        raise FieldError(f"{FILE}, goes well with: “{missing[0]}” is missing.")
    return found


def _companions(field: Field) -> tuple[CardNumber, ...]:
    return tuple(item.read(RULES.number, "a card") for item in field.items()[:_MOST_COMPANIONS])
