"""How fast things move at the table, in a word."""

from colosseum.words.translation import tr


def speed_name(speed: str) -> str:
    return {
        "slow": tr("Slow"),
        "normal": tr("Normal"),
        "fast": tr("Fast"),
        "instant": tr("Instant"),
    }[speed]
