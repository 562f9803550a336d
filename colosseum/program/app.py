"""The window, the clock and the stack of scenes: the main loop, and nothing else."""

import logging
from collections.abc import Callable, Iterable
from functools import partial

import pygame

from colosseum.access.readers import Readers
from colosseum.files import catalogues
from colosseum.files import settings as settings_file
from colosseum.files.settings import Settings
from colosseum.program.errands import Errands
from colosseum.program.pad_hands import PadHands
from colosseum.program.pads import JOYSTICKS
from colosseum.program.pointer import Pointer
from colosseum.program.system_window import SystemWindow
from colosseum.program.too_small import TOO_SMALL, ask_for_room
from colosseum.program.typing_place import Typing
from colosseum.scenes import routes
from colosseum.scenes.parts import key_map, keys
from colosseum.scenes.parts.question import Question
from colosseum.scenes.scene import Errand, OpenJournal, Scene
from colosseum.sound.sounds import Effect, Sounds
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import Screen
from colosseum.widgets.pad_badges import draw_badges
from colosseum.widgets.pad_buttons import PadFamily, in_hand, take_in_hand
from colosseum.widgets.still_layer import StillLayer
from colosseum.words.translation import tr

log = logging.getLogger(__name__)

FRAMES = 60
_IDLE_CHECKS = 40
"""How often a second we check for events while nothing moves. Waiting costs SDL more."""
_ICON = 64
"""Pixels of the window's icon; systems scale it as they need."""
_LONGEST_FRAME = 0.1
"""The most seconds a frame can count, so that nothing jumps after the window is dragged."""


