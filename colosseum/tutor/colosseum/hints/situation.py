"""What the hints of Colosseum share: a look at the game from one seat, and what tokens mean."""

from collections.abc import Callable, Sequence

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import SeatIndex, Sentence
from colosseum.tutor.hints import Pressing, Situation, Told


class Seated:
    """A game as one seat sees it: public things only."""

    def __init__(self, game: Game, seat: SeatIndex) -> None:
        self.game = game
        self.seat = seat
        self.state: State = game.state
        self.me: Impresario = game.state.impresarios[seat]

    def decides(self, *kinds: str) -> bool:
        """Whether one of these decisions is due, and this seat's."""
        return self.state.seat == self.seat and self.state.step in kinds

    def name(self, seat: SeatIndex) -> str:
        return self.game.seats[seat]

    @property
    def others(self) -> list[tuple[SeatIndex, Impresario]]:
        return [pair for pair in enumerate(self.state.impresarios) if pair[0] != self.seat]

    @property
    def held(self) -> list[Programme]:
        """The seat's programmes, the highest number first."""
        return [RULES.programme(number) for number in sorted(self.me.held, reverse=True)]

    @property
    def is_last_turn(self) -> bool:
        return self.state.turn == RULES.turns

    @property
    def events_left(self) -> int:
        """How many events are to come, including this turn's."""
        return RULES.turns - self.state.turn + 1


def situation(
    name: str, *rules: str, pressing: Pressing = Pressing.CHANCE
) -> Callable[[Callable[[Seated], Told | None]], Situation]:
    """Make a situation of a function that finds it and says what to say, or None."""

    def made(find: Callable[[Seated], Told | None]) -> Situation:
        return Situation(name, rules, pressing, lambda game, seat: find(Seated(game, seat)))

    return made


# Words that many hints need


def coins(count: int) -> Sentence:
    return Sentence("{count} coin", "{count} coins", count=count)


def medals(count: int) -> Sentence:
    return Sentence("{count} medal", "{count} medals", count=count)


def assets(count: int) -> Sentence:
    return Sentence("{count} asset", "{count} assets", count=count)


# What tokens mean


def lacking(tokens: Sequence[int], programme: Programme) -> int:
    """Assets that these tokens leave missing, jokers used."""
    own = sum(min(tokens[asset], programme.needs[asset]) for asset in programme.kinds)
    return max(0, programme.assets - own - tokens[Asset.JOKER])


def draws(tokens: Sequence[int], programme: Programme) -> int:
    """Spectators of the programme itself with these tokens; 0 if they are too few."""
    missing = lacking(tokens, programme)
    return programme.spectators[missing] if missing < len(programme.spectators) else 0


def with_tokens(tokens: Sequence[int], more: Sequence[Asset]) -> list[int]:
    after = list(tokens)
    for token in more:
        after[token] += 1
    return after


def raised(at: Seated, more: Sequence[Asset]) -> tuple[Programme, int, int] | None:
    """The programme that these tokens raise most, with its spectators before and after."""
    after = with_tokens(at.me.tokens, more)
    found = [(p, draws(at.me.tokens, p), draws(after, p)) for p in at.held]
    best = max(found, key=lambda change: change[2] - change[1], default=None)
    return best if best is not None and best[2] > best[1] else None


def most_elsewhere(at: Seated, asset: Asset) -> int:
    return max(other.tokens[asset] for _, other in at.others)
