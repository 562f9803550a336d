"""The advisor shows what an expert would do, in numbers, and knows nothing hidden."""

import re
import time
from random import Random

import pytest

from colosseum.rules.kernel import Record
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import RULES
from colosseum.tutor.advisor import Advice, advise
from colosseum.tutor.hints import hints_for
from colosseum.tutor.roma.kit import TUTOR
from tests.rules.roma.test_secrets import with_other_secrets
from tests.tutor.advised import check_choices
from tests.tutor.newcomer import NAMES, share_of_victory
from tests.tutor.roma.positions import acting, asked

GAMES = 2
"""All two hundred are played by `benchmarks/advisor.py`."""


@pytest.fixture(scope="module")
def advised() -> list[tuple[Game, Advice]]:
    """Decisions of games between two players who follow the advisor, with the advice."""
    return [*_followed(3, "arena", turns=99), *_followed(4, "mixed", turns=9)]


def _followed(seed: int, cards: str, turns: int) -> list[tuple[Game, Advice]]:
    game = Game.new(NAMES[:2], seed, {"cards": cards})
    records: list[Record] = []
    found = []
    while (decision := game.decision) and game.state.turn <= turns:
        found.append((game.copy(), advise(TUTOR, game, decision.seat, records)))
        records.append(game.apply(found[-1][1].choices[0].action))
    assert len(found) > 20
    return found


def test_every_choice_is_legal_worded_and_no_better_than_the_first(
    advised: list[tuple[Game, Advice]],
) -> None:
    for game, advice in advised:
        check_choices(game, advice)


def test_every_reason_names_a_number_or_a_card(advised: list[tuple[Game, Advice]]) -> None:
    names = [card.name for card in RULES.cards]
    for _, advice in advised:
        for choice in advice.choices:
            words = str(choice.reason)
            assert re.search(r"\d", words) or any(name in words for name in names), words


def test_what_is_hidden_changes_no_advice(advised: list[tuple[Game, Advice]]) -> None:
    for number, (game, advice) in enumerate(advised[::4]):
        seat = game.state.seat
        other = with_other_secrets(game, seat, Random(number))
        assert advise(TUTOR, other, seat) == advice


def test_asking_changes_nothing_and_the_answer_comes_at_once(
    advised: list[tuple[Game, Advice]],
) -> None:
    """Half of them within 100 ms of the processor's time."""
    taken = []
    for game, _ in advised[::5]:
        before = game.copy()
        started = time.process_time()
        advise(TUTOR, game, game.state.seat)
        taken.append(time.process_time() - started)
        assert game == before
    assert sorted(taken)[len(taken) // 2] < 0.1


def test_players_who_are_not_deciding_get_no_advice() -> None:
    assert advise(TUTOR, acting("places: {2: taberna}"), 1).choices == ()


@pytest.mark.parametrize(
    ("game", "words", "reason"),
    [
        (
            acting("places: {2: taberna}", "places: {1: tuba, 2: bestia, 3: pictor, 4: praedator}"),
            "Activate Taberna with the 2",
            "Taberna brings me 4 victory points.",
        ),
        (
            acting("money: 5, hand: forum, places: {1: bestia}", dice="4"),
            "Play Forum on IV",
            "With Forum, a turn costs me 5 instead of 6 victory points.",
        ),
        (
            asked("second-die", "forum", "places: {3: forum}", dice="1 + 6"),
            "Use the 6",
            "Forum brings me 6 victory points.",
        ),
        (
            acting("points: 20, places: {2: aquaeductus}", "points: 14"),
            "Activate Aquaeductus with the 2",
            "It ends the game, 20 to 14.",
        ),
    ],
)
def test_plain_cases_are_told_plainly(game: Game, words: str, reason: str) -> None:
    first = advise(TUTOR, game, 0).choices[0]
    assert (first.words, first.reason) == (words, reason)


def test_a_worse_choice_is_behind_in_victory_points() -> None:
    """The other die brings 5 points less, and the rest of the game counts for little."""
    game = asked("second-die", "forum", "places: {3: forum}", dice="1 + 6")
    best, worse = advise(TUTOR, game, 0).choices
    assert best.is_as_good
    assert not worse.is_as_good
    assert 3 < worse.behind < 15
    assert worse.worth_less == f"−{worse.behind:.1f} victory points"
    assert str(worse.worth_less_in_full).startswith("Likely to leave you ")


def test_only_the_best_choices_are_marked(advised: list[tuple[Game, Advice]]) -> None:
    """So the measure is not so small that all choices seem alike."""
    several = [advice for _, advice in advised if len(advice.choices) == 3]
    clear = [advice for advice in several if not advice.choices[-1].is_as_good]
    assert len(clear) > len(several) / 2


def agreeing(game: Game) -> dict[str, bool]:
    """Which hints say nothing against what the advisor would do, and which are held back."""
    marks = advise(TUTOR, game, 0).best_marks
    return {hint.id: hint.agrees_with(marks) for hint in hints_for(TUTOR.situations, game, 0)}


def test_hints_about_the_end_agree_with_the_advisor() -> None:
    places = "places: {2: aquaeductus}"
    assert agreeing(acting(f"points: 20, {places}", "points: 14"))["winning-die"]
    assert agreeing(acting(f"points: 14, {places}", "points: 20"))["losing-die"]


def test_a_hint_against_the_advice_is_held_back() -> None:
    """Money from Telonium is worth a word, but not when a die can win the game."""
    game = acting("points: 20, places: {1: telonium, 2: aquaeductus}", "points: 14")
    hints = agreeing(game)
    assert hints["winning-die"]
    assert not hints["more-money-from-a-die"]


def test_a_card_in_danger_is_to_be_used_only_if_the_advisor_would_use_it() -> None:
    """Aries may take Offertorium, but money to fill the last place comes first."""
    mine = "{1: bestia, 2: offertorium, 3: fortuna, 4: philosophus, 5: castra, 6: via-cassia}"
    theirs = "{bribery: ballista, 1: pictor, 2: aries, 3: fons-bacchi, 5: aquaeductus, 6: forum}"
    game = acting(
        f"points: 6, hand: elephantus-militaris, places: {mine}",
        f"points: 4, money: 2, places: {theirs}",
        dice="2 + 6",
    )
    assert not agreeing(game)["threat-across-the-row"]


@pytest.mark.parametrize(
    ("mine", "dice", "hint"),
    [
        ("places: {1: bestia, 6: aquaeductus}", "3 + 6", "draw-with-the-highest"),
        ("hand: pictor, places: {4: aquaeductus}", "3 + 4", "money-for-a-card"),
    ],
)
def test_a_hint_that_names_another_die_is_held_back(mine: str, dice: str, hint: str) -> None:
    """The advisor puts a die on the same symbol, but not that one."""
    game = acting(mine, "points: 12", dice=dice)
    assert not agreeing(game)[hint]


def test_following_the_advisor_beats_the_novice() -> None:
    won = sum(share_of_victory(TUTOR, seed) for seed in range(GAMES))
    assert won >= 0.65 * GAMES


def test_what_throws_the_game_away_is_not_counted_in_points() -> None:
    game = acting("points: 24, money: 2, places: {2: forum}", "points: 10", dice="2 + 2")
    game.state.supply = 2
    choices = advise(TUTOR, game, game.state.seat).choices
    assert str(choices[0].action) == "activate 2"
    assert any(str(choice.worth_less) == "far worse" for choice in choices[1:])
    for choice in choices[1:]:
        number = re.match(r"−(\d+)", str(choice.worth_less))
        assert number is None or int(number[1]) <= 15
