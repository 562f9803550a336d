"""What the valuation believes about the game, in named numbers, all in victory points.

They are measured, not guessed: they come from thousands of games, and tournaments between
slightly different weights keep the winners.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

CARD_WORTHS: Final[Mapping[str, float]] = MappingProxyType(
    {
        "bestia": 3.0,
        "decurio": 2.5,
        "elephantus-militaris": 3.0,
        "equitatus": 2.0,
        "maecenas": 2.5,
        "magister": 2.5,
        "mercennarius": 3.0,
        "philosophus": 2.5,
        "pictor": 2.5,
        "praedator": 2.0,
        "restaurator": 2.0,
        "speculator": 2.0,
        "templarius": 4.0,
        "tuba": 1.5,
        "veneficus": 2.5,
        "aquaeductus": 2.0,
        "arena": 3.0,
        "aries": 2.5,
        "ballista": 2.5,
        "carrus-bovinus": 2.0,
        "castra": 2.0,
        "fons-bacchi": 2.5,
        "fortuna": 1.0,
        "forum": 4.0,
        "offertorium": 2.0,
        "portus": 1.5,
        "statua-jovis": 2.0,
        "taberna": 3.5,
        "telonium": 2.0,
        "triremis": 3.0,
        "via-cassia": 3.0,
    }
)
"""What a card in play is worth to its owner, wherever it is and whatever is opposite."""
USUAL_WORTH: Final = 2.0
"""The same for a card that is not listed."""


@dataclass(frozen=True, slots=True)
class Weights:
    hole: float = 2.0
    """What an empty place costs before it is filled."""
    sesterce: float = 0.35
    spendable: float = 9.0
    """Sesterces that can be spent soon; any more count for a third."""
    in_hand: float = 0.5
    """The share of its worth that a card has before it is paid for and laid."""
    next_in_hand: float = 0.6
    """How much less each further card of a hand counts."""
    uses: float = 0.5
    """How many dice a turn show the number of a place."""
    bribes: float = 0.6
    """How many turns bring a bribe to a card worth bribing."""
    most_rounds: float = 5.0
    """Turns of each player to look forward to, however full the supply."""
    drain: float = 4.0
    """Points that leave the supply in a turn of each player."""
    again: float = 0.3
    """How much the later uses of an attack count together, beside the first."""
    second_die: float = 4.0
    """The die that is left for a Forum."""
    lead: float = 0.25
    """What a point removed from the supply brings for each point of a lead."""
    stolen_die: float = 1.2
    seen_card: float = 0.6
    """A card taken from a rival's hand, besides the card."""
    fear: float = 1.0
    """What each point below three turns' losses costs."""
    doom: float = 20.0
    """To have as many empty places as points when the turn ends."""
    victory: float = 40.0
