"""What scenes are made of; nothing here knows a game."""
