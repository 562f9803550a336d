"""The gallery of Colosseum."""
