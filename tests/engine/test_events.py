"""Events say everything that changed: an onlooker who hears only them knows the table."""

from random import Random

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Side
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.events import EVENTS
from colosseum.rules.colosseum.state import State
from colosseum.rules.colosseum.telling import tell
from colosseum.rules.kernel import Event
from tests.engine.play import TABLES, new_game, play_on


class Onlooker:
    """Sees the table once at the beginning, and then only hears events."""

    def __init__(self, game: Game) -> None:
        self.state: State = game.state.copy()

    def hear(self, event: Event) -> None:
        getattr(self, f"_{type(event).__name__}")(event)

    def _TurnBegan(self, event: ev.TurnBegan) -> None:  # noqa: N802
        self.state.turn, self.state.first = event.turn, event.first

    def _PhaseBegan(self, event: ev.PhaseBegan) -> None:  # noqa: N802
        self.state.phase = event.phase

    def _nothing(self, event: Event) -> None:
        pass

    _Passed = _BidMade = _SteppedOut = _MarketOpened = _OfferMade = _OfferRefused = _nothing
    _DiceRolled = _TieRolled = _GameEnded = _nothing

    def _CoinsPaid(self, event: ev.CoinsPaid) -> None:  # noqa: N802
        self.state.impresarios[event.seat].coins -= event.coins

    def _CoinsReceived(self, event: ev.CoinsReceived) -> None:  # noqa: N802
        self.state.impresarios[event.seat].coins += event.coins

    def _MedalsPlayed(self, event: ev.MedalsPlayed) -> None:  # noqa: N802
        self.state.impresarios[event.seat].medals -= event.medals

    def _MedalEarned(self, event: ev.MedalEarned) -> None:  # noqa: N802
        self.state.impresarios[event.seat].medals += 1

    def _lose(self, seat: int, asset: Asset) -> None:
        self.state.impresarios[seat].tokens[asset] -= 1
        self.state.gone[asset] += 1

    def _ActionSpent(self, event: ev.ActionSpent) -> None:  # noqa: N802
        self._lose(event.seat, Asset.ACTION)

    def _ProgrammeBought(self, event: ev.ProgrammeBought) -> None:  # noqa: N802
        self.state.impresarios[event.seat].held += (event.number,)
        left = [number for number in self.state.catalogue if number != event.number]
        self.state.catalogue = tuple(left)

    def _ArenaExpanded(self, event: ev.ArenaExpanded) -> None:  # noqa: N802
        impresario = self.state.impresarios[event.seat]
        impresario.arena_size += 1
        if event.side is Side.ANTICLOCKWISE:
            impresario.arena_start = event.square

    def _TicketBought(self, event: ev.TicketBought) -> None:  # noqa: N802
        self.state.impresarios[event.seat].tickets += 1

    def _LogeBuilt(self, event: ev.LogeBuilt) -> None:  # noqa: N802
        self.state.impresarios[event.seat].loge = True

    def _MarketWon(self, event: ev.MarketWon) -> None:  # noqa: N802
        self.state.markets[event.market] = ()
        for token in event.tokens:
            self.state.impresarios[event.seat].tokens[token] += 1

    def _EmperorLeft(self, event: ev.EmperorLeft) -> None:  # noqa: N802
        self._lose(event.seat, Asset.EMPEROR)

    def _MarketRefilled(self, event: ev.MarketRefilled) -> None:  # noqa: N802
        self.state.markets[event.market] = event.tokens

    def _DealStruck(self, event: ev.DealStruck) -> None:  # noqa: N802
        for giver, taker, bundle in (
            (event.seat, event.partner, event.give),
            (event.partner, event.seat, event.take),
        ):
            self.state.impresarios[giver].coins -= bundle.coins
            self.state.impresarios[taker].coins += bundle.coins
            for token in bundle.tokens:
                self.state.impresarios[giver].tokens[token] -= 1
                self.state.impresarios[taker].tokens[token] += 1

    def _StarMoved(self, event: ev.StarMoved) -> None:  # noqa: N802
        assert self.state.stars[event.asset] == event.giver
        self.state.stars[event.asset] = event.taker

    def _NobleMoved(self, event: ev.NobleMoved) -> None:  # noqa: N802
        self.state.nobles[event.noble] = event.square

    def _EventProduced(self, event: ev.EventProduced) -> None:  # noqa: N802
        self.state.impresarios[event.seat].produced += (event.number,)

    def _BestRaised(self, event: ev.BestRaised) -> None:  # noqa: N802
        self.state.impresarios[event.seat].best = event.best

    def _PodiumReceived(self, event: ev.PodiumReceived) -> None:  # noqa: N802
        self.state.impresarios[event.seat].podiums += 1

    def _TokenDiscarded(self, event: ev.TokenDiscarded) -> None:  # noqa: N802
        self._lose(event.seat, event.asset)

    def _TokenDonated(self, event: ev.TokenDonated) -> None:  # noqa: N802
        self.state.impresarios[event.seat].tokens[event.asset] -= 1
        self.state.impresarios[event.taker].tokens[event.asset] += 1


def lying_on_the_table(state: State) -> list[object]:
    """All that is public and lasts beyond the decision under way."""
    for impresario in state.impresarios:
        impresario.performed = ()
    return [
        (state.turn, state.phase, state.first, state.catalogue, state.gone),
        (state.impresarios, state.stars, state.nobles, state.markets),
    ]


@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_whoever_hears_only_the_events_knows_the_table(players: int, intense: bool) -> None:
    for seed in range(12):
        game = new_game(players, seed, intense)
        onlooker = Onlooker(game)
        for record in play_on(game, Random(seed)):
            for event in record.events:
                onlooker.hear(event)
            assert lying_on_the_table(onlooker.state) == lying_on_the_table(game.state.copy()), (
                record
            )


@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_every_action_and_event_reads_back_from_its_text(players: int, intense: bool) -> None:
    for seed in range(8):
        game = new_game(players, seed, intense)
        for record in play_on(game, Random(seed)):
            assert game.read_action(str(record.action)) == record.action
            for event in record.events:
                assert EVENTS.read(str(event)) == event
                assert "\n" not in str(event)


@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_every_event_is_told_in_a_sentence(players: int, intense: bool) -> None:
    for seed in range(8):
        game = new_game(players, seed, intense)
        for record in play_on(game, Random(seed)):
            for event in record.events:
                sentence = tell(event, game.seats)
                assert "{" not in sentence
                assert sentence[0].isupper()
                assert sentence.endswith(".") or isinstance(event, ev.PhaseBegan)


def test_chance_in_a_record_is_what_dice_and_bag_gave() -> None:
    game = new_game(4, seed=3)
    kinds = (ev.DiceRolled, ev.MarketRefilled, ev.TieRolled)
    seen = set()
    for record in play_on(game, Random(3)):
        assert record.chance == tuple(e for e in record.events if isinstance(e, kinds))
        seen |= {type(event) for event in record.chance}
    assert {ev.DiceRolled, ev.MarketRefilled} <= seen
