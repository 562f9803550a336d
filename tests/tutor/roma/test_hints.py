"""Every hint appears where it should, and not in a similar position."""

import re
from random import Random

import pytest

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import EMPTY, RULES
from colosseum.rules.roma.display_names import onto
from colosseum.tutor import hints
from colosseum.tutor.hints import Hint
from colosseum.tutor.roma.hints import SITUATIONS
from colosseum.tutor.roma.marks import Die, HandCard, OfferedCard
from colosseum.words.sentences import Sentence
from tests.rules.roma.random_play import busy_choice, new_game
from tests.rules.roma.test_secrets import with_other_secrets
from tests.tutor.roma.positions import FULL, acting, asked, at

GIVEN = "bestia + templarius + praedator + portus"
LAID = "places: {1: bestia, 2: forum, 3: portus, 4: tuba, 6: pictor}"


def hunting(roll: int) -> Game:
    """Tuba's player has rolled for Bestia's battle against a defence of 4."""
    mine, theirs = "places: {1: tuba, 3: bestia}", "places: {3: pictor}"
    return asked("repeat", "bestia", mine, theirs, target=3, roll=roll)


def paying(money: int, roll: int = 3) -> Game:
    """Mercennarius attacks a defence of 5."""
    mine = f"money: {money}, places: {{3: mercennarius}}"
    return asked("pay", "mercennarius", mine, "places: {3: forum}", target=3, roll=roll)


def adding(roll: int) -> Game:
    """Centurio attacks a defence of 5, and a 3 is left."""
    mine = "places: {3: centurio}"
    fields = {"target": 3, "roll": roll, "dice": 3, "cards": "mixed"}
    return asked("extra-die", "centurio", mine, "places: {3: forum}", **fields)


WEAKENING = ("places: {2: essedum, 4: legionarius}", "places: {4: forum}")
PRAETORIANUS = "places: {3: praetorianus}"

