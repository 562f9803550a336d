"""The gallery of Arena: Roma II."""
