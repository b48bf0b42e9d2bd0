"""Every wrong edit fits: its right text stands once in the code, and the tests that are to notice it are there."""

from tests.wrong_edits.__main__ import ROOMS, ROOT
from tests.wrong_edits.edit import CODE


def test_every_edit_fits():
    """An edit that no longer fits tests nothing, and says so only when somebody makes all of them by hand."""
    paths = [path for part in CODE for path in (ROOT / part).rglob("*.*") if path.suffix in (".py", ".js", ".ftl")]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    edits = [edit for listed in ROOMS.values() for edit in listed]
    assert len(edits) > 300
    assert {edit.title: n for edit in edits if (n := sum(text.count(edit.right) for text in texts)) != 1} == {}
    assert [
        edit.title for edit in edits for test in edit.tests.split() if not (ROOT / "tests" / test.split("::")[0]).exists()
    ] == []
    assert [edit.title for edit in edits if edit.wrong == edit.right] == []
