"""Teaching the game: lessons, hints, the rulebook, the advisor. Words and highlights only."""
