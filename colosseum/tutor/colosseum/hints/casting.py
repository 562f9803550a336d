"""Who performs: assets that are missing, jokers, stars."""

from typing import Final

from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.names import STARS
from colosseum.rules.colosseum.prospects import best_cast, draws, lacking
from colosseum.rules.kernel import Sentence
from colosseum.tutor.colosseum.hints.producing import best
from colosseum.tutor.colosseum.hints.situation import Seated, assets, situation
from colosseum.tutor.colosseum.marks import AssetRow, ProgrammeCard
from colosseum.tutor.hints import Pressing, Situation, Told


@situation("event-without-all-assets", "EVT-2", "SCO-1")
def _incomplete(at: Seated) -> Told | None:
    programme = best(at)
    if programme is None:
        return None
    missing = lacking(at.me.tokens, programme)
    if not missing:
        return None
    words = Sentence(
        "{programme} lacks {assets} and still draws {n} of its {all}: an event need not be "
        "complete.",
        programme=programme.name,
        assets=assets(missing),
        n=draws(at.me.tokens, programme),
        all=programme.spectators[0],
    )
    return words, (ProgrammeCard(programme.number),)


@situation("joker-on-stage", "AST-1", "EVT-2")
def _joker(at: Seated) -> Told | None:
    programme = best(at)
    if programme is None:
        return None
    jokers = len(best_cast(at.me.tokens, programme)[1])
    if not jokers:
        return None
    without = at.me.tokens[:]
    without[Asset.JOKER] = 0
    words = Sentence(
        "Your {count} joker stands for what {programme} lacks: {after} spectators instead of "
        "{before}.",
        "Your {count} jokers stand for what {programme} lacks: {after} spectators instead of "
        "{before}.",
        count=jokers,
        programme=programme.name,
        after=draws(at.me.tokens, programme),
        before=draws(without, programme),
    )
    return words, (AssetRow(Asset.JOKER), ProgrammeCard(programme.number))


@situation("star-on-stage", "SCO-4", pressing=Pressing.KNOW)
def _star(at: Seated) -> Told | None:
    programme = best(at)
    if programme is None:
        return None
    stars = [asset for asset in programme.kinds if at.state.stars[asset] == at.seat]
    if not stars:
        return None
    words = Sentence(
        "Your {star} performs in {programme}, {n} spectators more: leave a token of its kind in "
        "the cast.",
        star=STARS[stars[0]],
        programme=programme.name,
        n=RULES.star_spectators,
    )
    return words, (AssetRow(stars[0]), ProgrammeCard(programme.number))


@situation("star-stays-away", "SCO-4", pressing=Pressing.KNOW)
def _star_away(at: Seated) -> Told | None:
    programme = best(at)
    mine = [asset for asset in RULES.star_assets if at.state.stars[asset] == at.seat]
    if programme is None or not mine or any(asset in programme.kinds for asset in mine):
        return None
    words = Sentence(
        "Your {star} does not count in {programme}, which needs none of its kind: +{n} only "
        "where it performs.",
        star=STARS[mine[0]],
        programme=programme.name,
        n=RULES.star_spectators,
    )
    return words, (AssetRow(mine[0]), ProgrammeCard(programme.number))


SITUATIONS: Final[tuple[Situation, ...]] = (_joker, _incomplete, _star, _star_away)
