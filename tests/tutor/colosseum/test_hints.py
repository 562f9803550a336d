"""Every hint appears where it should, and not in a similar position."""

import re
from pathlib import Path

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.kernel import SeatIndex
from colosseum.tutor import hints
from colosseum.tutor.colosseum.hints import SITUATIONS
from colosseum.tutor.colosseum.marks import Market, Plaque, ProgrammeCard, Square
from colosseum.tutor.hints import Hint
from tests.tutor.colosseum.positions import (
    bidding,
    discarding,
    donation,
    invest,
    moving,
    offered,
    opening,
    producing,
    rolling,
    trade,
)

EMPTY = "nothing"
POOR = ("coins: 12", "coins: 10")
DULL = "[torch + torch + cage, torch + torch + cage, torch + torch + cage, torch + torch, torch]"
"""Markets that help none of the programmes 1 and 6."""
MAXIMUS = "3 gladiator + 3 horse + 3 chariot + decoration"
FAR = "{emperor: 20, consul-1: 20, consul-2: 20, senator-1: 20, senator-2: 20, senator-3: 20}"
"""Far from the first arena on 8-9."""

# For each hint, a position where it appears, a similar one where it does not, and its words.
CASES: dict[str, tuple[Game, Game, str]] = {
    # Investing
    "noble-beside-arena": (
        invest(nobles="{consul-1: 10}"),
        invest(nobles="{consul-1: 11}"),
        "The Consul I stands beside your arena: expand clockwise for 10 coins, and while the "
        "noble stays you draw 5 more.",
    ),
    "programme-needs-squares": (
        invest("programmes: [1, 20]"),
        invest("programmes: [1, 20], arena: 8-10"),
        "Circus Maximus needs 3 arena squares and you have 2: each more costs 10 coins and an "
        "investment.",
    ),
    "arena-full": (
        invest("arena: 8-11"),
        invest("arena: 8-10"),
        "Your arena has 4 squares, the most there can be: it is large enough for every programme.",
    ),
    "ticket-early": (
        invest(turn=3),
        invest(turn=4),
        "A season ticket bought now draws 5 spectators at each of your 3 events to come, and 10 "
        "coins pay for it.",
    ),
    "tickets-run-out": (
        invest("tickets: 3", "tickets: 3", "tickets: 3"),
        invest("tickets: 3", "tickets: 3", "tickets: 1"),
        "Only 1 of the 10 season tickets is left.",
    ),
    "loge-two-dice": (
        invest(turn=2),
        invest("loge: yes", turn=2),
        "For 5 coins a loge gives you 2 dice instead of 1 in all 4 turns to come: more nobles, "
        "more medals.",
    ),
    "buy-ahead": (
        invest(f"tokens: {MAXIMUS}, coins: 25"),
        invest(f"tokens: {MAXIMUS}, coins: 12"),
        "You hold 10 of the 10 assets for Circus Maximus: buy it for 25 coins now, and the 3 "
        "arena squares it needs can wait.",
    ),
    "only-higher-numbers": (
        invest("programmes: [1, 6, 13], produced: [13]"),
        invest("programmes: [1, 6, 13], produced: [6]"),
        "You last produced programme 13, so the 2 cheaper ones still for sale are not for you: "
        "only higher numbers are.",
    ),
    "medal-buys-programme": (
        invest("coins: 8, medals: 1"),
        invest("coins: 6, medals: 1"),
        "You are 6 coins short of Satyricon of Momus: one of your medals is worth 6 coins at any "
        "time.",
    ),
    "second-by-medals": (
        invest("medals: 3"),
        invest("medals: 1"),
        "You hold 3 medals: after this investment 2 of them can pay for a second one, on top of "
        "its price.",
    ),
    "second-by-token": (
        invest("tokens: action"),
        invest("tokens: joker"),
        "Your additional-action token pays for a second investment this turn, or turns into a "
        "medal, worth 6 coins, at any time.",
    ),
    "second-is-last": (
        invest("medals: 2", step="invest", seat=1, queue=[2, 3], investments=1),
        invest("medals: 2", step="invest", seat=1, queue=[2, 3]),
        "This second investment would be your last of the turn; the 2 medals you hold may do "
        "more as 3 spectators each.",
    ),
    "keep-coins-for-a-market": (
        invest("coins: 15"),
        invest("coins: 18"),
        "You have 15 coins: spend more than 7 now, and you cannot open a market at 8.",
    ),
    "nothing-to-invest": (
        invest("coins: 4"),
        invest("coins: 5"),
        "You have 4 coins, and the cheapest investment costs 5: pass, and let this turn’s event "
        "earn you more.",
    ),
    "last-investment": (
        invest("best: 31", turn=5),
        invest("best: 31", turn=4),
        "This is turn 5, the last: only what raises this turn’s event above your best of 31 "
        "still counts.",
    ),
    "behind-the-leader": (
        invest("best: 31", "best: 42", turn=4),
        invest("best: 42", "best: 31", turn=4),
        "Only the best single event wins: Lupa has 42 spectators and you have 31, with 2 events "
        "to come.",
    ),
    # Auctions
    "alone-at-the-minimum": (
        opening(step="open", seat=1, shut_out=[2, 3]),
        opening(step="open", seat=1, shut_out=[2]),
        "All others have won a market: you bid alone, and any of these 5 is yours for 8 coins.",
    ),
    "nobody-can-pay-more": (
        bidding("programmes: [6], tokens: horse", *POOR, coins=11, markets="[horse]"),
        bidding("programmes: [1], tokens: horse", *POOR, coins=11, markets="[horse]"),
        "Nobody still in can pay more than 12 coins: a bid of 13 wins this market.",
    ),
    "winner-is-out": (
        bidding(coins=11),
        bidding(coins=11, intense_auctions="yes"),
        "Win this market for 12 coins or more, and you bid no more this phase: the other 4 go to "
        "others.",
    ),
    "intense-winner-returns": (
        opening(step="open", seat=1, shut_out=[3], intense_auctions="yes"),
        opening(step="open", seat=1, shut_out=[3]),
        "Auctions are intense: Sol has won and waits, but bids again as soon as another player "
        "may open.",
    ),
    "another-market-to-open": (
        opening(step="open", seat=1, shut_out=[2], markets=f"[{EMPTY}]"),
        opening(step="open", seat=1, shut_out=[2]),
        "Lupa won the market you opened, so you open another of 4; what is sold refills once you "
        "win or pass.",
    ),
    "pass-and-still-bid": (
        opening("programmes: [1, 7]", markets=DULL),
        opening("programmes: [1, 6]", markets=DULL),
        "None of the 5 markets raises a programme of yours: pass, and you may still bid when "
        "others open.",
    ),
    "medal-for-a-bid": (
        bidding("coins: 8, medals: 1", coins=13),
        bidding("coins: 8, medals: 1", coins=14),
        "You have 8 coins, too few for a bid of 14: even now a medal gives you 6 coins.",
    ),
    "market-for-a-programme": (
        opening("programmes: [6], tokens: horse", markets=DULL.replace("cage", "lion", 1)),
        opening("programmes: [1], tokens: horse", markets=DULL.replace("cage", "lion", 1)),
        "Market I takes Venatio from 2 to 5 spectators, at every event you make of it.",
    ),
    "market-brings-star": (
        opening("tokens: 2 horse", "tokens: 2 horse", markets="[horse + torch + cage]"),
        opening("tokens: 2 horse", "tokens: 3 horse", markets="[horse + torch + cage]"),
        "With market I you would hold 3 horses, more than anyone: the Horse star would be yours, "
        "+4 whenever they perform.",
    ),
    "rival-would-take-star": (
        bidding("tokens: 3 horse", "tokens: 3 horse", markets="[horse]", stars="{horse: 1}"),
        bidding("tokens: 3 horse", "tokens: 2 horse", markets="[horse]", stars="{horse: 1}"),
        "If Lupa wins this market and comes to 4 horses, your Horse star goes there, since you "
        "hold only 3.",
    ),
    "emperor-token": (
        bidding(markets="[emperor + torch + cage]"),
        bidding(markets="[joker + torch + cage, emperor]"),
        "The emperor token in market I turns into a medal at once: 6 coins, 3 spectators, or a "
        "noble’s steps.",
    ),
    "joker-on-offer": (
        bidding(markets="[joker + torch + cage]"),
        bidding(markets="[lion + torch + cage, joker]"),
        "The joker in market I stands for any one asset your event lacks; it never counts for a "
        "star.",
    ),
    "action-token-on-offer": (
        bidding(markets="[action + torch + cage]", turn=4),
        bidding(markets="[action + torch + cage]", turn=5),
        "The additional action in market I buys a second investment, which otherwise costs 2 "
        "medals.",
    ),
    # Trading
    "rival-can-spare": (
        trade("programmes: [6], tokens: 2 horse + lion", "programmes: [1], tokens: 2 lion"),
        trade("programmes: [6], tokens: 2 horse + lion", "programmes: [19], tokens: 2 lion"),
        "Lupa can spare 1 of 2 lions; with it Venatio would draw 2 more.",
    ),
    "sell-what-you-spare": (
        trade("programmes: [1], tokens: 2 lion", "programmes: [6], tokens: lion"),
        trade("programmes: [1], tokens: 2 lion", "programmes: [6], tokens: 2 lion"),
        "None of your programmes needs all of your 2 lions, and Lupa is 1 short: ask for a token "
        "or coins.",
    ),
    "star-one-deal-away": (
        trade("tokens: 2 ship", "tokens: 3 ship"),
        trade("tokens: 2 ship", "tokens: 4 ship"),
        "One more from Lupa and you hold 3 ships, more than anyone: the Ship star would be yours "
        "at once.",
    ),
    "medals-are-no-goods": (
        trade("medals: 2"),
        trade(),
        "Your 2 medals cannot be traded, nor can programmes: turn a medal into 6 coins if a deal "
        "needs them.",
    ),
    "deal-costs-a-star": (
        offered("tokens: 3 lion", "", "9 coins", "lion"),
        offered("tokens: 4 lion", "", "9 coins", "lion"),
        "The deal leaves you 2 lions, fewer than 3: you would lose the Lion star and its 4 "
        "spectators.",
    ),
    "one-counter-offer": (
        offered("tokens: lion", "", "9 coins", "lion"),
        offered("tokens: lion", "", "9 coins", "lion", "settle"),
        "You may answer Lupa with 1 counter-offer, which Lupa can only accept or refuse.",
    ),
    "counter-is-final": (
        offered("tokens: lion", "", "9 coins", "lion", "settle"),
        offered("tokens: lion", "", "9 coins", "lion"),
        "Lupa has made the 1 counter-offer there is; refuse it, and nothing changes, but you may "
        "make a new offer.",
    ),
    # Nobles
    "noble-within-a-throw": (
        rolling(nobles=FAR.replace("consul-1: 20", "consul-1: 3")),
        rolling(nobles=FAR.replace("consul-1: 20", "consul-1: 1")),
        "The Consul I is 5 squares before your arena: with luck your roll brings +5 inside.",
    ),
    "roll-without-event": (
        rolling("programmes: [1], tokens: lion"),
        rolling("programmes: [1], tokens: gladiator"),
        "You can produce nothing yet, but roll all the same: a noble on one of the 6 resting "
        "squares earns you a medal.",
    ),
    "noble-into-arena": (
        moving("", "IV", nobles=FAR.replace("consul-2: 20", "consul-2: 5")),
        moving("", "III", nobles=FAR.replace("consul-2: 20", "consul-2: 4")),
        "Moved by 4, the Consul II stands inside your arena: 5 spectators more at your event.",
    ),
    "noble-to-rest": (
        moving("", "IV", nobles=FAR.replace("senator-1: 20", "senator-1: 26")),
        moving("", "V", nobles=FAR.replace("senator-1: 20", "senator-1: 26")),
        "Moved by 4, the Senator I ends on a resting square: that earns you a medal, worth 6 "
        "coins.",
    ),
    "sum-of-both-dice": (
        moving("loge: yes", "IV V", nobles=FAR.replace("emperor: 20", "emperor: 35")),
        moving("loge: yes", "IV V", nobles=FAR.replace("emperor: 20", "emperor: 4")),
        "Neither die alone brings the Emperor in, but both together do: 9 squares as one move.",
    ),
    "keep-the-noble": (
        moving("", "IV", nobles=FAR.replace("emperor: 20", "emperor: 9")),
        moving("", "IV", nobles=FAR.replace("senator-1: 20", "senator-1: 9")),
        "The Emperor stands in your arena, worth 7 spectators: let another noble take the die.",
    ),
    "face-one-to-three": (
        moving("", "I-III"),
        moving("", "III"),
        "The face I–III is yours to choose: it moves a noble 1, 2 or 3 squares.",
    ),
    # Events
    "nothing-to-produce": (
        producing("programmes: [1, 6], tokens: torch"),
        producing("programmes: [1, 6], tokens: gladiator"),
        "None of your 2 programmes can be produced: each lacks squares of the arena or too many "
        "assets.",
    ),
    "new-programme-pays-later": (
        producing("programmes: [1, 6], produced: [6], tokens: gladiator + 2 horse + 2 lion + cage"),
        producing("programmes: [1, 6], produced: [1], tokens: gladiator + 2 horse + 2 lion + cage"),
        "Tribute to Munus draws 3 fewer than Venatio again, but once produced it adds 5 to every "
        "later event.",
    ),
    "earlier-events-count": (
        producing("programmes: [1, 6], produced: [1, 1], tokens: 2 horse + 2 lion"),
        producing("programmes: [1, 6], produced: [6], tokens: 2 horse + 2 lion"),
        "5 of these spectators remember your 1 other event: each different one adds 5.",
    ),
    "coins-all-the-same": (
        producing("programmes: [6], tokens: 2 horse + 2 lion + cage, best: 11", nobles=FAR),
        producing("programmes: [6], tokens: 2 horse + 2 lion + cage, best: 10", nobles=FAR),
        "Your event would draw 11, no more than your best of 11: the marker stays, but you "
        "receive 11 coins.",
    ),
    "medal-fetches-noble": (
        producing("medals: 1, tokens: gladiator", nobles=FAR.replace("emperor: 20", "emperor: 12")),
        producing("medals: 1, tokens: gladiator", nobles=FAR.replace("emperor: 20", "emperor: 13")),
        "A medal brings the Emperor into your arena: +7 now, where the medal itself would draw 3.",
    ),
    "medals-in-the-last-event": (
        producing("medals: 3, tokens: gladiator", turn=5),
        producing("medals: 3, tokens: gladiator", turn=4),
        "After this event your 3 medals are worth nothing: play all now for 9 spectators.",
    ),
    "podiums-and-tickets": (
        producing("tickets: 2, podiums: 1, tokens: gladiator"),
        producing("tickets: 2, tokens: gladiator"),
        "Season tickets draw 10 and podiums 3 at this event, whichever programme you choose.",
    ),
    "event-without-all-assets": (
        producing("programmes: [6], tokens: 2 horse + 2 lion"),
        producing("programmes: [6], tokens: 2 horse + 2 lion + cage"),
        "Venatio lacks 1 asset and still draws 9 of its 11: an event need not be complete.",
    ),
    "joker-on-stage": (
        producing("programmes: [6], tokens: 2 horse + 2 lion + joker"),
        producing("programmes: [6], tokens: 2 horse + 2 lion + cage + joker"),
        "Your 1 joker stands for what Venatio lacks: 11 spectators instead of 9.",
    ),
    "star-on-stage": (
        producing("programmes: [6], tokens: 3 horse + lion"),
        producing("programmes: [6], tokens: 2 horse + lion"),
        "Your Horse star performs in Venatio, 4 spectators more: leave a token of its kind in "
        "the cast.",
    ),
    "star-stays-away": (
        producing("programmes: [1], tokens: 3 horse + gladiator"),
        producing("programmes: [6], tokens: 3 horse + gladiator"),
        "Your Horse star does not count in Tribute to Munus, which needs none of its kind: +4 "
        "only where it performs.",
    ),
    # Closing ceremonies
    "podium-is-yours": (
        discarding("best: 18, tokens: 2 lion, performed: lion", owner=1),
        discarding("best: 18, tokens: 2 lion, performed: lion", owner=2),
        "Your best event of 18 leads: the podium is yours, and draws 3 at each later event.",
    ),
    "you-will-donate": (
        discarding("best: 18, tokens: 2 lion, performed: lion", "best: 3", "best: 9", owner=1),
        discarding("best: 18, tokens: 2 lion, performed: lion", "best: 3", "best: 9", owner=3),
        "The last on the track, Lupa with 3, takes a token of any kind from you next: what you "
        "hold now is not safe.",
    ),
    "discard-would-lose-star": (
        discarding("tokens: 3 lion + cage, performed: 2 lion + cage"),
        discarding("tokens: 4 lion + cage, performed: 2 lion + cage"),
        "Keep all your 3 lions: with 2 the Lion star is lost, and 4 spectators with it.",
    ),
    "discard-what-is-spare": (
        discarding("programmes: [6], tokens: 2 lion + 2 cage, performed: lion + cage"),
        discarding("programmes: [6], tokens: 2 lion + cage, performed: lion + cage"),
        "You hold 2 cages, and no programme of yours needs more than 1: one can fall without loss.",
    ),
    "donation-for-a-programme": (
        donation("programmes: [6], tokens: 2 horse + 2 lion", "tokens: cage + torch"),
        donation("programmes: [6], tokens: 2 horse + 2 lion + cage", "tokens: cage + torch"),
        "You take one token from Lupa: 1 cage raises Venatio from 9 to 11 spectators.",
    ),
    # Stars
    "star-is-yours": (
        invest("tokens: 3 horse", "tokens: 2 horse"),
        invest("tokens: 3 horse", "tokens: 3 horse"),
        "You hold 3 horses, more than anyone: the Horse star is yours, +4 whenever they perform.",
    ),
    "star-tied": (
        invest("tokens: 3 horse", "tokens: 3 horse", stars="{horse: 1}"),
        invest("tokens: 3 horse", "tokens: 3 horse"),
        "Lupa holds 3 horses too: the Horse star stays with you, but one more there takes it.",
    ),
    "star-of-nobody": (
        invest("tokens: 3 horse", "tokens: 3 horse"),
        invest("tokens: 2 horse", "tokens: 2 horse"),
        "You and another hold 3 horses each, so nobody has the Horse star: one more and it is "
        "yours.",
    ),
}

