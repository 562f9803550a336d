"""What each kind of decision offers: a module a panel, named after its phase."""
