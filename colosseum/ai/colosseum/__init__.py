"""Opponents for Colosseum: a valuation, and a module for each phase."""
