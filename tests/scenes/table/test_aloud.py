"""What a table says when a key asks."""

import pygame

from colosseum.gallery.colosseum import positions as colosseum_positions
from colosseum.gallery.roma import positions as roma_positions
from colosseum.rules.colosseum.data import RULES
from colosseum.scenes.table.scene import TableScene
from colosseum.words.translation import say
from tests.hands import Hands


def heard(hands: Hands, scene: TableScene, key: int) -> str:
    hands.press(key)
    assert scene.words.notice is not None
    return say(scene.words.notice)


def test_colosseums_ring_can_be_walked_by_keys(hands: Hands) -> None:
    scene = TableScene(hands.app, colosseum_positions.deciding("invest"))
    hands.open(scene)
    first = heard(hands, scene, pygame.K_PERIOD)
    assert first.startswith("Market I: ")
    found = [first] + [heard(hands, scene, pygame.K_PERIOD) for _ in range(RULES.squares + 4)]
    assert found[RULES.markets].startswith("Square 1")
    assert any("yours" in words for words in found)
    assert sum("resting square" in words for words in found) == len(RULES.rests)
    assert heard(hands, scene, pygame.K_COMMA) != heard(hands, scene, pygame.K_PERIOD)


def test_colosseum_tells_where_the_game_stands_and_what_one_holds(hands: Hands) -> None:
    scene = TableScene(hands.app, colosseum_positions.deciding("invest"))
    hands.open(scene)
    standing = heard(hands, scene, pygame.K_w)
    assert standing.startswith("Turn ")
    assert all(f"{seat.name}: best event " in standing for seat in scene.seats)
    mine = scene.game.state.impresarios[0]
    assert heard(hands, scene, pygame.K_i).startswith(f"{mine.coins} coin")


def test_roma_tells_the_same(hands: Hands) -> None:
    scene = TableScene(hands.app, roma_positions.deciding("act", 2))
    hands.open(scene)
    assert "victory points" in heard(hands, scene, pygame.K_w)
    assert "sesterce" in heard(hands, scene, pygame.K_i)
    assert heard(hands, scene, pygame.K_PERIOD).startswith("Your place ")


def test_a_question_interrupts_and_a_hint_does_not(hands: Hands, said: list[str]) -> None:
    scene = TableScene(hands.app, colosseum_positions.deciding("invest"))
    hands.open(scene)
    decision = scene.session.decision
    assert decision is not None
    assert said.count(f"! Invest. {say(decision.help)}") == 1
    hint = scene.guidance.hint
    assert hint is not None
    assert said.count(say(hint.words)) == 1
    assert len(said) == len({*said}), "nothing is told twice"


def test_a_key_tells_what_happened_since_ones_last_turn(hands: Hands, said: list[str]) -> None:
    scene = TableScene(hands.app, colosseum_positions.deciding("roll", 2))
    hands.open(scene)
    scene.since.close()
    said.clear()
    hands.press(pygame.K_r)
    (words,) = said
    assert words.startswith("! ")
    assert " wins market " in words
    hands.press(pygame.K_r)
    assert said == [words], "putting it away says nothing"


def test_a_market_on_the_ring_says_what_it_would_bring(hands: Hands) -> None:
    scene = TableScene(hands.app, colosseum_positions.deciding("open", 2))
    hands.open(scene)
    markets = [heard(hands, scene, pygame.K_PERIOD) for _ in range(RULES.markets)]
    assert any(". " in words and "spectators" in words for words in markets)
