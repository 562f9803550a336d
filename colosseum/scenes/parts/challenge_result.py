"""A result of a challenge in words: on its page, after the game, and to share."""

from colosseum.ai import characters
from colosseum.play.daily.challenges import Challenge
from colosseum.play.daily.diary import Diary
from colosseum.play.daily.tries import Try
from colosseum.scenes.parts.day_words import day_of_month
from colosseum.scenes.parts.game_words import enumerated, level_name
from colosseum.scenes.parts.par_marks import above_or_below
from colosseum.widgets import clipboard
from colosseum.words.translation import ntr, say, tr

_ABOVE, _LEVEL, _BELOW = "▲", "●", "▼"


def rivals_of(challenge: Challenge) -> str:
    """“Livia, Grand Impresario”, or several names."""
    rivals = challenge.table.rivals
    names = [characters.find(rival.character).name for rival in rivals]
    if len(rivals) > 1:
        return enumerated(names)
    level = level_name(challenge.kit.ai, rivals[0].level)
    # Translators: a rival's name and level: “Livia, Grand Impresario”.
    return tr("{name}, {level}", name=names[0], level=level)


def against(challenge: Challenge) -> str:
    """“Arena: Roma II against Livia, Grand Impresario”."""
    rivals = rivals_of(challenge)
    # Translators: {game} is a game's title, {rivals} are names.
    return tr("{game} against {rivals}", game=challenge.kit.title, rivals=rivals)


def result_words(challenge: Challenge, one: Try, par: int | None) -> str:
    """“23 victory points, par 18, +5”."""
    score = say(challenge.kit.scored(one.score))
    if par is None:
        return score
    sign = above_or_below(one.score - par)
    return tr("{score}, par {par}, {difference}", score=score, par=par, difference=sign)


def days_in_a_row(count: int) -> str:
    return ntr("{count} day in a row", "{count} days in a row", count)


def place_words(challenge: Challenge, one: Try) -> str:
    """“Place 2 of 4”."""
    return tr("Place {place} of {count}", place=one.place, count=len(challenge.table.seats))


def lines_to_share(challenge: Challenge, one: Try, diary: Diary) -> str:
    """Three lines of text to paste anywhere."""
    par = diary.pars.get(challenge.day)
    difference = 0 if par is None else one.score - par
    sign = _ABOVE if difference > 0 else _BELOW if difference < 0 else _LEVEL
    day = day_of_month(challenge.day)
    place = place_words(challenge, one)
    return "\n".join(
        (
            # Translators: {game} is a game's title, {day} is “17 November”.
            tr(
                "{game} · challenge of {day} {year}",
                game=challenge.kit.title,
                day=day,
                year=challenge.day.year,
            ),
            f"{sign} {result_words(challenge, one, par)}",
            f"{place} · {days_in_a_row(diary.row_up_to(challenge.day))}",
        )
    )


def copy_result(challenge: Challenge, one: Try, diary: Diary) -> bool:
    return clipboard.copy(lines_to_share(challenge, one, diary))
