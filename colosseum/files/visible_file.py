"""A file for people, written where they find it: a copy of a game, a report."""

from pathlib import Path

from colosseum.files import paths, storage
from colosseum.files.storage import StorageError
from colosseum.words.sentences import Sentence


def write_visible(name: str, text: str) -> Path:
    """Write it into the first folder that takes it; `StorageError` if none does."""
    trouble = StorageError(Sentence("No folder can be written to."))
    for folder in paths.in_sight():
        try:
            storage.write(folder / name, text)
        except StorageError as error:
            trouble = error
        else:
            return folder / name
    raise trouble
