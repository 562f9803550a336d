"""The lessons in `assets/lessons`: a position, and a few steps of one or two sentences each."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from colosseum.files import paths
from colosseum.formats.yaml_fields import Field, Mapping
from colosseum.rules.kernel import Action, Game, Record, SeatIndex
from colosseum.tutor.kit import TutorKit
from colosseum.tutor.marks import Mark
from colosseum.tutor.tasks import Does, Task, read_task

LEARNER: SeatIndex = 0
"""The learner's seat in every lesson."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Something to read, and perhaps something to do."""

    say: str
    about: tuple[Mark, ...]
    """The things on the table that it points at."""
    request: str = ""
    """The task in words; empty where the learner only reads on."""
    task: Task | None = None
    example: Action | None = None
    """An action that does it, taken when the step is skipped."""
    until: str = ""
    """The kind of decision that ends it, where it takes several actions."""
    kind: str = ""
    """A friendly reply to a learner who does something else that is allowed."""
    goes_on: bool = False
    """Whether another action will do as well; usually the step is offered again."""
    praise: str = ""
    """Said of what the learner has done; it stays beside what comes next."""
    praises: tuple[tuple[Does, str], ...] = ()
    """Instead of that, where the learner chose: what is said of each action."""
    meanwhile: str = ""
    """Said while the others play on."""
    answers: tuple[Action, ...] = ()
    """The other players' actions after that, in turn."""

    def praise_for(self, record: Record, after: Game) -> str:
        """What to say of the learner's action."""
        said = (words for does, words in self.praises if does.is_met(record, after))
        return next(said, self.praise)


@dataclass(frozen=True, slots=True)
class Lesson:
    kit: TutorKit
    """The tutor's kit of the game it teaches."""
    name: str
    title: str
    summary: str
    picture: str
    position: str
    steps: tuple[LessonStep, ...]

    def begin(self) -> Game:
        return self.kit.game.from_position(self.position, f"{self.name}, position")


@cache
def lessons(kit: TutorKit) -> tuple[Lesson, ...]:
    """Read a game's lessons in order; `FieldError` names file, line and field of a mistake."""
    files = sorted(paths.asset("lessons", kit.name).glob("*.yaml"))
    return tuple(read_lesson(file, kit) for file in files)


def read_lesson(file: Path, kit: TutorKit) -> Lesson:
    top = Field.of_file(file).mapping()
    lesson = Lesson(
        kit=kit,
        name=file.stem.partition("-")[2],
        title=top["title"].text(),
        summary=top["summary"].text(),
        picture=top["picture"].text(),
        position=top["position"].text(),
        steps=tuple(_step(item, kit) for item in top["steps"].items()),
    )
    top.close()
    lesson.begin()
    return lesson


def _step(field: Field, kit: TutorKit) -> LessonStep:
    entry = field.mapping()
    do = entry.get("do")
    task = None if do is None else read_task(do, kit.game, kit.tasks)
    step = LessonStep(
        say=entry["say"].text(),
        about=tuple(_mark(item, kit) for item in entry.items("show")),
        request=entry["task"].text() if do else "",
        task=task,
        example=_example(entry, task, kit.game),
        until=entry.text("until"),
        kind=entry.text("kind"),
        goes_on=_otherwise(entry),
        praise=entry.text("praise"),
        praises=tuple(_praise(item) for item in entry.items("praises")),
        meanwhile=entry.text("meanwhile"),
        answers=tuple(_action(item, kit.game) for item in entry.items("then")),
    )
    entry.close()
    return step


def _praise(field: Field) -> tuple[Does, str]:
    entry = field.mapping()
    found = Does(entry["action"].text()), entry["say"].text()
    entry.close()
    return found


def _action(field: Field, game: type[Game]) -> Action:
    return field.read(game.read_action, "an action such as pass")


def _example(entry: Mapping, task: Task | None, game: type[Game]) -> Action | None:
    """The action asked for; a task that leaves something open needs an example."""
    field = entry.get("example")
    if field is not None:
        return _action(field, game)
    if isinstance(task, Does) and "*" not in task.form:
        return game.read_action(task.form)
    return None if task is None else _action(entry["example"], game)


def _otherwise(entry: Mapping) -> bool:
    """Whether the lesson goes on after another action, or offers the step again."""
    field = entry.get("otherwise")
    if field is None:
        return False
    return field.read(["again", "go on"].index, "again or go on") == 1


def _mark(field: Field, kit: TutorKit) -> Mark:
    return field.read(kit.read_mark, "something on the table")
