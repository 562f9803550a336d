"""All programmes for sale, to browse and to buy."""

from collections.abc import Callable

import pygame

from colosseum.rules.colosseum.actions import BuyProgramme, Surcharge
from colosseum.rules.colosseum.data import RULES, Programme
from colosseum.rules.colosseum.state import Impresario
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.scene import House, Scene
from colosseum.scenes.table.moments.moment import Table
from colosseum.scenes.table.pieces import draws, lacking, programme_card, with_picture
from colosseum.text import ntr, say, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import BODY, GOLD, RED, STONE, STONE_DARK, STRONG, TITLE
from colosseum.widgets.widget import Look, Widget

_FRAME = Box(330, 74, 1256, 642)
_ACROSS, _DOWN = 4, 3
_A_PAGE = _ACROSS * _DOWN
_GAP = 12.0
_HEAD = 64.0


class ProgrammeCard(Widget):
    """A programme in the catalogue."""

    def __init__(
        self,
        programme: Programme,
        impresario: Impresario,
        box: Box,
        on_choose: Callable[[bool], None],
        *,
        chosen: bool,
        barred: str | None,
    ) -> None:
        super().__init__(
            f"programme {programme.number}", box, on_press=lambda: None, tip=barred or ""
        )
        self.programme = programme
        self.impresario = impresario
        self.on_choose = on_choose
        self.chosen = chosen
        self.is_barred = barred is not None

    def press(self, point: tuple[float, float]) -> bool:
        self.on_choose(point == self.box.center)
        return True

    def draw(self, brush: Brush, look: Look) -> None:
        programme_card(
            brush,
            self.programme,
            self.impresario,
            self.box,
            lit=self.chosen or look.lit,
            price=self.programme.price,
            barred=self.is_barred,
        )


