"""What programmes would draw with certain tokens, and what a gain, a loss or a deal would change.

Tokens are counts by asset, as in `Impresario.tokens`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.changes import happen
from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.events import DealStruck
from colosseum.rules.colosseum.stars import update as update_stars
from colosseum.rules.colosseum.state import Phase, State
from colosseum.rules.kernel import SeatIndex

_JOKER = Asset.JOKER

# One programme and some tokens


def missing(tokens: Sequence[int], programme: Programme) -> int:
    """Assets that the tokens leave missing, jokers used; negative with jokers to spare."""
    lacking = programme.assets - tokens[_JOKER]
    needs = programme.needs
    for asset in programme.kinds:
        held, need = tokens[asset], needs[asset]
        lacking -= held if held < need else need
    return lacking


def lacking(tokens: Sequence[int], programme: Programme) -> int:
    """Assets that the tokens leave missing, jokers used."""
    return max(0, missing(tokens, programme))


def draws(tokens: Sequence[int], programme: Programme) -> int:
    """Spectators the programme itself draws with these tokens; 0 if there are too few."""
    absent = lacking(tokens, programme)
    return programme.spectators[absent] if absent < len(programme.spectators) else 0


def best_cast(
    tokens: Sequence[int], programme: Programme, jokers: int | None = None
) -> tuple[tuple[Asset, ...], tuple[Asset, ...]]:
    """Find all the tokens the programme can use, and the assets that jokers stand in for.

    If no number of jokers is given, as many are used as there are and can help.
    """
    own: list[Asset] = []
    absent: list[Asset] = []
    for asset in programme.kinds:
        used = min(tokens[asset], programme.needs[asset])
        own += [asset] * used
        absent += [asset] * (programme.needs[asset] - used)
    return tuple(own), tuple(absent[: tokens[_JOKER] if jokers is None else jokers])


def needs_met(tokens: Sequence[int], programme: Programme) -> list[tuple[Asset, bool]]:
    """Find every asset of the programme, and whether it is there; a joker shows as itself."""
    jokers = tokens[_JOKER]
    found = []
    for asset in programme.kinds:
        for number in range(programme.needs[asset]):
            there = number < tokens[asset]
            if not there and jokers:
                jokers -= 1
                found.append((_JOKER, True))
            else:
                found.append((asset, there))
    return found


@dataclass(frozen=True, slots=True)
class Lack:
    """Tokens of one kind that a programme lacks."""

    programme: Programme
    asset: Asset
    count: int
    before: int
    """Spectators the programme draws without them."""
    after: int


def lacks(state: State, seat: SeatIndex) -> list[Lack]:
    """Everything that the seat's programmes lack, jokers used; what would draw most comes first."""
    tokens = state.impresarios[seat].tokens
    found = []
    for programme in state.programmes_of(seat):
        absent = [asset for asset, there in needs_met(tokens, programme) if not there]
        for asset in sorted(set(absent)):
            count = absent.count(asset)
            later = draws(with_tokens(tokens, [asset] * count), programme)
            found.append(Lack(programme, asset, count, draws(tokens, programme), later))
    return sorted(found, key=lambda lack: (lack.before - lack.after, -lack.after))


# Tokens that come and go


def with_tokens(tokens: Sequence[int], more: Iterable[Asset]) -> list[int]:
    """The tokens and some more; an Emperor token becomes a medal at once (AUC-9)."""
    held = list(tokens)
    for token in more:
        if token is not Asset.EMPEROR:
            held[token] += 1
    return held


def after(
    state: State,
    gains: Mapping[SeatIndex, Sequence[Asset]],
    losses: Mapping[SeatIndex, Sequence[Asset]],
) -> State:
    """The table once these tokens have come and gone and stars have moved."""
    later = state.copy()
    for seat, tokens in gains.items():
        later.impresarios[seat].tokens = with_tokens(later.impresarios[seat].tokens, tokens)
    for seat, tokens in losses.items():
        for token in tokens:
            later.impresarios[seat].tokens[token] -= 1
    update_stars(later, RULES.star_assets, [])
    return later


