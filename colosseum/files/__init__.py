"""Files on the disk: where they are, and the one way they are read and written."""
