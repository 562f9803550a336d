"""What all decisions share, including what a player may do at any of them (MED-3)."""

from colosseum.rules.colosseum.actions import CashMedal, ExchangeAction, Pass
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.scenes.table.colosseum.layout import PANEL
from colosseum.scenes.table.colosseum.panels.parts import Link
from colosseum.scenes.table.colosseum.type_aliases import Panel
from colosseum.tutor.colosseum.marks import ActionButton
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row, split
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, tr

LINKS = 24.0
BUTTONS = 54.0


class Deciding(Panel):
    """A panel in which a person decides."""

    box = PANEL

    @property
    def state(self) -> State:
        return self.table.game.state

    @property
    def seat(self) -> SeatIndex:
        return self.state.seat

    @property
    def me(self) -> Impresario:
        return self.state.me

    def name(self, seat: SeatIndex) -> str:
        return self.table.game.seats[seat]

    # The foot of the panel: the buttons, and below them the links

    @property
    def links_box(self) -> Box:
        inside = self.inside
        return Box(inside.left, inside.bottom - LINKS + 6, inside.width, LINKS)

    @property
    def buttons_box(self) -> Box:
        links = self.links_box
        return Box(links.left, links.top - BUTTONS - 8, links.width, BUTTONS)

    def primary(
        self,
        words: str,
        action: Action | None,
        disabled_because: str | None = None,
        *,
        part: float = 0.64,
        key: str = "do",
        is_useful: bool = True,
    ) -> Button:
        """The main button; disabled if the rules or something else forbid it.

        It stands out only if what it does is of some use.
        """
        box = split(self.buttons_box, (part, 1 - part))[0] if part < 1 else self.buttons_box
        if disabled_because is None and action is not None:
            disabled_because = self.why_not(action)
        press = self.acting(action) if action is not None else None
        return Button(
            key,
            box,
            words,
            press,
            kind=Kind.PRIMARY if is_useful else Kind.PLAIN,
            disabled_because=disabled_because,
            about=() if action is None else (ActionButton(type(action)),),
        )

    def passing(self, words: str, action: Action | None = None, *, tip: str = "") -> Button:
        """The way out, beside the main button."""
        box = split(self.buttons_box, (0.64, 0.36))[1]
        action = action or Pass()
        about = (ActionButton(type(action)),)
        made = Button("pass", box, words, self.acting(action), tip=tip, lines=2, about=about)
        made.is_way_out = True
        return made

    def any_time(self) -> list[Widget]:
        medal, token = row(self.links_box, 2, 10)
        return [
            Link(
                "cash",
                medal,
                ntr(
                    "Cash in a medal: {count} coin",
                    "Cash in a medal: {count} coins",
                    RULES.medal_coins,
                ),
                self.acting(CashMedal()),
                disabled_because=self.why_not(CashMedal()),
                tip=ntr(
                    "Cash in one of your medals for {count} coin.",
                    "Cash in one of your medals for {count} coins.",
                    RULES.medal_coins,
                ),
                about=(ActionButton(CashMedal),),
            ),
            Link(
                "exchange",
                token,
                tr("Action token for a medal"),
                self.acting(ExchangeAction()),
                align="right",
                disabled_because=self.why_not(ExchangeAction()),
                tip=tr("Exchange an action token for a medal."),
                about=(ActionButton(ExchangeAction),),
            ),
        ]
