"""What a message of Project Fluent's syntax needs, and which parts of the app ask for it."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from attn_core import practice
from attn_core.models.experiments import EXPERIMENTS
from pages import registry
from pages.text import languages
from pages.text.catalogue import Catalogue

PAGES = languages.FOLDER.parent


class _Variables(Visitor):
    """Collect the names of the variables below a node, and of those in the messages that it refers to."""

    def __init__(self, entries: Mapping[str, fluent.Message | fluent.Term]) -> None:
        self.entries, self.found = entries, set[str]()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  (the library's name)
        """Note one."""
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  (the library's name)
        """Look into the message, or its attribute."""
        entry = self.entries[node.id.name]
        if node.attribute is None:
            self.visit(entry)
        else:
            self.visit(next(each for each in entry.attributes if each.id.name == node.attribute.name))


def variables(catalogue: Catalogue, name: str, *attributes: str) -> set[str]:
    """Return the names of the values that a message needs; attributes: that these of it need alone."""
    visitor, entry = _Variables(catalogue.entries), catalogue.entries[name]
    for part in [each for each in entry.attributes if each.id.name in attributes] if attributes else [entry]:
        visitor.visit(part)
    return visitor.found


def catalogues(token: str) -> Iterator[tuple[str, Catalogue]]:
    """Yield the files of a language by the page that they are called after."""
    for path in sorted((languages.FOLDER / languages.REGISTRY[token].folder).glob("*.ftl")):
        yield path.stem, languages.CATALOGUES[token, path.stem]


def of_steps(page: str) -> set[str]:
    """Return the messages that the steps of a declared page are said with."""
    steps = [step.name for step in getattr(registry.PAGES.get(page), "steps", ())]
    return {*steps, *(f"{name}_{more}" for name in steps for more in ("offers", "guesses")), "summary"} if steps else set()


def of_experiments(page: str) -> set[str]:
    """Return the messages of the experiments of Operate, which are named after them, and the answers that Start offers."""
    return {"surgery": {*EXPERIMENTS, "copy_guesses"}, "start": {"move_guesses"}}.get(page, set())


def of_questions(page: str) -> set[str]:
    """Return the messages of the kinds of questions, which are named after them."""
    return {*practice.KINDS} if page == "practice_kinds" else set()


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Yield the app's own files."""
    for path in sorted(PAGES.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def pages_by_name(tree: ast.Module) -> dict[str, str]:
    """Return the page of each name that a file gives to Words of one."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            both = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            for left, right in zip(target.elts, value.elts, strict=True) if both else [(target, value)]:
                if isinstance(left, ast.Name) and isinstance(right, ast.Call) and ast.unparse(right.func) == "Words":
                    found[left.id] = ast.literal_eval(right.args[0])
    return found


def calls(tree: ast.Module) -> Iterator[tuple[str, str, ast.Call]]:
    """Yield the page, the name and the call of each sentence that a file makes of values."""
    by_name = pages_by_name(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
            page = by_name.get(node.func.value.id)
            if page:
                yield page, node.func.attr, node
