"""Puts docstrings into the C that mypyc writes: by itself it drops them, and `help(Match)` would say nothing.

    with_docstrings(c_text, {"penultimate.rules.match": source, …}) -> c_text

mypyc leaves a place for each: a method's and a class's entry holds its signature alone, a property's, an attribute's
and a module's holds NULL, an enumeration gets a filler. This writes the source's words there. Whatever it does not
recognise stays as it was; tests/rules/test_help.py, run on the compiled wheel, says when something is missing.

The text of an attribute is the string that stands right below it, in the class or in `__init__`.
"""

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

Definition = ast.ClassDef | ast.FunctionDef

_STRING = r'(?:NULL|(?:"(?:[^"\\]|\\.)*"\s*)+)'
_METHOD = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s+METH_[A-Z_ |]+, PyDoc_STR\()({_STRING})\)")
_CLASS = re.compile(
    rf"(static PyTypeObject CPyType_(\w+)_template_ = \{{.*?\.tp_doc = PyDoc_STR\()({_STRING})\)", re.DOTALL
)
_FIELD = re.compile(r'(\{"(\w+)",\s*\(getter\)(\w+)_get_\2,\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})')
_MODULE = re.compile(r'("([\w.]+)",\s*)NULL(, /\* docstring \*/)')
_FILLER = re.compile(
    r"CPyStatics\[\d+\](; /\* 'mypyc filler docstring' \*/.{0,400}?"
    r"CPy_AddTraceback\(\"([^\"]+)\", \"<module>\", (\d+),)",
    re.DOTALL,
)


def with_docstrings(text: str, sources: Mapping[str, str]) -> str:
    """The same C with the docstrings of these modules in it."""
    words = Words()
    for module, source in sources.items():
        words.learn(module, ast.parse(source))
    text = _METHOD.sub(lambda found: f"{found[1]}{words.entry(found[2], found[3])})", text)
    text = _CLASS.sub(lambda found: f"{found[1]}{words.entry(found[2], found[3])})", text)
    text = _FIELD.sub(lambda found: found[1] + _literal(words.fields.get(f"{found[3]}___{found[2]}")) + found[4], text)
    text = _MODULE.sub(lambda found: found[1] + _literal(words.modules.get(found[2])) + found[3], text)
    return _FILLER.sub(lambda found: words.instead_of_filler(found[0], found[1], found[2], int(found[3])), text)


class Words:
    """What the sources say, by the names that mypyc gives things in C."""

    def __init__(self) -> None:
        self.modules: dict[str, str] = {}
        self.definitions: dict[str, Definition] = {}
        self.fields: dict[str, str] = {}
        self.lines: dict[tuple[str, int], ast.ClassDef] = {}

    def learn(self, module: str, tree: ast.Module) -> None:
        self.modules[module] = ast.get_docstring(tree) or ""
        for statement in tree.body:
            if isinstance(statement, ast.FunctionDef):
                self._define(module, statement.name, statement)
            elif isinstance(statement, ast.ClassDef):
                self._learn_class(module, statement)

    def entry(self, name: str, old: str) -> str:
        """A signature and the words after it, as CPython keeps them; as it was, where nothing is known."""
        definition = self.definitions.get(name)
        if definition is None:
            return old
        doc = ast.get_docstring(definition) or ""
        known = re.match(r'"(.+?)\\n', old)
        signature = known[1] if known and ", _" not in known[1] else _escaped(_signature(definition))
        return f'"{signature}\\n--\\n\\n"\n{_literal(doc) if doc else ""}'

    def instead_of_filler(self, old: str, after: str, file: str, line: int) -> str:
        doc = ast.get_docstring(found) if (found := self.lines.get((_module_of(file), line))) else None
        return f"PyUnicode_FromString({_literal(doc)}){after}" if doc else old

    def _learn_class(self, module: str, statement: ast.ClassDef) -> None:
        self._define(module, statement.name, statement)
        for line in (statement.lineno, *(decorator.lineno for decorator in statement.decorator_list)):
            self.lines[module, line] = statement
        for method in _methods(statement):
            self._define(module, f"{statement.name}.{method.name}", method)
            self._define(module, f"{method.name}_{statement.name}_obj", method)  # as an enumeration keeps it
            for name in _names(module, f"{statement.name}.{method.name}"):
                self.fields[name] = ast.get_docstring(method) or ""
        for attribute, doc in _attributes(statement):
            for name in _names(module, f"{statement.name}.{attribute}"):
                self.fields[name] = doc

    def _define(self, module: str, qualified: str, definition: Definition) -> None:
        for name in _names(module, qualified):
            self.definitions[name] = definition


def _names(module: str, qualified: str) -> Iterator[str]:
    """mypyc names a module by as many of its last words as tell it from all others."""
    words = module.split(".")
    for start in range(len(words)):
        yield ".".join([*words[start:], qualified]).replace(".", "___")


def _module_of(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").replace("\\", "/").replace("/", ".")


def _methods(statement: ast.ClassDef) -> list[ast.FunctionDef]:
    return [part for part in statement.body if isinstance(part, ast.FunctionDef)]


def _attributes(statement: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Attributes with a string right below them."""
    bodies = [statement.body, *(method.body for method in _methods(statement) if method.name == "__init__")]
    for body in bodies:
        for part, below in pairwise(body):
            name = _assigned(part)
            if name and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                yield name, inspect.cleandoc(str(below.value.value))


def _assigned(part: ast.stmt) -> str:
    target = (
        part.target if isinstance(part, ast.AnnAssign) else part.targets[0] if isinstance(part, ast.Assign) else None
    )
    if isinstance(target, ast.Name):
        return target.id
    return target.attr if isinstance(target, ast.Attribute) else ""


def _signature(definition: Definition) -> str:
    """As CPython wants it: no types, only literal defaults (others are `...`), `$self`; private parameters left out."""
    if isinstance(definition, ast.FunctionDef):
        first = definition.args.args[0].arg if definition.args.args else ""
        return f"{definition.name}({_parameters(definition.args, f'${first}' if first in ('self', 'cls') else '')})"
    makers = [method for method in _methods(definition) if method.name == "__init__"]
    return f"{definition.name}({_parameters(makers[0].args, '') if makers else ''})"


def _parameters(args: ast.arguments, first: str) -> str:
    positional = [arg.arg for arg in args.args if arg.arg not in ("self", "cls")]
    plain = len(positional) - len(args.defaults)
    parts = [first] if first else []
    parts += positional[:plain]
    parts += [f"{name}={_default(value)}" for name, value in zip(positional[plain:], args.defaults, strict=True)]
    named = [(arg.arg, value) for arg, value in zip(args.kwonlyargs, args.kw_defaults, strict=True)]
    public = [(name, value) for name, value in named if not name.startswith("_")]
    if args.vararg:
        parts.append(f"*{args.vararg.arg}")
    elif public:
        parts.append("*")
    parts += [name if value is None else f"{name}={_default(value)}" for name, value in public]
    return ", ".join([*parts, f"**{args.kwarg.arg}"] if args.kwarg else parts)


def _default(value: ast.expr) -> str:
    try:
        return repr(ast.literal_eval(value))
    except ValueError:
        return "..."


def _literal(text: str | None) -> str:
    """A C string, a line of it per line; NULL for nothing."""
    if not text:
        return "NULL"
    return "\n".join(f'"{_escaped(line)}"' for line in text.splitlines(keepends=True))


def _escaped(line: str) -> str:
    plain = line.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return "".join(chr(byte) if byte < 128 else f"\\{byte:03o}" for byte in plain.encode())
