"""The page of mistakes as it is read back: its tables, its buttons, its pictures."""

import html
import re

from torch import Tensor

from attn_core import scene
from attn_core.mistakes import MISTAKES
from pages.board.pieces import Picture
from pages.text import number_names
from pages.text.languages import Words
from pages.view.settings import SENTENCE
from tests.screen import Screen, body, buttons, slots

bugs_text = Words("bugs", "en")
OUTPUTS = "Largest difference of outputs"
LABELS = {label for mistake in MISTAKES.values() for label in mistake.measures} | {OUTPUTS, f"{OUTPUTS}, NaN left out"}

SCENE = scene.Scene(tuple(SENTENCE.split()), seed=3)
TWENTY = " ".join(f"w{i}" for i in range(20))


def rows_of(at: Screen, slot: str) -> list[list[str]]:
    """Return the rows of a small table as they are read."""
    rows = re.findall(r"<tr><th scope=\"row\">(.*?)</tr>", body(at, slot))
    return [[html.unescape(re.sub("<[^>]+>", "", cell)) for cell in re.split("</t[hd]><td>", row)] for row in rows]


def symptom(at: Screen) -> dict[str, tuple[float, float]]:
    """Return the table of the symptom: label, in the core's words → right and as switched."""
    rows = rows_of(at, "mistake_symptoms")
    labels = {bugs_text.SYMPTOMS[number_names.attribute(label)]: label for label in LABELS}
    return {labels[told]: (float(right.replace("−", "-")), float(now.replace("−", "-"))) for told, right, now in rows}


def bugs(at: Screen) -> dict[str, str]:
    """Return the rows of the table of all mistakes, by title."""
    return {title: " ".join(rest) for title, *rest in rows_of(at, "bugs")}


def matches(at: Screen) -> list[str] | None:
    """Return the mistakes that are offered for a sign, None where nothing was chosen."""
    return list(buttons(body(at, "mistake_matches"))) if "mistake_matches" in slots(at) else None


def pictures(at: Screen) -> list[Picture]:
    """Return the charts of the page."""
    return [piece for piece in at.pieces.values() if isinstance(piece, Picture)]


def scores(setting: scene.Scene) -> Tensor:
    """Return q·k of a scene, (H, T, T)."""
    return scene.trace(setting).heads.scores.double()
