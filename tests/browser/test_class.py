"""A live class in real browsers: a teacher before a projector and three phones, from the code on the wall to the report."""

import csv
import io
import json
import re

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from attn_core import practice
from pages.server import network
from pages.text.languages import Words
from pages.view import link as links
from pages.view import traced_view
from tests.browser.conftest import PHONE
from tests.browser.letters import COVERED, SMALL
from tests.browser.linked import link
from tests.browser.serving import TOO_WIDE, at_rest, visit

words = Words("classroom", "en")
PROJECTOR = {"viewport": {"width": 1280, "height": 720}, "accept_downloads": True}
MODULES = 29  # of a code that the third row can read
LIGHT = 128  # of 255


def start(page, address):
    """Start a class from Explore; return the address of its page."""
    visit(page, f"{address}/?mask=causal")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Start a class").click()
    page.wait_for_url("**/c/*")
    expect(page.locator(".class_code img.qr").first).to_be_visible()
    warning = page.locator(".class_code .warning")  # of this computer only: with the flag that opens it, and where
    expect(warning).to_contain_text("Phones can’t open this address")
    expect(warning).to_contain_text("“streamlit run app.py --server.address 0.0.0.0”")
    if own := network.own_address():
        expect(warning).to_contain_text(address.replace("127.0.0.1", own))
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
    """What a phone reads on the screen, and how many modules wide the code is."""
    picture = Image.open(io.BytesIO(page.locator(".class_code img.qr").first.screenshot())).convert("L")
    [seen] = zxingcpp.read_barcodes(picture)
    dark = [x for x in range(picture.width) if picture.getpixel((x, seen.position.top_left.y + 2)) < LIGHT]
    finder = next(x for x in range(dark[0], picture.width) if picture.getpixel((x, seen.position.top_left.y + 2)) >= LIGHT)
    module = (finder - dark[0]) / 7  # a finder pattern is seven modules wide
    return seen.text, round((dark[-1] + 1 - dark[0]) / module)


def choose(page, place):
    """Answer a question of Practice by one of its choices."""
    page.locator(".board .choices button").nth(place).click()
    expect(page.locator(".card")).to_contain_text("Sent.")


def listening(page):
    """The messages that a page receives from now on, the latest last."""
    heard = []

    def hear(message):  # Playwright marks what listens, and a built-in method can't be marked
        heard.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def asked(heard):
    """The question of Practice that a class is asked, as its page has heard, from the core."""
    messages = (json.loads(message).get("class") for message in reversed(heard) if message.startswith("{"))
    states = (message["state"] for message in messages if isinstance(message, dict) and "state" in message)
    view = links.from_query(next(state["question"]["view"]["link"] for state in states if state["question"]), "practice")
    return practice.question(view.quiz, view.level, view.question, view.quiz_version)


def heights(page):
    """The number at each bar on the projector."""
    return page.locator(".class_question .bars .row > b").all_inner_texts()


def test_a_teacher_and_three_phones_go_through_a_whole_lesson(visitor, address):
    teacher, phones = visitor(**PROJECTOR), [visitor(**PHONE) for _ in range(3)]
    heard = listening(teacher)
    where = start(teacher, address)
    text, modules = scanned(teacher)
    assert text == where
    assert modules <= MODULES
    for phone, name in zip(phones, ("Ada", "", "Cem"), strict=True):
        join(phone, where, name)
    expect(teacher.locator(".class_bar")).to_contain_text("3 joined")
    visit(teacher, f"{address}/masks?mask=causal&query=2")
    they_follow(teacher, phones)
    they_explore_and_are_brought_back(teacher, phones[0])
    they_vote_twice(teacher, phones, heard)
    it_is_taken_home(teacher)


def they_follow(teacher, phones):
    """The same numbers, the same control, and the cell under the mouse."""
    row = traced_view.prepare(links.from_query("mask=causal&query=2", "masks")).row.weights
    for phone in phones:
        expect(phone.locator("h1")).to_have_text("Why a word must not see the future")
        expect(phone.locator(".view svg.marks").first).to_contain_text(f"{float(row.max()):.2f}".lstrip("0"))
        assert not phone.evaluate(TOO_WIDE.replace("[data-testid=stMain]", "#class"))
    teacher.get_by_role("radio", name="none").click()
    expect(phones[0].locator(".view")).to_contain_text("Nothing is hidden")
    box = teacher.locator(".board .chart svg.marks").first.bounding_box()
    teacher.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.6)
    expect(phones[1].locator(".pointer")).to_be_visible()


