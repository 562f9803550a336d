"""Which libraries the Windows program carries."""

from tools.windows.libraries import carried, each_once


def test_a_library_at_the_top_needs_no_copy_beside_pygame() -> None:
    top = ("SDL2.dll", "C:/pygame/SDL2.dll", "BINARY")
    copy = ("pygame\\SDL2.dll", "C:/pygame/SDL2.dll", "BINARY")
    alone = ("pygame\\SDL3.dll", "C:/pygame/SDL3.dll", "BINARY")
    module = ("pygame\\rect.pyd", "C:/pygame/rect.pyd", "EXTENSION")

    assert each_once([copy, top, alone, module]) == [top, alone, module]


def test_on_other_systems_nothing_changes() -> None:
    entries = [("libSDL2.so.0", "/a", "BINARY"), ("pygame/rect.so", "/b", "EXTENSION")]

    assert each_once(entries) == entries


def test_what_the_game_never_decodes_is_left_out() -> None:
    kept = ("libpng16-16.dll", "C:/x/libpng16-16.dll", "BINARY")
    unused = ("pygame\\libtiff-5.dll", "C:/x/libtiff-5.dll", "BINARY")
    assert carried([kept, unused]) == [kept]
