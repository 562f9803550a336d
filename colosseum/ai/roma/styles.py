"""How each of the cast plays Arena: Roma II: by which factors its weights differ, at any level."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from colosseum.ai.characters import Manner
from colosseum.ai.roma.habits import Habits
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Style(Manner):
    factors: Mapping[str, float] = field(default_factory=dict)
    """By which factor a weight differs from that of the level."""


STYLES: Final[Mapping[str, Style]] = {
    "livia": Style(
        Sentence("Fills every place, and lets the points come to her."),
        ("roma/cards/forum", "roma/cards/templarius", "roma/point"),
        {"hole": 1.25, "trust": 1.1},
    ),
    "cassius": Style(
        Sentence("Attacks first, and counts his cards later."),
        ("roma/swords-ink", "roma/cards/bestia", "roma/cards/ballista"),
        {"rival": 1.15, "danger": 0.85},
    ),
    "flavia": Style(
        Sentence("Gets more out of every sesterce and every card."),
        ("roma/symbol-money", "roma/cards/taberna", "roma/cards/portus"),
        {"sesterce": 1.2, "any_card": 1.1},
    ),
    "gaius": Style(
        Sentence("Sits on his money, and on his cards."),
        ("roma/symbol-money", "roma/cards/telonium", "roma/cards/statua-jovis"),
        {"sesterce": 1.15, "spendable": 1.2, "in_hand": 1.1},
    ),
    "octavia": Style(
        Sentence("Destroys what you count on."),
        ("roma/cards/aries", "roma/cards/triremis", "roma/swords-ink"),
        {"rival": 1.25, "lead": 1.2},
    ),
    "brutus": Style(
        Sentence("Lives on the edge, and on the dice."),
        ("roma/die-6", "roma/cards/fortuna", "roma/swords-ink"),
        {"danger": 0.7, "hole": 0.9, "stolen_die": 1.3},
    ),
    "lucia": Style(
        Sentence("Loves points, and loves to be ahead."),
        ("roma/point", "roma/cards/arena", "roma/cards/fons-bacchi"),
        {"lead": 1.5, "trust": 1.05},
    ),
    "titus": Style(
        Sentence("Guards his points, and wastes no die."),
        ("roma/shield", "roma/cards/castra", "roma/cards/decurio"),
        {"danger": 1.2, "doom": 1.2},
    ),
}


def styled(habits: Habits, character: str) -> Habits:
    """A level's habits in a character's style; "" for no one in particular."""
    style = STYLES.get(character)
    if style is None:
        return habits
    weights = habits.weights
    changed = {name: getattr(weights, name) * factor for name, factor in style.factors.items()}
    return replace(habits, weights=replace(weights, **changed))
