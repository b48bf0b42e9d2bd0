"""What Share says: a link with a task, with controls that are locked or hidden, its QR code, and a page that shows it."""

from collections.abc import Sequence

# ---- whoever opens such a link ----

YOUR_TASK = "Your task:"
UNLOCK = "Unlock"
CLOSE = "Close the task"


def locked(labels: Sequence[str]) -> str:
    return f"Locked: {', '.join(labels)}."


def no_such_control(names: Sequence[str], more: int) -> str:
    """more: how many names are left out."""
    rest = f" and {more} more" if more else ""
    return f"The link locks or hides {', '.join(names)}{rest}: this page has no such control at present."


# ---- whoever makes one ----

ABOUT = "A link to this view with all present settings."
TASK, TASK_HINT = "Task", "One line at the top of the page"
STEP, DISPLAY = "Step", "Large type for a projector"
CONTROLS = "Controls"
CONTROLS_ABOUT = (
    "A locked control is visible but cannot be moved; a hidden one is not visible. One button unlocks all of them."
)
FREE, LOCKED, HIDDEN = "free", "locked", "hidden"
LOCK_ALL, FREE_ALL = "Lock all", "Free all"
LINK, COPY, OPEN = "Link", "Copy link", "Open it"
QR, QR_LARGER = "QR code of this link", "Show the code large"
FRAME, COPY_FRAME = "For a course page", "Copy HTML"
FRAME_ABOUT = "This HTML shows the view inside another page, without the menu."
LOCAL = "Phones can’t open this address: it is valid on this computer only. Open the app by its address in the network."
WHOLE = "Everyone who has the link can read the texts in it."

# ---- the code ----

NO_ADDRESS = "A QR code is made of an address that begins with http:// or https://."


def too_long(count: int, most: int) -> str:
    return f"The link is too long for a QR code: it has {count} characters, a code takes {most}. A shorter sentence helps."


def dense(count: int) -> str:
    return f"With {count} characters the code is dense: phones read it from close by. A shorter link has a coarser code."
