"""Explore: the whole instrument on one screen, match → share → collect, with every control."""

import streamlit as st

from attn_core.models.experiments import EXPERIMENTS
from attn_core.sources import SOURCES
from pages.controls import page_frame, session
from pages.controls.widgets import control
from pages.text.languages import Words
from pages.view import link, traced_view
from pages.view.settings import MAX_TOKENS

words, meaning = Words("explore"), Words("meaning")
starts = dict(zip(words.WINDOW, traced_view.sizes(session.view(), traced_view.longest()), strict=True))
for name, count in starts.items():
    session.within(name, 0, max(count - MAX_TOKENS, 0))

PRONOUN = EXPERIMENTS["pronoun"]
ARROW = {"model_text": PRONOUN.text, "patch_text": PRONOUN.other}
ARROW |= {name: link.spelled(getattr(PRONOUN, name)) for name in ("layer", "head", "query", "key")}
mapped = SOURCES[session.view().projections].has_word_vectors
stages = traced_view.stages(session.view())
draw = page_frame.title(words.DEFINITION, "explore")
if not (session.view().lesson or st.context.is_embedded):  # which lead whoever is new
    with st.container(key="doors"):
        doors = page_frame.PageLink(words.START_HERE, "start"), page_frame.PageLink(words.ONE_ARROW, "surgery", ARROW)
        page_frame.links(words.DASHBOARD, *doors)
draw("lead")
with st.container(key="panels"):  # side by side, or, while two views are compared, one under the other
    with st.container(key="panel_match"):
        st.markdown(words.MATCH)
        draw("sentence")
        control("stage", offers=stages)
        draw("heatmaps")
        for name, count in starts.items():
            if count > MAX_TOKENS:
                control(name, last=count - MAX_TOKENS)
    with st.container(key="panel_share"):
        draw("sharpness")
        if mapped:
            draw("map", later=True)
            with st.expander(meaning.MAP_FOLD):
                control("map_left")
                control("map_right")
                st.markdown(f"{meaning.MAP_ABOUT}\n\n{meaning.LIMITS}")
draw("ledger")
page_frame.tables(draw, {name: title for name, title in words.TABLES.items() if mapped or name != "map"})
with st.expander(words.PROGRAM):
    draw("program", later=True)
with st.expander(words.VERIFIED):
    draw("verified", later=True)
