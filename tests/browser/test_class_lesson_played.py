"""A whole lesson as a lecturer plays it: a projector's window, the presenter and three phones, and what each knows when."""

import csv
import io
import json
import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from pages.lessons import library
from pages.text import markdown
from pages.text.languages import Words
from pages.view import link as links
from pages.view import traced_view
from tests.browser.conftest import PHONE
from tests.browser.serving import TOO_WIDE, at_rest, visit
from tests.browser.test_class import PROJECTOR, join, listening, said, start

words = Words("classroom", "en").SCRIPT
DECK = "masks_and_decoding"
VIEW = "mask=causal&query=3"
TELLS = {"right", "mistakes", "solution"}  # what of a question is its answer
FILES = 3  # of a class: answers, report, lesson


@dataclass
class Lesson:
    """The screens of a class; heard: what the server has told the projector and each phone."""

    teacher: Page
    phones: list[Page]
    address: str
    heard: list[list[str]] = field(default_factory=list)
    projector: Page | None = None

    @property
    def seen(self) -> list[Page]:
        """The screens that students see."""
        return [self.projector, *self.phones]

    def press(self, name: str) -> None:
        """Press a button of the presenter's."""
        self.teacher.get_by_role("button", name=name, exact=True).click()

    def play(self) -> None:
        """Press the key of the deck."""
        self.teacher.keyboard.press("d")

    def known(self) -> list[dict]:
        """Return what each screen that students see knows of the question: the latest that it was told."""
        listed = [
            [json.loads(text).get("class") for text in heard if isinstance(text, str) and text.startswith("{")]
            for heard in self.heard
        ]
        states = [[told["state"] for told in each if isinstance(told, dict) and "state" in told] for each in listed]
        return [each[-1]["question"] for each in states]

    def nobody_is_told(self) -> None:
        """The answer is on the presenter's screen alone."""
        for question in self.known():
            assert not TELLS & question.keys()
            assert not any(bar["right"] for vote in question.get("votes", []) for bar in vote["bars"])
        for page in self.seen:
            expect(page.locator(".bar.right, .solution")).to_have_count(0)
            assert not re.search(f"✓|{words['rightAnswer']}", page.locator("#class").inner_text())


@pytest.mark.long
def test_a_lecturer_plays_a_lesson(visitor, address):
    lesson = begun(visitor, address)
    it_follows_and_is_held(lesson)
    it_votes_before_and_after_the_discussion(lesson)
    it_chooses_a_cell(lesson)
    it_writes(lesson)
    it_explores_one_page(lesson)
    it_is_led_through_a_deck(lesson)
    what_was_asked_is_a_deck_again(lesson)
    it_ends(lesson)


def begun(visitor, address):
    """Three phones, the projector's window, and the presenter, which has what they haven't."""
    teacher, phones = visitor(**PROJECTOR), [visitor(**PHONE) for _ in range(3)]
    lesson = Lesson(teacher, phones, address)
    where = start(teacher, address)
    teacher.on("popup", lambda page: lesson.heard.append(listening(page)))
    with teacher.expect_popup() as opened:
        lesson.press(words["openProjector"])
    lesson.projector = opened.value
    expect(lesson.projector.locator(".sign b")).to_have_text(where[-5:])
    lesson.heard += [listening(phone) for phone in phones]
    for phone, name in zip(phones, ("Ada", "", "Cem"), strict=True):
        join(phone, where, name)
    expect(teacher.locator(".class_bar")).to_contain_text("3 joined")
    return lesson


