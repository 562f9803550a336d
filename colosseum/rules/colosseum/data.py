"""The numbers of the game, read once from `assets/rules.yaml`."""

from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeVar

from colosseum.formats.yaml_fields import Field, FieldError, Mapping, numbers_file
from colosseum.rules.rules_versions import read_versions
from colosseum.words.sentences import Sentence


class Name(IntEnum):
    """Names that are numbers, so that they index lists.

    They hash as the numbers they are: quicker than by their names, and the same in every process.
    """

    __hash__ = int.__hash__

    def __str__(self) -> str:
        return self.name.lower().replace("_", "-")


class Asset(Name):
    """The kinds of token: twelve standard assets, then the three special ones."""

    GLADIATOR = 0
    COMEDIAN = 1
    MUSICIAN = 2
    PRIEST = 3
    HORSE = 4
    LION = 5
    SHIP = 6
    CHARIOT = 7
    CAGE = 8
    TORCH = 9
    SCENERY = 10
    DECORATION = 11
    JOKER = 12
    ACTION = 13
    EMPEROR = 14


class Noble(Name):
    """The six nobles who walk round the board."""

    EMPEROR = 0
    CONSUL_1 = 1
    CONSUL_2 = 2
    SENATOR_1 = 3
    SENATOR_2 = 4
    SENATOR_3 = 5


ASSETS: Final = tuple(Asset)
NOBLES: Final = tuple(Noble)
STANDARD: Final = tuple(asset for asset in Asset if asset < Asset.JOKER)
#: What a player can hold: an Emperor token turns into a medal at once (AUC-9).
HOLDABLE: Final = tuple(asset for asset in Asset if asset is not Asset.EMPEROR)

E = TypeVar("E", bound=Name)


def named(kind: type[E], text: str) -> E:
    """The member with that text form; KeyError if there is none."""
    members: dict[str, E] = _by_name(kind)
    return members[text]


@cache
def _by_name(kind: type[E]) -> dict[str, E]:
    return {str(member): member for member in kind}


