"""What is said around a lesson: on its panel, on the page of lessons, and of a file that can't be read as one."""

from collections.abc import Iterable, Sequence

# ---- the page of lessons ----


ERROR_HEAD, NO_ERRORS = ("line", "error"), "The lesson has no errors."


def link_length(count: int, most: int) -> str:
    """Say how long the link of an own lesson is; most: characters that a QR code takes."""
    if count <= most:
        return f"Its link has about {count} characters. A QR code can carry it: see “Share”."
    return (
        f"Its link has about {count} characters, and a QR code carries at most about {most}: shorten the lesson, or put "
        "its file into the server’s folder of lessons, where its name is enough."
    )


# ---- what is wrong in a file ----


def no_page(page: str, pages: Iterable[str]) -> str:
    listed = ", ".join(page for page in pages if page != "lessons")
    return f"There is no page “{page}” for a lesson: the pages are {listed}."


def no_goal(written: str, names: Sequence[str]) -> str:
    """names: what a goal can be about on its page."""
    return f"“{written}” is no goal here: it looks like temperature <= 0.5 or mask = causal. {_names(names)}"


def _names(names: Sequence[str]) -> str:
    return f"The names of this page are {', '.join(names)}." if names else "This page has no goals."


def no_row(page: str, name: str, names: Sequence[str]) -> str:
    return f"The page {page} shows no selected row, so {name} can’t be a goal there. {_names(names)}"
