"""The donation: a token goes from the podium's owner to the player in last place."""

from typing import Final

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.display_names import one_token
from colosseum.scenes.table.colosseum.ceremonies.ceremony import GROUND, STAGE, Ceremony
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import eased
from colosseum.widgets.theme import GOLD_LIGHT, INK
from colosseum.words.translation import say, tr

_SIZE: Final = 108.0
_FROM: Final = (STAGE.left + 158, GROUND - 62)
_TO: Final = (STAGE.right - 158, GROUND - 62)
_ARC: Final = 58.0
_TRAIL: Final = 9


def _on_the_way(part: float) -> tuple[float, float]:
    """A point of the arc between the two players."""
    x = _FROM[0] + (_TO[0] - _FROM[0]) * part
    return x, _FROM[1] - _ARC * 4 * part * (1 - part)


class Donating(Ceremony):
    acting = 1.0
    reading = 1.2

    def __init__(self, event: ev.TokenDonated, display: ColosseumDisplay) -> None:
        super().__init__(display, event.seat, event.taker, effect=Effect.DEAL)
        self.giver, self.taker, self.asset = event.seat, event.taker, event.asset
        self.hosts = (event.seat, event.taker)
        # Whoever asked for it has just done so.
        self.waits = display.waits_for(event.seat)

    @property
    def title(self) -> str:
        return tr("A donation")

    @property
    def sentence(self) -> str:
        asset = say(one_token(self.asset))
        if self.is_you(self.giver):
            return tr("You give {name} {asset}.", name=self.name(self.taker), asset=asset)
        if self.is_you(self.taker):
            return tr("{name} gives you {asset}.", name=self.name(self.giver), asset=asset)
        giver, taker = self.name(self.giver), self.name(self.taker)
        return tr("{giver} gives {taker} {asset}.", giver=giver, taker=taker, asset=asset)

    @property
    def remark(self) -> str:
        return tr("The player in last place asks the podium’s owner for a token.")

    def paint_scenery(self, brush: Brush) -> None:
        """Show faintly where the token was."""
        brush.picture(str(self.asset), centred(_FROM, _SIZE), "faded")

    def act(self, brush: Brush, acted: float) -> None:
        along = eased(min(1.0, max(0.0, (acted - 0.1) / 0.75)))
        if along > 0:
            self.hear_once()
        for number in range(1, _TRAIL):
            if number / _TRAIL < along:
                brush.disc(_on_the_way(number / _TRAIL), 4, GOLD_LIGHT, edge=INK, edge_width=1)
        if along >= 1:
            brush.picture("title/glow", centred(_TO, 230))
        brush.picture(str(self.asset), centred(_on_the_way(along), _SIZE))