ALL = {situation.id: situation for situation in SITUATIONS}


def hints_for(game: Game, seat: SeatIndex) -> list[Hint]:
    return hints.hints_for(SITUATIONS, game, seat)


def found(game: Game, name: str) -> Hint | None:
    return next((hint for hint in hints_for(game, 0) if hint.id == name), None)


def test_there_are_at_least_32_situations_and_each_is_shown_here() -> None:
    assert len(SITUATIONS) == len(ALL) >= 32
    assert set(CASES) == set(ALL)


@pytest.mark.parametrize("name", CASES)
def test_a_hint_appears_where_it_should(name: str) -> None:
    game, _, words = CASES[name]
    hint = found(game, name)
    assert hint is not None
    assert hint.words == words
    assert hint.rules == ALL[name].rules


@pytest.mark.parametrize("name", CASES)
def test_and_not_in_a_similar_position(name: str) -> None:
    _, near, _ = CASES[name]
    assert near.decision is not None
    assert near.decision.seat == 0
    assert found(near, name) is None


@pytest.mark.parametrize("name", CASES)
def test_nor_for_players_who_are_not_deciding(name: str) -> None:
    game, _, _ = CASES[name]
    assert [hints_for(game, seat) for seat in range(1, len(game.seats))] == [[], []]


