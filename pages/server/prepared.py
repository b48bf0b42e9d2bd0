"""Streamlit's command, begun once all is imported: python -m pages.server.prepared run app.py

`streamlit run` listens before it imports the app. A single server may: its visitors wait. One replica of several must not:
while the others answer, nginx would send it visitors who then wait.
"""

import gc

from streamlit.web import cli

gc.disable()  # until `set_up`: it would go through all that is imported, for 0.3 s and more, and find nothing
import pages.server.secrets
import pages.server.startup  # noqa: F401

if __name__ == "__main__":
    cli.main(prog_name="streamlit")
