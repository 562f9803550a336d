"""Where on the table an action is done."""

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import actions as act
from colosseum.rules.colosseum.board import next_square
from colosseum.rules.colosseum.data import RULES, Noble
from colosseum.rules.kernel import Action
from colosseum.tutor.colosseum.about import About


def place(game: Game, action: Action) -> About:
    """The things that the action is done with, as far as the table shows them."""
    match action:
        case act.BuyProgramme(number):
            kinds = RULES.programme(number).kinds
            return About(assets=kinds, widgets=("programme",))
        case act.Expand(side):
            square = next_square(game.state.me, side)
            return About(squares=(square,), widgets=(f"expand {side.value}",))
        case act.BuyTicket():
            return About(widgets=("ticket",))
        case act.BuildLoge():
            return About(widgets=("loge",))
        case act.OpenMarket(market):
            return About(markets=(market,), widgets=(f"market {market + 1}",))
        case act.Bid():
            bidding = game.state.bidding
            return About(markets=(bidding.market,) if bidding else (), widgets=("do",))
        case act.Move(noble, squares) | act.MedalMove(noble, squares):
            square = _square_after(game, noble, squares)
            way = f"die {action.die}" if isinstance(action, act.Move) else "move"
            keys = (f"noble-{noble}", f"noble {noble}", f"walk {action}", way)
            return About(squares=(square,), widgets=keys)
        case act.Produce(number):
            return About(programmes=(number,), widgets=(f"programme {number}",))
        case act.Discard(asset) | act.AskFor(asset):
            return About(assets=(asset,), widgets=(f"token {asset}",))
    return _place_of_deal(action)


def _place_of_deal(action: Action) -> About:
    match action:
        case act.Offer(partner, give, take):
            assets = tuple(sorted({*give.tokens, *take.tokens}))
            return About(assets=assets, seats=(partner,), widgets=(f"partner {partner + 1}",))
        case act.Counter(give, take):
            return About(assets=tuple(sorted({*give.tokens, *take.tokens})), widgets=("counter",))
        case act.Accept():
            return About(widgets=("accept",))
        case act.Refuse():
            return About(widgets=("refuse",))
        case act.CashMedal():
            return About(widgets=("cash",))
        case act.ExchangeAction():
            return About(widgets=("exchange",))
        case act.Roll():
            return About(widgets=("do",))
    return About(widgets=("pass",))


def _square_after(game: Game, noble: Noble, squares: int) -> int:
    return (game.state.nobles[noble] + squares) % RULES.squares
