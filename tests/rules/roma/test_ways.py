"""ROM-22 … ROM-24 and ROM-30: which cards are played with, whose they are, and how one begins."""

from collections import Counter
from random import Random

import pytest

from colosseum.rules.journal import Journal, JournalError, start
from colosseum.rules.options import OptionValue
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import EMPTY, HIDDEN, RULES, CardSet, deck_of
from colosseum.rules.roma.decks import BOTH_SETS, as_deck, cards_of, deck_text, read_deck
from colosseum.rules.roma.events import HandDealt
from colosseum.rules.roma.notation import read_side, side_text, tally
from colosseum.rules.roma.public_state import PublicState
from colosseum.rules.roma.roma_events import CardsTurnedUp, DeckBrought, SetAssigned
from colosseum.words.sentences import GameError
from tests.rules.roma.random_play import NAMES, WAYS, busy_choice, new_game, play_on
from tests.rules.roma.scenario import decider, happened, lines, offers, on, play, table

SIZES = {
    "arena": [55],
    "mixed": [107],
    "set_each": [55, 52],
    "own_decks": [55, 55],
    "roma": [52],
}
DECK = deck_text(cards_of(2, (CardSet.ARENA,)))


def with_options(seed: int = 1, **options: OptionValue) -> Game:
    return Game.new(NAMES, seed, options)


# --- The ways


@pytest.mark.rule("ROM-22")
@pytest.mark.parametrize("cards", WAYS)
def test_each_way_has_its_own_decks(cards: str) -> None:
    for seed in range(4):
        state = with_options(seed, cards=cards, seat_1_set="arena").state
        assert [len(deck) for deck in state.decks] == SIZES[cards]
        assert len(state.piles) == len(state.discards) == len(state.decks)


@pytest.mark.rule("ROM-22")
def test_arena_is_the_usual_way_and_a_journal_need_not_name_it() -> None:
    usual, named = with_options(), with_options(cards="arena")
    assert usual == named
    assert usual.origin is not None
    assert usual.origin["options"] == {"beginners_rules": False}
    assert usual.options == named.options
    assert usual.options["cards"] == "arena"


@pytest.mark.rule("ROM-22")
def test_mixed_has_both_sets_in_one_pile() -> None:
    state = with_options(cards="mixed").state
    assert state.decks == (cards_of(state.version, BOTH_SETS),)
    assert Counter(state.decks[0])[RULES.number("forum")] == 10


@pytest.mark.rule("ROM-22")
def test_each_brings_a_deck_of_55_and_both_lists_are_public() -> None:
    game = with_options(cards="own_decks", deck_1=DECK)
    brought = [event for event in game.opening if isinstance(event, DeckBrought)]
    assert [event.seat for event in brought] == [0, 1]
    assert all(event.seen_by(1 - event.seat) is event for event in brought)
    assert tally(brought[0].cards) == DECK
    assert game.state.decks == tuple(event.cards for event in brought)
    assert game.options["deck_1"] == DECK


@pytest.mark.rule("ROM-22")
def test_reading_who_names_no_deck_gets_one_by_lot() -> None:
    decks = [with_options(seed, cards="own_decks").state.decks for seed in (1, 2)]
    assert len({as_deck(deck, 0) for pair in decks for deck in pair}) == 4
    for pair in decks:
        for deck in pair:
            assert read_deck(deck_text(deck)) == as_deck(deck, 0)


@pytest.mark.rule("ROM-22")
@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        ("lions", "This is not a list of cards."),
        ("hidden", "This is not a list of cards."),
        ("55 forum/2", "This is not a list of cards."),
        ("nothing", "A deck has 55 cards. This one has 0 cards."),
        ("forum", "A deck has 55 cards. This one has 1 card."),
        ("11 forum", "Both sets together have 10 copies of Forum, not 11."),
        (f"{DECK} + nero", "A deck has 55 cards. This one has 56 cards."),
        (f"{DECK} + 2 nero", "Both sets together have 1 copy of Nero, not 2."),
        ("forum + " * 9999 + "forum", "This is not a list of cards."),
    ],
)
def test_no_other_deck_is_allowed_and_a_sentence_says_why(deck: str, reason: str) -> None:
    with pytest.raises(GameError) as error:
        read_deck(deck)
    assert str(error.value) == reason
    with pytest.raises(GameError):
        with_options(cards="own_decks", deck_2=deck)


