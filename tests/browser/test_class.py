"""A live class in real browsers: a teacher before a projector, phones, what each of them knows when, and who gets in."""

import asyncio
import contextlib
import csv
import io
import itertools
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from pages.lessons import inline, library
from pages.text import markdown
from pages.text.languages import Words
from pages.view import link as links
from pages.view import traced_view
from tests.browser.accessible import axe, pale
from tests.browser.conftest import PHONE
from tests.browser.linked import link
from tests.browser.serving import TOO_WIDE, at_rest, visit
from tests.load.live_class import Member

words = Words("classroom", "en")
script = words.SCRIPT
WIDE = TOO_WIDE.replace("[data-testid=stMain]", "#class")


@pytest.fixture
def teacher(page):
    """A teacher, whose screen is a projector."""
    page.set_viewport_size({"width": 1280, "height": 720})
    return page


def faults(page):
    """What of a view of a class can't be read, seen or reached."""
    return axe(page) + pale(page) + page.evaluate(WIDE)


def start(page, address):
    """Start a class from Explore; return the address of its page."""
    visit(page, f"{address}/masks?mask=causal&query=2")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Start a class").click()
    page.wait_for_url("**/c/*")
    expect(page.locator(".class_code img.qr").first).to_be_visible()
    expect(page.locator(".class_code .warning")).to_contain_text("Phones can’t open this address")
    expect(page.locator(".class_code .warning")).to_contain_text(f"--server.port {urlsplit(address).port}")
    return re.match(r"[^?#]*", page.url).group()


def join(page, where, name=""):
    """Join a class as a student would who has typed its address, or scanned it."""
    page.goto(where)
    page.get_by_label("Nickname").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".class_bar")).to_contain_text("You are number")


def said(page, name):
    """A button of the teacher's line."""
    return page.locator(".class_bar").get_by_role("button", name=name, exact=True)


def scanned(page):
    """What a phone reads on the screen."""
    picture = Image.open(io.BytesIO(page.locator(".class_code img.qr").first.screenshot()))
    [seen] = zxingcpp.read_barcodes(picture.convert("L"))
    return seen.text


def test_a_teacher_and_three_phones_follow_explore_and_vote_twice(teacher, phone, visitor, address):
    """From the code on the wall, which a phone reads, to the file of answers."""
    where = start(teacher, address)
    assert scanned(teacher) == where
    join(phone, where, "Ada")
    visit(teacher, f"{address}/?query=1")
    expect(phone.locator("[data-slot=ledger] .mark-rect path").first).to_be_attached()
    assert phone.locator("canvas").count() == 0  # whose marks no style sheet could cover while a question is asked
    visit(teacher, f"{address}/masks?mask=causal&query=2")
    it_follows(teacher, phone)
    it_explores_and_is_brought_back(teacher, phone)
    phones = [phone, *(visitor(**PHONE) for _ in range(2))]
    for student, name in zip(phones[1:], ("", "Cem"), strict=True):
        join(student, where, name)
    expect(teacher.locator(".class_bar")).to_contain_text("3 joined")
    they_vote_twice(teacher, phones)
    it_is_taken_home(teacher)


def it_follows(teacher, phone):
    """The same numbers, the same control, and the cell under the mouse."""
    row = traced_view.prepare(links.from_query("mask=causal&query=2", "masks")).row.weights
    expect(phone.locator("h1")).to_have_text("Why a word must not see the future")
    expect(phone.locator(".view svg.marks").first).to_contain_text(f"{float(row.max()):.2f}".lstrip("0"))
    assert not phone.evaluate(WIDE)
    teacher.get_by_role("radio", name="none").click()
    expect(phone.locator(".view")).to_contain_text("Nothing is hidden")
    box = teacher.locator(".board .chart svg.marks").first.bounding_box()
    teacher.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.6)
    expect(phone.locator(".pointer")).to_be_visible()


def it_explores_and_is_brought_back(teacher, phone):
    """From the teacher's view on; their own is kept, one click away, and is sent for all to see."""
    said(teacher, "Let them explore").click()
    at_rest(phone)
    assert link(phone)["query"] == "2"
    phone.get_by_role("radio", name="window").click()
    at_rest(phone)
    phone.get_by_role("button", name="Send my view").click()
    expect(phone.get_by_role("button", name=script["offered"])).to_be_visible()
    said(teacher, "Students").click()
    assert "Ada" not in teacher.locator("body").inner_text()
    assert faults(teacher) == []
    teacher.get_by_label(script["showNames"]).check()
    expect(teacher.locator(".class_wall tbody td").first).to_contain_text("Ada")
    teacher.get_by_role("button", name="Open the view").click()
    expect(teacher.locator(".offered svg.marks").first).to_be_visible()
    teacher.get_by_role("button", name="Show to everybody").click()
    teacher.wait_for_url("**/masks*mask=window*")
    phone.wait_for_url("**/c/*")
    at_rest(teacher)
    teacher.get_by_role("radio", name="none").click()
    expect(phone.locator(".view")).to_contain_text("Nothing is hidden")
    phone.get_by_role("button", name="My own view").click()
    at_rest(phone)
    assert link(phone)["mask"] == "window"


