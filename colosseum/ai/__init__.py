"""Opponents for any game. They see views only: never what is hidden, never the dice to come."""
