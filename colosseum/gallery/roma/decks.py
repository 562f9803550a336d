"""The deck builder in pictures."""

from colosseum.files import paths
from colosseum.gallery.picture import Picture, Show
from colosseum.play.roma import deck_files
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.program.app import App
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.shared_decks import Deck, line, read_cards
from colosseum.scenes import routes
from colosseum.scenes.table.roma.deck_builder.pasting import PasteDeck
from colosseum.scenes.table.roma.deck_builder.scene import DeckBuilder


def of_decks() -> list[Picture]:
    return [
        Picture("deck-empty", _building()),
        Picture("deck-half", _building(_HALF)),
        Picture("deck-full", _building(_FULL, _SIEGE, _CHEAP, at="basilica")),
        Picture("deck-too-many", _building(_MORE, _FULL)),
        Picture("deck-filtered", _filtered),
        Picture("deck-of-every-kind", _building(_MANY)),
        Picture("decks", _listed),
        Picture("deck-paste-refused", _pasted(line(_FULL).replace("forum", "forun"))),
        Picture("deck-paste", _pasted(line(_FULL))),
    ]


_FULL = Deck("Forum rush", opponents_decks()["lucia"].cards)
_SIEGE = Deck("Siege", opponents_decks()["octavia"].cards)
_CHEAP = Deck("Cheap and cheerful", opponents_decks()["flavia"].cards)
_HALF = Deck("Old soldiers", opponents_decks()["titus"].cards[:31])
_MORE = Deck("Forum rush 2", read_cards(f"{_FULL.text} + 2 ballista"))
_MANY = Deck("One of each", tuple(card.number for card in RULES.cards))


def _building(*decks: Deck, at: str = "") -> Show:
    """The builder with these decks, the first open."""

    def show(app: App) -> None:
        _keep(*decks)
        app.start_over(DeckBuilder(app, "1", lambda key: None))
        if at:
            assert app.scene is not None
            app.scene.page.focus_on(f"card-{at}")

    return show


def _keep(*decks: Deck) -> None:
    for kept in deck_files.decks():
        deck_files.delete(kept.key)
    for number, deck in enumerate(decks, 1):
        deck_files.keep(str(number), deck)


def _filtered(app: App) -> None:
    _building(_HALF, _FULL)(app)
    builder = app.scene
    assert isinstance(builder, DeckBuilder)
    for key in ("kind-False", "set-roma", "price"):
        next(it for it in builder.page.widgets if it.key == key).press()


def _listed(app: App) -> None:
    """One of them is edited by hand, and one is from a newer version."""
    _keep(_FULL, _SIEGE, _HALF)
    folder = paths.data_folder() / "decks"
    cards = '{"deck": 1, "name": "Ten Neros", "cards": "10 nero + 45 forum"}'
    (folder / "4.deck").write_text(cards, encoding="utf-8")
    (folder / "5.deck").write_text('{"deck": 2, "name": "Later"}', encoding="utf-8")
    app.start_over(routes.workshop(app, "roma", "1"))
    assert app.scene is not None
    next(it for it in app.scene.page.widgets if it.key == "all").press()


def _pasted(words: str) -> Show:
    def show(app: App) -> None:
        _building(_FULL, _SIEGE)(app)
        paste = PasteDeck(app, lambda deck: None)
        paste.line = words
        app.push(paste)

    return show
