"""The rulebook's pages, read from `assets/rulebook`: every rule by its id, in friendly words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from colosseum.files import paths
from colosseum.formats.yaml_fields import Field


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; the note says how this game reads an unclear point."""

    id: str
    words: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A few words under a heading, perhaps beside a small picture."""

    heading: str
    words: str
    picture: str = ""


@dataclass(frozen=True, slots=True)
class RulePage:
    name: str
    chapter: str
    """The page that leads to it; empty if it is in the contents."""
    title: str
    summary: str
    icon: str
    """A sprite beside its title where its chapter leads to it."""
    picture: str
    decisions: tuple[str, ...]
    """The kinds of decision it explains."""
    rules: tuple[Rule, ...]
    cards: tuple[Card, ...]
    """Shown side by side: the summary sheet, two ways to do a thing, or what a picture means."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A place where the words searched for were found."""

    page: RulePage
    rule: Rule | None


@cache
def pages(game: str) -> tuple[RulePage, ...]:
    """Read the pages of a game, by its name, in order.

    A page is followed by those in the folder of its name, if there is one: it is their chapter.
    `FieldError` names file, line and field of a mistake.
    """
    found = []
    for file in sorted(paths.asset("rulebook", game).glob("*.yaml")):
        page = read_page(file)
        inner = sorted(file.with_suffix("").glob("*.yaml"))
        found += [page, *[read_page(each, page.name) for each in inner]]
    return tuple(found)


def pages_in(game: str, chapter: str) -> tuple[RulePage, ...]:
    """The pages of a chapter; those in the contents if it has no name."""
    return tuple(page for page in pages(game) if page.chapter == chapter)


def read_page(file: Path, chapter: str = "") -> RulePage:
    """Read one page. A number before its name is its place in the contents."""
    top = Field.of_file(file).mapping()
    page = RulePage(
        name=file.stem if chapter else file.stem.partition("-")[2],
        chapter=chapter,
        title=top["title"].text(),
        summary=top["summary"].text(),
        icon=top.text("icon"),
        picture=top.text("picture"),
        decisions=tuple(item.text() for item in top.items("for")),
        rules=tuple(_rule(item) for item in top.items("rules")),
        cards=tuple(_card(item) for item in top.items("cards")),
    )
    top.close()
    return page


def _rule(field: Field) -> Rule:
    entry = field.mapping()
    rule = Rule(entry["id"].text(), entry["words"].text(), entry.text("note"))
    entry.close()
    return rule


def _card(field: Field) -> Card:
    entry = field.mapping()
    card = Card(entry["heading"].text(), entry["words"].text(), entry.text("picture"))
    entry.close()
    return card


def page_for(game: str, decision: str) -> int:
    """Find where a kind of decision is explained; the summary, if nowhere."""
    for place, page in enumerate(pages(game)):
        if decision in page.decisions:
            return place
    return 0


def found(game: str, words: str, say: Callable[[str], str]) -> list[Hit]:
    """Find all these words, in the language that `say` speaks: in titles, in rules, on pages."""
    wanted = words.casefold().split()
    if not wanted:
        return []
    titled = [Hit(page, None) for page in pages(game) if _holds(wanted, (say(page.title),))]
    rules = [
        Hit(page, rule)
        for page in pages(game)
        for rule in page.rules
        if _holds(wanted, (rule.id, say(rule.words), *_said(say, rule.note)))
    ]
    told = [Hit(page, None) for page in pages(game) if _holds(wanted, _of_page(page, say))]
    return titled + rules + [hit for hit in told if hit not in titled]


def _said(say: Callable[[str], str], words: str) -> tuple[str, ...]:
    return (say(words),) if words else ()


def _of_page(page: RulePage, say: Callable[[str], str]) -> Iterator[str]:
    yield say(page.title)
    yield say(page.summary)
    for card in page.cards:
        yield say(card.heading)
        yield say(card.words)


def _holds(wanted: Sequence[str], texts: Sequence[str] | Iterator[str]) -> bool:
    whole = " ".join(texts).casefold()
    return all(word in whole for word in wanted)
