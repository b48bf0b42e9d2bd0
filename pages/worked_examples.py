"""Worked examples: known numbers, computed anew beside what they must be, each a link into the page that continues it."""

import streamlit as st

from attn_core import examples
from pages.ui import page_frame
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, position, toggle
from pages.ui.link import EXAMPLES, of_example
from pages.ui.story.worked_examples.layout import TABLES

view = session.view()
example, count = view.example, len(examples.run(view.example).steps)
session.within("example_step", 0, count - 1)  # before any board is drawn: all show the same link
draw = page_frame.title("Do the known numbers come out?", "worked_examples")
listed = {name: examples.run(name, view.example_slip) for name in EXAMPLES}
ways = {
    name: page_frame.PageLink(page_frame.menu_title(each.page), each.page, of_example(name, each.link))
    for name, each in listed.items()
}
draw("lead")

st.markdown("## 1  All examples, computed just now")
draw("overview")
titled = [way._replace(label=f"{listed[name].title} → {way.label}") for name, way in ways.items()]
page_frame.links("Go on with", *titled)

st.space("small")
st.markdown("## 2  One example, step by step")
choice("Example", "example", EXAMPLES, runs=True, label_visibility="collapsed")
if example in examples.CORRECTED:
    why = "Off: divided by the width of a head, as it should be; the source’s numbers stay beside it."
    toggle("The source’s slip: scores divided by √4, not √2", "example_slip", runs=True, help=why)
page_frame.links("Go on in", ways[example])
draw("inputs", later=True)
position("Step: from the inputs to the result", "example_step", count, help="Arrow keys step.")
draw("steps", later=True)

page_frame.tables(draw, TABLES)
