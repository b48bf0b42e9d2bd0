"""What a quiz is made of besides sentences and pictures: where one is in it, its choices, and what was answered."""

import html
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson

from pages.ui.board.pieces import Values, button, icon


class Quiz(NamedTuple):
    """Where one is in a quiz: the question, its level, its seed, each with what it sets.

    levels    label → what it sets; None: it is chosen
    seed      the label of the seed, its link name, what it is, the highest, and what another one sets besides
    """

    slot: str
    place: str
    label: str
    levels: Mapping[str, Values | None]
    seed: tuple[str, str, int, int, Values]
    new: tuple[str, Values]

    def html(self) -> str:
        levels = "".join(
            button(label, sets) if sets else f'<button aria-pressed="true" disabled>{html.escape(label)}</button>'
            for label, sets in self.levels.items()
        )
        label, name, at, highest, besides = self.seed
        sets = f'data-number="{name}" data-besides="{html.escape(orjson.dumps(besides).decode())}"'
        field = f'<input type="number" min="0" max="{highest}" step="1" value="{at}" {sets}>'
        seed = f"<label>{html.escape(label)} {field}</label>"
        group = f'<span role="group" aria-label="{html.escape(self.label)}">{html.escape(self.label)} {levels}</span>'
        return f"<b>{html.escape(self.place)}</b>{group}{seed}{button(*self.new)}"


class Choice(NamedTuple):
    """One of the choices of a question: its label in Markdown, and what it sets, None where it can't be chosen any more.

    sign    "" before the answer, then "check" for the right one and "close" for a wrong one that was chosen
    note    what is said of it besides, "" for nothing
    """

    label: str
    sets: Values | None
    sign: str = ""
    note: str = ""

    def html(self) -> str:
        """Return it as a button."""
        mark = {"check": 'class="right"', "close": 'class="wrong"'}.get(self.sign, "")
        label = f"{self.label} ({self.note})" if self.note else self.label
        return button(label, self.sets, icon=f"{icon(self.sign)} " if self.sign else "", mark=mark)


class Choices(NamedTuple):
    """The choices of a question, after a word or two that only a screen reader says."""

    slot: str
    label: str
    choices: Sequence[Choice]

    def html(self) -> str:
        buttons = "".join(choice.html() for choice in self.choices)
        return f'<div role="group" aria-label="{html.escape(self.label)}">{buttons}</div>'


class Score(NamedTuple):
    """What the browser knows of this question, and what it has kept of the quiz; the script practice.js fills it in.

    answered    the question: quiz, level, question and kind, and, once it is answered, answer, right and right_answer; texts
    sentences   what the script says; save, clear: labels of its buttons; file: the name of the file that it saves
    """

    slot: str
    answered: Mapping[str, str]
    sentences: Mapping[str, str]
    save: str
    clear: str
    file: str

    def html(self) -> str:
        data = {**self.answered, "sentences": orjson.dumps(dict(self.sentences)).decode(), "file": self.file}
        marks = " ".join(f'data-{name}="{html.escape(value)}"' for name, value in data.items())
        acts = (("save", self.save), ("clear", self.clear))
        buttons = "".join(f'<button data-score="{act}" hidden>{html.escape(label)}</button>' for act, label in acts)
        return f'<span class="answered" role="status" {marks}></span>{buttons}'
