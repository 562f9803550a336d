"""The games without a window: standard library and yaml only."""
