"""Roma's table with the cards of the first Roma: positions, and pictures of them."""

from collections.abc import Callable
from functools import partial
from typing import Final

from colosseum.gallery.picture import Picture, Show, pressed
from colosseum.gallery.roma.positions import QUESTIONS, Asked, at_position, bribed
from colosseum.play.session import Session
from colosseum.rules.roma.actions import ACTIONS

MIXED: Final = """
cards: mixed
turn: 9
seat: 1
first: 1
dice: 2 + 3 + 5
step: act
supply: 15
players:
  - name: Aquila
    points: 11
    money: 9
    hand: architectus + templum + statua-jovis + senator
    places: {bribery: haruspex, 1: basilica, 2: forum, 3: templum, 4: turris, 5: onager, 6: consul}
    blocked: [6]
  - name: Octavia
    points: 10
    money: 6
    hand: aries + fortuna + gladiator + portus
    known: gladiator
    places: {bribery: speculator, 1: legionarius, 2: bestia, 3: forum, 4: arena, 6: turris}
    weakened: 2
discards: [castra, veneficus, nero]
"""
"""A Forum that is helped, defences that have changed, a blocked symbol, and a known card."""

SET_EACH: Final = """
cards: set_each
turn: 12
seat: 1
dice: 1 + 4 + 6
step: act
supply: 14
players:
  - name: Aquila
    deck: arena
    points: 12
    money: 7
    hand: decurio + legat/2 + portus + tuba
    places: {1: taberna, 2: forum/2, 3: triremis, 4: ballista, 5: telonium, 6: pictor}
    discards: [aries, forum, castra]
  - name: Octavia
    deck: roma
    points: 10
    money: 3
    hand: nero/2 + bestia
    known: bestia
    places: {bribery: sicarius/2, 1: turris/2, 3: forum/2, 4: basilica/2, 5: magister}
    discards: [consul/2, velites/2]
"""

FACE_DOWN: Final = """
cards: roma
step: lay
seat: 1
first: 2
players:
  - name: Aquila
    hand: legionarius + turris
    places: {2: forum, 5: consul}
  - name: Octavia
    places: {1: nero, 3: onager, 4: legat, 6: senator}
"""

LAST_FACE_DOWN: Final = FACE_DOWN.replace("legionarius + turris", "turris").replace(
    "2: forum,", "2: forum, 4: legionarius,"
)
"""With the last card to lay."""

OWN_DECKS: Final = (
    SET_EACH.replace("set_each", "own_decks")
    .replace("    deck: arena\n", "")
    .replace("    deck: roma\n", "")
)

_ASKING: Final = "cards: mixed" + (
    QUESTIONS.replace("money: 12", "money: 18")
    .replace("decurio + arena", "decurio + arena + basilica + legat + forum")
    .replace("1: tuba, 2: templarius", "1: velites, 2: {beside}")
    .replace("bribery: speculator", "bribery: turris")
    .replace("veneficus, forum", "veneficus, nero")
)
"""The same questions among both sets of cards."""

_asked = partial(bribed, _ASKING, beside="castra")


ANSWERS: Final[dict[str, Asked]] = {
    "search": _asked("haruspex"),
    "extra-die": _asked("centurio"),
    "third-die": (
        _ASKING.format(dice="2 + 3 + 6", card="castra", beside="templum"),
        ("activate 3", "use die 6"),
    ),
    "change-die": _asked("consul"),
    "symbol": _asked("praetorianus"),
    "buy": _asked("mercator"),
    "lay-free": _asked("architectus"),
    "lay-again": _asked("machina"),
    "scaenicus": _asked("scaenicus"),
    "aesculapinum": _asked("aesculapinum"),
    "sicarius": _asked("sicarius"),
    "onager": _asked("onager"),
}
"""A question of each kind that the first Roma's cards ask."""


def pictures(at_table: Callable[[Callable[[], Session]], Show]) -> list[Picture]:
    """`at_table` opens a table at a position."""

    def at(position: str, *actions: str) -> Show:
        return at_table(lambda: at_position(position, *map(ACTIONS.read, actions)))

    return [
        Picture("mixed", at(MIXED)),
        Picture("mixed-forum", pressed("choose-die-0", at(MIXED))),
        Picture("mixed-onager", pressed("choose-die-2", at(MIXED))),
        Picture("set-each", at(SET_EACH)),
        Picture("mixed-all-cards", pressed("draw-pile", at(MIXED))),
        Picture("set-each-deck", pressed("draw-pile-1", at(SET_EACH))),
        Picture("set-each-discards", pressed("discards-1", at(SET_EACH))),
        Picture("own-decks", at(OWN_DECKS)),
        Picture("face-down", pressed("choose-place-0-1", pressed("choose-held-0", at(FACE_DOWN)))),
        *(Picture(name, at(position, *actions)) for name, (position, actions) in ANSWERS.items()),
        Picture("symbol-chosen", pressed("choose-place-1-3", at(*_flat("symbol")))),
        Picture("buy-chosen", pressed("buy-3", at(*_flat("buy")))),
        Picture("lay-again-chosen", pressed("taken-up-0", at(*_flat("lay-again")))),
        Picture("change-die-chosen", pressed("choose-die-0", at(*_flat("change-die")))),
    ]


def _flat(name: str) -> tuple[str, ...]:
    position, actions = ANSWERS[name]
    return position, *actions
