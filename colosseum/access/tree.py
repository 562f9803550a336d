"""The open page as a screen reader is told of it: plain data, built from the widgets themselves.

What can be focused is called by its own name, or else by the words painted on it. All other words
are told as they are on the screen, in the order of the eye.
"""

from collections import Counter as Tally
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Protocol

from colosseum.access.node import Node, Number, Tree
from colosseum.access.parts import in_parts
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.controls import Counter, Slider
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.field import Field
from colosseum.widgets.listening import Heard, ListeningBrush
from colosseum.widgets.widget import Look, Role, Widget
from colosseum.widgets.widget_page import Page
from colosseum.words.translation import BOLD, tr

_UNLIT: Final = Look()
_HEADING: Final = 22.0
"""Letters of this size and larger head a page or a part of it."""
_SET_TO_SOMETHING: Final = frozenset({Role.SLIDER, Role.NUMBER, Role.FIELD})
"""What is written on these is what they are set to, not what they are."""
_OF_THE_PAGE: Final = ""
"""The key of what no widget paints."""


class Told(Protocol):
    """What is told of a scene."""

    page: Page

    def paint_under(self, brush: Brush) -> None:
        """Paint what is behind the widgets."""

    def spoken_name(self, widget: Widget) -> str:
        """What a widget is called that has no name of its own; in further lines, what it is."""


def tree_of(scene: Told, screen: Screen, paintbox: PaintBox | None = None) -> Tree:
    """What there is on the scene's page; a paintbox spares the making of one."""
    page, brush = scene.page, ListeningBrush(screen, paintbox)
    scene.paint_under(brush)
    drawn: list[tuple[Widget | None, Heard]] = [(None, it) for it in brush.heard]
    for widget in page.widgets:
        drawn = _drawn_with(widget, brush, drawn)
    nodes = [*_words_of(None, [heard for whose, heard in drawn if whose is None])]
    for widget in page.widgets:
        heard = [heard for whose, heard in drawn if whose is widget]
        nodes += _nodes_of(widget, heard, widget.spoken or scene.spoken_name(widget))
        if widget is page.primary and widget.focusable:
            # Translators: only spoken, of the red button that Enter presses from anywhere.
            main = " · ".join(filter(None, (nodes[-1].about, tr("Main button"))))
            nodes[-1] = replace(nodes[-1], about=main)
    nodes = _told_apart(_told_once(_labelled(nodes)))
    focused = page.focus
    focus = (focused.key, 0) if focused is not None and focused.focusable else None
    return Tree(in_parts(nodes, brush.enclosed), focus)


def _drawn_with(
    widget: Widget, brush: ListeningBrush, before: Sequence[tuple[Widget | None, Heard]]
) -> list[tuple[Widget | None, Heard]]:
    """What is heard once the widget is drawn: its own words, and those that it does not cover."""
    brush.heard[:] = [heard for _, heard in before]
    widget.draw(brush, _UNLIT)
    left = {id(heard) for heard in brush.heard}
    known = {id(heard) for _, heard in before}
    mine = [(widget, heard) for heard in brush.heard if id(heard) not in known]
    # What can be focused is told whatever lies over it.
    return [
        *(it for it in before if id(it[1]) in left or (it[0] is not None and it[0].focusable)),
        *mine,
    ]


def _nodes_of(widget: Widget, heard: Sequence[Heard], name: str) -> list[Node]:
    if widget.focusable:
        return [_control(widget, [it.words for it in heard], name)]
    if name or (widget.tip and not heard):
        name, *more = _lines(name or widget.tip)
        about = " ".join(more or [widget.tip])
        role = Role.WORDS if widget.role is Role.WORDS else Role.PICTURE
        return [Node((widget.key, 0), role, plain(name), widget.box, _more(about, name))]
    return _words_of(widget, heard)


def _words_of(widget: Widget | None, heard: Sequence[Heard]) -> list[Node]:
    key = _OF_THE_PAGE if widget is None else widget.key
    about = "" if widget is None else widget.tip
    return [
        Node(
            (key, number),
            Role.HEADING if it.size >= _HEADING else Role.WORDS,
            plain(it.words),
            it.box,
            _more(about, it.words),
        )
        for number, it in enumerate(heard)
    ]


def _belonging(name: str, owner: str) -> str:
    """“Remove this player, Aquila”: a name that is a sentence does not end before its owner."""
    return f"{name.removesuffix('.')}, {owner}" if name and owner else name or owner


