"""Every card: what it does, when there is nothing to do, beside Bribery, and called by others.

A card acts in five ways: activated by its die, beside Bribery, copied by Magister who is opposite
it, called by its neighbour Via Cassia, and called by Maecenas. A character is copied by Scaenicus
too. One row of the table says what it needs on the table and what happens; `{p}` is the place it
acts from, `{actor}` the card that carries it out. The first Roma's cards have a table of their own.
"""

from dataclasses import dataclass, field, replace

import pytest

from colosseum.formats.yaml_fields import FieldError
from colosseum.rules.kernel import Record
from colosseum.rules.roma import Game
from colosseum.rules.roma.cards import CARDS, Needs
from colosseum.rules.roma.cards.battles import Battle, Bestia
from colosseum.rules.roma.cards.card import SIGNS, buildings, card, characters, check_complete
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.prospects import warning
from tests.rules.roma.scenario import lines, on, play, refusal, rolling, table

WAYS = ("die", "bribery", "magister", "via-cassia", "maecenas", "scaenicus")
DIE, CALLED = 3, 4
LETTERS_ON_FACE = 30
"""What two lines beside the shield hold."""


@dataclass(frozen=True)
class Case:
    """What a card finds on the table, what its player answers, and what happens."""

    happens: tuple[str, ...]
    mine: dict[str, str] = field(default_factory=dict)
    """Further cards of its player; `{n}` is a neighbour of its place."""
    theirs: dict[str, str] = field(default_factory=dict)
    """The opponent's cards; `{p}` is opposite it."""
    answers: tuple[str, ...] = ()
    hand: str = "nothing"
    their_hand: str = "nothing"
    points: int = 10
    pile: str = ""
    discards: str = ""
    rolls: tuple[int, ...] = ()
    target: str = ""
    """Which card is opposite; if Magister copies, it is the copied card itself."""
    idle: str | None = ""
    """A table on which it can do nothing, as further YAML; None if there is no such table."""
    idle_mine: str = ""


