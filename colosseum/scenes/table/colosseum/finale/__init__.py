"""The end of a game of Colosseum: everyone's best event, from the last to the first."""

from colosseum.scenes.table.colosseum.finale.podium_ceremony import PodiumCeremony

__all__ = ["PodiumCeremony"]
