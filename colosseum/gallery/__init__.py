"""Every scene and moment as a picture, from fixed games, without a display.

    python3 dev.py gallery --size 1920x1080 --out pictures

It serves reviews, the README and the tests, which look for words that do not fit.
"""
