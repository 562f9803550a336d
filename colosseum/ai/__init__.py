"""Opponents. They see views only: never the bag's order, never the dice to come."""