def after_gain(state: State, seat: SeatIndex, tokens: Sequence[Asset]) -> State:
    return after(state, {seat: tokens}, {})


def after_loss(state: State, seat: SeatIndex, token: Asset) -> State:
    return after(state, {}, {seat: (token,)})


def after_deal(
    state: State, seat: SeatIndex, other: SeatIndex, give: Bundle, take: Bundle
) -> State:
    """The table once the deal is struck, coins and stars included."""
    later = state.copy()
    happen(later, DealStruck(seat, other, give, take), [])
    update_stars(later, give.tokens + take.tokens, [])
    return later


# What that changes


@dataclass(frozen=True, slots=True)
class Change:
    """The change that some tokens make to one programme."""

    programme: Programme
    before: int
    after: int
    is_complete: bool
    used: tuple[Asset, ...]
    """The assets that make the difference: those gained if it rises, those lost if it falls."""

    @property
    def gain(self) -> int:
        return self.after - self.before


def changes(now: State, later: State, seat: SeatIndex) -> list[Change]:
    """The seat's programmes that would draw more or fewer spectators, the most changed first."""
    before, after = now.impresarios[seat].tokens, later.impresarios[seat].tokens
    return _changes(_still_possible(now, seat), before, after)


def _still_possible(state: State, seat: SeatIndex) -> list[Programme]:
    """The seat's programmes, but none that the arena has become too small for.

    Arenas grow only while people invest, and after the last turn there is no other.
    """
    held = state.programmes_of(seat)
    if state.turn < RULES.turns or state.phase is Phase.INVESTING:
        return held
    return [it for it in held if it.arena <= state.impresarios[seat].arena_size]


def _changes(
    held: Iterable[Programme], before: Sequence[int], after: Sequence[int]
) -> list[Change]:
    found = []
    for programme in held:
        drawn, drawn_later = draws(before, programme), draws(after, programme)
        if drawn != drawn_later:
            fewer, more = (before, after) if drawn < drawn_later else (after, before)
            used = tuple(
                asset
                for asset in (*programme.kinds, _JOKER)
                if fewer[asset] < more[asset]
                if _counted(programme, fewer, asset) < _counted(programme, more, asset)
            )
            is_complete = not lacking(after, programme)
            found.append(Change(programme, drawn, drawn_later, is_complete, used))
    return sorted(found, key=lambda change: (-abs(change.gain), -change.after))


def _counted(programme: Programme, tokens: Sequence[int], asset: Asset) -> int:
    """Count the tokens of the asset that the programme has a use for."""
    if asset is _JOKER:
        return len(best_cast(tokens, programme)[1])
    return min(tokens[asset], programme.needs[asset])


def most_raised(state: State, seat: SeatIndex, more: Iterable[Asset]) -> Change | None:
    """The seat's programme that the tokens raise most; None if they raise none."""
    tokens = state.impresarios[seat].tokens
    found = _changes(_still_possible(state, seat), tokens, with_tokens(tokens, more))
    return found[0] if found else None


def worth_naming(found: Iterable[Change]) -> list[Change]:
    """The changes that complete a programme, need a token that no earlier one names, or draw more.

    A small programme may be raised most, and a larger one still draw more than it.
    """
    named: set[Asset] = set()
    kept: list[Change] = []
    for change in found:
        draws_more = all(change.after > it.after for it in kept)
        if change.is_complete or draws_more or not named.issuperset(change.used):
            kept.append(change)
            named.update(change.used)
    return kept


def best_gain(state: State, seat: SeatIndex, more: Iterable[Asset]) -> int:
    """Count the extra spectators at the seat's programme that the tokens raise most."""
    change = most_raised(state, seat, more)
    return change.gain if change else 0


def stars_gained(now: State, later: State, seat: SeatIndex) -> list[Asset]:
    return [
        asset
        for asset in RULES.star_assets
        if later.stars[asset] == seat and now.stars[asset] != seat
    ]


def stars_lost(now: State, later: State, seat: SeatIndex) -> list[Asset]:
    return stars_gained(later, now, seat)
