"""The tutor's knowledge of Colosseum."""