# For each hint, a position where it appears, a similar one where it does not, and its words.
CASES: dict[str, tuple[Game, Game, str]] = {
    # Setting up
    "keep-the-dearest": (
        at(f"hand: {GIVEN} + taberna", "hand: 4 forum + tuba", step="exchange"),
        at(f"hand: {GIVEN} + decurio", "hand: 4 forum + tuba", step="exchange"),
        "Taberna costs 7 sesterces later, but your first cards are free of charge: keep it.",
    ),
    "first-turn-costs-points": (
        at(f"hand: {GIVEN} + decurio", "hand: 4 forum + tuba", step="lay"),
        at("hand: bestia, places: {1: portus}", "hand: forum", step="lay"),
        "5 cards leave 2 of your 7 places empty: they cost you 2 victory points on your first "
        "turn, so fill them soon.",
    ),
    "always-on-beside-bribery": (
        at("hand: telonium + bestia", "hand: forum", step="lay"),
        at("hand: telonium, places: {bribery: bestia}", "hand: forum", step="lay"),
        "Telonium needs no die: lay it beside Bribery, and keep I to VI for cards that act.",
    ),
    "lay-out-of-reach": (
        at("hand: pictor", "places: {3: veneficus}", step="lay", first=2),
        at("hand: forum", "places: {3: veneficus}", step="lay", first=2),
        "Lupa’s Veneficus on III could discard Pictor without a battle: do not lay it opposite.",
    ),
    # Empty places
    "empty-places-cost-points": (
        acting(f"money: 5, hand: forum + taberna, {LAID}"),
        acting(f"money: 4, hand: forum + taberna, {LAID}"),
        "Your 2 empty places cost you 2 victory points next turn: play Forum on one for 5 "
        "sesterces.",
    ),
    "your-last-points": (
        acting(f"points: 2, {LAID}"),
        acting(f"points: 3, {LAID}"),
        "With 2 victory points and 2 empty places, you lose the game next turn: fill a place, or "
        "gain points.",
    ),
    "rival-is-finished": (
        acting("", f"points: 2, {LAID}"),
        acting("", f"points: 3, {LAID}"),
        "Lupa has 2 victory points and 2 empty places: end your turn, and you win.",
    ),
    "rival-is-nearly-finished": (
        acting("", f"points: 3, {LAID}"),
        acting("", f"points: 5, {LAID}"),
        "Lupa has 3 victory points and 2 empty places: discard 1 more of Lupa’s cards, and you "
        "win.",
    ),
    "no-place-is-empty": (
        acting(f"money: 3, hand: bestia, places: {{{FULL}, bribery: tuba}}"),
        acting(f"money: 3, hand: bestia, places: {{{FULL}}}"),
        "Your 7 places are full, so Bestia would replace a card: choose the one that does least "
        "for you.",
    ),
    "play-and-activate": (
        acting("money: 7, hand: taberna, places: {1: bestia}", dice="1 + 4"),
        acting("money: 7, hand: taberna, places: {1: bestia}", dice="1 + 1"),
        "Play Taberna on IV for 7 sesterces: your 4 can activate it this turn.",
    ),
    # Dice and money
    "triple-without-a-card": (
        at("", step="reroll", dice="4 + 4 + 4", may_reroll_triple="yes"),
        at("places: {4: taberna}", step="reroll", dice="4 + 4 + 4", may_reroll_triple="yes"),
        "You rolled three 4s, and they can activate nothing on IV: roll the triple again, free of "
        "charge.",
    ),
    "triple-for-one-card": (
        at("places: {4: taberna}", step="reroll", dice="4 + 4 + 4", may_reroll_triple="yes"),
        at("places: {4: tuba}", step="reroll", dice="4 + 4 + 4", may_reroll_triple="yes"),
        "Three 4s can activate Taberna on IV more than once this turn: weigh that before you "
        "roll again.",
    ),
    "roll-an-idle-die-again": (
        at("places: {1: fons-bacchi, 2: pictor}", step="reroll", dice="2 + 2 + 5", rerolls=1),
        at("places: {1: fons-bacchi, 2: pictor}", step="reroll", dice="2 + 2 + 2", rerolls=1),
        "Your 5 can activate nothing on V: with Fons Bacchi, you can roll it again free of charge.",
    ),
    "activation-would-do-nothing": (
        acting("places: {2: triremis}", "places: {1: bestia}"),
        acting("places: {2: triremis, 3: tuba, 4: pictor}", "places: {1: bestia}"),
        "Triremis on II can do nothing now: your 2 brings more on Money or Cards.",
    ),
    "dice-left": (
        acting("places: {1: tuba}", dice="2 + 5"),
        acting("places: {5: taberna}", dice="2 + 5"),
        "Unused dice are lost when your turn ends: put your 5 on Money or Cards first.",
    ),
    "two-dice-for-one-card": (
        acting("places: {2: taberna}", "places: {1: bestia, 2: pictor}", dice="2 + 2"),
        acting("places: {2: taberna}", "places: {1: bestia, 2: pictor}", dice="1 + 2"),
        "Equal dice can activate the same card again: use two 2s on Taberna for 4 victory points.",
    ),
    "more-money-from-a-die": (
        acting("places: {bribery: telonium, 1: telonium}", dice="1 + 6"),
        acting("places: {1: tuba}", dice="1 + 6"),
        "Telonium adds 4 to every die on Money: even your 1 brings 5 sesterces there.",
    ),
    "money-for-a-card": (
        acting("money: 1, hand: forum + taberna", dice="1 + 4 + 5"),
        acting("money: 1, hand: taberna", dice="1 + 4 + 5"),
        "Forum costs 5 sesterces, and you have 1: put your 4 on Money and play it this turn.",
    ),
    # Points, and the end
    "points-for-a-die": (
        acting("places: {2: taberna}", "places: {1: bestia, 2: pictor, 3: tuba}"),
        acting("places: {2: taberna}", "places: {1: forum}"),
        "Your 2 on Taberna brings you 3 victory points at once: use it there.",
    ),
    "pictor-helps-rival": (
        acting("places: {2: pictor, 3: forum}", "places: {1: forum, 2: portus}"),
        acting("places: {2: pictor, 3: forum}", "places: {1: forum, 2: tuba}"),
        "Pictor would bring you 1 victory point and Lupa 2 for buildings: use your 2 elsewhere.",
    ),
    "triremis-needs-characters": (
        acting("places: {1: triremis}", "places: {1: bestia, 2: tuba}"),
        acting("places: {1: triremis, 2: bestia}", "places: {1: forum}"),
        "Triremis brings 3 victory points only with more characters than Lupa: you have 0 to 2, "
        "so play 3 more.",
    ),
    "second-die-for-forum": (
        acting("places: {2: forum}", dice="1 + 2 + 6"),
        acting("places: {2: forum}", dice="1 + 2 + 2"),
        "Your 2 activates Forum, and your 6 as its second die brings you 6 victory points: save "
        "it for that.",
    ),
    "highest-second-die": (
        asked("second-die", "forum", "places: {3: forum}", dice="2 + 6"),
        acting("places: {3: forum}", dice="2 + 6"),
        "Your 6 brings you 6 victory points, your 2 only 2: use the 6 as the second die.",
    ),
    "which-card-to-sacrifice": (
        asked("own-card", "praedator", "places: {1: forum, 2: fortuna, 3: praedator}"),
        asked("own-card", "via-cassia", "places: {2: forum, 3: via-cassia, 4: portus}"),
        "Forum on I brings you 5 victory points, but each empty place costs you 1 every turn: "
        "decline if you have nothing to replace it.",
    ),
    "winning-die": (
        acting("points: 17, places: {2: aquaeductus}", "points: 16"),
        acting("points: 16, places: {2: aquaeductus}", "points: 17"),
        "Your 2 on Aquaeductus ends the game, and you win 17 to 16: use it now.",
    ),
    "losing-die": (
        acting("points: 16, places: {2: aquaeductus}", "points: 17"),
        acting("points: 17, places: {2: aquaeductus}", "points: 16"),
        "Your 2 on Aquaeductus would end the game, and you would lose 16 to 17: use it elsewhere.",
    ),
    "supply-low-and-ahead": (
        acting("points: 18", "points: 14"),
        acting("points: 14", "points: 14"),
        "The supply has 4 victory points left and you lead 18 to 14: gain them all, and you win.",
    ),
    "supply-low-and-behind": (
        acting("points: 14", "points: 18"),
        acting("points: 18", "points: 14"),
        "The supply has only 4 victory points left and Lupa leads 18 to 14: leave the last ones "
        "until you are ahead.",
    ),
    # Battles
    "likely-battle": (
        acting("places: {2: decurio}", "places: {1: bestia, 2: mercennarius}"),
        acting("places: {2: decurio}", "places: {4: bestia, 2: mercennarius}"),
        "Attack Bestia on I with your 2 on Decurio: a roll of 2 or more wins, 5 times in 6.",
    ),
    "unlikely-battle": (
        acting("places: {2: bestia}", "places: {1: forum, 5: portus}"),
        acting("places: {2: bestia}", "places: {1: forum, 5: aries}"),
        "Bestia beats Forum on I only 2 times in 6: use your 2 for something surer.",
    ),
    "discard-without-a-battle": (
        acting("places: {2: veneficus}", "places: {1: bestia, 2: pictor}"),
        acting("places: {2: veneficus}", "places: {1: bestia, 2: forum}"),
        "Use your 2 on Veneficus to discard Pictor opposite without a battle: Lupa then has 6 "
        "empty places.",
    ),
    "forums-can-fall": (
        acting("places: {2: equitatus}", "places: {1: forum, 5: forum}"),
        acting("places: {2: equitatus}", "places: {1: portus}"),
        "Use your 2 on Equitatus to discard Lupa’s 2 Forums before they score.",
    ),
    "easiest-target": (
        asked("target", "ballista", "places: {3: ballista}", "places: {2: forum, 3: arena}"),
        asked("target", "ballista", "places: {3: ballista}", "places: {2: forum, 3: portus}"),
        "Arena falls to a roll of 2 or more, Forum only to 4 or more: attack Arena on III.",
    ),
    "repeat-a-lost-roll": (
        hunting(roll=3),
        hunting(roll=4),
        "Your 3 does not beat Pictor: roll again, since 4 or more wins 3 times in 6.",
    ),
    "repeat-for-points": (
        asked("repeat", "templarius", "places: {1: tuba, 3: templarius}", roll=2),
        asked("repeat", "templarius", "places: {1: tuba, 3: templarius}", roll=3),
        "Your 2 brings 1 victory point, and 4 of 6 rolls bring more: roll again.",
    ),
    "pay-to-win": (
        paying(money=6),
        paying(money=5),
        "Your 3 is 2 short of Forum’s 5: pay 6 sesterces to win the battle.",
    ),
    # Bribery
    "cheapest-bribe": (
        acting("money: 3, places: {bribery: taberna}", "places: {1: bestia}", dice="2 + 3"),
        acting("money: 1, places: {bribery: taberna}", "places: {1: bestia}", dice="2 + 3"),
        "Beside Bribery, any die activates Taberna: use your 2 there for 2 sesterces.",
    ),
    "bribe-too-dear": (
        acting("money: 1, places: {bribery: taberna}", dice="2 + 3"),
        acting("money: 1, places: {bribery: forum}", dice="2 + 3"),
        "Your 2 on Bribery costs 2 sesterces, and you have 1: put your 3 on Money first, then "
        "activate Taberna.",
    ),
    "bribery-is-taken": (
        acting("places: {bribery: taberna}", bribed="yes"),
        acting("places: {bribery: taberna}"),
        "Bribery takes only 1 die a turn: use your 2 on its own symbol, on Money or on Cards.",
    ),
    # Cards that let others act
    "magister-copies": (
        acting("places: {2: magister}", "places: {1: bestia, 2: taberna}"),
        acting("places: {2: magister, 4: tuba}", "places: {2: taberna}"),
        "To borrow the action of Lupa’s Taberna opposite, use your 2 on Magister.",
    ),
    "magister-copies-you": (
        acting("places: {2: taberna}", "places: {2: magister}"),
        acting("places: {2: tuba}", "places: {2: magister}"),
        "Lupa’s Magister on II can act as your Taberna opposite: discard Magister if you can.",
    ),
    "via-cassia-lends-its-die": (
        acting("places: {2: via-cassia, 3: templarius}"),
        acting("places: {2: via-cassia, 4: templarius}"),
        "Use your 2 on Via Cassia to let its neighbour Templarius act: you need no die showing "
        "3 for it.",
    ),
    "maecenas-at-a-price": (
        acting("money: 6, places: {2: maecenas, 3: templarius, 4: forum}"),
        acting("places: {2: maecenas, 3: templarius, 4: forum}"),
        "Use your 2 on Maecenas to activate Templarius on III for its price, 1 sesterce: you have "
        "6.",
    ),
    "price-to-call": (
        asked("own-card", "maecenas", "money: 7, places: {1: decurio, 2: pictor, 3: maecenas}"),
        asked("own-card", "maecenas", "money: 7, places: {1: bestia, 2: pictor, 3: maecenas}"),
        "Pictor would cost you 3 sesterces, Decurio 5: pay for the dearer one only if it does "
        "more.",
    ),
    # Hands and piles
    "draw-with-the-highest": (
        acting("money: 9", dice="1 + 5"),
        acting("money: 9, hand: forum", dice="1 + 5"),
        "Your hand is empty, and money buys nothing without cards: put your 5 on Cards and keep "
        "the best of 5.",
    ),
    "keep-what-you-can-play": (
        at("money: 4", step="keep", drawn="pictor + forum + templarius"),
        at("money: 5", step="keep", drawn="pictor + forum + templarius"),
        "With 4 sesterces you can play Pictor at once and fill an empty place: it costs 3, so "
        "keep it.",
    ),
    "look-at-a-hand": (
        acting("places: {2: speculator}", "hand: forum + tuba"),
        acting("places: {2: speculator}"),
        "Use your 2 on Speculator to look at Lupa’s 2 cards and take one.",
    ),
    "take-back-a-building": (
        acting("places: {2: restaurator}", discards="[forum, tuba, portus]"),
        acting("places: {2: restaurator}", discards="[tuba]"),
        "Use your 2 on Restaurator to take one of 2 discarded buildings: Forum is the dearest, at "
        "5 sesterces.",
    ),
    "new-hand": (
        acting("money: 2, hand: forum + pictor + tuba, places: {2: fortuna}"),
        acting("money: 3, hand: forum + pictor + tuba, places: {2: fortuna}"),
        "You can pay for none of your 3 cards: use your 2 on Fortuna to exchange them all.",
    ),
    # Threats
    "threat-across-the-row": (
        acting("places: {4: forum}", "places: {4: aries}", dice="2 + 4"),
        acting("places: {4: magister}", "places: {4: aries}", dice="2 + 4"),
        "Lupa’s Aries on IV can discard your Forum opposite without a battle: use it while you "
        "have it.",
    ),
    "bestia-hunts-the-weakest": (
        acting("places: {1: fortuna, 2: forum}", "places: {1: bestia}"),
        acting("places: {1: fortuna, 2: praedator}", "places: {1: bestia}"),
        "Lupa’s Bestia must attack your weakest card, Fortuna with 2, and wins 5 times in 6: use "
        "it soon.",
    ),
    "rival-taberna": (
        acting("places: {1: tuba, 2: bestia, 3: pictor}", "places: {1: taberna}"),
        acting("places: {1: tuba, 2: bestia, 3: forum}", "places: {1: taberna}"),
        "Each die Lupa uses on Taberna on I brings 3 victory points for your characters: play "
        "buildings instead.",
    ),
    "known-threat": (
        acting("places: {1: forum}", "money: 8, hand: aries + tuba, known: aries"),
        acting("places: {1: forum}", "money: 8, hand: aries + tuba, known: tuba"),
        "Lupa holds Aries and has 8 sesterces for its price of 7: use your best building before it "
        "is discarded.",
    ),
    # The first Roma's cards
    "helper-beside-a-forum": (
        acting("money: 6, hand: basilica, places: {3: forum, 4: tuba}", cards="mixed"),
        acting("money: 6, hand: basilica, places: {3: tuba, 4: castra}", cards="mixed"),
        "Basilica helps only a Forum beside it: lay it on II, next to yours.",
    ),
    "weaken-before-a-battle": (
        acting(*WEAKENING, dice="2 + 4", cards="mixed"),
        acting(*WEAKENING, dice="2 + 5", cards="mixed"),
        "Use Essedum before you attack with Legionarius: Forum’s defence falls from 5 to 3.",
    ),
    "symbol-is-blocked": (
        acting("blocked: [2], places: {2: castra}", cards="mixed"),
        acting("blocked: [3], places: {2: castra}", cards="mixed"),
        "Lupa has blocked II this turn, so your 2 cannot activate Castra: use it for money or "
        "cards.",
    ),
    "block-a-forum": (
        asked("symbol", "praetorianus", PRAETORIANUS, "places: {5: forum}", cards="mixed"),
        asked("symbol", "praetorianus", PRAETORIANUS, "places: {5: castra}", cards="mixed"),
        "Lupa scores most with Forum: block V, and no die activates it next turn.",
    ),
    "add-a-die-to-win": (
        adding(roll=2),
        adding(roll=1),
        "Your 2 and a 3 make 5 against 5: add the 3, and Forum falls.",
    ),
    "third-die-for-forum": (
        asked(
            "extra-die",
            "forum",
            "places: {3: forum, 4: templum}",
            dice=4,
            spent=6,
            cards="mixed",
        ),
        adding(roll=2),
        "Templum lets your 4 count too, for 4 victory points.",
    ),
    "lay-free-of-charge": (
        acting("hand: bestia + forum, places: {2: senator}", cards="mixed"),
        acting("hand: castra + forum, places: {2: senator}", cards="mixed"),
        "Use your 2 on Senator, and you can lay Bestia without paying.",
    ),
    "points-for-money": (
        acting("money: 7, places: {2: mercator}", cards="mixed"),
        acting("money: 1, places: {2: mercator}", cards="mixed"),
        "Use your 2 on Mercator: for 6 sesterces, you can buy 3 victory points from Lupa.",
    ),
}

