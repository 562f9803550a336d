"""What Linux desktops are told: the menu entry, the file type, the description, the man page."""

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from colosseum.__main__ import _parser
from colosseum.play import saves
from tests import languages
from tools.packing import ROOT

LINUX = ROOT / "build" / "linux"
METAINFO = LINUX / "game.colosseum.Colosseum.metainfo.xml"
MACRO = re.compile(r"^\.[A-Z]+", re.MULTILINE)
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def in_language(name: str, language: str) -> str:
    """The file of that name in a language: `colosseum.fr.6`."""
    start, end = name.split(".")
    return ".".join(filter(None, (start, language, end)))


def entry() -> dict[str, str]:
    lines = (LINUX / "colosseum.desktop").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_a_double_click_on_a_saved_game_opens_it() -> None:
    kind = ElementTree.parse(LINUX / "colosseum.mime.xml").getroot()[0]
    patterns = [each.get("pattern") for each in kind if each.tag.endswith("glob")]
    assert patterns == [f"*{saves.SUFFIX}"]
    assert entry()["MimeType"] == f"{kind.get('type')};"
    assert entry()["Exec"] == "colosseum %f"
    described = ElementTree.parse(METAINFO).getroot()
    assert described.findtext("provides/mediatype") == kind.get("type")


@pytest.mark.parametrize("language", languages.COMPLETE)
def test_desktops_are_told_in_every_language(language: str) -> None:
    about = entry()["Comment"]
    assert entry()[f"Comment[{language}]"] == languages.read(language)[about].string
    assert entry()[f"GenericName[{language}]"]
    assert entry()[f"Keywords[{language}]"]
    for file in (METAINFO, LINUX / "colosseum.mime.xml"):
        told = [each.attrib.get(LANG) for each in ElementTree.parse(file).iter()]
        assert language in told
    supported = [each.text for each in ElementTree.parse(METAINFO).iter("lang")]
    assert language in supported


def test_software_centres_accept_the_description(tmp_path: Path) -> None:
    if shutil.which("appstreamcli") is None:
        pytest.skip("there is no appstreamcli here")
    filled = METAINFO.read_text(encoding="utf-8").replace("@VERSION@", "1.0")
    file = tmp_path / METAINFO.name
    file.write_text(filled.replace("@DATE@", "2026-11-16"), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", "--no-color", file], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_desktops_accept_the_menu_entry() -> None:
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("there is no desktop-file-validate here")
    file = LINUX / "colosseum.desktop"
    done = subprocess.run(["desktop-file-validate", file], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("language", ["", *languages.COMPLETE])
def test_the_man_page_names_every_command_and_can_be_set(language: str) -> None:
    file = LINUX / in_language("colosseum.6", language)
    page, english = (it.read_text(encoding="utf-8") for it in (file, LINUX / "colosseum.6"))
    commands = next(action for action in _parser()._actions if action.choices)
    assert commands.choices is not None
    assert all(f"{command}" in page for command in commands.choices)
    assert MACRO.findall(page) == MACRO.findall(english)
    if shutil.which("man"):
        command = ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"]
        done = subprocess.run([*command, str(file)], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", languages.COMPLETE)
def test_the_notes_of_the_archive_have_the_same_commands_in_every_language(language: str) -> None:
    told, english = (
        (LINUX / name).read_text(encoding="utf-8").splitlines()
        for name in (in_language("INSTALL.txt", language), "INSTALL.txt")
    )
    assert [it for it in told if it.startswith("    ")] == [
        it for it in english if it.startswith("    ")
    ]
    assert told[0] != english[0]


def test_the_pictures_that_are_shown_exist() -> None:
    shown = [each.text or "" for each in ElementTree.parse(METAINFO).iter("image")]
    assert shown
    for address in shown:
        assert (ROOT / "docs/pictures" / Path(address).name).exists()
