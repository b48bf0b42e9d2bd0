"""Every task by its table: predicted, done and missed, each answered as its facts say, in every language."""

from collections.abc import Iterator

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
from tests.tasks import TASKS

frame = Words("frame")
STEPS = {
    f"{page}.{step.name}": (page, number, step)
    for page in STEPPED
    for number, step in enumerate(registry.PAGES[page].steps, 1)
}
TEXT = "The small boat sank in the deep sea"  # another sentence


def shown(page: str, number: int, query: str = "") -> settings.View:
    """Return the view of a step as it opens, or with what a link sets."""
    opens = {name: link.spelled(value) for name, value in opening(page, str(number)).items()}
    return link.view({**opens, **link.texts(query.replace(" ", "+")), "step": str(number)}, page)


def asked(page: str, step: declaration.Step, view: settings.View) -> Task | None:
    """Return the task of a view, None where there is nothing to show."""
    [cell] = layout.cells(page_boards.boards(page)[f"{step.name}_task"](view))
    return next(iter(cell.pieces(view)), None)


def predicted(page: str, step: declaration.Step, view: settings.View) -> settings.View:
    """Return the view in which the first answer is given to the prediction that its task asks for."""
    task = asked(page, step, view)
    return view.but(**next(iter(task.guesses.values()))) if task.predicts else view


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


def test_the_table_has_every_step():
    assert [f"{page}.{step}" for page, steps in TASKS.items() for step in steps] == [*STEPS]


@pytest.mark.parametrize("name", STEPS)
def test_a_task_is_predicted_first_then_done_or_missed(name: str):
    """Nothing is done or said before; one answer comes true; each way of missing it gets an answer of its own."""
    page, number, step = STEPS[name]
    row = TASKS[page][step.name]
    view = shown(page, number)
    opens, prediction = asked(page, step, view), step.predict(step.facts(view))
    assert (opens.predicts, opens.happened, opens.nearly) == (True, "", "")
    assert ([*prediction.offered], prediction.right, len(opens.guesses)) == ([*row.offered], row.right, len(row.offered))
    assert ways(page, step.name) <= row.misses.keys()

    does = shown(page, number, row.does)
    before = asked(page, step, does)
    assert (before.predicts, before.happened) == (True, "")
    outcomes = []
    for answer, values in zip(step.predict(step.facts(does)).offered, before.guesses.values(), strict=True):
        assert not asked(page, step, view.but(**values)).happened, f"{answer} does the task by itself"
        task = asked(page, step, does.but(**values))
        assert (bool(task.happened), task.missed) == (True, answer != row.right), answer
        assert said(f"{name}.done", step.facts(does)) in task.happened, answer
        outcomes.append(task.missed)
    assert outcomes.count(False) == 1

    for way, query in row.misses.items():
        missed = predicted(page, step, shown(page, number, query))
        task = asked(page, step, missed)
        expected = said(f"{name}.nearly", declaration.Facts(step.facts(missed), way=way))
        assert (task.happened, task.nearly) == ("", expected), query
        assert f">{frame.NOT_YET}<" in task.html()  # said in words, and announced
        assert 'class="nearly" role="status"' in task.html()


@pytest.mark.parametrize("name", STEPS)
def test_a_task_follows_what_else_a_link_sets(name: str):
    page, number, step = STEPS[name]
    row = TASKS[page][step.name]
    for query, done in row.done.items():
        view = predicted(page, step, shown(page, number, query))
        assert bool(asked(page, step, view).happened) is done, query
    for query, right in row.others.items():
        prediction = step.predict(step.facts(shown(page, number, query)))
        assert (prediction and prediction.right) == right, query
        assert asked(page, step, shown(page, number, query)).predicts == (right is not None), query


def test_an_experiment_answers_a_try_that_misses():
    """Each way in which an operation may differ from the one that the task asks for."""
    misses = {
        **{"more": "cut_3_1_7_4~off_3_all", "kind": "off_3_1", "layer": "cut_2_1_7_4", "head": "cut_3_0_7_4"},
        **{"arrow": "cut_3_1_7_3", "temperature": "temperature_1_all_1", "one": "temperature_all_all_0.5"},
        **{
            "patch": "patch_2_2_pattern",
            "second": "patch_2_2_output",
            "mask": "mask_all_all_causal",
            "all": "mask_3_all_no_first",
        },
    }
    others = {"temperature": "temperature", "one": "temperature", "mask": "sink", "all": "sink"}
    others |= dict.fromkeys(("patch", "second"), "patch")
    assert ways("surgery", "missed", "") == misses.keys()
    for way, operations in misses.items():
        shows = EXPERIMENTS[others.get(way, "pronoun")]
        second = "The cats near the cat" if way == "second" else shows.other
        texts = {"operations": operations, "model_text": shows.text, "patch_text": second}
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
    for page, number, step in STEPS.values():
        asks = asked(page, step, shown(page, number))
        view = predicted(page, step, shown(page, number))
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


@pytest.mark.parametrize("lang", sorted({*languages.REGISTRY} - {languages.DEFAULT}))
def test_a_question_is_the_same_one_in_every_language(lang: str):
    """Otherwise whoever changes the language would be asked anew."""
    for page, number, step in STEPS.values():
        view = shown(page, number)
        offered = [[*asked(page, step, each).guesses.values()] for each in (view, view.but(lang=lang))]
        assert offered[0] == offered[1] != [], f"{page}.{step.name}"


def test_answers_of_links():
    """One of an older link names no question, and counts; one that isn't offered doesn't; those of other steps stay."""
    step = registry.PAGES["masks"].steps[0]
    for guesses, predicts in (("mask.1", False), ("mask.2~grown.9", True)):
        view = link.from_query(f"guesses={guesses}&mask=causal", "masks")
        assert asked("masks", step, view).predicts is predicts
    [*_, last] = asked("masks", step, link.view({"guesses": "grown.0"}, "masks")).guesses.values()
    assert last["guesses"].startswith("grown.0~mask.7.")


@pytest.mark.parametrize(
    ("name", "other"), [("averaging.hidden", {"averaging_row": 4}), ("query_key_value.two", {"query": 6})], ids=str
)
def test_a_prediction_is_kept_for_the_row_that_it_was_made_of(name: str, other: dict[str, int]):
    """Another row is asked anew, and the way back leads to both answers; the oldest give way where a link is full."""
    page, number, step = STEPS[name]
    first = predicted(page, step, shown(page, number))
    second = first.but(**other)
    assert asked(page, step, second).predicts
    both = predicted(page, step, second)
    assert not asked(page, step, both).predicts
    assert not asked(page, step, first.but(guesses=both.guesses)).predicts
    full = [f"mask.7.{question:04x}" for question in range(16)]
    kept = link.parse("guesses", predicted(page, step, second.but(guesses="~".join(full))).guesses).split("~")
    assert (kept[:-1], kept[-1].partition(".")[0]) == (full[-len(kept) + 1 :], step.name)
