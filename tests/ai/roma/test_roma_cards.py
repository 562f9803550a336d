"""What opponents make of the first Roma's cards, where it is plain what to do, and why.

Aquila decides everywhere.
"""

import pytest

from colosseum.ai.roma.quick_choice import QuickHand
from colosseum.ai.roma.valuation import Outlook, value
from colosseum.ai.roma.weights import CARD_WORTHS, Weights
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import RULES
from tests.ai.roma.seated import decide, good, turn_of
from tests.rules.roma.scenario import on, play, table

HAND = QuickHand(Weights())


def position(
    mine: str,
    theirs: str,
    *,
    moment: str = "dice: 2 + 4 + 6",
    has: str = "money: 0",
    rival: str = "money: 0",
) -> Game:
    """The middle of a mixed game, these cards on the places."""
    return table(f"""
        cards: mixed
        turn: 9
        seat: 1
        {moment}
        players:
          - {{{has}, places: {{{mine}}}}}
          - {{{rival}, places: {{{theirs}}}}}
    """)


FULL = "1: decurio, 2: portus, 3: speculator, 4: restaurator, 5: castra, 6: portus, bribery: pictor"
PLAIN = "1: telonium, 3: fons-bacchi, 5: telonium, 6: fons-bacchi, bribery: basilica"


def centurio(dice: int | str, roll: int) -> Game:
    """He has attacked a Pictor, whose defence is 4."""
    moment = f"""dice: {dice}
        step: extra-die
        acting: {{card: centurio, place: 4, target: 4, roll: {roll}}}"""
    theirs = FULL.replace("pictor", "castra", 1).replace("5: castra", "5: portus")
    theirs = theirs.replace("restaurator", "pictor").replace("6: portus", "6: fortuna")
    return position(f"4: centurio, {PLAIN}", theirs, moment=moment)


def reasons(game: Game) -> dict[str, str]:
    return {str(it.action): it.reason for it in decide(game, "novice").alternatives}


def test_every_card_has_a_worth_of_its_own() -> None:
    assert [card.key for card in RULES.cards if card.key not in CARD_WORTHS] == []


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("architectus", "Architectus lets me lay cards from my hand for free."),
        ("senator", "Senator lets me lay cards from my hand for free."),
        ("centurio", "I beat Restaurator with 4 of 6 rolls."),
        ("legionarius", "I beat Restaurator with 4 of 6 rolls."),
        ("velites", "I beat Restaurator with 4 of 6 rolls."),
        ("onager", "I beat Castra with 3 of 6 rolls."),
        ("consiliarius", "Consiliarius moves my cards to where they do more."),
        ("machina", "Machina moves my cards to where they do more."),
        ("consul", "Consul makes one of my dice 1 higher or lower."),
        ("essedum", "This turn, the defence of Lupa’s cards is 2 lower."),
        ("gladiator", "Gladiator gives me a choice: Pictor, Decurio, Speculator and Restaurator."),
        ("sicarius", "Sicarius gives me a choice: Pictor, Decurio, Speculator and Restaurator."),
        ("nero", "Nero gives me a choice: Portus and Castra."),
        ("haruspex", "Haruspex finds me any card in the pile."),
        ("legat", "Legat can do nothing now."),
        ("mercator", "I can buy up to 3 victory points from Lupa."),
        ("praetorianus", "Praetorianus keeps Lupa off one symbol next turn."),
        ("tribunus-plebis", "Tribunus Plebis brings me 1 victory point."),
        ("mercatus", "Mercatus can do nothing now."),
    ],
)
def test_a_reason_tells_what_an_activation_does(card: str, words: str) -> None:
    game = position(f"4: {card}, {PLAIN}", FULL, has="money: 7, hand: forum + bestia")
    assert reasons(game)["activate 4"] == words


def test_a_reason_tells_that_no_roll_beats_a_card() -> None:
    game = position(f"4: legionarius, {PLAIN}", "4: nero")
    assert reasons(game)["activate 4"] == "No roll alone beats Nero."


@pytest.mark.parametrize(
    ("dice", "words"),
    [("4", "I can use my 4 as it is."), ("2 + 4", "I can use 2, 4 as they are.")],
)
def test_a_reason_tells_that_dice_are_good_as_they_are(dice: str, words: str) -> None:
    moment = f"dice: {dice}\n        step: change-die\n        acting: {{card: consul, place: 4}}"
    assert reasons(position(f"4: consul, {PLAIN}", FULL, moment=moment))["decline"] == words


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("gladiator", "Lupa would have to pay 5 sesterces for Decurio again."),
        ("sicarius", "I’d give Sicarius to be rid of Decurio."),
    ],
)
def test_a_reason_tells_what_it_takes_to_remove_a_card(card: str, words: str) -> None:
    moment = f"dice: 6\n        step: target\n        acting: {{card: {card}, place: 4}}"
    game = position(f"4: {card}, {PLAIN}", FULL, moment=moment)
    assert reasons(game)["choose 1"] == words


def test_a_reason_tells_which_forum_is_helped() -> None:
    game = table("""
        cards: mixed
        step: lay
        players: [{hand: basilica + templum + turris, places: {3: forum}}, {}]
    """)
    told = reasons(game)
    assert told["lay basilica on 2"] == "Basilica helps my Forum on III."
    assert told["lay templum on 6"] == "Templum needs no die, only a Forum beside it."
    assert told["lay turris on 2"] == "Wherever it is, Turris needs no die."


def test_a_reason_never_names_a_card_that_lies_face_down() -> None:
    game = Game.new(("Aquila", "Lupa"), 3, {"cards": "roma"})
    while not game.state.is_face_down or len(game.state.occupied(game.state.first)) < 4:
        game.apply(HAND.choose(game).action)
    assert {words.partition(",")[2] for words in reasons(game).values()} <= {
        "",
        " only a Forum beside it.",
    }


