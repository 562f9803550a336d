"""What the things of the game are called: nobles, phases, assets, stars, markets and turns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.rules.colosseum.actions import Bundle, Side
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.colosseum.events import Prize
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.kernel import Sentence


@dataclass(frozen=True, slots=True)
class Told:
    """A pattern for a sentence; with a plural, `counted` names the value that decides."""

    pattern: str
    plural: str | None = None
    counted: str = "count"


PHASES: Final = {
    Phase.INVESTING: Sentence("Investing"),
    Phase.ACQUIRING: Sentence("Acquiring assets"),
    Phase.TRADING: Sentence("Trading"),
    Phase.PRODUCING: Sentence("Producing an event"),
    Phase.CLOSING: Sentence("Closing ceremonies"),
}

PHASES_IN_A_WORD: Final = {
    Phase.INVESTING: Sentence("Invest"),
    Phase.ACQUIRING: Sentence("Acquire"),
    Phase.TRADING: Sentence("Trade"),
    Phase.PRODUCING: Sentence("Produce"),
    Phase.CLOSING: Sentence("Closing"),
}

PHASES_IN_A_SENTENCE: Final = {
    Phase.INVESTING: Sentence("invest"),
    Phase.ACQUIRING: Sentence("acquire"),
    Phase.TRADING: Sentence("trade"),
    Phase.PRODUCING: Sentence("produce"),
    Phase.CLOSING: Sentence("closing"),
}

NOBLES: Final = {
    Noble.EMPEROR: Sentence("Emperor"),
    Noble.CONSUL_1: Sentence("Consul I"),
    Noble.CONSUL_2: Sentence("Consul II"),
    Noble.SENATOR_1: Sentence("Senator I"),
    Noble.SENATOR_2: Sentence("Senator II"),
    Noble.SENATOR_3: Sentence("Senator III"),
}

NOBLE_RANKS: Final = {
    Noble.EMPEROR: Sentence("Emperor"),
    Noble.CONSUL_1: Sentence("Consul"),
    Noble.CONSUL_2: Sentence("Consul"),
    Noble.SENATOR_1: Sentence("Senator"),
    Noble.SENATOR_2: Sentence("Senator"),
    Noble.SENATOR_3: Sentence("Senator"),
}

ASSETS: Final = {
    Asset.GLADIATOR: Sentence("Gladiator"),
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
    Prize.PODIUM: Sentence("podium"),
    Prize.DONATION: Sentence("donation"),
}

SIDES: Final = {
    Side.CLOCKWISE: Sentence("clockwise"),
    Side.ANTICLOCKWISE: Sentence("anticlockwise"),
}

_QUANTITIES: Final = {
    Asset.GLADIATOR: Told("{count} gladiator", "{count} gladiators"),
    Asset.COMEDIAN: Told("{count} comedian", "{count} comedians"),
    Asset.MUSICIAN: Told("{count} musician", "{count} musicians"),
    Asset.PRIEST: Told("{count} priest", "{count} priests"),
    Asset.HORSE: Told("{count} horse", "{count} horses"),
    Asset.LION: Told("{count} lion", "{count} lions"),
    Asset.SHIP: Told("{count} ship", "{count} ships"),
    Asset.CHARIOT: Told("{count} chariot", "{count} chariots"),
    Asset.CAGE: Told("{count} cage", "{count} cages"),
    Asset.TORCH: Told("{count} torch", "{count} torches"),
    Asset.SCENERY: Told("{count} scenery", "{count} sceneries"),
    Asset.DECORATION: Told("{count} decoration", "{count} decorations"),
    Asset.JOKER: Told("{count} joker", "{count} jokers"),
    Asset.ACTION: Told("{count} additional action", "{count} additional actions"),
    Asset.EMPEROR: Told("{count} emperor", "{count} emperors"),
}

_ROMAN: Final = ("0", "I", "II", "III", "IV", "V")


def roman(number: int) -> str:
    """The number of a turn or a market, as the table shows it."""
    return _ROMAN[number] if number < len(_ROMAN) else str(number)


def turn_name(turn: int) -> Sentence:
    """“Turn III”."""
    return Sentence("Turn {number}", number=roman(turn))


def market_name(market: int) -> Sentence:
    """“Market IV”, given its index."""
    return Sentence("Market {number}", number=roman(market + 1))


def quantity(asset: Asset, count: int) -> Sentence:
    """“2 lions”."""
    told = _QUANTITIES[asset]
    return Sentence(told.pattern, told.plural, count=count)


def token_words(tokens: Sequence[Asset]) -> str:
    """“2 lions, 1 torch”."""
    return bundle_words(Bundle(tuple(tokens)))


def bundle_words(bundle: Bundle) -> str:
    """“1 horse, 3 coins”; “nothing” if it is empty."""
    tokens = bundle.tokens
    parts = [quantity(asset, tokens.count(asset)) for asset in sorted(set(tokens))]
    if bundle.coins:
        parts.append(Sentence("{count} coin", "{count} coins", count=bundle.coins))
    return Sentence.listed(parts) if parts else Sentence("nothing")