def it_follows_and_is_held(lesson):
    """The large code gives way to what is led; a class that is held doesn't follow, until it is led again."""
    largest = f"{float(traced_view.prepare(links.from_query('mask=causal&query=2', 'masks')).row.weights.max()):.2f}"
    visit(lesson.teacher, f"{lesson.address}/masks?mask=causal&query=2")
    expect(lesson.projector.locator(".sign")).to_have_count(0)
    for page in lesson.seen:
        expect(page.locator("h1")).to_have_text("Why a word must not see the future")
        expect(page.locator(".view svg.marks").first).to_contain_text(largest.lstrip("0"))
        assert not page.evaluate(TOO_WIDE.replace("[data-testid=stMain]", "#class"))
    said(lesson.teacher, words["hold"]).click()
    expect(said(lesson.teacher, words["goOn"])).to_be_visible()
    visit(lesson.teacher, f"{lesson.address}/sharpness")
    for page in lesson.seen:
        expect(page.locator("h1")).to_have_text("Why a word must not see the future")
    said(lesson.teacher, words["goOn"]).click()
    for page in lesson.seen:
        expect(page.locator("h1")).to_have_text("Softmax turns scores into shares")


def it_votes_before_and_after_the_discussion(lesson):
    """Which key gets the largest weight: three answers, then three others, and the answer at last."""
    traced = traced_view.prepare_long(links.from_query(VIEW, "explore"))
    weights = traced.row.weights
    right, wrong = int(weights.argmax()), int(weights.argmin())
    visit(lesson.teacher, f"{lesson.address}/explore?{VIEW}")
    expect(lesson.projector.locator("h1")).to_contain_text("Attention lets each word")
    said(lesson.teacher, words["ask"]).click()
    lesson.press(words["askLargest"])
    answer(lesson, [right, wrong, wrong])
    expect(lesson.teacher.locator(".presenter")).to_contain_text(f"{words['rightAnswer']}: {traced.keys[right]}")
    votes = [str({right: 1, wrong: 2}.get(place, 0)) for place in range(len(weights))]
    lesson.nobody_is_told()
    assert all("votes" not in question for question in lesson.known())
    lesson.press(words["showVotes"])
    for page in lesson.seen:
        expect(page.locator(".results .row > b")).to_have_text(votes)
    lesson.nobody_is_told()
    lesson.press(words["again"])
    answer(lesson, [right] * 3)
    lesson.press(words["showBoth"])
    expect(lesson.projector.locator(".results .bar.first").first).to_be_visible()
    lesson.nobody_is_told()
    lesson.press(words["reveal"])
    for page in lesson.seen:
        expect(page.locator(".results p")).to_have_text("Right answers: 33 % in the vote before, 100 % in this one.")
        expect(page.locator(".results .row", has=page.locator(".bar.right")).locator("> b")).to_have_text("1 → 3")
    assert [question["solution"] for question in lesson.known()] == [traced.keys[right]] * 4


def answer(lesson, places):
    """Each phone presses one of its buttons."""
    for phone, place in zip(lesson.phones, places, strict=True):
        expect(phone.locator(".ways .chosen")).to_have_count(0)
        phone.locator(".ways button").nth(place).click()
        expect(phone.locator(".card")).to_contain_text("Sent.")
    expect(lesson.projector.locator(".answered")).to_contain_text("3 of 3 answered")


def own(lesson, kind, text):
    """Write a question of the teacher's own, which isn't asked yet."""
    said(lesson.teacher, words["ask"]).click()
    lesson.teacher.get_by_label(words["answerKind"]).select_option(kind)
    lesson.teacher.get_by_label(words["text"], exact=True).fill(text)
    return lesson.teacher.get_by_role("button", name=words["askThis"]).last


def it_chooses_a_cell(lesson):
    """One of three finds it; then all are shown where it is, in the picture, too."""
    asks = own(lesson, "cell", "Which cell is it?")
    cells = ".mark-rect path"
    lesson.teacher.locator(f".ask [data-slot=heatmap_0] {cells}").first.click(force=True)  # its number lies over it
    expect(lesson.teacher.get_by_label(words["right"])).to_have_value("0,0")
    asks.click()
    for phone, place in zip(lesson.phones, (0, 8, 8), strict=True):  # of 7 × 7: the second row's second one
        phone.locator(f".view [data-slot=heatmap_0] {cells}").nth(place).click()
        expect(phone.locator(".card")).to_contain_text("Sent.")
    lesson.press(words["showVotes"])
    for page in lesson.seen:
        expect(page.locator(".results .label")).to_have_text(["bat → bat", "The·0 → The·0"])
    lesson.nobody_is_told()
    lesson.press(words["reveal"])
    expect(lesson.projector.locator(".solution")).to_have_text(f"{words['rightAnswer']}: The·0 → The·0")
    for page in lesson.phones:
        expect(page.locator(".clicked")).to_have_text(["2", "1 ✓"])
        expect(page.locator(".card")).to_contain_text(f"{words['rightAnswer']}: The·0 → The·0")


