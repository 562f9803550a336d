"""The rulebook: every rule in friendly words, with pictures and a search.

It opens over any scene, and changes nothing there.
"""

from typing import Final

import pygame

from colosseum import games
from colosseum.scenes.parts.amphitheatre_backdrop import painted_steps
from colosseum.scenes.parts.key_page import KEYS, paint_keys
from colosseum.scenes.parts.pad_page import PAD, paint_pad
from colosseum.scenes.parts.page_by_game import PageByGame
from colosseum.scenes.parts.rule_page import below_head, paint_page
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    draw_panel,
    row_button,
)
from colosseum.scenes.scene import Window
from colosseum.tutor import rulebook
from colosseum.tutor.rulebook import Hit, RulePage
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.layout import column, row
from colosseum.widgets.theme import BODY, CREAM, GOLD, STONE_DARK
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr

_LIST: Final = Box(LEFT, TOP, 300, BOTTOM - TOP)
_PANEL: Final = Box(_LIST.right + 24, TOP, RIGHT - _LIST.right - 24, BOTTOM - TOP)
_SEARCH: Final = Box(LEFT, TOP, _LIST.width, 46)
PAGE: Final = _PANEL.inflate(-64, -48)
"""Where a page is painted."""
_ACROSS: Final = 3
"""Pages of a chapter side by side."""
_MOST: Final = 11
"""Results that fit below the field."""


def _entry_boxes(count: int) -> list[Box]:
    top = _SEARCH.bottom + 14
    return column(Box(_LIST.left, top, _LIST.width, BOTTOM - top), count, 7, tallest=43)


