"""What the panel shows while something moves or someone else decides."""

from colosseum.play.seats import Seat
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma import roma_events as roma
from colosseum.rules.roma.data import EMPTY, HIDDEN, RULES, CardNumber
from colosseum.rules.roma.display_names import card_names
from colosseum.rules.roma.wording import event_words
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.keys import SKIP as SKIP_KEY
from colosseum.scenes.parts.keys import note
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.table.panel import HEAD
from colosseum.scenes.table.roma.cards import paint_held
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.layout import HELD, PANEL, SKIP
from colosseum.scenes.table.roma.secrets_at_screen import told_at
from colosseum.scenes.table.roma.type_aliases import Panel
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import BODY, PAPER, STONE_DARK
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr


class Watching(Panel):
    """Whose turn it is, and what has just happened, as the people at the screen may know it."""

    box = PANEL
    is_for_one = False
    head_room = 214

    @property
    def seat(self) -> SeatIndex | None:
        decision = self.table.shown.decision
        for event in reversed(self.table.showing):
            if isinstance(event, ev.TurnBegan):
                return event.seat
        return None if decision is None else decision.seat

    @property
    def title(self) -> str:
        if self.seat is None:
            return tr("The end of the game")
        if self._is_for_you(self.seat):
            return tr("Your turn")
        return tr("{name}’s turn", name=self.table.shown.seats[self.seat])

    @property
    def _is_own(self) -> bool:
        """Whether a person acts, who need not be told what she does."""
        return self.seat is not None and self.table.seats[self.seat].is_human

    @property
    def words(self) -> str:
        """The latest event of an opponent, unless its words would spoil its motion."""
        if self._is_own:
            return ""
        showing = self.table.showing
        if showing and isinstance(showing[-1], RomaDisplay.told_last):
            showing = showing[:-1]
        if not showing:
            return ""
        event, names = told_at(showing[-1], self.table.seats), self.table.shown.seats
        if isinstance(event, ev.CardsGiven) and self._is_for_you(event.seat):
            return ""
        if isinstance(event, ev.CardsGiven) and self._is_for_you(1 - event.seat):
            cards = card_names(event.cards)
            return tr("{name} gives you {cards}.", name=names[event.seat], cards=cards)
        return say(event_words(event, names))

    def _is_for_you(self, seat: SeatIndex) -> bool:
        """Whether this is the only person at the screen."""
        return [it for it, who in enumerate(self.table.seats) if who.is_human] == [seat]

    @property
    def card(self) -> CardNumber | None:
        """The card that acts, asks or is laid in this turn, or beside which a die is laid."""
        for event in reversed(self.table.showing):
            match event:
                case ev.TurnBegan():
                    return None
                case ev.DieLaid(seat=seat, symbol=symbol):
                    return self._card_beside(seat, symbol)
                case ev.CardActivated(card=card) | ev.CardPlayed(card=card):
                    return card
                case ev.ActionCopied(card=card) | ev.DrawnLaid(card=card):
                    return card
                case roma.OwnActionCopied(card=card) | roma.CardLaidAgain(card=card):
                    return card
        asking = self.table.shown.state.activation
        return None if asking is None else asking.card

    def _card_beside(self, seat: SeatIndex, symbol: int) -> CardNumber | None:
        if symbol not in RULES.row:
            return None
        card = self.table.shown.state.sides[seat][symbol]
        return None if card in (EMPTY, HIDDEN) else card

    def widgets(self) -> list[Widget]:
        tip = tr("Skip ahead to your next decision.")
        skip = Button("skip", SKIP, tr("Skip"), self.table.skip, note=note(SKIP_KEY), tip=tip)
        skip.pad = SKIP_KEY.pad
        return [skip]

    def paint(self, brush: Brush) -> None:
        if self.seat is None:
            return
        player = self.table.seats[self.seat]
        centre = (SKIP.left - 24, self.box.top + 2 + HEAD / 2)
        draw_player(brush, centre, 17, player, self.table.window.settings.symbols)
        inside = self.inside
        if self.card is None:
            self._paint_player(brush, player)
        else:
            self._paint_card(brush, self.card)
        if self.words:
            box = Box(inside.left, inside.top, inside.width, 62)
            brush.slab(box, PAPER, radius=8, edge=STONE_DARK, edge_width=1.5)
            style = BODY.but(size=17)
            brush.text(self.words, box.inflate(-22, -8), style, lines=3, where="watching")

    def _paint_player(self, brush: Brush, player: Seat) -> None:
        """An opponent's face, or one's own emblem in the stone."""
        middle = (self.inside.centerx, self.inside.top + 176)
        if player.is_human:
            picture = PLAYERS[player.colour].picture
            brush.picture(picture, centred(middle, 150), "ink", 40)
        else:
            draw_player(brush, middle, 84, player, self.table.window.settings.symbols)

    def _paint_card(self, brush: Brush, card: CardNumber) -> None:
        inside = self.inside
        paint_held(brush, card, (inside.centerx, inside.top + 80 + HELD[1] / 2, 0.0))
