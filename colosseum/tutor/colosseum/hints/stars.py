"""Hints on stars, at any of your decisions."""

from typing import Final

from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import STARS, more_spectators, quantity
from colosseum.tutor.colosseum.hints.situation import Seated, most_elsewhere, situation
from colosseum.tutor.colosseum.marks import AssetRow, Plaque
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.sentences import Sentence

_PLANNING = (DecisionKind.INVEST, DecisionKind.OPEN, DecisionKind.TRADE, DecisionKind.ROLL)
"""Decisions with time to look round."""


def _mine(at: Seated) -> list[Asset]:
    return [asset for asset in RULES.star_assets if at.state.stars[asset] == at.seat]


@situation("star-is-yours", "STAR-1", "SCO-4", pressing=Pressing.KNOW)
def _yours(at: Seated) -> Remark | None:
    mine = [a for a in _mine(at) if most_elsewhere(at, a) < at.me.tokens[a]]
    if not at.decides(*_PLANNING) or not mine:
        return None
    asset = max(mine, key=lambda asset: at.me.tokens[asset])
    words = Sentence(
        "With {tokens} you have the most, and the {star}: draw {more} by producing an event with "
        "them.",
        tokens=quantity(asset, at.me.tokens[asset]),
        star=STARS[asset],
        more=more_spectators(RULES.star_spectators),
    )
    return words, (AssetRow(asset), Plaque(at.seat))


@situation("star-tied", "STAR-2", pressing=Pressing.CHANCE)
def _tied(at: Seated) -> Remark | None:
    if not at.decides(*_PLANNING):
        return None
    for asset in _mine(at):
        for seat, other in at.others:
            if other.tokens[asset] == at.me.tokens[asset]:
                words = Sentence(
                    "{name} also holds {tokens}: you keep the {star} for now, but one more and "
                    "it goes to {name}.",
                    name=at.name(seat),
                    tokens=quantity(asset, other.tokens[asset]),
                    star=STARS[asset],
                )
                return words, (AssetRow(asset), Plaque(seat))
    return None


@situation("star-of-nobody", "STAR-1", "STAR-3", pressing=Pressing.KNOW)
def _nobodys(at: Seated) -> Remark | None:
    """Several players hold the most, so one more token decides."""
    if not at.decides(*_PLANNING):
        return None
    for asset in RULES.star_assets:
        held, most = at.me.tokens[asset], most_elsewhere(at, asset)
        if at.state.stars[asset] is None and held == most >= RULES.star_tokens:
            equal = next(seat for seat, other in at.others if other.tokens[asset] == held)
            words = Sentence(
                "You and {name} both hold {tokens}, so nobody has the {star}: get one more to "
                "win it.",
                name=at.name(equal),
                tokens=quantity(asset, held),
                star=STARS[asset],
            )
            return words, (AssetRow(asset),)
    return None


SITUATIONS: Final[tuple[Situation, ...]] = (_tied, _yours, _nobodys)