@pytest.mark.rule("ROM-24")
def test_who_has_which_set_goes_by_seat_or_by_lot() -> None:
    found = set()
    for seed in range(12):
        for named in ("lot", "arena", "roma"):
            game = with_options(seed, cards="set_each", seat_1_set=named)
            told = [event for event in game.opening if isinstance(event, SetAssigned)]
            first, second = (event.set for event in told)
            assert first is not second
            assert named in ("lot", first.value)
            assert [as_deck(deck, 0) for deck in game.state.decks] == [
                cards_of(game.state.version, (it.set,)) for it in told
            ]
            found.add((named, first, game.state.first))
    assert len(found) == 2 * (2 + 1 + 1), "whoever is first"


@pytest.mark.rule("ROM-24")
@pytest.mark.parametrize("cards", ["mixed", "set_each", "own_decks"])
@pytest.mark.parametrize("beginners", [False, True])
def test_reading_all_else_of_setup_stays(cards: str, beginners: bool) -> None:
    state = with_options(cards=cards, beginners_rules=beginners).state
    assert (state.points, state.supply, state.money) == ([10, 10], 16, [0, 0])
    assert state.has_bribery != beginners
    assert [len(hand) for hand in state.hands] == [4 if beginners else 5] * 2


# --- A pile each


TWO_DECKS = """
    cards: set_each
    dice: 3 + 4 + 4
    players:
      - {money: 20, hand: bestia + legionarius/2, places: {3: fortuna, 4: restaurator}}
      - {hand: forum + forum/2, places: {4: bestia, 5: nero/2}, discards: [forum/2, onager/2]}
"""


@pytest.mark.rule("ROM-23")
def test_each_is_dealt_from_her_own_pile_and_gifts_stay_the_givers() -> None:
    game = new_game(5, cards="own_decks")
    dealt = [event for event in game.opening if isinstance(event, HandDealt)]
    assert all(deck_of(card) == event.seat for event in dealt for card in event.cards)
    while decider(game)[0] == "exchange":
        game.apply(game.choices().actions[0])
    for seat in (0, 1):
        foreign = [card for card in game.state.hands[seat] if deck_of(card) != seat]
        assert len(foreign) == 2


@pytest.mark.rule("ROM-23")
def test_a_card_is_discarded_onto_the_pile_of_the_deck_it_came_from() -> None:
    game = table(TWO_DECKS)
    before = [*map(len, game.state.piles)]
    record = play(game, "activate 3")
    assert lines(record)[2] == "seat 1 discards bestia + legionarius/2 from the hand"
    assert [tally(it) for it in game.state.discards] == [
        "bestia",
        "forum/2 + legionarius/2 + onager/2",
    ]
    assert [*map(len, game.state.piles)] == [before[0] - 2, before[1]], "drawn from one's own"
    assert all(deck_of(card) == 0 for card in game.state.hands[0])


@pytest.mark.rule("ROM-23")
def test_a_covered_or_beaten_card_goes_back_to_its_own_deck() -> None:
    game = table(TWO_DECKS)
    play(game, "play legionarius/2 on 4", "play bestia on 4")
    assert tally(game.state.discards[1]) == "forum/2 + legionarius/2 + onager/2"
    assert tally(game.state.discards[0]) == "restaurator"


@pytest.mark.rule("ROM-23")
def test_restaurator_looks_only_into_ones_own_discards() -> None:
    game = table(TWO_DECKS)
    assert lines(play(game, "activate 4"))[2:] == [], "there is none of Arena's"
    game = table(TWO_DECKS.replace("money: 20", "money: 20, discards: [forum, tuba]"))
    play(game, "activate 4")
    assert offers(game, "take") == ["take forum"]


