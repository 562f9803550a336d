"""Sentences for everything: events, actions, questions, warnings and where a game stands."""

from random import Random

import pytest

from colosseum.rules.kernel import Event, Wording
from colosseum.rules.roma import Game, wording
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.outcome import End
from colosseum.rules.roma.wording import action_words, event_words, standing_words
from tests.rules.roma.random_play import NAMES, WAYS, new_game, play_on
from tests.rules.roma.scenario import play, table


def test_the_module_is_a_wording() -> None:
    words: Wording[Game] = wording
    assert words.standing_words(new_game(seed=1)) == "Setting up"


@pytest.mark.unmeasured
@pytest.mark.parametrize("way", WAYS)
def test_every_event_action_and_decision_has_words(way: str) -> None:
    for seed in range(10):
        game = new_game(seed, beginners=seed % 4 > 1, cards=way)
        events = list(game.opening)
        while game.decision is not None:
            assert game.decision.help.endswith(".")
            for action in game.choices().actions:
                words = action_words(game, action)
                assert "{" not in words
                assert words[0].isupper()
                assert not words.endswith(".")
            record = next(play_on(game, Random(seed + len(events)), busy=seed % 2 == 1))
            events += record.events
            assert standing_words(game)
        for event in events:
            for seen in (event, event.seen_by(0), event.seen_by(1)):
                sentence = event_words(seen, NAMES)
                assert "{" not in sentence
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.HandDealt(0, (0, 23)), "Aquila is dealt Bestia and Forum."),
        (ev.HandDealt(0, (0, 23)).seen_by(1), "Aquila is dealt 2 cards."),
        (ev.CardsDrawn(0, (0,)).seen_by(1), "Aquila draws 1 card."),
        (ev.PointsReturned(1, 1), "Lupa returns 1 victory point for empty places."),
        (ev.DieLaid(1, 4, 0), "Lupa puts a 4 on Bribery."),
        (ev.DieLaid(1, 4, 7), "Lupa puts a 4 on Money."),
        (ev.DieLaid(1, 4, 8), "Lupa puts a 4 on Cards."),
        (ev.MoneyPaid(0, 1), "Aquila pays 1 sesterce."),
        (ev.PointsGained(0, 5, 0), "Aquila gains 5 victory points."),
        (ev.PointsGained(0, 5, 2), "Aquila gains 5 victory points, 2 more than the supply has."),
        (ev.PointsRemoved(3), "3 victory points leave the supply and the game."),
        (ev.PointsRemoved(1), "1 victory point leaves the supply and the game."),
        (ev.PileShuffled(9), "The discard pile is shuffled into a new draw pile."),
        (ev.CardSwapped(0, 0, 23, 3), "Aquila swaps Bestia with Forum on III."),
        (ev.CardSwapped(0, 0, 23, 0), "Aquila swaps Bestia with Forum beside Bribery."),
        (ev.CardPlayed(0, 0, 0), "Aquila plays Bestia beside Bribery."),
        (ev.CardActivated(0, 0, 0), "Aquila activates Bestia beside Bribery."),
        (ev.DiceRerolled(0, (2, 2), (1, 6)), "Aquila re-rolls 2, 2 and gets 1, 6."),
        (ev.BattleDecided(0, True, 4, 3), "Aquila wins the battle, 4 against 3."),
        (ev.BattleDecided(0, False, 4, 5), "Aquila loses the battle, 4 against 5."),
        (ev.GameEnded(End.TURNS, (1,)), "Both players have had their last turn. Lupa wins."),
        (
            ev.GameEnded(End.NO_SUPPLY, (0, 1)),
            "The supply has no victory points left. Aquila and Lupa share the victory.",
        ),
    ],
)
def test_events_are_told_like_this(event: Event, words: str) -> None:
    assert event_words(event, NAMES) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("play forum on 3", "Play Forum on III in place of Bestia"),
        ("play forum on bribery", "Play Forum beside Bribery in place of Aries"),
        ("play forum on 2", "Play Forum on II"),
        ("take money with 3", "Take money with the 3"),
        ("draw cards with 3", "Draw cards with the 3"),
        ("activate 3", "Activate Bestia with the 3"),
        ("bribe with 3", "Activate Aries beside Bribery with the 3, for 3 sesterces"),
        ("end the turn", "End your turn"),
        ("roll the triple again", "Roll the triple again"),
        ("roll 2 + 3 again", "Roll 2, 3 again"),
        ("keep the dice", "Keep the dice"),
        ("swap forum with 3", "Swap Forum with Bestia on III"),
        ("take forum", "Take Forum"),
        ("keep forum", "Keep Forum"),
        ("repeat the roll", "Roll again"),
        ("keep the roll", "Keep the roll"),
        ("pay 0", "Pay nothing"),
        ("pay 6", "Pay 6 sesterces"),
        ("use die 5", "Use the 5"),
        ("decline", "Decline"),
        ("choose 3", "Choose Bestia on III"),
        ("give bestia + forum", "Give Bestia and Forum"),
        ("give forum + forum", "Give 2 × Forum"),
        ("lay bestia on 3", "Lay Bestia on III"),
    ],
)
def test_actions_are_worded_like_this(line: str, words: str) -> None:
    game = table(
        "{dice: 3, players: [{money: 9, hand: forum, places: {3: bestia, bribery: aries}}, {}]}"
    )
    assert action_words(game, game.read_action(line)) == words


def test_a_choice_names_the_card_it_is_about() -> None:
    game = table(
        """
        dice: 3 + 4
        players:
          - {money: 20, places: {3: statua-jovis, 4: castra}}
          - {places: {1: bestia, bribery: forum}}
        """
    )
    play(game, "activate 3")
    assert action_words(game, game.read_action("choose bribery")) == "Choose Forum beside Bribery"
    play(game, "decline", "activate 4")
    assert action_words(game, game.read_action("choose 1")) == "Lay it on I"


def test_where_a_game_stands() -> None:
    game = table("{turn: 7, dice: 1, players: [{}, {}]}")
    assert standing_words(game) == "Turn VII, Aquila"


def question(card: str, step: str, mine: str = "", *, cards: str = "mixed") -> Game:
    """A card on III asks the first seat something."""
    return table(f"""
        cards: {cards}
        turn: 3
        step: {step}
        acting: {{card: {card}, place: 3}}
        dice: 2
        players: [{{{mine}places: {{3: {card}}}}}, {{places: {{3: forum}}}}]
    """)


@pytest.mark.parametrize(
    ("game", "action", "words"),
    [
        (question("consul", "change-die"), "change 2 to 3", "Turn the 2 into a 3"),
        (question("mercator", "buy", "money: 4, "), "buy 2 points", "Buy 2 victory points"),
        (question("praetorianus", "symbol"), "choose 3", "Block III"),
        (
            question("senator", "lay-free", "hand: bestia, "),
            "lay bestia on 3",
            "Lay Bestia on III in place of Senator",
        ),
        (question("senator", "lay-free", "hand: bestia, "), "lay bestia on 4", "Lay Bestia on IV"),
    ],
)
def test_answers_to_the_first_roma_s_cards_have_words(game: Game, action: str, words: str) -> None:
    assert action_words(game, game.read_action(action)) == words


def test_a_card_of_the_rival_s_deck_is_named_as_such() -> None:
    game = new_game(3, cards="set_each")
    for _ in range(2):
        game.apply(game.choices().actions[0])
    told = [action_words(game, action) for action in game.choices().actions]
    assert any("from Lupa’s deck on" in words or "from Aquila’s deck on" in words for words in told)
