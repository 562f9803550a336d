"""Phase 5: the podium, the discards, and the donation to the player in last place."""

from functools import cache

from colosseum.rules.colosseum.actions import AskFor, Discard
from colosseum.rules.colosseum.changes import happen
from colosseum.rules.colosseum.data import RULES, STANDARD, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.decision_step import Step
from colosseum.rules.colosseum.display_names import ASSETS
from colosseum.rules.colosseum.events import (
    PodiumReceived,
    Prize,
    TieRolled,
    TokenDiscarded,
    TokenDonated,
)
from colosseum.rules.colosseum.stars import update as update_stars
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Action, Choices, Event, SeatIndex
from colosseum.rules.stepped_game import not_now
from colosseum.words.sentences import Sentence

_discard = cache(Discard)
_ask_for = cache(AskFor)


def begin(state: State, events: list[Event]) -> None:
    leaders = _seats_at(state, max(_standings(state)))
    owner = _rolled_for(state, leaders, Prize.PODIUM, events)
    state.podium_owner = owner
    happen(state, PodiumReceived(owner), events)
    producers = [
        seat for seat in state.clockwise_from(state.first) if state.impresarios[seat].performed
    ]
    state.queue = tuple(producers)
    _next_discard(state, events)


class DiscardToken(Step):
    kind = DecisionKind.DISCARD
    help = Sentence("Discard one of the tokens you used in this turn’s event.")

    def _choices(self, state: State) -> Choices:
        performed = state.me.performed
        kinds = [
            asset
            for place, asset in enumerate(performed)
            if place == 0 or performed[place - 1] is not asset
        ]
        return Choices(tuple(map(_discard, kinds)))

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        if not isinstance(action, Discard):
            return not_now(action)
        if action.asset not in state.me.performed:
            return Sentence(
                "Your event did not use this token: {asset}.", asset=ASSETS[action.asset]
            )
        return None

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Discard)
        happen(state, TokenDiscarded(state.seat, action.asset), events)
        _next_discard(state, events)


class AskForDonation(Step):
    kind = DecisionKind.DONATION
    help = Sentence(
        "You are in last place: name an asset, and the podium’s new owner gives you one."
    )

    def _choices(self, state: State) -> Choices:
        tokens = _podium_tokens(state)
        return Choices(tuple([_ask_for(asset) for asset in STANDARD if tokens[asset]]))

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        if not isinstance(action, AskFor):
            return not_now(action)
        if action.asset not in STANDARD:
            return Sentence("You cannot ask for a special token.")
        if not _podium_tokens(state)[action.asset]:
            return Sentence(
                "The podium’s owner has none of these tokens: {asset}.", asset=ASSETS[action.asset]
            )
        return None

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, AskFor)
        assert state.podium_owner is not None
        happen(state, TokenDonated(state.podium_owner, action.asset, state.seat), events)
        update_stars(state, (action.asset,), events)
        state.step = None


def _podium_tokens(state: State) -> list[int]:
    assert state.podium_owner is not None
    return state.impresarios[state.podium_owner].tokens


def _next_discard(state: State, events: list[Event]) -> None:
    if not state.next_in_line(DiscardToken.kind):
        # Everyone discards at once, so stars move only after the last discard (CLO-2).
        update_stars(state, RULES.star_assets, events)
        _donate(state, events)


def _donate(state: State, events: list[Event]) -> None:
    """Let the player in last place ask, unless there is nobody or nothing to ask (CLO-3, CLO-4)."""
    last = [seat for seat in _seats_at(state, min(_standings(state))) if seat != state.podium_owner]
    if last and any(_podium_tokens(state)[: Asset.JOKER]):
        state.seat = _rolled_for(state, last, Prize.DONATION, events)
        state.step = AskForDonation.kind


def _standings(state: State) -> list[tuple[int, int]]:
    """Each seat's best event, and its coins to break a tie."""
    return [(impresario.best, impresario.coins) for impresario in state.impresarios]


def _seats_at(state: State, standing: tuple[int, int]) -> list[SeatIndex]:
    standings = _standings(state)
    return [seat for seat in state.clockwise_from(state.first) if standings[seat] == standing]


def _rolled_for(
    state: State, tied: list[SeatIndex], prize: Prize, events: list[Event]
) -> SeatIndex:
    """Find who rolls the most with both dice; those who tie roll again."""
    while len(tied) > 1:
        totals = {}
        for seat in tied:
            faces = tuple(state.chance.below(len(RULES.faces)) for _ in range(RULES.dice_with_loge))
            events.append(TieRolled(seat, faces, prize))
            totals[seat] = sum(max(RULES.faces[face]) for face in faces)
        tied = [seat for seat in tied if totals[seat] == max(totals.values())]
    return tied[0]
