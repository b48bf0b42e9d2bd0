"""Worked examples: known numbers beside the computed ones, each with a link to the page that continues it."""

import streamlit as st

from attn_core import examples
from pages.controls import page_frame, session
from pages.controls.widgets import control
from pages.text.languages import Words
from pages.view.arrival import of_example
from pages.view.settings import EXAMPLES

words, frame, titles = Words("worked_examples"), Words("frame"), Words("examples")
view = session.view()
example, count = view.example, len(examples.run(view.example).steps)
session.within("example_step", 0, count - 1)  # before any board is drawn: all show the same link
draw = page_frame.title(words.TITLE, "worked_examples")
listed = {name: examples.run(name, view.example_slip) for name in EXAMPLES}
ways = {
    name: page_frame.PageLink(frame.TITLES[each.page], each.page, of_example(name, each.link))
    for name, each in listed.items()
}
draw("lead")

st.markdown(f"## {words.ALL_TITLE}")
draw("overview")
listed_ways = [way._replace(label=f"{titles.TITLES[name]} → {way.label}") for name, way in ways.items()]
page_frame.links(words.GO_ON, *listed_ways)

st.space("small")
st.markdown(f"## {words.ONE_TITLE}")
control("example")
if example in examples.CORRECTED:
    control("example_slip")
page_frame.links(words.GO_ON_IN, ways[example])
draw("inputs", later=True)
control("example_step", last=count - 1)
draw("steps", later=True)

page_frame.tables(draw, words.TABLES)
with st.popover(words.VERIFIED, type="tertiary"):
    draw("verified", later=True)
