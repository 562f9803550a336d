"""How many laurels there are, in words."""

from colosseum.words.translation import ntr


def laurels_of_all(earned: int, most: int) -> str:
    return ntr("{earned} of {count} laurel", "{earned} of {count} laurels", most, earned=earned)
