"""How fast things move at the table, in a word."""

from colosseum.text import tr


def speed_name(speed: str) -> str:
    return {
        "slow": tr("Slow"),
        "normal": tr("Normal"),
        "fast": tr("Fast"),
        "instant": tr("Instant"),
    }[speed]
