"""Phase 4, steps 2 and 3: an event, with its spectators counted in advance."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from colosseum.rules.colosseum.actions import MedalMove, Pass
from colosseum.rules.colosseum.data import NOBLES, RULES, Asset, Noble
from colosseum.rules.colosseum.phases import is_last_phase
from colosseum.scenes.table.colosseum import my_programmes
from colosseum.scenes.table.colosseum.layout import TALL_PANEL
from colosseum.scenes.table.colosseum.panels.decision_panel import Deciding
from colosseum.scenes.table.colosseum.panels.forgoing import forgoing
from colosseum.scenes.table.colosseum.panels.noble_dragging import NobleCarrier, NobleDragging
from colosseum.scenes.table.colosseum.panels.noble_moves import (
    NobleMove,
    NobleMoveButton,
    noble_buttons,
    noble_move,
    noble_spots,
    spot,
)
from colosseum.scenes.table.colosseum.panels.parts import (
    TokenButton,
    info,
    label,
    stepper,
)
from colosseum.scenes.table.colosseum.panels.spectator_count import paint_count
from colosseum.scenes.table.colosseum.planned_event import (
    EMPTY,
    JOKER,
    Place,
    Staging,
    best_staging,
)
from colosseum.scenes.table.colosseum.translated_names import asset_name
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.panel import chooser
from colosseum.tutor.colosseum.marks import ActionButton, Choice, ProgrammeCard, Quantity
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column, row, squares
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr


@dataclass(frozen=True, slots=True)
class EventDraft:
    """An event that has not been produced yet."""

    turn: int
    programme: int


class ProduceEvent(Deciding):
    box = TALL_PANEL

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.staging = self._begun() or best_staging(self.state)
        self.is_moving = False
        """Whether the player is choosing a noble to move with a medal."""
        self.noble = max(NOBLES, key=self._invites)
        self._dragging = NobleDragging(table, NobleCarrier(self, self._take, self._reached_by))

    def _begun(self) -> Staging | None:
        """The staging begun before a medal was played."""
        match self.table.drafts.find(EventDraft):
            case EventDraft(turn, number) if turn == self.state.turn and number in self.me.held:
                return Staging(self.state, self.state.programme(number))
        return None

    @property
    def title(self) -> str:
        if self.is_moving:
            return tr("Move a noble with a medal")
        return say(self.staging.programme.name) if self.staging else tr("No event")

    def _choose(self, number: int) -> Callable[[], None]:
        def chosen() -> None:
            medals = self.staging.medals if self.staging else 0
            self.staging = Staging(self.state, self.state.programme(number))
            self.staging.medals = medals
            self.table.drafts.keep(EventDraft(self.state.turn, number))
            self.table.light(tuple(self.staging.programme.kinds))

        return chooser(chosen, self.table)

    # What can be pressed

    def widgets(self) -> list[Widget]:
        if self.is_moving:
            return self._walk_widgets()
        made = [*self._programme_chips()]
        if self.staging is not None:
            made += [*self._cast(self.staging), *self._extras(self.staging)]
            made += [self._gates(self.staging), self._way_out()]
        else:
            made.append(self._mover(self._extras_box))
            end = self.primary(tr("Pass"), Pass(), part=1, key="pass")
            end.tip = tr("You cannot produce an event: no spectators and no coins this turn.")
            made.append(end)
        return [*made, *self.any_time()]

    def _gates(self, staging: Staging) -> Button:
        ends = is_last_phase(self.state) and not self.state.queue
        words = tr("Open the gates: this ends the game") if ends else tr("Open the gates")
        gates = self.primary(words, staging.action)
        gates.lines = 2
        return gates

    def _way_out(self) -> Button:
        tip = tr("Produce nothing this turn: no spectators and no coins.")
        passing, best = self.passing(tr("No event"), Pass(), tip=tip), best_staging(self.state)
        if best is not None and best.score is not None:
            passing.on_press = forgoing(self, best.programme, best.score.total)
        return passing

    def _programme_chips(self) -> list[Widget]:
        held = sorted(self.me.held)
        line = Box(self.inside.left, self.inside.top - 6, self.inside.width, 32)
        chosen = self.staging.programme.number if self.staging else None
        return [
            Button(
                f"programme {number}",
                box,
                str(number),
                self._choose(number),
                kind=Kind.CHIP,
                chosen=number == chosen,
                disabled_because=self._why_not_programme(number),
                tip=say(RULES.programme(number).name),
                about=(Choice(ProgrammeCard(number)),),
            )
            for number, box in zip(held, row(line, len(held), 6), strict=True)
        ]

    def _why_not_programme(self, number: int) -> str | None:
        return self.why_not(Staging(self.state, self.state.programme(number)).action)

    def _cast(self, staging: Staging) -> list[Widget]:
        line = Box(self.inside.left, self.inside.top + 33, self.inside.width, 40)
        boxes = squares(line, len(staging.places), 38, 4)
        made: list[Widget] = []
        for number, (place, box) in enumerate(zip(staging.places, boxes, strict=True)):
            stands_in = place.taken == JOKER
            made.append(
                TokenButton(
                    f"cast {number}",
                    box,
                    Asset.JOKER if stands_in else place.asset,
                    chooser(partial(staging.press, number), self.table),
                    there=place.taken != EMPTY,
                    disabled_because=_why_not_place(place, staging),
                    tip=_place_words(place),
                )
            )
            made[-1].is_alike = True
        return made

    @property
    def _extras_box(self) -> Box:
        return Box(self.inside.left, self.buttons_box.top - 46, self.inside.width, 38)

    def _extras(self, staging: Staging) -> list[Widget]:
        medals, mover = row(self._extras_box, 2, 10)
        medals = Box(medals.left + 34, medals.top, medals.width - 34, medals.height)

        def play(count: int) -> None:
            staging.medals = count
            self.table.rebuild()

        none = tr("You have no medal.")
        steps = stepper(
            medals,
            staging.medals,
            play,
            least=0,
            most=self.me.medals,
            steps=(1,),
            too_low=tr("You have not played a medal yet.") if self.me.medals else none,
            too_high=tr("You have no more medals.") if self.me.medals else none,
            key="medals",
            quantity=Quantity.MEDALS,
        )
        return [*steps, self._mover(mover)]

    def _mover(self, box: Box) -> Button:
        def switch() -> None:
            self.is_moving = True

        return Button(
            "move",
            box,
            tr("Move a noble"),
            chooser(switch, self.table),
            kind=Kind.CHIP,
            picture="noble-senator",
            disabled_because=self.why_not(MedalMove(Noble.EMPEROR, 1)),
            tip=ntr(
                "A medal moves a noble 1 to {count} square, forwards or backwards.",
                "A medal moves a noble 1 to {count} squares, forwards or backwards.",
                RULES.medal_squares,
            ),
            about=(ActionButton(MedalMove),),
        )

    def _cards(self) -> list[Widget]:
        """The cards in the row: that is where people look for their programmes."""
        chosen = self.staging.programme.number if self.staging else None
        numbers = self.me.held
        shown = my_programmes.cards(self.state, self.seat, (), lambda _: None)
        return [
            my_programmes.ProgrammeChoice(
                card,
                self._choose(number),
                chosen=number == chosen,
                why_not=self._why_not_programme(number),
            )
            for number, card in zip(numbers, shown, strict=True)
        ]

    # A noble moved by a medal

    def _reached_by(self, noble: Noble) -> list[NobleMove]:
        reach = range(-RULES.medal_squares, RULES.medal_squares + 1)
        moves = [MedalMove(noble, squares) for squares in reach if squares]
        return [noble_move(self.state, move) for move in moves]

    def _invites(self, noble: Noble) -> tuple[float, bool]:
        """How much a noble invites a medal: those at home come last among equals."""
        is_at_home = self.me.holds_square(self.state.nobles[noble])
        return max(found.value for found in self._reached_by(noble)), not is_at_home

    def _take(self, noble: Noble) -> None:
        self.noble = noble

    def _choose_noble(self, noble: Noble) -> Callable[[], None]:
        return chooser(partial(self._take, noble), self.table)

    def _walk_widgets(self) -> list[Widget]:
        inside = self.inside
        line = Box(inside.left, inside.top + 20, inside.width, 58)
        made = noble_buttons(self.state, line, self.noble, self._choose_noble, {})
        names = self.table.game.seats
        moves = self._reached_by(self.noble)
        top = inside.top + 86
        room = Box(inside.left, top, inside.width, inside.bottom - top)
        for found, box in zip(moves, column(room, len(moves), 6, tallest=38), strict=True):
            made.append(NobleMoveButton(found, box, self.acting(found.walk), names))

        def back() -> None:
            self.is_moving = False

        press = chooser(back, self.table)
        return [*made, Button("back", self.buttons_box, tr("Back"), press)]

    def on_board(self) -> list[Widget]:
        if not self.is_moving:
            return self._cards()
        names = self.table.game.seats
        goals = [
            spot(self.state, found, names, self.acting(found.walk))
            for found in self._reached_by(self.noble)
        ]
        nobles = noble_spots(self.state, self.noble, self._choose_noble, {}, self._dragging)
        return [*nobles, *goals]

    # What can be seen

    def paint(self, brush: Brush) -> None:
        inside = self.inside
        if self.is_moving:
            line = Box(inside.left, inside.top - 6, inside.width, 24)
            label(
                brush,
                ntr("You have {count} medal.", "You have {count} medals.", self.me.medals),
                line,
            )
            return
        if self.staging is None:
            box = Box(inside.left, inside.top + 40, inside.width, 80)
            info(
                brush,
                box,
                tr(
                    "You cannot produce any of your programmes. Point at a number, or move there "
                    "with the keys, to learn why."
                ),
            )
            return
        box = Box(inside.left, inside.top + 80, inside.width, 246)
        paint_count(brush, box, self.staging, self.me.best)
        medal = Box(self._extras_box.left, 0, 30, 30)
        medal.centery = self._extras_box.centery
        brush.picture("medal", medal)


def _place_words(place: Place) -> str:
    name = asset_name(place.asset)
    if place.taken == JOKER:
        return tr("Joker standing in for {asset}: remove it", asset=name)
    if place.taken == EMPTY:
        return tr("{asset} is missing", asset=name)
    return tr("{asset}: leave it out", asset=name)


def _why_not_place(place: Place, staging: Staging) -> str | None:
    if place.taken != EMPTY or place.has_token or staging.spare_jokers:
        return None
    return tr("You have no token for it, and no joker to spare.")