CASES = {
    "aquaeductus": Case(("supply loses 3 points",), idle=None),
    "arena": Case(
        (
            "seat 1 attacks bestia on 1",
            "seat 1 rolls 4 with the battle die",
            "seat 1 wins with 4 against 3",
            "seat 2 loses bestia on 1",
        ),
        theirs={"1": "bestia", "6": "decurio"},
        rolls=(4,),
    ),
    "aries": Case(("seat 2 loses {target} on {p}",), target="forum"),
    "ballista": Case(
        (
            "seat 1 attacks {target} on {p}",
            "seat 1 rolls 3 with the battle die",
            "seat 1 wins with 4 against {defence}",
            "seat 2 loses {target} on {p}",
        ),
        target="fortuna",
        rolls=(3,),
    ),
    "bestia": Case(
        (
            "seat 1 attacks fortuna on 6",
            "seat 1 rolls 2 with the battle die",
            "seat 1 wins with 2 against 2",
            "seat 2 loses fortuna on 6",
        ),
        theirs={"6": "fortuna", "1": "forum"},
        rolls=(2,),
    ),
    "carrus-bovinus": Case(("seat 1 gains 2 points",), points=3),
    "castra": Case(
        ("seat 1 draws tuba", "seat 1 lays tuba from the pile on 1"),
        pile="tuba",
        answers=("choose 1",),
        idle_mine="1: forum, 2: forum, 4: forum, 5: arena, 6: aries, bribery: forum",
    ),
    "decurio": Case(
        (
            "seat 1 attacks {target} on {p}",
            "seat 1 rolls 4 with the battle die",
            "seat 1 wins with 5 against {defence}",
            "seat 2 loses {target} on {p}",
        ),
        target="bestia",
        rolls=(4,),
    ),
    "elephantus-militaris": Case(("seat 2 loses {target} on {p}",), target="pictor"),
    "equitatus": Case(
        ("seat 2 loses forum on 1", "seat 2 loses forum on 6"),
        theirs={"1": "forum", "6": "forum", "2": "arena"},
    ),
    "fortuna": Case(
        (
            "seat 1 discards bestia + forum from the hand",
            "seat 1 draws tuba + portus",
            "seat 1 keeps tuba + portus",
        ),
        hand="bestia + forum",
        pile="tuba, portus",
    ),
    "forum": Case(("seat 1 uses 5", "seat 1 gains 5 points"), idle=None),
    "maecenas": Case(
        ("seat 1 pays 1", "seat 1 activates aquaeductus on 6", "supply loses 3 points"),
        mine={"6": "aquaeductus"},
        answers=("choose 6",),
    ),
    "magister": Case(
        ("seat 1 copies aquaeductus on {p}", "supply loses 3 points"),
        target="aquaeductus",
    ),
    "mercennarius": Case(
        (
            "seat 1 attacks {target} on {p}",
            "seat 1 rolls 3 with the battle die",
            "seat 1 pays 6",
            "seat 1 wins with 5 against {defence}",
            "seat 2 loses {target} on {p}",
        ),
        target="portus",
        rolls=(3,),
        answers=("pay 6",),
    ),
    "offertorium": Case(
        ("seat 1 loses decurio on 6", "seat 1 gains 5 points"),
        mine={"6": "decurio", "1": "bestia"},
        answers=("choose 6",),
    ),
    "philosophus": Case(("seat 2 will roll fewer dice",), idle="fewer dice: yes"),
    "pictor": Case(
        ("seat 1 gains {my_buildings} points", "seat 2 gains {their_buildings} points"),
        mine={"6": "forum"},
        theirs={"1": "forum", "2": "aries"},
    ),
    "portus": Case(
        ("seat 1 swaps forum with bestia on 6",),
        mine={"6": "bestia"},
        hand="forum",
        answers=("swap forum with 6",),
    ),
    "praedator": Case(
        ("seat 1 loses forum on 6", "seat 1 gains 5 points"),
        mine={"6": "forum", "1": "fortuna"},
        answers=("choose 6",),
    ),
    "restaurator": Case(
        ("seat 1 recovers forum",),
        discards="forum, bestia, arena",
        answers=("take forum",),
        idle="discards: [bestia]",
    ),
    "speculator": Case(
        ("seat 1 sees bestia + forum", "seat 1 takes forum"),
        their_hand="bestia + forum",
        answers=("take forum",),
    ),
    "statua-jovis": Case(
        ("seat 1 pays 10", "seat 2 loses arena on 6"),
        theirs={"6": "arena", "1": "bestia"},
        answers=("choose 6",),
    ),
    "taberna": Case(("seat 1 gains {their_characters} points",), theirs={"1": "bestia"}),
    "templarius": Case(
        ("seat 1 rolls 5 with the battle die", "seat 1 gains 3 points"), rolls=(5,), idle=None
    ),
    "triremis": Case(
        ("seat 1 gains 3 points",), mine={"1": "bestia", "6": "decurio", "5": "decurio"}
    ),
    "veneficus": Case(("seat 2 loses {target} on {p}",), target="bestia"),
    "via-cassia": Case(
        ("seat 1 activates aquaeductus on {n}", "supply loses 3 points"),
        mine={"{n}": "aquaeductus"},
        answers=("choose {n}",),
    ),
}
CASES |= {
    "aesculapinum": Case(
        ("seat 1 recovers bestia",),
        discards="forum, bestia, arena",
        answers=("take bestia",),
        idle="discards: [forum]",
    ),
    "architectus": Case(
        ("seat 1 plays forum on 1",),
        hand="bestia + forum",
        answers=("lay forum on 1", "decline"),
    ),
    "centurio": Case(
        (
            "seat 1 attacks {target} on {p}",
            "seat 1 rolls 3 with the battle die",
            "seat 1 adds 5",
            "seat 1 wins with 8 against {defence}",
            "seat 2 loses {target} on {p}",
        ),
        target="portus",
        rolls=(3,),
        answers=("use die 5",),
    ),
    "consul": Case(("seat 1 changes 5 to 6",), answers=("change 5 to 6",), idle=None),
    "essedum": Case(("seat 2 defends with 2 less",), theirs={"1": "bestia"}),
    "gladiator": Case(
        ("seat 2 takes bestia on 1 back",),
        theirs={"1": "bestia", "6": "pictor"},
        answers=("choose 1",),
    ),
    "haruspex": Case(
        (
            "seat 1 looks through …",
            "seat 1 deduces forum",
            "seat 1 keeps aries",
            "seat 1 shuffles … back into the pile",
        ),
        their_hand="forum",
        answers=("take aries",),
        idle=None,
    ),
    "legat": Case(("seat 1 gains {their_holes} points",), theirs={"1": "bestia"}, idle=None),
    "legionarius": Case(
        (
            "seat 1 attacks {target} on {p}",
            "seat 1 rolls 5 with the battle die",
            "seat 1 wins with 5 against {defence}",
            "seat 2 loses {target} on {p}",
        ),
        target="portus",
        rolls=(5,),
    ),
    "mercator": Case(
        ("seat 1 pays the other 6", "seat 1 takes 3 points"), answers=("buy 3 points",)
    ),
    "mercatus": Case(("seat 1 takes 2 points",), theirs={"1": "forum", "6": "forum", "2": "arena"}),
    "nero": Case(
        ("seat 2 loses forum on 1", "seat 1 loses {actor} on {p}"),
        theirs={"1": "forum", "6": "arena"},
        answers=("choose 1",),
    ),
    "onager": Case(
        (
            "seat 1 attacks fortuna on 1",
            "seat 1 rolls 2 with the battle die",
            "seat 1 wins with 2 against 2",
            "seat 2 loses fortuna on 1",
        ),
        theirs={"1": "fortuna", "6": "forum"},
        rolls=(2,),
        answers=("choose 1",),
    ),
    "praetorianus": Case(("seat 2 will be blocked on 2",), answers=("choose 2",), idle=None),
    "scaenicus": Case(
        ("seat 1 copies philosophus from 6 on {p}", "seat 2 will roll fewer dice"),
        mine={"6": "philosophus"},
        answers=("choose 6",),
    ),
    "senator": Case(
        ("seat 1 plays bestia on 1",),
        hand="bestia + forum",
        answers=("lay bestia on 1", "decline"),
    ),
    "sicarius": Case(
        ("seat 2 loses bestia on 1", "seat 1 loses {actor} on {p}"),
        theirs={"1": "bestia", "6": "pictor"},
        answers=("choose 1",),
    ),
    "tribunus-plebis": Case(("seat 1 takes 1 points",), idle=None),
    "velites": Case(
        (
            "seat 1 attacks bestia on 1",
            "seat 1 rolls 3 with the battle die",
            "seat 1 wins with 3 against 3",
            "seat 2 loses bestia on 1",
        ),
        theirs={"1": "bestia", "6": "pictor"},
        rolls=(3,),
        answers=("choose 1",),
    ),
}
LAY_AGAIN = ("consiliarius", "machina")
"""What they take up depends on who calls or copies them: test_laying.py."""
ALWAYS_ON = ("basilica", "fons-bacchi", "telonium", "templum", "tuba", "turris")
NEIGHBOUR = {
    "die": "2",
    "bribery": "1",
    "magister": "2",
    "via-cassia": "5",
    "maecenas": "5",
    "scaenicus": "2",
}


