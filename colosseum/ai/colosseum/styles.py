"""How each of the cast plays Colosseum: by which factors its weights differ, at any level.

`benchmarks/characters.py` measures that no style is stronger than another, and that they differ.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from colosseum.ai.characters import Manner
from colosseum.ai.colosseum.habits import Habits
from colosseum.rules.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Style(Manner):
    factors: Mapping[str, float] = field(default_factory=dict)
    """By which factor a weight differs from that of the level."""
    more_offers: int = 0
    """How many more deals it offers in a phase."""


STYLES: Final[Mapping[str, Style]] = {
    "livia": Style(
        Sentence("Hoards season tickets and courts the nobles."),
        ("ticket", "noble-consul", "noble-senator"),
        {"noble_inside": 1.6, "noble_near": 1.5, "coin": 1.05},
    ),
    "cassius": Style(
        Sentence("Bids high for the hugest programmes."),
        ("coin", "gladiator", "lion"),
        {"coin": 0.85, "tokens_a_market": 1.12, "patience": 0.9},
    ),
    "flavia": Style(
        Sentence("Never saw a deal she couldn’t better."),
        ("horse", "decoration", "coin"),
        {"bargain": 0.5, "spare_token": 0.8},
        more_offers=1,
    ),
    "gaius": Style(
        Sentence("Parts with a coin as if it were a tooth."),
        ("coin", "podium", "scenery"),
        {"coin": 1.15, "coin_late": 1.3, "bargain": 1.2, "spendable": 1.2},
    ),
    "octavia": Style(
        Sentence("Takes what her rivals need most."),
        ("star", "priest", "ship"),
        {"denial": 2.5, "rival": 1.5, "second_plan": 1.2},
    ),
    "brutus": Style(
        Sentence("Trusts his dice and his luck."),
        ("die-6", "loge", "chariot"),
        {"loge": 1.5, "star_near": 1.5, "unlikely_event": 1.2},
    ),
    "lucia": Style(
        Sentence("Wants the stars, the podium and the applause."),
        ("star", "podium", "comedian"),
        {"star_near": 1.4, "podium_hope": 1.4, "noble_near": 1.2},
    ),
    "titus": Style(
        Sentence("Plays by the book, and shows you how."),
        ("medal", "laurel", "arena-expansion"),
        {"second_plan": 1.3, "ease": 1.2},
    ),
}


def styled(habits: Habits, character: str) -> Habits:
    """A level's habits in a character's style; "" for no one in particular."""
    style = STYLES.get(character)
    if style is None:
        return habits
    weights = habits.weights
    changed = {name: getattr(weights, name) * factor for name, factor in style.factors.items()}
    offers = habits.offers + style.more_offers
    return replace(habits, weights=replace(weights, **changed), offers=offers)
