"""Days as people write them, with the names of months and weekdays."""

from datetime import date
from typing import Final

from colosseum.words.sentences import Sentence
from colosseum.words.translation import ptr, say, tr

_MONTHS: Final = (
    Sentence.in_context("month", "January"),
    Sentence.in_context("month", "February"),
    Sentence.in_context("month", "March"),
    Sentence.in_context("month", "April"),
    Sentence.in_context("month", "May"),
    Sentence.in_context("month", "June"),
    Sentence.in_context("month", "July"),
    Sentence.in_context("month", "August"),
    Sentence.in_context("month", "September"),
    Sentence.in_context("month", "October"),
    Sentence.in_context("month", "November"),
    Sentence.in_context("month", "December"),
)
_SHORT_MONTHS: Final = (
    Sentence.in_context("month for short", "Jan"),
    Sentence.in_context("month for short", "Feb"),
    Sentence.in_context("month for short", "Mar"),
    Sentence.in_context("month for short", "Apr"),
    Sentence.in_context("month for short", "May"),
    Sentence.in_context("month for short", "Jun"),
    Sentence.in_context("month for short", "Jul"),
    Sentence.in_context("month for short", "Aug"),
    Sentence.in_context("month for short", "Sep"),
    Sentence.in_context("month for short", "Oct"),
    Sentence.in_context("month for short", "Nov"),
    Sentence.in_context("month for short", "Dec"),
)
_WEEKDAYS: Final = (
    Sentence("Monday"),
    Sentence("Tuesday"),
    Sentence("Wednesday"),
    Sentence("Thursday"),
    Sentence("Friday"),
    Sentence("Saturday"),
    Sentence("Sunday"),
)


def weekday(number: int) -> str:
    """The name of a weekday, Monday being 0."""
    return _capital(say(_WEEKDAYS[number]))


def month_of(day: date) -> str:
    """“November 2026”."""
    month = say(_MONTHS[day.month - 1])
    # Translators: “November 2026”.
    return _capital(tr("{month} {year}", month=month, year=day.year))


def day_of_month(day: date) -> str:
    """“17 November”."""
    # Translators: “17 November”.
    return tr("{day} {month}", day=_number(day), month=_MONTHS[day.month - 1])


def short_date(written: str) -> str:
    """“17 Nov 2026” for 2026-11-17."""
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return written  # personal files can be edited
    month = _SHORT_MONTHS[day.month - 1]
    # Translators: “17 Nov 2026”.
    return tr("{day} {month} {year}", day=_number(day), month=month, year=day.year)


def whole_day(day: date) -> str:
    """“Tuesday 17 November”."""
    # Translators: {weekday} is “Tuesday”, {day} is “17 November”.
    return tr("{weekday} {day}", weekday=weekday(day.weekday()), day=day_of_month(day))


def _number(day: date) -> str:
    # Translators: the 1 of “1 November”, where a language has a sign for it, such as “1er”.
    return ptr("first day of a month", "1") if day.day == 1 else str(day.day)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
