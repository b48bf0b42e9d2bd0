"""Opening a lesson: packed into a link, named on the server, checked by a command; and its panel."""

import base64
import hashlib
import re
import zlib
from pathlib import Path

import pytest

from pages.answers import answer, page_boards
from pages.lessons import check, inline, library, packing
from pages.view import link, menu, settings
from tests import screen
from tests.lessons.test_format import EXAMPLE
from tests.screen import view_on

TEXT = EXAMPLE.read_text(encoding="utf-8")


def squeezed(content: bytes) -> str:
    """Return bytes as a link carries them."""
    return "z." + base64.urlsafe_b64encode(zlib.compress(content, 9, -15)).decode().rstrip("=")


def reason(name: str) -> str:
    """Return why a lesson can't be opened."""
    [wrong] = library.opened(name).wrong
    return wrong.reason


# ---- in a link ----


@pytest.mark.parametrize("text", [TEXT, "", "x", "Größe 🦇\r\n\t", "# T\n" * 4000])
def test_a_text_comes_out_of_a_link_as_it_went_in(text: str):
    packed = packing.pack(text)
    assert packing.unpack(packed) == text
    assert link.read({"lesson": packed}) == ({"lesson": packed}, [])


def test_a_link_that_is_damaged_or_too_long_is_a_sentence():
    """A bomb is 9 MB in 12,000 characters: it is unpacked only up to the largest lesson."""
    cut = (packing.pack(TEXT)[:-20], packing.pack(TEXT)[:40], squeezed(b"x")[:-1])
    assert len({reason(packed) for packed in ("z.", "z.!!!!", "z.a", "z.AAAA", "z.ä", "z.a.b", *cut)}) == 1
    bomb = squeezed(b"# " * 4_000_000)
    assert len(bomb) < settings.MOST_PACKED
    assert reason(bomb) != reason("z.")
    letters = "".join(hashlib.sha256(str(i).encode()).hexdigest() for i in range(312))
    with pytest.raises(ValueError, match="at most 12000"):
        packing.pack(letters)
    found = library.opened(squeezed("# T\n## Größe\nlink: /masks\n".encode("latin-1")))
    assert [(each.line, "UTF-8" in each.reason) for each in found.wrong] == [(2, True)]


# ---- on the server ----


def test_a_name_is_looked_for_in_a_listing():
    for name in ("no_such", "..", "../../app", "shipped", "why_we_scale.md", "why_we_scale.xx", "-", "a.b.c"):
        assert "There is no lesson called" in reason(name)


