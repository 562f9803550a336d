"""How a game came out for the people at the table, in a finale."""

from collections.abc import Sequence
from dataclasses import dataclass

from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr


@dataclass(frozen=True, slots=True)
class OwnLine:
    line: Sentence
    name: str = ""
    """Whose it is, where several people play."""

    @property
    def words(self) -> str:
        """In the player's language, and without a capital after the name's colon."""
        line = say(self.line)
        if not self.name:
            return line
        return tr("{name}: {line}", name=self.name, line=line[:1].lower() + line[1:])


def own_lines(lines: Sequence[tuple[str, Sentence]]) -> list[OwnLine]:
    """Each person's name and line; several are called by name."""
    is_alone = len(lines) == 1
    return [OwnLine(line, "" if is_alone else name) for name, line in lines]
