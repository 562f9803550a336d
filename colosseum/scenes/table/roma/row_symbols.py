"""The symbols of the row: which there are, and what a die does on them, in words."""

from colosseum.rules.roma.data import BRIBERY, RULES
from colosseum.rules.roma.display_names import symbol_name
from colosseum.rules.roma.notation import CARDS, MONEY
from colosseum.words.translation import bold, say, tr


def symbols(*, beginners: bool) -> list[int]:
    """The symbols of the row from left to right; the beginners' rules have no Bribery."""
    places = [place for place in RULES.row if not (beginners and place == BRIBERY)]
    return [*places, MONEY, CARDS]


def symbol_tip(symbol: int) -> str:
    """A symbol's name, and what a die does there."""
    return f"{bold(say(symbol_name(symbol)))}\n{symbol_words(symbol)}"


def symbol_words(symbol: int) -> str:
    """What a die does on a symbol."""
    if symbol == MONEY:
        return tr("A die brings its number in sesterces.")
    if symbol == CARDS:
        return tr("Draw as many cards as the die shows, and keep one of them.")
    if symbol == BRIBERY:
        return tr(
            "Any die activates the card here, but only one a turn. You pay its number in sesterces."
        )
    return tr("A die that shows {n} activates the card here.", n=symbol)
