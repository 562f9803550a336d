"""What a controller's buttons press, drawn beside it while a controller is in hand."""

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import WHOLE
from colosseum.widgets.layout import centred
from colosseum.widgets.pad_buttons import HEIGHT, PadButton, draw_button, in_hand, width_of
from colosseum.widgets.press_guard import Hand
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page


def draw_badges(brush: Brush, page: Page) -> None:
    """The button A on what it would press now, and all others on what they always press."""
    family = in_hand()
    if family is None:
        return
    pressed = page.pressed_by(Hand.ENTER)
    taken: set[str] = set()
    for widget, button in badges(page, pressed):
        corner = centred(widget.box.bottomright, width_of(button), HEIGHT)
        corner.clamp_ip(WHOLE.inflate(-4, -4))
        aside = -HEIGHT - 4 if widget.key in taken else 0
        draw_button(brush, corner.move(aside, 0).center, button, family)
        taken.add(widget.key)


def badges(page: Page, pressed: Widget | None) -> list[tuple[Widget, PadButton]]:
    found = [
        (it, it.pad) for it in page.widgets if it.pad is not None and it.focusable and it.enabled
    ]
    if pressed is not None and pressed.on_press is not None and pressed.enabled:
        found.append((pressed, PadButton.A))
    return found
