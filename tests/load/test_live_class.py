"""A small live class on two replicas, with real browsers: whoever answers is counted once, and a kill loses nobody."""

import pytest

from tests.classroom.redis_server import NEEDED
from tests.load import proxy
from tests.load.classroom import run
from tests.load.live_class import PACE, lesson, served

pytestmark = [pytest.mark.long, NEEDED, pytest.mark.skipif(proxy.NGINX is None, reason="no nginx on this machine")]
STUDENTS, BROWSERS, SECONDS = 14, 2, 2


def test_all_follow_all_are_counted_once_and_after_a_kill_all_come_back_to_the_same_picture():
    with served(2) as (site, listed):
        seen = run(lesson(site, listed, STUDENTS, BROWSERS, SECONDS))
    assert seen.numbers == list(range(1, STUDENTS + 1))
    assert len(seen.waits) == (STUDENTS - BROWSERS) * SECONDS * PACE
    assert len(seen.painted) == BROWSERS * SECONDS * PACE
    for vote in (seen.calm, seen.torn):
        assert vote.given.total() == STUDENTS
        assert vote.found == vote.given
        assert vote.again == STUDENTS - BROWSERS
    assert 0 < len(seen.torn.back) < STUDENTS
    assert seen.alike
