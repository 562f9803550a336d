"""What happened, in sentences: for transcripts and the log at the table."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle, Side
from colosseum.rules.colosseum.data import HOLDABLE, RULES, Asset, Noble
from colosseum.rules.colosseum.notation import face_name
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.colosseum.state import Impresario, Phase
from colosseum.rules.kernel import Event, GameOption, Sentence


@dataclass(frozen=True, slots=True)
class Told:
    """A pattern to tell an event by; where a field decides on the plural, two and its name."""

    pattern: str
    plural: str | None = None
    counted: str = ""


PHASES = {
    Phase.INVESTING: Sentence("Investing"),
    Phase.ACQUIRING: Sentence("Acquiring assets"),
    Phase.TRADING: Sentence("Trading"),
    Phase.PRODUCING: Sentence("Producing an event"),
    Phase.CLOSING: Sentence("Closing ceremonies"),
}

NOBLES = {
    Noble.EMPEROR: Sentence("Emperor"),
    Noble.CONSUL_1: Sentence("Consul I"),
    Noble.CONSUL_2: Sentence("Consul II"),
    Noble.SENATOR_1: Sentence("Senator I"),
    Noble.SENATOR_2: Sentence("Senator II"),
    Noble.SENATOR_3: Sentence("Senator III"),
}

OPTIONS = (
    GameOption(
        "intense_auctions",
        Sentence("Intense auctions"),
        Sentence(
            "Whoever has won a market bids again once the next player is active, and everyone may "
            "open one."
        ),
    ),
)

PRIZES = {
    ev.Prize.PODIUM: Sentence("podium"),
    ev.Prize.DONATION: Sentence("donation"),
}

SIDES = {
    Side.CLOCKWISE: Sentence("clockwise"),
    Side.ANTICLOCKWISE: Sentence("anticlockwise"),
}

_TOKENS = {
    Asset.GLADIATOR: Told("{count} gladiator", "{count} gladiators"),
    Asset.COMEDIAN: Told("{count} comedian", "{count} comedians"),
    Asset.MUSICIAN: Told("{count} musician", "{count} musicians"),
    Asset.PRIEST: Told("{count} priest", "{count} priests"),
    Asset.HORSE: Told("{count} horse", "{count} horses"),
    Asset.LION: Told("{count} lion", "{count} lions"),
    Asset.SHIP: Told("{count} ship", "{count} ships"),
    Asset.CHARIOT: Told("{count} chariot", "{count} chariots"),
    Asset.CAGE: Told("{count} cage", "{count} cages"),
    Asset.TORCH: Told("{count} torch", "{count} torches"),
    Asset.SCENERY: Told("{count} scenery", "{count} sceneries"),
    Asset.DECORATION: Told("{count} decoration", "{count} decorations"),
    Asset.JOKER: Told("{count} joker", "{count} jokers"),
    Asset.ACTION: Told("{count} additional action", "{count} additional actions"),
    Asset.EMPEROR: Told("{count} emperor", "{count} emperors"),
}

STARS = {
    Asset.GLADIATOR: Sentence("Gladiator star"),
    Asset.COMEDIAN: Sentence("Comedian star"),
    Asset.MUSICIAN: Sentence("Musician star"),
    Asset.PRIEST: Sentence("Priest star"),
    Asset.HORSE: Sentence("Horse star"),
    Asset.LION: Sentence("Lion star"),
    Asset.SHIP: Sentence("Ship star"),
}

_PARTS = (
    Told("{count} for the programme"),
    Told("{count} for earlier events"),
    Told("{count} for season tickets"),
    Told("{count} for stars"),
    Told("{count} for nobles"),
    Told("{count} for podiums"),
    Told("{count} for medals"),
)

_EVENTS: dict[type[Event], Told] = {
    ev.TurnBegan: Told("Turn {turn} begins; {first} is first."),
    ev.PhaseBegan: Told("{phase}"),
    ev.Passed: Told("{seat} passes."),
    ev.CoinsPaid: Told("{seat} pays {coins} coin.", "{seat} pays {coins} coins.", "coins"),
    ev.CoinsReceived: Told(
        "{seat} receives {coins} coin.", "{seat} receives {coins} coins.", "coins"
    ),
    ev.MedalsPlayed: Told(
        "{seat} plays {medals} medal.", "{seat} plays {medals} medals.", "medals"
    ),
    ev.MedalEarned: Told("{seat} earns a medal."),
    ev.ActionSpent: Told("{seat} spends an additional-action token."),
    ev.ProgrammeBought: Told("{seat} buys {number}."),
    ev.ArenaExpanded: Told("{seat} expands the arena {side}, to square {square}."),
    ev.TicketBought: Told("{seat} buys a season ticket."),
    ev.LogeBuilt: Told("{seat} builds a loge."),
    ev.MarketOpened: Told("{seat} opens market {market} at {coins}."),
    ev.BidMade: Told("{seat} bids {coins}."),
    ev.SteppedOut: Told("{seat} steps out."),
    ev.MarketWon: Told("{seat} wins market {market}: {tokens}."),
    ev.EmperorLeft: Told("{seat} gives up an emperor token."),
    ev.MarketRefilled: Told("Market {market} refills: {tokens}."),
    ev.OfferMade: Told("{seat} offers {partner} {give} for {take}."),
    ev.OfferRefused: Told("{seat} refuses."),
    ev.DealStruck: Told("{seat} gives {partner} {give} for {take}."),
    ev.DiceRolled: Told("{seat} rolls {faces}."),
    ev.NobleMoved: Told("{seat} moves the {noble} by {squares} to square {square}."),
    ev.EventProduced: Told("{seat} produces {number} with {cast}: {parts}, {total} spectators."),
    ev.BestRaised: Told("{seat} reaches {best} spectators."),
    ev.TieRolled: Told("{seat} rolls {faces} for the {prize}."),
    ev.PodiumReceived: Told("{seat} receives a podium."),
    ev.TokenDiscarded: Told("{seat} loses {asset}."),
    ev.TokenDonated: Told("{seat} donates {asset} to {taker}."),
    ev.GameEnded: Told(
        "The game ends; {winners} wins.", "The game ends; {winners} win.", "winners"
    ),
}


def tell(event: Event, names: Sequence[str]) -> Sentence:
    """An event in one sentence."""
    if isinstance(event, ev.StarMoved):
        return _tell_star(event, names)
    values = {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
    told = _EVENTS[type(event)]
    words = {name: _word(name, value, names) for name, value in values.items()}
    if isinstance(event, ev.EventProduced):
        cast = event.tokens + (Asset.JOKER,) * len(event.jokers)
        words |= {"cast": _tokens(cast), "total": event.score.total, "parts": _parts(event.score)}
    if told.counted:
        number = values[told.counted]
        words["count"] = len(number) if isinstance(number, tuple) else number
    return Sentence(told.pattern, told.plural, **words)


def _tell_star(event: ev.StarMoved, names: Sequence[str]) -> Sentence:
    star = STARS[event.asset]
    if event.taker is None:
        assert event.giver is not None
        return Sentence("{giver} loses the {star}.", giver=names[event.giver], star=star)
    taker = names[event.taker]
    if event.giver is None:
        return Sentence("{taker} gains the {star}.", taker=taker, star=star)
    return Sentence(
        "{taker} takes the {star} from {giver}.", taker=taker, star=star, giver=names[event.giver]
    )


def quantity(asset: Asset, count: int) -> Sentence:
    """“2 lions”."""
    told = _TOKENS[asset]
    return Sentence(told.pattern, told.plural, count=count)


def bundle_words(bundle: Bundle) -> str:
    coins = [Sentence("{count} coin", "{count} coins", count=bundle.coins)] if bundle.coins else []
    return ", ".join([*filter(None, [_tokens(bundle.tokens)]), *coins])


def _tokens(tokens: Sequence[Asset]) -> str:
    return ", ".join(quantity(asset, tokens.count(asset)) for asset in sorted(set(tokens)))


def holdings(impresario: Impresario) -> str:
    """Her coins and tokens."""
    tokens = tuple(asset for asset in HOLDABLE for _ in range(impresario.tokens[asset]))
    return bundle_words(Bundle(tokens, impresario.coins))


def _parts(score: Score) -> str:
    return ", ".join(
        Sentence(told.pattern, count=count)
        for told, count in zip(_PARTS, score.parts, strict=True)
        if count
    )


def _faces(faces: Iterable[int]) -> str:
    return ", ".join(map(face_name, faces))


def _word(name: str, value: Any, names: Sequence[str]) -> object:
    """A field's value as it is told; what is in no table is told as it is."""
    tables: dict[str, Callable[[Any], object]] = {
        "seat": names.__getitem__,
        "first": names.__getitem__,
        "partner": names.__getitem__,
        "taker": names.__getitem__,
        "winners": lambda seats: ", ".join(names[seat] for seat in seats),
        "phase": PHASES.__getitem__,
        "noble": NOBLES.__getitem__,
        "side": SIDES.__getitem__,
        "prize": PRIZES.__getitem__,
        "number": lambda number: RULES.programme(number).name,
        "market": lambda market: market + 1,
        "tokens": _tokens,
        "asset": lambda asset: quantity(asset, 1),
        "give": bundle_words,
        "take": bundle_words,
        "faces": _faces,
    }
    return tables[name](value) if name in tables else value
