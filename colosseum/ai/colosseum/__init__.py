"""Opponents for Colosseum."""
