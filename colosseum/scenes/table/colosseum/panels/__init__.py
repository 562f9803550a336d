"""A panel for each kind of decision, in modules named after the phases."""
