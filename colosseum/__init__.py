"""Colosseum: a board game of Roman events, on the screen."""

__version__ = "0.1.0"