class CatalogueScene(Scene):
    """Programmes as one seat sees them; with Buy where she may buy now."""

    over = True

    def __init__(
        self,
        house: House,
        table: Table,
        surcharge: Surcharge | None = None,
        seat: SeatIndex | None = None,
    ) -> None:
        super().__init__(house)
        self.table = table
        self.surcharge = surcharge
        """How an investment is paid now; None where one only looks."""
        self.seat = table.game.state.seat if seat is None else seat
        self.chosen: int | None = None
        self.payable_only = False
        self.fitting_only = False
        self.most_held_first = True
        self.shown = 0
        """The page."""

    @property
    def _me(self) -> Impresario:
        return self.table.game.state.impresarios[self.seat]

    # Which programmes

    def _all(self) -> list[Programme]:
        return [RULES.programme(number) for number in self.table.game.state.catalogue]

    def _is_payable(self, programme: Programme) -> bool:
        last = self._me.produced[-1] if self._me.produced else 0
        return programme.price <= self._me.coins and programme.number > last

    def _fits(self, programme: Programme) -> bool:
        return programme.arena <= self._me.arena_size

    def _listed(self) -> list[Programme]:
        found = [
            programme
            for programme in self._all()
            if (self._is_payable(programme) or not self.payable_only)
            and (self._fits(programme) or not self.fitting_only)
        ]
        if self.most_held_first:
            found.sort(key=self._promise)
        return found

    def _promise(self, programme: Programme) -> tuple[int, int]:
        """The fewest assets missing first; among equals the most spectators."""
        missing = lacking(programme, self._me)
        return missing, -draws(programme, missing)

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._listed()) // _A_PAGE))

    def _why_not(self, programme: Programme) -> str | None:
        if self.surcharge is None:
            return None
        reason = self.table.game.why_not(BuyProgramme(programme.number, self.surcharge))
        return None if reason is None else say(reason)

    # What can be pressed

    def widgets(self) -> list[Widget]:
        self.shown = min(self.shown, self._pages - 1)
        listed = self._listed()[self.shown * _A_PAGE :][:_A_PAGE]
        made = [*self._chips(), *self._turners(), self._closer()]
        for place, programme in enumerate(listed):
            made += self._card(programme, _place(place))
        return made

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
            barred=reason,
        )
        if not chosen or self.surcharge is None:
            return [card]
        buy = Button(
            "buy",
            Box(box.right - 152, box.bottom - 54, 144, 46),
            tr("Buy for {n}", n=programme.price),
            self._buy,
            kind=Kind.PRIMARY,
            barred=reason,
            size=19,
        )
        return [card, buy]

    def _choose(self, number: int, by_key: bool) -> None:
        self.chosen = number
        self.table.light(tuple(RULES.programme(number).kinds))
        self.rebuild()
        if by_key and self.surcharge is not None:
            self.page.focus_on("buy")

    def _buy(self) -> None:
        if self.chosen is not None and self.surcharge is not None:
            action = BuyProgramme(self.chosen, self.surcharge)
            self.house.pop()
            self.table.act(action)

    def _chips(self) -> list[Widget]:
        everything = self._all()
        payable = sum(map(self._is_payable, everything))
        fitting = sum(map(self._fits, everything))
        chips = [
            ("all", tr("All {n}", n=len(everything)), not (self.payable_only or self.fitting_only)),
            ("payable", tr("I can pay · {n}", n=payable), self.payable_only),
            ("fitting", tr("Fits my arena · {n}", n=fitting), self.fitting_only),
            ("sorted", tr("Most I hold first"), self.most_held_first),
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
            if key == "all":
                self.payable_only = self.fitting_only = False
            elif key == "payable":
                self.payable_only = not self.payable_only
            elif key == "fitting":
                self.fitting_only = not self.fitting_only
            else:
                self.most_held_first = not self.most_held_first
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
            Button("back", back, "‹", lambda: self._turn(-1), barred=first, tip=tr("Page back")),
            Button(
                "next",
                back.move(40, 0),
                "›",
                lambda: self._turn(1),
                barred=last,
                tip=tr("Page on"),
            ),
        ]

    def _turn(self, by: int) -> None:
        self.shown = max(0, min(self._pages - 1, self.shown + by))
        self.rebuild()

    def _closer(self) -> Widget:
        box = Box(_FRAME.right - 56, _FRAME.top + 14, 38, 38)
        return Button("close", box, "", self.back, picture="icon-close", tip=tr("Close"))

    def key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._turn(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        return super().key(event)

    def clicked(self, point: tuple[float, float]) -> None:
        if not _FRAME.collidepoint(point):
            self.back()

    def left(self) -> None:
        self.table.light(())

    # What can be seen

    def paint_under(self, brush: Brush) -> None:
        brush.shade(130)
        brush.slab(_FRAME, (STONE, STONE_DARK), radius=16, edge=GOLD, edge_width=2.5, shadow=22)
        title = Box(_FRAME.left + 26, _FRAME.top + 10, 286, 46)
        brush.text(tr("Programmes for sale"), title, TITLE.but(size=25), where="catalogue")
        coins = Box(_FRAME.right - 278, _FRAME.top + 14, 122, 38)
        words = ntr("{count} coin", "{count} coins", self._me.coins)
        with_picture(brush, "coin", words, coins, STRONG.but(size=19))
        if not self._listed():
            words = tr("No programme fits. Take a filter off.")
            brush.text(words, _FRAME, BODY.but(size=20, colour=RED, align="centre"))


def _place(number: int) -> Box:
    down, across = divmod(number, _ACROSS)
    width = (_FRAME.width - 44 - _GAP * (_ACROSS - 1)) / _ACROSS
    height = (_FRAME.height - _HEAD - 18 - _GAP * (_DOWN - 1)) / _DOWN
    return Box(
        _FRAME.left + 22 + across * (width + _GAP),
        _FRAME.top + _HEAD + down * (height + _GAP),
        width,
        height,
    )
