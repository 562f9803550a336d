"""Teaching a game: lessons, hints, the rulebook, the advisor. They only say and point."""
