"""The cards of a position: which decks are played with, and the piles that are left of them.

With one pile for both players, `pile` and `discards` are named at the top of the text. With two
they are the players' own (ROM-23), and so is `deck`: the name of a set, or a list of cards. An own
deck that is left out holds the cards that the text names, filled up by lot.

    cards: own_decks
    players:
      - {deck: 6 forum + 2 turris + …, hand: forum + turris/2}
      - {places: {3: forum/2}, discards: [nero/2]}
"""

from collections import Counter
from collections.abc import Iterable

from colosseum.formats.yaml_fields import Mapping
from colosseum.rules.chance import Chance
from colosseum.rules.roma.data import EMPTY, HIDDEN, RULES, CardNumber, CardSet, deck_of
from colosseum.rules.roma.decks import (
    BOTH_SETS,
    SETS,
    as_deck,
    cards_of,
    deck_text,
    read_deck,
)
from colosseum.rules.roma.notation import read_tally
from colosseum.rules.roma.state import Cards, State
from colosseum.rules.roma.ways import Way
from colosseum.words.sentences import GameError

_CARDS = "cards such as 2 forum + bestia"
_SETS = {cards.value: cards for cards in CardSet}


def read_cards(text: str) -> Cards:
    """A position names every card: none may be face down."""
    cards = read_tally(text)
    if HIDDEN in cards:
        raise ValueError(text)
    return cards


def read_card(text: str) -> CardNumber:
    (card,) = read_cards(text)
    return card


def some_cards(mapping: Mapping, name: str) -> Cards:
    """A tally, or nothing."""
    field = mapping.get(name)
    return () if field is None else field.read(read_cards, _CARDS)


def _listed(mapping: Mapping, name: str) -> Cards:
    """Cards in an order that matters."""
    return tuple(item.read(read_card, "a card") for item in mapping.items(name))


def lay_out_decks(top: Mapping, players: list[Mapping], state: State) -> None:
    """Give the state its decks, piles and discards; all its other cards are where they belong."""
    owners = players if state.way.has_two_piles else [top]
    state.discards = tuple(_listed(owner, "discards") for owner in owners)
    tops = [_listed(owner, "pile") for owner in owners]
    placed = [*_placed(state), *(card for cards in tops for card in cards)]
    state.decks = _decks(players, state, placed)
    state.piles = tuple(
        _pile(deck, placed, cards, state.chance)
        for deck, cards in zip(state.decks, tops, strict=True)
    )


def _placed(state: State) -> Iterable[CardNumber]:
    """All cards that the text names, but for those on top of a pile."""
    yield from (*state.drawn, *state.taken_up)
    for cards in (*state.hands, *state.gifts, *state.discards):
        yield from cards
    for side in state.sides:
        yield from (card for card in side if card != EMPTY)


def _pile(deck: Cards, placed: list[CardNumber], top: Cards, chance: Chance) -> Cards:
    """The cards of a deck that are nowhere else, with those on top that the text puts there."""
    left = sorted((Counter(deck) - Counter(placed)).elements())
    chance.shuffle(left)
    return (*left, *reversed(top))


def _decks(players: list[Mapping], state: State, placed: list[CardNumber]) -> tuple[Cards, ...]:
    match state.way:
        case Way.SET_EACH:
            return _sets(players, state.version)
        case Way.OWN_DECKS:
            return tuple(
                as_deck(_own_deck(player, number, state, placed), number)
                for number, player in enumerate(players)
            )
    return (cards_of(state.version, SETS[state.way]),)


def _sets(players: list[Mapping], version: int) -> tuple[Cards, ...]:
    """A set for each player: Arena's is the first one's unless the text says otherwise."""
    fields = [player.get("deck") for player in players]
    named = [None if it is None else it.read(_SETS.__getitem__, "arena or roma") for it in fields]
    is_swapped = named[0] is CardSet.ROMA or named[1] is CardSet.ARENA
    sets = (*reversed(BOTH_SETS),) if is_swapped else BOTH_SETS
    for field, found, expected in zip(fields, named, sets, strict=True):
        if field is not None and found is not expected:
            raise field.error("the players have different sets.")
    return tuple(as_deck(cards_of(version, (cards,)), deck) for deck, cards in enumerate(sets))


def _own_deck(player: Mapping, number: int, state: State, placed: list[CardNumber]) -> Cards:
    field = player.get("deck")
    if field is not None:
        try:
            return read_deck(field.text(), state.version)
        except GameError as error:
            raise field.error(str(error)) from None
    there = Counter(cards_of(state.version, BOTH_SETS))
    named = Counter(as_deck(tuple(card for card in placed if deck_of(card) == number), 0)) & there
    left = sorted((there - named).elements())
    state.chance.shuffle(left)
    more = max(RULES.own_deck - named.total(), 0)
    return tuple(sorted([*named.elements(), *left[:more]]))


def written_decks(state: State) -> tuple[dict[str, str], ...]:
    """For each player, the deck as a position names it; nothing where both have the same."""
    match state.way:
        case Way.SET_EACH:
            arena = cards_of(state.version, (CardSet.ARENA,))
            sets = ["arena" if as_deck(deck, 0) == arena else "roma" for deck in state.decks]
            return tuple({"deck": name} for name in sets)
        case Way.OWN_DECKS:
            return tuple({"deck": deck_text(deck)} for deck in state.decks)
    return {}, {}