class RulebookScene(PageByGame):
    def __init__(self, window: Window, place: int = 0, game: str = "") -> None:
        """Open at the page with this index."""
        super().__init__(window, game)
        self.place = place
        self.query = ""
        self.marked = ""
        """The rule chosen from the search results."""
        self._is_told = True
        """Whether the page is told as a whole, and not only what was found on it."""
        self.page.typing_goes_to = "search"

    @classmethod
    def explaining(cls, window: Window, game: str, decision: str) -> "RulebookScene":
        """Open at the page that explains a kind of decision; only this game's rules matter now."""
        book = cls(window, rulebook.page_for(game, decision), game)
        book.has_tabs = False
        return book

    @classmethod
    def at_page(cls, window: Window, game: str, name: str) -> "RulebookScene":
        """Open at the page of this name; only this game's rules matter now."""
        book = cls(window, 0, game)
        book.place, book.has_tabs = book.place_of(name), False
        return book

    @property
    def title(self) -> str:
        return tr("Rulebook")

    @property
    def pages(self) -> tuple[RulePage, ...]:
        return rulebook.pages(self.game)

    @property
    def shown(self) -> RulePage:
        return self.pages[self.place]

    @property
    def hits(self) -> list[Hit]:
        return rulebook.found(self.game, self.query, tr)

    # What can be pressed

    def contents(self) -> list[Widget]:
        search = Field(
            "search",
            _SEARCH,
            self.query,
            self.look_for,
            most=24,
            empty=tr("Type to search"),
        )
        search.spoken = search.empty
        entries = self._results() if self.query else self._contents()
        return [search, *entries, *self._inner_pages(), *self._turners()]

    def _contents(self) -> list[Widget]:
        listed = rulebook.pages_in(self.game, "")
        return [
            self._entry(f"page {page.name}", box, tr(page.title), self.pages.index(page), "")
            for page, box in zip(listed, _entry_boxes(len(listed)), strict=True)
        ]

    def _inner_pages(self) -> list[Widget]:
        """What leads to the pages of the chapter shown, or to those that its picture names."""
        links = games.table(self.game).links(self.shown.picture, below_head(PAGE))
        if links and not self.shown.cards:
            return [self._link(self.place_of(name), box, words) for name, box, words in links]
        inner = rulebook.pages_in(self.game, self.shown.name)
        lines = column(below_head(PAGE), -(-len(inner) // _ACROSS), 18, tallest=76)
        boxes = [box for line in lines for box in row(line, _ACROSS, 18)]
        return [self._inner_entry(page, box) for page, box in zip(inner, boxes, strict=False)]

    def place_of(self, name: str) -> int:
        return [page.name for page in self.pages].index(name)

    def _link(self, place: int, box: Box, words: str) -> Widget:
        """A part of the picture that leads to another page."""

        def paint(brush: Brush, look: Look) -> None:
            if look.lit:
                brush.slab(box, None, radius=6, edge=GOLD, edge_width=2.5)

        key = f"page {self.pages[place].name}"
        link = Area(key, box, paint, on_press=lambda: self.open(place))
        link.spoken = words
        return link

    def _inner_entry(self, page: RulePage, box: Box) -> Button:
        return Button(
            f"page {page.name}",
            box,
            tr(page.title),
            lambda: self.open(self.pages.index(page)),
            picture=page.icon,
            picture_size=58,
            tip=tr(page.summary),
        )

    def _results(self) -> list[Widget]:
        made: list[Widget] = []
        hits = self.hits[:_MOST]
        for number, (hit, box) in enumerate(zip(hits, _entry_boxes(len(hits)), strict=True)):
            rule = hit.rule.id if hit.rule else ""
            place = self.pages.index(hit.page)
            made.append(self._entry(f"hit {number}", box, _hit_words(hit), place, rule))
        return made

    def _entry(self, key: str, box: Box, words: str, place: int, rule: str) -> Button:
        page = self.pages[place]
        is_open = page == self.shown or page.name == self.shown.chapter
        return Button(
            key,
            box,
            words,
            lambda: self.open(place, rule),
            kind=Kind.CHIP if self.query else Kind.PLAIN,
            chosen=is_open and rule == self.marked,
            size=17,
            align="left",
            inset=16,
        )

    def _turners(self) -> list[Widget]:
        first = None if self.place else tr("This is the first page.")
        is_last = self.place == len(self.pages) - 1
        last = tr("This is the last page.") if is_last else None
        return [
            row_button(
                "before",
                tr("Previous page"),
                lambda: self.turn(-1),
                right=RIGHT - 236,
                disabled_because=first,
            ),
            row_button(
                "after", tr("Next page"), lambda: self.turn(1), right=RIGHT, disabled_because=last
            ),
        ]

    # What the player does

    def choose_game(self, game: str) -> None:
        self.place, self.query, self.marked = 0, "", ""
        super().choose_game(game)

    def open(self, place: int, rule: str = "") -> None:
        self.place, self.marked, self._is_told = place, rule, not rule
        found = next((it for it in self.shown.rules if it.id == rule), None)
        if found is not None:
            self.window.announce(_read_out(Hit(self.shown, found)), at_once=True)
        self.rebuild()

    def turn(self, by: int) -> None:
        self.open(max(0, min(len(self.pages) - 1, self.place + by)))

    def look_for(self, words: str) -> None:
        """Search for the words, and open the first result."""
        self.query, self._is_told = words, not words
        hits = self.hits
        if hits:
            first = hits[0]
            self.place = self.pages.index(first.page)
            self.marked = first.rule.id if first.rule else ""
            count = ntr("{count} result", "{count} results", len(hits))
            self.window.announce(f"{count}. {_read_out(first)}", at_once=True)
        elif words:
            self.window.announce(_nothing_found(), at_once=True)
        else:
            self.marked = ""
        self.rebuild()

    def key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        elif event.key == pygame.K_F1:
            self.back()
        elif event.key == pygame.K_ESCAPE and self.query:
            self.look_for("")
        else:
            return super().key(event)
        return True

    # What can be seen

    def paint_under(self, brush: Brush) -> None:
        """Paint the page, kept as one picture: the board in it takes a while to draw."""
        backdrop = painted_steps(brush.paintbox)
        words = (self.game, self.place, self.marked, tr(self.shown.title))
        depends_on = (*words, brush.screen, backdrop)
        brush.kept(Appearance(RulebookScene, depends_on), super().paint_under)
        if self.query:
            self._paint_count(brush)

    def paint_panels(self, brush: Brush) -> None:
        draw_panel(brush, _PANEL)
        brush.encloses(tr(self.shown.title), _PANEL, is_told=self._is_told)
        paint_page(brush, self.shown, PAGE, self._illustrate, self.marked)

    def _illustrate(self, brush: Brush, name: str, box: Box) -> None:
        kit = games.table(self.game)
        if name == KEYS:
            paint_keys(brush, box, kit.keys, kit.workshop_keys)
        elif name == PAD:
            paint_pad(brush, box, kit.keys, kit.workshop_keys)
        else:
            kit.illustrate(brush, name, box)

    def _paint_count(self, brush: Brush) -> None:
        count = len(self.hits)
        if not count:
            words = _nothing_found()
            room = Box(_LIST.left, _SEARCH.bottom + 14, _LIST.width, 60)
            brush.text(words, room, BODY.but(size=19, colour=CREAM, valign="top"), lines=3)
        elif count > _MOST:
            more = ntr("and {count} more result", "and {count} more results", count - _MOST)
            room = Box(_LIST.left + 16, BOTTOM - 36, _LIST.width, 30)
            brush.text(more, room, BODY.but(colour=STONE_DARK), where="search")


def _nothing_found() -> str:
    return tr("Nothing found. Try another word.")


def _hit_words(hit: Hit) -> str:
    """The page, and the number of the rule on it."""
    number = "" if hit.rule is None else hit.page.rules.index(hit.rule) + 1
    return " · ".join(filter(None, (tr(hit.page.title), str(number))))


def _read_out(hit: Hit) -> str:
    """Where it was found, and what it says."""
    words = tr(hit.page.summary) if hit.rule is None else tr(hit.rule.words)
    return f"{_hit_words(hit)}: {words}"
