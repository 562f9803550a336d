"""What things on the table are called, in the player's language."""

from collections.abc import Iterable

from colosseum.rules.colosseum import display_names
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say


def asset_name(asset: Asset) -> str:
    return say(display_names.ASSETS[asset])


def star_name(asset: Asset) -> str:
    return say(display_names.STARS[asset])


def noble_name(noble: Noble) -> str:
    """“Emperor”, “Consul II”."""
    rank = say(display_names.NOBLE_RANKS[noble])
    number = display_names.NOBLE_NUMBERS.get(noble)
    return rank if number is None else f"{rank} {number}"


def asset_names(assets: Iterable[Asset]) -> str:
    """“Lion + Cage”, each kind once."""
    return " + ".join(asset_name(asset) for asset in sorted(set(assets)))


def noble_names(nobles: Iterable[Noble]) -> str:
    return say(Sentence.listed(display_names.NOBLE_RANKS[noble] for noble in sorted(nobles)))


def bundle_words(bundle: Bundle) -> str:
    """“1 horse, 3 coins”."""
    return say(display_names.bundle_words(bundle))
