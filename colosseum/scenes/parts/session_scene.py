"""What every scene that holds a game of its own does about saving it."""

from colosseum.play.session import Session
from colosseum.scenes.parts.unsaved_notice import UnsavedNotice
from colosseum.scenes.scene import OpenJournal, Scene, Window


class SessionScene(Scene):
    def __init__(self, window: Window, session: Session) -> None:
        super().__init__(window)
        self.session = session
        self._unsaved = UnsavedNotice(session, self.rebuild)

    @property
    def open_journal(self) -> OpenJournal:
        return self.session.journal

    @property
    def is_game(self) -> bool:
        return self.session.file is not None

    @property
    def is_unsaved(self) -> bool:
        return self._unsaved.is_up

    def save_again(self, seconds: float) -> None:
        self._unsaved.try_again(seconds)

    def would_be_lost(self) -> str:
        return self._unsaved.would_be_lost()
