"""What the core has in English has a name on the page: bugs and their numbers, signs, examples and their steps."""

import pytest

from attn_core import examples, mistakes
from attn_core.biases import BIASES
from attn_core.masks import MASKS
from attn_core.mistakes import MISTAKES, SIGNS
from attn_core.scene import Scene
from attn_core.sources import SOURCES
from pages.text import number_names
from pages.text.languages import Words

bugs = Words("bugs", "en")
core = Words("core", "en")
named = Words("examples", "en")

SCENE = Scene(("The", "bat", "flew", "out"), mask="causal", heads=2)


def test_every_bug_has_a_title_and_a_summary_and_a_premise_where_the_core_has_one():
    assert list(bugs.TITLES) == list(bugs.SUMMARIES) == list(MISTAKES)
    assert all(summary.endswith(".") for summary in bugs.SUMMARIES.values())
    assert list(bugs.PREMISES) == [name for name, mistake in MISTAKES.items() if mistake.premise]
    assert list(bugs.SIGNS) == list(SIGNS)


@pytest.mark.parametrize("name", MISTAKES)
def test_every_number_of_a_bug_has_a_name_of_its_own(name: str):
    labels = [symptom.label for symptom in mistakes.run(name, SCENE).symptoms]
    assert len({bugs.SYMPTOMS[number_names.attribute(label)] for label in labels}) == len(labels)


def test_no_number_of_a_bug_is_named_that_there_is_not():
    outputs = "Largest difference of outputs"
    labels = {label for mistake in MISTAKES.values() for label in mistake.measures}
    labels |= {outputs, f"{outputs}, NaN left out"}
    assert set(bugs.SYMPTOMS) == {number_names.attribute(label) for label in labels}
    assert len(bugs.SYMPTOMS) == len(labels)
    assert len(set(bugs.SYMPTOMS.values())) == len(bugs.SYMPTOMS)


def test_every_example_and_every_step_has_a_name():
    assert list(named.TITLES) == list(named.SUMMARIES) == list(examples.NAMES)
    both = {name: [examples.run(name, slip) for slip in (True, False)] for name in examples.NAMES}
    assert set(named.STEPS) == {f"{name}_{step.name}" for name in both for example in both[name] for step in example.steps}


def test_every_mask_bias_and_source_has_its_own_name_on_the_page():
    assert (
        list(core.MASKS) == list(core.MASK_ALLOWS) == list(core.MASK_NUMBERS) == list(core.MASK_NUMBER_HELP) == list(MASKS)
    )
    assert [token for token, label in core.MASK_NUMBERS.items() if label] == [
        token for token in MASKS if MASKS[token].setting
    ]
    assert {token: bias.name for token, bias in BIASES.items()} == core.BIASES
    assert [*core.SOURCES] == [token for token, source in SOURCES.items() if not source.fixed]
    for named in (core.SOURCES, core.SOURCE_HELP, core.JOBS, core.JOBS_WITHOUT_POSITIONS):
        assert [*named] == [*core.SOURCES]
        assert all(named.values())
