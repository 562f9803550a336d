"""How loud a slider makes something."""


def gain(volume: float) -> float:
    """Square the volume, since ears hear ratios: half a slider sounds half as loud."""
    return volume * volume
