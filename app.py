"""The router: one menu for all pages, and the controls that they share."""

import streamlit as st

from pages.ui import live, shell, sidebar, state

shell.start()
page = st.navigation(shell.pages(), position="top")
state.arrive(page.url_path)
sidebar.draw()
page.run()
live.stage()
