"""Taking over a deck that someone has sent as a line of text."""

from collections.abc import Callable
from typing import Final

from colosseum.rules.roma.shared_decks import LONGEST_LINE, Deck, read_line
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets import clipboard
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.field import Field
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import BODY, FADED, GREEN, RED, Colour
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import GameError
from colosseum.words.translation import ntr, say, tr

_BOX: Final = centred(WHOLE.center, 900, 330)
_LINE: Final = Box(_BOX.left + 32, _BOX.top + 84, _BOX.width - 64, 48)
_SAID: Final = Box(_LINE.left, _LINE.bottom + 14, _LINE.width, 80)
_ANSWERS: Final = Box(_LINE.left, _BOX.bottom - 82, _LINE.width, 54)


class PasteDeck(Scene):
    """Over the deck builder: a field for the line, and what is thought of it."""

    over = True

    def __init__(self, window: Window, take: Callable[[Deck], None]) -> None:
        super().__init__(window)
        self._take = take
        self.line = " ".join(clipboard.paste()[:LONGEST_LINE].split())

    def entered(self) -> None:
        super().entered()
        self.page.focus_on("line")

    def _read(self) -> tuple[Deck | None, str, Colour]:
        """The deck in the line, and what to say about it."""
        if not self.line.strip():
            words = tr("A deck is one line of text. Copy that line, and paste it here.")
            return None, words, FADED
        try:
            deck = read_line(self.line)
        except GameError as error:
            return None, say(error.words), RED
        count = len(deck.cards)
        # Translators: {name} is the name of a deck.
        words = ntr("{name}: {count} card.", "{name}: {count} cards.", count, name=deck.name)
        return deck, words, GREEN

    def widgets(self) -> list[Widget]:
        deck, words, _ = self._read()
        no, yes = row(_ANSWERS, 2, 20)
        return [
            Field("line", _LINE, self.line, self._change, most=LONGEST_LINE),
            Button("no", no, tr("Cancel"), self.back),
            Button(
                "yes",
                yes,
                tr("Add this deck"),
                self._add,
                kind=Kind.PRIMARY,
                disabled_because=words if deck is None else None,
            ),
        ]

    def _change(self, words: str) -> None:
        self.line = words
        self.rebuild()

    def _add(self) -> None:
        deck, _, _ = self._read()
        assert deck is not None
        self.window.pop()
        self._take(deck)

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        draw_panel(brush, _BOX, tr("Paste a deck"))
        _, words, ink = self._read()
        brush.text(words, _SAID, BODY.but(size=20, colour=ink), lines=3, where="paste")