@pytest.mark.rule("ROM-23")
def test_an_empty_pile_is_renewed_from_ones_own_discards() -> None:
    game = table("{cards: set_each, seat: 2, dice: 2, players: [{discards: [tuba]}, {}]}")
    state = game.state
    state.set_discards(1, tuple(sorted(state.piles[1])))
    state.set_pile(1, ())
    record = play(game, "draw cards with 2")
    assert lines(record)[1] == "seat 2 shuffles the discards into a pile of 52"
    assert tally(state.discards[0]) == "tuba"
    assert [*map(len, state.piles)] == [54, 50]


@pytest.mark.rule("ROM-23")
def test_own_and_rivals_mean_the_side_never_the_deck() -> None:
    game = table(
        """
        cards: set_each
        dice: 3
        players: [{places: {3: equitatus}}, {places: {1: forum, 2: forum/2}}]
        """
    )
    play(game, "activate 3")
    assert [on(game, 2, place) for place in (1, 2)] == ["", ""]
    assert [tally(it) for it in game.state.discards] == ["forum", "forum/2"]


@pytest.mark.rule("ROM-23")
def test_reading_equal_cards_of_different_decks_are_different() -> None:
    game = table(
        """
        cards: set_each
        dice: 3
        players:
          - {money: 9, hand: forum + forum/2, known: forum/2, places: {3: portus}}
          - {}
        """
    )
    assert {line.split()[1] for line in offers(game, "play")} == {"forum", "forum/2"}
    play(game, "activate 3", "swap forum with 3")
    assert tally(game.state.known[0]) == "portus + forum/2", (
        "its equal of the other deck stays known"
    )


@pytest.mark.rule("ROM-23")
def test_gifts_can_be_chosen_by_deck() -> None:
    game = table(
        """
        cards: own_decks
        step: exchange
        players:
          - {hand: forum + bestia + nero + tuba + legat}
          - {hand: forum/2 + bestia/2 + nero/2 + tuba/2 + legat/2}
        """
    )
    play(game, "give bestia + forum", "give bestia/2 + forum/2")
    assert tally(game.state.hands[0]) == "tuba + legat + nero + bestia/2 + forum/2"
    assert {deck_of(card) for card in game.state.known[0]} == {1}


# --- Roma alone


FACE_DOWN = """
    cards: roma
    step: exchange
    players:
      - {hand: nero + legat + forum + turris}
      - {hand: onager + consul + 2 templum}
"""


def laid(game: Game, seat: int) -> list[int]:
    return [place for place, card in enumerate(game.state.sides[seat]) if card != EMPTY]


@pytest.mark.rule("ROM-30")
def test_roma_alone_has_52_cards_no_bribery_and_four_cards_each() -> None:
    for beginners in (False, True):
        game = with_options(cards="roma", beginners_rules=beginners)
        state = game.state
        assert list(state.places) == [1, 2, 3, 4, 5, 6]
        assert [len(hand) for hand in state.hands] == [4, 4]
        assert [len(state.decks[0]), len(state.piles[0])] == [52, 44]
    plain = with_options(cards="roma").state
    assert plain == with_options(cards="roma", beginners_rules=True).state, "no effect"


@pytest.mark.rule("ROM-30")
def test_cards_are_laid_face_down_and_turned_over_together() -> None:
    game = table(FACE_DOWN)
    play(game, "give nero + legat", "give 2 templum")
    record = play(game, "lay forum on 3")
    assert lines(record) == ["seat 1 lays forum face down on 3"]
    assert [str(event.seen_by(1)) for event in record.events] == [
        "seat 1 lays hidden face down on 3"
    ]
    assert game.state.seen_by(1).sides[0][3] == HIDDEN
    assert game.state.seen_by(0).sides[0][3] == RULES.number("forum")
    play(game, "lay templum on 1", "lay templum on 2", "lay turris on 6")
    assert decider(game) == ("lay", 2)
    play(game, "lay onager on 1", "lay consul on 2", "lay nero on 3")
    record = play(game, "lay legat on 4")
    assert happened(record, CardsTurnedUp) == [
        "seat 1 turns up templum on 1 + templum on 2 + forum on 3 + turris on 6",
        "seat 2 turns up onager on 1 + consul on 2 + nero on 3 + legat on 4",
    ]
    assert lines(record)[3] == "turn 1 begins for seat 1"
    assert record.chance, "what was hidden is seen, so nothing is taken back"
    assert game.state.known == [(), ()]


