"""What the valuation believes about the game, in named numbers, all in victory points.

What cards, empty places, money and hands are worth comes from several thousand games: from how
often the player who had them won, compared with a victory point. The rest is judgement, for
`benchmarks/tune.py --game roma` to improve.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

CARD_WORTHS: Final[Mapping[str, float]] = MappingProxyType(
    {
        "bestia": 1.64,
        "decurio": 0.45,
        "elephantus-militaris": 0.72,
        "equitatus": 1.52,
        "maecenas": 1.0,
        "magister": 0.59,
        "mercennarius": 0.8,
        "philosophus": 0.32,
        "pictor": 0.66,
        "praedator": 0.1,
        "restaurator": 0.2,
        "speculator": 0.26,
        "templarius": 1.39,
        "tuba": 0.34,
        "veneficus": 0.24,
        "aquaeductus": 0.14,
        "arena": 1.38,
        "aries": 1.02,
        "ballista": 1.39,
        "carrus-bovinus": 0.36,
        "castra": 0.23,
        "fons-bacchi": 1.68,
        "fortuna": 0.1,
        "forum": 2.0,
        "offertorium": 0.67,
        "portus": 0.1,
        "statua-jovis": 0.69,
        "taberna": 2.14,
        "telonium": 1.88,
        "triremis": 1.09,
        "via-cassia": 0.26,
        # The first Roma's
        "architectus": 0.1,
        "centurio": 1.68,
        "consiliarius": 0.81,
        "consul": 0.1,
        "essedum": 0.7,
        "gladiator": 1.59,
        "haruspex": 0.14,
        "legat": 0.1,
        "legionarius": 0.3,
        "mercator": 1.82,
        "nero": 1.09,
        "praetorianus": 0.33,
        "scaenicus": 0.51,
        "senator": 0.68,
        "sicarius": 0.77,
        "tribunus-plebis": 1.19,
        "velites": 0.63,
        "aesculapinum": 0.1,
        "basilica": 0.62,
        "machina": 0.45,
        "mercatus": 1.85,
        "onager": 0.84,
        "templum": 0.54,
        "turris": 0.83,
    }
)
"""What a card in play is worth to its owner, wherever it is and whatever is opposite."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Compared as objects, so that what follows from them is quickly found again."""

    hole: float = 2.4
    """What an empty place costs before it is filled."""
    trust: float = 0.65
    """How much of what a card could do now it will do in the turns to come."""
    bribed: float = 0.65
    """The same for a card beside Bribery."""
    most_rounds: float = 5.0
    """Turns of each player to look forward to, however full the supply."""
    drain: float = 4.0
    """Points that leave the supply in a turn of each player."""
    late: float = 1.1
    """How much more a point counts once the supply is empty."""
    sesterce: float = 0.18
    spendable: float = 9.0
    """Sesterces that can be spent soon; any more count for next to nothing."""
    any_card: float = 1.0
    """What any card of a hand is good for, besides its worth: it can fill a place."""
    in_hand: float = 0.35
    """The share of its use that a card has before it is paid for and laid."""
    next_in_hand: float = 0.6
    """How much less each further card of a hand counts."""
    second_die: float = 4.0
    """The die that is left for a Forum."""
    lead: float = 0.25
    """What a point removed from the supply brings for each point of a lead."""
    stolen_die: float = 1.2
    danger: float = 0.85
    """What each point below two turns' losses costs."""
    doom: float = 12.0
    """To have as many empty places as points when the turn ends."""
    rival: float = 1.0
    """How much of what the rival has and can do counts."""
    victory: float = 40.0
    telling_lead: float = 6.0
    """The lead that wins about three games of four."""
