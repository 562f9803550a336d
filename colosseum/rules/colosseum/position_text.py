"""Positions as short YAML texts: for lessons, scenario tests and bug reports.

What a text leaves out gets a sensible default; contradictions are reported. Hidden things are left
out: the bag holds all tokens that are nowhere else, mixed by `seed`. Without a `step` the phase
begins; the step of a game that is over is `finished`.

    turn: 3
    phase: acquiring
    first: 2
    players:
      - {name: Aquila, coins: 27, medals: 1, tokens: 4 gladiator + joker,
         programmes: [5, 20], produced: [5], best: 12, arena: 8-10, loge: yes}
      - {coins: 19}
      - {coins: 33, tickets: 1}
    nobles: {emperor: 9}
    markets: [lion + cage + torch]
"""

from typing import Any

import yaml

from colosseum.formats.yaml_fields import Field, Mapping
from colosseum.rules import position_version
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import (
    ASSETS,
    HOLDABLE,
    NOBLES,
    RULES,
    STANDARD,
    Asset,
    Noble,
    named,
)
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.invariants import violated
from colosseum.rules.colosseum.notation import face_name, read_faces, read_tokens, tally
from colosseum.rules.colosseum.phases import BEGIN, STEPS_OF, is_last_phase
from colosseum.rules.colosseum.stars import rightful_holder
from colosseum.rules.colosseum.state import Bidding, Deal, Impresario, Phase, State
from colosseum.rules.kernel import Event, PositionError, SeatIndex, player_name
from colosseum.words.sentences import quoted

_FINISHED = "finished"
"""The step of a game that is over."""
_MOST = 9999
"""Coins, or spectators: more than any game can come to."""
_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")


def read(text: str, source: str, version: int | None) -> tuple[tuple[str, ...], State, list[Event]]:
    """Read names, state, and the events that begin the phase if the position is at its beginning.

    `GameError` says what is wrong with the text.
    """
    top = Field.of_text(text, source).mapping()
    position_version.refuse_newer(top)
    entries = top["players"]
    players = len(entries.items())
    if not RULES.least_players <= players <= RULES.most_players:
        raise entries.error(
            f"expected {RULES.least_players} to {RULES.most_players} players, found {players}."
        )
    mappings = [entry.mapping() for entry in entries.items()]
    names = tuple(map(_name, mappings, NAMES))
    impresarios = [_impresario(seat, mapping, players) for seat, mapping in enumerate(mappings)]
    _default_programmes(mappings, impresarios)
    rules = position_version.rules_version(top, RULES.version, version)
    state = _table(top, impresarios, rules)
    events = _moment(top, state)
    for mapping in (*mappings, top):
        mapping.close()
    if complaints := violated(state):
        raise PositionError(f"{source} contradicts itself: {' '.join(complaints[:3])}")
    return names, state, events


def _name(mapping: Mapping, default: str) -> str:
    field = mapping.get("name")
    return default if field is None else field.read(player_name, "a player's name")


def _read_tokens(text: str) -> tuple[Asset, ...]:
    return read_tokens(text) if text else ()


def _tokens(mapping: Mapping, name: str) -> tuple[Asset, ...]:
    field = mapping.get(name)
    return () if field is None else field.read(_read_tokens, "tokens such as 2 lion + torch")


def _seat(field: Field, players: int) -> SeatIndex:
    return field.number(1, players) - 1


def _seats(mapping: Mapping, name: str, players: int) -> tuple[SeatIndex, ...]:
    return tuple(_seat(item, players) for item in mapping.items(name))


def _counts(tokens: tuple[Asset, ...]) -> list[int]:
    return [tokens.count(asset) for asset in ASSETS]


def _programme_numbers(mapping: Mapping, name: str) -> tuple[int, ...]:
    field = mapping.get(name)
    if field is None:
        return ()
    return tuple(item.number(1, len(RULES.programmes)) for item in field.items())


def _impresario(seat: SeatIndex, mapping: Mapping, players: int) -> Impresario:
    start, size = RULES.sites[players][seat], RULES.start_arena
    if arena := mapping.get("arena"):
        start, end = arena.read(_read_squares, "squares such as 8-10")
        size = (end - start) % RULES.squares + 1
    return Impresario(
        coins=mapping.number("coins", RULES.start_coins, _MOST),
        medals=mapping.number("medals", 0),
        tokens=_counts(_tokens(mapping, "tokens")),
        held=_programme_numbers(mapping, "programmes"),
        produced=_programme_numbers(mapping, "produced"),
        arena_start=start,
        arena_size=size,
        tickets=mapping.number("tickets", 0),
        loge=mapping.flag("loge"),
        podiums=mapping.number("podiums", 0),
        best=mapping.number("best", 0, _MOST),
        performed=tuple(sorted(_tokens(mapping, "performed"))),
    )


