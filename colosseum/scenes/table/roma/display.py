"""Roma's table as one player sees it: all but the panel.

Hands are secret. The display is given whole games and whole events, and shows only what the player
whose point of view it has may see. Where two people share the screen, it shows no hand until the
one who decides has taken over.
"""

from functools import partial
from typing import Final

from colosseum.rules.kernel import Event, Record, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.laying import can_be_laid
from colosseum.rules.roma.data import HIDDEN, RULES, CardNumber, deck_of
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.public_state import PublicState
from colosseum.rules.roma.state import State
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.table.display import Motions, Surroundings, TableDisplay
from colosseum.scenes.table.hand_over import Handing
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.battle_stage import Attack, stage
from colosseum.scenes.table.roma.card_pages import page_about
from colosseum.scenes.table.roma.cards import CarriedCard, Veil, card_tip, held_tip
from colosseum.scenes.table.roma.curtain import Curtain
from colosseum.scenes.table.roma.dice_tray import Tray
from colosseum.scenes.table.roma.discards import DeckSheet, Discards
from colosseum.scenes.table.roma.game_so_far import GAME_SO_FAR, GameSoFar
from colosseum.scenes.table.roma.hand_fan import Fan
from colosseum.scenes.table.roma.header import header
from colosseum.scenes.table.roma.moving_pieces import MovingPieces
from colosseum.scenes.table.roma.picked_dice import picks
from colosseum.scenes.table.roma.piece_keys import HeldCard, TrayDie
from colosseum.scenes.table.roma.piles import piles, supply
from colosseum.scenes.table.roma.places import Places, foreign_deck
from colosseum.scenes.table.roma.plaques import Plaque
from colosseum.scenes.table.roma.their_hand import their_hand
from colosseum.scenes.table.roma.turn_so_far import Phase, TrayPlaces, TurnSoFar
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Point
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr

LAID_DIE: Final = 42.0
_OFFERING: Final = (
    DecisionKind.KEEP,
    DecisionKind.TAKE,
    DecisionKind.SEARCH,
    DecisionKind.LAY_AGAIN,
)
"""Decisions among cards that lie on the table meanwhile."""


