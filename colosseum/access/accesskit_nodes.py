"""Our nodes as AccessKit's, and its requests as ours. It is imported only when someone listens."""

from collections.abc import Sequence
from typing import Any, Final

import accesskit
from accesskit import Action

from colosseum.access.node import Group, Node
from colosseum.access.requests import Deed, Request
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.widget import Role

_ROLES: Final = {
    Role.BUTTON: accesskit.Role.BUTTON,
    Role.SWITCH: accesskit.Role.SWITCH,
    Role.SLIDER: accesskit.Role.SLIDER,
    Role.NUMBER: accesskit.Role.SPIN_BUTTON,
    Role.FIELD: accesskit.Role.TEXT_INPUT,
    Role.TAB: accesskit.Role.TAB,
    Role.PICTURE: accesskit.Role.IMAGE,
    Role.HEADING: accesskit.Role.HEADING,
    Role.WORDS: accesskit.Role.LABEL,
}
_DEEDS: Final = (
    (Action.CLICK, Deed.PRESS),
    (Action.FOCUS, Deed.FOCUS),
    (Action.INCREMENT, Deed.RAISE),
    (Action.DECREMENT, Deed.LOWER),
    (Action.SET_VALUE, Deed.SET),
)
"""AccessKit's actions cannot be keys of a dictionary."""
_TOOLKIT: Final = "Colosseum"


def tree_update(focus: int, root: int | None, nodes: Sequence[tuple[int, Any]]) -> Any:
    """What has changed; the root is named only to someone who knows nothing yet."""
    update = accesskit.TreeUpdate(focus)
    if root is not None:
        update.tree = accesskit.Tree(root)
        update.tree.toolkit_name = _TOOLKIT
    update.nodes.extend(nodes)
    return update


def window(name: str, children: Sequence[int]) -> Any:
    node = accesskit.Node(accesskit.Role.WINDOW)
    node.set_label(name)
    node.set_children(list(children))
    return node


def page(name: str, about: str, children: Sequence[int], *, is_dialog: bool) -> Any:
    node = accesskit.Node(accesskit.Role.DIALOG if is_dialog else accesskit.Role.PANE)
    node.set_label(name)
    if about:
        node.set_description(about)
    if is_dialog:
        node.set_modal()
    node.add_action(Action.FOCUS)
    node.set_children(list(children))
    return node


def announcement(words: str, *, at_once: bool) -> Any:
    node = accesskit.Node(accesskit.Role.LABEL)
    node.set_value(words)
    node.set_live(accesskit.Live.ASSERTIVE if at_once else accesskit.Live.POLITE)
    return node


def group(of: Group, children: Sequence[int], screen: Screen) -> Any:
    node = accesskit.Node(accesskit.Role.GROUP)
    node.set_label(of.name)
    node.set_bounds(_bounds(of.box, screen))
    node.set_children(list(children))
    return node


def _bounds(box: Box, screen: Screen) -> Any:
    rect = screen.rect(box)
    return accesskit.Rect(rect.left, rect.top, rect.right, rect.bottom)


def thing(node: Node, screen: Screen) -> Any:
    """One thing on the page."""
    made = accesskit.Node(_ROLES[node.role])
    if node.role is Role.WORDS:
        made.set_value(node.name)
    else:
        made.set_label(node.name)
    if node.about:
        made.set_description(node.about)
    made.set_bounds(_bounds(node.box, screen))
    if node.is_focusable:
        _set_control(made, node)
    return made


def _set_control(made: Any, node: Node) -> None:
    made.add_action(Action.FOCUS)
    if not node.is_enabled:
        made.set_disabled()
    if node.is_switch or node.is_chosen:
        toggled = accesskit.Toggled
        made.set_toggled(toggled.TRUE if node.is_chosen else toggled.FALSE)
    if node.number is not None:
        made.set_numeric_value(node.number.value)
        made.set_min_numeric_value(node.number.least)
        made.set_max_numeric_value(node.number.most)
        made.set_numeric_value_step(node.number.step)
        made.add_action(Action.INCREMENT)
        made.add_action(Action.DECREMENT)
        made.add_action(Action.SET_VALUE)
    elif node.role is Role.FIELD:
        made.set_value(node.value)
        made.add_action(Action.SET_VALUE)
    else:
        made.add_action(Action.CLICK)  # even if it is disabled: then it says why


def request_for(key: str, asked: Any) -> Request | None:
    """What is asked of the widget of this key, if we know how to do it."""
    deed = next((deed for action, deed in _DEEDS if asked.action == action), None)
    if deed is None:
        return None
    value = asked.data[1] if deed is Deed.SET and asked.data is not None else None
    return Request(deed, key, value)
