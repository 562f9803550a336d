"""What macOS knows about the program: its name, its kind, and the files it opens."""

from typing import Any

from colosseum.play import saves
from tools.packing import NAME

IDENTIFIER = "game.colosseum.Colosseum"
SAVED_GAME = "game.colosseum.journal"
OLDEST = "11.0"
"""The first macOS that pygame-ce's code for Apple's own processors runs on."""


def info_plist(version: str) -> dict[str, Any]:
    """What PyInstaller adds to the program's Info.plist."""
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "© 2026 the Colosseum contributors. MIT licence.",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Colosseum saved game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [SAVED_GAME],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": SAVED_GAME,
                "UTTypeDescription": "Colosseum saved game",
                "UTTypeConformsTo": ["public.text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [saves.SUFFIX.removeprefix(".")]
                },
            }
        ],
    }
