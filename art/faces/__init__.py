"""The opponents' faces: round mosaics with a profile to the right, in four expressions each.

    python3 -m art.faces

A bust is drawn by hand in `busts/`, all but the brow, the eye and the mouth: `features` draws
those, because they change with the expression. `medallion` sets the bust into its mosaic.
"""
