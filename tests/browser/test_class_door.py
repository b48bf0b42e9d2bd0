"""No address and no second tab takes anybody out of a class: who they are changes when server and person have said so."""

import pytest
from playwright.sync_api import expect

from pages.text.languages import Words
from tests.browser.conftest import PHONE
from tests.browser.serving import visit
from tests.browser.test_class import PROJECTOR, join, said, start

words = Words("classroom", "en")
KEPT = "localStorage.getItem('attention-class')"


def answering(page, answers):
    """Answer each question that a page asks by the next of the answers; return the list of what it asks."""
    asked = []

    def answer(dialog):
        asked.append(dialog.message)
        (dialog.accept if answers.pop(0) else dialog.dismiss)()

    page.on("dialog", answer)
    return asked


@pytest.mark.long
def test_nothing_but_the_person_and_the_server_takes_anybody_out_of_a_class(visitor, address):
    teacher, phone, other = visitor(**PROJECTOR), visitor(**PHONE), visitor(**PROJECTOR)
    where = start(teacher, address)
    join(phone, where)
    for page in (teacher, phone):
        addresses_of_strangers(page, where)
    teacher.reload()
    expect(said(teacher, "Ask")).to_be_visible()
    phone.reload()
    expect(phone.locator(".class_bar")).to_contain_text("You are number 1")
    one_browser_in_two_classes(phone, where, start(other, address))
    back_to_a_class_that_runs(teacher, where, address)
    a_window_of_a_class_that_has_ended(other, address)


def addresses_of_strangers(page, where):
    """What a link, a wrong code and a projector's window say in a second tab, nobody has confirmed."""
    before, tab, wrong = page.evaluate(KEPT), page.context.new_page(), f"{where[:-5]}QQQQQ"
    for there in (f"{wrong}#teach=x", wrong, f"{wrong}#projector", f"{where[:-5]}NO#teach=x"):
        tab.goto(there)
        expect(tab.locator(".join [role=alert]")).not_to_be_empty()
        assert page.evaluate(KEPT) == before
    tab.goto(f"{where}#teach=x")
    expect(tab.locator(".class_bar").first).to_be_visible()
    assert page.evaluate(KEPT) == before
    tab.close()


def one_browser_in_two_classes(phone, here, there):
    """A student is asked before another class is joined, and is the same one in the first class afterwards."""
    asked = answering(phone, [False, True])
    phone.goto(there)
    for stays in (True, False):
        phone.get_by_role("button", name="Join").click()
        if stays:
            expect(phone.locator(".join [role=alert]")).to_be_empty()
    expect(phone.locator(".class_bar")).to_contain_text("You are number 1")
    assert asked == [fill(words.SCRIPT["stillIn"], code=here[-5:])] * 2
    phone.goto(here)
    expect(phone.locator(".class_bar")).to_contain_text("You are number 1")


def back_to_a_class_that_runs(teacher, where, address):
    """No second class begins: the button leads back, also on a page that was drawn before the class began."""
    visit(teacher, f"{address}/masks")
    teacher.get_by_role("button", name="Share").click()
    teacher.get_by_role("button", name=words.SCRIPT["backToClass"]).click()
    teacher.wait_for_url(f"{where}?*#code")


def a_window_of_a_class_that_has_ended(teacher, address):
    """A projector's window that stays open, and is loaded again, leaves the teacher in the next class."""
    with teacher.expect_popup() as opened:
        teacher.get_by_role("button", name=words.SCRIPT["openProjector"]).click()
    asked = answering(teacher, [True])
    said(teacher, "Files and devices").click()
    teacher.get_by_role("button", name=words.SCRIPT["end"]).click()
    expect(opened.value.locator("[role=status]")).to_have_text(words.SCRIPT["classOver"])
    assert asked == [words.SCRIPT["deleteAsk"]]
    start(teacher, address)
    opened.value.reload()
    expect(opened.value.locator(".join [role=alert]")).not_to_be_empty()
    teacher.reload()
    expect(said(teacher, "Ask")).to_be_visible()


@pytest.mark.long
def test_a_teacher_removes_all_who_joined_lately_with_one_question(visitor, address):
    teacher, phones = visitor(**PROJECTOR), [visitor(**PHONE) for _ in range(3)]
    where = start(teacher, address)
    for phone in phones:
        join(phone, where)
    said(teacher, "Students").click()
    teacher.get_by_role("button", name=words.SCRIPT["removeMany"]).click()
    groups = teacher.get_by_role("dialog").get_by_role("button")
    expect(groups).to_have_text(
        [
            fill(words.SCRIPT["joinedLately"], minutes=1, count=3),
            fill(words.SCRIPT["fromNetwork"], network=1, first=1, count=3),
            words.SCRIPT["dismiss"],
        ]
    )
    groups.first.click()
    for phone in phones:
        expect(phone.locator("[role=status]")).to_have_text(words.SCRIPT["classRemoved"])
    expect(teacher.locator(".class_wall")).to_contain_text(words.SCRIPT["nobody"])
    phones[0].reload()
    phones[0].get_by_role("button", name="Join").click()
    expect(phones[0].locator(".join [role=alert]")).to_contain_text("Your teacher has just removed somebody")


def fill(sentence, **values):
    """A sentence as the browser completes it."""
    for name, value in values.items():
        sentence = sentence.replace(f"⟨{name}⟩", str(value))
    return sentence
