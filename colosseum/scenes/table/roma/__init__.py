"""The table of Arena: Roma II."""
