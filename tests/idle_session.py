"""A session whose opponents never get round to acting, so that a person's decision stays."""

from colosseum.play.session import Session


class IdleSession(Session):
    def poll(self) -> None:
        return None
