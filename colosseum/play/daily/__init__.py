"""The challenge of the day: what it is, who has tried it, its par, and what a result proves."""
