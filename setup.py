"""Builds the rules and the bots as native modules with mypyc; without a C compiler the same modules run as Python.

The page goes along if it has been built (web/dist, see ./dev).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
INLINE = ["-flto=auto", "-fno-plt", "-fno-semantic-interposition", "-fvisibility=hidden"]  # no call takes a detour
UNLOOKED = ["-Wno-misleading-indentation"]  # to look for it in generated code takes minutes
PLAIN = ("__init__.py", "native.py")
COMPILED = ["core", "games/*", "bots"]


class OptionalBuild(build_ext):
    """All modules or none: without a compiler the install is plain Python, slower but working, with one warning."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for built in Path(self.build_lib).rglob("*.so"):
                built.unlink()
            self.extensions = []
            print(f"warning: no compiled modules ({error}); Hlubina runs as plain Python, slower.", file=sys.stderr)


class BuildWithPage(build_py):
    """The package, and in hlubina/server/page what the server shows to browsers."""

    def run(self) -> None:
        super().run()
        built = ROOT / "web" / "dist"
        if (built / "index.html").exists() and not self.editable_mode:
            shutil.copytree(built, Path(self.build_lib) / "hlubina" / "server" / "page", dirs_exist_ok=True)


def native_modules() -> list[Extension]:
    """One library for all: the compiler knows every subclass, so that most calls are direct."""
    if os.environ.get("HLUBINA_PURE"):
        return []
    from mypyc.build import mypycify

    found = [path for pattern in COMPILED for path in (ROOT / "src" / "hlubina").glob(f"{pattern}/*.py")]
    modules = sorted(str(path.relative_to(ROOT)) for path in found if path.name not in PLAIN)
    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    options = ["--strict", "--explicit-package-bases"]
    extensions = list(mypycify([*modules, *options], opt_level="3", debug_level="0", group_name="hlubina"))
    if sys.platform == "linux":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINE, *UNLOOKED]
            extension.extra_link_args = [*extension.extra_link_args, *INLINE]
    return extensions


setup(ext_modules=native_modules(), cmdclass={"build_ext": OptionalBuild, "build_py": BuildWithPage})
