"""What is asked before a deck is gone."""

from colosseum.scenes.parts.question import Question
from colosseum.words.translation import tr


def delete_question(name: str) -> Question:
    words = tr("Delete the deck {name}?", name=name)
    return Question(words, tr("Delete"), tr("It will be gone for good."))
