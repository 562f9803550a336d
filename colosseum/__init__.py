"""Colosseum: a box of two board games about ancient Rome."""

__version__ = "0.1.0"
