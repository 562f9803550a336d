"""The log aloud."""

import pytest

from colosseum import games
from colosseum.play.seats import Seat
from colosseum.scenes.parts.log import Log
from colosseum.scenes.parts.log_voice import LogVoice, spoken


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_announced_of_a_recorded_game_equals_its_log(name: str) -> None:
    """Lines may grow after they were said: what they gain is said then.

    Where the log rewrites a line, as when an offer becomes a deal, both are said in their turn.
    """
    over = games.gallery(name).finished()
    log = Log(games.table(name).teller, over.seats)
    log.begin(over.journal.beginning())
    said = [spoken(entry) for entry in log.entries]

    def say(words: str) -> None:
        assert any(spoken(entry).endswith(words) for entry in log.entries[-3:])
        said.append(words)

    voice = LogVoice(log, say)
    for record in over.journal.records:
        for event in record.events:
            log.add(event)
            voice.follow(is_whole=False)
        voice.follow(is_whole=True)
    told = " ".join(spoken(entry) for entry in log.entries)
    for words in said:
        told = told.removeprefix(words).strip()
    assert told == ""


def test_what_an_opponent_thinks_is_announced_before_what_it_does() -> None:
    over = games.gallery(games.OLDEST).finished()
    beginning, records = over.journal.beginning(), over.journal.records
    log = Log(games.table(games.OLDEST).teller, over.seats)
    log.begin(beginning)
    said: list[str] = []
    voice = LogVoice(log, said.append)
    thinker: Seat = over.seats[records[0].seat]
    log.add_thought(records[0].seat, beginning.decision.help)
    for event in records[0].events:
        log.add(event)
    voice.follow(is_whole=True)
    assert said[0].startswith(f"{thinker.name} thinks")
    assert said[1:] == log.lines
