"""All decks of the player in a list: open one, delete one, and see why one cannot be used."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from colosseum.play.roma.deck_files import KeptDeck
from colosseum.play.roma.deck_workshop import Workshop
from colosseum.rules.roma.data import RULES
from colosseum.scenes import routes
from colosseum.scenes.parts.titled_scene import draw_panel, inside
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.roma.deck_builder.deck_questions import delete_question
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, column, row
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    GREEN,
    INK,
    PAPER,
    RED,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA_DARK,
    TITLE,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, say, tr

_ROWS: Final = 8
_LEAST_ROWS: Final = 3
_PITCH: Final = 72.0


class DeckList(Scene):
    """Over the deck builder."""

    over = True

    def __init__(
        self,
        window: Window,
        workshop: Workshop,
        on_open: Callable[[str], None],
        on_delete: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._workshop = workshop
        self._on_open = on_open
        self._on_delete = on_delete
        self._page = 0
        rows = max(_LEAST_ROWS, min(_ROWS, len(workshop.decks)))
        self._box = centred(WHOLE.center, 980, 184 + rows * _PITCH)
        self._room = inside(self._box)
        self._room.height = rows * _PITCH
        self._places = column(self._room, rows, 10)

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._workshop.decks) // _ROWS))

    @property
    def _listed(self) -> list[KeptDeck]:
        return self._workshop.decks[self._page * _ROWS :][:_ROWS]

    @property
    def _below(self) -> Box:
        return Box(self._room.left, self._box.bottom - 80, self._room.width, 54)

    # What can be pressed

    def widgets(self) -> list[Widget]:
        self._page = min(self._page, self._pages - 1)
        found: list[Widget] = []
        for kept, place in zip(self._listed, self._places, strict=False):
            found += self._entry(kept, place)
        close, before, after = row(self._below, 3, 20)
        found.append(Button("close", close, tr("Close"), self.back))
        if self._pages > 1:
            first = None if self._page else tr("This is the first page.")
            is_last = self._page == self._pages - 1
            last = tr("This is the last page.") if is_last else None
            turn = self._turn
            words = tr("Previous page"), tr("Next page")
            found += [
                Button("before", before, words[0], partial(turn, -1), disabled_because=first),
                Button("after", after, words[1], partial(turn, 1), disabled_because=last),
            ]
        return found

    def _entry(self, kept: KeptDeck, place: Box) -> list[Widget]:
        line = Box(place.left, place.top, place.width - 140, place.height)
        bin_box = Box(line.right + 12, place.top + 8, 128, place.height - 16)
        paint = partial(self._paint_entry, kept, line)
        refused = None if kept.trouble is None else say(kept.trouble)
        opening = partial(self._open, kept.key)
        key = f"listed-{kept.key}"
        entry = Area(key, line, paint, on_press=opening, disabled_because=refused)
        asking = partial(self._ask, kept)
        delete = Button(f"delete-{kept.key}", bin_box, tr("Delete"), asking, size=17)
        delete.belongs_to, delete.is_alike = kept.deck.name, True
        return [entry, delete]

    def _open(self, key: str) -> None:
        self.window.pop()
        self._on_open(key)

    def _ask(self, kept: KeptDeck) -> None:
        asking = partial(delete_question, kept.deck.name)
        routes.confirm(self.window, asking, partial(self._delete, kept.key))

    def _delete(self, key: str) -> None:
        self._on_delete(key)
        self.rebuild()

    def _turn(self, by: int) -> None:
        self._page = max(0, min(self._pages - 1, self._page + by))
        self.rebuild()

    def key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._turn(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        return super().key(event)

    def clicked(self, point: tuple[float, float]) -> None:
        if not self._box.collidepoint(point):
            self.back()

    # What can be seen

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        draw_panel(brush, self._box, tr("Your decks"))
        if not self._workshop.decks:
            trouble = self._workshop.trouble
            words = tr("You have not built a deck yet.") if trouble is None else say(trouble)
            brush.text(words, self._room, BODY.but(size=21, colour=FADED, align="centre"), lines=3)

    def _paint_entry(self, kept: KeptDeck, box: Box, brush: Brush, look: Look) -> None:
        is_open = kept.key == self._workshop.key
        edge = GOLD if is_open or look.lit else UMBER_LIGHT
        fill = (PAPER, STONE) if is_open or look.lit else (STONE, STONE_DARK)
        brush.slab(box, fill, radius=10, edge=edge, edge_width=3 if is_open else 2)
        name = Box(box.left + 20, box.top, 300, box.height)
        style = TITLE.but(size=20, colour=INK if kept.trouble is None else FADED)
        brush.text(brush.shortened(kept.deck.name, style, name.width), name, style, where="deck")
        words = Box(name.right + 16, box.top, box.right - name.right - 120, box.height)
        said, ink = _said(kept)
        brush.text(said, words, BODY.but(size=17, colour=ink), lines=2, where="deck")
        if kept.trouble is None:
            number = Box(box.right - 104, box.top, 84, box.height)
            count = f"{len(kept.deck.cards)} / {RULES.own_deck}"
            brush.text(count, number, STRONG.but(size=19, align="right"), where="deck")


def _said(kept: KeptDeck) -> tuple[str, tuple[int, int, int]]:
    """Whether a game can be played with it, and if not, why."""
    if kept.trouble is not None:
        return say(kept.trouble), RED
    if kept.why_not is not None:
        return say(kept.why_not), TERRACOTTA_DARK
    buildings = sum(RULES.cards[card].is_building for card in kept.deck.cards)
    people = len(kept.deck.cards) - buildings
    characters = ntr("{count} character", "{count} characters", people)
    houses = ntr("{count} building", "{count} buildings", buildings)
    return f"{characters}, {houses}", GREEN
