"""What the learner has set: the view, the link it came from, and what undo goes back through."""

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

import streamlit as st
from streamlit.errors import StreamlitAPIException

from pages.ui.links import LINKED, read

LINK, NOTICES, HISTORY, TYPED, TURN = "_link", "_notices", "_history", "_typed_temperature", "_turn"
PANELS, WHOLE, MIRRORS = "_panels", "_whole", "_mirrors"
CLAIMED = "_claimed"  # names of the panels of the latest run of everything
HELD, SLIDERS = "_held", "_sliders"  # what a slider that is being dragged stands at; what each slider may stand at
AHEAD, SETTLING = "_ahead", "_settling"  # panels whose drawing is ahead of Streamlit's elements
ALIVE = "_alive"  # whether the script that puts pieces into drawings has said that it is there
RUNS, ANSWERED, MOVES = "_runs", "_answered", "_moves"
PAGE, DRAWN = "_page", "_drawn"  # the page of this run of everything, and of the latest one that was not cut short
PLAYED, LEFT_ALONE = "_played", 5  # when the last step was played; after so many seconds without one nothing plays on
PLACED, LATE = "_placed", 1.5  # where a player has put its owner, and when last; how late the browser may learn of it
STEPS_KEPT = 100  # of undo


@dataclass(frozen=True)
class View:
    """Everything that is set, as plain values; the fields are the link's names."""

    text: str
    text2: str
    tokens: str
    kind: str
    heads: int
    head_size: int
    d_model: int
    scale: str
    temperature: float
    mask: str
    window: int
    prefix: int
    positions: bool
    dropout: float
    seed: int
    query: int
    head: int
    stage: str
    maps: str
    grown: int


def view() -> View:
    """Return what is set at present."""
    values = {field.name: now(field.name) for field in fields(View)}
    return View(**{**values, "heads": int(values["heads"])})


def now(name: str) -> object:
    """Return the present value of one control: where it is being dragged, what is set, or what the link says."""
    value = settled(name)
    held = st.session_state.get(HELD)
    return held.value if held is not None and (held.name, held.before) == (name, value) else value


def settled(name: str) -> object:
    """Return what one control is set to, or, before it is first drawn, what the link says."""
    value = st.session_state.get(name)
    return st.session_state[LINK].get(name, LINKED[name].default) if value is None else value


class Held(NamedTuple):
    """A control that is being dragged: what it was set to before, and where it is now."""

    name: str
    before: object
    value: object


# ---- the link ----


def read_link() -> bool:
    """Keep what the link says, and what no widget will take of it; Streamlit knows it in a session's first run only.

    Return whether the run must begin again, without what is refused: widgets would take some (head_size=7.5, heads=).
    """
    if LINK in st.session_state:
        return False
    raw = st.query_params.to_dict()
    st.session_state[LINK], st.session_state[NOTICES] = read(raw)
    st.session_state[TYPED] = raw.get("temperature") if "temperature" in st.session_state[LINK] else None
    refused = LINKED.keys() & raw.keys() - st.session_state[LINK].keys()
    for name in refused:
        del st.query_params[name]
    return bool(refused)


def notices() -> list[str]:
    """Return the sentences about what this session's link said and no widget took."""
    return st.session_state.get(NOTICES, [])


def linked(name: str) -> dict[str, object]:
    """Return what makes a widget the owner of a link name."""
    return {"key": name, "bind": "query-params"}


def put(name: str, value: object) -> None:
    """Callback of a control that stands beside the owner: set one that owns a link name."""
    st.session_state[name] = value


def set_to(values: Mapping[str, object]) -> None:
    """Callback in the page's own part: set owners wherever they stand, and run everything, so that all follow."""
    _let_go()
    for name, value in values.items():
        st.session_state[name] = value
    st.rerun()


# ---- panels: parts of a page that are drawn again by themselves ----


class Panel(NamedTuple):
    """How to find what a panel shows, how it was drawn last, and how to put new pieces into that drawing, if at all.

    put(drawn, new, ahead) returns by slot what is new since Streamlit's elements were drawn, or was put there since.
    """

    prepare: Callable[[], object]
    say: Callable[[object], object]
    drawn: object
    put: Callable[[object, object, dict[str, object]], dict[str, object] | None]


