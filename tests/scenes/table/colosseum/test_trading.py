"""Trading at the table: what is in the trays stays there, and a key ends it."""

import pygame
import pytest

from colosseum.gallery.colosseum import positions
from colosseum.play import saves
from colosseum.play.seats import noted
from colosseum.play.session import Session
from colosseum.rules.colosseum.actions import Bundle, Offer, Pass
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.display_names import spoken_bundle
from colosseum.scenes.table.colosseum.panels.trading import Trade
from colosseum.scenes.table.scene import TableScene
from tests.hands import FRAME, Hands


def seated(hands: Hands, session: Session) -> TableScene:
    table = TableScene(hands.app, session)
    hands.open(table)
    return table


def saved_while_trading() -> Session:
    session = positions.deciding("trade")
    session.journal.notes |= noted(session.seats)
    return Session(session.journal, session.seats, *saves.claim_new_file())


def in_the_trays(table: TableScene) -> Offer:
    panel = table._panel
    assert isinstance(panel, Trade)
    return Offer(panel.partner, panel.trays.give, panel.trays.take)


def test_a_deal_being_put_together_is_there_again_after_the_game_was_left(hands: Hands) -> None:
    session = saved_while_trading()
    table = seated(hands, session)
    hands.click("partner 3")
    hands.click(f"give {next(it for it in Asset if session.game.state.me.tokens[it])}")
    hands.click("give coins +1")
    begun = in_the_trays(table)
    assert begun.give.tokens
    hands.app.pop()
    assert session.file is not None
    assert in_the_trays(seated(hands, Session.resume(session.file))) == begun


@pytest.mark.parametrize(
    "note", ["trade", [1, 0, 0], [1, 0, 0, "pass"], [1, 0, 0, "trade with 1: nothing for 1 coin"]]
)
def test_a_note_that_is_no_deal_of_theirs_is_ignored(hands: Hands, note: object) -> None:
    session = saved_while_trading()
    session.journal.notes["deal"] = note
    assert in_the_trays(seated(hands, session)) == Offer(1, Bundle(), Bundle())


def test_a_key_ends_trading_once_there_was_time_to_notice_it(hands: Hands) -> None:
    table = seated(hands, positions.deciding("trade"))
    before = len(table.records)
    table.rebuild()
    pass_on = pygame.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode="p")
    hands.app.step([pass_on], FRAME)
    assert len(table.records) == before
    hands.notice()
    hands.app.step([pass_on], FRAME)
    assert table.records[before].action == Pass()


@pytest.mark.parametrize(
    ("bundle", "words"),
    [
        (Bundle((Asset.HORSE,)), "a horse"),
        (Bundle((Asset.LION, Asset.LION, Asset.SCENERY), 1), "2 lions, some scenery and a coin"),
        (Bundle(), "nothing"),
    ],
)
def test_opponents_speak_of_tokens_as_people_do(bundle: Bundle, words: str) -> None:
    assert spoken_bundle(bundle) == words
