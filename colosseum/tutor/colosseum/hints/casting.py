"""Hints on the tokens of an event: missing assets, jokers, stars."""

from typing import Final

from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.display_names import STARS, assets, spectators
from colosseum.rules.colosseum.prospects import best_cast, draws, lacking
from colosseum.tutor.colosseum.hints.producing import best
from colosseum.tutor.colosseum.hints.situation import Seated, situation
from colosseum.tutor.colosseum.marks import AssetRow, ProgrammeCard
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.sentences import Sentence


@situation("event-without-all-assets", "EVT-2", "SCO-1")
def _incomplete(at: Seated) -> Remark | None:
    programme = best(at)
    if programme is None:
        return None
    missing = lacking(at.me.tokens, programme)
    if not missing:
        return None
    words = Sentence(
        "{programme} lacks {assets} but still draws {n} of its {all}: you can produce it as it is.",
        programme=programme.name,
        assets=assets(missing),
        n=draws(at.me.tokens, programme),
        all=spectators(programme.spectators[0]),
    )
    return words, (ProgrammeCard(programme.number),)


@situation("joker-on-stage", "AST-1", "EVT-2")
def _joker(at: Seated) -> Remark | None:
    programme = best(at)
    if programme is None:
        return None
    jokers = len(best_cast(at.me.tokens, programme)[1])
    if not jokers:
        return None
    without = at.me.tokens[:]
    without[Asset.JOKER] = 0
    words = Sentence(
        "Your joker stands in for what {programme} lacks: use it for {after} instead of {before}.",
        "Your {count} jokers stand in for what {programme} lacks: use them for {after} instead "
        "of {before}.",
        count=jokers,
        programme=programme.name,
        after=spectators(draws(at.me.tokens, programme)),
        before=draws(without, programme),
    )
    return words, (AssetRow(Asset.JOKER), ProgrammeCard(programme.number))


@situation("star-on-stage", "SCO-4", pressing=Pressing.KNOW)
def _star(at: Seated) -> Remark | None:
    programme = best(at)
    if programme is None:
        return None
    stars = [asset for asset in programme.kinds if at.state.stars[asset] == at.seat]
    if not stars:
        return None
    words = Sentence(
        "Your {star} adds {count} spectator to {programme}, as long as one of its own tokens takes "
        "part.",
        "Your {star} adds {count} spectators to {programme}, as long as one of its own tokens "
        "takes part.",
        star=STARS[stars[0]],
        programme=programme.name,
        count=RULES.star_spectators,
    )
    return words, (AssetRow(stars[0]), ProgrammeCard(programme.number))


@situation("star-stays-away", "SCO-4", pressing=Pressing.KNOW)
def _star_away(at: Seated) -> Remark | None:
    programme = best(at)
    mine = [asset for asset in RULES.star_assets if at.state.stars[asset] == at.seat]
    if programme is None or not mine or any(asset in programme.kinds for asset in mine):
        return None
    words = Sentence(
        "Your {star} adds nothing to {programme}: for +{n}, produce an event in which its tokens "
        "take part.",
        star=STARS[mine[0]],
        programme=programme.name,
        n=RULES.star_spectators,
    )
    return words, (AssetRow(mine[0]), ProgrammeCard(programme.number))


SITUATIONS: Final[tuple[Situation, ...]] = (_joker, _incomplete, _star, _star_away)
