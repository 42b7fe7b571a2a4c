"""Build the web app, the drawings and the documentation into wheel and sdist; from an sdist nothing is built."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebApp(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel or an sdist is made; an editable install serves what `make` built."""

    def _web(self) -> ModuleType | None:
        """The build module, where there is something to build: a checkout, not an unpacked sdist."""
        source = Path(self.root) / "web" / "build.py"
        if (Path(self.root) / "PKG-INFO").exists() or not source.exists():
            return None
        spec = importlib.util.spec_from_file_location("web_build", source)
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        web = self._web()
        if web is None:
            return []
        node = [web.NODE_WHEEL] if web.machine_node() is None else []
        return [*web.NEEDS, *node, *self.metadata.core.optional_dependencies["docs"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = self._web()
        if web and version != "editable":
            web.build()
            subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=self.root, check=True)
