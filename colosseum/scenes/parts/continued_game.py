"""A game that was left, read in the background to be continued."""

from pathlib import Path

from colosseum.play import saves
from colosseum.play.session import Session
from colosseum.scenes import routes
from colosseum.scenes.parts.background_task import Background
from colosseum.scenes.scene import Window
from colosseum.words.sentences import Sentence


class ContinuedGame:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._reading = Background(lambda: Session.resume(file))

    @property
    def is_read(self) -> bool:
        return self._reading.is_done

    def open(self, window: Window) -> Sentence | None:
        """Go to its table, or say why it cannot be continued."""
        try:
            session = self._reading.result()
        except Exception as error:
            return saves.why_unusable(self.file, error)
        window.start_over(routes.table(window, session))
        return None
