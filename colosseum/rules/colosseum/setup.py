"""Setting up the table (SET-1 … SET-7)."""

from colosseum.rules.chance import Chance
from colosseum.rules.colosseum.data import ASSETS, RULES, STANDARD, Asset
from colosseum.rules.colosseum.stars import rightful_holder
from colosseum.rules.colosseum.state import Impresario, Phase, State


def set_up(players: int, seed: int, version: int, *, intense: bool) -> State:
    """Set up a table before anything has happened; all chance comes from the seed."""
    chance = Chance(seed)
    green = _mixed(RULES.green, chance)
    markets = [tuple(sorted(_take(green, RULES.market_tokens))) for _ in range(RULES.markets)]
    hands = [_take(green, RULES.deal[players]) for _ in range(players)]
    bag = tuple(_mixed(RULES.orange, chance))
    programmes = _deal_programmes(players, chance)
    impresarios = [
        Impresario(
            coins=RULES.start_coins,
            medals=0,
            tokens=[hand.count(asset) for asset in ASSETS],
            held=held,
            produced=(),
            arena_start=site,
            arena_size=RULES.start_arena,
            tickets=0,
            loge=False,
            podiums=0,
            best=0,
            performed=(),
        )
        for hand, held, site in zip(hands, programmes, RULES.sites[players], strict=True)
    ]
    return State(
        version=version,
        turn=0,
        phase=Phase.CLOSING,
        # Turn I passes the first player's marker on, to the arena that SET-7 names.
        first=RULES.sites[players].index(RULES.first_site) - 1,
        step=None,
        seat=0,
        queue=(),
        impresarios=impresarios,
        catalogue=RULES.for_sale,
        stars=[
            rightful_holder(impresarios, asset, None) if asset in RULES.star_assets else None
            for asset in STANDARD
        ],
        nobles=list(RULES.rests),
        markets=markets,
        bag=bag,
        face_down=tuple(green),
        gone=[0] * len(ASSETS),
        chance=chance,
        intense=intense,
    )


def _mixed(counts: tuple[int, ...], chance: Chance) -> list[Asset]:
    tokens = [asset for asset in ASSETS for _ in range(counts[asset])]
    chance.shuffle(tokens)
    return tokens


def _take(tokens: list[Asset], count: int) -> tuple[Asset, ...]:
    taken = tuple(tokens[-count:])
    del tokens[-count:]
    return taken


def _deal_programmes(players: int, chance: Chance) -> list[tuple[int, ...]]:
    dealt = []
    for group in RULES.dealt:
        numbers = list(group)
        chance.shuffle(numbers)
        dealt.append(numbers[:players])
    return list(zip(*dealt, strict=True))
