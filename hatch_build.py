"""Build hook: the wheel carries the texts and the rules; a checkout finds them in their folders."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHARE = {
    "locales": "deepfield/_share/locales",
    "docs/rules": "deepfield/_share/rules",
}


class ShareHook(BuildHookInterface):  # type: ignore[type-arg]  # its argument is of no interest here
    """Adds the shared folders to a wheel; leaves an editable install alone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for source, target in SHARE.items():
            build_data["force_include"][str(Path(self.root, source))] = target
