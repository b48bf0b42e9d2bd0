"""Opening a lesson: packed into a link, named on the server, checked by a command; and its panel."""

import base64
import hashlib
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from pages.answers import answer, page_boards
from pages.lessons import check, inline, library, packing
from pages.view import link, menu, settings
from tests import screen
from tests.lessons.test_format import EXAMPLE
from tests.screen import view_on

ROOT = Path(__file__).parents[2]
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


def test_what_a_link_takes_is_bounded():
    letters = "".join(hashlib.sha256(str(i).encode()).hexdigest() for i in range(312))
    with pytest.raises(ValueError, match="at most 12000"):
        packing.pack(letters)


@pytest.mark.parametrize(
    "packed",
    [
        "z.",
        "z.!!!!",
        "z.a",
        "z.AAAA",
        packing.pack(TEXT)[:-20],
        packing.pack(TEXT)[:40],
        "z.ä",
        "z.a.b",
        squeezed(b"x")[:-1],
    ],
)
def test_a_damaged_link_is_a_sentence(packed: str):
    assert reason(packed) == "The lesson in this link is damaged: it was cut off or changed in transit."


def test_a_bomb_is_not_unpacked():
    """9 MB in 12,000 characters: unpacked only up to the largest lesson."""
    bomb = squeezed(b"# " * 4_000_000)
    assert len(bomb) < settings.MOST_PACKED
    assert "far longer" in reason(bomb)


def test_bytes_that_are_no_text_are_told_by_line():
    found = library.opened(squeezed("# T\n## Größe\nlink: /masks\n".encode("latin-1")))
    assert [(each.line, "UTF-8" in each.reason) for each in found.wrong] == [(2, True)]


# ---- on the server ----


@pytest.mark.parametrize(
    "name", ["no_such", "..", "../../app", "shipped", "why_we_scale.md", "why_we_scale.xx", "-", "a.b.c"]
)
def test_a_name_is_looked_for_in_a_listing(name: str):
    assert "There is no lesson called" in reason(name)


