"""What tokens that change hands would do to programmes and stars, in words."""

from collections.abc import Sequence

from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.prospects import (
    Change,
    after_gain,
    changes,
    most_raised,
    stars_gained,
    stars_lost,
    worth_naming,
)
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.table.colosseum.translated_names import asset_names, star_name
from colosseum.words.translation import ntr, tr


def market_words(state: State, seat: SeatIndex, tokens: Sequence[Asset]) -> list[str]:
    """What a market would do for the player, a line each, the most important first."""
    lines = market_uses(state, seat, tokens)
    return lines or [tr("These tokens help none of your programmes.")]


def market_uses(state: State, seat: SeatIndex, tokens: Sequence[Asset]) -> list[str]:
    """The same, but nothing if it would do nothing for the player."""
    later = after_gain(state, seat, tokens)
    found = worth_naming(changes(state, later, seat))
    lines = [_gain_line(it) for it in sorted(found, key=lambda change: not change.is_complete)]
    lines += [
        tr("You would win the **{star}**.", star=star_name(asset))
        for asset in stars_gained(state, later, seat)
    ]
    if Asset.EMPEROR in tokens:
        lines.append(tr("The Emperor token earns you a medal."))
    if Asset.ACTION in tokens:
        lines.append(tr("An action token: a second investment, or a medal."))
    return lines


def _gain_line(change: Change) -> str:
    values = {
        "tokens": asset_names(change.used),
        "programme": change.programme.name,
        "before": change.before,
    }
    if change.is_complete:
        return ntr(
            "**{tokens}** would complete **{programme}**: {before} → {count} spectator.",
            "**{tokens}** would complete **{programme}**: {before} → {count} spectators.",
            change.after,
            **values,
        )
    if not change.before:
        return ntr(
            "**{tokens}** would make **{programme}** possible: {count} spectator.",
            "**{tokens}** would make **{programme}** possible: {count} spectators.",
            change.after,
            **values,
        )
    return ntr(
        "**{tokens}** for **{programme}**: {before} → {count} spectator.",
        "**{tokens}** for **{programme}**: {before} → {count} spectators.",
        change.after,
        **values,
    )


def rival_words(
    state: State, seats: Sequence[SeatIndex], tokens: Sequence[Asset], names: Sequence[str]
) -> str:
    """Which of these rivals the tokens would help most; empty if none."""
    best, helped = 0, None
    for seat in seats:
        change = most_raised(state, seat, tokens)
        if change is not None and change.gain > best:
            best, helped = change.gain, (seat, change)
    if helped is None:
        return ""
    seat, change = helped
    return tr(
        "**{tokens}** would be worth +{gain} to {name}.",
        name=names[seat],
        gain=change.gain,
        tokens=asset_names(change.used),
    )


def seat_words(now: State, later: State, seat: SeatIndex, most: int = 9) -> str:
    """What changes for a player: “**Venatio 7 → 9** · Lion star lost”; empty if nothing does.

    Beyond the `most` important changes, the rest are only counted.
    """
    # Translators: {star} is “Lion star”.
    parts = [tr("{star} won", star=star_name(asset)) for asset in stars_gained(now, later, seat)]
    # Translators: {star} is “Lion star”.
    parts += [tr("{star} lost", star=star_name(asset)) for asset in stars_lost(now, later, seat)]
    found = [
        # Translators: spectators that a programme would draw before and after a deal.
        tr(
            "**{programme} {before} → {after}**",
            programme=change.programme.name,
            before=change.before or "–",
            after=change.after or "–",
        )
        for change in changes(now, later, seat)
    ]
    parts = found[:1] + parts + found[1:]
    rest = len(parts) - most
    # Translators: more changes than there is room for.
    counted = [ntr("{count} more change", "{count} more changes", rest)] if rest > 0 else []
    return " · ".join([*parts[:most], *counted])
