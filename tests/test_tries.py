"""What a task answers: a try that misses it is told what it reached, and a verdict belongs to its question."""

from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast, visitor

from attn_core.models.experiments import EXPERIMENTS
from pages import registry, surgery
from pages.answers import page_boards
from pages.board import declaration, layout
from pages.board.pieces import Task
from pages.text import languages
from pages.text.languages import Words, said
from pages.view import link, settings
from pages.view.menu import STEPPED
from pages.view.openings import opening

frame = Words("frame")
MISSES: Mapping[str, Mapping[str, Mapping[str, str]]] = {  # page → step → way of missing its task → a link that does
    "averaging": {
        "past": {"earlier": "averaging_row=4"},
        "product": {"later": "averaging_row=5"},
        "hidden": {"later": "hide_key=5"},
        "choice": {"low": "pull=3.5", "high": "pull=5"},
    },
    "query_key_value": {
        "score": {"higher": "key=6"},
        "two": {"alone": "text=bat&one_matrix=true"},
        "moved": {"weights": "edits=k_0_0_3", "nothing": "edits=v_200_0_3"},
        "learning": {"early": "moment=1", "late": "moment=1600"},
    },
    "weighted_sum": {
        "running": {"before": "dimension=60", "after": "dimension=0", "larger": "projections=previous&dimension=2"},
        "collect": {"warm": "temperature=0.5", "up": "temperature=4"},
        "rows": {"smaller": "query=4"},
        "mixing": {"other": "mixer=mean", "typed": "mixer=convolution&mixer_edits=2_0_0.5"},
    },
    "sharpness": {
        "five": {"near": "multiplier=4", "far": "multiplier=8"},
        "luck": {"other": "seed=0"},
        "spread": {"divided": "power=0.25"},
        "ends": {"little": "temperature=2", "much": "temperature=0.1"},
    },
    "masks": {
        "mask": {"nothing": "window=3", "future": "mask=prefix", "past": "mask=window&window=1", "both": "mask_painted=2-1"},
        "graph": {"row": "mask_rounds=6", "few": "query=6&mask_rounds=3", "many": "query=6&mask_rounds=8"},
        "changed": {"later": "mask_changed=1", "earlier": "mask=none&mask_painted=6-5_5-5_4-5_3-5_2-5_1-5&mask_changed=6"},
        "grown": {"early": "mask_grown=4"},
    },
    "order_and_batch": {
        "alone": {"other": "order_shuffle=2", "stays": "text=bat flew&order_shuffle=2"},
        "placed": {"encoded": "mask=causal", "words": "order_shuffle=5"},
        "apart": {"near": "order_distance=9"},
    },
    "self_and_cross": {
        "self": {"short": "text=Hello"},
        "cross": {"short": "cross_text=Why"},
        "decoding": {"several": "new_tokens=3"},
    },
    "heads": {
        "jobs": {"other": "head=2"},
        "split": {"few": "heads=2"},
        "mixed": {"off": "query=3"},
        "layers": {
            "few": "layers=2",
            "many": "layers=4",
            "misfit": "projections=random&mix_heads=false&head_size=4&layers=2",
        },
    },
    "whole_model": {
        "table": {"trained": "query=3"},
        "added": {"later": "layer=1", "earlier": "query=4&layer=2"},
        "next": {"later": "query=0", "earlier": "query=5"},
        "needed": {"later": "layer=1", "earlier": "query=4&layer=3"},
    },
}
STEPS = [(page, number, step) for page in STEPPED for number, step in enumerate(registry.PAGES[page].steps, 1)]
TEXT = "The small boat sank in the deep sea"  # another sentence


def shown(page: str, number: int, query: str = "") -> settings.View:
    """Return the view of a step as it opens, or with what a link sets."""
    opens = {name: link.spelled(value) for name, value in opening(page, str(number)).items()}
    set_by_link = dict(each.split("=") for each in query.split("&") if each)
    return link.view({**opens, **set_by_link, "step": str(number)}, page)


def asked(page: str, step: declaration.Step, view: settings.View) -> Task | None:
    """Return the task of a view, None where there is nothing to show."""
    [cell] = layout.cells(page_boards.boards(page)[f"{step.name}_task"](view))
    return next(iter(cell.pieces(view)), None)


def answered(page: str, step: declaration.Step, view: settings.View) -> tuple[Task, settings.View]:
    """Return the task of a view, and the view, in which the first answer is given to the prediction that it asks for."""
    task = asked(page, step, view)
    if not task.predicts:
        return task, view
    view = view.but(**next(iter(task.guesses.values())))
    return asked(page, step, view), view


