"""The journal carries this game as it carries the other."""

from random import Random

from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from tests.rules.roma.random_play import new_game, played
from tests.rules.roma.scenario import table


def test_a_game_reads_back_from_its_journal() -> None:
    journal = played(seed=21)
    again = Journal.of_text(Game, journal.text())
    assert again.game == journal.game
    assert again.records == journal.records


def test_a_game_from_a_position_is_replayed_from_it() -> None:
    journal = Journal(table("{dice: 3, players: [{places: {3: aquaeductus}}, {}]}"))
    journal.apply(Game.read_action("activate 3"))
    again = Journal.of_text(Game, journal.text())
    assert again.game == journal.game


def test_what_showed_nothing_hidden_can_be_taken_back() -> None:
    journal = Journal(table("{dice: 3 + 4, players: [{places: {3: aquaeductus}}, {}]}"))
    before = journal.game.copy()
    journal.apply(Game.read_action("activate 3"))
    assert journal.can_undo(0)
    journal.undo()
    assert journal.game == before
    journal.apply(Game.read_action("draw cards with 4"))
    assert not journal.can_undo(0)


def test_every_position_of_a_view_is_a_game_that_can_be_played_to_its_end() -> None:
    game = new_game(seed=6)
    rng = Random(6)
    while game.decision is not None:
        view = game.view(game.decision.seat, seed=rng.getrandbits(32))
        game.apply(view.choices().pick(rng))
    assert game.outcome is not None
