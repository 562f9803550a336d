"""The deck builder in pictures."""

from colosseum.files import paths
from colosseum.gallery.picture import Picture, Show
from colosseum.play.roma import deck_files
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.play.seats import HUMAN
from colosseum.program.app import App
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.options import CARDS_PLAYED, DECKS
from colosseum.rules.roma.shared_decks import Deck, line, read_cards
from colosseum.rules.roma.ways import Way
from colosseum.scenes import routes
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.table.roma.deck_builder.pasting import PasteDeck
from colosseum.scenes.table.roma.deck_builder.scene import DeckBuilder


def of_decks() -> list[Picture]:
    return [
        Picture("seats-with-decks", _at_new_game),
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


# Players type the names of decks themselves: these are the same in every language.
_FULL = opponents_decks()["lucia"]
_SIEGE = opponents_decks()["octavia"]
_CHEAP = opponents_decks()["flavia"]
_HALF = Deck("Triarii", opponents_decks()["titus"].cards[:31])
_MORE = Deck("Turba Fori II", read_cards(f"{_FULL.text} + 2 ballista"))
_MANY = Deck("Omnes", tuple(card.number for card in RULES.cards))


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


def _at_new_game(app: App) -> None:
    """Two people, of whom one has chosen a deck."""
    _keep(_FULL)
    app.start_over(routes.new_game(app, "roma"))
    scene = app.scene
    assert isinstance(scene, NewGameScene)
    scene.lineup.choose(1, HUMAN)
    scene.lineup.options.update({CARDS_PLAYED: Way.OWN_DECKS.value, DECKS[0]: "1"})
    scene.rebuild()


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
    cards = '{"deck": 1, "name": "Decem Nerones", "cards": "10 nero + 45 forum"}'
    (folder / "4.deck").write_text(cards, encoding="utf-8")
    (folder / "5.deck").write_text('{"deck": 2, "name": "Postea"}', encoding="utf-8")
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
