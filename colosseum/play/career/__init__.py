"""The career: its stages, what was reached in them, and the laurels earned."""
