"""README shows the format by a complete example: it is the file that the other tests read."""

import re
from pathlib import Path

from pages.lessons import format
from tests.lessons.test_format import EXAMPLE

README = Path(__file__).parents[2] / "README.md"


def test_the_example_of_the_readme_is_the_one_that_is_tested():
    text = README.read_text(encoding="utf-8")
    [example] = re.findall(r"```markdown\n(# .*?)```", text, re.DOTALL)
    assert example == EXAMPLE.read_text(encoding="utf-8")
    assert format.parse(example)[1] == []
