"""The places every table has: for the panel, for hints, for the log, and for advice."""

from dataclasses import dataclass

from colosseum.widgets.design_units import Box


@dataclass(frozen=True, slots=True)
class TableLayout:
    """In design units; each game says where they are."""

    panel: Box
    """What you can do now."""
    hint: Box
    log: Box
    advice: Box
    """Over the players, who are listed from the top: nobody works there."""

    def is_tall(self, panel: Box) -> bool:
        """Whether this panel needs the hint's room as well."""
        return panel.bottom > self.panel.bottom

    def below(self, panel: Box) -> Box:
        """Where words below this panel go; a tall panel leaves only the log's place."""
        return self.log if self.is_tall(panel) else self.hint

    def advice_box(self, height: float, *, at_top: bool) -> Box:
        """Where advice of this height goes."""
        height = min(height, self.advice.height)
        top = self.advice.top if at_top else self.advice.bottom - height
        return Box(self.advice.left, top, self.advice.width, height)
