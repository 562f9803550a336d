"""The table as everybody sees it: all but the panel of the one who decides."""

from collections.abc import Callable
from typing import Final

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import NOBLES, RULES, Asset, Noble, named
from colosseum.rules.colosseum.public_state import PublicState
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Event, Record
from colosseum.scenes.scene import Window
from colosseum.scenes.table.colosseum import animations, board, layout, programme_cards
from colosseum.scenes.table.colosseum.activity import doing_after
from colosseum.scenes.table.colosseum.header import header
from colosseum.scenes.table.colosseum.ledger import Ledger
from colosseum.scenes.table.colosseum.motions import Banner, Then
from colosseum.scenes.table.colosseum.plaques import Plaque
from colosseum.scenes.table.colosseum.words import bundle_words, noble_name
from colosseum.session import Seat
from colosseum.text import ntr, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Timeline
from colosseum.widgets.widget import Area, Look, Widget

_PAWN: Final = 46.0


class TableView:
    """Shows a position, and plays records as motions: each event changes what is shown in turn."""

    def __init__(self, window: Window, seats: tuple[Seat, ...]) -> None:
        self.window = window
        self.seats = seats
        self.names = tuple(seat.name for seat in seats)
        self.timeline = Timeline()
        self.mine = next((i for i, seat in enumerate(seats) if seat.is_human), 0)
        """Whose programmes lie at the bottom."""
        self.acting: int | None = None
        self.chosen: int | None = None
        """The programme whose needs the ledger marks."""
        self.lit: tuple[int, ...] = ()
        """Assets that glow in ledger and markets, whatever is pointed at."""
        self._pointed: str | None = None
        self.walking: Noble | None = None
        """Who is under way, and so not on a square."""
        self.faces: tuple[int, ...] = ()
        self.hammer: int | None = None
        """The market under the hammer."""
        self.doing = [""] * len(seats)
        self.reason = ""
        self.open_catalogue: Callable[[], None] = lambda: None
        self.changed: Callable[[], None] = lambda: None
        """Called whenever something on the table looks different."""
        self._public: PublicState | None = None

    @property
    def state(self) -> State:
        assert self._public is not None, "there is nothing to show yet"
        return self._public.state

    def show(self, game: Game) -> None:
        """Take this position at once."""
        self.timeline.finish()
        self._public = PublicState(game.state)
        self.faces = game.state.roll
        self.hammer = game.state.bidding.market if game.state.bidding else None
        self.acting = game.decision.seat if game.decision else None
        self.walking = None
        self.doing = [""] * len(self.seats)
        self.reason = ""
        self.changed()

    def play(self, record: Record, after: Game, reason: str = "") -> None:
        """Show a record event by event, and then the position it led to.

        The reason is what an opponent gives for it; it is heard where she speaks.
        """
        self.reason = reason
        for event in record.events:
            self.timeline.add(*animations.motions(event, self))
        later = after.copy()
        self.timeline.add(Then(lambda: self._settle(later)))
        if not self.window.settings.pace():
            self.timeline.finish()

    def announce(self, words: str) -> None:
        """A few large letters across the board, while everything goes on."""
        if self.window.settings.pace():
            self.timeline.add(Banner(words, 1.0, None))

    def _settle(self, game: Game) -> None:
        """Whatever motions left behind, this is how it stands."""
        self._public = PublicState(game.state)
        self.faces = game.state.roll or self.faces
        self.hammer = game.state.bidding.market if game.state.bidding else None
        self.acting = game.decision.seat if game.decision else None
        self.changed()

    def hear(self, event: Event) -> None:
        """An event's motion is over: what it changed now lies on the table."""
        assert self._public is not None
        self._public.hear(event)
        self.doing = doing_after(self.doing, event)
        self.changed()

    # Time

    @property
    def busy(self) -> bool:
        return self.timeline.busy

    def finish(self) -> None:
        self.timeline.finish()

    def update(self, seconds: float) -> None:
        pace = self.window.settings.pace()
        if not self.timeline.busy:
            return
        if pace:
            self.timeline.advance(seconds / pace)
        else:
            self.timeline.finish()

    # What can be seen

    def widgets(self) -> list[Widget]:
        state = self.state
        symbols = self.window.settings.symbols
        chosen = RULES.programme(self.chosen) if self.chosen else None
        alone = sum(seat.is_human for seat in self.seats) == 1
        found = header(state)
        for index, seat in enumerate(self.seats):
            plaque = Plaque(
                state,
                index,
                seat,
                self.names[index],
                index == self.acting,
                self._word(index),
                symbols,
                alone,
                state.impresarios[index].coins,
            )
            found.append(plaque.widget())
        found += self._markets()
        found += self._nobles()
        ledger = Ledger(state, self.seats, self.names, self.mine, chosen, symbols)
        found += ledger.widgets(self._glowing)
        marked = tuple(n for n in (self.chosen,) if n) + self._programmes_pointed_at()
        found += programme_cards.cards(state, self.mine, marked, self._choose)
        found.append(
            programme_cards.catalogue_door(state, self.mine, lambda: self.open_catalogue())
        )
        return found

    def point_at(self, widget: Widget | None) -> None:
        """Light what belongs together: a programme and its assets, an asset and its programmes."""
        key = widget.key if widget is not None else None
        if key != self._pointed:
            before = self._glowing, self._programmes_pointed_at()
            self._pointed = key
            if (self._glowing, self._programmes_pointed_at()) != before:
                self.changed()

    @property
    def _glowing(self) -> tuple[int, ...]:
        kind, _, name = (self._pointed or "").partition("-")
        if kind == "programme" and name:  # the card that opens the catalogue has no number
            return (*self.lit, *RULES.programme(int(name)).kinds)
        if kind == "market":
            return (*self.lit, *self.state.markets[int(name)])
        return self.lit

    def _programmes_pointed_at(self) -> tuple[int, ...]:
        """Those that need the asset pointed at, or one of the market's."""
        kind, _, name = (self._pointed or "").partition("-")
        if kind == "asset":
            assets: tuple[int, ...] = (named(Asset, name),)
        elif kind == "market":
            assets = self.state.markets[int(name)]
        else:
            return ()
        held = self.state.impresarios[self.mine].held
        return tuple(n for n in held if set(RULES.programme(n).kinds) & set(assets))

    def _word(self, index: int) -> str:
        """What she is doing; who has the floor and has not spoken yet, thinks."""
        if index != self.acting:
            return self.doing[index]
        return tr("your turn") if self.seats[index].is_human else tr("thinking…")

    def _choose(self, number: int) -> None:
        self.chosen = None if number == self.chosen else number
        self.lit = RULES.programme(number).kinds if self.chosen else ()
        self.changed()

    def _markets(self) -> list[Widget]:
        found: list[Widget] = []
        for index, tokens in enumerate(self.state.markets):

            def paint(brush: Brush, look: Look, index: int = index) -> None:
                tokens = self.state.markets[index]
                board.market(brush, index, tokens, lit=index == self.hammer, glowing=self._glowing)

            words = (
                bundle_words(Bundle(tokens)) if tokens else tr("Sold; it refills when all is over.")
            )
            found.append(Area(f"market-{index}", layout.market_box(index), paint, tip=words))
        return found

    def _nobles(self) -> list[Widget]:
        found: list[Widget] = []
        places = board.noble_places(self.state)
        for noble in NOBLES:
            if noble is self.walking:
                continue
            box = centred(places[noble], _PAWN, _PAWN + 4)

            def paint(brush: Brush, look: Look, noble: Noble = noble) -> None:
                board.noble(brush, noble, board.noble_places(self.state)[noble])

            tip = ntr(
                "{noble}: {count} spectator for the arena where the noble stands",
                "{noble}: {count} spectators for the arena where the noble stands",
                RULES.noble_spectators[noble],
                noble=noble_name(noble),
            )
            found.append(Area(f"noble-{noble}", box, paint, tip=tip))
        return found

    def paint_under(self, brush: Brush) -> None:
        state = self.state
        arenas = tuple((i.arena_start, i.arena_size, i.loge) for i in state.impresarios)
        colours = tuple(seat.colour for seat in self.seats)

        def paint(layer: Brush) -> None:
            board.table_top(layer)
            board.ring(layer, state.impresarios, self.seats)

        brush.kept("board", (arenas, colours), paint)
        board.markers(brush, state, self.seats, self.window.settings.symbols)
        for face, place in zip(self.faces, board.dice_places(len(self.faces)), strict=True):
            board.die(brush, face, place)

    def paint_over(self, brush: Brush) -> None:
        self.timeline.draw(brush)