@pytest.mark.parametrize(
    ("roll", "words"),
    [
        (5, "My 5 already beats Pictor’s 4."),
        (1, "With the 3 I have 4 against 4."),
    ],
)
def test_a_reason_tells_what_a_die_adds_to_a_roll(roll: int, words: str) -> None:
    game = centurio(3, roll)
    told = reasons(game)
    assert words in (told["decline"], told["use die 3"])


def test_a_reason_tells_that_no_die_is_enough() -> None:
    assert reasons(centurio(2, 1))["decline"] == "Even my 2 makes only 3 against 4."


@pytest.mark.parametrize(("dice", "die"), [("3", 3), ("5", 5), ("2 + 4 + 6", 4)])
def test_a_reason_never_says_that_a_die_loses_which_would_win(dice: str, die: int) -> None:
    words = f"I could beat Pictor with my {die}, but I’d rather use it elsewhere."
    assert reasons(centurio(dice, 1))["decline"] == words


@good
@pytest.mark.parametrize("card", ["basilica", "templum"])
def test_what_helps_a_forum_is_laid_beside_it(level: str, card: str) -> None:
    game = position(
        "1: telonium, 2: tuba, 4: forum, bribery: templarius, 6: bestia",
        FULL,
        moment="dice: 2",
        has=f"money: 6, hand: {card}",
    )
    after = turn_of(game, level)
    assert card in (on(after, 1, 3), on(after, 1, 5))


@good
def test_a_third_die_is_spent_on_a_forum_with_a_templum(level: str) -> None:
    moment = "dice: 3\n        step: extra-die\n        acting: {card: forum, place: 4, spent: 6}"
    game = position(f"4: forum, {PLAIN}".replace("5: telonium", "5: templum"), FULL, moment=moment)
    assert str(decide(game, level).action) == "use die 3"


@good
@pytest.mark.parametrize(("roll", "action"), [(1, "use die 3"), (5, "decline")])
def test_centurio_adds_a_die_only_where_it_wins(level: str, roll: int, action: str) -> None:
    game = centurio(3, roll)
    assert str(decide(game, level).action) == action
    assert str(HAND.choose(game).action) == action


def test_essedum_goes_before_the_attack_that_it_helps() -> None:
    theirs = FULL.replace("restaurator", "forum")
    game = position(f"2: essedum, 4: legionarius, {PLAIN}", theirs, moment="dice: 2 + 4")
    assert str(decide(game, "impresario").action) == "activate 2"


@good
def test_the_symbol_of_the_strongest_card_is_blocked(level: str) -> None:
    moment = "dice: 6\n        step: symbol\n        acting: {card: praetorianus, place: 4}"
    theirs = "1: forum, 2: portus, 3: fortuna, 4: carrus-bovinus, 5: castra, 6: aquaeductus"
    game = position(f"4: praetorianus, {PLAIN}", f"{theirs}, bribery: tuba", moment=moment)
    assert str(decide(game, level).action) == "choose 1"
    assert str(HAND.choose(game).action) == "choose 1"


@good
def test_all_of_the_rival_s_points_are_bought_if_they_can_be(level: str) -> None:
    game = table("""
        cards: mixed
        turn: 9
        step: buy
        acting: {card: mercator, place: 4}
        dice: 1
        players:
          - {points: 10, money: 8, places: {4: mercator}}
          - {points: 3, places: {4: forum}}
        supply: 16
        removed: 7
    """)
    assert str(decide(game, level).action) == "buy 3 points"


def test_the_best_card_of_the_pile_is_taken() -> None:
    game = position(f"4: haruspex, {PLAIN}", FULL, moment="dice: 4")
    play(game, "activate 4")
    assert str(decide(game, "grand").action) == "take taberna"
    assert str(HAND.choose(game).action) == "take taberna"


@good
def test_senator_lays_a_whole_hand_free_of_charge(level: str) -> None:
    game = position(
        "4: senator, 1: portus, 3: tuba, 5: castra",
        "1: aries, 3: forum, 5: forum",
        moment="dice: 4",
        has="money: 0, hand: bestia + equitatus",
    )
    after = turn_of(game, level)
    assert not after.state.hands[0]
    assert after.state.money[0] == 0


@good
def test_cards_laid_again_leave_no_more_places_empty(level: str) -> None:
    game = position(
        "1: forum, 2: taberna, 3: bestia, 4: machina, 5: forum, bribery: templarius",
        FULL,
        moment="dice: 4 + 4 + 5",
    )
    play(game, "activate 4")
    assert len(turn_of(game, level).state.free_places(0)) <= 1


def test_a_turris_makes_attacks_on_its_side_less_likely() -> None:
    """Lupa's Bestia has less to hope for than against a card of the same worth that is on."""
    with_turris, without = (
        Outlook(position("4: taberna, 1: " + card, "1: bestia").state, 1, Weights())
        for card in ("turris", "telonium")
    )
    assert with_turris.action(1, 1) < without.action(1, 1)


def test_what_essedum_has_done_counts_for_this_turn_only() -> None:
    """Once the dice are used, it is worth nothing."""
    weak, strong = (
        position(f"4: legionarius, {PLAIN}", FULL, moment="dice: 4", rival=f"weakened: {less}")
        for less in (2, 0)
    )
    assert value(weak.state, 0, Weights()) > value(strong.state, 0, Weights())
    weak.state.dice = strong.state.dice = ()
    assert value(weak.state, 0, Weights()) == value(strong.state, 0, Weights())
