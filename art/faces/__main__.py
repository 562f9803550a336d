"""Write every face in every expression to assets/sprites/faces."""

from pathlib import Path
from typing import Final

from art.faces.expressions import Expression
from art.faces.features import TILT, cheek, sign
from art.faces.medallion import bust, field, halo, rim
from art.faces.people import PEOPLE, Person

OUTPUT: Final = Path(__file__).resolve().parents[2] / "assets" / "sprites" / "faces"


def files() -> dict[str, str]:
    """Every picture by the name of its file."""
    return {
        f"{name}-{expression}.svg": drawn(name, person, expression)
        for name, person in PEOPLE.items()
        for expression in Expression
    }


def drawn(name: str, person: Person, expression: Expression) -> str:
    elements = bust(name)
    eye = person.brow.drawn(expression) + person.eye.drawn(expression)
    mouth = person.mouth.drawn(expression) + person.over_mouth
    flushed = elements.replace('<g id="eye"/>', cheek(person.eye, expression) + eye)
    parts = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
        field(name, person.field),
        sign(expression),
        f'<g transform="rotate({TILT[expression]} 100 100)">',
        halo(elements),
        flushed.replace('<g id="mouth"/>', mouth).replace('class="outline" ', ""),
        "</g>",
        rim(name, person.ring),
        "</svg>",
    )
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    OUTPUT.mkdir(exist_ok=True)
    for file, text in files().items():
        (OUTPUT / file).write_text(text, encoding="utf-8")
