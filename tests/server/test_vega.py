"""Where Vega's script for browsers is kept: in the folder that a host names, else in this user's own, never in another's."""

import os
from pathlib import Path

import pytest

from pages.browser import vega

MADE = vega.sealed(b"made")
pytestmark = pytest.mark.skipif(not hasattr(os, "getuid"), reason="users as Linux and macOS have them")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Make another script, quickly; return the temporary folder."""
    monkeypatch.setattr(vega, "MAKE", "print('made', end='')")
    monkeypatch.setattr(vega.tempfile, "gettempdir", lambda: str(tmp_path))
    monkeypatch.delenv(vega.FOLDER, raising=False)
    vega.kept_or_made.cache_clear()
    yield tmp_path
    vega.kept_or_made.cache_clear()


def again() -> bytes:
    """Return the script as the next start gets it."""
    vega.kept_or_made.cache_clear()
    return vega.bundle()


def test_the_folder_that_a_host_names_is_read_and_filled_and_what_is_not_whole_there_is_made_anew(
    made: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(vega.FOLDER, str(made))
    assert again() == MADE
    for damaged in (b"", MADE[:-9], MADE.replace(b"m", b"n", 1)):
        (made / vega.NAME).write_bytes(damaged)
        assert again() == (made / vega.NAME).read_bytes() == MADE
    (made / vega.NAME).write_bytes(kept := vega.sealed(b"kept"))
    assert again() == kept


def test_without_a_name_it_is_kept_where_only_this_user_writes(made: Path):
    assert again() == MADE
    kept = made / f"attention-explorer-{os.getuid()}" / vega.NAME
    assert (kept.read_bytes(), kept.parent.stat().st_mode & 0o777) == (MADE, 0o700)
    kept.write_bytes(vega.sealed(b"kept"))
    assert again() == vega.sealed(b"kept")


def test_what_another_user_put_there_is_neither_read_nor_written_over_and_it_is_said_that_nothing_is_kept(
    made: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(vega.os, "getuid", lambda: 4242)
    folder = made / "attention-explorer-4242"  # made by the user of this test, who is another
    folder.mkdir()
    (folder / vega.NAME).write_bytes(b"hostile")
    for where in ("", "/nowhere", "/proc"):
        caplog.clear()
        if where:
            monkeypatch.setenv(vega.FOLDER, where)
        assert again() == MADE
        assert caplog.records
    assert (folder / vega.NAME).read_bytes() == b"hostile"
