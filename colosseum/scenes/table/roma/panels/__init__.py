"""A panel for each kind of decision."""
