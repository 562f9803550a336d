"""Hints on closing: the podium, the token to discard, the donation."""

from typing import Final

from colosseum.rules.colosseum.data import RULES, STANDARD, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import STARS, one_token, quantity
from colosseum.rules.colosseum.prospects import most_raised
from colosseum.tutor.colosseum.hints.situation import Seated, situation
from colosseum.tutor.colosseum.marks import AssetRow, Choice, Plaque, ProgrammeCard
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.sentences import Sentence


@situation("podium-is-yours", "CLO-1", "SCO-6", pressing=Pressing.KNOW)
def _podium(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.DISCARD) or at.state.podium_owner != at.seat:
        return None
    words = Sentence(
        "Your best event of {best} wins you the podium: produce an event every turn, and it draws "
        "{count} more spectator each time.",
        "Your best event of {best} wins you the podium: produce an event every turn, and it draws "
        "{count} more spectators each time.",
        best=at.me.best,
        count=RULES.podium_spectators,
    )
    return words, (Plaque(at.seat),)


@situation("you-will-donate", "CLO-3", "CLO-1", pressing=Pressing.KNOW)
def _donor(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.DISCARD) or at.state.podium_owner != at.seat:
        return None
    last = min(at.others, key=lambda pair: (pair[1].best, pair[1].coins))
    if (last[1].best, last[1].coins) >= (at.me.best, at.me.coins):
        return None
    words = Sentence(
        "{name} is in last place with {count} spectator and will ask you for a token next: no "
        "standard token you hold is safe.",
        "{name} is in last place with {count} spectators and will ask you for a token next: no "
        "standard token you hold is safe.",
        name=at.name(last[0]),
        count=last[1].best,
    )
    return words, (Plaque(last[0]),)


@situation("discard-would-lose-star", "CLO-2", "STAR-3", pressing=Pressing.NOW, warns_of=AssetRow)
def _would_lose(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.DISCARD):
        return None
    for asset in RULES.star_assets:
        is_mine = at.state.stars[asset] == at.seat
        held = at.me.tokens[asset]
        if is_mine and asset in at.me.performed and held == RULES.star_tokens:
            words = Sentence(
                "With only {left} you would lose the {star} and its spectator: keep all {tokens} "
                "and discard something else.",
                "With only {left} you would lose the {star} and its {count} spectators: keep all "
                "{tokens} and discard something else.",
                tokens=quantity(asset, held),
                left=held - 1,
                star=STARS[asset],
                count=RULES.star_spectators,
            )
            return words, (AssetRow(asset),)
    return None


@situation("discard-what-is-spare", "CLO-2", urges=AssetRow)
def _spare(at: Seated) -> Remark | None:
    """A token that neither a programme nor a star needs."""
    if not at.decides(DecisionKind.DISCARD):
        return None
    for asset in sorted(set(at.me.performed)):
        if asset is Asset.JOKER or at.state.stars[asset] == at.seat:
            continue
        most = max(programme.needs[asset] for programme in at.held)
        if at.me.tokens[asset] > most:
            words = Sentence(
                "You hold {tokens}, but none of your programmes needs more than {most}: you can "
                "afford to discard one.",
                tokens=quantity(asset, at.me.tokens[asset]),
                most=most,
            )
            return words, (AssetRow(asset), Choice(AssetRow(asset)))
    return None


@situation("donation-for-a-programme", "CLO-3", urges=AssetRow)
def _donation(at: Seated) -> Remark | None:
    owner = at.state.podium_owner
    if not at.decides(DecisionKind.DONATION) or owner is None:
        return None
    tokens = at.state.impresarios[owner].tokens
    found = [
        (asset, change)
        for asset in STANDARD
        if tokens[asset] and (change := most_raised(at.state, at.seat, (asset,))) is not None
    ]
    if not found:
        return None
    asset, change = max(found, key=lambda entry: entry[1].gain)
    words = Sentence(
        "{name} owes you a token: ask for {asset}, and {programme} goes from {before} to {count} "
        "spectator.",
        "{name} owes you a token: ask for {asset}, and {programme} goes from {before} to {count} "
        "spectators.",
        name=at.name(owner),
        asset=one_token(asset),
        programme=change.programme.name,
        before=change.before,
        count=change.after,
    )
    row = AssetRow(asset)
    return words, (row, Plaque(owner), ProgrammeCard(change.programme.number), Choice(row))


SITUATIONS: Final[tuple[Situation, ...]] = (_would_lose, _spare, _donation, _podium, _donor)
