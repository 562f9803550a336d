"""Colosseum's table as everyone sees it: all but the deciding player's panel."""

from functools import partial
from typing import Final

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.chronicle import haggles_this_turn
from colosseum.rules.colosseum.data import NOBLES, RULES, Noble
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.public_state import PublicState
from colosseum.rules.colosseum.state import Phase, State
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.table.colosseum import board, layout, my_programmes
from colosseum.scenes.table.colosseum.activity import latest_after, words_for
from colosseum.scenes.table.colosseum.bids_called_out import BidCalls
from colosseum.scenes.table.colosseum.board_buttons import RestingSquare
from colosseum.scenes.table.colosseum.carried_noble import CarriedNoble, DroppedNoble
from colosseum.scenes.table.colosseum.catalogue import CatalogueScene
from colosseum.scenes.table.colosseum.header import header
from colosseum.scenes.table.colosseum.pieces import die
from colosseum.scenes.table.colosseum.plaques import Plaque
from colosseum.scenes.table.colosseum.player_sheet import SHEETS, PlayerSheet, shown_events
from colosseum.scenes.table.colosseum.spectacle.stage import prepare as prepare_spectacle
from colosseum.scenes.table.colosseum.token_ledger import Ledger
from colosseum.scenes.table.colosseum.translated_names import bundle_words, noble_name
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.display import Motions, Surroundings, TableDisplay
from colosseum.scenes.table.table_top import table_top
from colosseum.tutor.colosseum.marks import AssetRow, Market, Pawn, ProgrammeCard
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Point
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr

_PAWN: Final = 46.0