def names_of(way: str, key: str, case: Case) -> dict[str, str]:
    """What the words in braces stand for."""
    place = {"bribery": "bribery", "via-cassia": "4", "maecenas": "4"}.get(way, "3")
    target = key if way == "magister" else case.target
    defence = str(RULES.cards[RULES.number(target)].defence) if target else ""
    actor = way if way in ("magister", "scaenicus") else key
    return {
        "p": place,
        "n": NEIGHBOUR[way],
        "target": target,
        "defence": defence,
        "actor": actor,
    }


def cards_for(key: str, way: str) -> str:
    """Which cards must be played with for a card to be there, and who copies it."""
    return "mixed" if way == "scaenicus" or not RULES.cards[RULES.number(key)].in_arena else "arena"


def laid_out(way: str, key: str, case: Case) -> Game:
    """The table before the die is laid."""
    names = names_of(way, key, case)
    mine = {place.format(**names): card for place, card in case.mine.items()}
    theirs = {place.format(**names): card for place, card in case.theirs.items()}
    if case.target:
        theirs[names["p"]] = case.target
    match way:
        case "die" | "bribery":
            mine[names["p"]] = key
        case "magister":
            mine["3"], theirs["3"] = "magister", key
        case _:
            mine["3"], mine["4"] = way, key
    game = table(
        f"""
        cards: {cards_for(key, way)}
        dice: 3 + 5
        players:
          - {{points: {case.points}, money: 40, hand: {case.hand}, places: {_yaml(mine)}}}
          - {{hand: {case.their_hand}, places: {_yaml(theirs)}}}
        pile: [{case.pile}]
        discards: [{case.discards}]
        """
    )
    return rolling(game, *case.rolls) if case.rolls else game


def _yaml(places: dict[str, str]) -> str:
    return "{" + ", ".join(f"{place}: {card}" for place, card in places.items()) + "}"


