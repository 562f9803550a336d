"""One game being played, and what is kept of it; no window."""
