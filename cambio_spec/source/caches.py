"""Where a program keeps what it can find out again."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def cache_folder() -> Path:
    """The folder of this program in the user's own cache, whether it is there or not."""
    said = os.environ.get("XDG_CACHE_HOME")
    return (Path(said) if said else _usual()) / "cambio-spec"


def _usual() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    return Path.home() / ".cache"