def test_a_folder_of_the_server_has_more_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Shipped ones keep their names; other files, folders and odd names are left out; a file that changes is read anew."""
    monkeypatch.setenv(library.FOLDER, str(tmp_path))
    for name in ("mine.md", "mine.de.md", "why_we_scale.md", "notes.txt", "a b.md", ".hidden.md"):
        (tmp_path / name).write_text(TEXT.replace("Sharp and soft", name), encoding="utf-8")
    (tmp_path / "folder.md").mkdir()
    assert library.names()[-2:] == ["why_we_scale", "mine"]
    assert library.opened("mine").lesson.title == "mine.md"
    assert library.opened("why_we_scale").lesson.title == "Why we scale"
    (tmp_path / "mine.md").write_text(TEXT, encoding="utf-8")
    assert library.opened("mine").lesson.title == "Sharp and soft"
    monkeypatch.setenv(library.FOLDER, str(tmp_path / "nowhere"))
    assert "mine" not in library.names()


# ---- the command ----


def test_the_command_tells_file_line_and_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "lesson.md"
    file.write_bytes(b"# T\n## P\nlink: /masks?mask=banana\n\xff\n")
    assert check.main([str(file), str(EXAMPLE)]) == 1
    first, second, last = capsys.readouterr().out.splitlines()
    assert (first.startswith(f"{file}:3: "), "mask=banana" in first) == (True, True)
    assert (second.startswith(f"{file}:4: "), "UTF-8" in second) == (True, True)
    assert last.startswith(f"{EXAMPLE}: ")
    (tmp_path / "large.md").write_bytes(b"x" * 200_000)
    assert [check.main(asked) for asked in ([], [str(tmp_path / "none.md")], [str(tmp_path / "large.md")])] == [1, 1, 1]
    assert check.main([str(EXAMPLE)]) == 0
    file.write_text("# T\n## P\nlink: /start\n? Which?\ngoal: largest weight > 0.5\n", encoding="utf-8")
    assert len(check.check(file)) == 1  # its link reaches the goal already


# ---- the panel ----

EVIL = '# <script>a</script>\n## <img src=x onerror=alert(1)>\nlink: /masks\n"><b onclick=x> **<i>** [<u>](https://a.example/"x)\n'
EVIL += "? <svg/onload=1>\n- [x] <b>'\"</b> ![x]( :red[z] $x$\n- [ ] :material/check:\n! <script>\n"


def panel(lesson: str, page: str = "masks", **values: object) -> str:
    """Return the panel of a lesson as HTML."""
    view = view_on(page, lesson=lesson, **values)
    return "".join(piece.html() for slot, piece in page_boards.pieces(page, view).items() if slot == "lesson")


def test_what_a_lesson_says_is_shown_as_text():
    markup = panel(packing.pack(EVIL), lesson_answer="1")
    for tag in ("<script", "<img", "<svg", "<b onclick", "<i>", "<u>", "<b>'"):
        assert tag not in markup
    assert "&lt;script&gt;a&lt;/script&gt;" in markup
    assert markup.count("<a ") == 1
    assert 'href="https://a.example/&quot;x" target="_blank" rel="noopener noreferrer"' in markup
    assert '<small class="leads">(a.example)</small>' in markup
    assert list(screen.buttons(markup))[1:] == ["<b>'\"</b> ![x]( :red[z] $x$", ":material/check:"]


def test_bold_and_https_links_alone_come_alive():
    plain = (
        "**a",
        "[a](http://b.example)",
        "[a](https://b.example@c.example)",
        "[a](https://раураl.com)",
        "https://b.example",
    )
    assert {text: inline.markup(text) for text in plain} == {text: text for text in plain}
    assert inline.markup("a **b** c") == "a <b>b</b> c"
    link = '<a href="https://b.example/x_(y)" target="_blank" rel="noopener noreferrer">a</a>'
    assert inline.markup("[a](https://b.example/x_(y))") == f'{link} <small class="leads">(b.example)</small>'


def test_a_panel_follows_the_answer_and_the_view():
    assert panel("") == ""
    assert "<b>line 2</b>" in panel(packing.pack("# T\n## P\n"))
    assert panel(packing.pack("# T\n" + "## P\n" * 30)).count("<li>") == 5
    lesson, row = packing.pack(TEXT), {"query": 3, "projections": "previous", "temperature": 4.0}
    states = {"": "open", "50": "wrong", "77": "right", "76,9 %": "right", "<b>": "open"}
    for answered, state in states.items():
        shown = panel(lesson, "sharpness", **row, lesson_answer=answered)
        assert re.search('data-state="(.*?)"', shown)[1] == state
        assert ("covers" in shown) == (state != "right")
        assert ("It is the longest bar" in shown) == (state == "wrong")
        assert ("This head looks" in shown) == (state == "right")
    goal = [panel(lesson, "sharpness", **{**row, "temperature": t}, part=2) for t in (4.0, 20.0, 7.0)]
    assert [("Done." in each, "covers" in each) for each in goal] == [(False, False), (False, False), (True, False)]
    assert "Done." not in panel(lesson, "masks", query=3, part=2, temperature=20.0)  # it is on another page
    assert "Done." in panel(lesson, "masks", part=3, mask="causal")
    assert 'aria-pressed="true">cave' in panel(lesson, "masks", part=4, lesson_answer="2", mask="causal")
    assert "5 of 5" in panel(lesson, "explore", part=50)


def test_a_free_text_is_explained_once_it_is_given_and_counted_nowhere():
    free = packing.pack("# T\n## P\nlink: /masks\n? Why?\n= text\n! Because.\n## Q\nlink: /masks\n? One?\n= 1\n")
    for answered, state in {"": "open", "= <1>": "given"}.items():
        shown = panel(free, lesson_answer=answered)
        assert re.search('data-state="(.*?)"', shown)[1] == state
        assert ("covers" in shown, "Because." in shown) == (state == "open", state == "given")
    assert 'value="= &lt;1&gt;"' in shown
    end = page_boards.pieces("lessons", view_on("lessons", lesson=free))["lesson_end"].html()
    assert 'data-asking="2"' in end


def test_an_answer_to_a_lesson_that_is_damaged_is_no_error():
    for lesson in ("nothing", "z.AAAA", squeezed(b"\x00" * 80_000), packing.pack("# T")):
        for page in ("masks", "explore", *menu.LESSONS):
            view = link.view({"lesson": lesson, "part": "50", "lesson_answer": "x" * 200})
            assert '"error"' not in answer.answer(answer.Question(page, view, ["lesson", "writer", "opened", "ended"], {}))
