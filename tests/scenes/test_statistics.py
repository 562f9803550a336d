"""All games so far, in numbers and charts."""

from collections import Counter

from colosseum.gallery.colosseum import positions as colosseum
from colosseum.gallery.roma.positions import finished, saved, seated
from colosseum.play import accounts, statistics
from colosseum.rules.account import Account
from colosseum.rules.colosseum.chronicle import Chronicle
from colosseum.scenes.parts.game_tiles import GameTab
from colosseum.scenes.statistics import StatisticsScene
from colosseum.widgets.chart import BarChart
from tests import games
from tests.hands import Hands
from tests.noting import Notes


def test_statistics_say_what_was_won_against_whom(hands: Hands) -> None:
    games.shelf_of_games()
    hands.open(StatisticsScene(hands.app))
    assert hands.sees("turns")
    assert hands.sees("dice")
    hands.click("page-1")
    assert hands.sees("wins")
    assert hands.sees("met-livia")
    assert not hands.sees("dice")


def test_programmes_and_cards_are_ranked_by_how_often_they_were_used(hands: Hands) -> None:
    over = colosseum.finished()
    statistics.record(over.journal, over.seats)
    statistics.record(finished().journal, seated())
    hands.open(StatisticsScene(hands.app))
    hands.click("page-2")
    events = [it.number for it in Chronicle(over.journal).productions if it.seat == 0]
    ranked = [it.key for it in hands.scene.page.widgets if it.key.startswith("ranked-")]
    assert ranked[0] == f"ranked-{Counter(sorted(events)).most_common(1)[0][0]}"
    assert len(ranked) == len({*events})
    hands.click("game roma")
    hands.click("page-2")
    assert any(it.key.startswith("ranked-") for it in hands.scene.page.widgets)


def test_luck_is_added_up_over_all_games_that_were_looked_at(hands: Hands) -> None:
    over = colosseum.finished()
    statistics.record(over.journal, over.seats)
    scene = StatisticsScene(hands.app)
    hands.open(scene)
    notes = Notes(hands.app.screen)
    assert "Luck is counted in the background" in notes.all_of(scene)
    accounts.keep(over.journal, 0, Account(60, 2.5, -17.0, 400, None, None))
    scene = StatisticsScene(hands.app)
    hands.open(scene)
    told = notes.all_of(scene)
    assert "+2.5" in told
    assert "−17.0" in told
    assert "Loose" in told


def test_before_the_first_game_there_is_nothing_to_count(hands: Hands) -> None:
    hands.open(StatisticsScene(hands.app))
    keys = [widget.key for widget in hands.scene.page.widgets]
    assert keys == ["game colosseum", "game roma", "back"]


def test_each_game_has_statistics_of_its_own(hands: Hands) -> None:
    statistics.record(finished().journal, seated())
    hands.open(StatisticsScene(hands.app))
    notes = [tab.note for tab in hands.scene.page.widgets if isinstance(tab, GameTab)]
    assert notes == ["0 games finished", "1 game finished"]
    assert not hands.sees("dice")
    hands.click("game roma")
    assert hands.sees("dice")
    assert hands.sees("cards")
    assert not hands.sees("turns")


def test_wins_are_told_by_the_cards_played_with(hands: Hands) -> None:
    statistics.record(finished().journal, seated())
    hands.open(StatisticsScene(hands.app, "roma"))
    assert not hands.sees("ways"), "Arena's cards alone are nothing to compare"
    *_, mixed = saved()
    statistics.record(mixed.journal, mixed.seats)
    hands.open(StatisticsScene(hands.app, "roma"))
    chart = hands.widget("ways")
    assert isinstance(chart, BarChart)
    assert [(bar.label, bar.words) for bar in chart.bars][1] == ("Mixed", "0 of 1")
