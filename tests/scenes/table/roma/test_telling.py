"""How Roma's events read in the log."""

from colosseum.gallery.roma.positions import ACTING, QUESTIONS, bribed, seated
from colosseum.gallery.roma.ways import ANSWERS
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.actions import ACTIONS
from colosseum.rules.roma.notation import CARDS
from colosseum.rules.roma.wording import event_words
from colosseum.scenes.parts.log import Heading, Line, Log
from colosseum.scenes.table.roma.recap_gathering import Gathering
from colosseum.scenes.table.roma.telling import Telling
from colosseum.tutor.roma.marks import PlaceOf, RowSymbol
from tests.rules.roma.scenario import rolling


def told(game: Game, *lines: str) -> Log:
    log = Log(Telling, seated())
    records = []
    beginning = game.copy()
    for line in lines:
        records.append(game.apply(ACTIONS.read(line)))
    log.begin(beginning, records)
    return log


def test_what_belongs_together_is_one_line() -> None:
    game = rolling(Game.from_position(ACTING), 5)
    log = told(game, "take money with 6", "play decurio on bribery", "activate 4", "choose 3")
    heading, *lines = log.entries
    assert heading == Heading("Turn VII", "Aquila")
    words = [line.words for line in lines if isinstance(line, Line)]
    assert words == [
        "Aquila puts a 6 on Money. Aquila receives 8 sesterces.",
        "Aquila plays Decurio beside Bribery.",
        "Aquila puts a 4 on IV. Aquila activates Ballista on IV.",
        "Aquila attacks Octavia’s Forum on III. Aquila rolls a 5 with the battle die. "
        "Aquila wins the battle, 6 against 5.",
        "Octavia’s Forum on III is discarded.",
    ]


def test_a_card_is_laid_beside_bribery_and_on_any_other_place() -> None:
    for place, between in (("bribery", " beside "), ("2", " on ")):
        line = told(Game.from_position(ACTING), f"play decurio on {place}").entries[-1]
        assert isinstance(line, Line)
        assert between in line.parts


def test_a_card_attacked_beside_bribery_is_not_called_by_two_names() -> None:
    """“Forum Bribery” would read like one card."""
    position = ACTING.replace("1: taberna", "1: ballista").replace("4: ballista", "4: taberna")
    position = position.replace("bribery: speculator", "bribery: forum").replace("3 + 4", "1 + 4")
    position = position.replace("3: forum", "3: speculator")
    game = rolling(Game.from_position(position), 6)
    attack, fallen = told(game, "activate 1").entries[-2:]
    for line in (attack, fallen):
        assert isinstance(line, Line)
        assert " beside " in line.parts


def test_what_fortuna_discards_does_not_seem_to_draw() -> None:
    position, actions = bribed(QUESTIONS, "fortuna")
    thrown, drawn, _ = told(Game.from_position(position), *actions).entries[-3:]
    assert isinstance(thrown, Line)
    assert isinstance(drawn, Line)
    assert "discards" in thrown.words
    assert "draws" not in thrown.words
    assert "draws" in drawn.words


def test_a_line_lights_what_it_is_about() -> None:
    log = told(Game.from_position(ACTING), "activate 4")
    line = log.entries[-1]
    assert isinstance(line, Line)
    assert line.about == (RowSymbol(4), PlaceOf(0, 4))


def test_every_turn_has_its_heading() -> None:
    log = told(Game.from_position(ACTING), "end the turn")
    assert Heading("Turn VIII", "Octavia") in log.entries


def test_the_recap_tells_the_opponents_last_turn() -> None:
    game = Game.from_position(ACTING)
    gathering = Gathering(game.copy(), seated(), 0)
    assert not gathering.recap().has_news
    names = ["Aquila", "Octavia"]
    record = game.apply(ACTIONS.read("end the turn"))
    later = game.apply(ACTIONS.read("end the turn"))
    for event in (*record.events, *later.events):
        gathering.hear(event)
    recap = gathering.recap()
    (_, cells), *_ = recap.rows
    assert recap.has_news
    assert recap.turn == 9
    told = [line for cell in cells for line in cell.words.split("\n")]
    assert told == [event_words(event, names) for event in record.events[1:]]


def test_what_a_player_does_is_told_after_the_emblem_without_the_name() -> None:
    position, actions = ANSWERS["search"]
    game = Game.from_position(position)
    lines = [it for it in told(game, *actions, "decline").entries if isinstance(it, Line)]
    told_parts = ["".join(it for it in line.parts if isinstance(it, str)) for line in lines]
    assert "looks through the draw pile: " in told_parts
    assert "shuffles the draw pile" in told_parts
    assert not any("Aquila" in words for words in told_parts)
    assert any("Aquila looks through" in line.words for line in lines), "for those who hear it"


def test_what_is_drawn_after_a_shuffle_is_a_line_of_its_own() -> None:
    game = Game.from_position(ACTING)
    log = Log(Telling, seated())
    log.begin(game, [])
    entries = [*log.entries]
    telling = Telling(game, seated())
    telling.tell(ev.DieLaid(0, 4, CARDS), entries)
    telling.tell(ev.PileShuffled(20), entries)
    telling.tell(ev.CardsDrawn(0, (1, 2)), entries)
    words = [it.words for it in entries if isinstance(it, Line)]
    assert words[-2] == "The discard pile is shuffled into a new draw pile."
    assert words[-1].startswith("Aquila draws")
