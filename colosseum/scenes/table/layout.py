"""The places every table has: for the panel, for hints, and for the log."""

from dataclasses import dataclass

from colosseum.widgets.design_units import Box


@dataclass(frozen=True, slots=True)
class TableLayout:
    """In design units; each game says where they are."""

    panel: Box
    """What you can do now."""
    hint: Box
    log: Box

    def is_tall(self, panel: Box) -> bool:
        """Whether this panel needs the hint's room as well."""
        return panel.bottom > self.panel.bottom

    def below(self, panel: Box) -> Box:
        """Where words below this panel go; a tall panel leaves only the log's place."""
        return self.log if self.is_tall(panel) else self.hint
