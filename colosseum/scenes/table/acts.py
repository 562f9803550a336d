"""Events as motions: dice tumble, nobles walk, tokens fly, coins count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

import pygame

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import RULES, Asset, Noble
from colosseum.rules.colosseum.telling import bundle_words
from colosseum.rules.kernel import Event
from colosseum.scenes.players import draw_emblem
from colosseum.scenes.table import board, layout
from colosseum.scenes.table.performance import Performance
from colosseum.scenes.table.pieces import roman, with_picture
from colosseum.sound import Effect
from colosseum.text import tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.motion import Flight, Motion, Point, Together, eased
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import CREAM, GOLD, PAPER, STRONG, TITLE, UMBER_DARK

if TYPE_CHECKING:
    from colosseum.scenes.table.view import TableView

_TOKEN = 44.0


class Moment(Motion):
    """No time at all: only something to do."""

    def __init__(self, do: Callable[[], None]) -> None:
        super().__init__(0.0, on_end=do)


def token_words(tokens: Sequence[Asset]) -> str:
    return bundle_words(Bundle(tuple(tokens)))


def motions(event: Event, view: TableView) -> list[Motion]:
    """How the event looks; when it is over, the table hears of it."""
    make = _MOTIONS.get(type(event))
    found = make(event, view) if make else []
    return [*found, Moment(lambda: view.hear(event))]


def _sound(view: TableView, effect: Effect) -> Callable[[], None]:
    return lambda: view.house.sounds.play(effect)


def plaque_point(view: TableView, seat: int) -> Point:
    box = layout.plaque_box(seat, len(view.seats))
    return box.left + 46, box.top + 38


def _flights(
    view: TableView, pictures: Sequence[str], start: Point, end: Point, effect: Effect
) -> list[Motion]:
    """Several pictures one after another along the same way."""
    if not pictures:
        return []
    flights = [
        Flight(
            0.5,
            picture,
            (start[0] + 22 * (number - (len(pictures) - 1) / 2), start[1]),
            end,
            _TOKEN,
            delay=0.5 * number / max(3, len(pictures)),
            on_start=_sound(view, effect) if number == 0 else None,
        )
        for number, picture in enumerate(pictures)
    ]
    return [Together(flights)]


# Coins and medals


class CoinCount(Motion):
    """A plaque's coins run up or down."""

    def __init__(self, view: TableView, seat: int, by: int) -> None:
        super().__init__(
            0.35 if abs(by) < 10 else 0.6,
            on_start=_sound(view, Effect.COINS if abs(by) > 9 else Effect.COIN),
        )
        self._view, self._seat, self._by = view, seat, by

    def draw(self, brush: Brush, part: float) -> None:
        box = layout.plaque_box(self._seat, len(self._view.seats))
        before = self._view.state.impresarios[self._seat].coins
        row = Box(box.left + 20, box.top + min(66.0, box.height * 0.46), 78, 0)
        row.height = (box.height - min(66.0, box.height * 0.46) - 8) / 2
        brush.slab(row, PAPER, radius=8, edge=GOLD, edge_width=2)
        words = str(before + round(self._by * eased(part)))
        inside = Box(row.left + 4, row.top, row.width - 6, row.height)
        with_picture(brush, "coin", words, inside, STRONG.but(size=20))


def _pay(event: ev.CoinsPaid, view: TableView) -> list[Motion]:
    return [CoinCount(view, event.seat, -event.coins)]


def _receive(event: ev.CoinsReceived, view: TableView) -> list[Motion]:
    return [CoinCount(view, event.seat, event.coins)]


def _medals_played(event: ev.MedalsPlayed, view: TableView) -> list[Motion]:
    start = plaque_point(view, event.seat)
    return _flights(view, ["medal"] * event.medals, start, layout.CENTRE, Effect.MEDAL)


