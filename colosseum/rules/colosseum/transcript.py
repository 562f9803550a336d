"""A whole game as text to read."""

from collections.abc import Iterable, Iterator

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.events import PhaseBegan, TurnBegan
from colosseum.rules.colosseum.wording import event_words, holdings
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event
from colosseum.words.sentences import Sentence


def transcript(journal: Journal[Game]) -> Iterator[str]:
    """Write the game line by line, from setting up to the outcome."""
    game = journal.beginning()
    for name, impresario in zip(game.seats, game.state.impresarios, strict=True):
        yield Sentence(
            "{name}: {holdings}; {programmes}",
            name=name,
            holdings=holdings(impresario),
            programmes=Sentence.listed(RULES.programme(number).name for number in impresario.held),
        )
    yield from _event_lines(game.opening, game.seats)
    for _, record in journal.replay():
        yield from _event_lines(record.events, game.seats)
    if outcome := journal.game.outcome:
        yield outcome.reason


def _event_lines(events: Iterable[Event], names: tuple[str, ...]) -> Iterator[str]:
    for event in events:
        sentence = event_words(event, names)
        if isinstance(event, TurnBegan):
            yield ""
            yield sentence
        elif isinstance(event, PhaseBegan):
            yield f"  {sentence}"
        else:
            yield f"    {sentence}"
