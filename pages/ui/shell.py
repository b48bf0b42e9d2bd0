"""The list of pages, and the guard that every page begins with."""

from collections.abc import Sequence
from pathlib import Path

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from pages.ui import state, wire

FOLDER = Path(__file__).parent.parent
ROUTED = "_routed"  # marks a run that came through app.py

STYLE = """<style>
[data-testid=stMainBlockContainer] { padding: 3.5rem 1.5rem 2rem; max-width: 1500px; }
[data-testid=stMain] [data-testid=stVerticalBlock] { gap: 0.35rem; }
[data-testid=stMarkdownContainer] .katex-display { margin: 0.25rem 0 0.9rem; overflow: auto hidden; }
[data-testid=stMain] :is(h1, h2, h4) { padding: 0; margin: 0 0 1rem; line-height: 1.6; }
[data-testid=stButtonGroup] button { padding: 0.25rem 0.5rem; min-width: 2rem; }
[data-testid=stMarkdownContainer] .stMarkdownBadge { font-size: 1em; font-weight: 600; padding: 0 0.35em;
  white-space: normal !important; overflow-wrap: break-word; }
[class*=st-key-live_], .st-key-copy_link [data-testid=stAlertContainer] { display: none; }
.st-key-copy_link:has([data-testid=stAlertContainer])::after { content: "The address is the link"; color: var(--muted); }
.say p { margin: 0; line-height: 1.6; }
.say h2 { font-size: 17px; font-weight: 600; padding: 0; margin: 0 0 1rem; line-height: 1.6; }
.say h4 { font-size: 16px; font-weight: 600; padding: 0; margin: 0 0 1rem; line-height: 1.6; }
.say h2 + p, .say h4 + p { margin-top: -0.25rem; }
.say [class$=-badge] { padding: 0 0.35em; border-radius: 4px; font-weight: 600; overflow-wrap: break-word; }
.say .blue-badge { background: #0072B2; color: #FFF; }
.say .orange-badge { background: #E69F00; color: #000; }
.say .green-badge { background: #009E73; color: #000; }
.say .violet-badge { background: #CC79A7; color: #000; }
.say .gray { color: var(--muted); }
.say a { color: var(--primary); }
.say .primary { color: var(--primary); }
.say .orange { color: #B45F06; }
.say .primary-badge { background: color-mix(in srgb, var(--primary) 15%, transparent); color: var(--primary); }
.say:has(> table) { overflow-x: auto; }
.say table { border-collapse: collapse; width: 100%; }
.say :is(td, th) { padding: 0.2rem 0.5rem 0.2rem 0; text-align: right; font-weight: 400;
  border-bottom: 1px solid color-mix(in srgb, var(--muted) 30%, transparent); }
.say :is(td, th):first-child { text-align: left; }
.say thead th { white-space: nowrap; }
.say .red-badge { background: #B3261E; color: #FFF; }
#slot-lead p:first-child { font-size: 18px; }
#slot-lead p:last-child { display: none; font-size: 14px; }
[data-testid=stSidebarHeader] { height: 2rem; padding: 0.2rem 0.5rem; margin: 0; }
[data-testid=stSidebarUserContent] { padding: 0 0.25rem 0.5rem; }
[data-testid=stSidebarUserContent] [data-testid=stVerticalBlock] { gap: 0.2rem; }
[data-testid=stSidebarUserContent] summary p { font-size: 0.875rem; }
.st-key-ledger { overflow-x: auto; }
.st-key-ledger [data-testid=stElementContainer] { min-width: 560px; }
[data-testid=stHorizontalBlock] [data-testid=stHorizontalBlock] .st-key-query { position: relative; top: 4px; }
[class*=st-key-link_only] { display: none; }
#slot-loop_code { overflow-x: auto; }
#slot-loop_code p { font: 12px/1.75 "Source Code Pro", monospace; white-space: pre; }
#slot-loop_code span { padding: 0; }
@media (max-width: 640px) {
  #slot-loop_code p { white-space: pre-wrap; overflow-wrap: anywhere; }
  #slot-lead p:last-child { display: block; }
  [data-testid=stMainBlockContainer] { padding: 3.8rem 1rem 2rem; }
}
</style>"""

THEMES = {
    False: "<style>:root { --muted: #5B5B6B; --primary: #4A3AA7; }</style>",
    True: "<style>:root { --muted: #B8BAC6; --primary: #A79BF5; } .say .orange { color: #E69F00; }</style>",
}


STORY = {  # section → page → its title in the menu, in the order of the story; a page is a file of this name
    "Start": {
        "worked_examples": "Worked examples",
    },
    "How it works": {
        "averaging": "Averaging",
        "query_key_value": "Query, key, value",
        "weighted_sum": "Weighted sum",
        "sharpness": "Sharpness",
        "masks": "Masks",
        "order_and_batch": "Order and batch",
        "self_and_cross": "Self and cross",
        "heads": "Heads",
        "loops": "Loops",
    },
    "Practice": {
        "mistakes": "Mistakes",
    },
}


def pages() -> dict[str, Sequence[StreamlitPage]]:
    """Return the menu: section → pages. The first page stands at / and, unlisted, at /explore, as its file suggests."""
    explore = FOLDER / "explore.py"
    named = st.Page(explore, title="Explore", url_path="explore", visibility="hidden")
    menu = {
        section: [st.Page(FOLDER / f"{name}.py", title=title, url_path=name) for name, title in listed.items()]
        for section, listed in STORY.items()
    }
    menu["Start"] = [st.Page(explore, title="Explore", url_path="start", default=True), named, *menu["Start"]]
    return {section: listed for section, listed in menu.items() if listed}


def start() -> None:
    """Begin a run of the router: the page's frame, and what the link said, before any widget is drawn."""
    st.set_page_config(page_title="Attention Explorer", layout="wide", initial_sidebar_state=300)
    wire.send_at_once()
    st.html(STYLE + THEMES[state.dark()])
    if state.read_link():
        _again()
    st.session_state[ROUTED] = True
    state.begin()


def guard() -> None:
    """Send a run that came to a page without the router through the router, its link intact.

    Because the folder is called pages, Streamlit runs a page's file by itself for the first visitor after a start who
    arrives by a deep link. Declaring the navigation and running again goes through app.py.
    """
    if not st.session_state.pop(ROUTED, False):
        _again()


def _again() -> None:
    """Begin the run again, on the page that the address names: without the navigation it would be the first one."""
    st.navigation(pages(), position="hidden")
    st.rerun()
