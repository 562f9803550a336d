"""Pictures for the rulebook, made of the table's own pieces; those of cards go by their keys."""

from collections.abc import Callable
from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES, CardSet
from colosseum.rules.roma.display_names import set_name
from colosseum.scenes.parts.picture_caption import captioned
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.header_bar import RIBBON, TOP, paint_bar, paint_phases
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.card_faces import price
from colosseum.scenes.table.roma.card_table import TABLES
from colosseum.scenes.table.roma.cards import card_tip
from colosseum.scenes.table.roma.rulebook_picture_parts import (
    MINE,
    THEIRS,
    card_box,
    draw_arrow,
    draw_card,
    draw_on_symbol,
    draw_row,
)
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row, split
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import FADED, GOLD, GOLD_LIGHT, NUMBER, PURPLE, TERRACOTTA
from colosseum.widgets.zoomed_part import through
from colosseum.words.translation import say, tr


def illustrate(brush: Brush, name: str, box: Box) -> None:
    """Draw the picture of that name in the middle of the box."""
    if name in ILLUSTRATIONS:
        with brush.unspoken():  # the rules below say all of it in words, and links what they show
            ILLUSTRATIONS[name](brush, box)
        return
    title, *more = card_tip(RULES.number(name)).split("\n")
    with spoken_as(brush, f"{title}: {'. '.join(more)}", box):
        draw_card(brush, name, box)


def _setup(brush: Brush, box: Box) -> None:
    points, cards, supply = split(box, (1, 3, 1.1), 24)
    # Translators: victory points for each player.
    above = captioned(brush, points, tr("{n} each", n=RULES.setup_points))
    _draw_points(brush, above.center, min(130.0, above.height), RULES.setup_points)
    above = captioned(brush, cards, tr("Give two away, keep three"))
    given, arrow, kept = split(above, (2, 0.7, 3), 4)
    for key, place in zip(("maecenas", "forum"), row(given, 2, 8), strict=True):
        draw_card(brush, key, place)
    draw_emblem(brush, (arrow.centerx, arrow.centery - 30), 20, THEIRS)
    draw_arrow(brush, (arrow.centerx, arrow.centery + 16), to_left=True)
    for key, place in zip(("restaurator", "triremis", "bestia"), row(kept, 3, 8), strict=True):
        draw_card(brush, key, place)
    above = captioned(brush, supply, tr("The supply"))
    with through(brush, layout.SUPPLY.inflate(8, 8), above) as inner:
        board.paint_supply_ground(inner)
        board.paint_supply(inner, RULES.points - 2 * RULES.setup_points)


def _turn(brush: Brush, box: Box) -> None:
    high = min(60.0, box.height * 0.36)
    ribbon = Box(box.left, box.centery - high - 4, box.width, high)
    part = Box(RIBBON.left - 14, TOP.top + 2, RIBBON.width + 42, TOP.height - 4)
    with through(brush, part, ribbon) as inner:
        paint_bar(inner, "", Box(0, 0, 1, 1))
        paint_phases(inner, [tr("Empty places"), tr("Roll"), tr("Act")], 2)
    wide = part.width * min(ribbon.width / part.width, ribbon.height / part.height)
    below = Box(0, 0, wide, min(72.0, box.height * 0.42))
    below.midtop = (box.centerx, ribbon.bottom + 12)
    lost, rolled, act = row(below, 3, 0)
    _draw_points(brush, lost.center, below.height * 1.1, -1)
    for number, die in enumerate((3, 4, 6)):
        at = (rolled.centerx + (number - 1) * below.height, rolled.centery)
        board.paint_die(brush, die, at, below.height * 0.8, MINE)
    for number, picture in enumerate(("symbol-money", "symbol-cards", "battle", "hand")):
        at = (act.centerx + (number - 1.5) * below.height, act.centery)
        brush.picture(f"roma/{picture}", centred(at, below.height * 0.8))