def ways(page: str, name: str, attribute: str = "nearly") -> set[str]:
    """Return the ways of missing a task that a message chooses by; attribute: "" for its own text."""
    found: set[str] = set()

    class Choices(visitor.Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (the library's name)
            if getattr(getattr(node.selector, "id", None), "name", "") == "way":
                found.update(variant.key.name for variant in node.variants)
            self.generic_visit(node)

    message = languages.CATALOGUES["en", page].entries[name]
    Choices().visit(next(each for each in message.attributes if each.id.name == attribute) if attribute else message.value)
    return found


def test_a_try_that_misses_gets_an_answer():
    """Each way that the message tells apart happens; a step that is only opened says nothing."""
    for page, number, step in STEPS:
        where, misses = f"{page}.{step.name}", MISSES.get(page, {}).get(step.name, {})
        assert answered(page, step, shown(page, number))[0].nearly == "", f"{where} speaks before anything is tried"
        assert misses, f"{where} is a silent task"
        assert ways(page, step.name) <= misses.keys(), where
        for way, query in misses.items():
            task, view = answered(page, step, shown(page, number, query))
            expected = said(f"{where}.nearly", declaration.Facts(step.facts(view), way=way))
            assert (task.happened, task.nearly) == ("", expected), f"{where}, {query}"
            assert f">{frame.NOT_YET}<" in task.html(), where  # said in words, and announced
            assert 'class="nearly" role="status"' in task.html(), where


def test_an_experiment_answers_a_try_that_misses():
    """Each way in which an operation may differ from the one that the task asks for."""
    misses = {
        **{"more": "cut_3_1_7_4~off_3_all", "kind": "off_3_1", "layer": "cut_2_1_7_4", "head": "cut_3_0_7_4"},
        **{"arrow": "cut_3_1_7_3", "value": "temperature_1_all_1"},
    }
    assert ways("surgery", "missed", "") == misses.keys()
    for way, operations in misses.items():
        shows = EXPERIMENTS["temperature" if way == "value" else "pronoun"]
        texts = {"operations": operations, "model_text": shows.text, "patch_text": shows.other}
        view = link.view(texts, "surgery")
        expected = said("surgery.missed", declaration.Facts(surgery.experiment(view), way=way))
        task = page_boards.pieces("surgery", view)["task"]
        assert (task.happened, task.nearly) == ("", expected), way
    assert page_boards.pieces("surgery", link.view({"guesses": "pronoun.he"}, "surgery"))["task"].nearly == ""


def moves(page: str, view: settings.View) -> Iterator[dict[str, object]]:
    """Yield another value of each control that a page draws, one by one."""
    for name in (*settings.shared(page), *settings.OWN[page]):
        control, now = settings.CONTROLS[name], getattr(view, name)
        match control.widget:
            case "slider" | "stops" | "choice" | "pick":
                ends = control.offers[:2] if control.widget == "slider" else (control.offers[0], control.offers[-1])
                yield {name: ends[0] if now == ends[1] else ends[1]}
            case "position" | "whole":
                yield {name: 2 if now != 2 else 3}
            case "switch":
                yield {name: not now}
            case _ if "text" in name:
                yield {name: TEXT}


def test_a_verdict_belongs_to_its_question():
    """Whatever is moved: where another question would be asked, or another answer is right, it is asked anew."""
    anew = 0
    for page, number, step in STEPS:
        asks = asked(page, step, shown(page, number))
        view = answered(page, step, shown(page, number))[1]
        right = step.predict(step.facts(view)).right
        for values in moves(page, view):
            now = view.but(**values)
            unanswered, task = asked(page, step, now.but(guesses="")), asked(page, step, now)
            if unanswered is None or not unanswered.predicts:
                continue
            same = unanswered.question == asks.question and step.predict(step.facts(now)).right == right
            assert same or task.predicts, f"{page}.{step.name}, {values}: {unanswered.question}"
            anew += task.predicts
    assert anew > len(STEPS)


@pytest.mark.parametrize("lang", sorted({*languages.OFFERED} - {languages.DEFAULT}))
def test_a_question_is_the_same_one_in_every_language(lang: str):
    """Otherwise whoever changes the language would be asked anew."""
    for page, number, step in STEPS:
        view = shown(page, number)
        offered = [[*asked(page, step, each).guesses.values()] for each in (view, view.but(lang=lang))]
        assert offered[0] == offered[1] != [], f"{page}.{step.name}"


def test_an_answer_of_an_older_link_counts_for_any_question():
    """It names no question; it is opened as it was answered."""
    step = registry.PAGES["masks"].steps[0]
    view = link.from_query("guesses=mask.1&mask=causal", "masks")
    assert "As you predicted." in asked("masks", step, view).happened