def test_no_two_hints_say_the_same() -> None:
    words = [words for _, _, words in CASES.values()]
    assert len(set(words)) == len(words)


def test_every_hint_names_rules_that_exist() -> None:
    text = (Path(__file__).parents[3] / "docs" / "rules" / "colosseum.md").read_text("utf-8")
    known = set(re.findall(r"\*\*([A-Z]+-\d+)\*\*", text))
    for situation in SITUATIONS:
        assert situation.rules, situation.id
        assert set(situation.rules) <= known, situation.id


def test_every_hint_is_one_sentence_with_something_concrete() -> None:
    for name, (game, _, _) in CASES.items():
        hint = found(game, name)
        assert hint is not None
        words = str(hint.words)
        assert words.endswith("."), name
        assert ". " not in words.replace("vs. ", ""), name
        assert len(words) <= 140, name
        names = [*game.seats, *(programme.name for programme in RULES.programmes)]
        concrete = re.search(r"\d|market [IV]", words) or any(known in words for known in names)
        assert concrete, name


def test_what_hints_are_about_is_on_the_table() -> None:
    for name, (game, _, _) in CASES.items():
        hint = found(game, name)
        assert hint is not None
        for mark in hint.about:
            match mark:
                case Market(index):
                    assert 0 <= index < RULES.markets, name
                case Square(number):
                    assert 0 <= number < RULES.squares, name
                case ProgrammeCard(number):
                    assert number in game.state.impresarios[0].held, name
                case Plaque(seat):
                    assert 0 <= seat < len(game.seats), name


def test_the_most_pressing_comes_first() -> None:
    game = bidding("tokens: 3 horse", "tokens: 3 horse", markets="[horse]", stars="{horse: 1}")
    ids = [hint.id for hint in hints_for(game, 0)]
    assert ids[0] == "rival-would-take-star"
    assert ids.index("winner-is-out") > 0


def test_a_finished_game_has_no_hints() -> None:
    game = rolling("tokens: gladiator", turn=5)
    while game.decision is not None:
        game.apply(game.choices().actions[0])
    assert [hints_for(game, seat) for seat in range(3)] == [[], [], []]