class App:
    """The window that shows the scenes, and what they share."""

    def __init__(self, settings: Settings, size: tuple[int, int] | None = None) -> None:
        self.settings = settings
        catalogues.use(settings.language)
        self.readers = Readers()
        self._window = SystemWindow(settings, size, self.readers.connect)
        pygame.font.init()
        self.sounds = Sounds.open(settings.effects, settings.music, settings.muted)
        self.paintbox = PaintBox(high_contrast=settings.high_contrast)
        self._pointer_shape = Pointer(self.paintbox.pictures)
        self._pointer_shape.follow(settings.pointer)
        key_map.use(settings.keys)
        pygame.display.set_icon(self.paintbox.pictures.drawn("app-icon", _ICON, _ICON))
        self._typing = Typing()
        self.screen = Screen(self._surface.get_size(), settings.scale)
        self._last_shown_by = self._shown_by()
        self._language = settings.language
        self._stack: list[Scene] = []
        self._errands = Errands()
        self._warning: Scene | None = None
        """The last question whether to leave without saving."""
        self._layer: StillLayer | None = None
        self._was_moving = False
        self._pointer: tuple[int, int] | None = None
        """Where the mouse rests, in pixels; None outside the window."""
        self.stopped_by: int | None = None
        """The signal that has asked the program to stop."""
        self._pad = PadHands(self)
        take_in_hand(None)
        self._clock = pygame.time.Clock()
        pygame.key.set_repeat()  # holding a key must not repeat its action

    @property
    def _surface(self) -> pygame.Surface:
        return self._window.surface

    # The stack

    @property
    def scene(self) -> Scene | None:
        return self._stack[-1] if self._stack else None

    def push(self, scene: Scene) -> None:
        self._stack.append(scene)
        self._changed()

    def pop(self) -> None:
        self._stack.pop().left()
        self._changed()

    def replace(self, scene: Scene) -> None:
        self._stack.pop().left()
        self.push(scene)

    def start_over(self, scene: Scene) -> None:
        def start() -> None:
            self._leave_scenes()
            self.push(scene)

        self._leave_all(start, lambda: (tr("Exit without saving?"), tr("Exit")))

    def quit(self) -> None:
        self._leave_all(self.close, lambda: (tr("Quit without saving?"), tr("Quit")))

    def close(self) -> None:
        """Leave all scenes, whatever would be lost, and give up all errands."""
        self._leave_scenes()
        self._errands.close()

    def _leave_scenes(self) -> None:
        while self._stack:
            self._stack.pop().left()

    def see_to(self, errand: Errand) -> None:
        self._errands.add(errand)

    def _leave_all(self, leave: Callable[[], None], ask: Callable[[], tuple[str, str]]) -> None:
        if not self.would_be_lost():
            leave()
        elif self.scene is not self._warning:
            warning = partial(self._warn, ask)
            self._warning = routes.warn(self, warning, leave)
            self.push(self._warning)

    def _warn(self, ask: Callable[[], tuple[str, str]]) -> Question:
        return Question(*ask(), self.would_be_lost())

    @property
    def is_game(self) -> bool:
        """Whether a game is open."""
        return any(scene.is_game for scene in self._stack)

    @property
    def open_journal(self) -> OpenJournal:
        found = (scene.open_journal for scene in reversed(self._stack))
        return next((journal for journal in found if journal is not None), None)

    def would_be_lost(self) -> str:
        """Try once more to save what is open; if that fails, what would be lost, in words."""
        return next(filter(None, (scene.would_be_lost() for scene in self._stack)), "")

    def _changed(self) -> None:
        self._layer = None
        if self.scene is not None:
            self.scene.entered()
            if self._pointer is not None:
                self.scene.page.come_up_under(self.screen.units(self._pointer))

    def announce(self, words: str, *, at_once: bool = False) -> None:
        self.readers.announce(words, at_once=at_once)

    def settings_changed(self) -> None:
        settings_file.save(self.settings)
        self._pointer_shape.follow(self.settings.pointer)
        self.sounds.set_volumes(self.settings.effects, self.settings.music)
        self.sounds.set_muted(self.settings.muted)
        if self._shown_by() == self._last_shown_by:
            for scene in self._stack:
                scene.rebuild()
            return
        self._last_shown_by = self._shown_by()
        self._speak(self.settings.language)
        if self._window.follow_settings():
            self._typing.begin_again()
        key_map.use(self.settings.keys)
        self.paintbox.high_contrast = self.settings.high_contrast
        self.paintbox.forget_words()
        self._resized(self._surface.get_size())

    def _speak(self, language: str) -> None:
        if language != self._language:
            self._language = language
            catalogues.use(language)
            for scene in self._stack:
                scene.retell()

    def _shown_by(self) -> tuple[object, ...]:
        """The settings that affect everything drawn."""
        chosen = self.settings
        return (
            chosen.language,
            chosen.scale,
            chosen.symbols,
            chosen.high_contrast,
            chosen.fullscreen,
            *sorted(chosen.keys.items()),
        )

    def _resized(self, size: tuple[int, int]) -> None:
        if size != self.screen.size:
            self.paintbox.forget()
        self.screen = Screen(size, self.settings.scale)
        self._layer = None
        for scene in self._stack:
            scene.rebuild()

    # The loop

    def run(self, scene: Scene) -> None:
        try:
            self.push(scene)
            self.step([], 0.0)
            self._window.let_readers_in()
            self._clock.tick()
            while self._stack and self.stopped_by is None:
                self.wait_and_step()
            settings_file.save(self.settings)
        finally:
            self.sounds.stop()

    def wait_and_step(self) -> None:
        """Draw the next frame if something moves; otherwise check now and then for input."""
        lively = self.is_lively
        self._clock.tick(FRAMES if lively else _IDLE_CHECKS)
        self._pad.pads.open_in_time(self._clock.get_time() / 1000)
        events = [event for event in pygame.event.get() if event.type not in JOYSTICKS]
        if lively or events:
            self.step(events, min(_LONGEST_FRAME, self._clock.get_time() / 1000))

    @property
    def is_lively(self) -> bool:
        """Whether time matters, even if nothing is pressed."""
        scene = self._stack[-1]
        in_use = scene.page.is_waiting or scene.page.carried is not None or self._pad.pads.is_held
        is_unsaved = any(each.is_unsaved for each in self._stack)
        is_wanted = bool(self._errands) or self.sounds.is_changing
        return scene.is_lively or in_use or is_unsaved or is_wanted

    def step(self, events: Iterable[pygame.Event], seconds: float) -> None:
        """One frame: handle input, let time pass, draw."""
        for event in events:
            if not self._stack:
                return
            self._handle(event)
        self._pad.pass_time(seconds)
        self.sounds.update()
        self._errands.go_on()
        if self.scene is not None:
            self._save_again(seconds)
            self.scene.page.pass_time(seconds)
            self.scene.update(seconds)
        if self.scene is not None:
            self._typing.follow(self.scene.page, self.screen)
            self.readers.tell(self.scene, self.screen)
            self._show()

    def _save_again(self, seconds: float) -> None:
        """No scene waits with saving until it is on top again."""
        for scene in self._stack:
            if scene.is_unsaved:
                scene.save_again(seconds)
                self._stack[-1].page.stale |= not scene.is_unsaved

    def _handle(self, event: pygame.Event) -> None:
        page = self._stack[-1].page
        if not (self._pad.handle(event) or self.readers.handle(event, page)):
            self._handle_other(event, self._stack[-1])
        if page.pressed_sound:
            self.sounds.play(Effect(page.pressed_sound))
            page.pressed_sound = ""

    def _handle_other(self, event: pygame.Event, scene: Scene) -> None:
        """Handle what comes from the system, the mouse or the keyboard."""
        page = scene.page
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.VIDEORESIZE:
                self._window.resized()
                self._resized(self._surface.get_size())
            case pygame.WINDOWMAXIMIZED | pygame.WINDOWRESTORED:
                self._window.maximised(event.type == pygame.WINDOWMAXIMIZED)
            case pygame.WINDOWEXPOSED:
                self._layer = None
            case pygame.WINDOWLEAVE:
                self._pointer = None
            case pygame.MOUSEMOTION:
                self._pointer = event.pos
                page.point_at(self.screen.units(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._pointer = event.pos
                point = self.screen.units(event.pos)
                if not page.press(point, twice=getattr(event, "clicks", 1) == 2):
                    scene.clicked(point)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                page.release(self.screen.units(event.pos))
            case pygame.MOUSEWHEEL:
                page.wheel(event.y)
            case pygame.KEYDOWN:
                read = key_map.read(event, is_typing=page.typing_box is not None)
                self.press_key(read, scene)
            case pygame.TEXTINPUT:
                page.text(event.text)
            case pygame.TEXTEDITING:
                page.compose(event.text, event.start)

    def press_key(self, event: pygame.Event, scene: Scene) -> bool:
        used = scene.page.key(event) or scene.key(event)
        return used or keys.press(self.shortcuts(), event)

    def hold(self, family: PadFamily | None) -> None:
        """Someone has taken a controller, or the mouse or the keyboard instead."""
        if family is in_hand():
            return
        take_in_hand(family)
        pygame.mouse.set_visible(family is None)
        if family is not None and self._pointer is not None:
            self._pointer = None
            self._stack[-1].page.point_at((-1, -1))
        self.paintbox.forget_words()
        self._resized(self._surface.get_size())

    def rumble(self, strength: float, seconds: float) -> None:
        if self.settings.rumble and in_hand() is not None:
            self._pad.pads.rumble(strength, seconds)

    def shortcuts(self) -> list[keys.Binding]:
        """What keys do everywhere, unless the page or the scene uses them."""
        return [(keys.FULL_SCREEN, self._switch_fullscreen), (keys.SOUND, self._switch_sound)]

    def _switch_fullscreen(self) -> None:
        self.settings.fullscreen = not self.settings.fullscreen
        self.settings_changed()

    def _switch_sound(self) -> None:
        self.settings.muted = not self.settings.muted
        self.settings_changed()

    # What can be seen

    def _show(self) -> None:
        """Draw only if something looks different from the last frame."""
        if self.screen.scale < TOO_SMALL:
            ask_for_room(self._surface, self.paintbox)
            self._layer = None
            return
        scene = self._stack[-1]
        page = scene.page
        has_changed = self._layer is None or page.stale or bool(page.stale_parts)
        if not (has_changed or page.stale_over or scene.is_moving or self._was_moving):
            return
        self._was_moving = scene.is_moving
        if has_changed:
            self._paint_still(scene)
        assert self._layer is not None
        self._layer.clear(self._surface)
        brush = Brush(self._surface, self.screen, self.paintbox, self._layer)
        scene.paint_over(brush)
        draw_badges(brush, page)
        page.draw_carried(brush)
        page.draw_tip(brush)
        pygame.display.flip()

    def _paint_still(self, scene: Scene) -> None:
        """Paint everything still, or only the parts of it that have changed."""
        layer = self._layer
        # What moves may have left its mark on the layer.
        if layer is None or scene.page.stale or scene.is_moving:
            surface = layer.surface if layer else pygame.Surface(self.screen.size)
            self._paint_scenes(Brush(surface, self.screen, self.paintbox))
            self._layer = StillLayer(surface)
            return
        brush = Brush(layer.surface, self.screen, self.paintbox)
        for box in scene.page.stale_parts:
            with brush.only_within(box):
                self._paint_scenes(brush)
            layer.touch(self.screen.rect(box))

    def _paint_scenes(self, brush: Brush) -> None:
        """From the lowest visible scene up; only the top scene moves."""
        lowest = len(self._stack) - 1
        while lowest and self._stack[lowest].over:
            lowest -= 1
        for scene in self._stack[lowest:]:
            scene.paint_under(brush)
            scene.page.draw(brush)
            if scene is not self.scene:
                scene.paint_over(brush)
                scene.page.draw_carried(brush)

    def picture(self) -> pygame.Surface:
        """What the window shows now."""
        self._show()
        return self._surface.copy()