@pytest.mark.rule("ROM-30", "ROM-15")
def test_the_giver_knows_the_cards_she_gave_but_not_where_they_are() -> None:
    game = table(FACE_DOWN)
    play(game, "give nero + legat", "give 2 templum")
    for place, card in enumerate(("forum", "templum", "templum", "turris"), 1):
        play(game, f"lay {card} on {place}")
        assert tally(game.state.known[0]) == "2 templum", "wherever they are"
    sides = {game.view(1, seed).state.sides[0] for seed in range(60)}
    templum = RULES.number("templum")
    assert {side.count(templum) for side in sides} == {2}
    assert {at for side in sides for at, card in enumerate(side) if card == templum} == {1, 2, 3, 4}
    others = {card for side in sides for card in side} - {templum, EMPTY}
    assert len(others) > 4, "the rest may be anything"
    assert game.view(0, 7).state.sides[0] == game.state.sides[0]


@pytest.mark.rule("ROM-30")
def test_which_places_are_taken_is_seen() -> None:
    game = table(FACE_DOWN)
    play(game, "give nero + legat", "give 2 templum", "lay turris on 6", "lay forum on 2")
    view = game.view(1, seed=9)
    assert laid(view, 0) == laid(game, 0) == [2, 6]
    assert len(view.state.hands[0]) == 2


@pytest.mark.rule("ROM-30")
def test_reading_three_alike_are_rolled_again_once_and_bribery_is_nowhere() -> None:
    game = table(
        "{cards: roma, step: reroll, dice: 4 + 4 + 4, may reroll triple: yes, "
        "players: [{hand: nero}, {}]}"
    )
    assert offers(game, "roll") == ["roll the triple again"]
    play(game, "keep the dice")
    assert not any("brib" in line for line in offers(game, ""))


# --- In journals and positions


@pytest.mark.rule("ROM-22", "ROM-24")
@pytest.mark.parametrize("cards", WAYS)
def test_a_game_of_each_way_reads_back_from_its_journal(cards: str) -> None:
    options: dict[str, OptionValue] = {"cards": cards, "seat_1_set": "roma", "deck_2": DECK}
    journal = Journal(Game.new(NAMES, 3, options))
    rng = Random(3)
    while journal.game.decision is not None:
        journal.apply(busy_choice(journal.game, rng))
    again = Journal.of_text(Game, journal.text())
    assert again.game == journal.game
    assert again.game.options == journal.game.options
    assert again.text() == journal.text()
    assert journal.beginning() == Game.new(NAMES, 3, options)