def _money_and_cards(brush: Brush, box: Box) -> None:
    money, draw, play = split(box, (1, 2.1, 1.1), 36)
    above = captioned(brush, money, tr("4 sesterces"))
    draw_on_symbol(brush, "money", 4, (above.left + 60, above.centery))
    draw_arrow(brush, (above.centerx + 16, above.centery))
    for number in range(4):
        brush.picture("coin", centred((above.right - 50 + 22 * (number - 1), above.centery), 46))
    above = captioned(brush, draw, tr("Draw 3, keep 1"))
    draw_on_symbol(brush, "cards", 3, (above.left + 60, above.centery))
    draw_arrow(brush, (above.left + 140, above.centery))
    left = above.left + 170
    cards = row(Box(left, above.top + 8, above.right - left, above.height - 16), 3, 14)
    brush.slab(card_box(cards[0]).inflate(14, 14), GOLD_LIGHT, radius=12, edge=GOLD, edge_width=3)
    for key, place in zip(("bestia", "forum", "tuba"), cards, strict=True):
        draw_card(brush, key, place)
    above = captioned(brush, play, tr("Pay the price, and lay the card on any of your places"), 2)
    price(brush, centred((above.left + 40, above.centery), 54), RULES.cards[0].price)
    draw_arrow(brush, (above.centerx - 26, above.centery))
    draw_card(brush, RULES.cards[0].key, Box(above.centerx, above.top, 110, above.height))


def _activating(brush: Brush, box: Box) -> None:
    own, card, bribe = split(box, (3, 0.7, 1.4), 30)
    above = captioned(brush, own, tr("A die on the symbol with its number"))
    draw_row(brush, above, die=4)
    draw_arrow(brush, (own.right + 15, above.centery))
    draw_card(brush, "ballista", captioned(brush, card, tr("acts")))
    above = captioned(brush, bribe, tr("Any die, and its number in sesterces"), 2)
    draw_on_symbol(brush, "bribery", 2, (above.left + above.width * 0.3, above.centery))
    for number in range(2):
        at = (above.left + above.width * 0.68 + 34 * number, above.centery)
        brush.picture("coin", centred(at, 48))


def _battles(brush: Brush, box: Box) -> None:
    attacker, targets, rolls = split(box, (0.8, 2.2, 2.2), 60)
    draw_card(brush, "ballista", captioned(brush, attacker, tr("Your card")))
    battle = ((attacker.right + targets.left) / 2, box.centery - 12)
    brush.picture("roma/battle", centred(battle, 54))
    above = captioned(brush, targets, tr("Directly or diagonally opposite"))
    for key, place in zip(("forum", "arena", "aquaeductus"), row(above, 3, 8), strict=True):
        draw_card(brush, key, place)
    line = Box(rolls.left, rolls.centery - 50, rolls.width, 100)
    needed = CARDS[RULES.number("forum")].defence - 1
    above = captioned(brush, line, tr("+1: a {n} or more fells Forum", n=needed))
    for face, place in enumerate(row(above, RULES.faces, 6), start=1):
        picture = centred(place.center, min(place.width, 58.0))
        opacity = 255 if face >= needed else 90
        brush.picture(f"roma/battle-die-{face}", picture, opacity=opacity)


def _copying(brush: Brush, box: Box) -> None:
    opposite, beside, any_card = split(box, (1, 1.6, 1.3), 44)
    first, second = row(captioned(brush, opposite, tr("The opposite card")), 2, 44)
    draw_card(brush, "magister", first)
    draw_card(brush, "forum", second)
    draw_arrow(brush, (opposite.centerx, first.centery), to_left=True)
    places = row(captioned(brush, beside, tr("The card to its left or right")), 3, 40)
    for key, place in zip(("bestia", "via-cassia", "aries"), places, strict=True):
        draw_card(brush, key, place)
    draw_arrow(brush, (places[0].right + 20, places[0].centery))
    draw_arrow(brush, (places[1].right + 20, places[0].centery), to_left=True)
    first, second = row(captioned(brush, any_card, tr("Another card, for its price")), 2, 84)
    draw_card(brush, "maecenas", first)
    draw_card(brush, "pictor", second)
    price(brush, centred((any_card.centerx, first.centery - 34), 40), 3)
    draw_arrow(brush, (any_card.centerx, first.centery + 8), to_left=True)


