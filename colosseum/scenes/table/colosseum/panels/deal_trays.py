"""Two trays, one for each side: a deal being put together."""

from collections.abc import Callable
from dataclasses import dataclass, field

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import ASSETS, HOLDABLE, Asset
from colosseum.rules.colosseum.prospects import (
    after_deal,
    after_gain,
    after_loss,
)
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.table.colosseum.panels.effect_words import seat_words
from colosseum.scenes.table.colosseum.panels.parts import (
    TokenButton,
    heading,
    info,
    info_fits,
    paint_carried_token,
    stepper,
)
from colosseum.scenes.table.colosseum.translated_names import asset_name
from colosseum.scenes.table.dragging import Dragging
from colosseum.tutor.colosseum.marks import DealEffects, GivenToken, Quantity, TakenToken
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import squares
from colosseum.widgets.motion import Point
from colosseum.widgets.theme import BODY, FADED, GREEN, PAPER, UMBER_LIGHT, Colour
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, say, tr

_HEADING = 24.0
_TRAY = 56.0
_HELD = 44.0
SIDE = _HEADING + _TRAY + _HELD + 14
NOTE = 92.0
"""Room for a word beside the heading of a tray."""


@dataclass
class Tray:
    """What one side would give."""

    tokens: list[int] = field(default_factory=lambda: [0] * len(ASSETS))
    coins: int = 0

    @classmethod
    def of(cls, bundle: Bundle) -> "Tray":
        tray = cls(coins=bundle.coins)
        for token in bundle.tokens:
            tray.tokens[token] += 1
        return tray

    @property
    def bundle(self) -> Bundle:
        tokens = tuple(asset for asset in HOLDABLE for _ in range(self.tokens[asset]))
        return Bundle(tokens, self.coins)

    def trim(self, impresario: Impresario) -> None:
        """Remove what the player no longer has."""
        self.coins = min(self.coins, impresario.coins)
        self.tokens = list(map(min, self.tokens, impresario.tokens))


@dataclass(frozen=True, slots=True)
class TradedToken:
    """A token of one side that can be dragged: into its tray, or out of it again."""

    side: int
    asset: Asset
    is_in_tray: bool


