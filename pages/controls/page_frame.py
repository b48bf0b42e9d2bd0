"""The frame of all pages: the style, the menu, a title, tables, links to pages, and what of a link was not taken."""

import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from attn_core.mistakes.definition import FEWEST_WORDS
from pages.answers import page_boards
from pages.charts import colours
from pages.controls import board, session
from pages.text import languages, markdown
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined, stylesheet
from pages.view import model_view, traced_view
from pages.view.link import RELEASE, VERSION
from pages.view.menu import CARDS, CODE, LEARN, MODELS, PRACTICE, UNLISTED, page_at
from pages.view.settings import MAX_TOKENS, OWN

words, keys, limits = Words("frame"), Words("keys"), Words("limits")
DrawPage = Callable[[str], object]  # draws the page of a name
FOLDER = Path(__file__).parents[1]  # of the pages
KEYS = {  # action → its keys, separated by spaces
    "full_screen": "F",
    "next_picture": "V",
    "steps": "← →",
    "rows": "↑ ↓",
    "player": "B P N",
    "large_type": "L",
    "class_code": "C",
    "class_deck": "D",
    "this_list": "?",
    "close": "Esc",
}
TOAST = 8  # checks between two sentences: a toast stays for 4 s


def waits(check: int) -> None:
    """Say that a page waits for its turn, again whenever the sentence fades; the run of a page that was left ends here."""
    session.look_up()
    if check % TOAST == 1:
        st.toast(limits.PAGE_WAITS)


def begin() -> None:
    st.set_page_config(page_title=words.APP, layout="wide", initial_sidebar_state=300)
    st.html(_style())


@functools.cache
def _style() -> Markup:
    style = "\n".join((FOLDER / "browser" / name).read_text(encoding="utf-8") for name in ("style.css", "class.css"))
    return stylesheet(f"{colours.properties()}\n{style}")


def menu(draw: DrawPage) -> dict[str, Sequence[StreamlitPage]]:
    """Return the menu: section → pages. The first page stands at / and, unlisted, at /explore."""
    explore = [page("explore", draw), _page("explore", draw, visibility="hidden")]
    folded = {words.LEARN: LEARN, words.MODELS: (*MODELS, *CARDS), words.PRACTICE: PRACTICE, words.CODE: CODE}
    return {"": explore, **{title: [page(name, draw) for name in names] for title, names in folded.items()}}


def page(name: str, draw: DrawPage = lambda name: None) -> StreamlitPage:
    """Return a page as the menu has it. A link needs no function that draws: Streamlit finds its page by the address."""
    return _page(name, draw, **({"url_path": "home", "default": True} if name == "explore" else {}))


def _page(name: str, draw: DrawPage, **options: object) -> StreamlitPage:
    usual = {"url_path": name, "visibility": "hidden" if name in UNLISTED else "visible"}
    return st.Page(functools.partial(draw, name), title=numbered(name), **usual | options)


def numbered(page: str) -> str:
    """Return a page's title, after its number where it is a chapter of Learn."""
    number = LEARN.index(page) if page in LEARN else 0
    return f"{number} {words.TITLES[page]}" if number else words.TITLES[page]


def display() -> None:
    """Draw everything as large as the link says; and, unseen, the list of the keys, which keys.js opens."""
    if session.view().display == "projector":
        st.html(FOLDER / "browser/projector.css")
    listed = [
        part
        for action, names in KEYS.items()
        for part in (
            element("dt", joined(*(element("kbd", key) for key in names.split()), between=" ")),
            element("dd", keys.LIST[action]),
        )
    ]
    letters = element("label", f" {keys.LETTERS}"), element("p", f"{keys.LETTERS_WHY} {keys.NOT_IN_FIELDS}")
    version = element("small", f"{words.APP} {RELEASE}")
    body = element("h2", keys.TITLE), element("dl", *listed), *letters, version, element("button", keys.CLOSE)
    st.html(element("div", *body, id="keys", data_title=keys.TITLE))


