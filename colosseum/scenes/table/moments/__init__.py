"""The moments of a turn: one module for what each kind of decision offers."""
