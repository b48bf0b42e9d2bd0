"""The frame of all pages: the story's sections, the style, a page's title, and what of a link was not taken."""

import streamlit as st

from pages.ui import words
from pages.ui.board import board
from pages.ui.controls import session
from pages.ui.link import LONGEST, MAX_TOKENS

EXPLORE = ("", "start", "explore")  # its names in addresses

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

STYLE = """<style>
[data-testid=stMainBlockContainer] { padding: 3.5rem 1.5rem 2rem; max-width: 1500px; }
[data-testid=stMain] [data-testid=stVerticalBlock] { gap: 0.35rem; }
[data-testid=stMarkdownContainer] .katex-display { margin: 0.25rem 0 0.9rem; overflow: auto hidden; }
[data-testid=stMain] :is(h1, h2, h4) { padding: 0; margin: 0 0 1rem; line-height: 1.6; }
[data-testid=stButtonGroup] button { padding: 0.25rem 0.5rem; min-width: 2rem; }
[data-testid=stMarkdownContainer] .stMarkdownBadge { font-size: 1em; font-weight: 600; padding: 0 0.35em;
  white-space: normal !important; overflow-wrap: break-word; }
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
[data-slot=lead] p:first-child { font-size: 18px; }
[data-slot=lead] p:last-child:not(:first-child) { display: none; font-size: 14px; }
[data-testid=stSidebarHeader] { height: 2rem; padding: 0.2rem 0.5rem; margin: 0; }
[data-testid=stSidebarUserContent] { padding: 0 0.25rem 0.5rem; }
[data-testid=stSidebarUserContent] [data-testid=stVerticalBlock] { gap: 0.2rem; }
[data-testid=stSidebarUserContent] summary p { font-size: 0.875rem; }
[data-slot=account] { overflow: auto; max-height: 480px; }
[data-slot=account] :is(thead th, tbody tr:last-child > *) { position: sticky; top: 0; bottom: 0;
  background: var(--st-background-color); }
[data-slot=loop_code] { overflow-x: auto; }
[data-slot=loop_code] p { font: 12px/1.75 "Source Code Pro", monospace; white-space: pre; }
[data-slot=loop_code] span { padding: 0; }
@media (max-width: 640px) {
  [data-slot=loop_code] p { white-space: pre-wrap; overflow-wrap: anywhere; }
  [data-slot=lead] p:last-child:not(:first-child) { display: block; }
  [data-testid=stMainBlockContainer] { padding: 3.8rem 1rem 2rem; }
}

:root { --muted: #5B5B6B; --primary: #4A3AA7; }
.board[data-dark=true] { --muted: #B8BAC6; --primary: #A79BF5; }
.board[data-dark=true] .orange { color: #E69F00; }
.board { display: flex; flex-direction: column; gap: 0.35rem; }
.board:empty { min-height: 240px; }
.board .row { display: grid; gap: 0.35rem 1rem; }
.board .column { min-width: 0; display: flex; flex-direction: column; gap: 0.35rem; }
.board .chart { position: relative; overflow-x: auto; min-width: 0; }
.board .chart.vega-embed { display: block; width: 100%; padding: 0; }
.board .chart:focus-visible { outline: 2px solid var(--st-primary-color); outline-offset: 2px; }
.board .chart details { position: absolute; top: 0; right: 0; opacity: 0; }
.board .chart:is(:hover, :focus-within) details { opacity: 1; }
.board .chart .wider { position: absolute; top: 0; right: 34px; opacity: 0; padding: 0 0.4rem; min-height: 28px; }
.board .chart:is(:hover, :focus-within) .wider { opacity: 1; }
.board .chart.large { position: fixed; inset: 0; z-index: 999990; background: var(--st-background-color); padding: 2rem; }
.board .chart.large svg.marks { width: 100% !important; height: calc(100vh - 4rem) !important; }
.board button { font: inherit; font-size: 0.875rem; cursor: pointer; color: var(--st-text-color);
  background: var(--st-background-color); border: 1px solid var(--st-border-color); border-radius: 6px;
  padding: 0.3rem 0.75rem; min-height: 2.2rem; white-space: nowrap; }
.board button:is(:hover, :focus-visible):not(:disabled) { border-color: var(--primary); color: var(--primary); }
.board button:disabled { opacity: 0.4; cursor: not-allowed; }
.board .icon { font-family: "Material Symbols Rounded"; font-size: 1.2em; vertical-align: middle; }
.board :is(.actions, .buttons, .player) { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; align-items: center; }
.board .buttons button { border-color: transparent; padding: 0.2rem 0.4rem; min-height: 0; }
.board .player [data-act=play] { background: var(--primary); border-color: var(--primary); }
.board .player [data-act=play]:is(*, :hover, :focus-visible):not(:disabled) { color: var(--st-background-color); }
.board .player small { color: var(--muted); }
.player .plays, [data-playing] .player .rests { display: none; }
[data-playing] .player .plays { display: inline; }
.board .scrolls { overflow: auto; max-height: 320px; }
.board .scrolls :is(td, th) { white-space: nowrap; }
.board pre { overflow: auto; max-height: 480px; padding: 1rem; border-radius: 6px; font-size: 13px;
  background: var(--st-secondary-background-color); }
.board .code { position: relative; }
.board .code .gone { color: #B3261E; }
.board .code .new { color: #00684A; }
.board[data-dark=true] .code .gone { color: #FF8A80; }
.board[data-dark=true] .code .new { color: #4FD1A5; }
.board :is([data-slot=check], [data-slot=fix]) pre { white-space: pre-wrap; overflow-wrap: anywhere; padding-right: 5.5rem; }
.board th button { border-color: transparent; padding: 0.1rem 0.3rem; min-height: 0; color: var(--primary); text-align: left;
  white-space: normal; }
.board [data-slot=bugs] :is(td, th) { text-align: left; }
.board .code .copy { position: absolute; top: 0.5rem; right: 0.5rem; }
.board .say.typed { overflow: auto; max-height: 320px; }
.board .typed :is(td, th) { padding: 0; white-space: nowrap; }
.board .typed th { position: sticky; left: 0; padding: 0 0.5rem; background: var(--st-background-color); }
.board .typed thead th { top: 0; left: auto; z-index: 1; }
.board .typed input { width: 5.2rem; font: inherit; color: inherit; background: transparent; border: 1px solid transparent;
  text-align: right; }
.board .typed input:is(:hover, :focus) { border-color: var(--primary); }
.board .stale { position: fixed; bottom: 1rem; right: 1rem; z-index: 99; padding: 0.5rem 1rem; border-radius: 6px;
  background: #B3261E; color: #FFF; }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 640px) { .board .row { grid-template-columns: 1fr !important; } }
</style>"""


def begin() -> None:
    """Begin a run of the router."""
    st.set_page_config(page_title="Attention Explorer", layout="wide", initial_sidebar_state=300)
    st.html(STYLE)


def notices() -> None:
    """Say what this session's link says that no control took; the place is there even when empty."""
    said = "  \n".join(f":orange[**Note**] {words.plain(sentence)}" for sentence in session.notices())
    st.html(f'<div class="say" id="notices">{words.html(said) if said else ""}</div>')


def title(text: str, page: str) -> None:
    """Draw a page's title with what every page offers beside it."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.title(text, anchor=False, width="stretch")
        with st.container(width="content"):
            board.draw(page, "actions")


def count(page: str) -> int:
    """Return how many words can be selected on a page."""
    from attn_core.mistaken import FEWEST_WORDS  # noqa: PLC0415  (imports torch)
    from pages.ui import shown  # noqa: PLC0415  (imports torch)

    found = shown.sizes(session.view(), LONGEST if page in EXPLORE else MAX_TOKENS)[0]
    return max(found, FEWEST_WORDS) if found and page == "mistakes" else found  # which repeats the few words of a text