@dataclass(frozen=True, slots=True)
class Programme:
    """An event that a player can produce."""

    number: int
    name: Sentence
    price: int
    arena: int
    needs: tuple[int, ...]
    """How many of each standard asset."""
    spectators: tuple[int, ...]
    """Drawn with 0, 1, 2 … assets missing."""
    assets: int
    """How many in all."""
    kinds: tuple[Asset, ...]
    """The assets it needs at all."""

    @property
    def fewest_assets(self) -> int:
        """With fewer, the programme draws nobody (EVT-2)."""
        return self.assets - len(self.spectators) + 1


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers in `rules.yaml`."""

    version: int
    """Of the numbers and of the rules that use them."""
    least_players: int
    most_players: int
    turns: int
    start_coins: int
    green: tuple[int, ...]
    orange: tuple[int, ...]
    star_assets: tuple[Asset, ...]
    deal: dict[int, int]
    markets: int
    market_tokens: int
    opening_bid: int
    squares: int
    rests: tuple[int, ...]
    """Each noble's own resting square."""
    resting: tuple[bool, ...]
    """For each square, whether it is a resting square."""
    noble_spectators: tuple[int, ...]
    start_arena: int
    largest_arena: int
    sites: dict[int, tuple[int, ...]]
    first_site: int
    faces: tuple[tuple[int, ...], ...]
    dice_without_loge: int
    dice_with_loge: int
    most_investments: int
    second_medals: int
    second_actions: int
    expansion_price: int
    ticket_price: int
    ticket_spectators: int
    ticket_supply: int
    loge_price: int
    medal_supply: int
    medal_coins: int
    medal_spectators: int
    medal_squares: int
    podium_supply: int
    podium_spectators: int
    star_tokens: int
    star_spectators: int
    earlier_spectators: int
    dealt: tuple[tuple[int, ...], ...]
    """Groups of programmes of which each player is dealt one."""
    programmes: tuple[Programme, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """How many tokens of each asset exist."""
        return tuple(map(sum, zip(self.green, self.orange, strict=True)))

    @property
    def for_sale(self) -> tuple[int, ...]:
        """The programmes for sale at the start."""
        dealt = {number for group in self.dealt for number in group}
        return tuple(p.number for p in self.programmes if p.number not in dealt)

    def programme(self, number: int) -> Programme:
        return self.programmes[number - 1]


def load(file: Path) -> tuple[Rules, ...]:
    """Read and check all versions, the newest last; `FieldError` names what is wrong with them.

    Only numbers of programmes are asked of a game's version (`State.programme`).
    """
    versions = read_versions(file, read)
    newest = versions[-1]
    names = [it.name for it in newest.programmes]
    for old in versions:
        same = replace(newest, version=old.version, programmes=old.programmes)
        if old != same or [it.name for it in old.programmes] != names:
            raise FieldError(f"Version {old.version} changes more than numbers of programmes.")
    return versions


def read(field: Field) -> Rules:
    top = field.mapping()
    players = top["players"].named_numbers("least", "most")
    counts = range(players["least"], players["most"] + 1)
    green, orange, stars = _tokens(top["tokens"], top["token totals"])
    markets = top["markets"].named_numbers("number", "tokens", "opening bid")
    squares, rests, worths = _track(top["track"])
    arenas = _arenas(top["arenas"], counts, squares)
    deal = _by_players(top["deal"], counts)
    for count, tokens in deal.items():
        if count * tokens.number() + markets["number"] * markets["tokens"] > sum(green):
            raise tokens.error("there are too few green tokens to deal that many.")
    dice = top["dice"].mapping()
    faces = tuple(face.numbers(1) for face in dice["faces"].items())
    programmes = _programmes(top["programmes"], arenas["most"])
    rules = Rules(
        version=top["version"].number(1),
        least_players=players["least"],
        most_players=players["most"],
        turns=top["turns"].number(1),
        start_coins=top["start coins"].number(),
        green=green,
        orange=orange,
        star_assets=stars,
        deal={count: tokens.number() for count, tokens in deal.items()},
        markets=markets["number"],
        market_tokens=markets["tokens"],
        opening_bid=markets["opening bid"],
        squares=squares,
        rests=rests,
        resting=tuple(square in rests for square in range(squares)),
        noble_spectators=worths,
        start_arena=arenas["start"],
        largest_arena=arenas["most"],
        sites=_sites(top["arenas"], counts, squares, arenas["start"]),
        first_site=arenas["first"],
        faces=faces,
        dice_without_loge=dice["without loge"].number(1),
        dice_with_loge=dice["with loge"].number(1),
        dealt=_dealt(top["dealt programmes"], len(programmes), players["most"]),
        programmes=programmes,
        **_investing(top["investing"]),
        **_honours(top),
    )
    for mapping in (dice, top):
        mapping.close()
    return rules


def _investing(field: Field) -> dict[str, int]:
    investing = field.mapping()
    second = investing["second"].named_numbers("medals", "action tokens")
    ticket = investing["season ticket"].named_numbers("price", "spectators", "supply")
    found = {
        "most_investments": investing["most a turn"].number(1),
        "second_medals": second["medals"],
        "second_actions": second["action tokens"],
        "expansion_price": investing["expansion"].named_numbers("price")["price"],
        "ticket_price": ticket["price"],
        "ticket_spectators": ticket["spectators"],
        "ticket_supply": ticket["supply"],
        "loge_price": investing["loge"].named_numbers("price")["price"],
    }
    investing.close()
    return found


def _honours(top: Mapping) -> dict[str, int]:
    """What medals, podiums, stars and earlier events are worth, and how many there are."""
    medals = top["medals"].named_numbers("supply", "coins", "spectators", "most squares")
    podiums = top["podiums"].named_numbers("supply", "spectators")
    star = top["stars"].named_numbers("least tokens", "spectators")
    return {
        "medal_supply": medals["supply"],
        "medal_coins": medals["coins"],
        "medal_spectators": medals["spectators"],
        "medal_squares": medals["most squares"],
        "podium_supply": podiums["supply"],
        "podium_spectators": podiums["spectators"],
        "star_tokens": star["least tokens"],
        "star_spectators": star["spectators"],
        "earlier_spectators": top["earlier event"].named_numbers("spectators")["spectators"],
    }


def _by_players(field: Field, counts: range) -> dict[int, Field]:
    mapping = field.mapping()
    found = {count: mapping[str(count)] for count in counts}
    mapping.close()
    return found


def _tokens(
    field: Field, totals: Field
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[Asset, ...]]:
    entries: dict[Asset, Mapping] = {}
    for name, entry in field.mapping():
        try:
            entries[named(Asset, name)] = entry.mapping()
        except KeyError:
            raise entry.error(f"there is no asset “{name}”.") from None
    for asset in ASSETS:
        if asset not in entries:
            raise field.error(f"“{asset}” is missing.")
    green = tuple(entries[asset]["green"].number() for asset in ASSETS)
    orange = tuple(entries[asset]["orange"].number() for asset in ASSETS)
    starred = {asset: entries[asset].get("star") for asset in ASSETS}
    stars = tuple(asset for asset, star in starred.items() if star is not None and star.flag())
    for asset in stars:
        if asset not in STANDARD:
            raise field.error(f"a special token such as “{asset}” has no star.")
    for mapping in entries.values():
        mapping.close()
    expected = totals.named_numbers("all", "green", "orange")
    found = {"all": sum(green) + sum(orange), "green": sum(green), "orange": sum(orange)}
    for name, total in expected.items():
        if found[name] != total:
            raise totals.error(f"{name} tokens must be {total}, but they add up to {found[name]}.")
    return green, orange, stars


def _track(field: Field) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    track = field.mapping()
    squares = track["squares"].number(1)
    entries = track["nobles"].mapping()
    nobles = [entries[str(noble)].mapping() for noble in NOBLES]
    rests = tuple(noble["rests"].number(0, squares - 1) for noble in nobles)
    worths = tuple(noble["spectators"].number() for noble in nobles)
    for mapping in (*nobles, entries, track):
        mapping.close()
    return squares, rests, worths


def _arenas(field: Field, counts: range, squares: int) -> dict[str, int]:
    arenas = field.mapping()
    numbers = arenas["squares"].named_numbers("start", "most")
    if numbers["most"] < numbers["start"]:
        raise arenas["squares"].error("an arena cannot start larger than it may grow.")
    first = arenas["first player"]
    numbers["first"] = first.number(0, squares - 1)
    for count, sites in _by_players(arenas["sites"], counts).items():
        if numbers["first"] not in sites.numbers():
            raise first.error(f"with {count} players no arena starts on {numbers['first']}.")
    arenas.close()
    return numbers


def _sites(field: Field, counts: range, squares: int, size: int) -> dict[int, tuple[int, ...]]:
    found = {}
    for count, sites in _by_players(field.mapping()["sites"], counts).items():
        starts = tuple(site.number(0, squares - 1) for site in sites.items())
        if len(starts) != count:
            raise sites.error(f"{count} players need {count} sites, found {len(starts)}.")
        taken = [(start + step) % squares for start in starts for step in range(size)]
        if len(set(taken)) < len(taken):
            raise sites.error("the sites overlap.")
        if list(starts) != sorted(starts):
            raise sites.error("the sites must follow one another clockwise.")
        found[count] = starts
    return found


def _dealt(field: Field, programmes: int, players: int) -> tuple[tuple[int, ...], ...]:
    groups = []
    for item in field.items():
        ends = item.named_numbers("from", "to")
        group = tuple(range(ends["from"], ends["to"] + 1))
        if not group or group[0] < 1 or group[-1] > programmes:
            raise item.error(f"expected programmes from 1 to {programmes}.")
        if len(group) < players:
            raise item.error(f"{len(group)} programmes are too few for {players} players.")
        groups.append(group)
    return tuple(groups)


def _programmes(field: Field, largest_arena: int) -> tuple[Programme, ...]:
    found = []
    for place, item in enumerate(field.items(), 1):
        entry = item.mapping()
        if entry["number"].number() != place:
            raise entry["number"].error(f"expected programme {place} here.")
        needs = _needs(entry["assets"])
        spectators = entry["spectators"].numbers(1)
        if any(less >= more for more, less in pairwise(spectators)):
            raise entry["spectators"].error(f"values must get smaller, found {list(spectators)}.")
        if not 0 < len(spectators) <= sum(needs):
            raise entry["spectators"].error(f"{sum(needs)} assets allow 1 to {sum(needs)} values.")
        found.append(
            Programme(
                number=place,
                name=Sentence(entry["name"].text()),
                price=entry["price"].number(),
                arena=entry["arena"].number(1, largest_arena),
                needs=needs,
                spectators=spectators,
                assets=sum(needs),
                kinds=tuple(asset for asset in STANDARD if needs[asset]),
            )
        )
        entry.close()
    return tuple(found)


def _needs(field: Field) -> tuple[int, ...]:
    needs = [0] * len(STANDARD)
    for name, count in field.mapping():
        try:
            asset = named(Asset, name)
        except KeyError:
            raise count.error(f"there is no asset “{name}”.") from None
        if asset not in STANDARD:
            raise count.error(f"a programme cannot need the special token “{name}”.")
        needs[asset] = count.number(1)
    return tuple(needs)


VERSIONS: Final = load(numbers_file("rules.yaml"))
RULES: Final = VERSIONS[-1]
"""The newest."""