def they_vote_twice(teacher, phones):
    """Nobody sees a share before both votes have ended, or which answer is right before it is shown."""
    said(teacher, "Ask").click()
    teacher.get_by_label(script["text"], exact=True).fill("<b>Why</b> √d?")
    teacher.get_by_label(script["choices"]).fill("luck\n*it keeps the variance at 1\n<i>order</i>")
    teacher.get_by_role("button", name="Ask this question").last.click()
    vote(teacher, phones, (1, 0, 0))
    assert not re.search("%|Right", teacher.locator(".class_question").inner_text())
    teacher.get_by_role("button", name="Show the votes").click()
    expect(teacher.locator(".results .row > b")).to_have_text(["2", "1", "0"])
    assert teacher.locator(".bars .label").all_inner_texts()[2] == "<i>order</i>"
    expect(phones[1].locator(".card")).to_contain_text("Your teacher shows the answer later")
    for page in (teacher, *phones):  # the votes alone: nothing says which is right
        assert not re.search("✓|Right", page.locator("#class").inner_text())
        expect(page.locator(".bar.right")).to_have_count(0)
    teacher.get_by_role("button", name="Vote again").click()
    vote(teacher, phones, (1, 1, 1))
    teacher.get_by_role("button", name="Show both votes").click()
    expect(teacher.locator(".results .bar.first").first).to_be_visible()
    teacher.get_by_role("button", name="Show the answer").click()
    for page in (teacher, phones[1]):
        expect(page.locator(".results p")).to_have_text("Right answers: 33 % in the previous vote, 100 % in this one.")
        expect(page.locator(".bar.right").first).to_be_visible()


def vote(teacher, phones, places):
    """Each phone presses one of its buttons."""
    for student, place in zip(phones, places, strict=True):
        expect(student.locator(".ways .chosen")).to_have_count(0)
        student.locator(".ways button").nth(place).click()
        expect(student.locator(".card")).to_contain_text("Sent.")
    expect(teacher.locator(".answered")).to_contain_text("3 of 3 answered")


def it_is_taken_home(teacher):
    """Every answer as CSV, without names unless they are wished."""
    said(teacher, "Files and devices").click()
    with teacher.expect_download(lambda download: download.suggested_filename.endswith(".csv")) as saved:
        teacher.get_by_role("button", name="Save results").click()
    rows = list(csv.DictReader(io.StringIO(saved.value.path().read_text(encoding="utf-8-sig"))))
    assert [(row["vote"], row["student"], row["nickname"]) for row in rows] == [
        (vote, student, "") for vote in "12" for student in "123"
    ]
    assert [row["right"] for row in rows] == ["1", "0", "0", "1", "1", "1"]


# ---- what a person is doing while news arrive ----


SLOW = 200  # ms for which a button is held down
EVERY = 3  # seconds between two moves of a student


async def moving(site, code, count, ends):
    """Let students join a class, the first of whom offers a view, and move until `ends` is set."""
    crowd = [Member(site, code) for _ in range(count)]
    for n, each in enumerate(crowd):
        await each.come(f"S{n}")
    await crowd[0].say("offer", page="masks", link="mask=window", boards=["mask"], title="", cell=None)
    for step in itertools.count():
        for n, each in enumerate(crowd):
            if ends.is_set():
                return await asyncio.gather(*(each.leave() for each in crowd))
            with contextlib.suppress(ValueError):  # who was removed
                await each.say("place", page="masks", step=str(1 + (step + n) % 4))
            await asyncio.sleep(EVERY / count)


def test_buttons_of_the_students_list_that_are_held_down_act_while_sixty_students_move(teacher, address):
    """Also those of a row, and of the list that opens; what is open stays open."""
    where, ends = start(teacher, address), threading.Event()
    said(teacher, "Let them explore").click()
    said(teacher, "Students").click()
    with ThreadPoolExecutor() as pool:
        crowd = pool.submit(asyncio.run, moving(address, where[-5:], 60, ends))
        try:
            expect(teacher.locator(".class_wall tbody tr")).to_have_count(60)
            presses(teacher)
        finally:
            ends.set()
    crowd.result()


