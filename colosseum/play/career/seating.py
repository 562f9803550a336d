"""Who sits at a table of the career: the person, and rivals by character and level."""

from colosseum import games
from colosseum.ai import characters
from colosseum.play.career.stages import Table
from colosseum.play.seats import HUMAN, USUAL_NAMES, Lineup, Seat


def seats_at(table: Table) -> tuple[Seat, ...]:
    """The person is called as in the last game of this kind, unless a rival has that name."""
    rivals = {rival.character: characters.find(rival.character).name for rival in table.rivals}
    person = _person(table.game)
    if person.name in rivals.values():
        person = Seat(USUAL_NAMES[person.colour], HUMAN, person.colour)
    colours = [colour for colour in range(len(USUAL_NAMES)) if colour != person.colour]
    return tuple(
        person
        if rival is None
        else Seat(rivals[rival.character], rival.level, colours.pop(0), rival.character)
        for rival in table.seats
    )


def _person(game: str) -> Seat:
    """The first person of the last line-up for that game."""
    lineup = Lineup.remembered(games.find(game), is_first=True)
    people = [seat for seat in lineup.seats if seat.is_human and seat.name.strip()]
    found = people[0] if people else Seat(USUAL_NAMES[0])
    return Seat(found.name.strip(), HUMAN, found.colour)