def test_a_folder_of_the_server_has_more_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Shipped ones keep their names; other files, folders and odd names are left out; a file that changes is read anew."""
    monkeypatch.setenv(library.FOLDER, str(tmp_path))
    for name in ("mine.md", "mine.de.md", "why_we_scale.md", "notes.txt", "a b.md", ".hidden.md"):
        (tmp_path / name).write_text(TEXT.replace("Sharp and soft", name), encoding="utf-8")
    (tmp_path / "folder.md").mkdir()
    assert library.names() == [
        "attention_in_ten_minutes",
        "heads_of_a_trained_model",
        "masks_and_decoding",
        "why_we_scale",
        "mine",
    ]
    assert library.opened("mine").lesson.title == "mine.md"
    assert library.opened("why_we_scale").lesson.title == "Why we scale"
    (tmp_path / "mine.md").write_text(TEXT, encoding="utf-8")
    assert library.opened("mine").lesson.title == "Sharp and soft"
    monkeypatch.setenv(library.FOLDER, str(tmp_path / "nowhere"))
    assert "mine" not in library.names()


# ---- the command ----


def test_the_command_tells_file_line_and_reason(tmp_path: Path):
    file = tmp_path / "lesson.md"
    file.write_bytes(b"# T\n## P\nlink: /masks?mask=banana\n\xff\n")
    command = [sys.executable, "-m", "pages.lessons.check", str(file), str(EXAMPLE)]
    told = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    lines = told.stdout.splitlines()
    assert told.returncode == 1
    assert lines[0].startswith(f"{file}:3: The link says mask=banana: it must be one of none")
    assert lines[1] == f"{file}:4: This line contains characters that could not be read: save the file as UTF-8."
    assert lines[2] == f"{EXAMPLE}: no errors"


def test_the_command_says_how_it_is_called_and_what_it_could_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert check.main([]) == 1
    assert check.main([str(tmp_path / "none.md")]) == 1
    (tmp_path / "large.md").write_bytes(b"x" * 200_000)
    assert check.main([str(tmp_path / "large.md")]) == 1
    assert check.main([str(EXAMPLE)]) == 0
    told = capsys.readouterr().out
    assert "usage:" in told
    assert "none.md:0: The file could not be read" in told
    assert "large.md:0: The file has 200000 bytes" in told


def test_the_command_sees_a_goal_that_is_reached_at_the_start(tmp_path: Path):
    file = tmp_path / "lesson.md"
    file.write_text("# T\n## P\nlink: /start\n? Which?\ngoal: largest weight > 0.5\n", encoding="utf-8")
    assert [each.reason for each in check.check(file)] == ["Part 1: its link reaches the goal already."]


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


@pytest.mark.parametrize(
    ("text", "markup"),
    [
        ("a **b** c", "a <b>b</b> c"),
        ("**a", "**a"),
        ("[a](http://b.example)", "[a](http://b.example)"),
        ("[a](https://b.example@c.example)", "[a](https://b.example@c.example)"),
        ("[a](https://раураl.com)", "[a](https://раураl.com)"),
        ("https://b.example", "https://b.example"),
        (
            "[a](https://b.example/x_(y))",
            '<a href="https://b.example/x_(y)" target="_blank" rel="noopener noreferrer">a</a> '
            '<small class="leads">(b.example)</small>',
        ),
    ],
)
def test_bold_and_https_links_alone_come_alive(text: str, markup: str):
    assert inline.markup(text) == markup


def test_a_panel_follows_the_answer_and_the_view():
    lesson, row = packing.pack(TEXT), {"query": 3, "projections": "previous", "temperature": 4.0}
    asked = panel(lesson, "sharpness", **row)
    assert "Sharp and soft" in asked
    assert "part 1 of 5" in asked
    assert "This head looks" not in asked
    wrong = panel(lesson, "sharpness", **row, lesson_answer="50")
    assert "Look again, and try another answer. It is the longest bar" in wrong
    assert "It is the longest bar" not in asked
    states = [re.search('data-state="(.*?)"', each).group(1) for each in (asked, wrong)]
    assert states == ["open", "wrong"]
    assert ["covers" in each for each in (asked, wrong)] == [True, True]
    right = panel(lesson, "sharpness", **row, lesson_answer="77")
    assert ('data-state="right"' in right, "covers" in right) == (True, False)
    assert "Type a number" in panel(lesson, "sharpness", **row, lesson_answer="<b>")
    assert "Right. This head looks" in panel(lesson, "sharpness", **row, lesson_answer="76,9 %")
    goal = panel(lesson, "sharpness", **row, part=2)
    assert ("recognises by itself when" in goal, "Done." in goal, "covers" in goal) == (True, False, False)
    assert "Done. The scores are divided" in panel(lesson, "sharpness", **{**row, "temperature": 20.0}, part=2)
    assert "is on another page" in panel(lesson, "masks", query=3, part=2, temperature=20.0)
    assert "Done." in panel(lesson, "masks", part=3, mask="causal")
    assert 'aria-pressed="true">cave' in panel(lesson, "masks", part=4, lesson_answer="2", mask="causal")
    assert "part 5 of 5" in panel(lesson, "explore", part=50)


def test_a_page_without_a_lesson_has_no_panel_and_one_with_errors_says_them():
    assert panel("") == ""
    assert "no lesson called nothing" in panel("nothing")
    assert "<b>line 2</b> This part has no link" in panel(packing.pack("# T\n## P\n"))
    assert panel(packing.pack("# T\n" + "## P\n" * 30)).count("<li>") == 5


def test_an_answer_to_a_lesson_that_is_damaged_is_no_error():
    for lesson in ("nothing", "z.AAAA", squeezed(b"\x00" * 80_000), packing.pack("# T")):
        for page in ("masks", "explore", *menu.LESSONS):
            view = link.view({"lesson": lesson, "part": "50", "lesson_answer": "x" * 200})
            assert '"error"' not in answer.answer(answer.Question(page, view, ["lesson", "writer", "opened", "ended"], {}))
