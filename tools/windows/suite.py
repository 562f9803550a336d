"""The tests that run under Windows' Python too: whatever touches what differs between systems."""

from tools.windows.wine import Wine

TESTS = (
    # files and folders
    *("tests/files/test_paths.py", "tests/files/test_storage.py", "tests/files/test_file_lock.py"),
    *("tests/play/test_saves.py", "tests/files/test_settings.py", "tests/play/test_statistics.py"),
    *("tests/play/test_seats.py", "tests/test_nasty_files.py", "tests/test_old_files.py"),
    # processes, signals and the command line
    *("tests/ai/test_worker.py", "tests/ai/test_opponents.py", "tests/play/test_session.py"),
    *("tests/program/test_startup.py", "tests/test_command_line.py"),
    # sound and text
    *("tests/sound/test_sounds.py", "tests/words/test_translation.py"),
)


def run_tests(wine: Wine) -> None:
    """Run them in the copy of the checkout; `Failed` if one fails."""
    pytest = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov")
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONIOENCODING": "utf-8"}
    print(wine.run(wine.python, *pytest, *TESTS, cwd=wine.source, **silent))
