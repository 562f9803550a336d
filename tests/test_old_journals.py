"""Saved games of every version since the first open, come out as they did, and go on.

Each folder of `old_journals` was written by the program as it was at a commit, and `outcomes.json`
says what that program came to:

    1-first-journals  c5c10a4     4-two-games     f9e6f64     7-rules-named           05af522
    2-at-a-table      86add5f     5-sealed        8287e79     8-rules-kept-apart      93ac20a
    3-with-a-summary  a5e2a06     6-in-languages  9139ada     9-second-rules-of-roma  697cfef

Before journals or rules change again, add a folder:

    python tests/test_old_journals.py 10-what-is-new
"""

import json
import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from colosseum import games
from colosseum.play import saves
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Game
from colosseum.rules.roma.notation import card_key
from colosseum.tutor.looking_back import LookingBack

HERE = Path(__file__).parent / "old_journals"
OUTCOMES: dict[str, Any] = json.loads((HERE / "outcomes.json").read_text(encoding="utf-8"))
EVERY = pytest.mark.parametrize("name", OUTCOMES)
UNFINISHED = pytest.mark.parametrize("name", [it for it in OUTCOMES if "unfinished" in it])
SECOND_RULES = 9
"""The first folder in which Roma is played by them."""
TO_LOOK_BACK_AT = [
    "1-first-journals/colosseum-usual-unfinished",
    "4-two-games/roma-usual-unfinished",
    "9-second-rules-of-roma/roma-beginners-unfinished",
]
"""Short ones: an expert thinks about each decision."""


def text_of(name: str) -> str:
    return (HERE / f"{name}.journal").read_text(encoding="utf-8")


def kit_of(name: str) -> games.GameKit:
    return games.find(Path(name).name.split("-")[0])


def opened(name: str) -> Journal[Any]:
    return Journal.of_text(kit_of(name).game, text_of(name))


def version_of(name: str) -> int:
    is_second = kit_of(name).name == "roma" and int(name.split("-")[0]) >= SECOND_RULES
    return 2 if is_second else 1


def told(game: Any) -> dict[str, Any]:
    """How a game stands, in words and numbers that no version will spell otherwise."""
    state, outcome = game.state, game.outcome
    facts = {"winners": outcome and list(outcome.winners), "turn": state.turn}
    if game.name == "colosseum":
        return facts | {
            "seats": [
                [
                    *(who.coins, who.medals, who.best, who.tickets, who.podiums),
                    *(list(who.tokens), list(who.held), list(who.produced)),
                ]
                for who in state.impresarios
            ]
        }
    named = [[[card_key(card) if card >= 0 else "" for card in cards] for cards in both]
             for both in (state.hands, state.sides)]  # fmt: skip
    seats = zip(state.points, state.money, *named, strict=True)
    return facts | {"seats": [list(seat) for seat in seats], "supply": state.supply}


@EVERY
def test_it_comes_out_as_it_did(name: str) -> None:
    game = opened(name).game
    assert told(game) == OUTCOMES[name]
    assert game.status() == []
    assert game.rules_version == version_of(name)


@EVERY
def test_it_is_listed_and_opened_from_the_folder(name: str, home: Path) -> None:
    file = saves.folder() / "old.journal"
    file.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / f"{name}.journal", file)
    listed = saves.saved_game(file)
    winners = OUTCOMES[name]["winners"]
    names = [seat.name for seat in listed.seats]
    assert listed.winners == (None if winners is None else tuple(names[it] for it in winners))
    assert listed.has_earlier_rules == (kit_of(name).name == "roma" and version_of(name) == 1)
    journal = saves.resume(file)
    saves.save(journal, file)
    again = saves.resume(file)
    assert again.game == journal.game
    assert again.game.rules_version == version_of(name)


@UNFINISHED
def test_it_is_played_on_to_its_end_by_its_own_rules(name: str) -> None:
    journal, kit = opened(name), kit_of(name)
    while decision := journal.game.decision:
        journal.apply(kit.ai.quick(journal.game.view(decision.seat, seed=1)).action)
    again = Journal.of_text(kit.game, journal.text())
    assert again.game == journal.game
    assert again.game.outcome is not None
    assert again.game.status() == []
    assert again.game.rules_version == version_of(name)


@pytest.mark.parametrize("name", TO_LOOK_BACK_AT)
def test_it_can_be_looked_back_at(name: str) -> None:
    looking = LookingBack(kit_of(name).ai, opened(name), seat=0)
    assert looking.differing, "nobody plays at random as an expert would"
    for moment in looking.differing:
        assert isinstance(moment.position, kit_of(name).game)
        assert moment.position.rules_version == version_of(name)
    looking.step()
    assert looking.progress > 0


def test_no_journal_is_left_out() -> None:
    found = {f"{file.parent.name}/{file.stem}" for file in HERE.glob("*/*.journal")}
    assert found == {*OUTCOMES}


def write(folder: str) -> None:
    """Play by chance, finished and unfinished, with the option and without, as the program is."""
    (HERE / folder).mkdir()
    for name in games.GAMES:
        game_type, option = games.find(name).game, games.find(name).options[0]
        for number, stop in enumerate((10_000, 40, 10_000, 60)):
            on = number > 1
            seed = len(OUTCOMES) + number
            seats = ("Aquila", "Lupa", "Sol", "Laurus")[: game_type.players[-1]]
            journal = Journal(game_type.new(seats, seed, {option.name: on}))
            _play(journal, Random(seed), stop)
            ended = "unfinished" if journal.game.decision else "finished"
            stem = f"{folder}/{name}-{option.name if on else 'usual'}-{ended}"
            saves.save(journal, HERE / f"{stem}.journal")
            OUTCOMES[stem] = told(journal.game)
    lines = [f"  {json.dumps(stem)}: {json.dumps(OUTCOMES[stem])}" for stem in sorted(OUTCOMES)]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (HERE / "outcomes.json").write_text(text, encoding="utf-8")


def _play(journal: Journal[Game], rng: Random, stop: int) -> None:
    while journal.game.decision and len(journal.records) < stop:
        journal.apply(journal.game.choices().pick(rng))


if __name__ == "__main__":
    write(sys.argv[1])
