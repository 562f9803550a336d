"""The table of Arena: Roma II."""

from typing import Any, Final

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import BattleBegan
from colosseum.scenes.table.display import Surroundings, TableDisplay
from colosseum.scenes.table.kit import TableKit
from colosseum.scenes.table.layout import TableLayout
from colosseum.scenes.table.roma.animations import motions
from colosseum.scenes.table.roma.card_pages import CARD_PAGE
from colosseum.scenes.table.roma.card_table import links
from colosseum.scenes.table.roma.deck_builder.keys import BUILDER_KEYS
from colosseum.scenes.table.roma.deck_builder.scene import DeckBuilder
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.game_so_far import GAME_SO_FAR
from colosseum.scenes.table.roma.layout import (
    ADVICE,
    HINT,
    LOG,
    PANEL,
    SPEECH,
)
from colosseum.scenes.table.roma.moods import RomaMoods
from colosseum.scenes.table.roma.panels.acting import Act
from colosseum.scenes.table.roma.panels.changing_dice import BuyPoints, ChangeADie
from colosseum.scenes.table.roma.panels.choosing_cards import ChooseCard, SwapCards
from colosseum.scenes.table.roma.panels.choosing_places import ChoosePlace
from colosseum.scenes.table.roma.panels.decision_panel import CARDS_ON_SHOW, DICE
from colosseum.scenes.table.roma.panels.dice_questions import (
    ExtraDie,
    PayMore,
    Repeat,
    SecondDie,
)
from colosseum.scenes.table.roma.panels.laying_free import LayAgain, LayFree
from colosseum.scenes.table.roma.panels.rolling import RollAgain
from colosseum.scenes.table.roma.panels.setting_up import Exchange, LayCards
from colosseum.scenes.table.roma.panels.watching import Watching
from colosseum.scenes.table.roma.recap_gathering import Gathering
from colosseum.scenes.table.roma.results import Results
from colosseum.scenes.table.roma.rulebook_pictures import illustrate
from colosseum.scenes.table.roma.spoken_names import ALOUD
from colosseum.scenes.table.roma.start_picture import start_picture
from colosseum.scenes.table.roma.statistics import OwnStatistics
from colosseum.scenes.table.roma.telling import Telling
from colosseum.sound.music import Mood


def _display(around: Surroundings) -> RomaDisplay:
    return RomaDisplay(around, motions)


def _mood(display: TableDisplay[Any]) -> Mood:
    """Battles are the loud part of the game."""
    assert isinstance(display, RomaDisplay)
    return Mood.AUCTION if display.turn.battle is not None else Mood.CALM


def _no_outline(mark: object) -> list[tuple[float, float]] | None:
    """Everything that can be pointed at is a widget."""
    return None


def _shakes(event: Event, seat: SeatIndex) -> bool:
    """Every battle is one's own: there are two players."""
    return isinstance(event, BattleBegan)


KIT: Final = TableKit(
    display=_display,
    layout=TableLayout(PANEL, HINT, LOG, ADVICE, SPEECH, ADVICE),
    panels={
        DecisionKind.EXCHANGE: Exchange,
        DecisionKind.LAY: LayCards,
        DecisionKind.REROLL: RollAgain,
        DecisionKind.ACT: Act,
        DecisionKind.KEEP: ChooseCard,
        DecisionKind.TARGET: ChoosePlace,
        DecisionKind.OWN_CARD: ChoosePlace,
        DecisionKind.SWAP: SwapCards,
        DecisionKind.TAKE: ChooseCard,
        DecisionKind.PLACE: ChoosePlace,
        DecisionKind.REPEAT: Repeat,
        DecisionKind.PAY: PayMore,
        DecisionKind.SECOND_DIE: SecondDie,
        DecisionKind.SEARCH: ChooseCard,
        DecisionKind.EXTRA_DIE: ExtraDie,
        DecisionKind.CHANGE_DIE: ChangeADie,
        DecisionKind.SYMBOL: ChoosePlace,
        DecisionKind.BUY: BuyPoints,
        DecisionKind.LAY_FREE: LayFree,
        DecisionKind.LAY_AGAIN: LayAgain,
    },
    watching=Watching,
    keys=(DICE, CARDS_ON_SHOW, GAME_SO_FAR, CARD_PAGE),
    workshop_keys=BUILDER_KEYS,
    links=links,
    mood=_mood,
    aloud=ALOUD,
    shakes=_shakes,
    outline=_no_outline,
    teller=Telling,
    recap=Gathering,
    moods=RomaMoods,
    results=Results,
    statistics=OwnStatistics,
    start=start_picture,
    illustrate=illustrate,
    workshop=DeckBuilder,
)
