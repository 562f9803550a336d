"""Pictures for the rulebook, made of the table's own pieces."""

from collections.abc import Callable
from typing import Final

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.scenes.parts.picture_caption import captioned
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum.header import header
from colosseum.scenes.table.colosseum.panels.parts import paint_bundle
from colosseum.scenes.table.colosseum.pieces import coin, paint_dice, token
from colosseum.scenes.table.colosseum.rulebook_picture_parts import (
    SEATS,
    draw_card,
    draw_part,
    shown_state,
)
from colosseum.scenes.table.colosseum.spectacle.count import PART_NAMES
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row, split, squares
from colosseum.widgets.theme import FADED, NUMBER, PURPLE, STRONG, TERRACOTTA, TITLE
from colosseum.widgets.widget import Look
from colosseum.widgets.zoomed_part import through
from colosseum.words.translation import say, tr


def illustrate(brush: Brush, name: str, box: Box) -> None:
    """Draw the picture of that name in the middle of the box."""
    with brush.unspoken():  # the rules below say all of it in words
        ILLUSTRATIONS[name](brush, box)


def _setup(brush: Brush, box: Box) -> None:
    ring, purse, cards = split(box, (1.1, 1.1, 2), 20)
    draw_part(brush, Box(408, 49, 678, 678), ring)
    middle = (purse.centerx, purse.top + purse.height * 0.3)
    coin(brush, middle, 30, RULES.start_coins)
    size = min(40.0, purse.width / 6 - 6)
    dealt = (Asset.GLADIATOR, Asset.GLADIATOR, Asset.HORSE, Asset.COMEDIAN, Asset.SHIP, Asset.TORCH)
    line = Box(purse.left, purse.top + purse.height * 0.62, purse.width, size)
    for asset, place in zip(dealt, squares(line, len(dealt), size), strict=True):
        token(brush, asset, place)
    for number, place in zip((4, 10), row(cards, 2, 20), strict=True):
        draw_card(brush, number, place)


def _turn(brush: Brush, box: Box) -> None:
    part = Box(488, 4, 714, 48)
    high = min(70.0, box.height * 0.4)
    ribbon = Box(box.left, box.centery - high, box.width, high)
    with through(brush, part, ribbon) as inner:
        for widget in header(shown_state()):
            widget.draw(inner, Look())
    wide = part.width * min(ribbon.width / part.width, ribbon.height / part.height)
    below = Box(0, 0, wide, min(64.0, box.height * 0.35))
    below.midtop = (box.centerx, ribbon.bottom + 14)
    pictures = ("ticket", "coin", "joker", "noble-emperor", "podium")
    for picture, place in zip(pictures, row(below, 5, 0), strict=True):
        brush.picture(picture, place)


def _investing(brush: Brush, box: Box) -> None:
    kinds = (
        ("", tr("Programme"), RULES.programme(20).price),
        ("arena-expansion", tr("Arena expansion"), RULES.expansion_price),
        ("ticket", tr("Season ticket"), RULES.ticket_price),
        ("loge", tr("Loge"), RULES.loge_price),
    )
    for (picture, words, price), place in zip(kinds, split(box, (1.3, 1, 1, 1), 20), strict=True):
        above = captioned(brush, place, words)
        if not picture:
            draw_card(brush, 20, above, price)
            continue
        shown = centred(above.center, min(104.0, above.height))
        brush.picture(picture, shown)
        coin(brush, (shown.right - 2, shown.bottom - 14), 19, price)


def _auctions(brush: Brush, box: Box) -> None:
    markets, bids = split(box, (1, 1.5), 20)
    draw_part(brush, Box(566, 306, 362, 92), markets)
    said = (
        (0, tr("bids {n}", n=8)),
        (1, tr("bids {n}", n=9)),
        (2, tr("steps out")),
        (0, tr("bids {n}", n=11)),
        (1, tr("steps out")),
    )
    for (seat, words), place in zip(said, row(bids, 5, 6), strict=True):
        above = captioned(brush, Box(place.left, place.centery - 50, place.width, 90), words)
        draw_emblem(brush, above.center, 27, SEATS[seat].colour)


def _trading(brush: Brush, box: Box) -> None:
    bundles = (Bundle((Asset.HORSE,), 3), Bundle((Asset.LION, Asset.CAGE)))
    low = Box(box.left + 60, 0, box.width - 120, min(96.0, box.height))
    low.centery = box.centery
    for seat, (bundle, place) in enumerate(zip(bundles, row(low, 2, 150), strict=True)):
        paint_bundle(brush, place, tr("{name} gives", name=SEATS[seat].name), bundle)
    for seat, x in ((0, low.centerx - 42), (1, low.centerx + 42)):
        draw_emblem(brush, (x, low.centery + 13), 28, SEATS[seat].colour)


