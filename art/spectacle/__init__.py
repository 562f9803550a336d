"""The amphitheatre seen from the loge, and who performs in it: pictures for events.

    python3 -m art.spectacle

Everything is drawn in true perspective by `perspective`, as plain paths and gradients that
pygame's SVG renderer understands: no filters, clips or blends.
"""
