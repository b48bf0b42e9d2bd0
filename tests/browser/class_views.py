"""All that a class sees, one view after another, whatever its language: found by its elements, not by its words."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.browser.serving import visit

PROJECTOR = {"viewport": {"width": 1280, "height": 720}}
VIEW = "masks?mask=causal&query=2&text=ÍÍ+ÚÚ+ÓÓ"  # words that no language accents once more


def views(teacher: Page, phone: Page, address: str, lang: str) -> Iterator[tuple[str, Page]]:
    """Yield the name of each view of a class, and the page that shows it, at rest."""
    visit(teacher, f"{address}/{VIEW}&lang=en")
    teacher.get_by_role("button", name="Share").click()
    teacher.get_by_role("button", name="Start a class").click()
    teacher.wait_for_url("**/c/*")
    where = teacher.url.partition("?")[0]
    teacher.goto(f"{where}?lang={lang}")
    expect(teacher.locator(".class_code img.qr").first).to_be_visible()
    yield "code", teacher
    phone.goto(where)
    phone.locator(".join input").fill("ÓÚ")
    yield "join", phone
    phone.locator(".join button").click()
    expect(phone.locator(".class_bar")).to_be_visible()
    yield "nothing", phone
    visit(teacher, f"{address}/{VIEW}&lang={lang}")
    expect(phone.locator(".view svg.marks").first).to_be_visible()
    yield "follow", phone
    teacher.goto(f"{where}?lang={lang}#ask")
    teacher.locator(".ask textarea").first.fill("ÓÓ?")
    teacher.locator(".ask textarea").last.fill("ÁÁ\n*ÉÉ")
    yield "ask", teacher
    teacher.locator(".ask .onward").last.click()
    expect(teacher.locator(".class_question .onward")).to_be_visible()
    expect(phone.locator(".ways button")).to_have_count(2)
    yield "question", teacher
    phone.locator(".ways button").first.click()
    expect(phone.locator(".ways .chosen")).to_have_count(1)
    yield "answered", phone
    teacher.locator(".class_question .onward").click()
    expect(teacher.locator(".results")).to_be_visible()
    yield "results", teacher
    expect(phone.locator(".results")).to_be_visible()
    yield "result", phone
    teacher.goto(f"{where}?lang={lang}#wall")
    teacher.reload()
    expect(teacher.locator(".class_wall tbody tr")).to_have_count(1)
    yield "wall", teacher
