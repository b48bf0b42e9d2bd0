"""What a student sends is shown to all, a page ends where the screen ends, and an address without a code asks for one."""

import re

import pytest
from playwright.sync_api import expect

from pages.text.languages import Words
from tests.browser.conftest import PHONE
from tests.browser.linked import expect_link
from tests.browser.serving import at_rest, visit
from tests.browser.test_class import PROJECTOR, join, said, start
from tests.load.live_class import Member
from tests.load.students import run

words = Words("classroom")
EXPLORE = re.compile(r"/(explore)?\?")
HELP = "Without an action for more than 3 min: 0. With at least 2 wrong answers: 0."
BELOW = """() => {  // how far the lowest control reaches below the screen once the page is scrolled to its end
  const main = document.querySelector('[data-testid=stMain]')
  main.scrollTo(0, main.scrollHeight)
  return main.getBoundingClientRect().bottom - innerHeight
}"""

BEYOND = "Math.max(0, document.documentElement.scrollWidth - innerWidth)"  # px that a page is wider than its screen


@pytest.mark.long
def test_a_students_view_is_shown_to_all_who_explore(visitor, address):
    """Twice: the second one is shown where the first one was, and everybody follows again."""
    teacher, phones = visitor(**PROJECTOR), [visitor(**PHONE) for _ in range(2)]
    where = start(teacher, address)
    for phone in phones:
        join(phone, where)
    visit(teacher, f"{address}/?mask=causal&seed=3")
    for phone, seed in zip(phones, ("4", "5"), strict=True):
        said(teacher, "Let them explore").click()
        for each in phones:
            each.wait_for_url(EXPLORE)
            at_rest(each)
        visit(phone, f"{address}/?mask=causal&seed={seed}&query=3")
        phone.get_by_role("button", name="Send my view").click()
        expect(phone.get_by_role("button", name=words.SCRIPT["offered"])).to_be_visible()
        said(teacher, "Students").click()
        expect(teacher.locator(".class_wall .summary p")).to_have_text(HELP)
        teacher.get_by_role("button", name="Look at the view").click()
        expect(teacher.locator(".offered svg.marks").first).to_be_visible()
        assert re.search(f"seed={seed}", teacher.locator(".offered .board").first.get_attribute("data-link"))
        assert EXPLORE.search(phones[0].url)  # nobody else sees it yet
        teacher.get_by_role("button", name="Show to everybody").click()
        teacher.wait_for_url(EXPLORE)
        expect_link(teacher, mask="causal", seed=seed, query="3", display="projector")
        at_rest(teacher)
        expect_link(teacher, mask="causal", seed=seed, query="3", display="projector")
        for each in phones:
            each.wait_for_url("**/c/*")
            expect(each.locator(".view svg.marks").first).to_be_visible()
            assert re.search(f"seed={seed}", each.locator(".view .board").first.get_attribute("data-link"))


@pytest.mark.long
def test_a_page_ends_where_the_screen_ends(visitor, address):
    """The line of a class takes its height from the page, not from the page's end."""
    teacher, phone = visitor(**PROJECTOR), visitor(**PHONE)
    join(phone, start(teacher, address))
    visit(teacher, f"{address}/masks")
    said(teacher, "Let them explore").click()
    phone.wait_for_url("**/masks*")
    for page in (teacher, phone):
        at_rest(page)
        expect(page.locator(".class_bar")).to_be_visible()
        assert page.evaluate(BELOW) <= 0
    visit(teacher, f"{address}/")
    assert teacher.evaluate(BELOW) <= 0


@pytest.mark.long
def test_an_address_without_a_code_asks_for_it(visitor, address):
    teacher, phone = visitor(**PROJECTOR), visitor(**PHONE)
    code = start(teacher, address)[-5:]
    for short in ("c", "c/", "c/NO"):
        phone.goto(f"{address}/{short}")
        expect(phone.locator("#class")).to_contain_text("The address must end with the code of the class: 5 letters")
    phone.get_by_label("Join code").fill(code.lower())
    phone.get_by_role("button", name="Join").click()
    expect(phone.locator("h1")).to_have_text(f"Class {code}")


WIDEST = {
    "text": ["W" * 200, "\N{ARABIC LIGATURE BISMILLAH AR-RAHMAN AR-RAHEEM}" * 20],
    "number": ["-999999999999.5", *map(str, range(9))],
}


async def answered(site, kind):
    """Begin a class in which the widest answers were given to a question; return its code and the teacher's secret."""
    lead, one = Member(site), None
    await lead.come()
    await lead.say("ask", kind=kind, text="Why?" + "W" * 200)
    for answer in WIDEST[kind]:
        one = Member(site, lead.code)
        await one.come("W" * 20)
        await one.say("answer", vote="1_1", answer=answer)
        await one.leave()
    await lead.leave()
    return lead.code, lead.secret


@pytest.mark.long
@pytest.mark.parametrize("kind", WIDEST)
def test_no_answer_is_wider_than_the_screen(visitor, address, kind):
    """For the presenter, on the projector, and on a phone."""
    teacher, phone = visitor(**PROJECTOR), visitor(**PHONE)
    visit(teacher, address)  # a server that has just started answers later
    code, secret = run(answered(address, kind))
    teacher.goto(f"{address}/c/{code}#teach={secret}")
    expect(teacher.locator(".presenter li").first).to_be_visible()
    assert teacher.evaluate(BEYOND) == 0
    join(phone, f"{address}/c/{code}")
    teacher.get_by_role("button", name="Show the votes").click()
    if kind == "text":
        teacher.get_by_role("button", name=words.SCRIPT["showTexts"]).click()
    for page in (teacher, phone):
        expect(page.locator(".bars .label").nth(1)).to_be_visible()
        assert page.evaluate(BEYOND) == 0
    said(teacher, "Students").click()
    teacher.get_by_label("show nicknames").check()
    assert teacher.evaluate(BEYOND) == 0
