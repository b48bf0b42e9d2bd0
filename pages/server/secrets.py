"""Secrets as settings, for hosts that have a form for secrets and none for variables. Imported before what reads variables.

Streamlit makes variables of secrets, too, but only once its app starts, and has read its own settings by then.
"""

import os

import streamlit as st
from streamlit import config


def read() -> None:
    """Set what secrets name: variables, and options of Streamlit's. What the environment sets already stays as it is."""
    before = dict(os.environ)
    if not st.secrets.load_if_toml_exists():
        return
    os.environ.update(before)
    options = {option.env_var: name for name, option in config.get_config_options().items()}
    for variable in (options.keys() & st.secrets.keys()) - before.keys():
        config.set_option(options[variable], typed(st.secrets[variable], config.get_option(options[variable])))


def typed(value: object, now: object) -> object:
    """Return a value as its option wants it: where that is a list, a text has spaces between its parts."""
    return value.split() if isinstance(now, list) and isinstance(value, str) else value


read()
