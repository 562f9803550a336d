"""The game in words, and every word of it in another language.

The language of these tests writes all letters in another script.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from colosseum import games
from colosseum.ai import opponents
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.levels import IMPRESARIO
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.player import Choice
from colosseum.files import catalogues, paths
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import actions as act
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import RULES, Asset, Noble
from colosseum.rules.colosseum.wording import (
    action_words,
    event_words,
    holdings,
    standing_words,
)
from colosseum.rules.kernel import Action, Event
from colosseum.words import translation
from colosseum.words.sentences import Sentence
from tests import another_script
from tests.rules.colosseum.scenario import table

NAMES = ("Αετός", "Λύκαινα", "Ήλιος", "Δάφνη")


@pytest.fixture
def _another_script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue that translates the whole template."""
    another_script.write_language(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(paths, "assets", lambda: tmp_path)
        catalogues.use(another_script.LANGUAGE)
    yield
    catalogues.use("en")


def left_in_english(sentences: Iterable[Sentence]) -> set[str]:
    """What has a Latin letter when it is said, Roman numerals apart."""
    said = {sentence: translation.say(sentence) for sentence in sentences}
    return {
        f"{sentence} → {words}"
        for sentence, words in said.items()
        if another_script.is_english(words)
    }


#: Events and actions that are rare in play.
RARE_EVENTS: tuple[Event, ...] = (
    ev.TurnBegan(1, 0),
    ev.ActionSpent(0),
    ev.OfferRefused(2),
    ev.EmperorLeft(1),
    ev.TieRolled(0, (0, 5), ev.Prize.PODIUM),
    ev.TieRolled(1, (2,), ev.Prize.DONATION),
    ev.StarMoved(Asset.LION, None, 1),
    ev.StarMoved(Asset.LION, 1, None),
    ev.StarMoved(Asset.LION, 0, 1),
    ev.GameEnded((0, 2)),
)
RARE_ACTIONS: tuple[Action, ...] = (
    act.CashMedal(),
    act.ExchangeAction(),
    act.MedalMove(Noble.CONSUL_2, -2),
    act.BuyTicket(act.Surcharge.ACTION),
    act.BuildLoge(act.Surcharge.MEDALS),
    act.Produce(1, (), (), 1),
    act.Produce(1, (), (), 2),
    act.Counter(Bundle((Asset.LION,), 1), Bundle((Asset.JOKER, Asset.ACTION), 2)),
)


@cache
def played() -> tuple[tuple[Event, ...], tuple[Choice, ...], tuple[Sentence, ...]]:
    """Games among opponents: every event, every choice with its reasons, everything in words."""
    happened: list[Event] = []
    chosen: list[Choice] = []
    words: list[Sentence] = []
    for players, habits in ((3, IMPRESARIO), (4, Habits(offers=4))):
        game = Game.new(NAMES[:players], players)
        thinkers = [ColosseumPlayer(habits, seat) for seat in range(players)]
        happened += game.opening
        while decision := game.decision:
            choices = game.choices()
            picked = [family.pick(Random(1)) for family in choices.ranges]
            words += [decision.help, standing_words(game)]
            words += [action_words(game, action) for action in (*choices.actions, *picked)]
            choice = thinkers[decision.seat].choose(game.view(decision.seat, seed=1))
            chosen.append(choice)
            happened += game.apply(choice.action).events
        assert game.outcome is not None
        words.append(game.outcome.reason)
    return tuple(happened), tuple(chosen), tuple(words)


def test_faces_of_dice_are_written_as_in_the_rulebook() -> None:
    words = event_words(ev.TieRolled(0, (0, 5), ev.Prize.PODIUM), ("Aquila", "Lupa", "Sol"))
    assert words == "Aquila rolls I–III, VI for the podium."


@pytest.mark.usefixtures("_another_script")
def test_every_event_can_be_said_in_another_language() -> None:
    happened = (*played()[0], *RARE_EVENTS)
    kinds = {kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == ev.__name__}
    assert {type(event).__name__ for event in happened} == kinds
    assert left_in_english(event_words(event, NAMES) for event in happened) == set()


@pytest.mark.usefixtures("_another_script")
def test_every_action_decision_and_outcome_can_be_said_in_another_language() -> None:
    game = Game.new(NAMES, seed=1)
    rare = [action_words(game, action) for action in RARE_ACTIONS]
    assert left_in_english([*played()[2], *rare]) == set()


@pytest.mark.usefixtures("_another_script")
def test_every_reason_of_an_opponent_can_be_said_in_another_language() -> None:
    chosen = played()[1]
    reasons = {option.reason for choice in chosen for option in choice.alternatives}
    assert len({reason.pattern for reason in reasons}) > 15
    assert left_in_english(reasons) == set()


@pytest.mark.usefixtures("_another_script")
def test_programmes_and_holdings_can_be_said_in_another_language() -> None:
    names = [programme.name for programme in RULES.programmes]
    assert left_in_english(names) == set()
    assert left_in_english(holdings(player) for player in Game.new(NAMES, 1).state.impresarios) == (
        set()
    )


@pytest.mark.usefixtures("_another_script")
@pytest.mark.parametrize(
    ("phase", "player", "line"),
    [
        ("trading", "tokens: torch", "trade with 2: 2 torch for 1 coin"),
        ("trading", "tokens: torch", "trade with 2: torch for action"),
        (
            "producing, step: produce, seat: 1",
            "tokens: 2 gladiator + decoration, programmes: [1]",
            "produce 1 with 2 gladiator + torch",
        ),
        (
            "closing, step: discard, seat: 1, podium owner: 2",
            "tokens: lion, performed: lion",
            "discard torch",
        ),
        ("closing, step: donation, seat: 1, podium owner: 2", "", "ask for lion"),
    ],
)
def test_a_refusal_names_assets_in_another_language(phase: str, player: str, line: str) -> None:
    game = table(f"{{phase: {phase}, first: 1, players: [{{{player}}}, {{}}, {{}}]}}")
    game.seats = NAMES[:3]
    reason = game.why_not(game.read_action(line))
    assert reason is not None
    assert {"asset", "tokens"} & reason.values.keys(), "another reason comes first"
    assert left_in_english([reason]) == set()


@pytest.mark.usefixtures("_another_script")
def test_a_reason_can_still_be_said_after_its_way_through_the_process() -> None:
    choice = Choice(
        act.Refuse(),
        Sentence(
            "That’s a good deal for me: {take}.",
            take=Sentence.enumerated(
                [
                    Sentence("{count} lion", "{count} lions", count=2),
                    Sentence("{count} torch", "{count} torches", count=1),
                    Sentence("{count} coin", "{count} coins", count=3),
                ]
            ),
        ),
    )
    again = opponents._read_choice(Game, json.dumps(opponents._choice_data(choice)))
    assert (
        again.reason == choice.reason == "That’s a good deal for me: 2 lions, 1 torch and 3 coins."
    )
    assert left_in_english([again.reason]) == set()


def test_the_kit_words_a_game_for_everyone() -> None:
    game = Game.new(("Aquila", "Lupa", "Sol"), seed=7)
    wording = games.find("colosseum").wording
    assert wording.event_words(ev.BidMade(1, 9), game.seats) == "Lupa bids 9 coins."
    assert wording.action_words(game, act.Pass()) == "Keep your coins"
    assert wording.standing_words(game) == "Turn I, investing"


def test_a_bundle_lists_tokens_and_coins() -> None:
    deal = ev.DealStruck(0, 1, Bundle((Asset.LION, Asset.TORCH, Asset.LION), 1), Bundle((), 4))
    assert event_words(deal, ("Aquila", "Lupa")) == (
        "Aquila gives Lupa 2 lions, 1 torch and 1 coin for 4 coins."
    )


def test_a_second_expansion_costs_its_coins_and_the_medals() -> None:
    game = Game.new(NAMES, seed=1)
    twice = act.Expand(act.Side.CLOCKWISE, act.Surcharge.MEDALS)
    words = "Expand your arena clockwise for 10 coins and 2 medals"
    assert str(action_words(game, twice)) == words
