"""The floor: a slider and one line of text, torch imported, the collector tamed as the app tames it."""

import gc

import streamlit as st
import torch  # noqa: F401

temperature = st.slider("Temperature", 0.0, 20.0, 1.0, 0.05)
st.text(f"temperature {temperature}")
gc.freeze()