def carried_out(game: Game, way: str, key: str, case: Case) -> list[str]:
    """What happens once the card acts: all events after the one that names it."""
    records: list[Record] = []

    def do(line: str) -> None:
        records.append(play(game, line))

    do("bribe with 3" if way == "bribery" else "activate 3")
    asking = game.state.activation
    if asking and way in ("via-cassia", "maecenas", "scaenicus") and asking.place == DIE:
        do(f"choose {CALLED}")
    for answer in case.answers:
        do(answer.format(**names_of(way, key, case)))
    texts = [text for record in records for text in lines(record)]
    place = names_of(way, key, case)["p"]
    match way:
        case "magister":
            begins = f"seat 1 copies {key} on {place}"
        case "scaenicus":
            begins = f"seat 1 copies {key} from {CALLED} on {place}"
        case _:
            begins = f"seat 1 activates {key} on {place}"
    return texts[texts.index(begins) + 1 :]


def fits(text: str, pattern: str) -> bool:
    """Whether a text is as expected, with anything where the pattern has an ellipsis."""
    begins, ellipsis, ends = pattern.partition("…")
    return text == pattern or (bool(ellipsis) and text.startswith(begins) and text.endswith(ends))


def test_no_card_is_missing_here() -> None:
    assert sorted([*CASES, *LAY_AGAIN, *ALWAYS_ON]) == sorted(card.key for card in RULES.cards)
    assert {CARDS[RULES.number(key)].needs for key in ALWAYS_ON} == {Needs.NOTHING}
    assert [key for key in CASES if CARDS[RULES.number(key)].needs is Needs.SECOND_DIE] == ["forum"]


def test_every_card_of_the_data_is_an_object_with_words() -> None:
    kinds = len(RULES.cards)
    assert sorted(CARDS) == [*range(2 * kinds)], "each can be of the first deck or the second"
    assert all(CARDS[number] is CARDS[number + kinds] for number in range(kinds))
    for found in CARDS.values():
        assert found.text.endswith(".")
        assert "{" not in found.text
        assert ("{amount}" in found.text.pattern) == (found.amount > 0), found.name


def test_the_words_on_faces_are_few_and_true() -> None:
    for found in CARDS.values():
        words = found.words_on_face
        assert len(words) <= LETTERS_ON_FACE, words
        assert "{" not in words
        assert ("{amount}" in words.pattern) == (found.amount > 0), found.name
        assert (SIGNS["battle"] in words) == isinstance(found, Battle), found.name


def test_a_card_that_is_only_in_the_data_or_only_in_the_program_is_named() -> None:
    lion = replace(RULES.cards[0], number=999, key="lion")
    with pytest.raises(FieldError, match=r"roma.yaml, cards.lion: the game has no such card."):
        check_complete([*RULES.cards, lion])
    with pytest.raises(FieldError, match=r"roma.yaml, cards: “lion” is missing."):

        @card
        class Lion(Bestia):
            key = "lion"


def is_possible(key: str, way: str) -> bool:
    """Magister does not copy Magister, nor Scaenicus a building."""
    if way == "scaenicus":
        return not RULES.cards[RULES.number(key)].is_building
    return (key, way) != ("magister", "magister")


@pytest.mark.rule("ROM-9", "ROM-13", "ROM-16", "ROM-29")
@pytest.mark.parametrize(
    ("key", "way"), [(key, way) for key in CASES for way in WAYS if is_possible(key, way)]
)
def test_what_a_card_does(key: str, way: str) -> None:
    case = CASES[key]
    game = laid_out(way, key, case)
    sides = game.state.sides
    counts = {
        "my_buildings": len(buildings(sides[0])),
        "their_buildings": len(buildings(sides[1])),
        "their_characters": len(characters(sides[1])),
        "their_holes": len(game.state.free_places(1)),
    }
    expected = [line.format(**names_of(way, key, case), **counts) for line in case.happens]
    happened = carried_out(game, way, key, case)
    assert len(happened) == len(expected), happened
    for text, pattern in zip(happened, expected, strict=True):
        assert fits(text, pattern)
    assert game.state.step == "act"
    assert game.state.bribed == (way == "bribery")


