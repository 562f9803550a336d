"""How far it is to the next rank, in a sentence."""

from colosseum.play.career.progress import Career
from colosseum.words.translation import ntr, say, tr


def next_rank_words(career: Career) -> str:
    following = career.next_rank
    if following is None:
        return tr("Rome has no higher rank.")
    return ntr(
        "{count} more career laurel for {rank}.",
        "{count} more career laurels for {rank}.",
        following.laurels - career.laurels,
        rank=say(following.title),
    )
