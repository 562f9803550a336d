"""The player's own decks: their files, building them, and what is brought to a game (ROM-22)."""

import errno
import json
from dataclasses import replace
from pathlib import Path

import pytest

from colosseum import games
from colosseum.ai.characters import KEYS
from colosseum.ai.roma.table_worth import WORTHS
from colosseum.files import storage
from colosseum.play.roma import deck_files
from colosseum.play.roma.deck_data import companions, opponents_decks
from colosseum.play.roma.deck_files import KeptDeck
from colosseum.play.roma.deck_workshop import Workshop
from colosseum.play.seats import HUMAN, Lineup, Seat
from colosseum.play.session import Session
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.decks import why_not_deck
from colosseum.rules.roma.shared_decks import Deck
from tests.reliability.failed_reads import failed_looks, failed_reads

ROMA = games.find("roma")
FORUM, NERO, FORTUNA = (RULES.number(key) for key in ("forum", "nero", "fortuna"))
FULL = opponents_decks()["lucia"]


@pytest.fixture(autouse=True)
def folder(home: Path) -> Path:
    storage.notices.clear()
    return home / "data" / "decks"


# Files


def test_a_deck_is_kept_as_a_text_that_people_can_read(folder: Path) -> None:
    deck_files.keep("1", Deck("Siege", (FORUM, FORUM, NERO)))
    kept = json.loads((folder / "1.deck").read_text())
    assert kept == {"deck": 1, "name": "Siege", "cards": "2 forum + nero"}
    assert deck_files.find("1") == KeptDeck("1", Deck("Siege", (FORUM, FORUM, NERO)))


def test_decks_are_listed_in_the_order_in_which_they_were_begun(folder: Path) -> None:
    for _ in range(11):
        deck_files.keep(deck_files.free_key(), FULL)
    deck_files.delete("4")
    assert [kept.key for kept in deck_files.decks()] == [str(n) for n in (1, 2, 3, *range(5, 12))]
    assert deck_files.free_key() == "12"


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("2 nero", "Both sets together have 1 copy of Nero, not 2."),
        ("tiger", "This is not a list of cards."),
    ],
)
def test_a_file_edited_by_hand_is_left_alone_and_refused_with_the_reason(
    folder: Path, cards: str, reason: str
) -> None:
    folder.mkdir(parents=True)
    content = json.dumps({"deck": 1, "name": "Mine", "cards": cards})
    (folder / "mine.deck").write_text(content)
    (kept,) = deck_files.decks()
    assert (kept.deck.name, kept.trouble) == ("Mine", reason)
    assert (folder / "mine.deck").read_text() == content
    assert Workshop().key == "", "it is not opened"


def test_a_deck_of_a_newer_version_is_left_alone(folder: Path) -> None:
    folder.mkdir(parents=True)
    content = json.dumps({"deck": 2, "name": "Later", "pages": []})
    (folder / "1.deck").write_text(content)
    (kept,) = deck_files.decks()
    assert kept.trouble == "It was saved by a newer version of this game."
    Workshop("1").begin()
    assert (folder / "1.deck").read_text() == content
    assert storage.notices == []


def test_a_damaged_deck_is_set_aside_and_the_others_stay(folder: Path) -> None:
    deck_files.keep("1", FULL)
    (folder / "2.deck").write_text('{"deck": 1, "na')
    assert [kept.key for kept in deck_files.decks()] == ["1"]
    assert (folder / "2.deck.broken").exists()
    assert storage.notices == ["2.deck cannot be used. It is kept as 2.deck.broken."]
    assert deck_files.free_key() == "3", "what is set aside keeps its number"


def test_a_deck_that_cannot_be_read_now_is_listed_with_the_reason(folder: Path) -> None:
    deck_files.keep("1", FULL)
    with failed_reads(folder / "1.deck", "read", errno.EIO):
        (kept,) = deck_files.decks()
        assert kept.trouble == "1.deck cannot be opened: the disk has a fault."
    assert deck_files.decks() == [KeptDeck("1", FULL)]


def test_decks_that_cannot_be_listed_are_not_called_none(folder: Path) -> None:
    deck_files.keep("1", FULL)
    with failed_looks(folder, errno.EIO):
        workshop = Workshop()
        workshop.begin()
    assert workshop.trouble is not None
    assert [kept.deck for kept in deck_files.decks()] == [FULL]


@pytest.mark.parametrize("key", ["", "..", "../1", "a/b", "\0"])
def test_a_key_never_leads_out_of_the_folder(key: str) -> None:
    assert deck_files.find(key) is None


# Building


def test_a_deck_is_saved_after_every_change() -> None:
    workshop = Workshop()
    assert workshop.add(FORUM)
    workshop.rename("Siege")
    assert [kept.deck for kept in deck_files.decks()] == [Deck("Siege", (FORUM,))]
    assert Workshop().deck == Deck("Siege", (FORUM,))


def test_never_more_of_a_card_than_both_sets_hold() -> None:
    workshop = Workshop()
    assert [workshop.add(NERO) for _ in range(2)] == [True, False]
    assert [workshop.add(FORUM) for _ in range(11)] == [True] * 10 + [False]
    assert workshop.take_out(NERO)
    assert not workshop.take_out(NERO)


