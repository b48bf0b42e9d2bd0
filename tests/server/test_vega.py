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


def test_the_folder_that_a_host_names_is_read_and_filled(made: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(vega.FOLDER, str(made))
    assert again() == MADE
    kept = vega.sealed(b"kept")
    (made / vega.NAME).write_bytes(kept)
    assert again() == kept


def test_without_a_name_it_is_kept_where_only_this_user_writes(made: Path):
    assert again() == MADE
    kept = made / f"attention-explorer-{os.getuid()}" / vega.NAME
    assert kept.read_bytes() == MADE
    assert kept.parent.stat().st_mode & 0o777 == 0o700
    kept.write_bytes(vega.sealed(b"kept"))
    assert again() == vega.sealed(b"kept")


def test_what_another_user_put_there_is_neither_read_nor_written_over(made: Path, monkeypatch: pytest.MonkeyPatch, caplog):
    monkeypatch.setattr(vega.os, "getuid", lambda: 4242)
    folder = made / "attention-explorer-4242"  # made by the user of this test, who is another
    folder.mkdir()
    (folder / vega.NAME).write_bytes(b"hostile")
    assert again() == MADE
    assert (folder / vega.NAME).read_bytes() == b"hostile"
    assert "belongs to another user" in caplog.text


def test_a_folder_that_cannot_be_written_is_said_and_the_script_made(made: Path, monkeypatch, caplog):
    for where in ("/nowhere", "/proc"):
        caplog.clear()
        monkeypatch.setenv(vega.FOLDER, where)
        assert again() == MADE
        assert "could not be kept" in caplog.text


@pytest.mark.parametrize("damage", [lambda whole: b"", lambda whole: whole[:-9], lambda whole: whole.replace(b"m", b"n", 1)])
def test_a_kept_script_that_is_not_whole_is_made_anew_and_kept(made: Path, monkeypatch: pytest.MonkeyPatch, damage):
    monkeypatch.setenv(vega.FOLDER, str(made))
    (made / vega.NAME).write_bytes(damage(again()))
    assert again() == MADE
    assert (made / vega.NAME).read_bytes() == MADE
