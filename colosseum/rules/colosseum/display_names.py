"""The names of things in the game: nobles, phases, assets, stars, markets and turns."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from colosseum.rules.colosseum.actions import Bundle, Side
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.colosseum.events import Prize
from colosseum.rules.colosseum.notation import face_name
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.kernel import Pattern
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence

PHASES: Final = {
    Phase.INVESTING: Sentence("Investing"),
    Phase.ACQUIRING: Sentence("Acquiring"),
    Phase.TRADING: Sentence("Trading"),
    Phase.PRODUCING: Sentence("Producing"),
    Phase.CLOSING: Sentence("Closing"),
}

PHASES_IN_A_SENTENCE: Final = {
    Phase.INVESTING: Sentence("investing"),
    Phase.ACQUIRING: Sentence("acquiring"),
    Phase.TRADING: Sentence("trading"),
    Phase.PRODUCING: Sentence("producing"),
    Phase.CLOSING: Sentence("closing"),
}

NOBLES: Final = {
    # Translators: write the article here rather than in the sentences if it depends on the word, as
    # in “l’Empereur”, “le premier Consul”.
    Noble.EMPEROR: Sentence.in_context("after “the”", "Emperor"),
    Noble.CONSUL_1: Sentence.in_context("after “the”", "first Consul"),
    Noble.CONSUL_2: Sentence.in_context("after “the”", "second Consul"),
    Noble.SENATOR_1: Sentence.in_context("after “the”", "first Senator"),
    Noble.SENATOR_2: Sentence.in_context("after “the”", "second Senator"),
    Noble.SENATOR_3: Sentence.in_context("after “the”", "third Senator"),
}
"""As they follow “the”."""

NOBLE_RANKS: Final = {
    Noble.EMPEROR: Sentence("Emperor"),
    Noble.CONSUL_1: Sentence.in_context("noble", "Consul"),
    Noble.CONSUL_2: Sentence.in_context("noble", "Consul"),
    Noble.SENATOR_1: Sentence.in_context("noble", "Senator"),
    Noble.SENATOR_2: Sentence.in_context("noble", "Senator"),
    Noble.SENATOR_3: Sentence.in_context("noble", "Senator"),
}

NOBLE_NUMBERS: Final = {
    Noble.CONSUL_1: "I",
    Noble.CONSUL_2: "II",
    Noble.SENATOR_1: "I",
    Noble.SENATOR_2: "II",
    Noble.SENATOR_3: "III",
}
"""By which those of the same rank are told apart."""

ASSETS: Final = {
    Asset.GLADIATOR: Sentence.in_context("asset", "Gladiator"),
    Asset.COMEDIAN: Sentence("Comedian"),
    Asset.MUSICIAN: Sentence("Musician"),
    Asset.PRIEST: Sentence("Priest"),
    Asset.HORSE: Sentence("Horse"),
    Asset.LION: Sentence("Lion"),
    Asset.SHIP: Sentence("Ship"),
    Asset.CHARIOT: Sentence("Chariot"),
    Asset.CAGE: Sentence("Cage"),
    Asset.TORCH: Sentence("Torch"),
    Asset.SCENERY: Sentence("Scenery"),
    Asset.DECORATION: Sentence("Decoration"),
    Asset.JOKER: Sentence("Joker"),
    Asset.ACTION: Sentence("Additional action"),
    Asset.EMPEROR: Sentence("Emperor token"),
}

STARS: Final = {
    Asset.GLADIATOR: Sentence("Gladiator star"),
    Asset.COMEDIAN: Sentence("Comedian star"),
    Asset.MUSICIAN: Sentence("Musician star"),
    Asset.PRIEST: Sentence("Priest star"),
    Asset.HORSE: Sentence("Horse star"),
    Asset.LION: Sentence("Lion star"),
    Asset.SHIP: Sentence("Ship star"),
}

PRIZES: Final = {
    # Translators: what a tie is rolled for. Write the article here if it depends on the word.
    Prize.PODIUM: Sentence.in_context("after “the”", "podium"),
    Prize.DONATION: Sentence.in_context("after “the”", "donation"),
}
"""As they follow “for the”."""

SIDES: Final = {
    Side.CLOCKWISE: Sentence("clockwise"),
    Side.ANTICLOCKWISE: Sentence("anticlockwise"),
}

_QUANTITIES: Final = {
    Asset.GLADIATOR: Pattern("{count} gladiator", "{count} gladiators"),
    Asset.COMEDIAN: Pattern("{count} comedian", "{count} comedians"),
    Asset.MUSICIAN: Pattern("{count} musician", "{count} musicians"),
    Asset.PRIEST: Pattern("{count} priest", "{count} priests"),
    Asset.HORSE: Pattern("{count} horse", "{count} horses"),
    Asset.LION: Pattern("{count} lion", "{count} lions"),
    Asset.SHIP: Pattern("{count} ship", "{count} ships"),
    Asset.CHARIOT: Pattern("{count} chariot", "{count} chariots"),
    Asset.CAGE: Pattern("{count} cage", "{count} cages"),
    Asset.TORCH: Pattern("{count} torch", "{count} torches"),
    Asset.SCENERY: Pattern("{count} scenery", "{count} scenery"),
    Asset.DECORATION: Pattern("{count} decoration", "{count} decorations"),
    Asset.JOKER: Pattern("{count} joker", "{count} jokers"),
    Asset.ACTION: Pattern("{count} action token", "{count} action tokens"),
    Asset.EMPEROR: Pattern("{count} Emperor token", "{count} Emperor tokens"),
}

_ONE: Final = {
    Asset.GLADIATOR: Sentence("a gladiator"),
    Asset.COMEDIAN: Sentence("a comedian"),
    Asset.MUSICIAN: Sentence("a musician"),
    Asset.PRIEST: Sentence("a priest"),
    Asset.HORSE: Sentence("a horse"),
    Asset.LION: Sentence("a lion"),
    Asset.SHIP: Sentence("a ship"),
    Asset.CHARIOT: Sentence("a chariot"),
    Asset.CAGE: Sentence("a cage"),
    Asset.TORCH: Sentence("a torch"),
    Asset.SCENERY: Sentence("some scenery"),
    Asset.DECORATION: Sentence("a decoration"),
    Asset.JOKER: Sentence("a joker"),
    Asset.ACTION: Sentence("an action token"),
}


def face_words(face: int) -> str:
    """A face of a die as people write it: “I–III”, where texts for the program have a hyphen."""
    return face_name(face).replace("-", "–")


def coins(count: int) -> Sentence:
    return Sentence("{count} coin", "{count} coins", count=count)


def medals(count: int) -> Sentence:
    return Sentence("{count} medal", "{count} medals", count=count)


def spectators(count: int) -> Sentence:
    return Sentence("{count} spectator", "{count} spectators", count=count)


def more_spectators(count: int) -> Sentence:
    return Sentence("{count} more spectator", "{count} more spectators", count=count)


def season_tickets(count: int) -> Sentence:
    return Sentence("{count} season ticket", "{count} season tickets", count=count)


def assets(count: int) -> Sentence:
    return Sentence("{count} asset", "{count} assets", count=count)


def squares(count: int) -> Sentence:
    return Sentence("{count} square", "{count} squares", count=count)


def arena_squares(count: int) -> Sentence:
    return Sentence("{count} arena square", "{count} arena squares", count=count)


def turn_name(turn: int) -> Sentence:
    """“Turn III”."""
    return Sentence("Turn {number}", number=roman(turn))


def market_name(market: int) -> Sentence:
    """“Market IV”, given its index."""
    return Sentence("Market {number}", number=roman(market + 1))


def quantity(asset: Asset, count: int) -> Sentence:
    """“2 lions”."""
    pattern = _QUANTITIES[asset]
    return Sentence(pattern.singular, pattern.plural, count=count)


def one_token(asset: Asset) -> Sentence:
    """“a lion”."""
    return _ONE[asset]


def token_words(tokens: Sequence[Asset]) -> Sentence:
    """“2 lions and 1 torch”."""
    return bundle_words(Bundle(tuple(tokens)))


def bundle_words(bundle: Bundle) -> Sentence:
    """“1 horse and 3 coins”; “nothing” if it is empty."""
    tokens = bundle.tokens
    parts = [quantity(asset, tokens.count(asset)) for asset in sorted(set(tokens))]
    if bundle.coins:
        parts.append(coins(bundle.coins))
    return _listed(parts)


def spoken_bundle(bundle: Bundle) -> Sentence:
    """“a horse and 3 coins”, as people say it; “nothing” if it is empty."""
    counts = Counter(bundle.tokens)
    parts = [_ONE[it] if counts[it] == 1 else quantity(it, counts[it]) for it in sorted(counts)]
    if bundle.coins:
        parts.append(Sentence("a coin") if bundle.coins == 1 else coins(bundle.coins))
    return _listed(parts)


def _listed(parts: Sequence[Sentence]) -> Sentence:
    return Sentence.enumerated(parts) if parts else Sentence("nothing")
