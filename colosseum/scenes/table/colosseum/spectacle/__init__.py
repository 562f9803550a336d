"""An event as a show: the sand seen from the loge, the crowd, the cast, and the count."""

from colosseum.scenes.table.colosseum.spectacle.spectacle import Spectacle

__all__ = ["Spectacle"]
