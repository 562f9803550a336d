"""Colosseum's great moments in pictures: events, the close of a turn, and the finale."""

from typing import Final

from colosseum.gallery.colosseum.positions import deciding, finished
from colosseum.gallery.picture import Picture, Show
from colosseum.program.app import App
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Pass
from colosseum.rules.colosseum.data import RULES, Asset, Noble
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.scoring import Score, nobles_inside
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Event, Record
from colosseum.scenes.table.colosseum.animations import motions
from colosseum.scenes.table.colosseum.ceremonies import Ceremony, Discarding
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.spectacle import Spectacle
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.motion import Motion


def great_moments() -> list[Picture]:
    return [
        *(
            Picture(f"event-{number:02}", staged(number, seat, part))
            for number, seat, part in EVENTS
        ),
        *(Picture(f"finale-{name}", _finale(part)) for name, part in FINALE),
        *(Picture(f"ceremony-{name}", closing(event, part)) for name, event, part in CEREMONIES),
        Picture("ceremony-discards", _discards),
    ]


FINALE: Final = (("first-act", 0.12), ("third-act", 0.5), ("winner", 0.64), ("end", 1.0))
"""Moments of the ceremony at the end of a game."""


def _finale(part: float) -> Show:
    """A finished game, when that part of its ceremony has passed."""

    def show(app: App) -> None:
        session = finished()
        scene = TableScene(app, session)
        app.start_over(scene)
        assert isinstance(scene.display, ColosseumDisplay)
        assert session.game.outcome is not None
        ended = ev.GameEnded(session.game.outcome.winners)
        ceremony = motions(ended, scene.display)[0]
        scene.display.timeline.add(ceremony)
        scene.display.timeline.advance(ceremony.seconds * part)
        scene.rebuild()

    return show


CEREMONIES: Final[tuple[tuple[str, Event, float], ...]] = (
    ("podium", ev.PodiumReceived(0), 1.0),
    ("podium-of-a-rival", ev.PodiumReceived(1), 0.45),
    ("donation", ev.TokenDonated(1, Asset.GLADIATOR, 0), 0.5),
    ("donation-to-a-rival", ev.TokenDonated(0, Asset.DECORATION, 2), 1.0),
)
"""What the close of a turn brings, to a person and to rivals, at different moments."""
DISCARDS: Final = (
    ev.TokenDiscarded(3, Asset.SHIP),
    ev.TokenDiscarded(0, Asset.LION),
    ev.TokenDiscarded(1, Asset.COMEDIAN),
    ev.TokenDiscarded(2, Asset.DECORATION),
)


def closing(event: Event, part: float) -> Show:
    """The table when that part of the ceremony of an event has passed."""

    def show(app: App) -> None:
        is_donated = isinstance(event, ev.TokenDonated)
        kind = DecisionKind.DONATION if is_donated else DecisionKind.DISCARD
        scene = TableScene(app, deciding(kind, 2))
        app.start_over(scene)
        if isinstance(event, ev.PodiumReceived):
            scene.display.hear(ev.BestRaised(event.seat, 41))
        _come_to(app, scene, event, Ceremony, part)

    return show


def _discards(app: App) -> None:
    """What everyone has discarded in a turn, in one ceremony."""
    scene = TableScene(app, deciding(DecisionKind.DISCARD, 2))
    app.start_over(scene)
    assert isinstance(scene.display, ColosseumDisplay)
    ceremony = Discarding(DISCARDS, scene.display)
    scene.display.timeline.add(ceremony)
    scene.display.timeline.advance(ceremony.seconds * 0.75)
    scene.rebuild()


def _come_to(app: App, scene: TableScene, event: Event, motion: type[Motion], part: float) -> None:
    """Show an event until that part of its motion has passed."""
    scene.display.play(Record(0, Pass(), (event,)), scene.game)
    timeline = scene.display.timeline
    while timeline.busy and not isinstance(timeline.now, motion):
        app.step([], 0.01)
    assert timeline.now is not None
    timeline.advance(part * timeline.now.seconds)
    scene.rebuild()


EVENTS: Final = (
    (3, 1, 0.3),
    (7, 0, 0.5),
    (12, 3, 0.97),
    (18, 2, 0.97),
    (24, 0, 0.7),
    (30, 1, 0.97),
)
"""Programmes small and large, by different players, at different moments of the spectacle."""
GUESTS: Final = {18: (Noble.CONSUL_1, Noble.CONSUL_2, Noble.SENATOR_2, Noble.SENATOR_3)}
"""Nobles who come to an event."""


def staged(number: int, seat: int, part: float) -> Show:
    """A programme with its whole cast, when that part of its spectacle has passed."""

    def show(app: App) -> None:
        scene = TableScene(app, deciding(DecisionKind.PRODUCE, 3))
        app.start_over(scene)
        assert isinstance(scene.display, ColosseumDisplay)
        state = scene.display.state
        for noble in GUESTS.get(number, ()):
            state.nobles[noble] = state.impresarios[seat].arena_start
        _come_to(app, scene, _event(state, number, seat), Spectacle, part)

    return show


def whole_cast(view: ColosseumDisplay, number: int, seat: int) -> Spectacle:
    event = _event(view.state, number, seat)
    return Spectacle(event, view.state, view.seats, view.window.sounds, symbols=True)


def _event(state: State, number: int, seat: int) -> ev.EventProduced:
    programme = RULES.programme(number)
    tokens = tuple(asset for asset in programme.kinds for _ in range(programme.needs[asset]))
    drawn = nobles_inside(state, seat)
    score = Score(programme.spectators[0], 10, 5, 0, drawn, 3, 3)
    return ev.EventProduced(seat, number, tokens, (), 1, score)
