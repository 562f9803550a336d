"""The assets are found in a checkout, a wheel and a frozen bundle."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from colosseum.files import paths
from tests.reliability.failed_reads import failed_looks

ROOT = Path(__file__).resolve().parents[2]


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that the package was installed into `folder`."""
    package = folder / "colosseum"
    package.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "files" / "paths.py"))
    return package


def freeze(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend to run from an executable whose files were unpacked into `folder`."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(folder), raising=False)


def test_a_checkout_has_its_assets_beside_the_package() -> None:
    assert paths.assets() == ROOT / "assets"


def test_an_installed_package_has_them_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = install(tmp_path / "site-packages", monkeypatch)
    (package / "assets").mkdir()
    (tmp_path / "site-packages" / "assets").mkdir()  # someone else's

    assert paths.assets() == package / "assets"


@pytest.mark.parametrize("layout", ["assets", "colosseum/assets"])
def test_a_frozen_bundle_has_them_in_its_own_folder(
    layout: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / layout).mkdir(parents=True)
    freeze(tmp_path, monkeypatch)

    assert paths.assets() == tmp_path / layout


def test_a_lack_of_assets_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    freeze(tmp_path, monkeypatch)

    with pytest.raises(paths.MissingAsset, match="cannot find its assets folder") as caught:
        paths.assets()
    assert str(tmp_path) in str(caught.value)


def test_an_asset_is_named_by_its_parts() -> None:
    font = paths.asset("fonts", "Cinzel-Bold.ttf")

    assert font == ROOT / "assets" / "fonts" / "Cinzel-Bold.ttf"
    assert font.read_bytes()


def test_a_missing_asset_is_named_in_a_sentence() -> None:
    with pytest.raises(paths.MissingAsset, match=r"cannot find its file fonts/Papyrus\.ttf"):
        paths.asset("fonts", "Papyrus.ttf")


def test_every_font_comes_with_its_licence() -> None:
    fonts = paths.asset("fonts")
    families = {font.stem.partition("-")[0] for font in fonts.glob("*.ttf")}

    assert families
    for family in families:
        assert "SIL Open Font License" in (fonts / f"OFL-{family}.txt").read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not ask HOME")
@pytest.mark.parametrize("folder", [paths.data_folder, paths.config_folder, paths.log_folder])
def test_the_players_folders_are_made_on_demand(
    folder: Callable[[], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)

    made = folder()

    assert made.is_dir()
    assert made.is_relative_to(tmp_path)
    assert "Colosseum" in made.parts
    assert folder() == made


def test_everything_may_be_kept_elsewhere_for_a_while(home: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    with paths.all_within(elsewhere):
        folders = [paths.data_folder(), paths.config_folder(), paths.log_folder()]
    assert all(folder.is_dir() and folder.parent == elsewhere for folder in folders)
    assert len(set(folders)) == 3
    assert paths.data_folder() == home / "data"


@pytest.fixture
def temporary_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where everyone keeps temporary files; nothing is there yet."""
    shared = tmp_path / "shared"
    shared.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(shared))
    monkeypatch.setattr(paths, "temporary", None)
    paths.private_folder.cache_clear()
    yield shared
    paths.private_folder.cache_clear()


def test_a_folder_that_cannot_be_created_is_replaced_by_a_temporary_one(
    temporary_files: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "a file").write_text("and no folder", encoding="utf-8")
    with paths.all_within(tmp_path / "a file"):
        folder = paths.data_folder()
        assert folder.is_dir()
        assert paths.temporary == folder.parent == paths.config_folder().parent
        assert folder.is_relative_to(temporary_files)
    assert "cannot be created" in caplog.text


def test_a_folder_that_nobody_can_look_at_is_not_set_aside_and_stays_the_same_in_a_run(
    temporary_files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "_PAUSE", 0.0)
    with paths.all_within(tmp_path / "player"):
        usual = paths.config_folder()
        (usual / "settings.json").touch()
        with failed_looks(usual, errno.EIO):
            assert paths.config_folder() == usual, "it was well a moment ago"
        paths._own_folders.clear()
        with failed_looks(usual, errno.EIO):
            elsewhere = paths.config_folder()
        assert elsewhere.is_relative_to(temporary_files)
        assert paths.config_folder() == elsewhere, "what is read here must not be written there"
    assert [each.name for each in usual.parent.iterdir()] == ["config"]


@pytest.mark.skipif(sys.platform == "win32", reason="a temporary folder is private there")
def test_a_temporary_folder_is_private_and_found_again(temporary_files: Path) -> None:
    folder = paths.private_folder()
    assert folder.parent == temporary_files
    assert folder.stat().st_mode & 0o777 == 0o700
    paths.private_folder.cache_clear()
    assert paths.private_folder() == folder


@pytest.mark.skipif(sys.platform == "win32", reason="a temporary folder is private there")
@pytest.mark.parametrize("trap", ["link", "open", "file", "someone else's"])
def test_a_trap_among_temporary_files_is_not_stepped_into(
    temporary_files: Path, tmp_path: Path, trap: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up = temporary_files / f"Colosseum-{os.getuid()}"
    if trap == "link":
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        set_up.symlink_to(tmp_path / "elsewhere")
    elif trap == "file":
        set_up.touch()
    else:
        set_up.mkdir(mode=0o777 if trap == "open" else 0o700)
        set_up.chmod(0o777 if trap == "open" else 0o700)
    if trap == "someone else's":
        monkeypatch.setattr("os.getuid", lambda: 4711)
        set_up.rename(temporary_files / "Colosseum-4711")
    folder = paths.private_folder()
    assert folder.name not in (f"Colosseum-{os.getuid()}", "elsewhere")
    assert folder.stat().st_mode & 0o777 == 0o700
    assert not folder.is_symlink()


@pytest.mark.parametrize("kind", ["file", "link to nowhere"])
def test_a_file_where_a_folder_belongs_is_set_aside(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "player" / "data"
    place.parent.mkdir()
    if kind == "file":
        place.write_text("and no folder", encoding="utf-8")
    elif sys.platform == "win32":
        pytest.skip("links need a privilege on Windows")
    else:
        place.symlink_to("nowhere")
    with paths.all_within(tmp_path / "player"):
        assert paths.data_folder() == place
    assert place.is_dir()
    assert (place.parent / "data.broken").is_symlink() or (place.parent / "data.broken").is_file()
