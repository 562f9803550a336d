"""The map of the career: Rome by evening, and two roads that climb to the Capitol."""
