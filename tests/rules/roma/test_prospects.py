"""What can be known of an action before it is done."""

import pytest

from colosseum.rules.roma.prospects import warning
from tests.rules.roma.scenario import play, table


@pytest.mark.rule("ROM-13")
def test_a_warning_comes_before_a_die_or_a_price_is_wasted() -> None:
    game = table(
        """
        dice: 1 + 3 + 4
        players:
          - {money: 9, places: {1: aries, 3: maecenas, 4: magister, 5: aquaeductus}}
          - {places: {4: elephantus-militaris}}
        """
    )

    def warned(line: str) -> str | None:
        return warning(game, game.read_action(line))

    assert warned("activate 1") == "Aries can do nothing now."
    assert warned("activate 4") is None
    assert warned("take money with 4") is None
    play(game, "activate 3")
    assert warned("choose 1") == "Aries can do nothing now."
    assert warned("choose 5") is None
