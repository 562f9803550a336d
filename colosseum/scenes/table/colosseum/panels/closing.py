"""Phase 5: the discard, and the donation."""

from collections.abc import Callable, Sequence

from colosseum.rules.colosseum.actions import AskFor, Discard
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.prospects import (
    after,
    after_loss,
    changes,
    stars_gained,
    stars_lost,
)
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Action
from colosseum.scenes.table.colosseum.layout import CENTRE, RING_INNER, plaque_box
from colosseum.scenes.table.colosseum.panels.decision_panel import Deciding
from colosseum.scenes.table.colosseum.panels.effect_words import seat_words
from colosseum.scenes.table.colosseum.panels.parts import (
    TokenButton,
    info,
    label,
    paint_carried_token,
)
from colosseum.scenes.table.colosseum.translated_names import asset_name
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.dragging import Dragging
from colosseum.scenes.table.panel import chooser
from colosseum.tutor.colosseum.marks import AssetRow, Choice
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row, squares
from colosseum.widgets.motion import Point
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr

_A_ROW = 6
_SIZE = 54.0


class _TokenChoice(Deciding):
    """A choice between several kinds of token."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.assets = self._offered()
        self.asset = max(self.assets, key=self._worth)
        self._dragging: Dragging[Asset] = Dragging(self)

    def _offered(self) -> list[Asset]:
        raise NotImplementedError

    def _later(self, asset: Asset) -> State:
        raise NotImplementedError

    def _action(self, asset: Asset) -> Action:
        raise NotImplementedError

    def _count(self, asset: Asset) -> int:
        raise NotImplementedError

    def _goal(self) -> tuple[Box, float]:
        """Where a token can be dragged to, and how round that is."""
        raise NotImplementedError

    def _worth(self, asset: Asset) -> int:
        """What it does for the player, to suggest the best.

        It counts twice for what has yet to be produced: to produce again is worth less.
        """
        later = self._later(asset)
        found = changes(self.state, later, self.seat)
        again = sum(it.gain for it in found if it.programme.number in self.me.produced)
        stars = len(stars_gained(self.state, later, self.seat))
        lost = len(stars_lost(self.state, later, self.seat))
        return 2 * sum(it.gain for it in found) - again + 2 * RULES.star_spectators * (stars - lost)

    def _choose(self, asset: Asset) -> Callable[[], None]:
        def chosen() -> None:
            self.asset = asset
            self.table.light((asset,))

        return chooser(chosen, self.table)

    # A token that is dragged

    def lift(self, piece: Asset) -> None:
        self._choose(piece)()

    def hold_over(self, point: Point) -> None:
        """What it would do is in the panel already."""

    def drop(self, point: Point) -> bool:
        if not self._goal()[0].collidepoint(point):
            return False
        self.acting(self._action(self.asset))()
        return True

    def put_down(self) -> None:
        self.table.rebuild()

    def paint_carried(self, brush: Brush, point: Point) -> None:
        goal, radius = self._goal()
        paint_carried_token(brush, self.asset, point, goal, radius=radius)

    # What can be pressed

    def _tokens(self) -> list[Widget]:
        made: list[Widget] = []
        for number, asset in enumerate(self.assets):
            made.append(
                TokenButton(
                    f"token {asset}",
                    self._place(number),
                    asset,
                    self._choose(asset),
                    count=self._count(asset),
                    chosen=asset is self.asset,
                    disabled_because=self.why_not(self._action(asset)),
                    tip="\n".join([asset_name(asset), self._words(asset)]),
                    about=(Choice(AssetRow(asset)),),
                    piece=asset,
                    dragging=self._dragging,
                )
            )
        return made

    def _place(self, number: int) -> Box:
        down, across = divmod(number, _A_ROW)
        line = Box(self.inside.left, self.inside.top + 24 + down * 60, self.inside.width, _SIZE)
        return squares(line, _A_ROW, _SIZE, 8)[across]

    def _button(self, words: str, half: int) -> Button:
        """A discard and a donation may follow each other, so each has half a line."""
        button = self.primary(words, self._action(self.asset), part=1)
        button.box = row(self.buttons_box, 2, 10)[half]
        button.lines, button.size = 2, 16
        return button

    @property
    def buttons_box(self) -> Box:
        """Above the place where the next turn's investment is given up."""
        box = super().buttons_box
        return Box(box.left, box.top - 24, box.width, 46)

    def _words(self, asset: Asset) -> str:
        words = seat_words(self.state, self._later(asset), self.seat, 2)
        # Translators: what a token changes. {change} has events before and after: “Ballet 20 → 15”.
        return tr("{change}.", change=words) if words else tr("Your programmes are not affected.")

    def _paint_choice(self, brush: Brush, question: str, more: Sequence[str] = ()) -> None:
        inside = self.inside
        label(brush, question, Box(inside.left, inside.top - 6, inside.width, 26))
        box = Box(inside.left, self._place(len(self.assets) - 1).bottom + 12, inside.width, 0)
        box.height = min(110, self.buttons_box.top - 10 - box.top)
        words = tr("**{asset}**", asset=asset_name(self.asset))
        info(brush, box, "\n".join([words, self._words(self.asset), *more]), lines=5)


class DiscardToken(_TokenChoice):
    @property
    def title(self) -> str:
        return tr("Discard a token")

    def _offered(self) -> list[Asset]:
        return sorted(set(self.me.performed))

    def _later(self, asset: Asset) -> State:
        return after_loss(self.state, self.seat, asset)

    def _action(self, asset: Asset) -> Action:
        return Discard(asset)

    def _count(self, asset: Asset) -> int:
        return self.me.tokens[asset]

    def _goal(self) -> tuple[Box, float]:
        """Away with it: anywhere inside the ring."""
        return centred(CENTRE, 2 * RING_INNER), RING_INNER

    def widgets(self) -> list[Widget]:
        words = tr("Discard: {asset}", asset=asset_name(self.asset))
        return [*self._tokens(), self._button(words, 0), *self.any_time()]

    def paint(self, brush: Brush) -> None:
        self._paint_choice(brush, tr("Which token from your event will you discard?"))


class Donation(_TokenChoice):
    @property
    def title(self) -> str:
        return tr("A donation")

    @property
    def _owner(self) -> int:
        assert self.state.podium_owner is not None
        return self.state.podium_owner

    def _offered(self) -> list[Asset]:
        choices = self.table.game.choices().actions
        return [action.asset for action in choices if isinstance(action, AskFor)]

    def _later(self, asset: Asset) -> State:
        return after(self.state, {self.seat: (asset,)}, {self._owner: (asset,)})

    def _action(self, asset: Asset) -> Action:
        return AskFor(asset)

    def _count(self, asset: Asset) -> int:
        return self.state.impresarios[self._owner].tokens[asset]

    def _goal(self) -> tuple[Box, float]:
        """To oneself."""
        return plaque_box(self.seat, len(self.table.seats)), 12

    def widgets(self) -> list[Widget]:
        words = tr("Ask for: {asset}", asset=asset_name(self.asset))
        return [*self._tokens(), self._button(words, 1), *self.any_time()]

    def paint(self, brush: Brush) -> None:
        name = self.name(self._owner)
        question = tr("Ask {name} for a token:", name=name)
        theirs = seat_words(self.state, self._later(self.asset), self._owner, 1)
        more = [tr("For {name}: {change}.", name=name, change=theirs)] if theirs else []
        self._paint_choice(brush, question, more)
