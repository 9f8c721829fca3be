"""Compiles with mypyc what pyproject.toml lists under [tool.penultimate], into a folder beside the source.

    python tools/compile.py has-compiler     exit code 0 where there is a C compiler and Python's headers
    python tools/compile.py build FOLDER     extension modules into FOLDER, laid out as in site-packages

The `.so` files never go into src/: there they would shadow the `.py` that somebody is editing. What was compiled once
is kept under build/mypyc/, named by a digest of everything it came from.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tomllib
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / "build" / "mypyc"
KEPT = 4  # builds kept in the cache


def modules() -> list[Path]:
    """What is compiled, as paths relative to the project."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["penultimate"]
    found = [ROOT / file for file in settings["compiled"]]
    for package in settings["compiled-packages"]:
        found += [file for file in (ROOT / package).glob("**/*.py") if file.name != "__init__.py"]
    return sorted(file.relative_to(ROOT) for file in found)


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def digest() -> str:
    """Of all sources beside a compiled one (types they share may live there), of the tools and of the flags."""
    print_of = hashlib.sha256()
    folders = {(ROOT / module).parent for module in modules()}
    files = {file for folder in folders for file in folder.glob("*.py")} | {Path(__file__).resolve()}
    for file in sorted(files):
        print_of.update(f"{file.relative_to(ROOT)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    for fact in (*map(str, modules()), sys.version, sysconfig.get_platform(), version("mypy"), version("librt")):
        print_of.update(f"{fact}\0".encode())
    for name in ("CC", "CFLAGS"):
        print_of.update(f"{name}={os.environ.get(name, '')}\0".encode())
    return print_of.hexdigest()[:16]


def build(target: Path) -> None:
    """The extension modules, from the cache or compiled now, into `target`."""
    kept = CACHE / digest()
    if not kept.exists():
        _compile(kept)
    os.utime(kept)
    for old in sorted(CACHE.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(kept, target)


def _compile(out: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    work = ROOT / "build" / f"mypyc-work-{os.getpid()}"
    os.chdir(ROOT)
    try:
        extensions = mypycify(
            ["--config-file=pyproject.toml", *map(str, modules())],
            opt_level="3",
            debug_level="0",
            group_name="penultimate",
            target_dir=str(work / "c"),
        )
        distribution = Distribution({"name": "penultimate-compiled", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(work / "lib"), str(work / "temp")
        command.ensure_finalized()
        command.run()
        out.parent.mkdir(parents=True, exist_ok=True)
        (work / "lib").rename(out)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def main(argv: list[str]) -> int:
    match argv:
        case ["has-compiler"]:
            return 0 if has_compiler() else 1
        case ["build", target]:
            build(Path(target).resolve())
            return 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
