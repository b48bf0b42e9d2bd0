"""A live class whose store goes away for a while: a line says so, and no answer is lost or counted twice."""

import pytest
from playwright.sync_api import expect

from tests.browser.serving import serving, visit
from tests.browser.test_class import PHONE, PROJECTOR, join, said, start
from tests.classroom.redis_server import NEEDED, redis_server

pytestmark = NEEDED


@pytest.fixture
def kept(monkeypatch):
    """The app on a server that keeps its classes in Redis, and that Redis."""
    with redis_server() as redis:
        monkeypatch.setenv("ATTENTION_STORE", redis.address)
        with serving() as address:
            yield address, redis


@pytest.mark.long
def test_an_answer_that_is_given_while_redis_is_dead_is_kept_and_counted_once(kept, visitor):
    address, redis = kept
    teacher, early, late = visitor(**PROJECTOR), visitor(**PHONE), visitor(**PHONE)
    where = start(teacher, address)
    for phone in (early, late):
        join(phone, where)
    visit(teacher, f"{address}/explore")
    said(teacher, "Ask").click()
    teacher.get_by_role("button", name="Which key gets the largest weight?").click()
    early.locator(".ways button").nth(1).click()
    expect(early.locator(".card")).to_contain_text("Sent.")
    expect(teacher.locator(".answered")).to_contain_text("1 of 2 answered")
    redis.kill()
    for page in (teacher, late):
        expect(page.locator(".class_bar")).to_contain_text("no connection")
    late.locator(".ways button").nth(0).click()
    expect(late.locator(".card")).to_contain_text("Not sent yet.")
    redis.start()
    expect(late.locator(".card")).to_contain_text("Sent.")
    expect(teacher.locator(".answered")).to_contain_text("2 of 2 answered")
    for page in (teacher, late):
        expect(page.locator(".class_bar")).not_to_contain_text("no connection")
    teacher.get_by_role("button", name="Show the answer").click()
    counts = teacher.locator(".bars .row > b")
    expect(counts.first).to_have_text("1")
    assert sum(map(int, counts.all_inner_texts())) == 2