def they_explore_and_are_brought_back(teacher, phone):
    """From the teacher's view on; their own is kept, one click away."""
    said(teacher, "Let them explore").click()
    at_rest(phone)
    assert link(phone)["query"] == "2"
    phone.get_by_role("radio", name="window").click()
    at_rest(phone)
    said(teacher, "Bring everybody back").click()
    phone.wait_for_url("**/c/*")
    expect(phone.locator(".view")).to_contain_text("Nothing is hidden")
    phone.get_by_role("button", name="My own view").click()
    at_rest(phone)
    assert link(phone)["mask"] == "window"


def they_vote_twice(teacher, phones, heard):
    """A question of Practice brings everybody to it; nobody sees a share before both votes have ended."""
    said(teacher, "Ask").click()
    teacher.locator(".ask select").nth(1).select_option("divisor")
    teacher.get_by_role("button", name="Ask this question").first.click()
    for phone in phones:
        expect(phone.locator(".board .choices button").first).to_be_enabled()
    question = asked(heard)
    wrong = next(place for place in range(4) if place != question.right)
    for phone, place in zip(phones, (question.right, wrong, wrong), strict=True):
        choose(phone, place)
    expect(teacher.locator(".answered")).to_contain_text("3 of 3 answered")
    assert not re.search("%|Right", teacher.locator(".class_question").inner_text())
    teacher.get_by_role("button", name="Show the votes").click()
    expect(teacher.locator(".results .row").first).to_be_visible()
    assert heights(teacher) == [str({question.right: 1, wrong: 2}.get(place, 0)) for place in range(4)]
    expect(phones[1].locator(".card")).to_contain_text("Your teacher shows the answer later")
    for page in (teacher, *phones):  # the votes alone: nothing says which is right
        assert not re.search("✓|%|Right", page.locator("#class").inner_text())
        expect(page.locator(".bar.right, .board .choices .right, [data-board=verdict]")).to_have_count(0)
    teacher.get_by_role("button", name="Vote again").click()
    for phone in phones:
        expect(phone.locator(".board .choices button").first).to_be_enabled()
        choose(phone, question.right)
    expect(teacher.locator(".answered")).to_contain_text("3 of 3 answered")
    teacher.get_by_role("button", name="Show both votes").click()
    expect(teacher.locator(".results .bar.first").first).to_be_visible()
    teacher.get_by_role("button", name="Show the answer").click()
    expect(teacher.locator(".results p")).to_have_text("Right answers: 33 % in the vote before, 100 % in this one.")
    expect(phones[1].locator(".board .choices .right")).to_have_count(1)


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


@pytest.mark.long
def test_a_question_keeps_its_picture_and_the_projector_shows_what_students_may_see(visitor, address):
    teacher, phone = visitor(**PROJECTOR), visitor(**PHONE)
    where = start(teacher, address)
    join(phone, where, "Ada")
    with teacher.expect_popup() as opened:
        teacher.get_by_role("button", name=words.SCRIPT["openProjector"]).click()
    projector = opened.value
    expect(projector.locator(".sign b")).to_have_text(where[-5:])
    expect(phone.locator(".view svg.marks").first).to_be_visible()  # of the page on which the class was started
    said(teacher, "Ask").click()
    teacher.get_by_role("button", name=words.SCRIPT["askLargest"]).click()
    expect(teacher.locator(".presenter")).to_contain_text("No answer yet from 1.")
    for page in (projector, phone, teacher):
        expect(page.locator(".covers [data-slot=heatmap_0] svg.marks").first).to_be_visible()
        expect(page.locator("[data-slot=heatmap_0] svg.marks text.number").first).to_be_hidden()
        expect(page.locator("[data-slot=heatmap_0] svg.marks .winner").first).to_be_hidden()
        assert not re.search(r"\d\s?%", page.locator(".covers").inner_text())
    phone.locator(".ways button").nth(0).click()
    expect(teacher.locator(".presenter li")).to_contain_text(": 1")
    assert "Ada" not in projector.locator("body").inner_text()
    teacher.get_by_role("button", name="Show the votes").click()
    expect(projector.locator(".results .row").first).to_be_visible()
    expect(projector.locator(".bar.right")).to_have_count(0)
    teacher.get_by_role("button", name="Show the answer").click()
    for page in (projector, phone):
        expect(page.locator(".bar.right").first).to_be_visible()
        expect(page.locator("[data-slot=heatmap_0] svg.marks text.number").first).to_be_visible()
    it_is_about_a_cell(teacher, phone)


