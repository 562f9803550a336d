"""An event being prepared: who is in the cast, and how many spectators it would draw."""

from dataclasses import dataclass

from colosseum.rules.colosseum.actions import Produce
from colosseum.rules.colosseum.data import NOBLES, RULES, Asset, Programme
from colosseum.rules.colosseum.display_names import ASSETS
from colosseum.rules.colosseum.producing import producible
from colosseum.rules.colosseum.prospects import best_cast
from colosseum.rules.colosseum.scoring import Score, count
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.scenes.table.colosseum.translated_names import noble_names
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, tr

OWN, JOKER, EMPTY = "own", "joker", "empty"


@dataclass
class Place:
    """An asset of the programme, and what takes its place."""

    asset: Asset
    taken: str
    """A token, a joker, or nothing."""
    has_token: bool
    """Whether the player has a token for it."""


class Staging:
    """A programme with its cast and the medals played on it."""

    def __init__(self, state: State, programme: Programme) -> None:
        self.state = state
        self.programme = programme
        self.medals = state.me.medals if state.turn == RULES.turns else 0
        self.places = _places(state.me, programme)

    @property
    def tokens(self) -> tuple[Asset, ...]:
        return tuple(place.asset for place in self.places if place.taken == OWN)

    @property
    def jokers(self) -> tuple[Asset, ...]:
        return tuple(place.asset for place in self.places if place.taken == JOKER)

    @property
    def missing(self) -> int:
        return sum(place.taken == EMPTY for place in self.places)

    @property
    def spare_jokers(self) -> int:
        return self.state.me.tokens[Asset.JOKER] - len(self.jokers)

    @property
    def action(self) -> Produce:
        return Produce(self.programme.number, self.tokens, self.jokers, self.medals)

    @property
    def score(self) -> Score | None:
        """The score; None if more assets are missing than the programme allows."""
        if self.missing >= len(self.programme.spectators):
            return None
        jokers = len(self.jokers)
        return count(self.state, self.state.seat, self.programme, self.tokens, jokers, self.medals)

    def press(self, number: int) -> None:
        """Add the token or a joker to the cast, or remove it."""
        place = self.places[number]
        if place.taken != EMPTY:
            place.taken = EMPTY
        elif place.has_token:
            place.taken = OWN
        elif self.spare_jokers:
            place.taken = JOKER


def _places(me: Impresario, programme: Programme) -> list[Place]:
    """A cast of everything the player has, with as many jokers as can stand in."""
    _, jokers = best_cast(me.tokens, programme)
    waiting = list(jokers)
    places = []
    for asset in programme.kinds:
        for number in range(programme.needs[asset]):
            has_token = number < me.tokens[asset]
            taken = OWN if has_token else EMPTY
            if not has_token and asset in waiting:
                waiting.remove(asset)
                taken = JOKER
            places.append(Place(asset, taken, has_token))
    return places


def best_staging(state: State) -> Staging | None:
    """The staging that would draw the most now; None if nothing can be produced."""
    stagings = [Staging(state, programme) for programme in producible(state, state.seat)]

    def total(staging: Staging) -> int:
        score = staging.score
        return score.total if score is not None else 0

    return max(stagings, key=total, default=None)


def count_lines(staging: Staging) -> list[tuple[str, int]]:
    """The lines of the count, SCO-1 to SCO-7: what for, and how many spectators."""
    score = staging.score
    parts = score.parts if score is not None else (0,) * 7
    labels = (
        _programme_words(staging),
        _earlier_words(staging),
        tr("Season tickets"),
        _star_words(staging),
        _noble_words(staging),
        tr("Podiums"),
        tr("Medals played"),
    )
    return list(zip(labels, parts, strict=True))


def _programme_words(staging: Staging) -> str:
    if not staging.missing:
        return tr("Programme, complete")
    return ntr(
        "Programme, {n} of {count} asset missing",
        "Programme, {n} of {count} assets missing",
        staging.programme.assets,
        n=staging.missing,
    )


def _earlier_words(staging: Staging) -> str:
    earlier = sorted(set(staging.state.me.produced) - {staging.programme.number})
    if not earlier:
        return tr("Earlier events")
    names = Sentence.listed(RULES.programme(number).name for number in earlier)
    return tr("Earlier events: {names}", names=names)


def _star_words(staging: Staging) -> str:
    state = staging.state
    mine = [asset for asset in RULES.star_assets if state.stars[asset] == state.seat]
    used = [asset for asset in mine if asset in staging.tokens]
    if used:
        return tr("Stars: {names}", names=Sentence.listed(map(ASSETS.__getitem__, used)))
    if mine:
        names = Sentence.listed(map(ASSETS.__getitem__, mine))
        return tr("Stars: none ({names} not used)", names=names)
    return tr("Stars")


def _noble_words(staging: Staging) -> str:
    state = staging.state
    inside = [noble for noble in NOBLES if state.me.holds_square(state.nobles[noble])]
    if not inside:
        return tr("Nobles in your arena")
    return tr("Nobles: {names}", names=noble_names(inside))
