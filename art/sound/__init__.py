"""Every sound of the game, made from numbers alone: effects, a small score, and ambiences.

    python3 -m art.sound [NAME …]

Nothing is recorded. Strings, reeds, brass, skins and crowds are small models of what makes the
sound; all chance is seeded by the sound's name, so the same script gives the same sound.
"""
