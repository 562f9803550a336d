"""Building a deck of 55 cards out of both sets (ROM-22): it is saved with every change."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from colosseum.play.roma.deck_workshop import Workshop
from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.rules.roma.shared_decks import Deck, line
from colosseum.scenes import routes
from colosseum.scenes.parts.keys import UNDO, Binding, press
from colosseum.scenes.parts.titled_scene import TitledScene
from colosseum.scenes.scene import Window
from colosseum.scenes.table.roma.deck_builder.card_detail import companion_widgets, paint_detail
from colosseum.scenes.table.roma.deck_builder.card_grid import CardGrid
from colosseum.scenes.table.roma.deck_builder.deck_list import DeckList
from colosseum.scenes.table.roma.deck_builder.deck_panel import BUTTONS, DeckPanel
from colosseum.scenes.table.roma.deck_builder.deck_questions import delete_question
from colosseum.scenes.table.roma.deck_builder.deck_tabs import DeckTabs
from colosseum.scenes.table.roma.deck_builder.filters import FilterRow, Filters
from colosseum.scenes.table.roma.deck_builder.keys import COPY, PASTE
from colosseum.scenes.table.roma.deck_builder.layout import LEFT, ROW, TABS
from colosseum.scenes.table.roma.deck_builder.pasting import PasteDeck
from colosseum.widgets import clipboard
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.layout import row
from colosseum.widgets.theme import FADED, GREEN, RED, TERRACOTTA_DARK, Colour
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr

_FIRST: Final = RULES.number("forum")
"""The card that is looked at to begin with."""
_RETRY: Final = 5.0
"""Seconds from one try to save to the next."""


class DeckBuilder(TitledScene):
    def __init__(
        self, window: Window, key: str = "", on_choice: Callable[[str], None] | None = None
    ) -> None:
        """Open a deck by its key; the caller learns which is chosen, "" for none."""
        super().__init__(window)
        self.workshop = Workshop(key)
        self._on_choice = on_choice
        self.filters = Filters()
        self._card = _FIRST
        """The card looked at last."""
        self._note = ""
        """What the last press has done, until the next one."""
        self._seconds = 0.0
        self._filter_row = FilterRow(self._filter)
        self._grid = CardGrid(self.workshop, self._changed)
        self._panel = DeckPanel(self._rename, self.look_at, self._grid.dragging)
        self._tabs = DeckTabs(self.workshop, self.open, self.begin, self._show_all)

    @property
    def title(self) -> str:
        return tr("Build a deck")

    @property
    def deck(self) -> Deck:
        return self.workshop.deck

    # What can be pressed

    def contents(self) -> list[Widget]:
        self._grid.show(self.filters.shown)
        return [
            *self._tabs.widgets(),
            *self._filter_row.widgets(self.filters),
            *self._grid.widgets(),
            *companion_widgets(self._card, self.look_at),
            *self._panel.widgets(self.deck, can_rename=bool(self.workshop.key)),
            *self._buttons(),
            *self._row(),
        ]

    def _buttons(self) -> list[Widget]:
        fill = Box(BUTTONS.left, BUTTONS.top, 128, BUTTONS.height)
        main = Box(fill.right + 12, BUTTONS.top, BUTTONS.width - fill.width - 12, BUTTONS.height)
        full = len(self.deck.cards) >= RULES.own_deck
        why_not = self.deck.why_not
        if self._on_choice is None:
            done = Button("done", main, tr("Done"), self.back, kind=Kind.PRIMARY)
        else:
            done = Button(
                "use",
                main,
                tr("Use this deck"),
                self._use,
                kind=Kind.PRIMARY,
                size=20,
                disabled_because=None if why_not is None else say(why_not),
            )
        return [
            Button(
                "fill",
                fill,
                # Translators: add the best cards until a deck is full.
                tr("Fill up"),
                self._fill_up,
                size=18,
                tip=tr("Add the cards that opponents value most."),
                disabled_because=tr("The deck is full.") if full else None,
            ),
            done,
        ]

    def _row(self) -> list[Widget]:
        none = None if self.workshop.key else tr("There is no deck yet.")
        more = self.workshop.why_no_more
        no_more = None if more is None else say(more)
        nothing = None if self.workshop.can_undo else tr("There is nothing to undo.")
        buttons: list[tuple[str, str, Callable[[], None], str | None]] = [
            ("undo", tr("Undo"), self._undo, nothing),
            # Translators: make a second deck with the same cards.
            ("copy", tr("Duplicate"), self._copy, none or no_more),
            ("delete", tr("Delete"), self._delete, none),
            # Translators: copy a deck as a line of text.
            ("as-text", tr("Copy as text"), self._copy_line, none),
            ("paste", tr("Paste"), self._paste, no_more),
        ]
        if self._on_choice is not None:
            # Translators: a deck of cards drawn by lot.
            buttons.append(("lot", tr("Random"), partial(self._choose, ""), None))
        places = row(Box(LEFT + 170, ROW.top, ROW.width - 170, ROW.height), len(buttons), 8)
        return [
            Button(key, box, words, do, kind=Kind.CHIP, size=17, disabled_because=why)
            for (key, words, do, why), box in zip(buttons, places, strict=True)
        ]

    def back_button(self) -> Button:
        return Button("back", Box(LEFT, ROW.top, 160, ROW.height), tr("Back"), self.back)

    # What the player does

    def _changed(self, card: CardNumber | None) -> None:
        """Something looks different; the card that the player is at keeps the focus."""
        self._note = ""
        self.rebuild()
        if card is not None:
            self._card = card
            if self.page.pointed_at is self.page.focus and self.page.focus is not None:
                self.page.focus_on(f"card-{RULES.cards[card].key}")
            self.rebuild()

    def look_at(self, card: CardNumber) -> None:
        """Lead to a card among all others."""
        if card not in self._grid.cards:
            self.filters = Filters()
            self._grid.show(self.filters.shown)
        self._grid.come_to(card)
        self.page.focus_on(f"card-{RULES.cards[card].key}")

    def _filter(self, filters: Filters) -> None:
        self.filters = filters
        self.rebuild()

    def _rename(self, name: str) -> None:
        self.workshop.rename(name)
        self._changed(None)

    def open(self, key: str) -> None:
        self.workshop.open(key)
        self._changed(None)

    def begin(self) -> None:
        self.workshop.begin()
        self._changed(None)

    def take_over(self, deck: Deck) -> None:
        """Add a deck from elsewhere."""
        self.workshop.begin(deck)
        self._changed(None)

    def delete(self, key: str) -> None:
        self.workshop.delete(key)
        self._changed(None)

    def _fill_up(self) -> None:
        self.workshop.fill_up()
        self._changed(None)

    def _undo(self) -> None:
        self.workshop.undo()
        self._changed(None)

    def _copy(self) -> None:
        self.workshop.copy()
        self._changed(None)

    def _delete(self) -> None:
        ask_to_delete(self.window, self.deck.name, partial(self.delete, self.workshop.key))

    def _copy_line(self) -> None:
        done = clipboard.copy(line(self.deck))
        self._changed(None)
        self._note = (
            tr("Copied. Paste it wherever you like.")
            if done
            else tr("The clipboard cannot be used.")
        )
        self.page.stale = True

    def _paste(self) -> None:
        self.window.push(PasteDeck(self.window, self.take_over))

    def _show_all(self) -> None:
        self.window.push(DeckList(self.window, self.workshop, self.open, self.delete))

    def _use(self) -> None:
        self._choose(self.workshop.key)

    def _choose(self, key: str) -> None:
        assert self._on_choice is not None
        self._on_choice(key)
        self.back()

    def shortcuts(self) -> list[Binding]:
        return [(UNDO, self._undo), (COPY, self._copy_line), (PASTE, self._paste)]

    def key(self, event: pygame.Event) -> bool:
        if press(self.shortcuts(), event):
            return True
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._grid.scroll(3 if event.key == pygame.K_PAGEDOWN else -3)
        elif event.key == pygame.K_F1:
            self.window.push(routes.rulebook(self.window, "roma"))
        elif event.key == pygame.K_ESCAPE and self.filters.query:
            self._filter(replace(self.filters, query=""))
        else:
            return super().key(event)
        return True

    # The file

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if (card := self._looked_at) != self._card:
            self._card = card
            self.rebuild()
        if self.workshop.trouble is not None:
            self._seconds += seconds
            if self._seconds >= _RETRY:
                self._seconds = 0.0
                self.workshop.save_again()
                self.page.stale = True

    @property
    def is_lively(self) -> bool:
        return super().is_lively or self.workshop.trouble is not None

    def would_be_lost(self) -> str:
        self.workshop.save_again()
        return "" if self.workshop.trouble is None else say(self.workshop.trouble)

    # What can be seen

    @property
    def _looked_at(self) -> CardNumber:
        widget = self.page.pointed_at
        about = widget.about if widget is not None else ()
        return next((it for it in about if isinstance(it, int)), self._card)

    def paint_title(self, brush: Brush) -> None:
        draw_headline(brush, self.title, (LEFT, 51), 46, room=TABS.left - LEFT - 20)

    def paint_panels(self, brush: Brush) -> None:
        self._tabs.paint(brush)
        self._grid.paint(brush)
        paint_detail(brush, self._card, self.workshop.count(self._card))
        self._panel.paint(brush, self.deck, *self._foot())

    def _foot(self) -> tuple[str, Colour]:
        """What the player should know of the deck now."""
        missing = RULES.own_deck - len(self.deck.cards)
        if self.workshop.trouble is not None:
            return say(self.workshop.trouble), RED
        if self._note:
            return self._note, GREEN
        if missing > 0:
            rule = tr("You can use every copy in both sets, but no more.")
            words = ntr("{count} card is missing.", "{count} cards are missing.", missing)
            return f"{words}\n{rule}", FADED
        if missing < 0:
            words = ntr(
                "Take out {count} card: a deck has {size}.",
                "Take out {count} cards: a deck has {size}.",
                -missing,
                size=RULES.own_deck,
            )
            return words, TERRACOTTA_DARK
        return tr("The deck is full. It saves as you build."), FADED


def ask_to_delete(window: Window, name: str, on_yes: Callable[[], None]) -> None:
    routes.confirm(window, partial(delete_question, name), on_yes)
