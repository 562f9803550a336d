"""All programmes for sale, to browse and to buy."""

from collections.abc import Callable

import pygame

from colosseum.rules.colosseum.actions import BuyProgramme, Investment, Surcharge
from colosseum.rules.colosseum.data import Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.state import Impresario
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.colosseum.catalogue_cards import (
    Filters,
    ProgrammeCard,
    fits,
    is_payable,
)
from colosseum.scenes.table.colosseum.pieces import with_picture
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.marks import framed, frames
from colosseum.tutor.colosseum.marks import ForSale
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.enter_and_tab import in_tab_order
from colosseum.widgets.layout import grid
from colosseum.widgets.theme import BODY, GOLD, RED, STONE, STONE_DARK, STRONG, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, ptr, say, tr

_FRAME = Box(330, 74, 1256, 642)
_PLACES = grid(
    Box(_FRAME.left + 22, _FRAME.top + 64, _FRAME.width - 44, _FRAME.height - 82),
    across=4,
    down=3,
    gap=12,
)
_A_PAGE = len(_PLACES)


class CatalogueScene(Scene):
    """Programmes as one player sees them; with a Buy button when they can buy."""

    over = True

    def __init__(
        self,
        window: Window,
        table: Table,
        surcharge: Surcharge | None = None,
    ) -> None:
        super().__init__(window)
        self.table = table
        self.surcharge = _usual_surcharge(table) if surcharge is None else surcharge
        """How an investment would be paid; None when only looking."""
        self.seat = _viewer(table)
        self.chosen: int | None = None
        self.filters = Filters()
        self.shown = self._page_pointed_at()
        """The page shown, from 0."""

    @property
    def _me(self) -> Impresario:
        return self.table.game.state.impresarios[self.seat]

    # Which programmes

    @property
    def _all(self) -> list[Programme]:
        state = self.table.game.state
        return [state.programme(number) for number in state.catalogue]

    @property
    def _listed(self) -> list[Programme]:
        return self.filters.listed(self._all, self._me)

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._listed) // _A_PAGE))

    def _page_pointed_at(self) -> int:
        """The page with the programme that a lesson, a hint or advice points at, or the first."""
        pages = (
            place // _A_PAGE
            for place, programme in enumerate(self._listed)
            if ForSale(programme.number) in self.table.pointed_at
        )
        return next(pages, 0)

    def _why_not(self, programme: Programme) -> str | None:
        if self.surcharge is None:
            return None
        reason = self.table.game.why_not(BuyProgramme(programme.number, self.surcharge))
        return None if reason is None else say(reason)

    # What can be pressed

    def widgets(self) -> list[Widget]:
        self.shown = min(self.shown, self._pages - 1)
        listed = self._listed[self.shown * _A_PAGE :][:_A_PAGE]
        made = [*self._chips(), *self._turners(), self._closer()]
        for place, programme in enumerate(listed):
            made += self._card(programme, _PLACES[place])
        return [*made, frames(framed(self.table.pointed_at, made))]

    def _card(self, programme: Programme, box: Box) -> list[Widget]:
        reason = self._why_not(programme)
        number = programme.number
        chosen = number == self.chosen
        card = ProgrammeCard(
            programme,
            self._me,
            box,
            lambda by_key: self._choose(number, by_key),
            chosen=chosen,
            disabled_because=reason,
        )
        card.comes_first = True  # Enter and Tab begin here
        if not chosen or self.surcharge is None:
            return [card]
        buy = Button(
            "buy",
            Box(box.right - 107, box.bottom - 88, 97, 38),
            tr("Buy"),
            self._buy,
            kind=Kind.PRIMARY,
            disabled_because=reason,
            size=18,
        )
        buy.comes_first = True
        return [card, buy]

    def _choose(self, number: int, by_key: bool) -> None:
        self.chosen = number
        self.table.light(tuple(self.table.game.state.programme(number).kinds))
        self.rebuild()
        if by_key and self.surcharge is not None:
            self.page.focus_on("buy")

    def _buy(self) -> None:
        if self.chosen is not None and self.surcharge is not None:
            action = BuyProgramme(self.chosen, self.surcharge)
            self.window.pop()
            self.table.act(action)

    def _chips(self) -> list[Widget]:
        filters, everything = self.filters, self._all
        payable = sum(is_payable(programme, self._me) for programme in everything)
        fitting = sum(fits(programme, self._me) for programme in everything)
        is_all = not (filters.payable or filters.fitting)
        chips = [
            ("all", ptr("programmes", "All {n}", n=len(everything)), is_all),
            ("payable", tr("You can buy · {n}", n=payable), filters.payable),
            ("fitting", tr("Fits my arena · {n}", n=fitting), filters.fitting),
            ("sorted", tr("Fewest missing first"), filters.fewest_missing_first),
        ]
        made: list[Widget] = []
        left = _FRAME.left + 318
        for (key, words, on), width in zip(chips, (104, 160, 178, 176), strict=True):
            box = Box(left, _FRAME.top + 15, width, 36)
            made.append(Button(key, box, words, self._switcher(key), kind=Kind.CHIP, chosen=on))
            left += width + 8
        return made

    def _switcher(self, key: str) -> Callable[[], None]:
        def pressed() -> None:
            self.filters.switch(key)
            self.shown, self.chosen = 0, None
            self.rebuild()

        return pressed

    def _turners(self) -> list[Widget]:
        if self._pages == 1:
            return []
        back = Box(_FRAME.right - 150, _FRAME.top + 16, 34, 34)
        first = tr("This is the first page.") if self.shown == 0 else None
        last = tr("This is the last page.") if self.shown == self._pages - 1 else None
        return [
            Button(
                "back",
                back,
                "←",
                lambda: self._turn(-1),
                kind=Kind.CHIP,
                disabled_because=first,
                tip=tr("Previous page"),
            ),
            Button(
                "next",
                back.move(40, 0),
                "→",
                lambda: self._turn(1),
                kind=Kind.CHIP,
                disabled_because=last,
                tip=tr("Next page"),
            ),
        ]

    def _turn(self, by: int) -> None:
        self.shown = max(0, min(self._pages - 1, self.shown + by))
        self.rebuild()

    def _closer(self) -> Widget:
        box = Box(_FRAME.right - 56, _FRAME.top + 14, 38, 38)
        close = Button("close", box, "×", self.back, size=26, tip=tr("Close"))
        close.question = CatalogueScene
        return close

    def key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._turn(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.page.focus is None:
            self.page.focus_on(next(it.key for it in in_tab_order(self.page.widgets)))
            return True
        return super().key(event)

    def clicked(self, point: tuple[float, float]) -> None:
        """A click beside it closes it, but for the second half of the one that opened it."""
        if not _FRAME.collidepoint(point) and not self.page.is_guarded:
            self.back()

    def left(self) -> None:
        self.table.light(())

    # What can be seen

    def paint_under(self, brush: Brush) -> None:
        brush.shade(130)
        brush.slab(_FRAME, (STONE, STONE_DARK), radius=16, edge=GOLD, edge_width=2.5, shadow=22)
        title = Box(_FRAME.left + 26, _FRAME.top + 10, 286, 46)
        brush.text(tr("Programme catalogue"), title, TITLE.but(size=25), where="catalogue")
        coins = Box(_FRAME.right - 278, _FRAME.top + 14, 122, 38)
        words = ntr("{count} coin", "{count} coins", self._me.coins)
        with_picture(brush, "coin", words, coins, STRONG.but(size=19))
        if not self._listed:
            words = tr("No programmes match. Try removing a filter.")
            brush.text(words, _FRAME, BODY.but(size=20, colour=RED, align="centre"))


def _viewer(table: Table) -> SeatIndex:
    """Whose catalogue it is: the deciding person's, or else the first person's."""
    decision = table.game.decision
    if decision is not None and table.seats[decision.seat].is_human:
        return decision.seat
    return next((seat for seat, who in enumerate(table.seats) if who.is_human), 0)


def _usual_surcharge(table: Table) -> Surcharge | None:
    """The deciding person's cheapest way to invest; None if there is none."""
    decision = table.game.decision
    if (
        decision is None
        or decision.kind != DecisionKind.INVEST
        or not table.seats[decision.seat].is_human
    ):
        return None
    actions = table.game.choices().actions
    ways = {action.surcharge for action in actions if isinstance(action, Investment)}
    cheapest_first = (Surcharge.ACTION, Surcharge.MEDALS)
    return next((way for way in cheapest_first if way in ways), Surcharge.NONE)
