"""What the players of Arena: Roma II agree on before they start."""

from typing import Final

from colosseum.rules.options import GameOption, SwitchOption
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.display_names import number_of_cards, number_of_places
from colosseum.words.sentences import Sentence

BEGINNERS_RULES: Final = "beginners_rules"

OPTIONS: Final[tuple[GameOption, ...]] = (
    SwitchOption(
        BEGINNERS_RULES,
        Sentence("Beginners’ rules"),
        Sentence(
            "Play without Bribery. You start with {cards} and have {places}.",
            cards=number_of_cards(RULES.beginners_cards),
            places=number_of_places(RULES.faces),
        ),
    ),
)