@pytest.mark.rule("ROM-13")
@pytest.mark.parametrize("way", ["die", "bribery"])
@pytest.mark.parametrize("key", [key for key, case in CASES.items() if case.idle is not None])
def test_reading_a_card_that_can_do_nothing_wastes_the_die(key: str, way: str) -> None:
    case = CASES[key]
    place, action = ("3", "activate 3") if way == "die" else ("bribery", "bribe with 3")
    others = case.idle_mine
    if way == "bribery":
        others = others.replace("bribery", "3")
    money = 3 if way == "bribery" else 0
    side = f"{{{place}: {key}, {others}}}"
    game = table(
        f"""
        cards: {cards_for(key, way)}
        dice: 3 + 5
        players:
          - {{money: {money}, places: {side}}}
          - {{}}
        {case.idle}
        """
    )
    assert warning(game, game.read_action(action)) == (
        f"{CARDS[RULES.number(key)].name} can do nothing now."
    )
    record = play(game, action)
    assert lines(record)[-1] == f"seat 1 activates {key} on {place}"
    assert game.state.dice == (5,)
    assert game.state.step == "act"


@pytest.mark.rule("ROM-17")
@pytest.mark.parametrize("key", ALWAYS_ON)
def test_an_always_on_card_cannot_be_activated_or_called(key: str) -> None:
    game = table(
        f"""
        cards: mixed
        dice: 1 + 3 + 4
        players:
          - {{money: 30, places: {{1: magister, 3: via-cassia, 4: {key}, 5: maecenas}}}}
          - {{places: {{1: {key if key != "tuba" else "telonium"}}}}}
        """
    )
    assert "always on" in refusal(game, "activate 4")
    assert lines(play(game, "activate 1"))[-1] == "seat 1 activates magister on 1"
    assert lines(play(game, "activate 3"))[-1] == "seat 1 activates via-cassia on 3"


@pytest.mark.rule("ROM-13")
def test_forum_cannot_be_activated_without_a_second_die() -> None:
    game = table("{dice: 3, players: [{money: 9, places: {3: forum, bribery: forum}}, {}]}")
    assert refusal(game, "activate 3") == "Forum needs a second unused die."
    assert refusal(game, "bribe with 3") == "Forum needs a second unused die."


@pytest.mark.rule("ROM-13")
@pytest.mark.parametrize("way", ["magister", "via-cassia"])
def test_forum_reached_through_another_card_without_a_second_die_does_nothing(way: str) -> None:
    game = laid_out(way, "forum", CASES["forum"])
    play(game, "take money with 5")
    assert carried_out(game, way, "forum", CASES["forum"]) == []
    assert game.state.points[0] == 10


@pytest.mark.rule("ROM-13")
def test_forum_asks_which_of_two_dice() -> None:
    game = table("{dice: 2 + 3 + 6, players: [{places: {3: forum}}, {}]}")
    play(game, "activate 3")
    assert [str(action) for action in game.choices().actions] == ["use die 2", "use die 6"]
    assert refusal(game, "use die 3") == "This card’s action does not allow that."
    assert "cannot do this now" in refusal(game, "end the turn")
    play(game, "use die 2")
    assert game.state.points[0] == 12
    assert game.state.dice == (6,)


@pytest.mark.rule("ROM-13")
def test_reading_a_card_without_may_acts_on_the_only_card_there_is() -> None:
    game = table("{dice: 3, players: [{places: {3: offertorium, 6: decurio}}, {}]}")
    play(game, "activate 3")
    assert on(game, 1, 6) == ""
    assert game.state.points[0] == 15


@pytest.mark.rule("ROM-13", "ROM-21")
@pytest.mark.parametrize(
    "key",
    [
        *("portus", "restaurator", "speculator", "statua-jovis", "via-cassia", "praedator"),
        *("maecenas", "aesculapinum", "architectus", "consul", "mercator", "praetorianus"),
        *("scaenicus", "senator"),
    ],
)
def test_what_a_card_only_may_do_can_be_declined(key: str) -> None:
    case = CASES[key]
    game = laid_out("die", key, case)
    play(game, "activate 3")
    before = (game.state.money[:], game.state.points[:], game.state.sides[:], game.state.hands[:])
    record = play(game, "decline")
    assert record.events == ()
    state = game.state
    assert (state.money, state.points, state.sides, state.hands) == before
    assert state.step == "act"


# --- Single cards


def test_carrus_bovinus_does_nothing_from_5_points_on() -> None:
    game = table("{dice: 3, players: [{points: 5, places: {3: carrus-bovinus}}, {}]}")
    play(game, "activate 3")
    assert game.state.points[0] == 5


def test_triremis_needs_more_characters_not_as_many() -> None:
    position = "{{dice: 3, players: [{{places: {{3: triremis, 1: bestia}}}}, {{places: {}}}]}}"
    game = table(position.format("{1: bestia}"))
    play(game, "activate 3")
    assert game.state.points[0] == 10
    game = table(position.format("{1: forum}"))
    play(game, "activate 3")
    assert game.state.points[0] == 13


