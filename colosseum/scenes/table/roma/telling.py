"""How Roma's events become lines of the log: words, pictures, prices, and what they light.

What belongs together is one line: a die and what it does, a battle and its outcome, a card and its
price. Nothing is told that one of the people at the screen must not know.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma import roma_events as roma
from colosseum.rules.roma.data import BRIBERY
from colosseum.rules.roma.wording import event_words
from colosseum.scenes.parts.icon_words import (
    Icon,
    Part,
    Quiet,
    Strong,
    Together,
    filled,
)
from colosseum.scenes.parts.log import Entry, Heading, Line
from colosseum.scenes.table.roma.log_pieces import (
    SeldomTold,
    cards,
    coins,
    deed,
    dice,
    laid,
    named,
    points,
    swapped,
    symbol,
    where,
)
from colosseum.scenes.table.roma.secrets_at_screen import told_at
from colosseum.tutor.marks import Mark
from colosseum.tutor.roma.marks import (
    BattleDie,
    DiscardPile,
    DrawPile,
    Hand,
    PlaceOf,
    Plaque,
    RowSymbol,
    Supply,
)
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say, tr

_SWORDS: Final = Icon("roma/battle")
_BIN: Final = Icon("icon-bin", 0.8, is_sign=True)
_HAND: Final = Icon("roma/hand")
_ARROW: Final = Icon("icon-arrow", is_sign=True)
_BLOCKED: Final = Icon("roma/blocked")
_SHIELD: Final = Icon("roma/shield")


class Telling:
    """Follows a game by its events, and puts them into lines."""

    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self._names = [seat.name for seat in seats]
        self._turn = game.state.turn
        self._whose = game.state.seat
        self._paid = 0
        """A payment whose reason comes next."""
        self._die: ev.DieLaid | None = None
        """A die whose effect comes next."""

    def heading(self) -> Heading:
        if not self._turn:
            return Heading(tr("Setting up"), "")
        return Heading(tr("Turn {turn}", turn=roman(self._turn)), self._names[self._whose])

    def tell(self, event: Event, entries: list[Entry]) -> None:
        if isinstance(event, ev.TurnBegan):
            self._turn, self._whose = event.turn, event.seat
            entries.append(self.heading())
            return
        heard = told_at(event, self._seats)
        words = say(event_words(heard, self._names))
        tell = _TOLD.get(type(heard))
        if tell is not None:
            tell(self, heard, words, entries)

    def _line(
        self,
        seat: SeatIndex | None,
        words: str,
        parts: Sequence[Part],
        about: tuple[Mark, ...],
        right: tuple[Part, ...] = (),
    ) -> Line:
        colour = None if seat is None else self._seats[seat].colour
        return Line(words, colour, tuple(parts), right, about)

    def _extend(
        self,
        entries: list[Entry],
        words: str,
        parts: Sequence[Part] = (),
        right: tuple[Part, ...] = (),
        about: tuple[Mark, ...] = (),
    ) -> None:
        """Go on in the last line; in a new one, if there is none yet."""
        last = entries[-1]
        if isinstance(last, Line):
            entries[-1] = replace(
                last,
                words=f"{last.words} {words}",
                parts=(*last.parts, *parts),
                right=(*last.right, *((" ",) if last.right and right else ()), *right),
                about=tuple(dict.fromkeys((*last.about, *about))),
            )
        else:
            entries.append(self._line(self._whose, words, (*parts, *right), about))

    # Dice and money

    def _dice(self, faces: Sequence[int], seat: SeatIndex) -> tuple[Part, ...]:
        return dice(faces, self._seats[seat].colour)

    def _rolled(self, event: ev.DiceRolled, words: str, entries: list[Entry]) -> None:
        parts = filled("rolls {dice}", dice=self._dice(event.dice, event.seat))
        entries.append(self._line(event.seat, words, parts, (Plaque(event.seat),)))

    def _rerolled(self, event: ev.DiceRerolled, words: str, entries: list[Entry]) -> None:
        old, new = self._dice(event.old, event.seat), self._dice(event.new, event.seat)
        # Translators: in the log, after the emblem of the player. Both are pictures of dice.
        parts = filled("rolls {old} again: {new}", old=old, new=new)
        entries.append(self._line(event.seat, words, parts, (Plaque(event.seat),)))

    def _die_laid(self, event: ev.DieLaid, words: str, entries: list[Entry]) -> None:
        self._die = event
        die = self._dice((event.die,), event.seat)
        # Translators: in the log: {die} is a picture.
        parts = filled("{die} on {place}", die=die, place=symbol(event.symbol))
        about: tuple[Mark, ...] = (RowSymbol(event.symbol),)
        entries.append(self._line(event.seat, words, parts, about))

    def _die_used(
        self, event: ev.DieUsed | roma.DieAdded, words: str, entries: list[Entry]
    ) -> None:
        self._extend(entries, words, (" + ", *self._dice((event.die,), event.seat)))

    def _money(self, event: ev.MoneyTaken, words: str, entries: list[Entry]) -> None:
        self._extend(entries, words, right=("+", coins(event.sesterces)))

    def _pays(self, event: ev.MoneyPaid, words: str, entries: list[Entry]) -> None:
        if self._die is not None and self._die.symbol == BRIBERY:
            self._die = None
            self._extend(entries, words, right=("−", coins(event.sesterces)))
        else:
            self._paid = event.sesterces

    def _die_changed(self, event: roma.DieChanged, words: str, entries: list[Entry]) -> None:
        old, new = (self._dice((it,), event.seat) for it in (event.die, event.new_die))
        self._extend(entries, words, (" ", *old, " ", _ARROW, " ", *new))

    def _rival_paid(self, event: roma.RivalPaid, words: str, entries: list[Entry]) -> None:
        about: tuple[Mark, ...] = (Plaque(0), Plaque(1))
        self._extend(entries, words, right=("−", coins(event.sesterces)), about=about)

    # Points

    def _points_taken(self, event: roma.PointsTaken, words: str, entries: list[Entry]) -> None:
        about: tuple[Mark, ...] = (Plaque(0), Plaque(1))
        self._extend(entries, words, right=("+", points(event.points)), about=about)

    def _returned(self, event: ev.PointsReturned, words: str, entries: list[Entry]) -> None:
        parts = (tr("empty places"),)
        about: tuple[Mark, ...] = (Plaque(event.seat), Supply())
        right: tuple[Part, ...] = ("−", points(event.points))
        entries.append(self._line(event.seat, words, parts, about, right))

    def _gained(self, event: ev.PointsGained, words: str, entries: list[Entry]) -> None:
        about: tuple[Mark, ...] = (Plaque(event.seat), Supply())
        gain: tuple[Part, ...] = ("+", points(event.points))
        if event.seat == self._whose:
            self._extend(entries, words, right=gain, about=about)
        else:
            # Translators: in the log, after the face of a player: gains victory points as well.
            entries.append(self._line(event.seat, words, (tr("gains too"),), about, gain))

    def _removed(self, event: ev.PointsRemoved, words: str, entries: list[Entry]) -> None:
        right: tuple[Part, ...] = ("−", points(event.points))
        self._extend(entries, words, right=right, about=(Supply(),))

    # Cards

    def _played(
        self,
        event: ev.CardPlayed | ev.DrawnLaid | roma.CardLaidAgain | roma.CardLaidFaceDown,
        words: str,
        entries: list[Entry],
    ) -> None:
        parts = laid(event.card, event.place)
        right: tuple[Part, ...] = ("−", coins(self._paid)) if self._paid else ()
        self._paid = 0
        about = (PlaceOf(event.seat, event.place),)
        entries.append(self._line(event.seat, words, parts, about, right))

    def _drawn(self, event: ev.CardsDrawn, words: str, entries: list[Entry]) -> None:
        last = entries[-1]
        # After a shuffle, or after what Fortuna discards: “Forum draws Portus” would be odd.
        if isinstance(last, Line) and last.about in ((), (DiscardPile(),)):
            parts = filled("draws {cards}", cards=cards(event.cards))
            entries.append(self._line(event.seat, words, parts, (DrawPile(),)))
            return
        # Translators: continues a line of the log about the same player, so begins with a space.
        parts = filled(" draws {cards}", cards=cards(event.cards))
        self._extend(entries, words, parts, about=(DrawPile(),))

    def _kept(self, event: ev.CardsKept, words: str, entries: list[Entry]) -> None:
        parts = filled("keeps {cards}", cards=cards(event.cards))
        entries.append(self._line(event.seat, words, parts, (Hand(event.seat),)))

    def _thrown(
        self, event: ev.DrawnDiscarded | ev.HandDiscarded, words: str, entries: list[Entry]
    ) -> None:
        parts = (_BIN, " ", *cards(event.cards))
        entries.append(self._line(event.seat, words, parts, (DiscardPile(),)))

    def _fell(self, event: ev.CardDiscarded, words: str, entries: list[Entry]) -> None:
        parts = (_BIN, " ", *where(event.card, event.place))
        about: tuple[Mark, ...] = (PlaceOf(event.seat, event.place), DiscardPile())
        entries.append(self._line(event.seat, words, parts, about))

    def _swapped(self, event: ev.CardSwapped, words: str, entries: list[Entry]) -> None:
        parts = swapped(event.card, event.old, event.place)
        about = (PlaceOf(event.seat, event.place),)
        entries.append(self._line(event.seat, words, parts, about))

    def _came(
        self, event: ev.CardRecovered | roma.CardReturned, words: str, entries: list[Entry]
    ) -> None:
        parts = (_HAND, " ", named(event.card))
        source: Mark = DiscardPile()
        if isinstance(event, roma.CardReturned):
            source = PlaceOf(event.seat, event.place)
        entries.append(self._line(event.seat, words, parts, (source, Hand(event.seat))))

    def _taken(self, event: ev.CardTaken, words: str, entries: list[Entry]) -> None:
        parts = filled("takes {card}", card=named(event.card))
        about = (Hand(0), Hand(1))
        entries.append(self._line(event.seat, words, parts, about))

    def _hands(
        self,
        event: ev.CardsGiven | ev.HandSeen | roma.HandDeduced | ev.HandDealt | ev.GiftChosen,
        words: str,
        entries: list[Entry],
    ) -> None:
        shown = cards(event.cards)
        match event:
            case ev.CardsGiven():
                parts = filled("gives {cards}", cards=shown)
            case ev.HandSeen():
                parts = filled("sees {cards}", cards=shown)
            case roma.HandDeduced():
                # Translators: in the log: what a player knows of the other's hand.
                parts = filled("knows {cards}", cards=shown)
            case ev.HandDealt():
                parts = filled("is dealt {cards}", cards=shown)
            case ev.GiftChosen():
                parts = filled("puts {cards} aside", cards=shown)
        entries.append(self._line(event.seat, words, parts, (Hand(event.seat),)))

    # Cards that act

    def _activated(self, event: ev.CardActivated, words: str, entries: list[Entry]) -> None:
        about = (PlaceOf(event.seat, event.place),)
        # Translators: continues a line of the log, “5 on IV”. A no-break space may begin it.
        parts = filled(": {card}", card=named(event.card))
        if self._die is not None or self._is_about_die(entries):
            self._die = None
            self._extend(entries, words, parts, about=about)
        else:
            shown = filled("{card} acts", card=named(event.card))
            right: tuple[Part, ...] = ("−", coins(self._paid)) if self._paid else ()
            self._paid = 0
            entries.append(self._line(event.seat, words, shown, about, right))

    @staticmethod
    def _is_about_die(entries: list[Entry]) -> bool:
        last = entries[-1]
        return (
            isinstance(last, Line) and len(last.about) == 1 and isinstance(last.about[0], RowSymbol)
        )

    def _copied(self, event: ev.ActionCopied, words: str, entries: list[Entry]) -> None:
        parts = (" ", _ARROW, " ", named(event.card))
        self._extend(entries, words, parts, about=(PlaceOf(1 - event.seat, event.place),))

    def _copied_own(self, event: roma.OwnActionCopied, words: str, entries: list[Entry]) -> None:
        parts = (" ", _ARROW, " ", named(event.card))
        self._extend(entries, words, parts, about=(PlaceOf(event.seat, event.source),))

    def _blocked(self, event: roma.SymbolBlocked, words: str, entries: list[Entry]) -> None:
        parts = (" ", _BLOCKED, " ", *symbol(event.place))
        self._extend(entries, words, parts, about=(RowSymbol(event.place),))

    def _weakened(self, event: roma.DefenceLowered, words: str, entries: list[Entry]) -> None:
        right: tuple[Part, ...] = (Strong(f"−{event.less} "), _SHIELD)
        self._extend(entries, words, right=right, about=(Plaque(event.seat),))

    def _attacks(self, event: ev.BattleBegan, words: str, entries: list[Entry]) -> None:
        parts = (_SWORDS, " ", *where(event.card, event.place))
        about: tuple[Mark, ...] = (PlaceOf(1 - event.seat, event.place), BattleDie())
        entries.append(self._line(event.seat, words, parts, about))

    def _battle_die(self, event: ev.BattleDieRolled, words: str, entries: list[Entry]) -> None:
        self._extend(entries, words, right=(Icon(f"roma/battle-die-{event.die}"),))

    def _decided(self, event: ev.BattleDecided, words: str, entries: list[Entry]) -> None:
        # Translators: the result of a battle, in the log: “5 : 4 wins”.
        result: Part = Strong(tr("wins")) if event.won else Quiet(tr("fails"))
        score = Strong(f"{event.strength} : {event.defence}")
        self._extend(entries, words, right=(Together((score, " ", result)),))

    def _seldom(self, event: SeldomTold, words: str, entries: list[Entry]) -> None:
        entries.append(self._line(event.seat, words, deed(event), ()))

    def _plain(self, event: Event, words: str, entries: list[Entry]) -> None:
        """What no player does is told in words."""
        entries.append(self._line(None, words, (words,), ()))


_TOLD: Final[dict[type[Event], Callable[[Telling, Any, str, list[Entry]], None]]] = {
    ev.FirstPlayerDrawn: Telling._seldom,
    ev.HandDealt: Telling._hands,
    ev.GiftChosen: Telling._hands,
    ev.CardsGiven: Telling._hands,
    ev.PointsReturned: Telling._returned,
    ev.DiceRolled: Telling._rolled,
    ev.DiceRerolled: Telling._rerolled,
    ev.DieLaid: Telling._die_laid,
    ev.DieUsed: Telling._die_used,
    ev.GameEnded: Telling._plain,
    ev.MoneyTaken: Telling._money,
    ev.MoneyPaid: Telling._pays,
    ev.PointsGained: Telling._gained,
    ev.PointsRemoved: Telling._removed,
    ev.PileShuffled: Telling._plain,
    ev.CardsDrawn: Telling._drawn,
    ev.CardsKept: Telling._kept,
    ev.DrawnDiscarded: Telling._thrown,
    ev.DrawnLaid: Telling._played,
    ev.HandDiscarded: Telling._thrown,
    ev.CardPlayed: Telling._played,
    ev.CardDiscarded: Telling._fell,
    ev.CardSwapped: Telling._swapped,
    ev.CardRecovered: Telling._came,
    ev.HandSeen: Telling._hands,
    ev.CardTaken: Telling._taken,
    ev.CardActivated: Telling._activated,
    ev.ActionCopied: Telling._copied,
    ev.DiceReduced: Telling._seldom,
    ev.BattleBegan: Telling._attacks,
    ev.BattleDieRolled: Telling._battle_die,
    ev.BattleDecided: Telling._decided,
    roma.SetAssigned: Telling._seldom,
    roma.DeckBrought: Telling._seldom,
    roma.CardLaidFaceDown: Telling._played,
    roma.CardsTurnedUp: Telling._seldom,
    roma.DieChanged: Telling._die_changed,
    roma.DieAdded: Telling._die_used,
    roma.SymbolBlocked: Telling._blocked,
    roma.DefenceLowered: Telling._weakened,
    roma.RivalPaid: Telling._rival_paid,
    roma.PointsTaken: Telling._points_taken,
    roma.OwnPileShuffled: Telling._seldom,
    roma.PileSearched: Telling._seldom,
    roma.HandDeduced: Telling._hands,
    roma.PileReturned: Telling._seldom,
    roma.CardReturned: Telling._came,
    roma.CardsTakenUp: Telling._seldom,
    roma.CardLaidAgain: Telling._played,
    roma.OwnActionCopied: Telling._copied_own,
}
