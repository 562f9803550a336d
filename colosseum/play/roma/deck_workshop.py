"""Building decks: one is open, changed card by card, saved after every change, and undone."""

from collections import Counter
from collections.abc import Iterable

from colosseum.ai.roma.deck_filling import filled_up
from colosseum.files.storage import StorageError
from colosseum.play.roma import deck_files
from colosseum.play.roma.deck_files import MOST, KeptDeck
from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.rules.roma.shared_decks import LONGEST_NAME, Deck
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr


class Workshop:
    """All decks of the player, and the one being built."""

    def __init__(self, key: str = "") -> None:
        """Open the deck with this key, or else the first that can be used."""
        self.decks: list[KeptDeck] = []
        self.key = ""
        """Of the open deck; "" while there is none."""
        self.trouble: Sentence | None = None
        """Why the last change is in no file, or the decks cannot be listed."""
        self._before: list[Deck] = []
        """What the open deck was before each change, the latest last."""
        self._list()
        usable = [kept.key for kept in self.decks if kept.trouble is None]
        if key in usable or usable:
            self.open(key if key in usable else usable[0])

    def _list(self) -> None:
        try:
            self.decks = deck_files.decks()
        except StorageError as error:
            self.trouble = error.words

    # What is open

    @property
    def deck(self) -> Deck:
        """The open deck; an empty one while there is none."""
        return next((kept.deck for kept in self.decks if kept.key == self.key), Deck("", ()))

    def count(self, card: CardNumber) -> int:
        return self.deck.cards.count(card)

    def open(self, key: str) -> None:
        if key != self.key:
            self.key, self._before = key, []

    # Other decks

    @property
    def why_no_more(self) -> Sentence | None:
        """Why no further deck can be begun."""
        if len(self.decks) < MOST:
            return None
        return Sentence("There is no room for more decks. Delete one first.")

    def begin(self, deck: Deck | None = None) -> None:
        """Begin a new deck, or take one over from elsewhere."""
        if self.why_no_more is not None:
            return
        deck = deck or Deck("", ())
        # Translators: the name of a deck of cards until its player gives it another.
        name = self._free_name(deck.name or tr("New deck"))
        try:
            key = deck_files.free_key()
        except StorageError as error:
            self.trouble = error.words
            return
        self.decks.append(KeptDeck(key, Deck(name, deck.cards)))
        self.open(key)
        self._save()

    def copy(self) -> None:
        """Begin a new deck with the same cards."""
        self.begin(self.deck)

    def delete(self, key: str) -> None:
        """Delete a deck, whatever is in its file."""
        try:
            deck_files.delete(key)
        except StorageError as error:
            self.trouble = error.words
            return
        self.decks = [kept for kept in self.decks if kept.key != key]
        if key == self.key:
            usable = [kept.key for kept in self.decks if kept.trouble is None]
            self.open(usable[-1] if usable else "")

    def _free_name(self, name: str) -> str:
        """The name, with a number if another deck has it."""
        taken = {kept.deck.name for kept in self.decks}
        found, number = name, 2
        while found in taken:
            end = f" {number}"
            found = name[: LONGEST_NAME - len(end)] + end
            number += 1
        return found

    # Changes

    def add(self, card: CardNumber) -> bool:
        """One more of a card; False if there is no more of it."""
        if self.count(card) >= RULES.cards[card].copies:
            return False
        return self._change_cards((*self.deck.cards, card))

    def take_out(self, card: CardNumber) -> bool:
        left = Counter(self.deck.cards)
        if not left[card]:
            return False
        left[card] -= 1
        return self._change_cards(left.elements())

    def fill_up(self) -> bool:
        return self._change_cards(filled_up(self.deck.cards))

    def rename(self, name: str) -> None:
        """Give the deck a name; one typed letter by letter is undone as a whole."""
        before = self.deck
        last = self._before[-1] if self._before else None
        if last is not None and last.cards == before.cards and last.name != before.name:
            self._put(Deck(name, before.cards))
        else:
            self._change(Deck(name, before.cards))

    def _change_cards(self, cards: Iterable[CardNumber]) -> bool:
        if not self.key:
            self.begin()
        return self._change(Deck(self.deck.name, tuple(sorted(cards))))

    def _change(self, deck: Deck) -> bool:
        before = self.deck
        if not self.key or deck == before:
            return False
        self._before.append(before)
        self._put(deck)
        return True

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self) -> None:
        """Take the last change of the open deck back."""
        if self._before:
            self._put(self._before.pop())

    def _put(self, deck: Deck) -> None:
        place = next(at for at, kept in enumerate(self.decks) if kept.key == self.key)
        self.decks[place] = KeptDeck(self.key, deck)
        self._save()

    # The file

    def _save(self) -> None:
        try:
            deck_files.keep(self.key, self.deck)
        except StorageError as error:
            self.trouble = error.words
        else:
            self.trouble = None

    def save_again(self) -> None:
        """Try once more, if the last change is in no file."""
        if self.trouble is not None and self.key:
            self._save()