ALL = {situation.id: situation for situation in SITUATIONS}


def hints_for(game: Game, seat: SeatIndex) -> list[Hint]:
    return hints.hints_for(SITUATIONS, game, seat)


def found(game: Game, name: str) -> Hint | None:
    return next((hint for hint in hints_for(game, 0) if hint.id == name), None)


def test_there_are_at_least_25_situations_and_each_is_shown_here() -> None:
    assert len(SITUATIONS) == len(ALL) >= 25
    assert set(CASES) == set(ALL)


def test_nobody_is_told_to_use_a_card_that_no_die_can_use() -> None:
    game = acting("places: {4: forum}", "places: {4: aries}", dice="2 + 3")
    assert found(game, "threat-across-the-row") is None


@pytest.mark.parametrize("name", CASES)
def test_a_hint_is_one_short_sentence_with_something_concrete(name: str) -> None:
    game = CASES[name][0]
    hint = found(game, name)
    assert hint is not None
    words = str(hint.words)
    assert words.endswith(".")
    assert ". " not in words
    assert len(words) <= 140
    names = [*game.seats, *(card.name for card in RULES.cards)]
    assert re.search(r"\d", words) or any(known in words for known in names)


@pytest.mark.parametrize("name", CASES)
def test_a_hint_points_at_something_that_is_on_the_table(name: str) -> None:
    game = CASES[name][0]
    hint = found(game, name)
    assert hint is not None
    assert hint.about
    state = game.state
    for mark in hint.about:
        match mark:
            case Die(die):
                assert die in state.dice
            case HandCard(card):
                assert card in state.hands[0]
            case OfferedCard(card):
                assert card in state.drawn
    for kind, marks in ((ALL[name].urges, hint.urges), (ALL[name].warns_of, hint.warns_of)):
        assert kind is None or marks, "it says where to act, or not to"


