"""A few students on one server: each is answered, each sees the numbers of the stop that was chosen."""

import json
import re

import pytest
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from tests.browser.linked import default_scene, lead
from tests.browser.serving import Served, serving
from tests.load.classroom import SLIDER, TOGETHER, come_and_go, lesson, run
from tests.load.student import Student

SESSIONS = 100  # that come and go
GROWTH = 0.5  # MB that the server may grow with each of them, after the first few


@pytest.fixture(scope="module")
def server():
    """The app on a server of its own."""
    with serving() as found:
        yield found


class Reader(Student):
    """A student who keeps what is put into the page."""

    put = ""

    def _note(self, message: ForwardMsg, size: int) -> None:
        """Keep the data of the component that puts pieces into the page."""
        super()._note(message, size)
        if message.WhichOneof("type") == "delta" and message.delta.new_element.WhichOneof("type") == "bidi_component":
            self.put = message.delta.new_element.bidi_component.bytes.decode() or self.put


async def _moved(server: Served, stop: int) -> tuple[Reader, float]:
    """Return a reader who has moved the temperature, and to what."""
    async with Reader(server) as reader:
        await reader.open()
        await reader.move(SLIDER, stop + 1)  # the first change of all makes undo possible, which is drawn too
        await reader.move(SLIDER, stop)
        return reader, float(reader.sliders[SLIDER][0].options[stop])


@pytest.mark.parametrize("stop", [3, 40])
def test_a_move_is_answered_with_the_numbers_of_its_stop(server: Served, stop: int):
    """In a few messages that hold no chart's specification."""
    reader, temperature = run(_moved(server, stop))
    setting = default_scene(temperature=temperature)
    sentence = re.sub(r"</?[a-z][^>]*>", "", json.loads(reader.put)["pieces"]["lead"])
    assert sentence.startswith(lead(setting, 0, 1))
    assert reader.messages <= 8
    assert "$schema" not in reader.put


def test_a_class_is_answered(server: Served):
    """Moves on a fixed schedule, none lost; on a busy machine one may be overtaken by the next, but for a student's last."""
    found = run(lesson(server, students=4, seconds=3))
    assert found.lost == 0
    assert len(found.answers) + found.overtaken == 4 * 3
    assert len(found.answers) >= 4
    assert min(found.answers) > 0


def test_a_session_is_small_and_leaves(server: Served):
    """Memory as the operating system counts it: nothing that grows with every visitor."""
    found = run(come_and_go(server, students=5, sessions=SESSIONS))
    assert found.each < 20  # MB; the table has the figure, this is only to notice a leak of a trace a session
    assert found.course[-1] - found.course[0] < GROWTH * (SESSIONS - TOGETHER)