def presses(teacher):
    """Press six buttons of the list, most of them ten times."""

    def press(name):
        teacher.get_by_role("button", name=name, exact=True).click(delay=SLOW)

    wall, offered = teacher.locator(".class_wall tbody tr"), teacher.locator(".offered svg.marks").first
    teacher.on("dialog", lambda dialog: dialog.accept())
    for n in range(10):
        press(f"Remove: {n + 2}")
        expect(wall).to_have_count(59 - n)
    for _ in range(10):
        press(script["removeMany"])
        expect(teacher.locator("dialog button").first).to_have_text(re.compile("Joined in the last . min: 50"))
        press(script["dismiss"])
    for _ in range(10):
        press("Open the view")
        expect(offered).to_be_visible()
        press(script["dismiss"])
        expect(offered).to_be_hidden()
    press("Open the view")
    press("Show to everybody")
    teacher.wait_for_url("**/masks*mask=window*")


def test_what_a_student_types_stands_when_the_connection_drops(teacher, lined, address):
    """The focus stays, too, and what is typed on is sent."""
    student, line, _ = lined
    where = start(teacher, address)
    join(student, where)
    said(teacher, "Ask").click()
    teacher.get_by_label(script["answerKind"]).select_option("text")
    teacher.get_by_label(script["text"], exact=True).fill("Why is it divided?")
    teacher.get_by_role("button", name=script["askThis"]).last.click()
    answer = student.get_by_label(script["yourAnswer"])
    answer.press_sequentially("variance")
    line.cut()
    expect(student.locator(".class_bar")).to_contain_text(script["away"])
    line.good()
    expect(student.locator(".class_bar")).to_contain_text(script["following"])
    student.keyboard.type(" is 1")
    student.get_by_role("button", name=script["send"], exact=True).click()
    expect(student.locator(".card")).to_contain_text("Sent.")
    expect(teacher.locator(".class_question .answered")).to_contain_text("1 of 1 answered")
    expect(answer).to_have_value("variance is 1")


# ---- a lesson ----

DECK = "masks_and_decoding"


class Lesson:
    """The screens of a class."""

    def __init__(self, teacher, phone, address):
        """Start a class: a presenter, which has what they haven't, the projector's window, and a phone that has joined."""
        self.teacher, self.phone, self.address = teacher, phone, address
        self.where = start(teacher, address)
        with teacher.expect_popup() as opened:
            self.press(script["openProjector"])
        self.projector = opened.value
        expect(self.projector.locator(".sign b")).to_have_text(self.where[-5:])
        join(phone, self.where, "Ada")
        self.seen = [self.projector, phone]

    def press(self, name):
        """Press a button of the presenter's."""
        self.teacher.get_by_role("button", name=name, exact=True).click()

    def play(self):
        """Press the key of the deck."""
        self.teacher.keyboard.press("d")

    def nobody_is_told(self):
        """The answer is on the presenter's screen alone."""
        for page in self.seen:
            expect(page.locator(".bar.right, .solution")).to_have_count(0)
            assert not re.search(f"✓|{script['rightAnswer']}", page.locator("#class").inner_text())

    def own(self, kind, text):
        """Write a question of the teacher's own; return what asks it."""
        said(self.teacher, script["ask"]).click()
        self.teacher.get_by_label(script["answerKind"]).select_option(kind)
        self.teacher.get_by_label(script["text"], exact=True).fill(text)
        return self.teacher.get_by_role("button", name=script["askThis"]).last


def test_a_lecturer_plays_a_lesson(teacher, phone, address):
    """On every screen, in dark colours on the phone, all can be read; nobody knows an answer before it is shown."""
    phone.emulate_media(color_scheme="dark", reduced_motion="reduce")
    lesson = Lesson(teacher, phone, address)
    try:
        it_is_held(lesson)
        it_chooses_a_cell(lesson)
        it_writes(lesson)
        it_is_led_through_a_deck(lesson)
        it_ends(lesson)
    finally:
        lesson.projector.close()
        phone.emulate_media(color_scheme="light", reduced_motion="reduce")


