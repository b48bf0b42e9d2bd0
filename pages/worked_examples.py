"""Worked examples: known numbers, computed anew beside what they must be, each a link into the page that continues it."""

import streamlit as st

from attn_core import examples
from pages.ui import page_frame
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, position
from pages.ui.link import EXAMPLES
from pages.ui.story.worked_examples.layout import TABLES

example = session.view().example
count = len(examples.run(example).steps)
session.within("example_step", 0, count - 1)  # before any board is drawn: all show the same link
draw = page_frame.title("Do the known numbers come out?", "worked_examples")
ways = {
    name: page_frame.PageLink(page_frame.menu_title(found.page), found.page, found.link)
    for name, found in zip(EXAMPLES, map(examples.run, EXAMPLES), strict=True)
}
draw("lead")

st.markdown("## 1  Seven examples, computed just now")
draw("overview")
titled = [way._replace(label=f"{examples.run(name).title} → {way.label}") for name, way in ways.items()]
page_frame.links("Go on with", *titled)

st.space("small")
st.markdown("## 2  One example, step by step")
choice("Example", "example", EXAMPLES, runs=True, label_visibility="collapsed")
page_frame.links("Go on in", ways[example])
draw("inputs", later=True)
position("Step: from the inputs to the result", "example_step", count, help="Arrow keys step.")
draw("steps", later=True)

page_frame.tables(draw, TABLES)
