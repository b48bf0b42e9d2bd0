"""What Streamlit runs: the menu, the page's frame, and the controls that pages share."""

import sys
from pathlib import Path

import streamlit as st

sys.path[:] = [*dict.fromkeys([str(Path(__file__).parents[2]), *sys.path])]  # where pages and attn_core stand

from pages.ui import page_frame  # noqa: E402
from pages.ui.controls import session, sidebar  # noqa: E402

page_frame.begin()
page = st.navigation(page_frame.menu(), position="top")
session.arrive(page.url_path)
sidebar.draw(page.url_path, page_frame.count(page.url_path))
page_frame.notices()
page.run()
session.end()