def _control(widget: Widget, painted: Sequence[str], name: str) -> Node:
    is_set = widget.role in _SET_TO_SOMETHING
    spoken, tips = _lines(name), _lines(widget.tip)
    words = "" if is_set else ", ".join(dict.fromkeys(painted))
    # Numbers and signs are a name only where there is no other.
    names = [*spoken[:1], words, *tips[:1], *(it for it in (*spoken[:1], words) if it)]
    name = next((it for it in names[:-1] if _has_letters(it)), names[-1] if names else "")
    about = [*(spoken[1:] or tips), widget.disabled_because or ""]
    about.append(widget.more if widget.disabled_because else "")
    return Node(
        (widget.key, 0),
        widget.role,
        plain(_belonging(name, widget.belongs_to)),
        widget.box,
        about=_more(" ".join(filter(None, about)), name),
        value=widget.words if isinstance(widget, Field) else "",
        number=_number_of(widget),
        is_focusable=True,
        is_enabled=widget.enabled,
        is_chosen=widget.chosen,
        is_switch=widget.is_switch or widget.role is Role.SWITCH,
        is_alike=widget.is_alike,
    )


def _lines(words: str) -> list[str]:
    return [line for line in words.split("\n") if line]


def _has_letters(words: str) -> bool:
    return any(letter.isalpha() for letter in words)


def _more(about: str, name: str) -> str:
    """What is said besides the name."""
    whole = plain(about)
    more = plain(whole.removeprefix(plain(name)))
    if more in plain(name):
        return ""
    return whole if more[0].islower() else more  # half a sentence says nothing


def _number_of(widget: Widget) -> Number | None:
    match widget:
        case Slider(value=value, step=step):
            return Number(value, 0.0, 1.0, step)
        case Counter(value=value, least=least, most=most):
            return Number(value, least, most, 1)
    return None


def plain(words: str) -> str:
    """The words in one line, without what makes some of them bold."""
    return " ".join(words.replace(BOLD, "").split())


# What a page is told as a whole


def _labelled(nodes: Sequence[Node]) -> list[Node]:
    """What has no words of its own is called by those before it in its row."""
    words = [node for node in nodes if not node.is_focusable]
    found = []
    for node in nodes:
        label = _label_of(node.box, words) if node.is_focusable and not node.name else None
        if label is not None:
            node = replace(node, name=label.name, about=node.about or label.about)
        found.append(node)
    return found


def _label_of(box: Box, words: Sequence[Node]) -> Node | None:
    """The words to the left of it, or else those above it."""
    beside = [it for it in words if it.box.left < box.left and _share(it.box, box, across=False)]
    if beside:
        return max(beside, key=lambda it: (it.box.left, -it.box.top))
    above = [it for it in words if it.box.top < box.top and _share(it.box, box, across=True)]
    return max(above, key=lambda it: it.box.bottom, default=None)


def _share(one: Box, other: Box, *, across: bool) -> bool:
    """Whether one is above or below the other, or beside it."""
    if across:
        return one.left < other.centerx < one.right
    return one.top <= other.centery <= one.bottom


def _told_once(nodes: Sequence[Node]) -> list[Node]:
    """What can be pressed is not told a second time as a picture below it.

    Nor is a number that stands on something which has a name, as in a table of numbers, a part of
    something pressed that says it too, and what was painted twice, as a shadow is.
    """
    pressed = [node for node in nodes if node.is_focusable]
    pictures = [node for node in nodes if node.role is Role.PICTURE]

    def is_said(node: Node) -> bool:
        if node.role is Role.WORDS and node.is_bare:
            is_sign = not any(letter.isalnum() for letter in node.name)
            return is_sign or any(it.box.collidepoint(node.box.center) for it in pictures)
        return any(
            (node.name == it.name and it.box.colliderect(node.box))
            or (node.name in it.name and it.box.contains(node.box))
            for it in pressed
        )

    found: dict[object, Node] = {}
    for node in nodes:
        if node.is_focusable:
            found[node.key] = node
        elif not is_said(node):
            at = (round(node.box.centerx, -1), round(node.box.centery, -1))
            found.setdefault((node.role, node.name, at), node)
    return [*found.values()]


def _told_apart(nodes: Sequence[Node]) -> list[Node]:
    """Things that are alike get a number: two dice, two cards of the same name."""
    count = Tally((node.role, node.name) for node in nodes if node.is_alike)
    number = Tally[tuple[Role, str]]()
    found = []
    for node in nodes:
        which = node.role, node.name
        if node.is_alike and count[which] > 1:
            number[which] += 1
            # Translators: one of several things that are alike, as “Forum, 2 of 3”.
            words = tr(
                "{name}, {number} of {count}",
                name=node.name,
                number=number[which],
                count=count[which],
            )
            node = replace(node, name=words)
        found.append(node)
    return found
