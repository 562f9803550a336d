"""The opponents of any game: levels found by name, and chance among them."""

import pickle

import pytest

from colosseum import games
from colosseum.ai.kit import RANDOM, UnknownLevel
from colosseum.games import GAMES

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_chance_plays_every_game_as_its_weakest_level(name: str) -> None:
    kit = games.find(name).ai
    assert kit.known == (RANDOM, *kit.levels)
    assert kit.level("random") is RANDOM
    assert RANDOM not in kit.levels, "nobody chooses it for a seat"


@every_game
def test_every_level_has_a_name_a_title_and_a_line_of_its_own(name: str) -> None:
    known = games.find(name).ai.known
    for texts in ([level.name for level in known], [level.title for level in known]):
        assert all(texts)
        assert len(set(texts)) == len(texts)
    assert all(level.words.endswith(".") for level in known)


@every_game
def test_a_level_that_does_not_exist_is_named_with_those_that_do(name: str) -> None:
    with pytest.raises(UnknownLevel, match=r"There is no level “jupiter”\. Choose one of random, "):
        games.find(name).ai.opponent("jupiter", seed=1)


@every_game
def test_a_kit_can_be_sent_to_another_process(name: str) -> None:
    kit = games.find(name).ai
    sent = pickle.loads(pickle.dumps(kit))
    assert sent.game is kit.game
    assert [level.name for level in sent.known] == [level.name for level in kit.known]
    assert [level.title for level in sent.known] == [level.title for level in kit.known]


@every_game
def test_quick_and_expert_choices_are_legal_from_the_first_decision(name: str) -> None:
    kit = games.find(name).ai
    game = kit.game.new([f"Seat {number}" for number in range(kit.game.players[0])], 1)
    view = game.view(game.decision.seat, 2)
    assert game.why_not(kit.quick(view).action) is None
    expert = kit.expert(view, ())
    assert game.why_not(expert.action) is None
    assert expert.alternatives[0].action == expert.action
