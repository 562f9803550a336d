"""Where players build decks of their own."""