def it_writes(lesson):
    """The presenter reads what was written before the class does; spelling alone makes no second answer."""
    own(lesson, "text", "Why is it divided?").click()
    for phone, text in zip(lesson.phones, ("variance", " Variance", "no idea"), strict=True):
        phone.get_by_label(words["yourAnswer"]).fill(text)
        phone.get_by_role("button", name=words["send"], exact=True).click()
        expect(phone.locator(".card")).to_contain_text("Sent.")
    expect(lesson.teacher.locator(".presenter li")).to_have_text([re.compile("variance: 2", re.IGNORECASE), "no idea: 1"])
    lesson.press(words["showVotes"])
    expect(lesson.phones[0].locator(".card")).to_contain_text(words["answerLater"])
    for page in lesson.seen:
        expect(page.locator(".results .row")).to_have_count(0)
        assert "no idea" not in page.locator("#class").inner_text() or page is lesson.phones[2]  # whose own answer it is
    lesson.press(words["showTexts"])
    for page in lesson.seen:
        expect(page.locator(".results .row > b")).to_have_text(["2", "1"])


def it_explores_one_page(lesson):
    """Whoever leaves the page that is shown comes back to their own place on it; the wall counts, without names."""
    lesson.press(words["reveal"])
    lesson.press(words["picture"])
    lesson.teacher.wait_for_url("**/explore?*")
    visit(lesson.teacher, f"{lesson.address}/masks?mask=causal&query=2")
    lesson.teacher.get_by_label(words["onlyHere"]).check()
    said(lesson.teacher, words["freeAll"]).click()
    for phone in lesson.phones:
        phone.wait_for_url("**/masks?*")
        at_rest(phone)
        expect(phone.locator(".class_bar")).to_contain_text(words["onThisPage"])
    phone = lesson.phones[0]
    phone.get_by_role("button", name=re.compile("^Next: ")).click()
    phone.wait_for_url("**/masks?*step=2*")
    at_rest(phone)
    expect(phone.locator(".class_bar")).to_be_visible()
    phone.wait_for_function("Object.values(JSON.parse(localStorage['attention-class']).of)[0].page?.includes('step=2')")
    phone.goto(f"{lesson.address}/order_and_batch")
    phone.wait_for_url("**/masks?*step=2*")
    at_rest(phone)
    said(lesson.teacher, words["wall"]).click()
    expect(lesson.teacher.locator(".summary li")).to_have_text(["2 × Masks", "1 × Masks 2"])
    assert "Ada" not in lesson.teacher.locator("body").inner_text()
    lesson.teacher.get_by_label(words["showNames"]).check()
    expect(lesson.teacher.locator(".class_wall tbody td").first).to_contain_text("Ada")
    assert "Ada" not in lesson.projector.locator("body").inner_text()
    said(lesson.teacher, words["bring"]).click()
    for phone in lesson.phones:
        phone.wait_for_url("**/c/*")