def it_is_held(lesson):
    """The large code gives way to what is led; a class that is held doesn't follow, until it is led again."""
    visit(lesson.teacher, f"{lesson.address}/masks?mask=causal&query=2")
    expect(lesson.projector.locator(".sign")).to_have_count(0)
    for page in lesson.seen:
        expect(page.locator("h1")).to_have_text("Why a word must not see the future")
        expect(page.locator(".view svg.marks").first).to_be_visible()
        assert faults(page) == []
    said(lesson.teacher, script["hold"]).click()
    expect(said(lesson.teacher, script["goOn"])).to_be_visible()
    visit(lesson.teacher, f"{lesson.address}/explore?mask=causal&query=3")
    for page in lesson.seen:
        expect(page.locator("h1")).to_have_text("Why a word must not see the future")
    said(lesson.teacher, script["goOn"]).click()
    for page in lesson.seen:
        expect(page.locator("h1")).to_contain_text("Attention lets each word")


def it_chooses_a_cell(lesson):
    """All are shown where it is, in the picture, too."""
    asks, cells = lesson.own("cell", "Which cell is it?"), ".mark-rect path"
    lesson.teacher.locator(f".ask [data-slot=heatmap_0] {cells}").first.click(force=True)  # its number lies over it
    expect(lesson.teacher.get_by_label(script["right"])).to_have_value("0,0")
    assert faults(lesson.teacher) == []
    asks.click()
    expect(lesson.phone.locator(".card")).to_contain_text("Which cell is it?")  # before that a click answers nothing
    second, first = (lesson.phone.locator(f".view [data-slot=heatmap_{head}] {cells}").nth(0) for head in (1, 0))
    second.click(force=True)
    expect(lesson.phone.locator(".card")).to_contain_text(script["otherPicture"])
    first.click(force=True)
    expect(lesson.phone.locator(".card")).to_contain_text("Sent.")
    lesson.press(script["showVotes"])
    for page in lesson.seen:
        expect(page.locator(".results .label")).to_have_text(["The·0 → The·0"])
        assert faults(page) == []
    lesson.nobody_is_told()
    lesson.press(script["reveal"])
    expect(lesson.projector.locator(".solution")).to_have_text(f"{script['rightAnswer']}: The·0 → The·0")
    expect(lesson.phone.locator(".clicked")).to_have_text(["1 ✓"])


def it_writes(lesson):
    """The presenter reads what was written before the class does."""
    lesson.own("text", "Why is it divided?").click()
    lesson.phone.get_by_label(script["yourAnswer"]).fill("<b>variance</b>")
    lesson.phone.get_by_role("button", name=script["send"], exact=True).click()
    expect(lesson.phone.locator(".card")).to_contain_text("Sent.")
    written = lesson.teacher.locator(".presenter li")
    expect(written.locator("span")).to_have_text(["<b>variance</b> (from 1)"])
    lesson.press(script["closeTexts"])
    expect(lesson.phone.locator(".card")).to_contain_text(script["textsLater"])
    for said_of_votes in ("theseVotes", "answerLater"):
        expect(lesson.phone.locator(".card")).not_to_contain_text(script[said_of_votes])
    expect(lesson.teacher.get_by_role("button", name=script["reveal"])).to_have_count(0)
    assert "variance" not in lesson.projector.locator("#class").inner_text()
    assert lesson.teacher.get_by_role("button", name=script["showTexts"]).bounding_box()["y"] < 720 / 2  # above the fold
    one = [f"{script[name]}: <b>variance</b>" for name in ("hideText", "showText")]
    for label, counts in zip((script["showTexts"], *one, script["hideTexts"]), (["1"], [], ["1"], []), strict=True):
        lesson.press(label)
        for page in lesson.seen:
            expect(page.locator(".results .row > b")).to_have_text(counts)
    assert faults(lesson.teacher) == []


def it_is_led_through_a_deck(lesson):
    """One key: why a task came out so, the next part, its question, the votes, the answer, the part after it."""
    first, part = library.opened(DECK).lesson.parts[:2]
    right = f"{part.question.number[0]:g}"
    visit(lesson.teacher, f"{lesson.address}/masks?lesson={DECK}&part=1")
    lesson.play()
    for page in lesson.seen:
        expect(page.locator(".told .because")).to_have_text(inline.text(first.explanation))
    lesson.play()
    lesson.teacher.wait_for_url("**part=2*")
    at_rest(lesson.teacher)
    for page in lesson.seen:  # without the sentence that a lesson hides until its question is answered
        expect(page.locator(".view.covers[data-kind=lesson] svg.marks").first).to_be_visible()
        expect(page.locator(".covers [data-slot=row_in_words]")).to_be_hidden()
    lesson.play()
    expect(lesson.projector.locator("h1", has_text="how many")).to_have_text(markdown.text(part.question.text))
    expect(lesson.teacher.locator(".presenter")).to_contain_text(markdown.text(part.explanation))
    lesson.phone.get_by_label(script["yourAnswer"]).fill(right)
    lesson.phone.get_by_role("button", name=script["send"], exact=True).click()
    expect(lesson.phone.locator(".card")).to_contain_text("Sent.")
    lesson.nobody_is_told()
    lesson.play()
    expect(lesson.projector.locator(".results .row > b")).to_have_text(["1"])
    lesson.nobody_is_told()
    lesson.play()
    expect(lesson.projector.locator(".solution")).to_have_text(f"{script['rightAnswer']}: {right}")
    assert faults(lesson.projector) == []
    lesson.play()
    lesson.teacher.wait_for_url("**part=3*")
    expect(lesson.projector.locator(".results")).to_have_count(0)