@pytest.mark.parametrize(("money", "is_bad"), [(2, True), (3, False)])
def test_a_battle_that_money_can_still_win_is_no_bad_bet(money: int, is_bad: bool) -> None:
    mine = f"money: {money}, places: {{2: mercennarius}}"
    game = acting(mine, "places: {2: forum}")
    assert (found(game, "unlikely-battle") is not None) == is_bad


def test_a_battle_that_every_roll_wins_is_not_counted() -> None:
    game = acting("places: {2: ballista}", "places: {2: offertorium}")
    hint = found(game, "likely-battle")
    assert hint is not None
    assert str(hint.words) == "Attack Offertorium on II with your 2 on Ballista: every roll wins."


def test_as_many_places_are_to_be_filled_as_it_takes() -> None:
    hint = found(acting(f"points: 1, {LAID}"), "your-last-points")
    assert hint is not None
    assert str(hint.words).endswith("next turn: fill 2 places, or gain points.")


def test_a_helper_is_laid_in_words_for_where_a_card_goes() -> None:
    """Romanian has other words for where a card is."""
    hint = found(CASES["helper-beside-a-forum"][0], "helper-beside-a-forum")
    assert hint is not None
    place = hint.words.values["place"]
    assert isinstance(place, Sentence)
    assert place.context == onto(2).context


