"""The rating: a person who wins as a level does is rated as that level is."""

from colosseum import games
from colosseum.ai.tournament import play_game
from colosseum.play.rating import LEAST_GAMES, Rating, games_to_go, rating_of
from colosseum.play.statistics import Entry
from colosseum.rules.colosseum.kept_statistics import PlayedGame

KIT = games.find("colosseum")
ROMA = games.find("roma")
PLAYED = PlayedGame.of(play_game(KIT.ai, ["random"] * 3, 7))


def entry(levels: tuple[str, ...], *winners: int) -> Entry:
    return Entry("colosseum", "", "2026-11-17", (), levels, winners, PLAYED)


def rated(won: int, lost: int, *others: str, kit: games.GameKit = KIT) -> Rating:
    """Victories and defeats in turn, so that none is older than the others."""
    levels = ("human", *others)
    played = [entry(levels, 0)] * won + [entry(levels, 1)] * lost
    mixed = [played[place * 37 % len(played)] for place in range(len(played))]
    found = rating_of(kit, mixed)
    assert found is not None
    return found


def test_who_wins_as_often_as_a_level_is_rated_like_it() -> None:
    like_impresario = rated(72, 28, *["novice"] * 3)
    assert abs(like_impresario.value - 1500) < 40
    like_grand = rated(677, 323, "impresario", kit=ROMA)
    assert abs(like_grand.value - 1629) < 40


def test_games_against_every_level_count() -> None:
    for kit in map(games.find, games.GAMES):
        for level in kit.ai.levels:
            played = [entry(("human", level.name), 0)] * LEAST_GAMES
            assert rating_of(kit, played) is not None, level.name


def test_stronger_rivals_and_more_victories_raise_it_and_more_games_make_it_surer() -> None:
    weak, strong = rated(5, 5, *["apprentice"] * 3), rated(5, 5, *["grand"] * 3)
    assert weak.value < strong.value
    assert rated(8, 2, *["novice"] * 3).value > rated(2, 8, *["novice"] * 3).value
    assert rated(40, 40, "novice", kit=ROMA).error < rated(4, 4, "novice", kit=ROMA).error
    assert rated(50, 0, *["grand"] * 3).value < 3000


def test_later_games_count_more() -> None:
    won, lost = [entry(("human", "novice"), 0)] * 40, [entry(("human", "novice"), 1)] * 40
    better, worse = rating_of(ROMA, lost + won), rating_of(ROMA, won + lost)
    assert better is not None
    assert worse is not None
    assert better.value > worse.value + 100


def test_games_between_people_or_against_unrated_levels_do_not_count() -> None:
    few = [entry(("human", "novice", "novice"), 0)] * (LEAST_GAMES - 1)
    others = [
        entry(("human", "human", "novice"), 0),
        entry(("human", "random", "random"), 0),
        entry(("novice", "novice", "novice"), 0),
    ]
    assert rating_of(KIT, few + others) is None
    assert games_to_go(KIT, few + others) == 1
    assert games_to_go(KIT, []) == LEAST_GAMES
    assert rating_of(KIT, few + few[:1] + others) is not None


def test_ratings_rise_from_level_to_level() -> None:
    for kit in (KIT, ROMA):
        rated_levels = [level.rating for level in kit.ai.levels if level.rating is not None]
        assert rated_levels == sorted(rated_levels)
        assert len(rated_levels) >= 4
