"""What the state does not keep of the turn so far: dice on symbols, the battle die, the phase."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from colosseum.rules.kernel import Event, Record, SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma import roma_events as roma
from colosseum.rules.roma.data import CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.state import State


class Phase(IntEnum):
    SETTING_UP = -1
    EMPTY_PLACES = 0
    ROLL = 1
    ACT = 2


@dataclass(frozen=True, slots=True)
class TrayPlaces:
    """Where the unused dice are in the tray, in the order in which the rules count them."""

    places: tuple[int, ...]


@dataclass(slots=True)
class TurnSoFar:
    """Hears events, and forgets all of them when a turn begins."""

    seat: SeatIndex = 0
    """Whose turn it is."""
    phase: Phase = Phase.SETTING_UP
    dice: list[int] = field(default_factory=list)
    """What the die in each place of the tray shows, or showed."""
    spent: dict[int, int | None] = field(default_factory=dict)
    """The dice used, by their places, with their symbols; None for a second die."""
    picked: tuple[int, ...] = ()
    """The places of the dice that are used next, if somebody has chosen them."""
    acting: tuple[CardNumber, Place] | None = None
    """The card that acts, and from where."""
    battle: ev.BattleBegan | None = None
    battle_die: int = 0
    """What the battle die shows; 0 before it is rolled this turn."""
    decided: ev.BattleDecided | None = None

    @classmethod
    def of(
        cls,
        state: State,
        rolled: Sequence[int],
        records: Iterable[Record],
        picks: Mapping[int, tuple[int, ...]],
    ) -> "TurnSoFar":
        """As the records of a game tell it, which began with these dice.

        `picks` says which of several equal dice were used.
        """
        found = cls(dice=[*rolled])
        for number, record in enumerate(records):
            found.picked = picks.get(number, ())
            for event in record.events:
                found.hear(event)
        found.settle(state)
        return found

    @property
    def unused(self) -> tuple[int, ...]:
        """The places of the dice that are left, in the order of what they show."""
        left = [place for place in range(len(self.dice)) if place not in self.spent]
        return tuple(sorted(left, key=lambda place: (self.dice[place], place)))

    @property
    def laid(self) -> list[tuple[int, int]]:
        """Each die laid on a symbol, with the symbol."""
        found = [(self.dice[place], symbol) for place, symbol in self.spent.items()]
        return [(die, symbol) for die, symbol in found if symbol is not None]

    @property
    def is_fighting(self) -> bool:
        """Whether a battle has begun and is not decided yet."""
        return self.battle is not None and self.decided is None

    def hear(self, event: Event) -> None:
        match event:
            case ev.TurnBegan(seat=seat):
                self.seat, self.phase = seat, Phase.EMPTY_PLACES
                self.dice, self.spent, self.acting = [], {}, None
                self.battle, self.battle_die, self.decided = None, 0, None
            case ev.DiceRolled(dice=dice):
                self.phase, self.dice, self.spent = Phase.ROLL, [*dice], {}
            case ev.DiceRerolled(old=old, new=new):
                self._reroll(old, new)
            case ev.DieLaid(die=die, symbol=symbol):
                self.phase = Phase.ACT
                self.spent[self._take(die)] = symbol
            case ev.DieUsed(die=die) | roma.DieAdded(die=die):
                self.spent[self._take(die)] = None
            case roma.DieChanged(die=die, new_die=new_die):
                self._change(die, new_die)
            case ev.CardActivated(card=card, place=place) | ev.ActionCopied(card=card, place=place):
                self.acting = card, place
            case roma.OwnActionCopied(card=card, place=place):
                self.acting = card, place
            case ev.BattleBegan():
                self.battle, self.battle_die, self.decided = event, 0, None
            case ev.BattleDieRolled(die=die):
                self.battle_die = die
            case ev.BattleDecided():
                self.decided = event

    def _change(self, die: int, new_die: int) -> None:
        """A die that is turned to another face stays where it is."""
        place, self.picked = self.place_of(die), ()
        if place is not None:
            self.dice[place] = new_die

    def _reroll(self, old: Sequence[int], new: Sequence[int]) -> None:
        """Dice that are rolled again stay where they are."""
        for place, after in self.rerolled(old, new).items():
            self.dice[place] = after
        self.picked = ()

    def rerolled(self, old: Sequence[int], new: Sequence[int]) -> dict[int, int]:
        """What dice show after they are rolled again, by their places.

        A position in the middle of a turn tells nothing of its roll, so some may be unknown.
        """
        found: dict[int, int] = {}
        for before, after in zip(old, new, strict=True):
            place = self.place_of(before, found)
            if place is not None:
                found[place] = after
        return found

    def place_of(self, die: int, taken: Collection[int] = ()) -> int | None:
        """Where the die is that is used next: one that was picked, if it shows this."""
        left = [place for place in self.unused if place not in taken]
        fitting = [place for place in left if self.dice[place] == die]
        picked = [place for place in fitting if place in self.picked]
        return next(iter(picked + fitting), None)

    def _take(self, die: int) -> int:
        place, self.picked = self.place_of(die), ()
        if place is None:  # a position in the middle of a turn tells nothing of its roll
            place = len(self.dice)
            self.dice.append(die)
        return place

    def settle(self, state: State) -> None:
        """Nothing moves: the phase is that of the decision that is due."""
        self.seat, self.picked = state.seat, ()
        if tuple(self.dice[place] for place in self.unused) != state.dice:
            spent = [(self.dice[place], symbol) for place, symbol in self.spent.items()]
            self.dice = [*(die for die, _ in spent), *state.dice]
            self.spent = {place: symbol for place, (_, symbol) in enumerate(spent)}
        if not state.turn:
            self.phase = Phase.SETTING_UP
        elif state.step is not None:
            self.phase = Phase.ROLL if state.step == DecisionKind.REROLL else Phase.ACT
