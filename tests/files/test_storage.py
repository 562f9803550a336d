"""A personal file is written whole or not at all, and what goes wrong is said in a sentence."""

import errno
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from colosseum.files import storage
from colosseum.files.storage import StorageError


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.json"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def numbers(data: Any) -> list[int]:
    if not isinstance(data, list):
        raise ValueError("it is not a list")
    return data


# Writing and reading


def test_what_is_written_is_read_again(file: Path) -> None:
    storage.write(file, "Aquila – “Sol”\n")
    assert storage.read(file) == "Aquila – “Sol”\n"
    storage.write_json(file, [1, 2])
    assert storage.load(file, numbers) == [1, 2]


def test_a_file_is_the_same_bytes_on_every_system(file: Path) -> None:
    storage.write(file, "one\ntwo\n")
    assert file.read_bytes() == b"one\ntwo\n"


def test_a_missing_file_is_no_fault(file: Path) -> None:
    assert storage.read(file) is None
    assert storage.load(file, numbers) is None


def test_writing_leaves_nothing_else_behind(file: Path) -> None:
    storage.write(file, "one")
    storage.write(file, "two")
    assert names(file.parent) == ["kept.json"]


def test_the_file_before_is_kept_where_that_is_wanted(file: Path) -> None:
    before = file.with_name("before")
    storage.write(file, "one", keep=before)
    assert not before.exists()
    storage.write(file, "two", keep=before)
    assert (before.read_text(), file.read_text()) == ("one", "two")


def test_a_write_that_fails_harms_nothing_and_says_why(file: Path) -> None:
    storage.write(file, "one")
    storage.unfinished_name(file).mkdir()
    with pytest.raises(StorageError, match=r"kept\.json cannot be written: \w.*\."):
        storage.write(file, "two")
    assert file.read_text() == "one"


def test_a_write_that_fails_late_takes_its_unfinished_file_away(file: Path) -> None:
    file.mkdir()
    (file / "something").touch()
    with pytest.raises(StorageError, match=r"kept\.json cannot be written"):
        storage.write(file, "two")
    assert names(file.parent) == ["kept.json"]


def test_two_programs_never_write_the_same_unfinished_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = storage.unfinished_name(file)
    monkeypatch.setattr("os.getpid", lambda: -1)
    assert storage.unfinished_name(file) != ours


def test_what_is_too_large_or_no_text_is_refused(file: Path) -> None:
    file.write_bytes(b" " * (storage.MOST_BYTES + 1))
    with pytest.raises(StorageError, match=r"kept\.json is too large"):
        storage.read(file)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(StorageError, match=r"kept\.json is not a text"):
        storage.read(file)


def test_what_could_not_be_read_again_is_not_written(file: Path) -> None:
    storage.write(file, "one")
    with pytest.raises(StorageError, match=r"kept\.json is too large"):
        storage.write(file, "x" * (storage.MOST_BYTES + 1))
    assert storage.read(file) == "one"


def test_a_mark_at_the_beginning_of_a_text_is_no_part_of_it(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf[1]")
    assert storage.load(file, numbers) == [1]


def test_a_full_disk_for_the_copy_does_not_stop_the_file_itself(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    storage.write(file, "one")
    monkeypatch.setattr("os.link", no_room)
    monkeypatch.setattr("shutil.copyfile", no_room)
    storage.write(file, "two", keep=file.with_name("before"))
    assert names(file.parent) == ["kept.json"]
    assert file.read_text() == "two"


def test_a_disk_without_second_names_gets_a_copy(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr("os.link", no_links)
    storage.write(file, "one")
    storage.write(file, "two", keep=file.with_name("before"))
    assert (file.with_name("before").read_text(), file.read_text()) == ("one", "two")


def test_windows_gets_time_to_let_go_of_a_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A virus scanner holds a new file for a moment."""
    refused: list[Path] = []
    replace = Path.replace

    def held(path: Path, target: Path) -> Path:
        if len(refused) < 3:
            refused.append(target)
            raise PermissionError(errno.EACCES, "The process cannot access the file")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", held)
    monkeypatch.setattr(storage, "_PAUSE", 0.0)
    monkeypatch.setattr("sys.platform", "linux")
    with pytest.raises(StorageError, match="cannot be written"):
        storage.write(file, "one")
    refused.clear()
    monkeypatch.setattr("sys.platform", "win32")
    storage.write(file, "two")
    assert refused == [file] * 3
    assert file.read_text() == "two"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows opens no folder")
def test_after_a_power_cut_the_new_file_is_found_under_its_name(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[bool] = []
    monkeypatch.setattr("os.fsync", lambda at: forced.append(stat.S_ISDIR(os.fstat(at).st_mode)))
    storage.write(file, "one", keep=file.with_name("before"))
    assert forced == [False, True], "the file, then its folder"


def test_a_folder_that_cannot_be_forced_to_the_disk_is_no_failure(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(at: int) -> None:
        if stat.S_ISDIR(os.fstat(at).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr("os.fsync", refuse)
    storage.write(file, "one")
    assert file.read_text() == "one"


# Damaged files


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things in folders")
@pytest.mark.parametrize("kind", ["pipe", "folder", "loop", "device"])
def test_what_is_no_file_is_set_aside_and_nobody_waits_for_it(file: Path, kind: str) -> None:
    if kind == "pipe":
        os.mkfifo(file)
    elif kind == "folder":
        file.mkdir()
    else:
        file.symlink_to(file if kind == "loop" else "/dev/zero")
    storage.notices.clear()
    assert storage.load(file, numbers) is None
    assert names(file.parent) == ["kept.json.broken"]
    assert storage.notices == ["kept.json cannot be used. It is kept as kept.json.broken."]
    storage.write_json(file, [1])
    assert storage.load(file, numbers) == [1]


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege on Windows")
def test_a_link_to_nowhere_is_as_good_as_no_file(file: Path) -> None:
    file.symlink_to("nowhere")
    assert storage.load(file, numbers) is None
    storage.write_json(file, [1])
    assert storage.load(file, numbers) == [1]


@pytest.mark.parametrize("content", [b"", b"{", b"{}", b"\xff", b"[" * 100_000])
def test_a_damaged_file_is_set_aside(
    file: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    file.write_bytes(content)
    assert storage.load(file, numbers) is None
    assert names(file.parent) == ["kept.json.broken"]
    assert file.with_name("kept.json.broken").read_bytes() == content
    assert "kept.json cannot be used" in caplog.text


def test_one_that_cannot_be_set_aside_is_no_reason_to_stop(
    file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    file.write_text("{")
    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(storage, "_PAUSE", 0.0)
    assert storage.load(file, numbers) is None
    assert "could not be set aside" in caplog.text


# Lines


def test_a_line_is_added_at_the_end(file: Path) -> None:
    storage.append(file, "one")
    storage.append(file, "two")
    assert file.read_bytes() == b"one\ntwo\n"


def test_a_line_that_was_cut_short_spoils_no_other(file: Path) -> None:
    file.write_text("one\ntw")
    storage.append(file, "three")
    assert file.read_text() == "one\ntw\nthree\n"


def test_a_line_that_cannot_be_added_says_why(file: Path) -> None:
    file.mkdir()
    with pytest.raises(StorageError, match=r"kept\.json cannot be written"):
        storage.append(file, "one")