def arrive(page: str) -> None:
    """Note which page a run of everything draws, and set what the link that led there says.

    To Streamlit a control is another one on another page: a mirror of the same name would come up at its default there.
    And a control that is drawn on both keeps what it was set to, whatever a link from page to page says.
    """
    st.session_state[PAGE] = page
    if _turned():
        for name, value in read(st.query_params.to_dict())[0].items():
            st.session_state[name] = value
            if name == "temperature":
                st.session_state[TYPED] = st.query_params[name]
        for name, (number, *_) in st.session_state.get(MIRRORS, {}).items():
            st.session_state.pop(f"{name}_{number}", None)


def _turned() -> bool:
    """Return whether this run draws another page than the one before."""
    return st.session_state.get(DRAWN, st.session_state[PAGE]) != st.session_state[PAGE]


def carry(name: str, default: object) -> None:
    """Before the owner is drawn that has one of its kind on other pages too, bring along what it was set to there.

    Streamlit does so itself, but not out of a session's first run: what a link said would be forgotten.
    """
    if _turned():
        st.session_state[name] = settled(name)
        if st.session_state[name] != default:
            with contextlib.suppress(StreamlitAPIException):  # a run that was cut short has bound it: the link has it
                st.query_params[name] = str(st.session_state[name])


def begin() -> None:
    """Begin a run of everything: no panel is drawn yet."""
    st.session_state[PANELS], st.session_state[SLIDERS], st.session_state[CLAIMED] = {}, {}, set()
    st.session_state[WHOLE], st.session_state[SETTLING] = False, True
    st.session_state.setdefault(AHEAD, {})


def end() -> None:
    """End a run of everything that was not cut short: every panel is drawn, and known."""
    remember()
    st.session_state[WHOLE], st.session_state[DRAWN] = True, st.session_state.get(PAGE)


def claim(name: str) -> None:
    """Take a name for a panel that stands on a page, in no other fragment; a run of everything draws each but once."""
    claimed = st.session_state[CLAIMED]
    if name in claimed and not st.session_state[WHOLE]:
        raise ValueError(f"a page draws each panel once, with a name of its own: {name!r} is taken")
    claimed.add(name)


def join(name: str, panel: Panel) -> None:
    """Note that a panel is drawn, to be drawn again when what it shows is not what was drawn."""
    st.session_state[PANELS][name] = panel
    if name in st.session_state[AHEAD]:  # the browser may find nothing new in it, and leave what was put
        st.session_state[AHEAD][name] = panel.put(panel.drawn, panel.drawn, st.session_state[AHEAD][name])


def leave(name: str) -> None:
    """Note that a panel needs not be drawn again: it is folded away."""
    st.session_state[PANELS].pop(name, None)


def follow(*others: str) -> None:
    """Callback of an owner that no other control depends on: draw the panels that change, and these fragments.

    Its owner stands in a channel (live.control): a run of everything, even one that is cut short at once, makes the
    browser draw every element again. A callback that sets another control must not use this: the run that it asks for
    doesn't tell the browser about values set here.
    """
    first_change = ["actions"] if len(st.session_state.get(HISTORY, [])) < 2 else []  # undo becomes possible
    _let_go()
    remember()
    redraw(*first_change, *others)


def redraw(*others: str) -> None:
    """In a callback: put what has changed into the drawings that keep their form, and draw the other changed panels.

    All that was put stays in what is sent until Streamlit's elements have it too, so a lost message does no harm.
    Where nobody is known to put them, every changed panel is drawn. Everything runs if not all is known, or if a part
    is not on this page.
    """
    if not st.session_state[WHOLE]:  # the latest run of everything was cut short: panels that it left out are old
        st.rerun()
    st.session_state[SETTLING] = False  # if that was cut short, some elements haven't what is ahead
    panels, ahead, again = st.session_state[PANELS], st.session_state[AHEAD], []
    prepared = {prepare: prepare() for prepare in {panel.prepare for panel in panels.values()}}
    for name, panel in panels.items():
        found = panel.say(prepared[panel.prepare])
        if found == panel.drawn and name not in ahead:
            continue
        put = panel.put(panel.drawn, found, ahead.get(name, {})) if met() else None
        if put is None:
            ahead.pop(name, None)
            again.append(name)
        else:
            ahead[name] = put
    if not again and not others:
        return  # the control's own channel sends what is ahead
    try:
        st.rerun([*dict.fromkeys([*again, *others, "live"])])
    except StreamlitAPIException:
        st.rerun()  # to return would run the control's own part only


def ahead(last: bool = False) -> dict[str, object]:
    """Return what is to be put into the panels' drawings.

    last: asked after all panels. A run that draws them all puts it for the last time: then they have it themselves.
    """
    if not st.session_state[WHOLE]:
        return {}
    found = {slot: piece for put in st.session_state[AHEAD].values() for slot, piece in put.items()}
    if last and st.session_state[SETTLING]:
        st.session_state[AHEAD], st.session_state[SETTLING] = {}, False
    return found