def it_is_about_a_cell(teacher, phone):
    """The teacher clicks the right one, and a student who chooses it in another picture is told so."""
    said(teacher, "Ask").click()
    teacher.get_by_label(words.SCRIPT["answerKind"]).select_option("cell")
    teacher.get_by_label(words.SCRIPT["text"]).fill("Which cell is it?")
    picture = teacher.locator(".ask [data-board=heatmaps] svg.marks").first
    box = picture.bounding_box()
    picture.click(position={"x": box["width"] / 4, "y": box["height"] / 2})
    expect(teacher.get_by_label(words.SCRIPT["right"])).to_have_value(re.compile(r"\d,\d"))
    teacher.get_by_role("button", name="Ask this question").last.click()
    expect(phone.locator(".asked")).to_have_text("Which cell is it?")
    assert phone.locator(".card").bounding_box()["y"] < phone.locator(".view [data-slot=heatmap_0]").bounding_box()["y"]
    first, second = (phone.locator(f".view [data-slot=heatmap_{head}] svg.marks .mark-rect path").first for head in (0, 1))
    second.click()
    expect(phone.locator(".card")).to_contain_text(words.SCRIPT["otherPicture"])
    first.click()
    expect(phone.locator(".card")).to_contain_text("Sent.")


@pytest.mark.long
def test_known_mistakes_are_named_on_their_bars_and_shown_to_all(visitor, address):
    teacher, phone, silent = visitor(**PROJECTOR), visitor(**PHONE), visitor(**PHONE)
    heard = listening(teacher)
    where = start(teacher, address)
    for student in (phone, silent):
        join(student, where)
    said(teacher, "Ask").click()
    teacher.locator(".ask select").nth(1).select_option("which_bug")
    teacher.get_by_role("button", name="Ask this question").first.click()
    expect(phone.locator(".board .choices button").first).to_be_enabled()
    pictures_are_read_from_the_back(teacher)
    question = asked(heard)
    wrong = next(place for place in range(4) if place != question.right)
    choose(phone, wrong)
    teacher.get_by_role("button", name="Show the answer").click()
    expect(phone.locator("[data-board=verdict] .red-badge")).to_be_visible()
    expect(silent.locator("[data-board=choices]")).to_have_count(0)
    for page in (teacher, silent):  # whoever hasn't answered reads why, and not that they are right
        expect(page.locator("[data-board=verdict] .say p").first).to_be_visible()
        expect(page.locator("[data-board=verdict] .primary-badge")).to_be_hidden()
    bug = Words("bugs", "en").TITLES[question.choices[wrong]]
    teacher.locator(".bars").get_by_role("button", name=bug).click()
    at_rest(teacher)
    assert link(teacher)["mistake"] == question.choices[wrong]
    expect(phone.locator(".view svg.marks").first).to_be_visible()
    expect(phone.locator("h1")).to_have_text(teacher.locator("h1").inner_text())
    one_is_removed_and_the_door_is_closed(teacher, silent, where)


def one_is_removed_and_the_door_is_closed(teacher, student, where):
    """The student is told, and can't come back."""
    said(teacher, "Students").click()
    teacher.get_by_role("button", name=words.SCRIPT["closeDoor"]).last.click()
    expect(teacher.locator(".class_wall")).to_contain_text(words.SCRIPT["doorClosed"])
    teacher.once("dialog", lambda dialog: dialog.accept())
    teacher.get_by_role("button", name="Remove: 2").click()
    expect(student.locator("#class")).to_have_text(words.SCRIPT["classRemoved"])
    expect(teacher.locator(".class_wall tbody tr")).to_have_count(1)
    expect(teacher.locator(".class_bar")).to_contain_text("1 joined")
    student.goto(where)
    student.get_by_role("button", name="Join").click()
    expect(student.get_by_role("alert")).to_have_text(words.DOOR_CLOSED)


