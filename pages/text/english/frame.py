"""What stands around every page: the menu, the steps, the foot, what every board offers, and what the browser says."""


# ---- the steps of a page ----


def deeper(title: str) -> str:
    return f"Deeper: {title}"
