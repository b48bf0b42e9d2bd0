"""Secrets as variables, for hosts that have a form for secrets and none for variables. Imported before what reads variables.

Streamlit makes variables of them, too, but only once its app starts. A variable that the environment sets already stays.
"""

import os

import streamlit as st

before = dict(os.environ)
st.secrets.load_if_toml_exists()
os.environ.update(before)