def _read_squares(text: str) -> tuple[int, int]:
    start, end = (int(square) for square in text.split("-"))
    if not (0 <= start < RULES.squares and 0 <= end < RULES.squares):
        raise ValueError(text)
    return start, end


def _default_programmes(mappings: list[Mapping], impresarios: list[Impresario]) -> None:
    """Read a player's programmes; without a list, one of each group dealt at the start (SET-4)."""
    taken = {number for impresario in impresarios for number in impresario.held}
    for mapping, impresario in zip(mappings, impresarios, strict=True):
        if mapping.get("programmes") is None:
            for group in RULES.dealt:
                number = next(number for number in group if number not in taken)
                impresario.held += (number,)
                taken.add(number)


def _table(top: Mapping, impresarios: list[Impresario], version: int) -> State:
    players = len(impresarios)
    held = {number for impresario in impresarios for number in impresario.held}
    gone = _counts(_tokens(top, "gone"))
    face_down = _tokens(top, "face down")
    markets = _markets(top)
    chance = Chance(top.number("seed", 0))
    bag = [asset for asset in ASSETS for _ in range(_left(asset, impresarios, markets, gone))]
    for token in face_down:
        if token in bag:
            bag.remove(token)
    chance.shuffle(bag)
    for place, market in enumerate(markets):
        if market is None:
            markets[place] = tuple(sorted(bag[-RULES.market_tokens :]))
            del bag[-RULES.market_tokens :]
    first = top.get("first")
    return State(
        version=version,
        turn=top.number("turn", 1, RULES.turns),
        phase=top["phase"].read(lambda text: Phase[text.upper()], "a phase of the turn"),
        first=RULES.sites[players].index(RULES.first_site)
        if first is None
        else _seat(first, players),
        step=None,
        seat=0,
        queue=(),
        impresarios=impresarios,
        catalogue=tuple(number for number in RULES.for_sale if number not in held),
        stars=_stars(top, impresarios),
        nobles=_nobles(top),
        markets=[market or () for market in markets],
        bag=tuple(bag),
        face_down=face_down,
        gone=gone,
        chance=chance,
        intense=top.flag("intense auctions"),
    )


def _markets(top: Mapping) -> list[tuple[Asset, ...] | None]:
    """The markets that the text names, and None for each that the bag will fill."""
    field = top.get("markets")
    items = [] if field is None else field.items()
    if field is not None and len(items) > RULES.markets:
        raise field.error(f"there are {RULES.markets} markets, found {len(items)}.")
    given = [item.read(_read_tokens, "tokens such as 2 lion + torch") for item in items]
    return [*given, *[None] * (RULES.markets - len(given))]


def _left(
    asset: Asset,
    impresarios: list[Impresario],
    markets: list[tuple[Asset, ...] | None],
    gone: list[int],
) -> int:
    """Count the tokens of an asset that are in no place the text names."""
    known = gone[asset] + sum(impresario.tokens[asset] for impresario in impresarios)
    return RULES.totals[asset] - known - sum((market or ()).count(asset) for market in markets)


def _stars(top: Mapping, impresarios: list[Impresario]) -> list[SeatIndex | None]:
    """Find who holds each star; where the counts leave it open, the text may say."""
    stars: list[SeatIndex | None] = [
        rightful_holder(impresarios, asset, None) if asset in RULES.star_assets else None
        for asset in STANDARD
    ]
    if field := top.get("stars"):
        for name, holder in field.mapping():
            try:
                asset = named(Asset, name)
            except KeyError:
                raise holder.error(f"there is no asset {quoted(name)}.") from None
            if asset not in RULES.star_assets:
                raise holder.error(f"{quoted(name)} has no star.")
            nobody = holder.text() == "nobody"
            stars[asset] = None if nobody else _seat(holder, len(impresarios))
    return stars


def _nobles(top: Mapping) -> list[int]:
    field = top.get("nobles")
    given = None if field is None else field.mapping()
    nobles = []
    for noble in NOBLES:
        square = None if given is None else given.get(str(noble))
        nobles.append(RULES.rests[noble] if square is None else square.number(0, RULES.squares - 1))
    if given is not None:
        given.close()
    return nobles


