"""Which of several charts a panel shows."""

from colosseum.scenes.parts.chart_pills import PILLS, chart_pills
from colosseum.scenes.parts.titled_scene import OWN_RESULTS, heading_box


def test_a_heading_never_runs_under_the_pills_beside_it() -> None:
    pills = chart_pills(OWN_RESULTS, ["Events", "Dice"], 0, lambda place: None)
    assert min(pill.box.left for pill in pills) >= heading_box(OWN_RESULTS).right - PILLS