def test_a_battle_that_no_roll_wins_has_no_odds() -> None:
    game = acting("places: {2: legionarius}", "places: {2: nero}", cards="mixed")
    hint = found(game, "unlikely-battle")
    assert hint is not None
    assert hint.words == "Legionarius cannot beat Nero on II: use your 2 for something else."


def test_a_roll_that_cannot_win_is_not_repeated() -> None:
    mine, theirs = "places: {1: tuba, 3: legionarius}", "places: {3: nero}"
    fields = {"target": 3, "roll": 2, "cards": "mixed"}
    game = asked("repeat", "legionarius", mine, theirs, **fields)
    assert found(game, "repeat-a-lost-roll") is None


def test_a_card_that_no_roll_beats_is_not_hunted() -> None:
    game = acting("places: {1: nero}", "places: {1: bestia}", cards="mixed")
    assert found(game, "bestia-hunts-the-weakest") is None


@pytest.mark.parametrize(
    ("mine", "theirs", "name", "words"),
    [
        (
            20,
            15,
            "supply-low-and-ahead",
            "The supply has 1 victory point left and you lead 20 to 15: gain it, and you win.",
        ),
        (
            15,
            20,
            "supply-low-and-behind",
            "The supply has only 1 victory point left and Lupa leads 20 to 15: leave it until you "
            "are ahead.",
        ),
    ],
)
def test_the_last_point_is_one(mine: int, theirs: int, name: str, words: str) -> None:
    hint = found(acting(f"points: {mine}", f"points: {theirs}"), name)
    assert hint is not None
    assert hint.words == words


