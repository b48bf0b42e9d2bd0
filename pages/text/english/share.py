"""What Share says: a link with a task, with controls that are locked or hidden, its QR code, and a page that shows it."""

from collections.abc import Sequence

# ---- whoever opens such a link ----


def locked(labels: Sequence[str]) -> str:
    return f"Locked: {', '.join(labels)}."


def no_such_control(names: Sequence[str], more: int) -> str:
    """more: how many names are left out."""
    rest = f" and {more} more" if more else ""
    return f"The link locks or hides {', '.join(names)}{rest}: this page has no such control at present."