def meet() -> None:
    """Callback of the script that puts pieces, before the first change: from now on it is relied upon."""
    st.session_state[ALIVE] = True


def met() -> bool:
    """Return whether that script is relied upon."""
    return st.session_state.get(ALIVE, False)


def settle() -> None:
    """Callback at rest: give Streamlit's own elements what was put into their drawings."""
    st.session_state[SETTLING] = True
    try:
        st.rerun([*st.session_state[AHEAD], "live"])
    except StreamlitAPIException:
        return


# ---- sliders that are being dragged ----


def slides(slider: str, name: str, stops: Sequence[object] | None = None) -> None:
    """Note that a slider stands for a control, and what its positions are: stops, or None for the numbers themselves."""
    st.session_state[SLIDERS][slider] = name, stops


def drag(slider: str, channel: str) -> None:
    """Callback while a slider is dragged: show its control there, without setting it; link and undo wait for the release.

    channel: the key of the component that says where it is. The position is forgotten as soon as the control is set to
    anything else than it was before. One that comes late, after its drag was released, counts no more.
    """
    moved = st.session_state[channel].moved
    if not moved:
        return
    meet()
    st.session_state[ANSWERED] = int(moved["number"])
    if moved["moves"] >= st.session_state.get(MOVES, 0) and slider in st.session_state[SLIDERS]:
        name, stops = st.session_state[SLIDERS][slider]
        at = moved["at"] if stops is None else stops[int(moved["at"])]
        st.session_state[HELD] = Held(name, settled(name), at)
        redraw()


def _let_go() -> None:
    """Forget where a slider is held, and every position that is still on its way."""
    st.session_state.pop(HELD, None)
    st.session_state[MOVES] = st.session_state.get(MOVES, 0) + 1


def progress() -> dict[str, int]:
    """Return what the browser should know: which position was drawn last, how many moves, whether it is met; a run's number.

    The latter is new in every run, so that one that changes nothing is seen too, and grows, in a later session too.
    """
    st.session_state[RUNS] = st.session_state.get(RUNS, int(1000 * time.time())) + 1
    return {name.strip("_"): st.session_state.get(name, 0) for name in (ANSWERED, MOVES, RUNS)} | {"alive": met()}


def mirror(name: str, value: object, words: Sequence[str] = ()) -> str:
    """Return the key of a widget that shows what an owner holds without owning it, set to that value.

    Where the owner was moved by other means, the key is a new one: under the old key the browser's next message, sent
    before it knew of the move, would count as the learner's choice of the value before. So it is where a choice has other
    words: the browser sends a choice by its word, and Streamlit takes one that is no longer there for a text.
    """
    mirrors = st.session_state.setdefault(MIRRORS, {})
    number, agreed, offered = mirrors.get(name, (1, value, words))
    if st.session_state.get(f"{name}_{number}", agreed) != value or offered != words:
        number += 1
    key = f"{name}_{number}"
    if key not in st.session_state:
        st.session_state[key] = value
    mirrors[name] = (number, value, words)
    return key


def chosen(key: str) -> bool:
    """Return whether a mirror holds the learner's choice: its first appearance in the browser counts as a change too."""
    name, _, number = key.rpartition("_")
    present, agreed, _ = st.session_state[MIRRORS][name]
    return int(number) == present and st.session_state[key] != agreed


def take(name: str, key: str, convert: Callable[[object], object] = lambda value: value) -> None:
    """Callback of a mirror outside the page's own part: its owner takes what was chosen."""
    if chosen(key):
        put(name, convert(st.session_state[key]))


def take_and_run_all(name: str, key: str) -> None:
    """Callback of a mirror in the page's own part: its owner, which stands outside, takes what was chosen."""
    if chosen(key):
        set_to({name: st.session_state[key]})


def within(name: str, last: int) -> None:
    """Before its owner is drawn, bring a position beyond the last back to it, in the link too."""
    if now(name) <= last:
        return
    if name in st.session_state:
        st.session_state[name] = last
    else:  # the owner would take what the link says: correct the link, and begin again
        st.session_state[LINK][name] = last
        st.query_params[name] = str(last)
        st.rerun()


def clicked(chart: str) -> dict[str, int]:
    """Return what the latest click on a chart selects: the fields of its selection, but for the turn."""
    for points in st.session_state[chart].get("selection", {}).values():
        if points:
            st.session_state[TURN] = turn() + 1
            return {field: int(at) for field, at in points[0].items() if field != "turn"}
    return {}


