"""The games to choose from: large tiles for a new game, and small ones beside a title."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from colosseum import games
from colosseum.games import GAMES, GameKit
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    MEDIUM,
    PAPER,
    SMALL,
    STONE,
    STONE_DARK,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import ntr, say

_COVER: Final = 202 / 114
"""The width of a game's picture to its height."""
_CORNER: Final = 9 / 114
"""The radius of its corners to its height."""
_GAP: Final = 14.0


def game_tiles(box: Box, chosen: str, choose: Callable[[str], None]) -> list[Widget]:
    """A tile for each game, side by side in the box."""
    return [
        GameTile(games.find(name), place, partial(choose, name), chosen=name == chosen)
        for name, place in zip(GAMES, row(box, len(GAMES), _GAP), strict=True)
    ]


def game_tabs(
    box: Box, chosen: str, choose: Callable[[str], None], notes: Sequence[str] = ()
) -> list[Widget]:
    """A small tile for each game, with a note below its title if there are any."""
    places = row(box, len(GAMES), _GAP)
    return [
        GameTab(games.find(name), place, partial(choose, name), chosen=name == chosen, note=note)
        for name, place, note in zip(GAMES, places, notes or [""] * len(GAMES), strict=True)
    ]


def draw_cover(brush: Brush, name: str, box: Box) -> None:
    """Draw the picture of a game in its frame."""
    brush.picture(name, box)
    radius = box.height * _CORNER
    brush.slab(box, None, radius=radius, edge=INK, edge_width=2)
    brush.slab(box.inflate(-6, -6), None, radius=max(1, radius - 3), edge=GOLD, edge_width=1.4)


class GameTab(Widget):
    """A game by its picture and title."""

    def __init__(
        self,
        kit: GameKit,
        box: Box,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        note: str = "",
    ) -> None:
        super().__init__(f"game {kit.name}", box, on_press=on_press)
        self.kit = kit
        self.chosen = chosen
        self.note = note
        self.enter_goes_on = chosen

    def draw(self, brush: Brush, look: Look) -> None:
        box = self.box
        self._draw_ground(brush, look)
        cover = self._draw_cover(brush, margin=6)
        words = Box(cover.right + 12, box.top + 6, box.right - cover.right - 24, box.height - 12)
        style = TITLE.but(size=19)
        if not self.note:
            brush.text(say(self.kit.title), words, style, where=self.key)
            return
        title = Box(words.left, words.top, words.width, words.height / 2)
        brush.text(say(self.kit.title), title, style, where=self.key)
        brush.text(self.note, title.move(0, title.height - 1), SMALL, where=self.key)

    def _draw_ground(self, brush: Brush, look: Look) -> None:
        if self.chosen:
            for beyond, opacity in ((16, 26), (11, 40), (6, 60)):
                glow = self.box.inflate(beyond, beyond)
                brush.slab(glow, GOLD_LIGHT, radius=13 + beyond / 2, opacity=opacity)
        fill = (PAPER, STONE) if self.chosen or look.lit else (STONE, STONE_DARK)
        edge = GOLD if self.chosen or look.lit else UMBER_LIGHT
        width = 4 if self.chosen else 2
        brush.slab(self.box, fill, radius=13, edge=edge, edge_width=width, shadow=12)

    def _draw_cover(self, brush: Brush, margin: float) -> Box:
        """Draw the picture in its frame at the left, and return where it is."""
        height = self.box.height - 2 * margin
        cover = Box(self.box.left + margin, self.box.top + margin, height * _COVER, height)
        draw_cover(brush, self.kit.cover, cover)
        return cover


class GameTile(GameTab):
    """The same with what a player wants to know before choosing."""

    def draw(self, brush: Brush, look: Look) -> None:
        box = self.box
        self._draw_ground(brush, look)
        left = self._draw_cover(brush, margin=9).right + 14
        title = Box(left, box.top + 18, box.right - left - 52, 36)
        brush.text(say(self.kit.title), title, TITLE.but(size=25), where=self.key)
        facts = Box(left, box.top + 57, box.right - left - 8, 24)
        self._draw_facts(brush, facts)
        blurb = Box(left, box.top + 84, box.right - left - 14, box.bottom - box.top - 90)
        style = SMALL.but(size=16.5, valign="top")
        brush.text(say(self.kit.blurb), blurb, style, lines=2, where=self.key)
        self._draw_tick(brush, (box.right - 25, box.top + 25))

    def _draw_facts(self, brush: Brush, box: Box) -> None:
        """How many play, and about how long."""
        players = self.kit.game.players
        minutes = self.kit.minutes[self.kit.usual_players]
        time = ntr("about {count} minute", "about {count} minutes", minutes)
        who = players_words(players)
        icons = players[0] * 13 + 6 + 14 + 19
        room = Box(0, 0, box.width - icons, box.height)
        style = brush.fitted(who + time, room, MEDIUM.but(size=17))
        accent = TERRACOTTA if self.chosen else FADED
        left = box.left
        for _ in range(players[0]):
            brush.figure("icon-person", Box(left, box.top + 4, 12, 16), accent)
            left += 13
        wide = brush.text_width(who, style) + 1
        brush.text(who, Box(left + 6, box.top, wide, box.height), style, where=self.key)
        left += 6 + wide + 14
        brush.figure("icon-hourglass", Box(left, box.top + 3, 13.5, 18), accent)
        rest = Box(left + 19, box.top, box.right - left - 19, box.height)
        brush.text(time, rest, style, where=self.key)

    def _draw_tick(self, brush: Brush, centre: tuple[float, float]) -> None:
        if not self.chosen:
            brush.disc(centre, 13, STONE, edge=UMBER_LIGHT, edge_width=2)
            return
        brush.disc(centre, 15, GREEN, edge=PAPER, edge_width=2)
        brush.picture("icon-tick", centred(centre, 18))


def players_words(players: range) -> str:
    """“3–5 players”."""
    fewest, most = players[0], players[-1]
    if fewest == most:
        return ntr("{count} player", "{count} players", most)
    # Translators: {range} is “3–5”.
    return ntr("{range} player", "{range} players", most, range=f"{fewest}–{most}")
