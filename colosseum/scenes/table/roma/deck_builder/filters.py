"""Which cards are shown to choose from, and the row of buttons that decides it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES, CardData, CardNumber, CardSet
from colosseum.rules.roma.display_names import set_name
from colosseum.scenes.table.roma.deck_builder.layout import FILTERS
from colosseum.scenes.table.roma.set_tags import TAGS, paint_tag
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ptr, say, tr

PRICES: Final = ((0, 99), (0, 3), (4, 5), (6, 99))
"""The prices to choose from: any, and three spans."""
_WIDTHS: Final = (82.0, 152.0, 142.0, 134.0, 134.0, 146.0)
_GAP: Final = 8.0
_MOST_LETTERS: Final = 20


@dataclass(frozen=True, slots=True)
class Filters:
    is_building: bool | None = None
    """Only buildings or only characters, or both."""
    cards: CardSet | None = None
    price: int = 0
    """Which of `PRICES`."""
    query: str = ""

    def shows(self, card: CardData) -> bool:
        least, most = PRICES[self.price]
        return (
            self.is_building in (None, card.is_building)
            and (self.cards is None or card.copies_in(self.cards) > 0)
            and least <= card.price <= most
            and self._has_query(card)
        )

    def _has_query(self, card: CardData) -> bool:
        sought = self.query.casefold().strip()
        words = f"{card.name} {say(CARDS[card.number].text)}".casefold()
        return sought in words

    @property
    def shown(self) -> list[CardNumber]:
        """All cards to choose from, by name."""
        found = [card for card in RULES.cards if self.shows(card)]
        return [card.number for card in sorted(found, key=lambda card: card.name)]


class FilterRow:
    """The buttons and the search field above the cards."""

    def __init__(self, change: Callable[[Filters], None]) -> None:
        self._change = change

    def widgets(self, now: Filters) -> list[Widget]:
        boxes, left = [], FILTERS.left
        for width in _WIDTHS:
            boxes.append(Box(left, FILTERS.top, width, FILTERS.height))
            left += width + _GAP
        search = Box(left, FILTERS.top, FILTERS.right - left, FILTERS.height)
        kinds = [self._kind(now, kind, box) for kind, box in zip(_KINDS, boxes[:3], strict=True)]
        sets = [self._set(now, cards, box) for cards, box in zip(_SETS, boxes[3:5], strict=True)]
        return [*kinds, *sets, self._price(now, boxes[5]), self._search(now, search)]

    def _kind(self, now: Filters, is_building: bool | None, box: Box) -> Widget:
        count = sum(is_building in (None, card.is_building) for card in RULES.cards)
        words = {
            None: ptr("cards", "All {n}", n=count),
            # Translators: the button that shows only characters, and how many kinds there are.
            False: tr("Characters {n}", n=count),
            True: tr("Buildings {n}", n=count),
        }[is_building]
        return Button(
            f"kind-{is_building}",
            box,
            words,
            partial(self._change, replace(now, is_building=is_building)),
            kind=Kind.CHIP,
            chosen=now.is_building == is_building,
            size=17,
        )

    def _set(self, now: Filters, cards: CardSet, box: Box) -> Widget:
        count = sum(card.copies_in(cards) > 0 for card in RULES.cards)
        chosen = now.cards is cards
        return _SetChip(
            f"set-{cards.value}",
            box,
            # Translators: {set} is the name of a set of cards, {n} how many kinds it has.
            tr("{set} {n}", set=set_name(cards), n=count),
            partial(self._change, replace(now, cards=None if chosen else cards)),
            kind=Kind.CHIP,
            picture=TAGS[cards],
            chosen=chosen,
            size=17,
        )

    def _price(self, now: Filters, box: Box) -> Widget:
        least, most = PRICES[now.price]
        words = tr("Any price")
        if now.price:
            # Translators: only cards of these prices are shown.
            words = tr("Up to {most}", most=most)
            if least:
                words = f"{least}–{most}" if most < 99 else tr("From {least}", least=least)
        step = partial(self._change, replace(now, price=(now.price + 1) % len(PRICES)))
        return Button(
            "price",
            box,
            words,
            step,
            kind=Kind.CHIP,
            picture="roma/price",
            picture_size=24,
            chosen=now.price > 0,
            tip=tr("Click to change the prices shown."),
            size=17,
        )

    def _search(self, now: Filters, box: Box) -> Widget:
        field = Field(
            "search",
            box,
            now.query,
            lambda words: self._change(replace(now, query=words)),
            most=_MOST_LETTERS,
            # Translators: in the empty field to look for a card.
            empty=tr("Name or text"),
        )
        field.spoken = field.empty
        return field


_KINDS: Final = (None, False, True)
_SETS: Final = (CardSet.ROMA, CardSet.ARENA)


class _SetChip(Button):
    """A button with the tag of a set for its picture."""

    def _draw_picture(self, brush: Brush, box: Box, inside: Box) -> Box:
        paint_tag(brush, self.picture, (box.left + 26, box.centery))
        return Box(box.left + 44, inside.top, box.right - box.left - 54, inside.height)
