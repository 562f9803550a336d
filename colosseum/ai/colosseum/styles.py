"""How each of the cast plays Colosseum: other weights at any level, and tastes.

`benchmarks/characters.py` measures that no style is stronger than another, and that they differ.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from colosseum.ai.characters import Manner
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.tastes import Likes, Tastes
from colosseum.rules.colosseum.data import Asset
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Style(Manner):
    factors: Mapping[str, float] = field(default_factory=dict)
    """By which factor a weight differs from that of the level."""
    tastes: Tastes = field(default_factory=Tastes)
    openings: tuple[Tastes, ...] = ()
    """What else it likes in the first turn, in the second …"""
    more_offers: int = 0
    """How many more deals it offers in a phase, or fewer."""
    jump: float | None = None
    """How much of the way to a market's price it bids at once; None: as its level does."""
    bid_step: int = 1
    """It likes its bids to be multiples of this."""


STYLES: Final[Mapping[str, Style]] = {
    "livia": Style(
        Sentence("Hoards season tickets and courts the nobles."),
        ("ticket", "noble-consul", "noble-senator"),
        {"noble_inside": 1.6, "noble_near": 1.4},
        Tastes(
            ticket=0.3, programme=-1.0, favourites=(Asset.PRIEST, Asset.TORCH), fancy=1.2, bid=-1.8
        ),
        (Tastes(ticket=6.0), Tastes(ticket=6.0)),
        more_offers=-1,
    ),
    "cassius": Style(
        Sentence("Bids high for the biggest programmes."),
        ("coin", "gladiator", "lion"),
        {},
        Tastes(grandeur=0.25, favourites=(Asset.GLADIATOR, Asset.LION), fancy=0.1),
        (Tastes(expansion=12.0),),
        jump=0.7,
    ),
    "flavia": Style(
        Sentence("Never saw a deal she couldn’t better."),
        ("horse", "decoration", "coin"),
        {"bargain": 0.3, "spare_token": 0.75, "fair_share": 0.9},
        Tastes(programme=0.8, favourites=(Asset.HORSE, Asset.DECORATION), fancy=0.8),
        (Tastes(loge=4.0),),
        more_offers=3,
    ),
    "gaius": Style(
        Sentence("Parts with a coin as if it were a tooth."),
        ("coin", "podium", "scenery"),
        {"coin": 1.15, "coin_late": 1.3, "bargain": 4.0, "fair_share": 1.1},
        Tastes(expansion=-1.0, favourites=(Asset.SCENERY,), fancy=1.5, bid=-2.1),
        (Tastes(ticket=6.0), Tastes(loge=3.0)),
        more_offers=-2,
        jump=0.0,
    ),
    "octavia": Style(
        Sentence("Takes what her rivals need most."),
        ("star", "priest", "ship"),
        {"denial": 1.9, "rival": 1.3, "second_plan": 1.2},
        Tastes(favourites=(Asset.PRIEST, Asset.SHIP), fancy=0.4),
        (Tastes(loge=4.0), Tastes(expansion=4.0)),
        more_offers=-1,
    ),
    "brutus": Style(
        Sentence("Trusts his dice and his luck."),
        ("die-6", "loge", "chariot"),
        {"star_near": 1.5, "unlikely_event": 1.2},
        Tastes(loge=3.0, favourites=(Asset.CHARIOT,), fancy=1.4, bid=2.2),
        (Tastes(loge=4.0), Tastes(ticket=4.0)),
        bid_step=5,
    ),
    "lucia": Style(
        Sentence("Wants the stars, the podium and the applause."),
        ("star", "podium", "comedian"),
        {"star_near": 1.6, "podium_hope": 1.4, "noble_near": 1.2},
        Tastes(loge=2.0, programme=-1.0, favourites=(Asset.TORCH,), fancy=1.4, bid=0.8),
        (Tastes(ticket=6.0), Tastes(expansion=4.0)),
        more_offers=1,
    ),
    "titus": Style(
        Sentence("Plays by the book, and shows you how."),
        ("medal", "laurel", "arena-expansion"),
        {"second_plan": 1.1},
        Tastes(favourites=(Asset.GLADIATOR, Asset.SHIP), fancy=0.3),
        (Tastes(expansion=12.0),),
        more_offers=1,
        jump=0.0,
    ),
}


def styled(habits: Habits, character: str) -> Habits:
    """A level's habits in a character's style; "" for no one in particular."""
    style = STYLES.get(character)
    if style is None:
        return habits
    weights = habits.weights
    changed = {name: getattr(weights, name) * factor for name, factor in style.factors.items()}
    return replace(
        habits,
        weights=replace(weights, **changed),
        offers=max(0, habits.offers + style.more_offers),
        jump=habits.jump if style.jump is None else style.jump,
        bid_step=style.bid_step,
    )


def likes(character: str) -> Likes:
    """What a character likes for its own sake; "" likes nothing in particular."""
    style = STYLES.get(character)
    return Likes(style.tastes, style.openings) if style else Likes()