def it_is_led_through_a_deck(lesson):
    """One key: the next part, its question, the votes, the answer, the part after it."""
    part = library.opened(DECK).lesson.parts[1]
    right = f"{part.question.number[0]:g}"
    visit(lesson.teacher, f"{lesson.address}/masks?lesson={DECK}&part=1")
    lesson.play()
    lesson.teacher.wait_for_url("**part=2*")
    at_rest(lesson.teacher)
    for page in lesson.seen:  # without the sentence that a lesson hides until its question is answered
        expect(page.locator(".view.covers[data-kind=lesson] svg.marks").first).to_be_visible()
        expect(page.locator(".covers [data-slot=row_in_words]")).to_be_hidden()
    lesson.play()
    expect(lesson.projector.locator("h1", has_text="how many")).to_have_text(markdown.text(part.question.text))
    expect(lesson.teacher.locator(".presenter")).to_contain_text(markdown.text(part.explanation))
    for phone, text in zip(lesson.phones, (right, right, f"{float(right) + 0.4:g}"), strict=True):
        expect(phone.locator(".view svg.marks").first).to_be_visible()
        phone.get_by_label(words["yourAnswer"]).fill(text)
        phone.get_by_role("button", name=words["send"], exact=True).click()
        expect(phone.locator(".card")).to_contain_text("Sent.")
    lesson.nobody_is_told()
    lesson.play()
    expect(lesson.projector.locator(".results .row > b")).to_have_text(["2", "1"])
    lesson.nobody_is_told()
    lesson.play()
    expect(lesson.projector.locator(".solution")).to_have_text(f"{words['rightAnswer']}: {right}")
    expect(lesson.projector.locator(".results p")).to_have_text("Right answers: 67 %.")
    lesson.play()
    lesson.teacher.wait_for_url("**part=3*")
    expect(lesson.projector.locator(".results")).to_have_count(0)


def what_was_asked_is_a_deck_again(lesson):
    """Its file leads a class through the same questions; the first one's picture shows no number before it is answered."""
    files = saved(lesson)
    rows = list(csv.DictReader(io.StringIO(files[".csv"].decode("utf-8-sig"))))
    rights = {
        (number, vote): [row["right"] for row in rows if (row["question"], row["vote"]) == (number, vote)]
        for number, vote in ("11", "12", "21", "41")
    }
    assert rights == {
        ("1", "1"): ["1", "0", "0"],
        ("1", "2"): ["1"] * 3,
        ("2", "1"): ["1", "0", "0"],
        ("4", "1"): ["1", "1", "0"],
    }
    assert {row["nickname"] for row in rows} == {""}
    deck = {"name": "class.md", "mimeType": "text/markdown", "buffer": files[".md"]}
    lesson.teacher.locator("input[type=file]").set_input_files(deck)
    lesson.teacher.wait_for_url("**lesson=z.*")
    at_rest(lesson.teacher)
    for page in lesson.seen:
        expect(page.locator(".view.covers[data-kind=word] [data-slot=heatmap_0] svg.marks").first).to_be_visible()
        expect(page.locator("[data-slot=heatmap_0] svg.marks text.number").first).to_be_hidden()
    lesson.play()
    for phone in lesson.phones:
        expect(phone.locator(".ways.word button")).to_have_count(7)
    lesson.nobody_is_told()


def saved(lesson):
    """Return the files of a class by their kind."""
    found = []
    visit(lesson.teacher, lesson.teacher.url)
    said(lesson.teacher, words["code"]).click()
    said(lesson.teacher, words["more"]).click()

    def note(download):  # Playwright marks what listens, and a built-in method can't be marked
        found.append(download)

    lesson.teacher.on("download", note)
    with lesson.teacher.expect_event("download", lambda download: download.suggested_filename.endswith(".md")):
        lesson.press(words["files"])
    assert len(found) == FILES
    return {
        download.path().suffix or re.search(r"\.\w+$", download.suggested_filename).group(): download.path().read_bytes()
        for download in found
    }


def it_ends(lesson):
    """Everybody is told; only the teacher's browser still has the answers."""
    said(lesson.teacher, words["more"]).click()
    lesson.teacher.once("dialog", lambda dialog: dialog.accept())
    lesson.press(words["end"])
    expect(lesson.teacher.locator("#class")).to_contain_text(f"{words['classOver']}{words['recordKept']}")
    for phone in lesson.phones:
        expect(phone.locator("#class")).to_have_text(words["classOver"])
