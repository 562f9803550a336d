"""Investing: in whatever raises the final event most."""

from collections.abc import Iterator
from dataclasses import replace

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.reasons import named
from colosseum.ai.colosseum.valuation import Outlook, Plan, prospect_after
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import (
    BuildLoge,
    BuyProgramme,
    BuyTicket,
    CashMedal,
    ExchangeAction,
    Expand,
    Pass,
    Side,
)
from colosseum.rules.colosseum.board import next_square
from colosseum.rules.colosseum.data import NOBLES, RULES, Programme
from colosseum.rules.colosseum.display_names import assets, more_spectators, spectators
from colosseum.rules.colosseum.prospects import draws, lacking
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import Action
from colosseum.words.sentences import Sentence

_CASHING = 0.3
"""How much more than its worth cashing in a medal must bring."""


def investments(view: Game, habits: Habits) -> list[Option]:
    """Value every investment, passing, and cashing in a medal if that allows a better one."""
    options = _affordable(view, habits)
    cashed = [found for found in _cashing(view, habits) if not isinstance(found.action, Pass)]
    if cashed:
        best = max(cashed, key=lambda option: option.value)
        is_new = best.action not in view.choices().actions
        reason = _cashing_reason(best.reason if is_new else None)
        options.append(Option(CashMedal(), best.value, reason))
    return options


def _cashing_reason(investment: Sentence | None) -> Sentence:
    """The reason for the investment that the coins make possible, if there is one."""
    if investment is not None:
        return Sentence("If I cash in a medal, I can invest better: {why}", why=investment)
    return Sentence(
        "It brings me {count} more coin for the markets.",
        "It brings me {count} more coins for the markets.",
        count=RULES.medal_coins,
    )


def _cashing(view: Game, habits: Habits) -> Iterator[Option]:
    """The best investment after cashing in a medal, or as many as make another one possible."""
    richer, could = view.copy(), set(view.choices().actions)
    cashed = 0
    while CashMedal() in could:
        richer.apply(CashMedal())
        cashed += 1
        before, could = could, set(richer.choices().actions)
        if cashed == 1 or could - before:
            best = max(_affordable(richer, habits), key=lambda option: option.value)
            yield replace(best, value=best.value - _CASHING * cashed)


def _affordable(view: Game, habits: Habits) -> list[Option]:
    in_reach = Outlook(view.state, view.state.seat, habits.weights).programmes_in_reach()
    actions = [
        action
        for action in view.choices().actions
        if not isinstance(action, CashMedal | ExchangeAction)
        if not isinstance(action, BuyProgramme) or action.number in in_reach
    ]
    found = [(action, prospect_after(view, action, habits.weights)) for action in actions]
    best, _ = max(found, key=lambda entry: entry[1].worth)
    return [
        Option(action, prospect.worth, _reason(view.state, action, prospect.plan, best))
        for action, prospect in found
    ]


def _reason(state: State, action: Action, plan: Plan | None, best: Action) -> Sentence:
    """Say why in numbers that the table shows; the plan is the one after the action."""
    events = RULES.turns - state.turn + 1
    match action:
        case BuyProgramme(number):
            return _programme_reason(state, state.programme(number))
        case Expand(side):
            return _expansion_reason(state, side, plan)
        case BuyTicket():
            return Sentence(
                "{more} come to my final event.",
                "{more} come to each of my {count} remaining events.",
                more=more_spectators(RULES.ticket_spectators),
                count=events,
            )
        case BuildLoge():
            return Sentence(
                "With two dice instead of one, I can bring nobles to my final event.",
                "With two dice instead of one, I can bring nobles to each of my {count} remaining "
                "events.",
                count=events,
            )
    if not isinstance(best, Pass):
        return Sentence(
            "That leaves me {count} coin for later.",
            "That leaves me {count} coins for later.",
            count=state.me.coins,
        )
    return _saving_reason(state.me, plan)


def _programme_reason(state: State, programme: Programme) -> Sentence:
    largest = max(state.programmes_of(state.seat), key=lambda p: p.spectators[0])
    held = programme.assets - lacking(state.me.tokens, programme)
    if largest.spectators[0] >= programme.spectators[0]:
        return Sentence(
            "I hold {held} of the {assets} for {programme}, and it can draw {most}.",
            programme=programme.name,
            most=spectators(programme.spectators[0]),
            held=held,
            assets=assets(programme.assets),
        )
    return Sentence(
        "I hold {held} of the {assets} for {programme}, and it can draw {most}, {other} only {n}.",
        programme=programme.name,
        most=spectators(programme.spectators[0]),
        other=largest.name,
        n=largest.spectators[0],
        held=held,
        assets=assets(programme.assets),
    )


def _expansion_reason(state: State, side: Side, plan: Plan | None) -> Sentence:
    size, square = state.me.arena_size, next_square(state.me, side)
    drawn = sum(RULES.noble_spectators[n] for n in NOBLES if state.nobles[n] == square)
    hosted = _needs_more_room(state) or (plan.programme if plan is not None else None)
    if hosted is not None and hosted.arena > size:
        return Sentence(
            "{programme} needs {count} arena square, and I have {have}.",
            "{programme} needs {count} arena squares, and I have {have}.",
            programme=named(hosted, state.me),
            count=hosted.arena,
            have=size,
        )
    if drawn:
        return Sentence(
            "{count} spectator comes with the nobles on that square.",
            "{count} spectators come with the nobles on that square.",
            count=drawn,
        )
    return Sentence(
        "{count} square instead of {have} catches more nobles.",
        "{count} squares instead of {have} catch more nobles.",
        count=size + 1,
        have=size,
    )


def _needs_more_room(state: State) -> Programme | None:
    """The player's own programme that could be produced, if only the arena were larger by one."""
    me = state.me
    found = [
        programme
        for programme in state.programmes_of(state.seat)
        if programme.arena == me.arena_size + 1 and draws(me.tokens, programme)
    ]
    return max(found, key=lambda it: draws(me.tokens, it), default=None)


def _saving_reason(me: Impresario, plan: Plan | None) -> Sentence:
    if plan is None:
        return Sentence(
            "Nothing my coin can buy would draw more spectators.",
            "Nothing my {count} coins can buy would draw more spectators.",
            count=me.coins,
        )
    programme = plan.programme
    if programme.number not in me.held and programme.price <= me.coins:
        return Sentence(
            "I can buy {programme} later: it costs {count} coin, and I have {have}.",
            "I can buy {programme} later: it costs {count} coins, and I have {have}.",
            programme=programme.name,
            count=programme.price,
            have=me.coins,
        )
    if programme.number not in me.held:
        return Sentence(
            "I’m saving for {programme}: it costs {count} coin, and I have {have}.",
            "I’m saving for {programme}: it costs {count} coins, and I have {have}.",
            programme=programme.name,
            count=programme.price,
            have=me.coins,
        )
    if absent := lacking(me.tokens, programme):
        return Sentence(
            "I’ll need my coins for the markets: {programme} lacks {count} asset.",
            "I’ll need my coins for the markets: {programme} lacks {count} assets.",
            programme=programme.name,
            count=absent,
        )
    return Sentence(
        "{programme} is complete and draws {most}, so I have all I need.",
        programme=programme.name,
        most=spectators(programme.spectators[0]),
    )
