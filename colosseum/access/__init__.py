"""What a screen reader is told: the open page as a tree, and what happens on it."""
