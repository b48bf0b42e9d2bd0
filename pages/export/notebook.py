"""A page's program as a file of Python, and as a notebook: a sentence and a cell for each of its parts."""

import nbformat
from nbformat import v4

from pages.export.program import Parts
from pages.panels.shared import program_needs
from pages.text.languages import Words

words, frame = Words("take"), Words("frame")


def as_program(parts: Parts, page: str, address: str) -> str:
    """Return a program with its page and its link in the first lines."""
    lines = [f"# {frame.APP}: {frame.TITLES[page]}", *([f"# {address}"] if address else [])]
    code = _joined(parts)
    return "\n".join([*lines, f"# {program_needs.sentence(code)}", "", code])


def _joined(parts: Parts) -> str:
    return "".join(part.code for part in parts)


def as_notebook(parts: Parts, page: str, address: str) -> str:
    """Return a notebook whose cells are called the same each time it is made."""
    needs = program_needs.sentence(_joined(parts))
    title = [f"# {frame.APP}: {frame.TITLES[page]}", *([f"<{address}>"] if address else []), needs]
    cells = [v4.new_markdown_cell("\n\n".join(title), id="title")]
    for number, (name, code) in enumerate(parts):
        cells.append(v4.new_markdown_cell(words.PARTS[name], id=f"about-{number}"))
        cells.append(v4.new_code_cell(code.strip("\n"), id=f"code-{number}"))
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return nbformat.writes(v4.new_notebook(cells=cells, metadata={**kernel, "language_info": {"name": "python"}}))
