"""Streamlit's command, begun once all is imported and has answered: python -m pages.server.prepared run app.py

`streamlit run` listens before anything is imported, so that a single server shows its page early. One replica of several
must not: the others answer meanwhile, and nginx would send it visitors who then wait for torch.
"""

import json

from streamlit.web import cli

import pages.server.secrets  # noqa: F401  (first, since what follows reads the environment)
from pages.server import startup


def prepare() -> None:
    """Import everything that computes and draws, and answer one question, so that the first visitor waits for nothing."""
    startup.begin().join()
    from pages.answers import answer, page_boards  # noqa: PLC0415  (import torch, which begins in a thread beside the rest)

    answer.reply(json.dumps({"n": 0, "page": "explore", "link": "", "boards": list(page_boards.boards("explore"))}))


if __name__ == "__main__":
    prepare()
    cli.main(prog_name="streamlit")
