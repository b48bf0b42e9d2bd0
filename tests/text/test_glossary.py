"""Terms hold their meaning where they are first said, and nothing else of the sentence changes."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pytest

from pages import registry
from pages.board import declaration, layout
from pages.board.pieces import Code, Picture
from pages.panels.shared.named_words import with_words
from pages.text import glossary, languages, markdown
from pages.text.languages import Words, said
from pages.view import settings
from pages.view.menu import LEARN
from pages.view.openings import opening
from pages.view.settings import View

TAG = re.compile(r"<[^<>]*>")


def test_the_first_mention_of_each_term_is_explained_and_no_later_one():
    markup = glossary.explained(markdown.html("A query meets each key: the score of query and keys."))
    assert re.findall(r'class="term"[^>]*>(\w+)<', markup) == ["query", "key", "score"]
    assert re.sub(r"<[^>]*>", "", markup) == "A query meets each key: the score of query and keys."
    longer = glossary.explained("attention weight, monkeys, unmasked")  # one term, and parts of words are none
    assert re.findall(r'class="term"[^>]*>([\w ]+)<', longer) == ["attention weight"]


# how sentences say a term that belongs to the field: language → term → its forms
SAID = {
    "en": {
        **{"head": "heads?", "d_model": "d_model", "dot product": "dot[- ]products?", "layer": "layers?", "ALiBi": "ALiBi"},
        **{"rollout": "rollouts?", "convolution": "convolutions?", "logit": "logits?", "residual stream": "residual stream"},
        **{"LayerNorm": "LayerNorm", "embedding": "embeddings?", "projection": "projections?", "softmax": "softmax"},
        **{"temperature": "temperatures?", "scaled score": "scaled scores?", "edge": "edges?", "bias": "bias(?:es)?"},
    },
    "de": {
        **{"head": "(?:Kopf|Kopfes|Köpfen?)", "d_model": "d_model", "dot product": r"Skalarprodukt\w*"},
        **{"layer": "Schicht(?:en)?", "ALiBi": "ALiBi", "rollout": "Rollout", "convolution": "Faltung(?:en)?"},
        **{"logit": "Logits?", "residual stream": r"Residual(?:strom|stream)\w*", "LayerNorm": "LayerNorm"},
        **{"embedding": "Embeddings?", "projection": "Projektion(?:en)?", "softmax": "Softmax"},
        **{"temperature": "Temperatur(?:en)?", "scaled score": r"skalierte\w* Scores?", "edge": "Kanten?", "bias": "Bias"},
    },
}
BOLD = re.compile(r"\*\*(.+?)\*\*")


class Part(NamedTuple):
    """What a reader meets at one place of the way.

    explains: whether a term in bold is explained there; where it doesn't, one that stands in bold by itself is
    """

    place: str
    texts: list[str]
    explains: bool = False
    folded: bool = False


def shown(page: str, names: Iterable[str], view: View) -> list[str]:
    """Return what boards say in a view: sentences, tasks, answers, buttons and tables."""
    boards = registry.own(page)
    listed = [piece for name in names for cell in layout.cells(boards[name](view)) for piece in cell.pieces(view)]
    texts = [re.sub("</?b>", "**", piece.html()) for piece in listed if not isinstance(piece, (Picture, Code))]
    return [TAG.sub("", re.sub("</?(?:p|button|td|th)\\b", r" \g<0>", text)) for text in texts]


def _seen(text: str) -> str:
    """Return a sentence as it is read, its formulas as text and its bold words between asterisks."""
    return TAG.sub("", re.sub("</?b>", "**", markdown.html(text)))


def labels(parts: Iterable[declaration.Part]) -> list[str]:
    """Return what controls are called."""
    named = [name for part in parts for name in getattr(part, "names", [getattr(part, "name", "")])]
    return [markdown.text(settings.CONTROLS[name].title) for name in named if name in settings.CONTROLS]


def step_by_step(page: str, lang: str) -> Iterator[Part]:
    """Yield the parts of a declared page in the order in which they are read."""
    steps = getattr(registry.PAGES[page], "steps", ())
    for number, step in enumerate(steps, 1):
        view, place = View(**opening(page, str(number)), lang=lang), f"{page}.{step.name}"
        where, facts = f"{page} {number}", step.facts(view)
        named = with_words(view)
        yield Part(where, [said(f"{place}.title", named), _seen(said(f"{place}.about", named))], explains=True)
        yield Part(
            where, [*labels(step.controls), *shown(page, [each.name for each in declaration.shown(step.controls)], view)]
        )
        yield Part(where, shown(page, [step.name, f"{step.name}_words", f"{step.name}_task"], view))
        yield Part(where, [said(f"{place}.{name}", facts) for name in ("task", "done")])
        for fold in step.folds:
            deeper = f"{where}, {fold.title.rpartition('.')[2]}"
            prose = [said(part.place, view) for part in fold.parts if isinstance(part, declaration.Prose)]
            yield Part(deeper, [said(fold.title, view), *prose], explains=True, folded=True)
            boards = [part.name for part in declaration.shown(fold.parts)]
            yield Part(deeper, [*labels(fold.parts), *shown(page, boards, view)], folded=True)
    if steps:
        yield Part(f"{page} {len(steps)}", [said(f"{page}.summary", named)])


def of_start(lang: str) -> Iterator[Part]:
    """Yield the parts of Start, which has no steps: before the prediction, and after."""
    start, names = Words("start"), ("sentence", "collected", "senses_apart", "task", "senses")
    yield Part("start", [start.DEFINITION, said("start.LEAD", with_words(View())), start.EVEN], explains=True)
    for guess in ("", "football"):
        yield Part("start", shown("start", names, View(start_guess=guess, lang=lang)))
    yield Part("start", [start.summary, start.LIMITS])


@pytest.mark.parametrize("lang", SAID)
def test_nothing_is_used_before_it_is_introduced(lang: str):
    """On the way through Learn, each term stands in bold in an explanation before anything else says it.

    What a fold explains is known in the folds of the page alone, as not everybody unfolds them.
    """
    forms = {term: re.compile(rf"\b{form}\b", re.IGNORECASE) for term, form in SAID[lang].items()}
    known: set[str] = set()
    early: list[tuple[str, str, str]] = []
    with languages.speaking(lang):
        for page in LEARN:
            in_folds: set[str] = set()
            for part in of_start(lang) if page == "start" else step_by_step(page, lang):
                text = " · ".join(part.texts)
                bold = BOLD.findall(text)
                explained = {
                    term for term, form in forms.items() if any(map(form.search if part.explains else form.fullmatch, bold))
                }
                (in_folds if part.folded else known).update(explained)
                unknown = forms.keys() - known - (in_folds if part.folded else set())
                found = {term: forms[term].search(text) for term in unknown}
                early += [(part.place, term, match[0]) for term, match in found.items() if match]
    assert early == []