def edited(table: str) -> dict[int, dict[str, object]]:
    """Return what a data editor's learner changed: row → column → value."""
    return st.session_state[table]["edited_rows"]


def table(name: str, present: object, shown: Callable[[object, dict], object]) -> tuple[str, object]:
    """Return the key of a data editor that shows what an owner holds, and what its own changes come on top of.

    shown(base, changes) is what the editor shows, in the owner's terms. Where the owner was moved by other means, the
    editor is a new one; after its own changes it is not, and the learner can go on typing.
    """
    tables = st.session_state.setdefault(MIRRORS, {})
    number, base = tables.get(name, (1, present))
    changes = st.session_state.get(f"{name}_{number}", {}).get("edited_rows", {})
    if shown(base, changes) != present:
        number, base = number + 1, present
    tables[name] = (number, base)
    return f"{name}_{number}", base


def typed_temperature() -> str | None:
    """Return the temperature as the link spelt it: its widget takes no other spelling of a value."""
    return st.session_state[TYPED]


# ---- what plays by itself ----


def playing() -> bool:
    """Return whether the page's player runs."""
    return st.session_state.get(PLAYED) is not None


def play(on: bool) -> None:
    """Set the player going or to rest, and run everything: how often a part runs by itself is said where it is drawn."""
    st.session_state[PLAYED] = time.monotonic() if on else None
    if on:
        st.session_state[PLACED] = ((), 0.0)
    st.rerun()


def due(seconds: float) -> bool:
    """Return whether the player should take its next step now; not in a run of everything, nor after it was left alone."""
    if not playing() or not st.session_state[WHOLE]:
        return False
    waited = time.monotonic() - st.session_state[PLAYED]
    if waited > LEFT_ALONE:
        play(False)
    if waited < 0.8 * seconds:
        return False
    st.session_state[PLAYED] = time.monotonic()
    return True


def step(name: str, value: object) -> None:
    """Set an owner that the running part is about to draw, and put what follows into the panels, which keep their form.

    Where nobody is known to put it, everything runs: panels that are drawn by themselves would leave this part out.
    """
    _place(name, value)
    if not met():
        st.rerun()
    redraw()


def _place(name: str, value: object) -> None:
    """Set an owner that plays, and note from where to where."""
    places, _ = st.session_state.get(PLACED, ((), 0.0))
    st.session_state[PLACED] = (*places[-20:], settled(name), value), time.monotonic()
    st.session_state[name] = value


def typed(name: str) -> None:
    """Callback of an owner that plays, too: follow it, unless it is at a place that it has left.

    While it plays, the browser speaks every half second, and says with it where it believes the owner to be.
    """
    places, when = st.session_state.get(PLACED, ((), 0.0))
    if time.monotonic() - when < LATE and st.session_state[name] in places[:-1]:
        st.session_state[name] = places[-1]
        return
    follow()


def press(name: str, value: object) -> None:
    """Callback of a button beside an owner in the same part: set it, so that undo can go back; it follows as in `step`."""
    if playing():
        _place(name, value)
    if not met() or len(st.session_state.get(HISTORY, [])) < 2:  # undo becomes possible: its button is elsewhere
        set_to({name: value})
    _let_go()
    st.session_state[name] = value
    remember()
    redraw()


# ---- undo and reset ----


def remember() -> None:
    """Add the present state to what undo goes back through."""
    st.session_state[HISTORY] = history()[-STEPS_KEPT:]


def history() -> list[dict[str, object]]:
    """Return all states up to the present one; a state that didn't change isn't there twice."""
    kept, present = st.session_state.get(HISTORY, []), {name: settled(name) for name in LINKED}
    return kept if kept and kept[-1] == present else [*kept, present]


def undo() -> None:
    """Go back by one state."""
    kept = st.session_state[HISTORY][:-1]
    st.session_state[HISTORY] = kept
    set_to(kept[-1])


def reset() -> None:
    """Set every control to its default."""
    st.session_state[NOTICES] = []
    set_to({name: linked.default for name, linked in LINKED.items()})


# ---- this run ----


def first_run() -> bool:
    """Return whether this session has drawn no page yet."""
    return HISTORY not in st.session_state


def turn() -> int:
    """Return a number that is new after every click: with it in its fields, a second click on the same row is sent."""
    return st.session_state.get(TURN, 0)


def dark() -> bool:
    """Return whether the learner's theme is dark."""
    return st.context.theme.type == "dark"