def test_a_neighbour_beside_bribery_needs_no_bribe() -> None:
    game = acting("places: {1: via-cassia, bribery: templarius}", dice="1")
    hint = found(game, "via-cassia-lends-its-die")
    assert hint is not None
    assert str(hint.words).endswith("act: you need no bribe for it.")


def test_without_dice_nothing_is_to_be_discarded() -> None:
    game = at("places: {2: taberna}", "places: {2: magister}", step="act", turn=3)
    assert found(game, "magister-copies-you") is None


def test_a_card_that_would_do_nothing_is_not_called() -> None:
    mine = "money: 9, places: {2: maecenas, 3: triremis, 4: forum}"
    game = acting(mine, "places: {1: bestia}", dice="2")
    assert found(game, "maecenas-at-a-price") is None


def test_a_bribe_leaves_less_for_the_card_that_is_called() -> None:
    mine = "money: {}, places: {{bribery: maecenas, 3: pictor, 4: forum}}"
    for money, is_enough in ((4, False), (5, True)):
        game = acting(mine.format(money), "places: {1: bestia, 2: tuba}", dice="2")
        assert (found(game, "maecenas-at-a-price") is not None) == is_enough


def test_a_card_that_costs_nothing_needs_no_count_of_money() -> None:
    hint = found(at("money: 0", step="keep", drawn="fortuna + forum"), "keep-what-you-can-play")
    assert hint is not None
    assert str(hint.words) == "Fortuna costs nothing: keep it, and fill an empty place at once."