def test_elephantus_militaris_cannot_move_a_defence_of_five() -> None:
    game = table("{dice: 3, players: [{places: {3: elephantus-militaris}}, {places: {3: forum}}]}")
    play(game, "activate 3")
    assert on(game, 2, 3) == "forum"


def test_aries_hits_only_buildings_and_veneficus_only_characters() -> None:
    game = table(
        """
        dice: 2 + 3
        players:
          - {places: {2: aries, 3: veneficus}}
          - {places: {2: bestia, 3: forum}}
        """
    )
    play(game, "activate 2", "activate 3")
    assert (on(game, 2, 2), on(game, 2, 3)) == ("bestia", "forum")


@pytest.mark.rule("ROM-21")
def test_reading_castra_is_seen_by_its_player_before_the_place_is_chosen() -> None:
    game = table("{dice: 3, players: [{places: {3: castra, 1: forum}}, {}], pile: [tuba]}")
    record = play(game, "activate 3")
    assert lines(record)[-1] == "seat 1 draws tuba"
    assert str(record.events[-1].seen_by(0)) == "seat 1 draws tuba"
    assert str(record.events[-1].seen_by(1)) == "seat 1 draws hidden"
    assert [str(action) for action in game.choices().actions] == [
        "choose bribery", "choose 2", "choose 4", "choose 5", "choose 6",
    ]  # fmt: skip
    play(game, "choose bribery")
    assert on(game, 1, 0) == "tuba"
    assert game.state.drawn == ()


@pytest.mark.rule("ROM-21")
def test_reading_a_card_laid_by_castra_or_portus_may_act_in_the_same_turn() -> None:
    game = table("{dice: 3 + 6, players: [{places: {3: castra}}, {}], pile: [aquaeductus]}")
    play(game, "activate 3", "choose 6", "activate 6")
    assert game.state.supply == 13
    game = table(
        "{dice: 3 + 6, players: [{hand: aquaeductus, places: {3: portus, 6: bestia}}, {}]}"
    )
    play(game, "activate 3", "swap aquaeductus with 6", "activate 6")
    assert game.state.supply == 13


@pytest.mark.rule("ROM-21")
def test_castra_takes_the_only_free_place_without_a_question() -> None:
    game = table(
        """
        dice: 3
        pile: [tuba]
        players:
          - {places: {1: forum, 2: forum, 3: castra, 4: arena, 5: aries, bribery: forum}}
          - {}
        """
    )
    play(game, "activate 3")
    assert on(game, 1, 6) == "tuba"


@pytest.mark.rule("ROM-21")
def test_castra_with_no_card_left_anywhere_does_nothing() -> None:
    game = table("{dice: 3, players: [{places: {3: castra}}, {}]}")
    state = game.state
    state.hands[1] = tuple(sorted(state.piles[0]))
    state.set_pile(0, ())
    assert lines(play(game, "activate 3"))[-1] == "seat 1 activates castra on 3"


@pytest.mark.rule("ROM-21")
def test_portus_may_swap_itself_free_of_charge() -> None:
    game = table("{dice: 3, players: [{hand: forum, places: {3: portus}}, {}]}")
    play(game, "activate 3", "swap forum with 3")
    assert on(game, 1, 3) == "forum"
    assert game.state.hands[0] == (RULES.number("portus"),)
    assert game.state.money[0] == 0


@pytest.mark.rule("ROM-21")
def test_fortuna_may_bring_back_ones_own_discards_after_a_shuffle() -> None:
    game = table("{dice: 3, players: [{hand: bestia + forum, places: {3: fortuna}}, {}]}")
    state = game.state
    state.hands[1] = tuple(sorted(state.piles[0]))
    state.set_pile(0, ())
    record = play(game, "activate 3")
    assert lines(record)[2:] == [
        "seat 1 discards bestia + forum from the hand",
        "discards are shuffled into a pile of 2",
        "seat 1 draws bestia + forum",
        "seat 1 keeps bestia + forum",
    ]


@pytest.mark.rule("ROM-21")
def test_statua_jovis_needs_ten_sesterces() -> None:
    game = table(
        "{dice: 3, players: [{money: 9, places: {3: statua-jovis}}, {places: {3: forum}}]}"
    )
    play(game, "activate 3")
    assert game.state.step == "act"
    assert on(game, 2, 3) == "forum"
