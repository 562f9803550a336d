"""What the tutor knows about Colosseum."""
