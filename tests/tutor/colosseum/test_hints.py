"""Every hint appears where it should, and not in a similar position."""

import re

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
        "The first Consul is beside your arena: expand clockwise for 10 coins and draw 5 more "
        "spectators while he stays.",
    ),
    "programme-needs-squares": (
        invest("programmes: [1, 20]"),
        invest("programmes: [1, 20], arena: 8-10"),
        "Circus Maximus needs 3 arena squares and you have 2: each extra one costs 10 coins and "
        "an investment.",
    ),
    "arena-full": (
        invest("arena: 8-11"),
        invest("arena: 8-10"),
        "Your arena has 4 squares, enough for every programme: invest in something else.",
    ),
    "ticket-early": (
        invest(turn=3),
        invest(turn=4),
        "Buy a season ticket now for 10 coins, and it draws 5 more spectators at each of your 3 "
        "remaining events.",
    ),
    "tickets-run-out": (
        invest("tickets: 3", "tickets: 3", "tickets: 3"),
        invest("tickets: 3", "tickets: 3", "tickets: 1"),
        "Only 1 of the 10 season tickets is left: buy it now, or do without.",
    ),
    "loge-two-dice": (
        invest(turn=2),
        invest("loge: yes", turn=2),
        "For 5 coins, a loge lets you roll 2 dice instead of 1 every turn (4 to go): more "
        "nobles, more medals.",
    ),
    "buy-ahead": (
        invest(f"tokens: {MAXIMUS}, coins: 25"),
        invest(f"tokens: {MAXIMUS}, coins: 12"),
        "You hold 10 of the 10 assets for Circus Maximus: buy it now for 25 coins; the 3 arena "
        "squares can wait.",
    ),
    "only-higher-numbers": (
        invest("programmes: [1, 6, 13], produced: [13]"),
        invest("programmes: [1, 6, 13], produced: [6]"),
        "You last produced programme 13, so you can only buy a higher one: 2 lower numbers still "
        "for sale are off limits.",
    ),
    "medal-buys-programme": (
        invest("coins: 8, medals: 1"),
        invest("coins: 6, medals: 1"),
        "You are 6 coins short of Satyricon of Momus: cash in a medal for 6 coins and buy it.",
    ),
    "second-by-medals": (
        invest("medals: 3"),
        invest("medals: 1"),
        "You hold 3 medals: after this investment, use 2 of them on top of the price to make a "
        "second one.",
    ),
    "second-by-token": (
        invest("tokens: action"),
        invest("tokens: joker"),
        "Use your action token to make a second investment this turn, or exchange it at any time "
        "for a medal, worth 6 coins.",
    ),
    "second-is-last": (
        invest("medals: 2", step="invest", seat=1, queue=[2, 3], investments=1),
        invest("medals: 2", step="invest", seat=1, queue=[2, 3]),
        "Each of your 2 medals could draw 3 spectators instead of paying for a second "
        "investment: pass to keep them.",
    ),
    "keep-coins-for-a-market": (
        invest("coins: 15"),
        invest("coins: 18"),
        "You have 15 coins: spend at most 7 now, so that you can still open a market at 8.",
    ),
    "nothing-to-invest": (
        invest("coins: 4"),
        invest("coins: 5"),
        "You have 4 coins, and the cheapest investment costs 5: pass, and earn more with this "
        "turn’s event.",
    ),
    "last-investment": (
        invest("best: 31", turn=5),
        invest("best: 31", turn=4),
        "Turn V is the last: invest only in what lifts this turn’s event above your best of 31.",
    ),
    "behind-the-leader": (
        invest("best: 31", "best: 42", turn=4),
        invest("best: 42", "best: 31", turn=4),
        "Only the best single event wins: Lupa has 42 and you have 31, with 2 events left to "
        "beat that.",
    ),
    # Auctions
    "alone-at-the-minimum": (
        opening(step="open", seat=1, shut_out=[2, 3]),
        opening(step="open", seat=1, shut_out=[2]),
        "Everyone else has won a market, so nobody can outbid you: take your pick of 5 for 8 "
        "coins.",
    ),
    "nobody-can-pay-more": (
        bidding("programmes: [6], tokens: horse", *POOR, coins=11, markets="[horse]"),
        bidding("programmes: [1], tokens: horse", *POOR, coins=11, markets="[horse]"),
        "Nobody still in can pay more than 12 coins: bid 12 to win this market.",
    ),
    "winner-is-out": (
        bidding(coins=11),
        bidding(coins=11, intense_auctions="yes"),
        "If you win this market, for 12 coins or more, you are done bidding this phase: the "
        "other 4 are left to your rivals.",
    ),
    "intense-winner-returns": (
        opening(step="open", seat=1, shut_out=[3], intense_auctions="yes"),
        opening(step="open", seat=1, shut_out=[3]),
        "In intense auctions Sol sits out after winning, but can bid again as soon as the next "
        "player is due to open.",
    ),
    "another-market-to-open": (
        opening(step="open", seat=1, shut_out=[2], markets=f"[{EMPTY}]"),
        opening(step="open", seat=1, shut_out=[2]),
        "Lupa won the market you opened: open another of the 4 left; sold ones refill once you "
        "win or pass.",
    ),
    "pass-and-still-bid": (
        opening("programmes: [1, 7]", markets=DULL),
        opening("programmes: [1, 6]", markets=DULL),
        "None of the 5 markets improves any of your programmes: pass, and you can still bid when "
        "others open one.",
    ),
    "medal-for-a-bid": (
        bidding("coins: 8, medals: 1", coins=13),
        bidding("coins: 8, medals: 1", coins=14),
        "You have 8 coins, too few to bid 14: cash in a medal for 6 coins.",
    ),
    "market-for-a-programme": (
        opening("programmes: [6], tokens: horse", markets=DULL.replace("cage", "lion", 1)),
        opening("programmes: [1], tokens: horse", markets=DULL.replace("cage", "lion", 1)),
        "Market I takes Venatio from 2 to 5 spectators: bid for it.",
    ),
    "market-brings-star": (
        opening("tokens: 2 horse", "tokens: 2 horse", markets="[horse + torch + cage]"),
        opening("tokens: 2 horse", "tokens: 3 horse", markets="[horse + torch + cage]"),
        "Market I would give you 3 horses, more than anyone else: win it and you get the Horse "
        "star, +4 whenever they perform.",
    ),
    "rival-would-take-star": (
        bidding("tokens: 3 horse", "tokens: 3 horse", markets="[horse]", stars="{horse: 1}"),
        bidding("tokens: 3 horse", "tokens: 2 horse", markets="[horse]", stars="{horse: 1}"),
        "If Lupa wins this market, that makes 4 horses to your 3, and you lose the Horse star.",
    ),
    "emperor-token": (
        bidding(markets="[emperor + torch + cage]"),
        bidding(markets="[joker + torch + cage, emperor]"),
        "The Emperor token in market I turns into a medal at once, worth 6 coins, 3 spectators "
        "or a noble’s move: bid for it.",
    ),
    "joker-on-offer": (
        bidding(markets="[joker + torch + cage]"),
        bidding(markets="[lion + torch + cage, joker]"),
        "The joker in market I stands in for any asset but never counts for a star: bid if an "
        "event is missing one.",
    ),
    "action-token-on-offer": (
        bidding(markets="[action + torch + cage]", turn=4),
        bidding(markets="[action + torch + cage]", turn=5),
        "The action token in market I pays for a second investment, which otherwise costs 2 "
        "medals: bid to save them.",
    ),
    # Trading
    "rival-can-spare": (
        trade("programmes: [6], tokens: 2 horse + lion", "programmes: [1], tokens: 2 lion"),
        trade("programmes: [6], tokens: 2 horse + lion", "programmes: [19], tokens: 2 lion"),
        "Lupa can spare a lion: trade for it, and Venatio draws 2 more spectators.",
    ),
    "sell-what-you-spare": (
        trade("programmes: [1], tokens: 2 lion", "programmes: [6], tokens: lion"),
        trade("programmes: [1], tokens: 2 lion", "programmes: [6], tokens: 2 lion"),
        "You can spare 2 lions, and Lupa is 1 short: offer a deal.",
    ),
    "star-one-deal-away": (
        trade("tokens: 2 ship", "tokens: 3 ship"),
        trade("tokens: 2 ship", "tokens: 4 ship"),
        "One more from Lupa would give you 3 ships, more than anyone else: trade for it to win the "
        "Ship star at once.",
    ),
    "medals-are-no-goods": (
        trade("medals: 2"),
        trade(),
        "You cannot trade programmes or medals: cash in a medal for 6 coins if a deal needs them.",
    ),
    "deal-costs-a-star": (
        offered("programmes: [6], tokens: 3 lion", "", "9 coins", "lion"),
        offered("programmes: [6], tokens: 4 lion", "", "9 coins", "lion"),
        "This deal leaves you 2 lions, fewer than 3: refuse it to keep the Lion star and its 4 "
        "spectators.",
    ),
    "one-counter-offer": (
        offered("tokens: lion", "", "9 coins", "lion"),
        offered("tokens: lion", "", "9 coins", "lion", "settle"),
        "You can make 1 counter-offer: choose it well, since Lupa can then only accept or refuse.",
    ),
    "counter-is-final": (
        offered("tokens: lion", "", "9 coins", "lion", "settle"),
        offered("tokens: lion", "", "9 coins", "lion"),
        "Lupa has made the one counter-offer allowed: accept it, or refuse it and make a new "
        "offer.",
    ),
    # Nobles
    "noble-within-a-throw": (
        rolling(nobles=FAR.replace("consul-1: 20", "consul-1: 3")),
        rolling(nobles=FAR.replace("consul-1: 20", "consul-1: 1")),
        "The first Consul is 5 squares from your arena: with a lucky roll you can bring him in "
        "for +5.",
    ),
    "roll-without-event": (
        rolling("programmes: [1], tokens: lion"),
        rolling("programmes: [1], tokens: gladiator"),
        "You cannot produce an event yet, but a noble on one of the 6 resting squares earns you "
        "a medal: roll anyway.",
    ),
    "noble-into-arena": (
        moving("", "IV", nobles=FAR.replace("consul-2: 20", "consul-2: 5")),
        moving("", "III", nobles=FAR.replace("consul-2: 20", "consul-2: 4")),
        "Move the second Consul 4 squares and he ends up in your arena: 5 more spectators "
        "at your event.",
    ),
    "noble-to-rest": (
        moving("", "IV", nobles=FAR.replace("senator-1: 20", "senator-1: 26")),
        moving("", "V", nobles=FAR.replace("senator-1: 20", "senator-1: 26")),
        "Move the first Senator 4 squares and he ends on a resting square: you earn a medal, "
        "worth 6 coins.",
    ),
    "sum-of-both-dice": (
        moving("loge: yes", "IV V", nobles=FAR.replace("emperor: 20", "emperor: 35")),
        moving("loge: yes", "IV V", nobles=FAR.replace("emperor: 20", "emperor: 4")),
        "Neither die alone brings the Emperor in, but both together do: move him 9 squares at "
        "once.",
    ),
    "keep-the-noble": (
        moving("", "IV", nobles=FAR.replace("emperor: 20", "emperor: 9")),
        moving("", "IV", nobles=FAR.replace("senator-1: 20", "senator-1: 9")),
        "The Emperor is in your arena, worth 7 spectators: move another noble instead.",
    ),
    "face-one-to-three": (
        moving("", "I-III"),
        moving("", "III"),
        "You rolled I–III: choose whether to move a noble 1, 2 or 3 squares.",
    ),
    # Events
    "nothing-to-produce": (
        producing("programmes: [1, 6], tokens: torch"),
        producing("programmes: [1, 6], tokens: gladiator"),
        "You cannot produce any of your 2 programmes: your arena is too small, or too many "
        "assets are missing.",
    ),
    "new-programme-pays-later": (
        producing("programmes: [1, 6], produced: [6], tokens: gladiator + 2 horse + 2 lion + cage"),
        producing("programmes: [1, 6], produced: [1], tokens: gladiator + 2 horse + 2 lion + cage"),
        "Producing Venatio again draws 3 more spectators than Tribute to Munus, but Tribute to "
        "Munus adds 5 to every later event.",
    ),
    "earlier-events-count": (
        producing("programmes: [1, 6], produced: [1, 1], tokens: 2 horse + 2 lion"),
        producing("programmes: [1, 6], produced: [6], tokens: 2 horse + 2 lion"),
        "5 of these spectators come from your earlier event: each different programme adds 5.",
    ),
    "coins-all-the-same": (
        producing("programmes: [6], tokens: 2 horse + 2 lion + cage, best: 11", nobles=FAR),
        producing("programmes: [6], tokens: 2 horse + 2 lion + cage, best: 10", nobles=FAR),
        "This event would draw 11, no more than your best of 11: produce it anyway for the 11 "
        "coins.",
    ),
    "medal-fetches-noble": (
        producing("medals: 1, tokens: gladiator", nobles=FAR.replace("emperor: 20", "emperor: 12")),
        producing("medals: 1, tokens: gladiator", nobles=FAR.replace("emperor: 20", "emperor: 13")),
        "A medal played at the event draws 3 spectators, but it can bring the Emperor into your "
        "arena for +7: move him first.",
    ),
    "medals-in-the-last-event": (
        producing("medals: 3, tokens: gladiator", turn=5),
        producing("medals: 3, tokens: gladiator", turn=4),
        "This is your final event, so your 3 medals are played too, for 9 more spectators.",
    ),
    "podiums-and-tickets": (
        producing("tickets: 2, podiums: 1, tokens: gladiator"),
        producing("tickets: 2, tokens: gladiator"),
        "Your season tickets draw 10 spectators and your podiums 3 at any event: even a small one "
        "is worth producing.",
    ),
    "event-without-all-assets": (
        producing("programmes: [6], tokens: 2 horse + 2 lion"),
        producing("programmes: [6], tokens: 2 horse + 2 lion + cage"),
        "Venatio lacks 1 asset but still draws 9 of its 11 spectators: you can produce it as it "
        "is.",
    ),
    "joker-on-stage": (
        producing("programmes: [6], tokens: 2 horse + 2 lion + joker"),
        producing("programmes: [6], tokens: 2 horse + 2 lion + cage + joker"),
        "Your joker stands in for what Venatio lacks: use it for 11 spectators instead of 9.",
    ),
    "star-on-stage": (
        producing("programmes: [6], tokens: 3 horse + lion"),
        producing("programmes: [6], tokens: 2 horse + lion"),
        "Your Horse star adds 4 spectators to Venatio, as long as one of its own tokens takes "
        "part.",
    ),
    "star-stays-away": (
        producing("programmes: [1], tokens: 3 horse + gladiator"),
        producing("programmes: [6], tokens: 3 horse + gladiator"),
        "Your Horse star adds nothing to Tribute to Munus: for +4, produce an event in which its "
        "tokens take part.",
    ),
    # Closing ceremonies
    "podium-is-yours": (
        discarding("best: 18, tokens: 2 lion, performed: lion", owner=1),
        discarding("best: 18, tokens: 2 lion, performed: lion", owner=2),
        "Your best event of 18 wins you the podium: produce an event every turn, and it draws 3 "
        "more spectators each time.",
    ),
    "you-will-donate": (
        discarding("best: 18, tokens: 2 lion, performed: lion", "best: 3", "best: 9", owner=1),
        discarding("best: 18, tokens: 2 lion, performed: lion", "best: 3", "best: 9", owner=3),
        "Lupa is in last place with 3 spectators and will ask you for a token next: no standard "
        "token you hold is safe.",
    ),
    "discard-would-lose-star": (
        discarding("tokens: 3 lion + cage, performed: 2 lion + cage"),
        discarding("tokens: 4 lion + cage, performed: 2 lion + cage"),
        "With only 2 you would lose the Lion star and its 4 spectators: keep all 3 lions and "
        "discard something else.",
    ),
    "discard-what-is-spare": (
        discarding("programmes: [6], tokens: 2 lion + 2 cage, performed: lion + cage"),
        discarding("programmes: [6], tokens: 2 lion + cage, performed: lion + cage"),
        "You hold 2 cages, but none of your programmes needs more than 1: you can afford to "
        "discard one.",
    ),
    "donation-for-a-programme": (
        donation("programmes: [6], tokens: 2 horse + 2 lion", "tokens: cage + torch"),
        donation("programmes: [6], tokens: 2 horse + 2 lion + cage", "tokens: cage + torch"),
        "Lupa owes you a token: ask for a cage, and Venatio goes from 9 to 11 spectators.",
    ),
    # Stars
    "star-is-yours": (
        invest("tokens: 3 horse", "tokens: 2 horse"),
        invest("tokens: 3 horse", "tokens: 3 horse"),
        "With 3 horses you have the most, and the Horse star: draw 4 more spectators by producing "
        "an event with them.",
    ),
    "star-tied": (
        invest("tokens: 3 horse", "tokens: 3 horse", stars="{horse: 1}"),
        invest("tokens: 3 horse", "tokens: 3 horse"),
        "Lupa also holds 3 horses: you keep the Horse star for now, but one more and it goes to "
        "Lupa.",
    ),
    "star-of-nobody": (
        invest("tokens: 3 horse", "tokens: 3 horse"),
        invest("tokens: 2 horse", "tokens: 2 horse"),
        "You and Lupa both hold 3 horses, so nobody has the Horse star: get one more to win it.",
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


def test_a_medal_is_not_praised_where_the_panel_proposes_the_arena() -> None:
    nobles = FAR.replace("senator-1: 20", "senator-1: 26").replace("consul-2: 20", "consul-2: 5")
    game = moving("", "IV", nobles=nobles)
    assert found(game, "noble-into-arena") is not None
    assert found(game, "noble-to-rest") is None


def test_an_event_that_a_medal_lifts_above_the_best_is_not_said_to_draw_no_more() -> None:
    mine = "programmes: [6], tokens: 2 horse + 2 lion + cage, best: 13"
    assert found(producing(mine, nobles=FAR), "coins-all-the-same") is not None
    assert found(producing(f"{mine}, medals: 1", nobles=FAR), "coins-all-the-same") is None


def test_both_dice_are_not_spent_on_a_senator_where_one_brings_the_emperor() -> None:
    nobles = FAR.replace("emperor: 20", "emperor: 5").replace("senator-1: 20", "senator-1: 35")
    game = moving("loge: yes", "IV V", nobles=nobles)
    assert found(game, "noble-into-arena") is not None
    assert found(game, "sum-of-both-dice") is None


def test_in_the_last_turn_a_medal_is_worth_spectators_and_not_coins() -> None:
    nobles = FAR.replace("senator-1: 20", "senator-1: 26")
    game = moving("tokens: 2 gladiator + ship", "IV", nobles=nobles, turn=5)
    hint = found(game, "noble-to-rest")
    assert hint is not None
    assert hint.words == (
        "Move the first Senator 4 squares and he ends on a resting square: your medal draws "
        "3 more spectators."
    )


def test_a_star_that_none_of_ones_programmes_uses_is_no_reason_to_refuse() -> None:
    game = offered("programmes: [5], tokens: 3 lion", "", "9 coins", "lion")
    assert found(game, "deal-costs-a-star") is None


def test_a_new_programme_that_draws_no_fewer_spectators_is_simply_better() -> None:
    mine = "programmes: [1, 6], produced: [1], tokens: 2 gladiator + decoration + horse"
    hint = found(producing(mine, nobles=FAR), "new-programme-pays-later")
    assert hint is not None
    assert hint.words == (
        "Produce Venatio: it draws as many spectators as Tribute to Munus, and adds 5 to every "
        "later event."
    )


def test_a_finished_game_has_no_hints() -> None:
    game = rolling("tokens: gladiator", turn=5)
    while game.decision is not None:
        game.apply(game.choices().actions[0])
    assert [hints_for(game, seat) for seat in range(3)] == [[], [], []]