def _moment(top: Mapping, state: State) -> list[Event]:
    """Read how far the phase has got; its beginning, if the text does not say."""
    players = len(state.impresarios)
    step = top.get("step")
    if step is None:
        events: list[Event] = []
        BEGIN[state.phase](state, events)
        return events
    kinds = [known.kind for known in STEPS_OF[state.phase]]
    if step.text() in kinds:
        state.step = DecisionKind(step.text())
    elif step.text() != _FINISHED:
        raise step.error(f"expected a step of this phase: {', '.join(kinds)}.")
    elif not is_last_phase(state):
        raise step.error("a game is finished only after the last event of the last turn.")
    state.seat = _seat(top["seat"], players)
    state.queue = _seats(top, "queue", players)
    state.investments = top.number("investments", 0)
    state.shut_out = _seats(top, "shut out", players)
    if auction := top.get("auction"):
        state.bidding = _bidding(auction.mapping(), players)
    if offer := top.get("offer"):
        state.deal = _deal(offer.mapping(), players)
    if roll := top.get("roll"):
        state.roll = roll.read(read_faces, "faces such as I-III V")
        state.spent = top.number("spent", 0, len(state.roll))
    if moved := top.get("moved"):
        state.moved = moved.read(lambda text: named(Noble, text), "a noble")
    if owner := top.get("podium owner"):
        state.podium_owner = _seat(owner, players)
    return []


def _bidding(auction: Mapping, players: int) -> Bidding:
    bidding = Bidding(
        opener=_seat(auction["opener"], players),
        market=auction["market"].number(1, RULES.markets) - 1,
        coins=auction["coins"].number(RULES.opening_bid),
        leader=_seat(auction["leader"], players),
        still_in=_seats(auction, "still in", players),
    )
    auction.close()
    return bidding


def _deal(offer: Mapping, players: int) -> Deal:
    deal = Deal(
        active=_seat(offer["active"], players),
        partner=_seat(offer["partner"], players),
        give=offer["give"].read(Bundle.read, "a bundle such as lion + 2 coins"),
        take=offer["take"].read(Bundle.read, "a bundle such as lion + 2 coins"),
    )
    offer.close()
    return deal


def write(names: tuple[str, ...], state: State) -> str:
    """Write a state as text; everything public reads back."""
    top: dict[str, Any] = {
        position_version.FIELD: position_version.VERSION,
        position_version.RULES: state.version,
        "turn": state.turn,
        "phase": str(state.phase),
        "first": state.first + 1,
        "intense auctions": state.intense,
        "players": [
            _written_impresario(name, impresario)
            for name, impresario in zip(names, state.impresarios, strict=True)
        ],
        "nobles": {str(noble): state.nobles[noble] for noble in NOBLES},
        "markets": [tally(market) for market in state.markets],
        "face down": tally(state.face_down),
        "gone": tally(asset for asset in ASSETS for _ in range(state.gone[asset])),
        "stars": {
            str(asset): "nobody" if holder is None else holder + 1
            for asset, holder in zip(STANDARD, state.stars, strict=True)
            if asset in RULES.star_assets
        },
        **_written_moment(state),
    }
    given = {name: value for name, value in top.items() if value not in ("", False)}
    return yaml.dump(given, Dumper=_Dumper, sort_keys=False, default_flow_style=None, width=100)


def _written_impresario(name: str, impresario: Impresario) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": name,
        "coins": impresario.coins,
        "medals": impresario.medals,
        "tokens": tally(a for a in HOLDABLE for _ in range(impresario.tokens[a])),
        "programmes": list(impresario.held),
        "produced": list(impresario.produced),
        "arena": f"{impresario.arena[0]}-{impresario.arena[-1]}",
        "tickets": impresario.tickets,
        "loge": impresario.loge,
        "podiums": impresario.podiums,
        "best": impresario.best,
        "performed": tally(impresario.performed),
    }
    always = ("name", "coins", "programmes")
    return {field: value for field, value in entry.items() if value or field in always}


def _numbers(seats: tuple[SeatIndex, ...]) -> list[int]:
    return [seat + 1 for seat in seats]


def _written_moment(state: State) -> dict[str, Any]:
    moment: dict[str, Any] = {"step": str(state.step or _FINISHED), "seat": state.seat + 1}
    if state.queue:
        moment["queue"] = _numbers(state.queue)
    if state.investments:
        moment["investments"] = state.investments
    if state.shut_out:
        moment["shut out"] = _numbers(state.shut_out)
    if state.bidding:
        moment["auction"] = {
            "opener": state.bidding.opener + 1,
            "market": state.bidding.market + 1,
            "coins": state.bidding.coins,
            "leader": state.bidding.leader + 1,
            "still in": _numbers(state.bidding.still_in),
        }
    if state.deal:
        moment["offer"] = {
            "active": state.deal.active + 1,
            "partner": state.deal.partner + 1,
            "give": str(state.deal.give),
            "take": str(state.deal.take),
        }
    if state.roll:
        moment["roll"] = " ".join(face_name(face) for face in state.roll)
    if state.moved is not None:
        moment |= {"spent": state.spent, "moved": str(state.moved)}
    if state.podium_owner is not None:
        moment["podium owner"] = state.podium_owner + 1
    return moment
