"""How Colosseum is played at a table."""