def test_filling_up_takes_the_cards_that_are_worth_most() -> None:
    workshop = Workshop()
    workshop.add(FORTUNA)
    assert workshop.fill_up()
    cards = workshop.deck.cards
    assert why_not_deck(cards) is None
    assert cards.count(FORTUNA) == 1, "what was chosen stays, however little it is worth"
    chosen = min(WORTHS[card] for card in cards if card != FORTUNA)
    left = [it for it in RULES.cards if cards.count(it.number) < it.copies]
    assert chosen >= max(WORTHS[it.number] for it in left)
    assert not workshop.fill_up()


def test_changes_are_undone_one_by_one_and_a_typed_name_at_once() -> None:
    workshop = Workshop()
    workshop.add(FORUM)
    for name in ("S", "Si", "Siege"):
        workshop.rename(name)
    workshop.fill_up()
    workshop.undo()
    assert workshop.deck == Deck("Siege", (FORUM,))
    workshop.undo()
    assert workshop.deck == Deck("New deck", (FORUM,))
    workshop.undo()
    assert workshop.deck.cards == ()
    assert not workshop.can_undo
    assert deck_files.decks()[0].deck == Deck("New deck", ())


def test_a_copy_has_a_name_of_its_own_and_leaves_the_first_as_it_is() -> None:
    workshop = Workshop()
    workshop.begin(FULL)
    workshop.copy()
    workshop.take_out(FORUM)
    assert [(kept.deck.name, len(kept.deck.cards)) for kept in deck_files.decks()] == [
        ("Turba Fori", 55),
        ("Turba Fori 2", 54),
    ]


def test_deleting_the_open_deck_opens_another() -> None:
    workshop = Workshop()
    workshop.begin(FULL)
    workshop.begin()
    workshop.delete(workshop.key)
    assert workshop.deck == FULL
    workshop.delete(workshop.key)
    assert (workshop.key, workshop.decks, deck_files.decks()) == ("", [], [])


def test_a_change_that_cannot_be_saved_is_said_and_saved_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workshop = Workshop()
    workshop.begin(FULL)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", _full_disk)
        workshop.take_out(FORUM)
    assert workshop.trouble == "1.deck cannot be written: the disk is full."
    workshop.save_again()
    assert workshop.trouble is None
    assert len(deck_files.decks()[0].deck.cards) == 54


def _full_disk(file: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


# What opponents bring


def test_all_opponents_bring_legal_decks_and_no_two_the_same() -> None:
    decks = opponents_decks()
    assert tuple(decks) == KEYS
    assert [why_not_deck(deck.cards) for deck in decks.values()] == [None] * 8
    for one in decks.values():
        others = [deck for deck in decks.values() if deck is not one]
        assert all(len(set(one.cards) - set(deck.cards)) >= 3 for deck in others)


def test_what_a_character_likes_is_in_its_deck() -> None:
    for who, deck in opponents_decks().items():
        liked = [it.rpartition("/")[2] for it in ROMA.ai.manners[who].likes if "cards/" in it]
        assert {RULES.number(key) for key in liked} <= set(deck.cards), who


def test_every_card_goes_well_with_others() -> None:
    assert set(companions()) == {card.number for card in RULES.cards}
    assert all(2 <= len(set(it) - {card}) <= 3 for card, it in companions().items())


# What is brought to a game


def own_decks(*seats: Seat) -> Lineup:
    lineup = Lineup.usual(ROMA, ROMA.levels[2])
    lineup.seats = [*seats]
    lineup.options["cards"] = "own_decks"
    return lineup


AQUILA, LUPA = Seat("Aquila", HUMAN, 0), Seat("Lupa", HUMAN, 1)
OCTAVIA = Seat("Octavia", "novice", 1, "octavia")


def test_the_journal_holds_the_decks_that_were_brought() -> None:
    deck_files.keep("1", FULL)
    lineup = own_decks(AQUILA, OCTAVIA)
    lineup.options["deck_1"] = "1"
    session = Session.new(ROMA, lineup.seats, 7, lineup.agreed)
    deck_files.delete("1")
    session.close()
    assert session.file is not None
    game = Session.resume(session.file).game
    assert isinstance(game, Game)
    first, second = game.state.decks
    assert first == FULL.cards
    assert tuple(card % len(RULES.cards) for card in second) == opponents_decks()["octavia"].cards


def test_two_people_bring_one_each_and_who_names_none_draws_lots() -> None:
    deck_files.keep("1", FULL)
    lineup = own_decks(AQUILA, LUPA)
    lineup.options["deck_2"] = "1"
    bringing = ROMA.bringing
    assert bringing is not None
    names = [bringing.name(seat, at, lineup.options) for at, seat in enumerate(lineup.seats)]
    assert names == ["Random", "Turba Fori"]
    assert (lineup.agreed["deck_1"], lineup.agreed["deck_2"]) == ("", FULL.text)


def test_an_unfinished_deck_keeps_the_game_from_starting() -> None:
    deck_files.keep("1", replace(FULL, cards=FULL.cards[:41]))
    lineup = own_decks(AQUILA, OCTAVIA)
    lineup.options["deck_1"] = "1"
    assert lineup.trouble == "Turba Fori: A deck has 55 cards. This one has 41 cards."
    lineup.options["cards"] = "mixed"
    assert lineup.trouble is None
    assert lineup.agreed["deck_1"] == ""
