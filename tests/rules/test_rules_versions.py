"""Journals name the rules they were played by, and no number changes without a new version."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import yaml

from colosseum.games import GAMES, find
from colosseum.rules.journal import Journal, JournalError

ASSETS = Path(__file__).parents[2] / "assets"
FILES = {"colosseum": "rules.yaml", "roma": "roma.yaml"}
DIGESTS = {
    ("rules.yaml", 1): "bd2b898bfaccac2b16cf4628f69fc964f07ba7e1b66a8ab67f8670faa6b459f7",
    ("roma.yaml", 1): "0b068cc090e6a293eb0506750df27e535490b993c50bb0088fe110fa1ace02e6",
    ("roma.yaml", 2): "1c5903a4e27aca7cb7ba7068dc32011aef9890d4d242df8228b4999c40d1b7c9",
}
"""Of all numbers in a version; comments may change, and how a name's apostrophe is written."""
ARENA_ALONE = {
    1: "e1d62fee347057abd2a747e67e146a32717d68bc619ddda4daecb54d63b093e5",
    2: "5c1321591b5729738c9f90297a683521d5bb93b3f96f6add5d31eaa88098e665",
}
"""Of Roma's numbers before the first Roma's cards came, which made no new version."""


def digest(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, default=str).replace("\\u2019", "'")
    return sha256(text.encode()).hexdigest()


def changed(data: Any, change: Any) -> Any:
    """The data with what the change names put in its place, as an older version is kept."""
    if not isinstance(change, dict):
        return change
    if isinstance(data, list):
        return [changed(item, change.get(place, item)) for place, item in enumerate(data, 1)]
    found = {name: changed(value, change.get(name, value)) for name, value in data.items()}
    found.update({name: value for name, value in change.items() if name not in data})
    return {name: value for name, value in found.items() if value is not None}


def versions(file: str) -> Iterator[Any]:
    """The data of every version, the newest first."""
    data = yaml.safe_load((ASSETS / file).read_text(encoding="utf-8"))
    yield data
    for version in range(data["version"] - 1, 0, -1):
        older = (ASSETS / file).with_stem(f"{Path(file).stem}-{version}")
        data = changed(data, yaml.safe_load(older.read_text(encoding="utf-8")))
        yield data


@pytest.mark.parametrize("file", FILES.values())
def test_a_changed_number_has_a_new_version(file: str) -> None:
    for data in versions(file):
        version = data["version"]
        assert digest(data) == DIGESTS.get((file, version)), (
            f"Version {version} of assets/{file} has changed: raise the version, keep what differs "
            f"for saved games, and add the digest {digest(data)}."
        )


def test_the_first_romas_cards_changed_no_number_of_arenas() -> None:
    for data in versions("roma.yaml"):
        cards = {
            key: card | {"copies": card["copies"]["arena"]}
            for key, card in data["cards"].items()
            if "arena" in card["copies"]
        }
        totals = data["card totals"]["arena"]
        alone = {name: value for name, value in data.items() if name != "own deck"}
        assert (
            digest(alone | {"cards": cards, "card totals": totals})
            == (ARENA_ALONE[data["version"]])
        )


def saved(name: str) -> str:
    game = find(name).game
    return Journal(game.new([*"ABCDE"[: game.players[0]]], seed=3)).text()


def with_rules(text: str, version: object) -> str:
    """The journal without its seal, as written by hand, and with another version."""
    first, _, rest = text.partition("\n")
    header = json.loads(first)
    del header["seal"]
    header["rules"] = version
    return (
        json.dumps({name: value for name, value in header.items() if value is not None})
        + "\n"
        + rest
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_journal_says_by_which_rules_it_was_played(name: str) -> None:
    header = json.loads(saved(name).partition("\n")[0])
    assert header["rules"] == find(name).game.newest_rules


@pytest.mark.parametrize("name", GAMES)
def test_a_journal_that_does_not_say_is_of_the_first_rules(name: str) -> None:
    journal = Journal.of_text(find(name).game, with_rules(saved(name), None))
    assert journal.game == find(name).game.new(journal.game.seats, seed=3, version=1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("version", "words"),
    [
        (99, "It was saved by a newer version of this game."),
        (0, "It is damaged or incomplete."),
        ("1", "It is damaged or incomplete."),
        (True, "It is damaged or incomplete."),
    ],
)
def test_other_rules_are_refused_in_a_sentence(name: str, version: object, words: str) -> None:
    with pytest.raises(JournalError) as error:
        Journal.of_text(find(name).game, with_rules(saved(name), version))
    assert str(error.value) == words
