"""Builds the rules and the bots as one native library with mypyc; without a C compiler the same modules run as Python.

One library for all, so that mypyc knows every subclass and most calls are direct. Its C code is compiled in parts of a
few modules each, side by side, and a part whose code has not changed is not compiled again. The page goes along if it
has been built (web/dist, see ./dev).
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILED = ["core", "games/*", "games/*/*", "bots"]
PLAIN = ("__init__.py", "native.py", "shown.py")  # never compiled
PART = 3_500_000  # bytes of C code that are compiled together: more would keep one processor busy while others wait
# What brings speed, of -O2, without what doubles the time to compile; then no call inside the library takes a detour.
FAST = ["-finline-functions", "-finline-small-functions", "-freorder-blocks-and-partition", "-fstrict-aliasing"]
FAST += ["-fcaller-saves", "-fcrossjumping", "-fthread-jumps"]
FAST += ["-falign-functions=32"]  # else a function is faster or slower with what happens to stand before it
DIRECT = ["-fno-plt", "-fno-semantic-interposition", "-fvisibility=hidden"]
UNCHECKED = ["-Wno-misleading-indentation"]  # mypyc's indentation grows with every class
# In C code of mypyc, an entry of a table of functions or of a type, to the end of the signature and no docstring yet
ENTRY = re.compile(
    r"(?:\(PyCFunction\)CPyPy_(?P<f>\w+),|CPyType_(?P<c>\w+)_template_ = \{)"
    r'(?:(?!PyDoc_STR|\};).)*?PyDoc_STR\("[^"]*?--\\n\\n(?=")',
    re.DOTALL,
)


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

    def build_extensions(self) -> None:
        self.compiler.compile = side_by_side(self.compiler.compile)
        super().build_extensions()


class BuildWithPage(build_py):
    """The package, and in hlubina/server/page what the server shows to browsers."""

    def run(self) -> None:
        super().run()
        built = ROOT / "web" / "dist"
        if (built / "index.html").exists() and not self.editable_mode:
            shutil.copytree(built, Path(self.build_lib) / "hlubina" / "server" / "page", dirs_exist_ok=True)


def side_by_side(compile_one_by_one: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Compiles the sources of a library at the same time, the largest first, and only those that have changed."""

    def compile_all(sources: list[str], **settings: Any) -> list[str]:
        if len(sources) == 1:
            return compile_one_by_one(sources, **settings)
        done = 0

        def compile_one(source: str) -> list[str]:
            nonlocal done
            built = Path(settings["output_dir"]) / Path(source).with_suffix(".o")
            mark = built.with_suffix(".digest")
            digest = digest_of(source, settings)
            if not built.exists() or not mark.exists() or mark.read_text() != digest:
                mark.unlink(missing_ok=True)  # should this be interrupted, the part is compiled again
                compile_one_by_one([source], **settings)
                mark.write_text(digest)
            done += 1
            print(f"compiled {done} of {len(sources)} parts", flush=True)
            return [str(built)]

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [name for names in pool.map(compile_one, sorted(sources, key=size, reverse=True)) for name in names]

    return compile_all


def digest_of(source: str, settings: dict[str, Any]) -> str:
    """Of all that a compiled part is made of."""
    digest = hashlib.sha256(repr((sys.version, settings["extra_postargs"], settings["macros"])).encode())
    for path in [*included(source), *Path(source).parent.glob("*.h"), Path(source)]:
        digest.update(Path(path).read_bytes())
    return digest.hexdigest()


def native_modules() -> list[Extension]:
    if os.environ.get("HLUBINA_PURE"):
        return []
    from mypyc.build import mypycify

    found = [path for pattern in COMPILED for path in (ROOT / "src" / "hlubina").glob(f"{pattern}/*.py")]
    modules = sorted(str(path.relative_to(ROOT)) for path in found if path.name not in PLAIN)
    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    options = ["--strict", "--explicit-package-bases"]
    linux = sys.platform == "linux"
    level = "1" if linux else "3"
    extensions = mypycify([*modules, *options], opt_level=level, debug_level="0", multi_file=True, group_name="hlubina")
    built = [extension for extension in extensions if isinstance(extension, Extension)]
    assert len(built) == len(extensions)
    for extension in built:
        generated = [str(source) for source in extension.sources]
        for module in modules:
            keep_docstrings(module, generated)
        extension.sources = parts(generated)
        extension.depends = [*extension.depends, *generated]
        if linux:
            extension.extra_compile_args = [*extension.extra_compile_args, *FAST, *DIRECT, *UNCHECKED]
    return built


def keep_docstrings(module: str, generated: list[str]) -> None:
    """Puts the docstrings of a module behind the signatures, all that mypyc writes down for classes and functions."""
    name = ".".join(Path(module).relative_to("src").with_suffix("").parts)
    written = [Path(source) for source in generated if source.endswith(f"__native_{name.replace('.', '___')}.c")]
    if len(written) != 1:
        return
    found = docstrings(ast.parse(Path(module).read_text("utf-8")))

    def completed(entry: re.Match[str]) -> str:
        *_, owner, name = (entry["f"] or entry["c"]).split("___")
        return entry[0] + c_text(found.get(owner, found[""]).get(name, ""))

    text = written[0].read_text("utf-8")
    written[0].write_text(ENTRY.sub(completed, text), "utf-8")


def docstrings(tree: ast.Module) -> dict[str, dict[str, str]]:
    """By class, of its methods; by "", of the classes and functions of the module."""
    defined = [node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    found = {"": {node.name: ast.get_docstring(node) or "" for node in defined}}
    for node in defined:
        if isinstance(node, ast.ClassDef):
            methods = [method for method in node.body if isinstance(method, ast.FunctionDef)]
            found[node.name] = {method.name: ast.get_docstring(method) or "" for method in methods}
    return found


def c_text(text: str) -> str:
    """The inside of a literal of C."""
    plain = range(32, 127)
    return "".join(chr(byte) if byte in plain and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())


def parts(sources: list[str]) -> list[str]:
    """The C files of the modules put together, a few of a package each; the others as they are."""
    generated = sorted(source for source in sources if "___" in Path(source).name)
    found: list[list[str]] = []
    for source in generated:
        if found and package(source) == package(found[-1][0]) and size(source) + sum(map(size, found[-1])) <= PART:
            found[-1].append(source)
        else:
            found.append([source])
    return [*(source for source in sources if source not in generated), *map(put_together, found)]


def package(source: str) -> list[str]:
    """What a C file belongs to: `games` and a game with all its folders, `core`, or `bots`."""
    _, *names = Path(source).name.split("___")
    return names[:2] if names[0] == "games" else names[:1]


def put_together(sources: list[str]) -> str:
    """One C file, named after the first of the files that it includes."""
    first = Path(sources[0])
    part = first.with_name(first.name.replace("__native_", "part_"))
    text = "".join(f'#include "{Path(source).name}"\n' for source in sources)
    if not part.exists() or part.read_text() != text:
        part.write_text(text)
    return str(part)


def included(source: str) -> list[Path]:
    """The modules of a part."""
    if not Path(source).name.startswith("part_"):
        return []
    lines = Path(source).read_text().splitlines()
    return [Path(source).with_name(line.split('"')[1]) for line in lines]


def size(source: str) -> int:
    return sum(path.stat().st_size for path in [Path(source), *included(source)])


setup(ext_modules=native_modules(), cmdclass={"build_ext": OptionalBuild, "build_py": BuildWithPage})