def it_ends(lesson):
    """Everybody is told; only the teacher's browser still has the answers."""
    said(lesson.teacher, script["code"]).click()
    said(lesson.teacher, script["more"]).click()
    lesson.teacher.once("dialog", lambda dialog: dialog.accept())
    lesson.press(script["end"])
    expect(lesson.teacher.locator("#class")).to_contain_text(f"{script['classOver']}{script['recordKept']}")
    expect(lesson.phone.get_by_role("status")).to_have_text(script["classOver"])


# ---- the door ----

KEPT = "localStorage.getItem('attention-class')"


def test_nothing_but_the_person_and_the_server_lets_anybody_into_a_class_or_out_of_it(teacher, phone, visitor, address):
    """A code by hand, a reload, addresses of strangers, a second device that teaches; and who is removed stays outside."""
    where, second = start(teacher, address), visitor(**PHONE)
    secret = teacher.evaluate("Object.values(JSON.parse(localStorage['attention-class']).of)[0].by")
    phone.goto(f"{address}/c/NO")
    expect(phone.locator("#class")).to_contain_text("The address must end with the code of the class: 5 letters")
    assert faults(phone) == []
    phone.get_by_label("Join code").fill(where[-5:].lower())
    phone.get_by_role("button", name="Join").click()
    expect(phone.locator("h1")).to_have_text(f"Class {where[-5:]}")
    join(phone, where)
    phone.reload()
    expect(phone.locator(".class_bar")).to_contain_text("You are number 1")
    addresses_of_strangers(phone, where)
    assert secret not in phone.evaluate("JSON.stringify({...localStorage}) + location.href + document.body.outerHTML")
    teacher.reload()
    expect(said(teacher, "Ask")).to_be_visible()
    second.once("dialog", lambda dialog: dialog.dismiss())  # it may be a stranger's class
    second.goto(f"{where}#teach={secret}")
    expect(second.get_by_label("Nickname")).to_be_visible()
    assert second.evaluate(KEPT) is None
    asked = []
    second.once("dialog", lambda dialog: (asked.append(dialog.message), dialog.accept()))
    second.goto(address)
    second.goto(f"{where}#teach={secret}")
    expect(second.locator(".class_bar")).to_contain_text("1 joined")
    assert asked == [script["teachAsk"].replace("⟨code⟩", where[-5:])]
    assert secret not in second.url
    visit(teacher, f"{address}/practice")
    teacher.get_by_role("button", name="Share").click()
    teacher.get_by_role("button", name=script["backToClass"]).click()  # no second class begins
    teacher.wait_for_url(f"{where}?*#code")
    said(teacher, "Students").click()
    teacher.once("dialog", lambda dialog: dialog.accept())
    teacher.get_by_role("button", name="Remove: 1").click()
    expect(phone.get_by_role("status")).to_have_text(script["classRemoved"])
    expect(second.locator(".class_bar")).to_contain_text("0 joined")
    phone.goto(where)
    phone.get_by_role("button", name="Join").click()
    expect(phone.get_by_role("alert")).to_contain_text("Your teacher has just removed you from this class.")
    teacher.get_by_role("button", name=script["closeDoor"]).last.click()
    expect(teacher.locator(".class_wall")).to_contain_text(script["doorClosed"])
    other = visitor(**PHONE)
    other.goto(where)
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_role("alert")).to_have_text(words.DOOR_CLOSED)


def addresses_of_strangers(page, where):
    """What a link, a wrong code and a projector's window say in a second tab, nobody has confirmed."""
    before, tab, wrong = page.evaluate(KEPT), page.context.new_page(), f"{where[:-5]}QQQQQ"
    for there in (f"{wrong}#teach=x", f"{wrong}#projector"):
        tab.goto(there)
        expect(tab.locator(".join [role=alert]")).not_to_be_empty()
        assert page.evaluate(KEPT) == before
    tab.goto(f"{where}#teach=x")
    expect(tab.locator(".class_bar").first).to_be_visible()
    assert page.evaluate(KEPT) == before
    tab.close()
