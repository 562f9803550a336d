"""What words point at are values: they read back, and none of them names a widget."""

import pytest

from colosseum.rules.colosseum.actions import BuildLoge, Bundle, Offer, Side
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.kernel import Action
from colosseum.tutor.colosseum.marks import (
    ACTION_NAMES,
    ActionButton,
    Amount,
    ArenaEnd,
    AssetRow,
    Catalogue,
    Choice,
    DealEffects,
    Die,
    GivenToken,
    Market,
    OneMore,
    Pawn,
    Plaque,
    ProgrammeCard,
    Quantity,
    Square,
    TakenToken,
    TurnAndPhase,
    Walk,
    action_marks,
    read_mark,
)
from colosseum.tutor.marks import Mark
from tests.tutor.colosseum.positions import invest, moving, trade

MARKS: dict[str, Mark] = {
    "asset gladiator": AssetRow(Asset.GLADIATOR),
    "noble emperor": Pawn(Noble.EMPEROR),
    "market 1": Market(0),
    "square 35": Square(35),
    "programme 11": ProgrammeCard(11),
    "player 2": Plaque(1),
    "turn and phase": TurnAndPhase(),
    "catalogue": Catalogue(),
    "effects of the deal": DealEffects(),
    "choose market 5": Choice(Market(4)),
    "choose noble senator-3": Choice(Pawn(Noble.SENATOR_3)),
    "choose die 0": Choice(Die(0)),
    "walk: move emperor by 4": Walk(moving("", "IV").read_action("move emperor by 4")),
    "expand clockwise": ArenaEnd(Side.CLOCKWISE),
    "give horse": GivenToken(Asset.HORSE),
    "take cage": TakenToken(Asset.CAGE),
    "amount of the bid": Amount(Quantity.BID),
    "raise the medals you play": OneMore(Quantity.MEDALS),
    "build a loge": ActionButton(BuildLoge),
}


@pytest.mark.parametrize("text", MARKS)
def test_a_mark_reads_back(text: str) -> None:
    assert read_mark(text) == MARKS[text]
    assert str(MARKS[text]) == text


@pytest.mark.parametrize("action", ACTION_NAMES)
def test_every_kind_of_action_has_a_name(action: type[Action]) -> None:
    mark = ActionButton(action)
    assert read_mark(str(mark)) == mark


@pytest.mark.parametrize(
    "text", ["", "market", "market 0", "market 6", "market-0", "square 36", "programme 31", "do"]
)
def test_what_is_not_on_the_table_is_no_mark(text: str) -> None:
    with pytest.raises(ValueError, match=f"“{text}” is not a mark on the table."):
        read_mark(text)


def test_a_gladiator_is_not_the_emperor() -> None:
    """Though both are the number 0."""
    gladiator: object = AssetRow(Asset.GLADIATOR)
    assert gladiator != Pawn(Noble.EMPEROR)
    assert len({AssetRow(Asset.GLADIATOR), Pawn(Noble.EMPEROR), Market(0), Plaque(0)}) == 4


def test_an_action_is_where_it_is_taken() -> None:
    assert action_marks(invest(), BuildLoge()) == (ActionButton(BuildLoge),)
    offer = Offer(1, Bundle((Asset.LION,)), Bundle((), 3))
    assert action_marks(trade(), offer) == (AssetRow(Asset.LION), Plaque(1), Choice(Plaque(1)))
    game = moving("", "IV", nobles="{emperor: 33}")
    assert Square(1) in action_marks(game, game.read_action("move emperor by 4"))
