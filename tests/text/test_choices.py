"""A message chooses between variants by what the app knows, never by a learner's word: “none” is a word like any other."""

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from pages.text.languages import REGISTRY
from tests.text import messages

OF_WORDS = {"QUERY", "KEY", "VALUE", "OUTPUT", "WORD"}  # the functions that write a learner's word


class _Uses(Visitor):
    """Collect the variables that a message chooses by, and those that it writes as words."""

    def __init__(self) -> None:
        self.chosen, self.written = set[str](), set[str]()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802  (the library's name)
        """Note what is chosen by."""
        if isinstance(node.selector, fluent.VariableReference):
            self.chosen.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802  (the library's name)
        """Note what is written."""
        if node.id.name in OF_WORDS:
            self.written |= {
                each.id.name for each in node.arguments.positional if isinstance(each, fluent.VariableReference)
            }


@pytest.mark.parametrize("token", REGISTRY)
def test_no_message_chooses_by_a_word_that_it_writes(token: str):
    found = []
    for page, catalogue in messages.catalogues(token):
        for name, entry in catalogue.entries.items():
            uses = _Uses()
            uses.visit(entry)
            found += [(page, name, each) for each in uses.chosen & uses.written]
    assert found == []