@pytest.mark.parametrize(
    ("mine", "theirs", "name", "words"),
    [
        ("places: {2: equitatus}", "places: {3: forum}", "forums-can-fall", "Lupa’s Forum"),
        ("places: {2: speculator}", "hand: forum", "look-at-a-hand", "Lupa’s only card"),
    ],
)
def test_one_is_not_counted(mine: str, theirs: str, name: str, words: str) -> None:
    hint = found(acting(mine, theirs), name)
    assert hint is not None
    assert words in str(hint.words)


def test_the_most_pressing_comes_first() -> None:
    game = acting("points: 2, money: 5, hand: forum, " + LAID, dice="1 + 3")
    assert hints_for(game, 0)[0].id == "your-last-points"


def test_a_finished_game_has_no_hints() -> None:
    game = acting("points: 17, places: {2: aquaeductus}", "points: 16")
    game.apply(game.read_action("activate 2"))
    assert game.decision is None
    assert [hints_for(game, seat) for seat in (0, 1)] == [[], []]


@pytest.fixture(scope="module")
def positions() -> list[Game]:
    """Decisions of two games that busy chance has played."""
    found: list[Game] = []
    for seed in (1, 2):
        game, rng = new_game(seed), Random(seed)
        while game.decision is not None and len(found) < 60 * seed:
            found.append(game.copy())
            game.apply(busy_choice(game, rng))
    return found


