"""What differs between the versions of the rules, in words.

A game is played to its end by the rules it began with. Only numbers of programmes differ, and
`State.programme` is asked for them. A rule that changes will be asked for here, by the version.
"""

from colosseum.rules.colosseum.data import RULES, VERSIONS
from colosseum.words.sentences import Sentence


def differences(version: int) -> Sentence | None:
    """How it differs from the newest rules; None for those."""
    pairs = zip(VERSIONS[version - 1].programmes, RULES.programmes, strict=True)
    changed = [new.name for old, new in pairs if old != new]
    if not changed:
        return None
    return Sentence(
        "These programmes have their earlier values: {programmes}.",
        programmes=Sentence.listed(changed),
    )