def _medal_earned(event: ev.MedalEarned, view: TableView) -> list[Motion]:
    return _flights(view, ["medal"], layout.CENTRE, plaque_point(view, event.seat), Effect.MEDAL)


# Investing


def _from_catalogue(view: TableView, seat: int, picture: str) -> list[Motion]:
    start = layout.CATALOGUE.center
    return _flights(view, [picture], start, plaque_point(view, seat), Effect.TOKEN)


class Glow(Motion):
    """A square of the ring lights up."""

    def __init__(self, view: TableView, square: int) -> None:
        super().__init__(0.5, on_start=_sound(view, Effect.TOKEN))
        self._outline = layout.sector(square, square, layout.RING_INNER, layout.RING_OUTER)

    def draw(self, brush: Brush, part: float) -> None:
        opacity = round(220 * (1 - abs(2 * part - 1)))
        brush.polygon(self._outline, GOLD, opacity=opacity)


# Auctions and deals


class Call(Motion):
    """A word beside a plaque: a bid, a refusal."""

    def __init__(
        self, view: TableView, seat: int, words: str, effect: Effect, seconds: float = 0.35
    ) -> None:
        super().__init__(seconds, on_start=_sound(view, effect))
        self._view, self._seat, self._words = view, seat, words

    def draw(self, brush: Brush, part: float) -> None:
        plaque = layout.plaque_box(self._seat, len(self._view.seats))
        style = STRONG.but(size=20, colour=CREAM, align="centre")
        width = min(360.0, brush.text_width(self._words, style) + 40)
        slide = 12 * (1 - eased(min(1.0, part * 4)))
        box = Box(plaque.right + 10 - slide, plaque.centery - 21, width, 42)
        brush.slab(box, UMBER_DARK, radius=21, edge=GOLD, edge_width=2, shadow=8)
        brush.text(self._words, box.inflate(-20, -6), style, where="call")


def _opened(event: ev.MarketOpened, view: TableView) -> list[Motion]:
    def strike() -> None:
        view.hammer = event.market
        view.changed()

    words = tr("Market {number} at {n}", number=roman(event.market + 1), n=event.coins)
    return [Moment(strike), Call(view, event.seat, words, Effect.BID, 0.6)]


def _bid(event: ev.BidMade, view: TableView) -> list[Motion]:
    return [Call(view, event.seat, str(event.coins), Effect.BID)]


def _steps_out(event: ev.SteppedOut, view: TableView) -> list[Motion]:
    return [Call(view, event.seat, tr("passes"), Effect.STEP, 0.3)]


def _passes(event: ev.Passed, view: TableView) -> list[Motion]:
    return [Call(view, event.seat, tr("passes"), Effect.STEP, 0.3)]


def _market_won(event: ev.MarketWon, view: TableView) -> list[Motion]:
    start = layout.market_box(event.market).center
    names = [str(token) for token in event.tokens]
    return _flights(view, names, start, plaque_point(view, event.seat), Effect.TOKEN)


def _refilled(event: ev.MarketRefilled, view: TableView) -> list[Motion]:
    flights = [
        Flight(
            0.4,
            str(token),
            layout.CENTRE,
            board.token_place(event.market, number).center,
            _TOKEN,
            delay=0.12 * number,
            on_start=_sound(view, Effect.TOKEN),
        )
        for number, token in enumerate(event.tokens)
    ]
    return [Together(flights)] if flights else []


def _offer(event: ev.OfferMade, view: TableView) -> list[Motion]:
    words = tr("{give} for {take}", give=bundle_words(event.give), take=bundle_words(event.take))
    return [Call(view, event.seat, words, Effect.TOKEN, 1.1)]


def _refused(event: ev.OfferRefused, view: TableView) -> list[Motion]:
    return [Call(view, event.seat, tr("refuses"), Effect.REFUSE, 0.6)]


