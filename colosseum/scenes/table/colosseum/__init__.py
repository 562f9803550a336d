"""Colosseum's table: its board, its panels and its animations."""
