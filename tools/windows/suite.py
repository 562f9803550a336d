"""The tests that run under Windows' Python too: whatever touches what differs between systems."""

from tools.windows.wine import Wine

TESTS = (
    # files and folders
    *("tests/test_paths.py", "tests/test_storage.py", "tests/test_file_lock.py"),
    *("tests/test_saves.py", "tests/test_settings.py", "tests/test_statistics.py"),
    *("tests/test_seats.py", "tests/test_nasty_files.py", "tests/test_old_files.py"),
    # processes, signals and the command line
    *("tests/ai/test_worker.py", "tests/ai/test_opponents.py", "tests/test_session.py"),
    *("tests/test_startup.py", "tests/test_command_line.py"),
    # sound and text
    *("tests/test_sound.py", "tests/test_text.py"),
)


def run_tests(wine: Wine) -> None:
    """Run them in the copy of the checkout; `Failed` if one fails."""
    pytest = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov")
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONIOENCODING": "utf-8"}
    print(wine.run(wine.python, *pytest, *TESTS, cwd=wine.source, **silent))