class RomaDisplay(TableDisplay[Game]):
    """Both sides, the row between them, and one hand."""

    middle = layout.MIDDLE
    told_last = (
        ev.DiceRolled,
        ev.DiceRerolled,
        ev.BattleDieRolled,
        ev.BattleDecided,
        ev.GameEnded,
    )

    def __init__(self, around: Surroundings, motions: Motions) -> None:
        super().__init__(around, motions)
        self._public: PublicState | None = None
        self.turn = TurnSoFar()
        self.is_shared = sum(seat.is_human for seat in self.seats) > 1
        self._at_screen: SeatIndex | None = None
        """Where two people share the screen, the one who has taken over."""
        self._curtain: Curtain | None = None
        self.moving = MovingPieces(self)

    @property
    def state(self) -> State:
        """The table as far as it is shown, with cards face down that `mine` does not know."""
        assert self._public is not None, "there is nothing to show yet"
        return self._public.state

    def mouth(self, seat: SeatIndex) -> Point:
        plaque = layout.PLAQUE_MINE if seat == self.mine else layout.PLAQUE_THEIRS
        return plaque.right, plaque.top + 40

    @property
    def theirs(self) -> SeatIndex:
        return 1 - self.mine

    def place(self, game: Game) -> None:
        table, state = self.table, game.state
        if table is None:
            self.turn = TurnSoFar.of(state, state.dice, (), {})
        else:
            rolled, picked = table.beginning.state.dice, picks(table.notes)
            self.turn = TurnSoFar.of(state, rolled, table.records, picked)
        self.settle(game)

    def settle(self, game: Game) -> None:
        self._public = PublicState(game.state, self.mine)
        self.moving.land()
        self.moving.forget()
        self.turn.settle(game.state)
        if self.table is not None:
            self.table.drafts.keep(TrayPlaces(self.turn.unused))

    def hear(self, event: Event) -> None:
        assert self._public is not None
        self._public.hear(event)
        self.turn.hear(event)
        self.moving.land()

    def play(self, record: Record, after: Game, reason: Sentence | None = None) -> None:
        """What comes after the other person's turn has begun is shown to that person only."""
        self.lit = ()
        self.moving.pick_up()
        decides = None if after.decision is None else after.decision.seat
        if self.is_shared and decides != self._at_screen:
            self._lower_curtain(decides)
        super().play(record, after, reason)

    def tell(self, event: Event) -> None:
        super().tell(event)
        if isinstance(event, ev.TurnBegan):
            self.acting = event.seat

    def look_from(self, seat: SeatIndex) -> None:
        super().look_from(seat)
        self.settle(self.shown)

    def hand_over(self, handing: Handing) -> bool:
        """The curtain does."""
        return False

    def ask(self, seat: SeatIndex, *, takes_over: bool) -> None:
        """Where two people share the screen, the other one takes over behind a curtain first."""
        super().ask(seat, takes_over=takes_over)
        if self.is_shared and seat != self._at_screen:
            self._lower_curtain(seat)

    def _lower_curtain(self, seat: SeatIndex | None) -> None:
        """Hide the hands until this person has taken over; when the game is over, for good."""
        self._at_screen = None
        if self.table is None or seat is None:
            return
        if self.mine != seat:
            self.look_from(seat)
        curtain, self._curtain = (
            self._curtain,
            Curtain(
                self.window, self.seats[seat], self.names[1 - seat], self._raised, self.table.back
            ),
        )
        if curtain is None:
            self.window.push(self._curtain)
        else:
            self.window.replace(self._curtain)

    def _raised(self) -> None:
        self._at_screen, self._curtain = self.mine, None

    @property
    def is_covered(self) -> bool:
        """Whether the hand is face down, since the next player has not taken over yet."""
        return self.is_shared and self._at_screen != self.mine

    @property
    def hand(self) -> tuple[CardNumber, ...]:
        """The cards of the fan; face down while nobody may see them."""
        hand = self.state.hands[self.mine]
        return (HIDDEN,) * len(hand) if self.is_covered else hand

    # What a battle and its points are about

    def source(self) -> Point:
        """Where points come from: the card that acts, or the supply."""
        if self.turn.acting is None:
            return layout.SUPPLY.center
        is_mine = self.turn.seat == self.mine
        return layout.place_box(self.turn.acting[1], mine=is_mine).center

    def has_lost(self, seat: SeatIndex) -> bool:
        """Whether this player has just lost a battle."""
        decided = self.turn.decided
        return decided is not None and decided.won and decided.seat != seat

    @property
    def attack(self) -> Attack | None:
        """The battle under way."""
        return Attack.of(self.turn, self.state, self.mine) if self.turn.is_fighting else None

    # What can be seen

    def widgets(self) -> list[Widget]:
        state, can_look = self.state, self.table is not None
        return [
            self._their_hand(),
            *header(state.turn, self.turn.phase, state.version, state.way),
            *self._plaques(),
            supply(state.supply),
            *self._places.widgets(),
            *piles(state, self.mine, self.names, self if can_look else None),
            *self._tray().widgets(),
            *self._hand(),
            *self._places.blocks(),
            *([] if self.is_offering else self._places.taken_up()),
            *self._battle(),
        ]

    def _battle(self) -> list[Widget]:
        attack = self.attack
        face = 0 if self.moving.battle_die else self.turn.battle_die
        return [] if attack is None else stage(attack, face)

    def _plaques(self) -> list[Widget]:
        state = self.state
        found: list[Widget] = []
        for index in (self.theirs, self.mine):
            plaque = Plaque(
                index,
                self.seats[index],
                index == self.mine,
                state.points[index],
                state.money[index],
                len(state.hands[index]),
                index == self.acting,
                self._doing(index),
                self.window.settings.symbols,
                not self.is_shared,
                index == state.first,
                self.expression(index),
                self._look_back if self.table is not None else None,
            )
            found += plaque.widgets()
        return found

    def _doing(self, index: SeatIndex) -> str:
        if index == self.asked:
            return tr("your turn")
        if self.is_thinking(index):
            return tr("thinking…")
        # Translators: below the player whose turn it is not.
        return "" if index == self.acting or self.acting is None else tr("waiting")

    @property
    def _places(self) -> Places:
        return Places(
            self.state, self.mine, self.seats, self.moving.card, is_covered=self.is_covered
        )

    # Hands

    def _their_hand(self) -> Widget:
        state, theirs = self.state, self.theirs
        return their_hand(
            state.hands[theirs],
            state.known[theirs],
            theirs,
            self.names[theirs],
            is_face_down=state.is_face_down and not state.turn,
        )

    def _hand(self) -> list[Widget]:
        hand, carried = self.hand, self.moving.carried
        fan = Fan(
            hand,
            frozenset(it for it in range(len(hand)) if HeldCard(it) in self.lit),
            tuple(map(self._veil, hand)),
            carried.number if isinstance(carried, HeldCard) else self._held_elsewhere,
            tuple(self._held_tip(card) for card in hand),
            is_lowered=self.is_offering,
        )
        foreign = [(it, foreign_deck(self.state, self.mine, card)) for it, card in enumerate(hand)]
        decks = {it: self.seats[owner].colour for it, owner in foreign if owner is not None}
        return [*fan.widgets(self.mine), *fan.deck_marks(decks), *self._resting()]

    @property
    def _held_elsewhere(self) -> int | None:
        """The card of the hand that is on its way, or waits where it was dropped."""
        resting = self.moving.resting
        return self.moving.held if resting is None else resting[0]

    def _resting(self) -> list[Widget]:
        """The card that waits where it was dropped, as it looked when it was carried."""
        resting = self.moving.resting
        if resting is None:
            return []
        number, at = resting
        card = CarriedCard(self.hand[number])

        def paint(brush: Brush, look: Look) -> None:
            card.paint(brush, at)

        return [Area("resting card", centred(at, *layout.HELD), paint, focusable=False)]

    def _held_tip(self, card: CardNumber) -> str:
        if self.is_offering and card != HIDDEN:
            return card_tip(card)
        return held_tip(card, len(self.hand), self.window.screen)

    @property
    def is_offering(self) -> bool:
        """Whether cards to choose from lie where the hand usually is."""
        return self.asked == self.mine and self.state.step in _OFFERING

    def _veil(self, card: CardNumber) -> Veil:
        state = self.state
        if card == HIDDEN or self.asked != self.mine:
            return Veil.NONE
        if state.step == DecisionKind.ACT and CARDS[card].price > state.money[self.mine]:
            return Veil.TOO_DEAR
        if state.step == DecisionKind.LAY_FREE and not can_be_laid(state, card):
            return Veil.WRONG_KIND
        return Veil.NONE

    def page_about(self, mark: object) -> str:
        return page_about(self.state, mark)

    def look_at_discards(self, deck: int) -> None:
        self.finish()
        self.window.push(Discards(self.window, self.state.discards[deck]))

    def look_at_deck(self, deck: int) -> None:
        self.finish()
        owner = self.names[deck] if self.has_own_piles else ""
        self.window.push(DeckSheet(self.window, self.state.decks[deck], owner))

    # Where piles are

    @property
    def has_own_piles(self) -> bool:
        """Whether each player has a pile of her own (ROM-23)."""
        return len(self.state.piles) > 1

    def draw_pile_at(self, seat: SeatIndex) -> Point:
        """From where a player draws."""
        return layout.draw_pile(mine=seat == self.mine, each=self.has_own_piles).center

    def discards_at(self, card: CardNumber) -> Point:
        """Where a card goes that is discarded: to the deck it came from."""
        is_mine = deck_of(card) == self.mine
        return layout.discard_pile(mine=is_mine, each=self.has_own_piles).center

    @property
    def money_at(self) -> Point:
        return layout.money_pile(each=self.has_own_piles).center

    def _look_back(self) -> None:
        """Show how the game has gone so far; what moves ends first, so that it tells no more."""
        assert self.table is not None
        self.finish()
        table = self.table
        self.window.push(GameSoFar(self.window, self.seats, table.beginning, table.records))

    def shortcuts(self) -> list[Binding]:
        return [] if self.table is None else [(GAME_SO_FAR, self._look_back)]

    def _tray(self) -> Tray:
        turn = self.turn
        is_mine = turn.seat == self.mine and not self.is_shared
        chosen = [piece.number for piece in self.lit if isinstance(piece, TrayDie)]
        is_out = self.moving.battle_die or turn.is_fighting
        piece = self.moving.carried
        carried = {turn.unused[piece.number]} if isinstance(piece, TrayDie) else set()
        return Tray(
            tr("Your dice") if is_mine else tr("{name}’s dice", name=self.names[turn.seat]),
            tuple(turn.dice),
            tuple(turn.spent.items()),
            self.moving.dice | carried,
            self.seats[turn.seat].colour,
            tuple(turn.unused[number] for number in chosen if number < len(turn.unused)),
            shows_count=turn.phase > Phase.EMPTY_PLACES,
            battle_die=0 if is_out else turn.battle_die or RULES.faces,
        )

    def paint_under(self, brush: Brush) -> None:
        beginners = not self.state.has_bribery
        looks = Appearance(board.paint_table, beginners)
        brush.kept(looks, partial(board.paint_table, beginners=beginners))
        laid: dict[int, int] = {}
        player = self.seats[self.turn.seat].colour
        for die, symbol in self.turn.laid:
            at = layout.laid_die(symbol, laid.get(symbol, 0))
            laid[symbol] = laid.get(symbol, 0) + 1
            board.paint_die(brush, die, at, LAID_DIE, player)
