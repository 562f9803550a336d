"""The cast: who they are, how each plays each game, and that a style shows in what is chosen."""

from collections import Counter
from dataclasses import fields, replace

import pytest

from colosseum import games
from colosseum.ai import characters
from colosseum.ai.characters import CAST, KEYS, UnknownCharacter
from colosseum.ai.colosseum import styles as colosseum_styles
from colosseum.ai.colosseum.levels import GRAND, IMPRESARIO, NOVICE
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.tastes import Likes, Tastes
from colosseum.ai.colosseum.weights import Weights
from colosseum.ai.roma import styles as roma_styles
from colosseum.ai.roma.weights import Weights as RomaWeights
from colosseum.ai.tournament import Pairing, pairings, play_game, result, summary
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import (
    Bid,
    BuildLoge,
    BuyProgramme,
    BuyTicket,
    Expand,
    OpenMarket,
    Pass,
)
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.kernel import Action

every_game = pytest.mark.parametrize("name", games.GAMES)


def test_eight_people_with_names_and_tempers_of_their_own() -> None:
    assert len(CAST) >= 8
    for texts in (KEYS, [one.name for one in CAST], [one.temper for one in CAST]):
        assert all(texts)
        assert len(set(texts)) == len(CAST)


def test_a_character_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(UnknownCharacter, match=r"“nero”\. Choose one of livia, "):
        characters.find("nero")


@every_game
def test_every_character_plays_every_game_in_its_own_way(name: str) -> None:
    manners = games.find(name).ai.manners
    assert tuple(manners) == KEYS
    assert len({manner.words for manner in manners.values()}) == len(CAST)
    for manner in manners.values():
        assert manner.words.endswith(".")
        assert len(manner.likes) == 3


def test_styles_change_weights_that_there_are() -> None:
    known = {field.name for field in fields(Weights)}
    assert all(set(style.factors) <= known for style in colosseum_styles.STYLES.values())
    known = {field.name for field in fields(RomaWeights)}
    assert all(set(style.factors) <= known for style in roma_styles.STYLES.values())


def test_a_style_changes_what_a_level_likes_and_not_what_it_takes_trouble_to_do() -> None:
    for level in (NOVICE, GRAND):
        miser = colosseum_styles.styled(level, "gaius")
        assert miser.weights.coin > level.weights.coin
        assert (miser.rounds, miser.foresight) == (level.rounds, level.foresight)
        assert colosseum_styles.styled(level, "") == level
    assert colosseum_styles.styled(GRAND, "flavia").blur == GRAND.blur == 0
    assert colosseum_styles.styled(GRAND, "flavia").offers > GRAND.offers


@every_game
def test_an_unknown_character_does_not_play(name: str) -> None:
    with pytest.raises(UnknownCharacter):
        games.find(name).ai.opponent("novice", 1, "nero")


# In tournaments


def test_a_seat_of_a_tournament_may_name_a_character() -> None:
    pairing = Pairing(("novice:livia", "novice", "random"), 1, {})
    assert pairing.seats == (("novice", "livia"), ("novice", ""), ("random", ""))


def test_results_are_reported_by_character_too() -> None:
    kit = games.find("colosseum").ai
    seats = ("random:livia", "random:gaius", "random")
    played = [result(kit, pairing) for pairing in pairings(seats, 3, 1, {}, rotate=True)]
    report = summary(kit, played, 1.0)
    assert [level["name"] for level in report["levels"]] == ["random"]
    assert [(one["name"], one["seats"]) for one in report["characters"]] == [
        ("livia", 3),
        ("gaius", 3),
    ]


def test_a_character_is_called_by_its_name() -> None:
    kit = games.find("roma").ai
    journal = play_game(kit, ("random:livia", "random"), 1)
    assert journal.game.seats == ("Livia 1", "Random 2")


# Tastes in Colosseum


def invested(character: str, turn: int) -> Action:
    game = Game.new(("A", "B", "C"), seed=3)
    game.state.turn = turn
    kit = games.find("colosseum").ai
    return kit.opponent("impresario", 5, character).choose(game.view(game.state.seat, 1)).action


def test_a_taste_makes_a_difference_early_and_none_in_the_last_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    titus = colosseum_styles.STYLES["titus"]
    mad_about_loges = replace(titus, factors={}, tastes=Tastes(loge=99), openings=())
    monkeypatch.setitem(colosseum_styles.STYLES, "titus", mad_about_loges)
    assert isinstance(invested("titus", turn=1), BuildLoge)
    assert invested("titus", turn=5) == invested("", turn=5)


def test_tastes_are_for_what_is_bought_and_bid() -> None:
    tastes = Tastes(ticket=1, loge=2, expansion=3, programme=4, grandeur=10, bid=5)
    assert tastes.of(BuyTicket()) == 1
    assert tastes.of(BuildLoge()) == 2
    assert tastes.of(BuyProgramme(5)) == 4, "it needs no more squares than everyone has"
    assert tastes.of(BuyProgramme(30)) == 4 + 10 * (RULES.programme(30).arena - 2)
    fond_of_lions = Tastes(favourites=(Asset.LION, Asset.GLADIATOR), fancy=2)
    assert [fond_of_lions.of(BuyProgramme(number)) for number in (12, 11, 15)] == [4, 2, 0]
    assert tastes.of(Bid(9)) == tastes.of(OpenMarket(0, 8)) == 5
    assert tastes.of(Pass()) == 0


def test_what_a_character_opens_with_counts_in_its_turn_only() -> None:
    likes = Likes(Tastes(ticket=4), openings=(Tastes(ticket=2), Tastes(ticket=1)))
    assert [likes.of(BuyTicket(), turn) for turn in range(1, 6)] == [6, 4, 2, 1, 0]


def test_a_character_opens_as_it_likes_however_far_it_looks_ahead() -> None:
    game = Game.new(("A", "B", "C"), seed=3)
    habits = replace(colosseum_styles.styled(GRAND, "titus"), rounds=1)
    titus = ColosseumPlayer(habits, 5, colosseum_styles.likes("titus"))
    assert isinstance(titus.choose(game.view(game.state.seat, 1)).action, Expand)


def test_no_more_than_three_of_the_cast_open_alike() -> None:
    openings = Counter(type(invested(who, turn=1)) for who in KEYS)
    assert len(openings) >= 3
    assert max(openings.values()) <= 3


def test_the_gambler_bids_by_fives_and_the_miser_as_little_as_possible() -> None:
    brutus, gaius = (colosseum_styles.styled(IMPRESARIO, who) for who in ("brutus", "gaius"))
    assert brutus.bid_step == 5
    assert gaius.jump == 0
    assert colosseum_styles.styled(IMPRESARIO, "flavia").jump == IMPRESARIO.jump
