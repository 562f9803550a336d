"""Colosseum: a board game of Roman shows, on the screen."""

__version__ = "0.1.0"
