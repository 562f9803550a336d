"""Who sits at a table of the career: the person, and rivals by character and level."""

from dataclasses import replace

from colosseum.ai import characters
from colosseum.play import identity
from colosseum.play.career.stages import Table
from colosseum.play.seats import USUAL_NAMES, Seat


def seats_at(table: Table) -> tuple[Seat, ...]:
    """The player, unless a rival has that name, and the rivals in other colours."""
    rivals = {rival.character: characters.find(rival.character).name for rival in table.rivals}
    person = identity.seated()
    if person.name in rivals.values():
        person = replace(person, name=USUAL_NAMES[person.colour])
    colours = [colour for colour in range(len(USUAL_NAMES)) if colour != person.colour]
    return tuple(
        person
        if rival is None
        else Seat(rivals[rival.character], rival.level, colours.pop(0), rival.character)
        for rival in table.seats
    )