def _deal(event: ev.DealStruck, view: TableView) -> list[Motion]:
    one, other = plaque_point(view, event.seat), plaque_point(view, event.partner)
    flights: list[Motion] = []
    for bundle, start, end in ((event.give, one, other), (event.take, other, one)):
        pictures = [str(token) for token in bundle.tokens] + (["coin"] if bundle.coins else [])
        flights += _flights(view, pictures, start, end, Effect.DEAL)
    return [Together(flights)]


def _star(event: ev.StarMoved, view: TableView) -> list[Motion]:
    start = plaque_point(view, event.giver) if event.giver is not None else layout.CENTRE
    end = plaque_point(view, event.taker) if event.taker is not None else layout.CENTRE
    return _flights(view, [f"star-{event.asset}"], start, end, Effect.MEDAL)


# Dice and nobles


class Tumble(Motion):
    """Dice roll over the sand and come to rest one after the other."""

    def __init__(self, view: TableView, faces: tuple[int, ...]) -> None:
        def lift() -> None:
            view.faces = ()
            view.changed()
            view.house.sounds.play(Effect.DICE)

        def land() -> None:
            view.faces = faces
            view.changed()

        super().__init__(0.9, on_start=lift, on_end=land)
        self._faces = faces
        self._chance = Random(sum(faces))

    def draw(self, brush: Brush, part: float) -> None:
        for number, place in enumerate(board.dice_places(len(self._faces))):
            own = min(1.0, part * (1.25 - 0.15 * number))
            if own >= 1:
                board.die(brush, self._faces[number], place)
                continue
            away = (1 - eased(own)) * 150
            hop = abs(((own * 3.2) % 1) - 0.5) * -40 * (1 - own)
            face = int(own * 17 + number * 3) % len(RULES.faces)
            side = brush.screen.px(layout.DIE)
            image = brush.kit.pictures.get(f"die-{face + 1}", side, side)
            turned = pygame.transform.rotozoom(image, 720 * (1 - own) + 30 * number, 1.0)
            centre = brush.screen.point(
                (place[0] - away * (1 - 2 * number), place[1] - away / 3 + hop)
            )
            brush.surface.blit(turned, turned.get_rect(center=centre))


class Walk(Motion):
    """A noble goes square by square."""

    def __init__(self, view: TableView, noble: Noble, start: int, steps: int) -> None:
        def leave() -> None:
            view.walking = noble
            view.changed()

        def arrive() -> None:
            view.walking = None

        super().__init__(0.14 * max(1, abs(steps)) + 0.1, on_start=leave, on_end=arrive)
        self._noble, self._start, self._steps = noble, start, steps
        self._view, self._heard = view, 0

    def draw(self, brush: Brush, part: float) -> None:
        along = part * abs(self._steps)
        done, within = int(along), along - int(along)
        if done > self._heard:
            self._heard = done
            self._view.house.sounds.play(Effect.STEP)
        way = 1 if self._steps > 0 else -1
        square = self._start + way * (done + eased(within))
        x, y = layout.square_centre(square)
        board.noble(brush, self._noble, (x, y - 14 * 4 * within * (1 - within)), lit=True)


def _rolled(event: ev.DiceRolled | ev.TieRolled, view: TableView) -> list[Motion]:
    return [Tumble(view, event.faces)]


def _noble_moved(event: ev.NobleMoved, view: TableView) -> list[Motion]:
    start = (event.square - event.squares) % RULES.squares
    return [Walk(view, event.noble, start, event.squares)]


# Events and closing ceremonies


class Climb(Motion):
    """A marker moves along the spectator track."""

    def __init__(self, view: TableView, seat: int, best: int) -> None:
        super().__init__(0.8)
        self._view, self._seat, self._best = view, seat, best

    def draw(self, brush: Brush, part: float) -> None:
        before = self._view.state.impresarios[self._seat].best
        now = before + (self._best - before) * eased(part)
        point = layout.turned(3.6 * now, layout.TRACK)
        draw_emblem(brush, point, 16, self._view.seats[self._seat].colour)


