"""A class's questions as a lesson: each is a part, and the format finds no error, whatever was asked."""

import base64
import hashlib
from pathlib import Path

import pytest

from attn_core import practice
from pages.lessons import check, format
from pages.view import link
from tests.classroom.taught import OWN, VIEW, Taught

LETTERS = base64.urlsafe_b64encode(hashlib.shake_256(b"").digest(11_250)).decode()
LONG = f"text={LETTERS[:8_000]}&text2={LETTERS[8_000:]}"  # a link too long for the link of a lesson
NOWHERE = {"kind": "choices", "text": "Why?", "choices": ["a", "b"]}


def lesson(text: str, folder: Path) -> format.Lesson:
    """Return a lesson of which the command that checks lessons says nothing."""
    file = folder / "lesson.md"
    file.write_text(text, encoding="utf-8")
    assert check.check(file) == []
    return format.parse(text)[0]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_questions_of_ones_own_become_parts(tmp_path: Path, lang: str):
    made = lesson(Taught().own(*OWN).files(lang=lang)["md"], tmp_path)
    parts = dict(zip(OWN, made.parts, strict=True))
    assert parts["choices"].question.right == 2
    assert len(parts["choices"].question.choices) == 3
    assert parts["number"].question.number == (0.25, 0.005)
    assert parts["word"].question.choices == ("One", "<", "b", ">", "two")
    assert parts["word"].question.right == 5
    assert [kind for kind, part in parts.items() if part.question is None] == ["opinion", "cell"]
    assert all(OWN[kind][0]["text"] in parts[kind].sentences[0] for kind in ("opinion", "cell"))
    assert parts["text"].question.free
    assert parts["text"].question.text == OWN["text"][0]["text"]
    views = {link.view(dict(part.values), part.page) for part in made.parts}
    assert views == {link.from_query(VIEW["link"], "masks")}


def test_questions_of_practice_become_parts_with_hint_and_explanation(tmp_path: Path):
    taught = Taught(["", ""])
    solved = {token: taught.practise(token) for token in practice.KINDS}
    made = lesson(taught.files()["md"], tmp_path)
    for (token, data), part in zip(solved.items(), made.parts, strict=True):
        view = link.view(dict(part.values), part.page)
        assert (part.page, view.quiz, view.level, view.question, view.answer) == (
            *("practice", data.question.quiz, data.question.level, data.question.number),
            "",
        )
        if data.question.choices:
            assert part.question.right == data.question.right + 1, token
            assert part.hint, token
            assert part.explanation, token
        else:
            assert part.question is None, token
            assert part.sentences, token


@pytest.mark.parametrize(
    "said",
    [
        {"kind": "choices", "text": "Which?", "choices": ["a", "A"], "right": "1"},
        {"kind": "word", "text": "Which?", "right": "w1", **VIEW, "link": f"text={'+'.join(f'w{i}' for i in range(64))}"},
        {**NOWHERE, "page": "lessons", "link": "lesson=why_we_scale"},
        {**NOWHERE, **VIEW, "link": "quiz=41&mask=nonsense&step=77&lang=de&lesson=why_we_scale&part=2"},
        {**NOWHERE, **VIEW, "link": LONG},
    ],
    ids=range(5),
)
def test_what_the_format_cannot_say_is_left_out(tmp_path: Path, said: dict[str, object]):
    taught = Taught([])
    taught.ask(said)
    [part] = lesson(taught.files()["md"], tmp_path).parts
    assert part.question is None
    assert str(said["text"]) in part.sentences[0]


def test_no_text_of_a_question_or_a_choice_breaks_a_part(tmp_path: Path):
    taught = Taught([])
    texts = (
        "[x](javascript:ran())",
        "[x](https://a.b/c)[y](z)",
        "broken \ufffd",
        "#",
        "link: /x",
        "~ x",
        "- [x] y",
        "w " * 199,
    )
    for text in texts:
        taught.ask({"kind": "choices", "text": text, "choices": [text[:100], "z"], "right": "0"})
        taught.ask({"kind": "text", "text": text})
        taught.ask({**NOWHERE, "text": text})
    parts = lesson(taught.files()["md"], tmp_path).parts
    assert [part.question.right for part in parts[::3]] == [1] * len(texts)
    assert all(part.question.free for part in parts[1::3])
    assert all(part.sentences for part in parts[2::3])


def test_many_questions_become_several_lessons(tmp_path: Path):
    taught = Taught([])
    for number in range(53):
        taught.ask({"kind": "text", "text": f"Why {number}?"})
    files = taught.files()
    assert [name for name in files if name.endswith("md")] == ["md", "2.md"]
    parts = [part for name in ("md", "2.md") for part in lesson(files[name], tmp_path).parts]
    assert [f"Why {number}?" == part.question.text for number, part in enumerate(parts)] == [True] * 53
