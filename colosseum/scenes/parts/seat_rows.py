"""Who plays, a row for each seat: emblem, name, and a person or a level of opponent."""

from collections.abc import Callable
from functools import partial

from colosseum.scenes.parts.game_words import level_name, level_words
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.parts.titled_scene import draw_panel, inside
from colosseum.seats import HUMAN, LONGEST_NAME, USUAL_NAMES, Lineup
from colosseum.text import say, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.layout import centred, column
from colosseum.widgets.theme import GOLD, PAPER, STONE_DARK
from colosseum.widgets.widget import Area, Look, Widget


class SeatRows:
    def __init__(self, lineup: Lineup, box: Box, on_change: Callable[[str], None]) -> None:
        """Take from the top of the box what the game needs.

        Any change is reported, with the widget to focus if the one pressed has gone.
        """
        self.lineup = lineup
        self.kit = lineup.kit
        self._on_change = on_change
        self._rows = column(inside(box), len(USUAL_NAMES), gap=10)[: self.kit.game.players[-1]]
        self._box = Box(box.left, box.top, box.width, self._rows[-1].bottom + 24 - box.top)

    def widgets(self) -> list[Widget]:
        seats = self.lineup.seats
        found = [widget for place in range(len(seats)) for widget in self._seat(place)]
        if self.lineup.can_grow:
            box = centred(self._rows[len(seats)].center, 300, 50)
            words = tr("Add a player")
            found.append(Button("add", box, words, self._add, kind=Kind.CHIP, size=20))
        return found

    def _seat(self, place: int) -> list[Widget]:
        row = self._rows[place]
        seat = self.lineup.seats[place]
        return [
            Area(
                f"colour-{place}",
                Box(row.left + 14, row.centery - 36, 72, 72),
                lambda brush, look: self._draw_emblem(brush, look, place),
                on_press=lambda: self._next_colour(place),
                tip=tr("Colour and emblem. Click to change."),
            ),
            Field(
                f"name-{place}",
                Box(row.left + 104, row.centery - 25, 216, 50),
                seat.name,
                lambda words: self._rename(place, words),
                most=LONGEST_NAME,
                empty=tr("Name"),
            ),
            *self._levels(place, row),
            *self._remove_button(place, row),
        ]

    def _levels(self, place: int, row: Box) -> list[Widget]:
        widths = (112.0, 116.0, 132.0, 186.0)
        left = row.left + 344
        chips: list[Widget] = []
        for level, width in zip((HUMAN, *self.kit.levels), widths, strict=True):
            chip = Button(
                f"level-{place}-{level}",
                Box(left, row.centery - 22, width, 44),
                level_name(self.kit.ai, level),
                partial(self._choose, place, level),
                kind=Kind.CHIP,
                chosen=self.lineup.seats[place].player == level,
                size=17,
                tip=level_words(self.kit.ai, level),
            )
            chips.append(chip)
            left += width + 8
        return chips

    def _remove_button(self, place: int, row: Box) -> list[Widget]:
        """None where a game is always for the same number."""
        players = self.kit.game.players
        if len(players) == 1:
            return []
        least = tr("{game} needs at least {n} players.", game=say(self.kit.title), n=players[0])
        return [
            Button(
                f"remove-{place}",
                Box(row.right - 54, row.centery - 20, 40, 40),
                "×",
                lambda: self._remove(place),
                kind=Kind.CHIP,
                size=24,
                disabled_because=None if self.lineup.can_shrink else least,
                tip=tr("Remove this player."),
            )
        ]

    def _draw_emblem(self, brush: Brush, look: Look, place: int) -> None:
        centre = self._rows[place].left + 50, self._rows[place].centery
        if look.lit:
            brush.disc(centre, 37, GOLD)
        draw_emblem(brush, centre, 32, self.lineup.seats[place].colour)

    # What the player does

    def _rename(self, place: int, words: str) -> None:
        self.lineup.rename(place, words)
        self._on_change("")

    def _choose(self, place: int, level: str) -> None:
        self.lineup.choose(place, level)
        self._on_change("")

    def _next_colour(self, place: int) -> None:
        self.lineup.next_colour(place)
        self._on_change("")

    def _add(self) -> None:
        self.lineup.add()
        self._on_change(f"name-{len(self.lineup.seats) - 1}")

    def _remove(self, place: int) -> None:
        self.lineup.remove(place)
        self._on_change(f"remove-{len(self.lineup.seats) - 1}")

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, self._box, tr("At the table"))
        for place in range(len(self.lineup.seats)):
            brush.slab(self._rows[place], PAPER, radius=12, edge=STONE_DARK, edge_width=1.5)
