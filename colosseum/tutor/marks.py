"""What words can point at."""

from colosseum.rules.notation import Line


class Mark(Line):
    """Something on the table: a thing, or a control. A widget says which marks it is about.

    Its text form is how lessons name it. A mark that nothing shows at the moment gets no frame.
    """

    __slots__ = ()
