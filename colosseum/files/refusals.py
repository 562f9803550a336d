"""Why the system refuses to read or write a file, in words that a player understands."""

import errno
from typing import Final

from colosseum.words.sentences import Sentence

# Translators: follows “This game cannot be saved:” and the like, as do the other reasons.
_FULL: Final = Sentence("the disk is full")
_FORBIDDEN: Final = Sentence("the system does not allow it")
_TOO_MANY_OPEN: Final = Sentence("too many files are open")
_REASONS: Final = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.EROFS: Sentence("the disk cannot be written to"),
    errno.EIO: Sentence("the disk has a fault"),
    errno.ENOENT: Sentence("there is no such file or folder"),
    errno.EMFILE: _TOO_MANY_OPEN,
    errno.ENFILE: _TOO_MANY_OPEN,
    errno.ENOMEM: Sentence("there is not enough memory"),
    errno.ESTALE: Sentence("its network folder has changed or gone"),
    errno.EISDIR: Sentence("it is a folder"),
    errno.ENAMETOOLONG: Sentence("its name is too long"),
}


def reason_of(error: OSError) -> Sentence:
    """The reason in the player's language if it is a usual one; else as the system says it."""
    usual = _REASONS.get(error.errno or 0)
    return usual or Sentence.literal(error.strerror or str(error))