def language() -> None:
    """Draw what stands in the menu's line on every page: the keys, large type, the other languages by their own names."""
    large = session.view().display == "projector"
    with st.container(horizontal=True, gap="xsmall", key="language"):
        st.html(element("button", "?", id="keys_button", title=keys.OPEN, aria_label=keys.OPEN), width="content")
        if large:
            hint = keys.NEXT_PICTURE
            st.html(element("button", keys.PICTURE, id="picture_button", title=hint, aria_label=hint), width="content")
        with st.container(key="type_size", width="content"):
            label, to = (keys.NORMAL_TYPE, "normal") if large else (keys.LARGE_TYPE, "projector")
            st.button(
                "A−" if large else "A+", type="tertiary", help=label, on_click=session.set_controls, args=({"display": to},)
            )
        for token, each in languages.REGISTRY.items():
            if token != session.language():
                sets = {"lang": token}
                st.button(each.name, key=f"language_{token}", type="tertiary", on_click=session.set_controls, args=(sets,))


def notices() -> None:
    """Say what this session's link says that no control took; empty, the place is there."""
    body = "  \n".join(map(markdown.notice, session.notices()))
    st.html(element("div", markdown.html(body) if body else "", class_="say", id="notices"))


def chapters(page: str) -> None:
    """Draw one line of links to the Learn pages on each of them; its place is there on every page, so that none shifts."""
    with st.container(horizontal=True, gap="xsmall", key="chapters"):
        if page in LEARN and not st.context.is_embedded and not session.protects("step"):
            for name in LEARN:
                to(name, numbered(name))


def title(text: str, page: str, first: tuple[str, str] | None = None, beside: Markup | None = None) -> Callable[..., None]:
    """Draw a page's title; return what draws its boards: draw(board, later).

    first: the page that it goes with, and the label of the link to it; beside: a link to elsewhere
    """
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="title"):
        st.title(text, anchor=False, width="stretch")
        leads = not (session.view().lesson or st.context.is_embedded)  # whoever is new
        if first and leads:
            with st.container(width="content", key="first"):
                to(*first)
        if beside and leads:
            st.html(beside, width="content")
    return boards(page)


def tools(page: str) -> None:
    """Draw what every page offers: to share the view, and one menu of the rest. What is closed isn't asked for."""
    draw = boards(page)
    with st.popover(words.SHARE, icon=":material/share:", type="tertiary", key="share"):
        draw("share", later=True)
    with st.popover(words.MORE, icon=":material/more_horiz:", type="tertiary", key="more"):
        draw("actions", later=True)
        for name, label in words.FOLDED.items():
            if name in page_boards.boards(page):
                with st.expander(label):
                    draw(name, later=True)


def boards(page: str) -> Callable[..., None]:
    """Return what draws the boards of a page: draw(board, later)."""
    return functools.partial(board.draw, page)


def tables(draw: Callable[..., None], titles: Mapping[str, str]) -> None:
    """Draw a page's tables of numbers, by their titles, folded away, a tab each; draw(board, later) draws one.

    Nothing of them is computed before they are unfolded.
    """
    with st.container(key="tables"), st.expander(words.TABLES):
        for tab, name in zip(st.tabs(list(titles.values())), titles, strict=True):
            with tab:
                draw(f"table_{name}", later=True)


def to(name: str, label: str) -> None:
    """Draw a link to another page, which keeps what the learner has set."""
    st.page_link(page(name), label=label)


def way(name: str, label: str) -> None:
    """Draw the way from one page to the next, where there is one: not in another site's page, nor off a locked step."""
    if not st.context.is_embedded:
        st.page_link(page(name), label=label, disabled=session.protects("step"))


class PageLink(NamedTuple):
    """A link to another page: its label, the page, and what is set there besides."""

    label: str
    page: str
    values: Mapping[str, str] = {}


def links(lead: str, *to: PageLink) -> None:
    """Draw links to other pages in one line; they keep what the learner has set, and can be copied."""
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall"):
        st.markdown(f"**{lead}**", width="content")
        for link in to:
            label, there = f":primary[{link.label}]", page(link.page)
            sets = {**link.values, "v": VERSION} if link.values else None  # which says that it sets all else, too
            st.page_link(there, label=label, icon=":material/arrow_forward:", query_params=sets)


def count(page: str) -> int:
    """Return how many words can be selected on a page."""
    if "model_text" in OWN.get(page, ()):
        return len(model_view.read(session.view().model_text))
    most = traced_view.longest() if page_at(page) == "explore" else MAX_TOKENS
    queries, _ = traced_view.sizes(session.view(), most)
    return max(queries, FEWEST_WORDS) if queries and page == "mistakes" else queries  # which repeats the few words of a text
