"""Which stage of the career it is, in words."""

from colosseum import games
from colosseum.play.career.stages import Stage
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say, tr


def stage_words(stage: Stage) -> str:
    titles = [say(games.find(table.game).title) for table in stage.tables]
    # Translators: “Colosseum · stage V”.
    return tr("{game} · stage {number}", game=" + ".join(titles), number=roman(stage.number))
