"""Messages to the websocket of pages that no browser of ours sends: junk, forged controls, triggers, others' sessions."""

import functools
import json
from collections.abc import Sequence

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.WidgetStates_pb2 import WidgetState, WidgetStates

from pages.view import menu, settings
from tests.fuzz.links import Links

EVENTS = "$$STREAMLIT_INTERNAL_KEY_{}__events"  # the key of a component's triggers
FIELDS = tuple(field.name for field in WidgetState.DESCRIPTOR.fields if field.name != "id")
ORDERS = ("clear_cache", "set_run_on_save", "stop_script", "load_git_info", "app_heartbeat", "debug_disconnect_websocket")
ORDERS += ("debug_shutdown_runtime",)  # messages that consist of their kind alone
HASHES = ("", "0" * 32, "x", "../app", "\x00", "9" * 5000)
BIG = 100_000  # characters


def plain(text: str) -> str:
    """Return a text without halves of characters, which no message can carry."""
    return text.encode("utf-8", "replace").decode()


class Messages(Links):
    """Draws messages to a page whose controls have these names."""

    def __init__(self, seed: int) -> None:
        """Begin."""
        super().__init__(seed)
        self.ids: Sequence[str] = ("none",)  # of the controls that the page has
        self.components: Sequence[str] = ("none",)
        self.session = "none"

    def message(self) -> str | bytes:
        """Return the message."""
        return self.one(
            *[self.rerun] * 10,
            *[lambda: BackMsg(**{str(self.choice(ORDERS)): True}).SerializeToString()] * 2,
            lambda: self.rerun()[: self.below(300)],
            lambda: bytes(self.below(256) for _ in range(self.choice((1, 20, 500)))),
            lambda: self.choice(("", "text", "{}", "x" * BIG, b"", b"\x00" * BIG, b"\xff" * BIG, b"\x0a" * 1000)),
            self.files,
            self.operation,
        )

    def rerun(self) -> bytes:
        """Return the order to run a page, with forged controls, an odd page, part of a page or address."""
        state = ClientState(page_name=self.page(), query_string=self.address())
        if self.chance(85):
            widgets = [self.state() for _ in range(self.choice((1, 3, 30)))]
            small = [widget for widget in widgets if self.chance(5) or widget.ByteSize() < BIG]
            state.widget_states.CopyFrom(WidgetStates(widgets=small))
        if self.chance(10):
            state.fragment_id = str(self.choice(HASHES))
        if self.chance(10):
            state.page_script_hash = str(self.choice(HASHES))
        if self.chance(10):
            state.cached_message_hashes.extend(["x"] * self.choice((1, 5000)))
        if self.chance(10):
            state.context_info.timezone, state.context_info.locale = "Mars/Base", plain(self.text())
            state.context_info.color_scheme = plain(self.text())
        state.is_auto_rerun = self.chance(5)
        return BackMsg(rerun_script=state).SerializeToString()

    def page(self) -> str:
        """Return a page's name, most of the time."""
        odd = ("", "/", "../app", "home", "explore/../masks", "\x00", "x" * 5000, "_stcore", "Explore", "💥")
        return str(self.choice(menu.PAGES if self.chance(80) else odd))

    def address(self) -> str:
        """Return the query string of the address."""
        return plain(self.query()) if self.chance(97) else "text=" + "a" * 900_000

    def state(self) -> WidgetState:
        """Return the forged state of a control, or of a component's triggers."""
        if self.chance(40):
            state = WidgetState(id=EVENTS.format(self.choice(self.components)))
            state.json_trigger_value = self.triggered()
            return state
        odd = ("", "none", "text", "$$", "$$ID-0-text", "$$" + "x" * 5000, *settings.CONTROLS)
        state = WidgetState(id=str(self.choice((*self.ids, *self.components) if self.chance(98) else odd)))
        field = str(self.choice(FIELDS))
        getattr(self, f"_{field}", functools.partial(self._other, field))(state)
        return state

    def triggered(self) -> str:
        """Return a component's triggers: a list of events, or almost."""
        junk = {"event": self.choice(("set", "run", "__class__", 7, None)), "value": self.trigger()}
        good = {"event": "set", "value": dict(self.at_ends())}
        text = json.dumps(self.one(lambda: [junk], lambda: [good], lambda: [good, junk] * 20, lambda: junk, self.value))
        return text[:900_000] if self.chance(99) else text[: self.below(40)]

    def _other(self, field: str, state: WidgetState) -> None:
        """Set a field that is a message of its own, or bytes."""
        if field.endswith("_array_value"):
            data = {"d": [float("nan"), 1e308], "i": [-(2**63), 2**63 - 1], "s": [plain(self.text())] * 3}[field[0]]
            getattr(state, field).data.extend(data * self.choice((1, 1000)))
        elif isinstance(getattr(state, field), bytes):
            setattr(state, field, b"\xff\x00" * self.choice((1, BIG // 2)))
        elif isinstance(getattr(state, field), str):
            setattr(state, field, self.triggered())
        else:
            getattr(state, field).SetInParent()

    def _trigger_value(self, state: WidgetState) -> None:
        state.trigger_value = True

    def _bool_value(self, state: WidgetState) -> None:
        state.bool_value = True

    def _double_value(self, state: WidgetState) -> None:
        state.double_value = float(str(self.choice(("nan", "inf", "-inf", "1e308", "-1", "0.5"))))

    def _int_value(self, state: WidgetState) -> None:
        state.int_value = self.choice((-(2**63), 2**63 - 1, 0, -1, 7))

    def _string_value(self, state: WidgetState) -> None:
        state.string_value = plain(self.said()) if self.chance(90) else "x" * BIG

    def _json_value(self, state: WidgetState) -> None:
        state.json_value = self.triggered() if self.chance(70) else "[" * 2000

    def files(self) -> bytes:
        """Return the wish to bring files along, which no page of ours has."""
        message = BackMsg()
        request = message.file_urls_request
        request.request_id, request.session_id = "x", str(self.choice(("", "x", self.session)))
        request.file_names.extend(["../a\x00"] * self.choice((0, 1, 5000)))
        return message.SerializeToString()

    def operation(self) -> bytes:
        """Return the wish that the server does something for this browser alone."""
        message = BackMsg()
        request = message.backend_operation_request
        request.request_id, request.session_id = "x", str(self.choice(("", "x", self.session)))
        kind = str(self.choice(("deferred_file", "install_skills", "dismiss_skills_nudge", "dataframe_chunk")))
        getattr(request, kind).SetInParent()
        if kind == "deferred_file":
            request.deferred_file.file_id = str(self.choice(("", "../x", "x" * BIG)))
        return message.SerializeToString()
