"""What tokens that change hands would do to programmes and stars, in numbers and in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.stars import update as update_stars
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.table.colosseum.pieces import draws, lacking
from colosseum.scenes.table.colosseum.words import asset_names, star_name
from colosseum.text import tr


@dataclass(frozen=True, slots=True)
class Change:
    """What becomes of one programme."""

    programme: Programme
    before: int
    after: int
    is_complete: bool
    used: tuple[Asset, ...]
    """The assets for which it is so."""

    @property
    def gain(self) -> int:
        return self.after - self.before


def after(
    state: State,
    gains: Mapping[SeatIndex, Sequence[Asset]],
    losses: Mapping[SeatIndex, Sequence[Asset]],
) -> State:
    """The table once these tokens have come and gone, stars handed over."""
    later = state.copy()
    for seat, tokens in gains.items():
        for token in tokens:
            if token is not Asset.EMPEROR:
                later.impresarios[seat].tokens[token] += 1
    for seat, tokens in losses.items():
        for token in tokens:
            later.impresarios[seat].tokens[token] -= 1
    update_stars(later.impresarios, later.stars, RULES.star_assets, [])
    return later


def after_gain(state: State, seat: SeatIndex, tokens: Sequence[Asset]) -> State:
    return after(state, {seat: tokens}, {})


def after_loss(state: State, seat: SeatIndex, token: Asset) -> State:
    return after(state, {}, {seat: (token,)})


def after_deal(
    state: State, seat: SeatIndex, other: SeatIndex, give: Bundle, take: Bundle
) -> State:
    return after(
        state,
        {seat: take.tokens, other: give.tokens},
        {seat: give.tokens, other: take.tokens},
    )


def changes(now: State, later: State, seat: SeatIndex) -> list[Change]:
    """The seat's programmes that would draw more or fewer, the most changed first."""
    mine, then = now.impresarios[seat], later.impresarios[seat]
    found = []
    for number in mine.held:
        programme = RULES.programme(number)
        missing = lacking(programme, then)
        before, drawn = draws(programme, lacking(programme, mine)), draws(programme, missing)
        if drawn != before:
            used = tuple(
                asset
                for asset in (*programme.kinds, Asset.JOKER)
                if _counted(programme, mine, asset) != _counted(programme, then, asset)
            )
            found.append(Change(programme, before, drawn, not missing, used))
    return sorted(found, key=lambda change: (-abs(change.gain), -change.after))


def _counted(programme: Programme, impresario: Impresario, asset: Asset) -> int:
    """How many tokens of the asset the programme has a use for."""
    held = impresario.tokens[asset]
    return held if asset is Asset.JOKER else min(held, programme.needs[asset])


def stars_gained(now: State, later: State, seat: SeatIndex) -> list[Asset]:
    return [
        asset
        for asset in RULES.star_assets
        if later.stars[asset] == seat and now.stars[asset] != seat
    ]


def stars_lost(now: State, later: State, seat: SeatIndex) -> list[Asset]:
    return stars_gained(later, now, seat)


def best_gain(state: State, seat: SeatIndex, tokens: Sequence[Asset]) -> int:
    """How many more spectators the tokens would draw at the seat's most helped programme."""
    found = changes(state, after_gain(state, seat, tokens), seat)
    return max((change.gain for change in found), default=0)


# In words


def market_words(state: State, seat: SeatIndex, tokens: Sequence[Asset]) -> list[str]:
    """What a market would do for the seat, a line each, the most important first."""
    later = after_gain(state, seat, tokens)
    lines = [_gain_line(change) for change in changes(state, later, seat)[:1]]
    lines += [
        tr("You would gain the **{star}**.", star=star_name(asset))
        for asset in stars_gained(state, later, seat)
    ]
    if Asset.EMPEROR in tokens:
        lines.append(tr("The Emperor token brings you a medal."))
    if Asset.ACTION in tokens:
        lines.append(tr("An additional action: a second investment, or a medal."))
    return lines or [tr("These tokens help none of your programmes.")]


def _gain_line(change: Change) -> str:
    values = {
        "tokens": asset_names(change.used),
        "programme": change.programme.name,
        "before": change.before,
        "after": change.after,
    }
    if change.is_complete:
        return tr(
            "**{tokens}** would complete **{programme}**: {before} → {after} spectators.",
            **values,
        )
    if not change.before:
        return tr("**{tokens}** would make **{programme}** possible: {after} spectators.", **values)
    return tr("**{tokens}** for **{programme}**: {before} → {after} spectators.", **values)


def rival_words(
    state: State, seats: Sequence[SeatIndex], tokens: Sequence[Asset], names: Sequence[str]
) -> str:
    """Which of these rivals the tokens would help most; empty if none."""
    best, helped = 0, None
    for seat in seats:
        found = changes(state, after_gain(state, seat, tokens), seat)
        if found and found[0].gain > best:
            best, helped = found[0].gain, (seat, found[0])
    if helped is None:
        return ""
    seat, change = helped
    return tr(
        "For {name} +{gain} with **{tokens}**.",
        name=names[seat],
        gain=change.gain,
        tokens=asset_names(change.used),
    )


def seat_words(now: State, later: State, seat: SeatIndex, most: int = 9) -> str:
    """What changes for a seat: “**Venatio 7 → 9** · Lion star lost”; empty if nothing does.

    Where there is room only for the most important, the others are three dots.
    """
    parts = [tr("{star} gained", star=star_name(asset)) for asset in stars_gained(now, later, seat)]
    parts += [tr("{star} lost", star=star_name(asset)) for asset in stars_lost(now, later, seat)]
    found = [
        tr(
            "**{programme} {before} → {after}**",
            programme=change.programme.name,
            before=change.before or "–",
            after=change.after or "–",
        )
        for change in changes(now, later, seat)
    ]
    parts = found[:1] + parts + found[1:]
    return " · ".join([*parts[:most], *(["…"] if len(parts) > most else [])])
