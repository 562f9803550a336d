"""The title screen's picture: the amphitheatre at dusk, as SVG layers.

    python -m art.title

Run it whenever the picture is to change; what it writes to `assets/sprites/title` is kept there.
It always writes the same files.

The building is projected, not traced: an elliptical wall seen from a knoll, so that the arches
narrow towards its sides, the cornices bend upwards above the eye and downwards below it. Lengths
of the model are in units of about three quarters of a metre; the picture is 1600 × 900.

The game's renderer knows no clipping, masks, filters, text or reuse of shapes. Openings are
therefore clipped here, softness is made of gradients, and gradients that follow a shape's own box
are given in per cent.
"""
