"""How Arena: Roma II is played at a table."""
