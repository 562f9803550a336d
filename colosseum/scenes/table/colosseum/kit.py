"""Colosseum's table."""

from typing import Any, Final

from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.table.colosseum.animations import motions
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.layout import (
    ADVICE,
    HINT,
    LEDGER,
    LOG,
    PANEL,
    SPEECH,
    plaque_boxes,
)
from colosseum.scenes.table.colosseum.mark_outlines import outline
from colosseum.scenes.table.colosseum.moods import ColosseumMoods
from colosseum.scenes.table.colosseum.panels.acquiring import Bid, Open
from colosseum.scenes.table.colosseum.panels.answering import Answer, Settle
from colosseum.scenes.table.colosseum.panels.closing import DiscardToken, Donation
from colosseum.scenes.table.colosseum.panels.investing import Invest
from colosseum.scenes.table.colosseum.panels.producing import ProduceEvent
from colosseum.scenes.table.colosseum.panels.roll_and_move import MoveNoble, Roll
from colosseum.scenes.table.colosseum.panels.trading import Trade
from colosseum.scenes.table.colosseum.panels.watching import Watching
from colosseum.scenes.table.colosseum.player_sheet import SHEETS
from colosseum.scenes.table.colosseum.recap_gathering import Gathering
from colosseum.scenes.table.colosseum.results import Results
from colosseum.scenes.table.colosseum.rulebook_pictures import illustrate
from colosseum.scenes.table.colosseum.spoken_names import ALOUD
from colosseum.scenes.table.colosseum.start_picture import start_picture
from colosseum.scenes.table.colosseum.statistics import OwnStatistics
from colosseum.scenes.table.colosseum.telling import Telling
from colosseum.scenes.table.display import Surroundings, TableDisplay
from colosseum.scenes.table.kit import TableKit
from colosseum.scenes.table.layout import TableLayout
from colosseum.sound.music import Mood


def _display(around: Surroundings) -> ColosseumDisplay:
    return ColosseumDisplay(around, motions)


def _mood(display: TableDisplay[Any]) -> Mood:
    assert isinstance(display, ColosseumDisplay)
    return _MOODS.get(display.state.phase, Mood.CALM)


_MOODS: Final = {Phase.ACQUIRING: Mood.AUCTION, Phase.PRODUCING: Mood.SHOW}


def _shakes(event: Event, seat: SeatIndex) -> bool:
    """One's own event."""
    return isinstance(event, EventProduced) and event.seat == seat


KIT: Final = TableKit(
    display=_display,
    layout=TableLayout(PANEL, HINT, LOG, ADVICE, SPEECH, LEDGER, plaque_boxes),
    panels={
        DecisionKind.INVEST: Invest,
        DecisionKind.OPEN: Open,
        DecisionKind.BID: Bid,
        DecisionKind.TRADE: Trade,
        DecisionKind.ANSWER: Answer,
        DecisionKind.SETTLE: Settle,
        DecisionKind.ROLL: Roll,
        DecisionKind.MOVE: MoveNoble,
        DecisionKind.PRODUCE: ProduceEvent,
        DecisionKind.DISCARD: DiscardToken,
        DecisionKind.DONATION: Donation,
    },
    watching=Watching,
    keys=(SHEETS,),
    mood=_mood,
    aloud=ALOUD,
    shakes=_shakes,
    outline=outline,
    teller=Telling,
    recap=Gathering,
    moods=ColosseumMoods,
    results=Results,
    statistics=OwnStatistics,
    start=start_picture,
    illustrate=illustrate,
)
