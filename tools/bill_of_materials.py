"""The bill of materials of the executables: which libraries they hold, as CycloneDX JSON."""

import json
import platform
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from colosseum import __version__
from tools.licences import Library, libraries
from tools.packing import NAME, moment


def bill_of_materials(folder: Path) -> str:
    """What is in the program's folder; libraries without a file there are left out."""
    inside = folder / "_internal"
    files = [file.relative_to(inside).as_posix() for file in inside.rglob("*")] + [NAME]
    held = [each for each in libraries() if not each.files or any(map(each.owns, files))]
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment())),
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": NAME,
                "version": __version__,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": [_component(library) for library in held],
        "dependencies": [{"ref": NAME, "dependsOn": [library.name for library in held]}],
    }
    return json.dumps(bill, indent=2) + "\n"


def _component(library: Library) -> dict[str, Any]:
    component: dict[str, Any] = {
        "type": "library",
        "bom-ref": library.name,
        "name": library.name,
        "licenses": [{"expression": library.licence}],
        "externalReferences": [{"type": "vcs", "url": library.source}],
    }
    package = library.package or library.distribution
    if library.name == "Python":
        component["version"] = platform.python_version()
    elif package and (found := _version(package)):
        component["version"] = found
        component["purl"] = f"pkg:pypi/{package.lower()}@{found}"
    return component


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