def pictures_are_read_from_the_back(teacher):
    """Both pictures of a question, on the projector."""
    expect(teacher.locator(".class_question svg.marks")).to_have_count(2)
    assert [small for small in teacher.evaluate(SMALL, 20) if "practice_" in small] == []
    assert teacher.evaluate(COVERED) == []
    assert not teacher.evaluate(TOO_WIDE.replace("[data-testid=stMain]", "#class"))


@pytest.mark.long
def test_an_answer_waits_while_the_class_cannot_be_reached_and_is_counted_once(visitor, address):
    teacher, phone = visitor(**PROJECTOR), visitor(errors=False, **PHONE)
    away, sockets = [], []

    def pass_on(socket):
        if away:
            return socket.close()
        server = socket.connect_to_server()
        sockets.append((socket, server))

    phone.route_web_socket("**/view/see", pass_on)
    join(phone, start(teacher, address))
    said(teacher, "Ask").click()
    teacher.get_by_label(words.SCRIPT["text"]).fill("<b>Why</b> √d?")
    teacher.get_by_label(words.SCRIPT["choices"]).fill("variance\n*it keeps the variance at 1\n<i>luck</i>")
    teacher.get_by_role("button", name="Ask this question").last.click()
    expect(phone.locator(".asked")).to_have_text("<b>Why</b> √d?")
    away.append(True)
    for socket, server in sockets:
        server.close()
        socket.close()
    expect(phone.locator(".class_bar")).to_contain_text("no connection")
    phone.locator(".ways button", has_text="it keeps").click()
    expect(phone.locator(".card")).to_contain_text("Not sent yet.")
    expect(teacher.locator(".answered")).to_contain_text("0 of 1 answered")
    away.clear()
    expect(phone.locator(".card")).to_contain_text("Sent.")
    expect(teacher.locator(".answered")).to_contain_text("1 of 1 answered")
    teacher.get_by_role("button", name="Show the answer").click()
    assert teacher.locator(".bars .label").all_inner_texts() == ["variance", "it keeps the variance at 1", "<i>luck</i>"]
    expect(teacher.locator(".results p")).to_have_text("Right answers: 100 %.")


@pytest.mark.long
def test_a_second_device_teaches_and_a_student_never_holds_what_makes_a_teacher(visitor, address):
    teacher, second, student = visitor(**PROJECTOR), visitor(**PHONE), visitor(**PHONE)
    where = start(teacher, address)
    secret = teacher.evaluate("Object.values(JSON.parse(localStorage['attention-class']).of)[0].by")
    join(student, where)
    kept = student.evaluate("JSON.stringify({...localStorage}) + location.href + document.documentElement.outerHTML")
    assert secret not in kept
    second.goto(f"{where}#teach={secret}")
    expect(second.locator(".class_bar")).to_contain_text("1 joined")
    assert secret not in second.url
    said(second, "Let them explore").click()
    at_rest(student)
    said(teacher, "Bring everybody back").click()
    student.wait_for_url("**/c/*")
    said(teacher, "Files and devices").click()
    teacher.once("dialog", lambda dialog: dialog.accept())
    teacher.get_by_role("button", name="End class").click()
    for page in (teacher, second, student):
        expect(page.locator("#class")).to_have_text(words.SCRIPT["classOver"])
    student.reload()
    expect(student.get_by_role("alert")).to_contain_text("There is no class")  # before a nickname is asked for


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True])
def test_the_page_of_a_class_fits_a_phone_in_either_theme(visitor, address, dark):
    teacher, phone = visitor(**PROJECTOR), visitor(**PHONE, color_scheme="dark" if dark else "light", locale="de")
    where = start(teacher, address)
    phone.goto(where)
    expect(phone.get_by_role("button", name="Beitreten")).to_be_visible()
    ground = phone.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
    assert (sum(ground[:3]) < 384) == dark
    assert not phone.evaluate(TOO_WIDE.replace("[data-testid=stMain]", "#class"))
