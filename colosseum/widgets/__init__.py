"""What scenes are made of; nothing here knows any game."""