class Trays:
    """A draft of a deal between two players; `changed` shows it again."""

    def __init__(
        self,
        state: State,
        seats: tuple[SeatIndex, SeatIndex],
        names: tuple[Sentence, Sentence],
        changed: Callable[[], None],
        give: Bundle = Bundle(),  # noqa: B008 - it cannot change
        take: Bundle = Bundle(),  # noqa: B008
    ) -> None:
        self.state = state
        self.seats = seats
        self.names = names
        """The headings above the trays."""
        self.changed = changed
        self.trays = Tray.of(give), Tray.of(take)
        for tray, seat in zip(self.trays, seats, strict=True):
            tray.trim(state.impresarios[seat])
        self._dragging: Dragging[TradedToken] = Dragging(self)
        self._carried: TradedToken | None = None
        self._sides: list[Box] = []
        """Where each side is: the heading, the tray, and the tokens below it."""

    @property
    def give(self) -> Bundle:
        return self.trays[0].bundle

    @property
    def take(self) -> Bundle:
        return self.trays[1].bundle

    def widgets(self, left: float, top: float, width: float) -> list[Widget]:
        made: list[Widget] = []
        self._sides = [Box(left, top + side * SIDE, width, SIDE) for side in range(2)]
        for side, (tray, seat) in enumerate(zip(self.trays, self.seats, strict=True)):
            box = self._sides[side]
            key = "give" if side == 0 else "take"
            impresario = self.state.impresarios[seat]
            made += self._tray(key, tray, impresario, box) + self._held(key, tray, impresario, box)
        return made

    # A token that is dragged

    def lift(self, piece: TradedToken) -> None:
        self._carried = piece
        self.changed()

    def hold_over(self, point: Point) -> None:
        """What a token would do there goes without saying."""

    def drop(self, point: Point) -> bool:
        carried = self._carried
        assert carried is not None
        is_over_tray = _tray_box(self._sides[carried.side]).collidepoint(point)
        if is_over_tray == carried.is_in_tray:
            return False
        by = -1 if carried.is_in_tray else 1
        self._mover(self.trays[carried.side], carried.asset, by)()
        return True

    def put_down(self) -> None:
        self.changed()

    def paint_carried(self, brush: Brush, point: Point) -> None:
        if self._carried is not None:
            side = self._sides[self._carried.side]
            goal = _held_box(side) if self._carried.is_in_tray else _tray_box(side)
            paint_carried_token(brush, self._carried.asset, point, goal)

    # What can be pressed

    def _tray(self, key: str, tray: Tray, impresario: Impresario, box: Box) -> list[Widget]:
        """The tokens in the tray, to remove again, and the coins."""
        kinds = [asset for asset in HOLDABLE if tray.tokens[asset]]
        room = Box(box.left + 10, box.top + _HEADING, box.width - 190, _TRAY)
        tokens: list[Widget] = [
            TokenButton(
                f"{key} tray {asset}",
                place,
                asset,
                self._mover(tray, asset, -1),
                count=tray.tokens[asset] if tray.tokens[asset] > 1 else 0,
                tip=tr("{asset}: remove it", asset=asset_name(asset)),
                piece=TradedToken(int(key == "take"), asset, is_in_tray=True),
                dragging=self._dragging,
            )
            for asset, place in zip(kinds, squares(room, len(kinds), 42), strict=True)
        ]
        coins = Box(box.right - 142, box.top + _HEADING + 9, 132, _TRAY - 18)
        return tokens + stepper(
            coins,
            tray.coins,
            lambda coins: self._set_coins(tray, coins),
            least=0,
            most=impresario.coins,
            steps=(1,),
            too_low=tr("There are no coins in this tray."),
            too_high=_all_coins(impresario.coins),
            key=f"{key} coins",
            quantity=Quantity.COINS_GIVEN if key == "give" else Quantity.COINS_TAKEN,
        )

    def _held(self, key: str, tray: Tray, impresario: Impresario, box: Box) -> list[Widget]:
        """The tokens the player could add to the tray."""
        kinds = [asset for asset in HOLDABLE if impresario.tokens[asset]]
        room = _held_box(box)
        made: list[Widget] = []
        for asset, place in zip(kinds, squares(room, len(kinds), 40, 5), strict=True):
            left = impresario.tokens[asset] - tray.tokens[asset]
            mark, words = self._benefit(key, asset)
            made.append(
                TokenButton(
                    f"{key} {asset}",
                    place,
                    asset,
                    self._mover(tray, asset, 1),
                    count=left,
                    mark=mark,
                    disabled_because=None if left else tr("They are all in the tray already."),
                    tip="\n".join(filter(None, [asset_name(asset), words])),
                    about=(GivenToken(asset) if key == "give" else TakenToken(asset),),
                    piece=TradedToken(int(key == "take"), asset, is_in_tray=False),
                    dragging=self._dragging,
                )
            )
        return made

    def _benefit(self, key: str, asset: Asset) -> tuple[Colour | None, str]:
        """What one token would do for the player, in words; a colour if it would help."""
        me, takes = self.seats[0], key == "take"
        later = after_gain(self.state, me, (asset,)) if takes else after_loss(self.state, me, asset)
        words = seat_words(self.state, later, me)
        if not words:
            return None, ""
        return GREEN if takes else None, tr("For you: {change}.", change=words)

    def _mover(self, tray: Tray, asset: Asset, by: int) -> Callable[[], None]:
        def pressed() -> None:
            tray.tokens[asset] += by
            self.changed()

        return pressed

    def _set_coins(self, tray: Tray, coins: int) -> None:
        tray.coins = coins
        self.changed()

    def paint(self, brush: Brush, left: float, top: float, width: float) -> None:
        for side, (tray, seat) in enumerate(zip(self.trays, self.seats, strict=True)):
            over = top + side * SIDE
            heading(brush, say(self.names[side]), Box(left, over - 2, width - NOTE, _HEADING))
            box = _tray_box(Box(left, over, width, SIDE))
            brush.slab(box, PAPER, radius=9, edge=UMBER_LIGHT, edge_width=1.5)
            coin = Box(box.right - 174, 0, 26, 26)
            coin.centery = box.centery
            brush.picture("coin", coin)
            if not any(tray.tokens):
                room = Box(box.left + 14, box.top, box.width - 194, box.height)
                held = any(self.state.impresarios[seat].tokens)
                words = tr("Choose tokens below.") if held else tr("No tokens to give.")
                brush.text(words, room, BODY.but(size=16, colour=FADED), lines=2, where="tray")


def _tray_box(side: Box) -> Box:
    return Box(side.left, side.top + _HEADING, side.width, _TRAY)


def _held_box(side: Box) -> Box:
    """Where the tokens are that can be added to the tray."""
    return Box(side.left, side.top + _HEADING + _TRAY + 6, side.width - 4, _HELD)


def _all_coins(count: int) -> str:
    if not count:
        return tr("There are no coins to give.")
    return ntr(
        "There is only {count} coin to give.", "There are only {count} coins to give.", count
    )


def deal_words(
    state: State,
    seats: tuple[SeatIndex, SeatIndex],
    give: Bundle,
    take: Bundle,
    name: str,
    *,
    briefly: bool = True,
) -> str:
    """What a deal does for each side, a line each."""
    later = after_deal(state, *seats, give, take)
    most = (2, 1) if briefly else (9, 9)
    mine = seat_words(state, later, seats[0], most[0]) or tr("no change")
    theirs = seat_words(state, later, seats[1], most[1]) or tr("no change")
    return "\n".join(
        [
            tr("For you: {change}.", change=mine),
            tr("For {name}: {change}.", name=name, change=theirs),
        ]
    )


def deal_box(
    state: State,
    seats: tuple[SeatIndex, SeatIndex],
    give: Bundle,
    take: Bundle,
    name: str,
    box: Box,
) -> Area:
    """A box that says what a deal does; if not all of it, its tooltip does."""
    brief = full = tr("Choose what each side gives. At least one token must change hands.")
    if give.tokens or take.tokens:
        brief = deal_words(state, seats, give, take, name)
        full = deal_words(state, seats, give, take, name, briefly=False)

    def paint(brush: Brush, look: Look) -> None:
        words = full if info_fits(brush, box, full, lines=5, size=16) else brief
        info(brush, box, words, lines=5, size=16)

    return Area(
        "deal",
        box,
        paint,
        tip=full if full != brief else "",
        about=(DealEffects(),),
    )
