"""Opponents for Arena: Roma II: a valuation of the table, and a search over a turn's dice."""