def _nobles(brush: Brush, box: Box) -> None:
    dice, way = split(box, (1, 3), 20)
    paint_dice(brush, dice, (2, 0), min(72.0, dice.height * 0.6))
    draw_part(brush, Box(507, 42, 480, 150), way, (35, 0, 1, 2))


def _producing(brush: Brush, box: Box) -> None:
    card, total = split(box, (1, 3.4), 20)
    draw_card(brush, 20, card)
    pictures = ("crowd", "icon-crown", "ticket", "star", "noble-consul", "podium", "medal")
    parts = (24, 10, 5, 4, 10, 3, 3)
    places = split(total, (1,) * 7 + (1.2,), 8)
    for picture, words, number, place in zip(
        pictures, map(say, PART_NAMES), parts, places[:-1], strict=True
    ):
        middle = Box(place.left, place.centery - 70, place.width, 140)
        above = captioned(brush, middle, words, lines=2)
        look = "ink" if picture.startswith("icon") else ""
        brush.picture(picture, Box(above.left, above.top, above.width, 52), look)
        sign = "" if picture == "crowd" else "+"
        line = Box(above.left, above.top + 56, above.width, 34)
        style = STRONG.but(size=24, colour=TERRACOTTA, align="centre")
        brush.text(f"{sign}{number}", line, style, where="picture")
    sums = places[-1]
    style = NUMBER.but(size=46, colour=PURPLE, align="centre")
    brush.text(str(sum(parts)), sums, style, where="picture")


def _closing(brush: Brush, box: Box) -> None:
    podium, falls, gift = row(box, 3, 20)
    above = captioned(brush, podium, tr("A podium"))
    draw_emblem(brush, (above.centerx, above.top + 26), 22, 0)
    brush.picture("podium", Box(above.left, above.top + 46, above.width, above.height - 46))
    above = captioned(brush, falls, tr("One token discarded"))
    line = centred(above.center, min(240.0, above.width), min(62.0, above.height))
    for place, asset in zip(row(line, 3, 10), (4, 4, 7), strict=True):
        there = place.left < line.centerx + 20
        token(brush, list(Asset)[asset], centred(place.center, line.height), there=there)
    above = captioned(brush, gift, tr("A donation"))
    for seat, aside in ((0, -1), (2, 1)):
        draw_emblem(brush, (above.centerx + 130 * aside, above.centery), 26, seat)
        arrow = centred((above.centerx + 67 * aside, above.centery), 28)
        brush.picture("icon-arrow", arrow, "ink")
    token(brush, Asset.LION, centred(above.center, min(62.0, above.height)))


def _end(brush: Brush, box: Box) -> None:
    for (seat, number), place in zip(
        ((1, 49), (0, 57), (2, 44)), split(box, (1, 1.2, 1), 20), strict=True
    ):
        radius = min(34.0 if seat else 44.0, place.height * 0.26)
        middle = (place.centerx, place.top + place.height * 0.42)
        draw_emblem(brush, middle, radius, seat)
        if not seat:
            wreath = centred(middle, radius * 3.1)
            brush.picture("laurel", wreath)
        below = Box(place.left, place.bottom - 44, place.width, 40)
        colour = PURPLE if not seat else FADED
        style = TITLE.but(size=34 if not seat else 26, colour=colour, align="centre")
        brush.text(str(number), below, style, where="picture")


def _tokens(brush: Brush, box: Box) -> None:
    pictures = [f"star-{asset}" for asset in RULES.star_assets] + ["joker", "action", "medal"]
    for picture, place in zip(pictures, row(box, 10, 12), strict=True):
        brush.picture(picture, centred(place.center, min(place.width, 92.0, place.height)))


def _variant(brush: Brush, box: Box) -> None:
    """Who may bid once the first market is sold and the second player opens another."""
    high = min(150.0, box.height)
    line = Box(box.left, box.centery - high / 2, box.width, high)
    for intense, half in enumerate(row(line, 2, 40)):
        for seat, place in enumerate(row(half, 3, 0)):
            is_out = seat == 0 and not intense
            above = captioned(brush, place, tr("won") if is_out else tr("may bid"))
            radius = min(34.0, above.height * 0.3)
            draw_emblem(brush, above.center, radius, seat, symbols=not is_out)
            if is_out:
                brush.picture("icon-close", centred(above.center, radius * 1.2))
            if seat == 0 and intense:
                brush.picture("laurel", centred(above.center, min(104.0, above.height)))


ILLUSTRATIONS: Final[dict[str, Callable[[Brush, Box], None]]] = {
    "setup": _setup,
    "turn": _turn,
    "investing": _investing,
    "auctions": _auctions,
    "trading": _trading,
    "nobles": _nobles,
    "producing": _producing,
    "closing": _closing,
    "end": _end,
    "tokens": _tokens,
    "variant": _variant,
}