def test_what_a_seat_cannot_know_changes_no_hint(positions: list[Game]) -> None:
    for number, game in enumerate(positions):
        seat = game.state.seat
        other = with_other_secrets(game, seat, Random(number))
        assert hints_for(game, seat) == hints_for(other, seat)


def test_looking_for_hints_changes_nothing(positions: list[Game]) -> None:
    for game in positions:
        before = game.copy()
        hints_for(game, game.state.seat)
        assert game == before


def test_no_hint_names_a_card_that_the_player_cannot_see(positions: list[Game]) -> None:
    for game in positions:
        seat = game.state.seat
        seen = game.state.seen_by(seat)
        visible = {*seen.sides[0], *seen.sides[1], *seen.hands[0], *seen.hands[1]}
        visible |= {*seen.discards_of(seat), *seen.drawn} - {EMPTY}
        secret = [card.name for card in RULES.cards if card.number not in visible]
        for hint in hints_for(game, seat):
            words = str(hint.words)
            assert not any(re.search(rf"\b{name}\b", words) for name in secret), words


def test_veneficus_in_a_hand_threatens_characters_only() -> None:
    threat = "money: 8, hand: veneficus + tuba, known: veneficus"
    assert found(acting("places: {1: forum}", threat), "known-threat") is None
    hint = found(acting("places: {1: pictor}", threat), "known-threat")
    assert hint is not None
    assert "use your best character before it is discarded" in str(hint.words)


def test_a_forum_brings_what_basilica_adds_too() -> None:
    mine = "places: {2: forum, 3: basilica}"
    before = found(acting(mine, dice="1 + 2 + 5", cards="mixed"), "second-die-for-forum")
    assert before is not None
    assert "your 5 as its second die brings you 7 victory points" in str(before.words)
    mine = "places: {3: forum, 4: basilica}"
    asking = asked("second-die", "forum", mine, dice="2 + 5", cards="mixed")
    hint = found(asking, "highest-second-die")
    assert hint is not None
    assert "Your 5 brings you 7 victory points, your 2 only 4" in str(hint.words)


def test_with_templum_both_dice_count_whichever_is_the_second() -> None:
    mine = "places: {3: forum, 4: templum}"
    asking = asked("second-die", "forum", mine, dice="2 + 5", cards="mixed")
    assert found(asking, "highest-second-die") is None
    hint = found(acting("hand: fortuna", dice="2"), "play-and-activate")
    assert hint is not None
    assert str(hint.words) == (
        "Fortuna costs nothing: play it on II, and your 2 can activate it this turn."
    )
    hint = found(acting("hand: fortuna", dice="2"), "empty-places-cost-points")
    assert hint is not None
    assert str(hint.words).endswith("Fortuna costs nothing, so play it on one.")
