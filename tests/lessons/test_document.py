"""docs/lessons.md shows the format by a complete example: the file that the other tests read."""

import re
from pathlib import Path

from pages.lessons import format
from tests.lessons.test_format import EXAMPLE

DOCUMENT = Path(__file__).parents[2] / "docs/lessons.md"


def test_the_example_of_the_document_is_the_one_that_is_tested():
    text = DOCUMENT.read_text(encoding="utf-8")
    [example] = re.findall(r"```markdown\n(# .*?)```", text, re.DOTALL)
    assert example == EXAMPLE.read_text(encoding="utf-8")
    assert format.parse(example)[1] == []
