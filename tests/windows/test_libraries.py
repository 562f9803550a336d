"""Which libraries the Windows program carries."""

from tools.windows.libraries import each_once


def test_a_library_at_the_top_needs_no_copy_beside_pygame() -> None:
    top = ("SDL2.dll", "C:/pygame/SDL2.dll", "BINARY")
    copy = ("pygame\\SDL2.dll", "C:/pygame/SDL2.dll", "BINARY")
    alone = ("pygame\\SDL3.dll", "C:/pygame/SDL3.dll", "BINARY")
    module = ("pygame\\rect.pyd", "C:/pygame/rect.pyd", "EXTENSION")

    assert each_once([copy, top, alone, module]) == [top, alone, module]


def test_on_other_systems_nothing_changes() -> None:
    entries = [("libSDL2.so.0", "/a", "BINARY"), ("pygame/rect.so", "/b", "EXTENSION")]

    assert each_once(entries) == entries
