"""Whether the same source gives the same release, byte by byte.

    python3 dev.py bench reproducible

It makes the release twice, and compares the checksums of everything in it.
"""

import sys

import dev


def checksums() -> str:
    if dev.main("release", "--log-level", "ERROR"):
        sys.exit("The release could not be made.")
    return (dev.ROOT / "dist" / "SHA256SUMS").read_text(encoding="utf-8")


def main() -> None:
    first, second = checksums().splitlines(), checksums().splitlines()
    differing = [line.split()[1] for line in first if line not in second]
    alike = len(first) - len(differing)
    print(f"{alike} of {len(first)} files are the same twice in a row", *differing)
    sys.exit(bool(differing))


if __name__ == "__main__":
    main()