class ColosseumDisplay(TableDisplay[Game]):
    """Board, plaques, ledger and cards."""

    middle = layout.CENTRE
    told_last = (
        ev.DiceRolled,
        ev.TieRolled,
        ev.EventProduced,
        ev.PodiumReceived,
        ev.GameEnded,
    )
    handed_over_briefly = (DecisionKind.BID,)

    def __init__(self, around: Surroundings, motions: Motions) -> None:
        super().__init__(around, motions)
        self.chosen: int | None = None
        """The programme whose needs the ledger marks."""
        self._pointed: tuple[object, ...] = ()
        """What the mouse points at."""
        self.walking: Noble | None = None
        """Nobles on the move, and so not on a square."""
        self.faces: tuple[int, ...] = ()
        self.hammer: int | None = None
        """The market being auctioned."""
        self._lifted: int | None = None
        """The market whose tokens are on their way to the winner."""
        self.discards: tuple[ev.TokenDiscarded, ...] = ()
        """What has been discarded in this phase so far."""
        self._latest: list[Event | None] = [None] * len(self.seats)
        """What each player did last, while it is worth a word."""
        self.bid_calls = BidCalls(self.seats)
        self._public: PublicState | None = None

    @property
    def state(self) -> State:
        assert self._public is not None, "there is nothing to show yet"
        return self._public.state

    def place(self, game: Game) -> None:
        self.faces = self._rolled_last()
        self.settle(game)
        self.walking = None
        self.bid_calls.begin()
        self._latest = [None] * len(self.seats)

    def _rolled_last(self) -> tuple[int, ...]:
        """The dice as they lie on the table, in a game that has been undone or continued."""
        records = self.table.records if self.table is not None else ()
        for record in reversed(records):
            for event in reversed(record.events):
                if isinstance(event, ev.DiceRolled):
                    return event.faces
                if isinstance(event, ev.PhaseBegan):
                    return ()
        return ()

    def settle(self, game: Game) -> None:
        self._public = PublicState(game.state)
        is_rolling = game.state.phase is Phase.PRODUCING
        self.faces = (game.state.roll or self.faces) if is_rolling else ()
        self.hammer = game.state.bidding.market if game.state.bidding else None

    def hear(self, event: Event) -> None:
        assert self._public is not None
        self._public.hear(event)
        self._lifted = None
        match event:
            case ev.TokenDiscarded():
                self.discards = (*self.discards, event)
            case ev.PhaseBegan():
                self.discards = ()

    def tell(self, event: Event) -> None:
        super().tell(event)
        self._latest = latest_after(self._latest, event)

    def mouth(self, seat: SeatIndex) -> Point:
        plaque = layout.plaque_box(seat, len(self.seats))
        return plaque.right, plaque.top + 40

    def prepare(self, game: Game) -> None:
        """The amphitheatre, as soon as the next event is near."""
        if game.state.phase in (Phase.TRADING, Phase.PRODUCING):
            prepare_spectacle(self.window.paintbox, self.window.screen)

    @property
    def doing(self) -> list[str]:
        """The words on the plaques."""
        return [self._word(index) for index in range(len(self.seats))]

    def look_from(self, seat: SeatIndex) -> None:
        super().look_from(seat)
        self.chosen = None

    def _open_catalogue(self, table: Table) -> None:
        self.finish()
        self.window.push(CatalogueScene(self.window, table))

    def _open_sheet(self, seat: SeatIndex, table: Table) -> None:
        """Look up a player. What moves waits, since nothing may be told ahead of it."""
        events = shown_events(table.game, table.records, self.state)
        told = table.records[:-1] if self.busy else table.records
        haggles = haggles_this_turn(told)
        self.window.push(
            PlayerSheet(
                self.window, self.state.copy(), self.seats, seat, events, haggles, self.mine
            )
        )

    def shortcuts(self) -> list[Binding]:
        if self.table is None:
            return []
        return [
            (SHEETS.only(seat), partial(self._open_sheet, seat, self.table))
            for seat in range(len(self.seats))
        ]

    # What motions lift and put down

    def lift_dice(self) -> None:
        self.put_dice(())

    def put_dice(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.changed()

    def strike(self, market: int) -> None:
        """The auction of this market begins."""
        self.hammer = market
        self.changed()

    def lift_tokens(self, market: int) -> None:
        """The tokens of this market are in the air, and so not in the market."""
        self._lifted = market
        self.changed()

    def set_out(self, noble: Noble) -> None:
        self.walking = noble
        self.changed()

    def was_dropped(self, noble: Noble, square: int) -> bool:
        """Whether a hand has just put the noble on this square, so that he need not walk there."""
        if self.table is None:
            return False
        dropped = self.table.drafts.find(DroppedNoble)
        self.table.drafts.keep(DroppedNoble(None))
        return dropped == DroppedNoble(noble, square)

    def arrive(self) -> None:
        """The noble on the move has reached their square, which the event shows next."""
        self.walking = None

    @property
    def _is_over(self) -> bool:
        """Whether the game has ended, as far as that has been shown."""
        is_ending = any(isinstance(event, ev.GameEnded) for event in self.showing[-1:])
        return is_ending or self.state.step is None

    @property
    def _whose_turn(self) -> SeatIndex | None:
        """Nobody's, when a phase or the game is over."""
        is_between = any(isinstance(it, ev.PhaseBegan | ev.PodiumReceived) for it in self.showing)
        return None if is_between or self._is_over else self.acting

    # What can be seen

    def widgets(self) -> list[Widget]:
        state = self.state
        symbols = self.window.settings.symbols
        chosen = state.programme(self.chosen) if self.chosen else None
        alone = sum(seat.is_human for seat in self.seats) == 1
        found = header(state, is_over=self._is_over)
        for index, seat in enumerate(self.seats):
            plaque = Plaque(
                state,
                index,
                seat,
                self.names[index],
                index == self._whose_turn,
                self._word(index),
                symbols,
                alone,
                state.impresarios[index].coins,
                self.expression(index),
                partial(self._open_sheet, index, self.table) if self.table is not None else None,
            )
            found.append(plaque.widget())
        found += self._markets()
        found += self._resting_squares()
        found += self._nobles()
        ledger = Ledger(state, self.seats, self.names, self.mine, chosen, symbols)
        found += ledger.widgets(self._glowing)
        marked = tuple(n for n in (self.chosen,) if n) + self._programmes_pointed_at()
        found += my_programmes.cards(state, self.mine, marked, self._choose)
        if self.table is not None:
            opening = partial(self._open_catalogue, self.table)
            found.append(my_programmes.catalogue_button(state, self.mine, opening))
        return found

    def point_at(self, widget: Widget | None) -> None:
        """Light what belongs together: a programme and its assets, an asset and its programmes."""
        about = widget.about if widget is not None else ()
        if about != self._pointed:
            before = self._glowing, self._programmes_pointed_at()
            self._pointed = about
            if (self._glowing, self._programmes_pointed_at()) != before:
                self.changed()

    @property
    def _glowing(self) -> tuple[object, ...]:
        match self._pointed:
            case (ProgrammeCard(number),):
                return (*self.lit, *self.state.programme(number).kinds)
            case (Market(index),):
                return (*self.lit, *self.state.markets[index])
        return self.lit

    def _programmes_pointed_at(self) -> tuple[int, ...]:
        """The programmes that need an asset pointed at, or one in the market pointed at."""
        match self._pointed:
            case (AssetRow(asset),):
                assets: tuple[int, ...] = (asset,)
            case (Market(index),):
                assets = self.state.markets[index]
            case _:
                return ()
        held = self.state.programmes_of(self.mine)
        return tuple(it.number for it in held if set(it.kinds) & set(assets))

    def _word(self, index: int) -> str:
        """What the player is doing or did last; “thinking” while a decision is due."""
        if index == self.asked:
            return tr("your turn")
        if self.is_thinking(index):
            return tr("thinking…")
        event = self._latest[index]
        return words_for(event) if event is not None else ""

    def _choose(self, number: int) -> None:
        self.chosen = None if number == self.chosen else number
        self.lit = self.state.programme(number).kinds if self.chosen else ()
        self.changed()

    def tokens_in(self, market: int) -> tuple[int, ...]:
        """What lies in a market, and is not in the air."""
        return self.state.markets[market] if market != self._lifted else ()

    def _markets(self) -> list[Widget]:
        found: list[Widget] = []
        for index, tokens in enumerate(self.state.markets):

            def paint(brush: Brush, look: Look, index: int = index) -> None:
                tokens = self.tokens_in(index)
                board.market(brush, index, tokens, lit=index == self.hammer, glowing=self._glowing)

            words = (
                bundle_words(Bundle(tokens))
                if tokens
                else tr("Sold. It refills once the active player wins or passes.")
            )
            box, about = layout.market_box(index), (Market(index),)
            found.append(Area(f"market-{index}", box, paint, tip=words, about=about))
        return found

    def _resting_squares(self) -> list[Widget]:
        tip = tr("A resting square: a noble who ends a dice move here earns a medal.")
        return [RestingSquare(square, tip) for square in RULES.rests]

    def _nobles(self) -> list[Widget]:
        found: list[Widget] = []
        places = board.noble_places(self.state)
        carried = self.table.drafts.find(CarriedNoble) if self.table is not None else None
        for noble in NOBLES:
            if noble is self.walking or (carried is not None and noble is carried.noble):
                continue
            box = centred(places[noble], _PAWN, _PAWN + 4)

            def paint(brush: Brush, look: Look, noble: Noble = noble) -> None:
                board.noble(brush, noble, board.noble_places(self.state)[noble])

            tip = ntr(
                "{noble}: draws {count} spectator to the arena he is in",
                "{noble}: draws {count} spectators to the arena he is in",
                RULES.noble_spectators[noble],
                noble=noble_name(noble),
            )
            found.append(Area(f"noble-{noble}", box, paint, tip=tip, about=(Pawn(noble),)))
        return found

    def paint_under(self, brush: Brush) -> None:
        state = self.state
        arenas = tuple((i.arena_start, i.arena_size, i.loge) for i in state.impresarios)
        colours = tuple(seat.colour for seat in self.seats)
        symbols = self.window.settings.symbols

        def paint(layer: Brush) -> None:
            table_top(layer)
            board.ring(layer, state.impresarios, self.seats, symbols)

        brush.kept(Appearance(board.ring, (arenas, colours, symbols)), paint)
        board.markers(brush, state, self.seats, symbols)
        for face, place in zip(self.faces, board.dice_places(len(self.faces)), strict=True):
            die(brush, face, place)
