"""Sentences, choices, chance and lines: what every game here is made of."""

import json

import pytest

from colosseum.rules.chance import Chance
from colosseum.rules.colosseum.acquiring import Bids
from colosseum.rules.colosseum.actions import ACTIONS, Bid, Bundle, Move, Offer, Pass, Produce
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.kernel import Choices
from colosseum.rules.notation import UnreadableLine
from colosseum.words.sentences import Sentence


def test_a_sentence_is_its_text_and_remembers_what_it_was_made_from() -> None:
    sentence = Sentence("You need {number} more {what}.", number=2, what="lions")
    assert sentence == "You need 2 more lions."
    assert sentence.pattern == "You need {number} more {what}."
    assert sentence.values == {"number": 2, "what": "lions"}


@pytest.mark.parametrize(("coins", "text"), [(0, "0 coins"), (1, "1 coin"), (7, "7 coins")])
def test_a_sentence_knows_singular_and_plural(coins: int, text: str) -> None:
    assert Sentence("{count} coin", "{count} coins", count=coins) == text


def test_the_only_choice_is_known_as_such() -> None:
    assert Choices((Pass(),)).only == Pass()
    assert Choices((Pass(),), (Bids(9, 10),)).only is None
    assert Choices((Pass(), Bid(9))).only is None


def test_choices_contain_actions_and_ranges() -> None:
    choices = Choices((Pass(),), (Bids(9, 10),))
    assert Pass() in choices
    assert Bid(10) in choices
    assert Bid(11) not in choices


def test_chance_repeats_itself_only_from_the_same_seed() -> None:
    def rolls(seed: int) -> list[int]:
        chance = Chance(seed)
        return [chance.below(6) for _ in range(50)]

    assert rolls(7) == rolls(7)
    assert rolls(7) != rolls(8)


def test_chance_is_the_same_on_every_machine_and_version() -> None:
    chance = Chance(2026)
    assert [chance.below(1000) for _ in range(5)] == [857, 471, 667, 384, 791]


def test_chance_is_even() -> None:
    chance = Chance(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_every_order_comes_up_when_shuffling() -> None:
    chance = Chance(3)
    orders = set()
    for _ in range(200):
        things = ["a", "b", "c"]
        chance.shuffle(things)
        orders.add("".join(things))
    assert len(orders) == 6


def test_a_copy_of_chance_goes_on_identically_and_independently() -> None:
    chance = Chance(5)
    copy = chance.copy()
    assert copy == chance
    assert [copy.below(9) for _ in range(9)] == [chance.below(9) for _ in range(9)]
    copy.below(9)
    assert copy != chance


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("bid 12", Bid(12)),
        ("move consul-2 by 5", Move(Noble.CONSUL_2, 5)),
        ("move consul-2 by 5 with die 2", Move(Noble.CONSUL_2, 5, die=2)),
        ("move emperor by 9 with both dice", Move(Noble.EMPEROR, 9, die=0)),
        (
            "trade with 3: lion + 2 coins for ship",
            Offer(2, Bundle((Asset.LION,), 2), Bundle((Asset.SHIP,))),
        ),
        (
            "trade with 1: 2 lion + joker for 1 coin",
            Offer(0, Bundle((Asset.LION, Asset.JOKER, Asset.LION)), Bundle((), 1)),
        ),
        (
            "produce 20 with 3 gladiator + 2 horse, jokers as horse, 2 medals",
            Produce(20, (Asset.HORSE, *[Asset.GLADIATOR] * 3, Asset.HORSE), (Asset.HORSE,), 2),
        ),
        ("produce 1 with nothing", Produce(1, ())),
    ],
)
def test_actions_read_as_they_are_written(line: str, action: Pass) -> None:
    assert str(action) == line
    assert ACTIONS.read(line) == action


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "bid",
        "bid twelve",
        "bid 12 ",
        "Bid 12",
        "dance",
        "move nobody by 3",
        "pass\n",
        "trade with 1: 99999999999 lion for ship",
        "bid " + "9" * 5000,
    ],
)
def test_a_line_that_is_not_an_action_is_refused(line: str) -> None:
    with pytest.raises(UnreadableLine, match="is not an action of this game"):
        ACTIONS.read(line)


def test_a_bundle_of_nothing_reads_back_too() -> None:
    assert str(Bundle()) == "nothing"
    assert Bundle.read("nothing") == Bundle()


# Sentences as data


@pytest.mark.parametrize(
    "sentence",
    [
        Sentence("Turn {turn}, {phase}", turn="III", phase=Sentence("acquire")),
        Sentence("{count} coin", "{count} coins", count=2),
        Sentence("Nothing"),
    ],
)
def test_a_sentence_is_read_back_from_its_parts(sentence: Sentence) -> None:
    found = Sentence.of_data(json.loads(json.dumps(sentence.data())))
    assert found == sentence
    assert (found.pattern, found.plural, found.values) == (
        sentence.pattern,
        sentence.plural,
        sentence.values,
    )


@pytest.mark.parametrize(
    "data",
    [
        None,
        "Nothing",
        {},
        {"pattern": 3, "plural": None, "values": {}},
        {"pattern": "{n}", "plural": None, "values": {}},
        {"pattern": "{n.name}", "plural": None, "values": {"n": 1}},
        {"pattern": "{n}", "plural": "{n}", "values": {"n": 1}},
        {"pattern": "{n}", "plural": None, "values": {"n": {}}},
        {"pattern": "{n:>999999999}", "plural": None, "values": {"n": 1}},
        {"pattern": "{n!r}", "plural": None, "values": {"n": 1}},
        {"pattern": "one", "plural": "{count:>999999999}", "values": {"count": 1}},
        {"pattern": "{0}", "plural": None, "values": {"0": "x"}},
        {"pattern": "{}", "plural": None, "values": {"": "x"}},
        {"pattern": "{a.b}", "plural": None, "values": {"a.b": "x"}},
        {"pattern": "{a[0]}", "plural": None, "values": {"a[0]": "x"}},
    ],
)
def test_what_is_no_sentence_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"not a sentence|lacks"):
        Sentence.of_data(data)


@pytest.mark.parametrize(
    ("pattern", "value"),
    [
        ("{a}" * 2000, "x" * 5000),
        ("{a}" * 200, "x" * 50),
        ("x" * 5000, "x"),
        ("{a}\0", "x"),
        ("{a}", "\n"),
        ("{a}", [1]),
        ("{a}", None),
    ],
)
def test_a_sentence_from_a_file_is_one_short_line(pattern: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"too long|not a line|neither a name"):
        Sentence.of_data({"pattern": pattern, "plural": None, "values": {"a": value}})


def test_sentences_within_sentences_are_short_too() -> None:
    nested = Sentence("{x}", x="x" * 20).data()
    for _ in range(12):
        nested = {"pattern": "{x}{x}", "plural": None, "values": {"x": nested}}
    with pytest.raises(ValueError, match="too long"):
        Sentence.of_data(nested)