@pytest.mark.parametrize(
    "options",
    [
        {"beginners_rules": False, "cards": "chess"},
        {"beginners_rules": False, "cards": True},
        {"beginners_rules": False, "cards": "own_decks", "deck_1": "forum"},
        {"beginners_rules": False, "deck_1": "x" * 3000},
        {"beginners_rules": False, "deck_1": 7},
        {"beginners_rules": "no"},
        {"cards": "mixed"},
    ],
)
def test_a_header_with_other_options_is_refused_in_a_sentence(options: dict[str, object]) -> None:
    with pytest.raises(GameError) as error:
        start(Game, {"seats": [*NAMES], "seed": 1, "options": options}, version=2)
    assert str(error.value).endswith(".")
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("cards", WAYS)
def test_what_a_position_shows_of_the_options(cards: str) -> None:
    game = new_game(4, cards=cards)
    shown = Game.from_position(game.position()).options
    assert shown["cards"] == cards
    assert shown["beginners_rules"] is False
    if cards == "set_each":
        named = {
            event.set.value
            for event in game.opening
            if isinstance(event, SetAssigned) and event.seat == 0
        }
        assert {shown["seat_1_set"]} == named
    if cards == "own_decks":
        assert shown["deck_2"] == deck_text(game.state.decks[1])
        assert Game.new(NAMES, 1, shown).state.decks == game.state.decks


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{cards: chess, players: [{}, {}]}", "expected a way of playing, found “chess”."),
        ("{cards: set_each, players: [{deck: nero}, {}]}", "expected arena or roma"),
        ("{cards: set_each, players: [{deck: roma}, {deck: roma}]}", "have different sets."),
        ("{cards: own_decks, players: [{deck: forum}, {}]}", "A deck has 55 cards."),
        ("{dice: 1, players: [{deck: arena}, {}]}", "deck: is not a known field."),
        ("{dice: 1, players: [{hand: nero}, {}]}", "There are 1 Nero instead of 0."),
        ("{dice: 1, players: [{hand: forum/2}, {}]}", "There are 1 Forum instead of 0."),
        ("{cards: own_decks, dice: 1, players: [{hand: 2 nero}, {}]}", "There are 2 Nero"),
        ("{cards: own_decks, discards: [nero], players: [{}, {}]}", "is not a known field."),
        (
            "{cards: own_decks, dice: 1, players: [{discards: [nero/2]}, {}]}",
            "Pile 1 holds cards of the other deck.",
        ),
        (
            "{cards: own_decks, step: keep, drawn: nero/2 + legat/2, players: [{}, {}]}",
            "Drawn cards are of the other deck.",
        ),
        ("{cards: roma, dice: 1, players: [{blocked: [bribery]}, {}]}", "cannot be blocked on [0]"),
        ("{dice: 1, players: [{weakened: 2}, {}]}", "Seat 1 is weakened in their own turn."),
        ("{dice: 1, taken up: forum, players: [{}, {}]}", "taken up at the wrong moment"),
        ("{cards: roma, dice: 1, players: [{places: {bribery: nero}}, {}]}", "beside Bribery"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(GameError) as error:
        Game.from_position(text, "lesson.yaml")
    assert complaint in str(error.value)
    assert "lesson.yaml" in str(error.value)


def test_an_unsound_table_is_described() -> None:
    game = new_game(1, cards="own_decks")
    state = game.state
    state.piles = (*state.piles, ())
    assert game.status() == ["There must be 2 decks, each with a pile and discards."]
    game = new_game(1, cards="roma")
    game.state.has_bribery = True
    assert "The first Roma has no Bribery." in game.status()
    game = new_game(1, cards="own_decks")
    game.state.decks = (game.state.decks[1], game.state.decks[0][1:])
    told = game.status()
    assert "Deck 1 holds cards of the other." in told
    assert "Deck 2: A deck has 55 cards. This one has 54 cards." in told
    game = table("{cards: roma, dice: 1, players: [{}, {}]}")
    game.state.weakened = (0, -1)
    assert game.status() == ["The defence of seat 2 cannot be higher by Essedum."]


def test_a_side_of_cards_reads_back_from_its_text() -> None:
    for text in ("nothing", "nero on 1 + forum/2 on bribery"):
        assert side_text(read_side(text)) == text
    with pytest.raises(ValueError, match="nero on 9"):
        read_side("nero on 9")


def test_an_unreadable_journal_of_another_way_names_its_line() -> None:
    text = Journal(new_game(1, cards="mixed")).text().replace('"mixed"', '"mixes"')
    with pytest.raises(JournalError):
        Journal.of_text(Game, text)


@pytest.mark.rule("ROM-30", "ROM-15")
@pytest.mark.parametrize("seat", [0, 1])
def test_hearing_of_a_face_down_beginning_reveals_only_what_a_seat_knows(seat: int) -> None:
    for seed in range(6):
        game = new_game(seed, cards="roma")
        onlooker = PublicState(game.state, seat)
        for record in play_on(game, Random(seed)):
            for event in record.events:
                onlooker.hear(event)
            seen = game.state.seen_by(seat)
            assert onlooker.state.sides == seen.sides
            assert onlooker.state.hands == seen.hands
            if game.state.turn:
                break
