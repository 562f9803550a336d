"""What the players of Colosseum agree on before they start."""

from typing import Final

from colosseum.rules.options import GameOption, SwitchOption
from colosseum.words.sentences import Sentence

INTENSE_AUCTIONS: Final = "intense_auctions"

OPTIONS: Final[tuple[GameOption, ...]] = (
    SwitchOption(
        INTENSE_AUCTIONS,
        Sentence("Intense auctions"),
        Sentence(
            "Win a market and you sit out only until the next player opens one. Everyone gets to "
            "open, even after winning."
        ),
    ),
)
