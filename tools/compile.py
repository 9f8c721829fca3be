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
TOOLS = [ROOT / "tools" / name for name in ("branches.py", "compile.py", "docstrings.py")]
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
    files = {file for folder in folders for file in folder.glob("*.py")} | set(TOOLS)
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


def _sources() -> dict[str, str]:
    """The text of every compiled module by its name."""
    names = {module: ".".join(module.relative_to("src").with_suffix("").parts) for module in modules()}
    return {name: (ROOT / module).read_text("utf-8") for module, name in names.items()}


def _flags(compiler: str) -> list[str]:
    """Beyond mypyc's own. It exports every function, and what others might replace at run time gcc must not inline.

    What is really wanted from outside, the modules' PyInit functions, says so itself.
    """
    return [] if sys.platform == "win32" or "cl.exe" in compiler else ["-fvisibility=hidden"]


def _compile(out: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    sys.path.insert(0, str(ROOT))
    from tools.branches import with_likely_branches
    from tools.docstrings import with_docstrings

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
        for extension in extensions:
            extension.extra_compile_args += _flags(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
        for file in (work / "c").glob("**/*.c"):
            written = with_docstrings(file.read_text("utf-8"), _sources())
            file.write_text(with_likely_branches(written), "utf-8")
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
