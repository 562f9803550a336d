"""How many lessons there are and how many are done, in words. It opens no lesson to know."""

from collections.abc import Iterable

from colosseum.files import paths
from colosseum.tutor.progress import Progress
from colosseum.words.translation import ntr, tr


def lessons_done(games: Iterable[str]) -> str:
    """“10 lessons · 3 done”, in all of these games together."""
    count = done = 0
    for game in games:
        count += len([*paths.asset("lessons", game).glob("*.yaml")])
        done += len(Progress.load(game, "lessons").seen)
    words = ntr("{count} lesson", "{count} lessons", count)
    return tr("{lessons} · {done} done", lessons=words, done=done) if done else words
