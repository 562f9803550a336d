"""The program round the scenes: its start, its window and main loop, its self-test."""
