"""Puzzles: positions in which one decision is clearly better than all others."""
