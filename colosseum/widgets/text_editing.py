"""A line of text being edited: the caret, the selection, and what keys do to them."""

from collections.abc import Callable


class TextEditing:
    """A line of text with a maximum length and only permitted letters."""

    def __init__(
        self, text: str, *, most: int, allowed: Callable[[str], bool] = str.isprintable
    ) -> None:
        self.text = text
        self.most = most
        self.allowed = allowed
        self.caret = len(text)
        """The number of letters before it."""
        self.anchor = self.caret
        """Where the selection began; nothing is selected while it equals the caret."""
        self.composition = ""
        """Letters that an input method or a dead key has not committed yet, at the caret."""
        self.composition_caret = 0

    @property
    def selection(self) -> tuple[int, int]:
        """The start and end of the selection."""
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    @property
    def selected(self) -> str:
        start, end = self.selection
        return self.text[start:end]

    @property
    def shown(self) -> str:
        """The text, including what is being composed."""
        return self.text[: self.caret] + self.composition + self.text[self.caret :]

    # Changing the text

    def insert(self, words: str) -> None:
        """Replace the selection with the words: their permitted letters, as many as fit."""
        self.composition = ""
        start, end = self.selection
        room = self.most - len(self.text) + end - start
        letters = [letter for letter in words if letter.isprintable() and self.allowed(letter)]
        fitting = "".join(letters[: max(0, room)])
        if fitting:
            self.text = self.text[:start] + fitting + self.text[end:]
            self.place(start + len(fitting))

    def delete(self, by: int, *, words: bool = False) -> None:
        """Delete the selection, or else the letter or word before (-1) or after (1) the caret."""
        if not self.selected:
            self.move(by, words=words, selecting=True)
        start, end = self.selection
        self.text = self.text[:start] + self.text[end:]
        self.place(start)

    def compose(self, words: str, caret: int) -> None:
        """Show what is being composed, in place of the selection."""
        if words and self.selected:
            self.delete(-1)
        self.composition = words
        self.composition_caret = min(caret, len(words))

    def replace(self, text: str) -> None:
        """Take a text from outside; the caret stays if the text is unchanged."""
        if text != self.text:
            self.text = text
            self.place(len(text))

    # Moving and selecting

    def place(self, at: int, *, selecting: bool = False) -> None:
        """Put the caret after this many letters, extending the selection or dropping it."""
        self.caret = max(0, min(len(self.text), at))
        if not selecting:
            self.anchor = self.caret

    def move(self, by: int, *, words: bool = False, selecting: bool = False) -> None:
        """Move by a letter or a word; without selecting, a selection ends at its own edge."""
        if self.selected and not selecting and not words:
            self.place(self.selection[by > 0])
        else:
            self.place(self._next_word(by) if words else self.caret + by, selecting=selecting)

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)

    def select_word(self, at: int) -> None:
        """Select the word, or the gap between words, around a place in the text."""
        at = max(0, min(len(self.text) - 1, at))
        kind = self._is_in_word(at)
        start = end = at
        while start > 0 and self._is_in_word(start - 1) == kind:
            start -= 1
        while end < len(self.text) and self._is_in_word(end) == kind:
            end += 1
        self.anchor, self.caret = start, end

    def leave(self) -> None:
        """Drop the selection and what is being composed."""
        self.composition = ""
        self.anchor = self.caret

    def _is_in_word(self, at: int) -> bool:
        return self.text[at : at + 1].isalnum()

    def _next_word(self, by: int) -> int:
        """The beginning of the word before the caret, or the end of the word after it."""
        at = self.caret
        for in_word in (False, True):
            while self._has_letter(at, by) and self._is_in_word(at - (by < 0)) == in_word:
                at += by
        return at

    def _has_letter(self, at: int, by: int) -> bool:
        return at < len(self.text) if by > 0 else at > 0