def _choices(brush: Brush, box: Box) -> None:
    asked = (
        ("portus", tr("Swap two cards")),
        ("castra", tr("Choose the place")),
        ("speculator", tr("Take from the hand")),
        ("restaurator", tr("Take a discard")),
        ("statua-jovis", tr("Pay, or decline")),
    )
    for (key, words), place in zip(asked, row(box, len(asked), 20), strict=True):
        draw_card(brush, key, captioned(brush, place, words))


def _five_ways(brush: Brush, box: Box) -> None:
    both = ("bestia", "legat")
    ways = (
        (say(set_name(CardSet.ARENA)), ("bestia",)),
        (tr("Mixed"), both),
        (tr("A set each"), both),
        (tr("Own decks"), both),
        (say(set_name(CardSet.ROMA)), ("legat",)),
    )
    places = split(box, [len(cards) + 0.2 for _, cards in ways], 30)
    for (words, cards), place in zip(ways, places, strict=True):
        inside = captioned(brush, place, words)
        for key, at in zip(cards, row(inside, len(cards), 10), strict=True):
            draw_card(brush, key, at)


def _changing_values(brush: Brush, box: Box) -> None:
    protects, weakens, helped = split(box, (1, 1, 3.4), 40)
    draw_card(brush, "turris", captioned(brush, protects, tr("Your other cards: +1"), 2))
    draw_card(brush, "essedum", captioned(brush, weakens, tr("Your opponent’s cards: −2"), 2))
    above = captioned(brush, helped, tr("A Forum with 2 more points, and a third die"), 2)
    places = row(above, 3, 44)
    for key, place in zip(("basilica", "forum", "templum"), places, strict=True):
        draw_card(brush, key, place)
    draw_arrow(brush, (places[0].right + 22, places[0].centery))
    draw_arrow(brush, (places[1].right + 22, places[0].centery), to_left=True)


def _blocks_and_actors(brush: Brush, box: Box) -> None:
    blocks, acts = split(box, (1.5, 1.5), 60)
    above = captioned(brush, blocks, tr("No die on this symbol next turn"))
    first, second = row(above, 2, 44)
    draw_card(brush, "praetorianus", first)
    brush.picture("roma/symbol-4", centred(second.center, min(110.0, second.height)))
    draw_arrow(brush, (above.centerx, above.centery))
    above = captioned(brush, acts, tr("Another of your characters"))
    first, second = row(above, 2, 44)
    draw_card(brush, "scaenicus", first)
    draw_card(brush, "tribunus-plebis", second)
    draw_arrow(brush, (above.centerx, above.centery), to_left=True)


def _end(brush: Brush, box: Box) -> None:
    winner, loser, supply = split(box, (1.1, 1, 1.1), 30)
    for place, seat, points in ((winner, MINE, 21), (loser, THEIRS, 15)):
        side = min(150.0 if seat == MINE else 120.0, place.height)
        _draw_points(brush, (place.centerx, place.centery), side, points, faded=seat == THEIRS)
        draw_emblem(brush, (place.centerx - side * 0.75, place.centery), side * 0.2, seat)
    above = captioned(brush, supply, tr("The supply"))
    with through(brush, layout.SUPPLY.inflate(8, 8), above) as inner:
        board.paint_supply_ground(inner)
        board.paint_supply(inner, 0)


def _draw_points(
    brush: Brush, middle: tuple[float, float], side: float, points: int, *, faded: bool = False
) -> None:
    """A laurel with a number of victory points in it, perhaps lost ones."""
    brush.picture("laurel", centred(middle, side))
    colour = TERRACOTTA if points < 0 else FADED if faded else PURPLE
    style = NUMBER.but(size=side * 0.34, colour=colour, align="centre")
    words = str(points).replace("-", "−")
    at = (middle[0], middle[1] - side * 0.04)
    brush.text(words, centred(at, side * 0.7, side * 0.5), style, where="picture")


ILLUSTRATIONS: Final[dict[str, Callable[[Brush, Box], None]]] = {
    "setup": _setup,
    "turn": _turn,
    "money-and-cards": _money_and_cards,
    "activating": _activating,
    "battles": _battles,
    "copying": _copying,
    "choices": _choices,
    "end": _end,
    "five-ways": _five_ways,
    "changing-values": _changing_values,
    "blocks-and-actors": _blocks_and_actors,
    **TABLES,
}