def _produced(event: ev.EventProduced, view: TableView) -> list[Motion]:
    name = view.names[event.seat]
    return [Performance(event, name, view.seats[event.seat].colour, view.house.sounds)]


def _raised(event: ev.BestRaised, view: TableView) -> list[Motion]:
    return [Climb(view, event.seat, event.best)]


def _podium(event: ev.PodiumReceived, view: TableView) -> list[Motion]:
    end = plaque_point(view, event.seat)
    return _flights(view, ["podium"], layout.CENTRE, end, Effect.PODIUM)


def _discarded(event: ev.TokenDiscarded, view: TableView) -> list[Motion]:
    start = plaque_point(view, event.seat)
    return _flights(view, [str(event.asset)], start, layout.CENTRE, Effect.TOKEN)


def _donated(event: ev.TokenDonated, view: TableView) -> list[Motion]:
    start, end = plaque_point(view, event.seat), plaque_point(view, event.taker)
    return _flights(view, [str(event.asset)], start, end, Effect.DEAL)


class Banner(Motion):
    """A few large letters across the board."""

    def __init__(self, words: str, seconds: float, on_start: Callable[[], None] | None) -> None:
        super().__init__(seconds, on_start=on_start)
        self._words = words

    def draw(self, brush: Brush, part: float) -> None:
        style = TITLE.but(size=40, colour=CREAM, align="centre")
        box = Box(0, 0, 520, 84)
        box.center = layout.CENTRE
        shown = min(1.0, 4 * part, 4 * (1 - part))
        box.inflate_ip(-120 * (1 - shown), 0)
        brush.slab(box, UMBER_DARK, radius=14, edge=GOLD, edge_width=3, shadow=16)
        brush.text(self._words, box.inflate(-30, -12), style, where="banner")


def _turn(event: ev.TurnBegan, view: TableView) -> list[Motion]:
    words = tr("Turn {number}", number=roman(event.turn))
    return [Banner(words, 1.0, _sound(view, Effect.TURN))]


def _ended(event: ev.GameEnded, view: TableView) -> list[Motion]:
    winners = ", ".join(view.names[seat] for seat in event.winners)
    return [Banner(winners, 2.0, _sound(view, Effect.FANFARE))]


_MOTIONS: dict[type[Event], Callable[..., list[Motion]]] = {
    ev.TurnBegan: _turn,
    ev.Passed: _passes,
    ev.CoinsPaid: _pay,
    ev.CoinsReceived: _receive,
    ev.MedalsPlayed: _medals_played,
    ev.MedalEarned: _medal_earned,
    ev.ActionSpent: lambda event, view: _flights(
        view, ["action"], plaque_point(view, event.seat), layout.CENTRE, Effect.TOKEN
    ),
    ev.ProgrammeBought: lambda event, view: _from_catalogue(view, event.seat, "laurel"),
    ev.ArenaExpanded: lambda event, view: [Glow(view, event.square)],
    ev.TicketBought: lambda event, view: _from_catalogue(view, event.seat, "ticket"),
    ev.LogeBuilt: lambda event, view: _from_catalogue(view, event.seat, "loge"),
    ev.MarketOpened: _opened,
    ev.BidMade: _bid,
    ev.SteppedOut: _steps_out,
    ev.MarketWon: _market_won,
    ev.MarketRefilled: _refilled,
    ev.OfferMade: _offer,
    ev.OfferRefused: _refused,
    ev.DealStruck: _deal,
    ev.StarMoved: _star,
    ev.DiceRolled: _rolled,
    ev.TieRolled: _rolled,
    ev.NobleMoved: _noble_moved,
    ev.EventProduced: _produced,
    ev.BestRaised: _raised,
    ev.PodiumReceived: _podium,
    ev.TokenDiscarded: _discarded,
    ev.TokenDonated: _donated,
    ev.GameEnded: _ended,
}
