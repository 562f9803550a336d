"""The career: the map with its two roads, and the sheet of the chosen stage."""
