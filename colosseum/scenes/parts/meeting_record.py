"""How you have fared against one of the cast: as two numbers, and in words."""

from colosseum.play.statistics import Meetings
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, STRONG, UMBER_DARK
from colosseum.words.translation import ntr


def draw_record(brush: Brush, middle: tuple[float, float], met: Meetings | None) -> None:
    """Your victories and theirs on a small plate; nothing if you have never met."""
    if met is None:
        return
    plate = centred(middle, 50, 24)
    brush.slab(plate, UMBER_DARK, radius=12, edge=GOLD, edge_width=1.6)
    style = STRONG.but(size=15, colour=GOLD_LIGHT, align="centre")
    brush.text(f"{met.won}–{met.lost}", plate.inflate(-8, 0), style, where="record")


def record_words(name: str, met: Meetings) -> str:
    # Translators: {name} is an opponent; how many games you and {name} have won in so many games.
    return ntr(
        "You and {name} have met in {count} game: you won {won}, {name} won {lost}.",
        "You and {name} have met in {count} games: you won {won}, {name} won {lost}.",
        met.games,
        name=name,
        won=met.won,
        lost=met.lost,
    )
