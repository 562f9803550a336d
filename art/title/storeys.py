"""The measures of the amphitheatre, storey by storey."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Storey:
    """An arcade: heights above its own floor, widths along the wall."""

    floor: float
    parapet: float
    spring: float
    half_arch: float
    architrave: float
    top: float
    column: float
    order: str

    def at(self, height: float) -> float:
        return self.floor + height


STOREYS = (
    Storey(0.0, 0.5, 8.0, 3.35, 12.5, 16.6, 1.02, "tuscan"),
    Storey(16.6, 1.9, 8.0, 3.15, 11.9, 15.4, 0.92, "ionic"),
    Storey(32.0, 1.9, 7.8, 3.05, 11.6, 15.0, 0.86, "corinthian"),
)
ATTIC_FLOOR, ATTIC_TOP = 47.0, 60.5
GATE_OUT = 7.0
