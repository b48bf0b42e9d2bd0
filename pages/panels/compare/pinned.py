"""View A of a comparison: the link's value of compare with B's selection."""

from pages.text.languages import remember
from pages.view import link, settings
from pages.view.settings import SELECTION, View


def pinned(view: View, page: str) -> View | None:
    """Return A as a page shows it, None where nothing is pinned.

    The row, head and stage that are looked at are B's, and so are the language and the theme: they are no difference.
    """
    if not view.compare:
        return None
    looked_at = {name: getattr(view, name) for name in (*SELECTION, "lang")}
    return _read(view.compare, page, view.dark).but(**looked_at)


@remember
def _read(text: str, page: str, dark: bool) -> View:
    return View(**settings.complete(page, link.pinned(text)[0]), dark=dark)
