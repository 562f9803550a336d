"""A person's rating in a game: the number, how sure it is, and what the levels have."""

from colosseum.games import GameKit
from colosseum.play.rating import LEAST_GAMES, Rating
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import MEDIUM, NUMBER, PURPLE, SMALL
from colosseum.widgets.widget import Area, Look, Role, Widget
from colosseum.words.translation import ntr, say, tr


def rating_row(kit: GameKit, box: Box, rating: Rating | None) -> Widget:
    words = ntr("after {count} game", "after {count} games", LEAST_GAMES)
    # Translators: how far a rating may be off: “± 60”.
    error = "" if rating is None else tr("± {count}", count=rating.error)

    def paint(brush: Brush, look: Look) -> None:
        picture = Box(box.left, box.centery - 13, 26, 26)
        brush.picture(kit.mark, picture)
        title = Box(picture.right + 10, box.top, box.width * 0.5 - 20, box.height)
        brush.text(say(kit.title), title, MEDIUM.but(size=18), where="rating")
        rest = Box(title.right, box.top, box.right - title.right, box.height)
        if rating is None:
            brush.text(words, rest, SMALL.but(size=16, align="right"), where="rating")
            return
        right = Box(rest.right - 58, rest.top, 58, rest.height)
        brush.text(error, right, SMALL.but(size=16, align="right"), where="rating")
        value = Box(rest.left, rest.top, rest.width - 64, rest.height)
        style = NUMBER.but(size=25, colour=PURPLE, align="right")
        brush.text(str(rating.value), value, style, where="rating")

    found = Area(f"rating-{kit.name}", box, paint, tip=rating_tip(kit))
    told = words if rating is None else f"{rating.value} {error}"
    found.role, found.spoken = Role.WORDS, f"{say(kit.title)}: {told}"
    return found


def rating_tip(kit: GameKit) -> str:
    """What the levels have, to compare with."""
    title = say(kit.title)
    about = tr("Your rating in {game}, from solo games:", game=title)
    levels = [
        # Translators: a level and its rating: “Novice: 1200”.
        tr("{level}: {rating}", level=level.title, rating=level.rating)
        for level in kit.ai.levels
        if level.rating is not None
    ]
    return "\n".join((about, *levels))
