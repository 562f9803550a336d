"""What is taught about Colosseum."""
