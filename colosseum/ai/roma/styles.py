"""How each of the cast plays Arena: Roma II: other weights at any level, and tastes.

`benchmarks/characters.py` measures that no style is stronger than another, and that they differ.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from colosseum.ai.characters import Manner
from colosseum.ai.roma.habits import Habits
from colosseum.ai.roma.tastes import Tastes, kinds
from colosseum.rules.roma.data import BRIBERY
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Style(Manner):
    factors: Mapping[str, float] = field(default_factory=dict)
    """By which factor a weight differs from that of the level."""
    tastes: Tastes = field(default_factory=Tastes)


_ATTACKERS: Final = kinds(
    *("bestia", "ballista", "decurio", "mercennarius", "arena", "legionarius", "centurio"),
    *("onager", "velites", "tuba"),
)
_REMOVERS: Final = kinds(
    *("aries", "veneficus", "elephantus-militaris", "equitatus", "statua-jovis", "nero"),
    *("sicarius", "gladiator", "philosophus", "praetorianus"),
)
_FORUMS: Final = kinds("forum", "basilica", "templum", "templarius", "consul", "senator")
_TRADE: Final = kinds("portus", "mercator", "mercatus", "taberna", "castra", "speculator")
_DEAR: Final = kinds(
    *("telonium", "statua-jovis", "taberna", "aries", "equitatus", "castra", "maecenas"),
    *("centurio", "carrus-bovinus"),
)
_LUCK: Final = kinds("fortuna", "fons-bacchi", "arena", "tuba", "haruspex", "scaenicus", "magister")
_POINTS: Final = kinds(
    *("triremis", "offertorium", "pictor", "aquaeductus", "legat", "tribunus-plebis", "praedator"),
    *("mercatus", "templarius"),
)
_GUARDS: Final = kinds(
    *("via-cassia", "portus", "triremis", "forum", "mercennarius", "decurio", "turris"),
    *("aesculapinum", "restaurator", "gladiator"),
)

STYLES: Final[Mapping[str, Style]] = {
    "livia": Style(
        Sentence("Fills every place, and lets the points come to her."),
        ("roma/cards/forum", "roma/cards/templarius", "roma/point"),
        {"hole": 1.15, "trust": 1.1},
        Tastes(
            places=(1, 2, 3),
            place=0.5,
            avoided=(6, BRIBERY),
            cards=_FORUMS,
            card=0.5,
            lay=1.0,
            big_die=-0.2,
        ),
    ),
    "cassius": Style(
        Sentence("Attacks first, and counts his cards later."),
        ("roma/swords-ink", "roma/cards/bestia", "roma/cards/ballista"),
        {"rival": 1.15, "danger": 0.85},
        Tastes(
            places=(5, 6),
            place=0.4,
            avoided=(1, BRIBERY),
            cards=_ATTACKERS,
            card=0.4,
            activate=0.5,
            big_die=0.1,
        ),
    ),
    "flavia": Style(
        Sentence("Gets more out of every sesterce and every card."),
        ("roma/symbol-money", "roma/cards/taberna", "roma/cards/portus"),
        {"sesterce": 1.2, "any_card": 1.1},
        Tastes(
            places=(BRIBERY, 1),
            place=0.6,
            avoided=(6, 5),
            cards=_TRADE,
            card=0.6,
            bribe=1.0,
            draw=0.2,
        ),
    ),
    "gaius": Style(
        Sentence("Sits on his money, and on his cards."),
        ("roma/symbol-money", "roma/cards/telonium", "roma/cards/statua-jovis"),
        {"sesterce": 1.15, "spendable": 1.2, "in_hand": 1.1},
        Tastes(
            places=(2, 4),
            place=0.4,
            avoided=(3, BRIBERY),
            cards=_DEAR,
            card=0.3,
            money=0.4,
            big_die=0.1,
        ),
    ),
    "octavia": Style(
        Sentence("Destroys what you count on."),
        ("roma/cards/aries", "roma/cards/triremis", "roma/swords-ink"),
        {"rival": 1.25, "lead": 1.2},
        Tastes(
            places=(3, 4),
            place=0.6,
            avoided=(1, 6),
            cards=_REMOVERS,
            card=0.5,
            draw=0.7,
            big_die=-0.1,
        ),
    ),
    "brutus": Style(
        Sentence("Lives on the edge, and on the dice."),
        ("roma/die-6", "roma/cards/fortuna", "roma/swords-ink"),
        {"danger": 0.8, "hole": 0.9, "stolen_die": 1.2},
        Tastes(
            places=(6, BRIBERY),
            place=0.5,
            avoided=(2, 3),
            cards=_LUCK,
            card=0.4,
            draw=0.3,
            big_die=0.2,
            reroll=0.4,
        ),
    ),
    "lucia": Style(
        Sentence("Loves points, and loves to be ahead."),
        ("roma/point", "roma/cards/arena", "roma/cards/fons-bacchi"),
        {"lead": 1.5, "trust": 1.05},
        Tastes(
            places=(1, 3, 5),
            place=0.5,
            avoided=(2, 4),
            cards=_POINTS,
            card=0.5,
            activate=0.6,
            big_die=-0.1,
        ),
    ),
    "titus": Style(
        Sentence("Guards his points, and wastes no die."),
        ("roma/shield", "roma/cards/castra", "roma/cards/decurio"),
        {"danger": 1.2, "doom": 1.2},
        Tastes(
            places=(1, 6),
            place=0.5,
            avoided=(3, 4),
            cards=_GUARDS,
            card=0.4,
            lay=1.0,
            big_die=0.1,
        ),
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
