"""What things on the table are called."""

from collections.abc import Iterable
from typing import Final

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.colosseum.wording import STARS, quantity
from colosseum.rules.kernel import Sentence
from colosseum.text import ntr, say, tr

_ASSETS: Final = {
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

_NOBLES: Final = {
    Noble.EMPEROR: Sentence("Emperor"),
    Noble.CONSUL_1: Sentence("Consul"),
    Noble.CONSUL_2: Sentence("Consul"),
    Noble.SENATOR_1: Sentence("Senator"),
    Noble.SENATOR_2: Sentence("Senator"),
    Noble.SENATOR_3: Sentence("Senator"),
}


def asset_name(asset: Asset) -> str:
    return say(_ASSETS[asset])


def star_name(asset: Asset) -> str:
    return say(STARS[asset])


def noble_name(noble: Noble) -> str:
    return say(_NOBLES[noble])


def asset_names(assets: Iterable[Asset]) -> str:
    """“Lion + Cage”, each kind once."""
    return " + ".join(asset_name(asset) for asset in sorted(set(assets)))


def noble_names(nobles: Iterable[Noble]) -> str:
    return ", ".join(noble_name(noble) for noble in sorted(nobles))


def bundle_words(bundle: Bundle) -> str:
    """“1 horse, 3 coins”."""
    tokens = bundle.tokens
    parts = [say(quantity(asset, tokens.count(asset))) for asset in sorted(set(tokens))]
    if bundle.coins:
        parts.append(ntr("{count} coin", "{count} coins", bundle.coins))
    return ", ".join(parts) or tr("nothing")
