"""A whole game as a text to read, with everything that was secret."""

from collections.abc import Iterable, Iterator

from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event
from colosseum.rules.roma.events import TurnBegan
from colosseum.rules.roma.game import Game
from colosseum.rules.roma.wording import event_words


def transcript(journal: Journal[Game]) -> Iterator[str]:
    """Line by line, from setting up to the outcome."""
    game = journal.beginning()
    yield from _told(game.opening, game.seats)
    for _, record in journal.replay():
        yield from _told(record.events, game.seats)
    if outcome := journal.game.outcome:
        yield outcome.reason


def _told(events: Iterable[Event], names: tuple[str, ...]) -> Iterator[str]:
    for event in events:
        sentence = event_words(event, names)
        if isinstance(event, TurnBegan):
            yield ""
            yield sentence
        else:
            yield f"  {sentence}"
