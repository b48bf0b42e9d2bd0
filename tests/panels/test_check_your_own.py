"""Check your own: what is shown of tensors, against torch; and the page, with right, wrong and unreadable files."""

import html
import io
import itertools
import pickle
import re
import zipfile
from collections.abc import Callable

import numpy as np
import pytest
import torch
from streamlit.testing.v1 import AppTest
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import masks, sharpness
from attn_core.diagnosis import Explanation, diagnose, files, printed
from attn_core.diagnosis.files import Call, Opened, Printed
from attn_core.diagnosis.samples import SAMPLES, sample
from attn_core.diagnosis.sentences import SENTENCES
from attn_core.mistakes import MISTAKES
from pages import check_your_own as own
from pages.text import languages
from pages.text.languages import REGISTRY, Words
from tests import wiring

words = Words("check_your_own")
B, H, T, D = 2, 3, 5, 7
Q, K, V = torch.randn(3, B, H, T, D, generator=torch.Generator().manual_seed(0))
CAUSAL = masks.causal(T, T)
RIGHT = torch.softmax((Q @ K.mT / D**0.5).masked_fill(~CAUSAL, -torch.inf), -1)
VECTORS = {"q": Q, "k": K, "v": V}
RIGHT_CALL = "This is attention with your mask; the scores are multiplied by 1/√head_size = 0.353553."


def npz(**tensors: Tensor) -> bytes:
    np.savez(file := io.BytesIO(), **{name: tensor.numpy() for name, tensor in tensors.items()})
    return file.getvalue()


def npy(array: np.ndarray) -> bytes:
    np.save(file := io.BytesIO(), array, allow_pickle=True)
    return file.getvalue()


# ---- open files ----


def test_open_files_are_read_as_those_of_paths_are(tmp_path):
    content = npz(**VECTORS, attn_weights=RIGHT)
    (path := tmp_path / "a.npz").write_bytes(content)
    opened, from_path = files.read([Opened("a.npz", io.BytesIO(content))]), files.read([path])
    assert opened.renamed == from_path.renamed == {"weights": "attn_weights"}
    torch.testing.assert_close(opened.arguments, from_path.arguments, rtol=0, atol=0)
    with pytest.raises(ValueError, match=r"^b\.npz: its tensors must take at most 0 MB"):
        files.read([Opened("b.npz", io.BytesIO(content))], most=1000)
    several = [Opened(f"{name}.npy", io.BytesIO(npy(tensor.numpy()))) for name, tensor in VECTORS.items()]
    with pytest.raises(ValueError, match=r"^v\.npy: .* with those of the other files, got 0 MB"):
        files.read([*several, Opened("weights.npy", io.BytesIO(npy(RIGHT.numpy())))], most=2 * Q.nbytes + 100)


def test_weights_alone_are_read_where_the_caller_allows_it():
    alone = [Opened("a.npz", io.BytesIO(npz(attentions=RIGHT)))]
    assert [*files.read(alone, weights_alone=True).arguments] == ["weights"]
    with pytest.raises(ValueError, match="got no k, q, v"):
        files.read(alone)
    with pytest.raises(ValueError, match="got no k, v"):
        files.read([Opened("a.npz", io.BytesIO(npz(weights=RIGHT, q=Q)))], weights_alone=True)


def test_an_archive_of_very_many_arrays_is_refused_before_they_are_read():
    with zipfile.ZipFile(file := io.BytesIO(), "w") as archive:
        for number in range(files.MOST_ARRAYS + 1):
            archive.writestr(f"{number}.npy", b"")
    with pytest.raises(ValueError, match="at most 100 arrays, got 101"):
        files.read([Opened("a.npz", file)])


# ---- printed tensors ----


def printed_by(package: str, **tensors: Tensor) -> str:
    """Return tensors as torch or numpy prints them, whole."""
    torch.set_printoptions(profile="full")
    try:
        with np.printoptions(threshold=10**9):
            return "\n".join(f"{name} = {each if package == 'torch' else each.numpy()}" for name, each in tensors.items())
    finally:
        torch.set_printoptions(profile="default")


SCORES = (Q @ K.mT / D**0.5).masked_fill(~CAUSAL, -torch.inf)
PROGRAMS = {
    (): RIGHT,
    ("no_scaling",): torch.softmax(SCORES * D**0.5, -1),
    ("wrong_axis",): torch.softmax(Q @ K.mT / D**0.5, -2),
    ("softmax_twice",): torch.softmax(RIGHT, -1),
}


@pytest.mark.parametrize("package", ["torch", "numpy"])
@pytest.mark.parametrize("names", PROGRAMS)
def test_printed_tensors_have_the_verdict_of_the_tensors_in_spite_of_rounding(names: tuple[str, ...], package: str):
    weights = PROGRAMS[names]
    for shown in ({"weights": weights}, {"output": weights @ V}, {"attn_weights": weights, "output": weights @ V}):
        found = own.checked(files.read([Printed(printed_by(package, **VECTORS, **shown))]))
        assert (found.verdict.names, found.verdict.is_attention) == (names, not names)
        assert bool(found.bad.any()) == bool(names)


def test_a_printed_tensor_is_what_was_printed():
    text = """self.q: tensor([[1.2345e-03, -2.5000e+01], [nan, -inf]], device='cuda:0', grad_fn=<AddBackward0>)
        m = array([[ True, False]]), n = [[1 2]
         [3 -4]], h = Parameter containing:\ntensor([0.5000, 1.2345], dtype=torch.float16, requires_grad=True)"""
    found = printed.tensors(text)
    assert [*found] == ["self.q", "m", "n", "h"]
    torch.testing.assert_close(
        found["self.q"], torch.tensor([[1.2345e-3, -25], [torch.nan, -torch.inf]]).half(), equal_nan=True
    )
    assert (found["m"].tolist(), found["n"].tolist()) == ([[True, False]], [[1, 2], [3, -4]])
    assert (found["m"].dtype, found["n"].dtype, found["h"].dtype) == (torch.bool, torch.int64, torch.float16)


BAD_TEXT = {
    "tensor([[1.0]])": "each tensor must follow its name, as in q = tensor([[0.5, 1.0]]), got 'tensor([[1.0]])'",
    "q = __import__('os')": "each tensor must follow its name",
    "q = [[0.1, 0.2]": "closed as often as opened, got the end of the text: paste it whole",
    "q = [[0.1, oh]]": "q must hold numbers in brackets, closed as often as opened, got 'oh]]'",
    "q = [[1, 2], [3]]": "the rows of q must be of one length",
    "q = [[0.1, ..., 0.3]]": 'torch.set_printoptions(profile="full") or numpy.set_printoptions(threshold=sys.maxsize)',
    "q = [1]\nq = [2]": "each tensor once",
    "q = " + "[" * 6: "at most 5 axes",
    "q = [[0.01, 0.02]]": "printed with too few digits",
    "q = [" + "1" * 399_000 + "x]": "q must hold numbers",
    " " * 399_000 + "!": "each tensor must follow its name",
    "q = [1]" + " " * printed.MOST: "at most 400,000 characters",
}


@pytest.mark.parametrize("text", BAD_TEXT, ids=range(len(BAD_TEXT)))
def test_a_bad_text_has_a_sentence(text: str):
    with pytest.raises(ValueError, match=re.escape(BAD_TEXT[text])):
        printed.tensors(text)


# ---- what is shown ----


def test_the_right_weights_are_torchs_and_nothing_differs():
    output = scaled_dot_product_attention(Q, K, V, is_causal=True)
    for arguments, mask in (({"allowed": CAUSAL}, "given"), ({}, "causal")):
        found = own.checked(Call({**VECTORS, "weights": RIGHT, "output": output, **arguments}))
        torch.testing.assert_close(found.right.float(), RIGHT)
        assert (found.verdict.settings["mask"], bool(found.bad.any())) == (mask, False)
        assert found.hidden.equal(~CAUSAL.expand_as(RIGHT))
        assert own.where(found, 1, 2) == "Head 2 of example 1 agrees with attention in every cell."
    found = own.checked(Call({**VECTORS, "output": output.transpose(1, 2).flatten(2)}))
    torch.testing.assert_close(found.right.float(), output)
    assert (found.shows, bool(found.hidden.any())) == ("output", False)


def test_where_it_shows_is_the_largest_difference_of_a_head():
    wrong = RIGHT.clone()
    wrong[1, 2, 3, :2] += torch.tensor([0.3, -0.1])
    found = own.checked(Call({**VECTORS, "weights": wrong, "allowed": CAUSAL}))
    assert (found.first, found.verdict.explanations) == ((1, 2), ())
    assert found.bad.nonzero().tolist() == [[1, 2, 3, 0], [1, 2, 3, 1]]
    right, theirs = (f"{each[1, 2, 3, 0].item():.4g}" for each in (RIGHT, wrong))
    differs = "differs from attention in 1 of 5 rows (3), most in query 3, key 0"
    assert own.where(found, 1, 2) == f"Head 2 of example 1 {differs}: {theirs} instead of {right}."
    assert own.cells(found, 1, 2).iloc[:, :2].to_numpy().tolist() == [["3", "0"], ["3", "1"]]
    assert own.where(found, 0, 0) == "Head 0 of example 0 agrees with attention in every cell."


def test_a_call_of_one_query_differs_in_its_only_row():
    found = own.checked(Call({**VECTORS, "q": Q[..., -1:, :], "weights": torch.softmax(Q[..., -1:, :] @ K.mT, -1)}))
    assert "differs from attention in its only row, most in query 0, key" in own.where(found, 0, 0)


def test_how_well_a_bug_fits_is_said_of_numbers_that_are_exact_or_not_finite():
    blind = CAUSAL.clone()
    blind[0] = False
    given = {**VECTORS, "allowed": blind, "weights": torch.softmax((Q @ K.mT / D**0.5).masked_fill(~blind, -torch.inf), -1)}
    [explained] = own.checked(Call(given)).verdict.explanations
    assert own.fits(explained).startswith("Some of your numbers are NaN or infinite, unlike those of attention.")
    exact = Explanation(("no_scaling",), before=0.5, after=0.0, where="", line="")
    assert own.fits(exact).endswith("but are exactly those of attention with this bug.")
    two = Explanation(("no_scaling", "wrong_axis"), before=0.5, after=1e-8, where="", line="")
    assert own.fits(two).endswith("from attention with these two bugs by only 1e−08, which is rounding.")


def test_where_the_weights_are_right_and_the_output_is_not_the_output_is_shown():
    joined = (RIGHT @ V).reshape(B, T, H * D)  # without the transpose
    found = own.checked(Call({**VECTORS, "weights": RIGHT, "output": joined}))
    assert found.verdict.names == ("join_without_transpose",)
    assert (found.shows, found.agrees, bool(found.bad.any())) == ("output", True, True)
    assert own.remark(found.verdict) == words.assumed(mask="with a causal mask")
    found = own.checked(Call({**VECTORS, "weights": RIGHT, "output": RIGHT @ V}))
    assert (found.shows, found.agrees, own.remark(found.verdict)) == ("weights", False, words.SCOPE)


def test_the_legend_names_each_kind_of_mark():
    right = own.checked(Call({**VECTORS, "weights": RIGHT, "allowed": CAUSAL}))
    assert own.legend(right, 0, 0) == f"{words.AXES} {words.HIDDEN}"
    seen = own.checked(Call({**VECTORS, "weights": torch.softmax(Q @ K.mT / D**0.5, -1), "allowed": CAUSAL}))
    assert own.legend(seen, 0, 0) == f"{words.AXES} {words.HIDDEN} {words.MARKED} {words.LEAKS}"
    output = own.checked(Call({**VECTORS, "output": V}))
    assert own.legend(output, 0, 0) == f"{words.AXES_OF_OUTPUT} {words.MARKED}"


def test_the_matrices_show_hidden_cells_leaks_and_numbers_that_are_none():
    wrong = RIGHT.clone()
    wrong[0, 0, 0], wrong[0, 0, 1, 4] = torch.nan, 0.25
    found = own.checked(Call({**VECTORS, "weights": wrong, "allowed": CAUSAL}))
    drawn = own.grids(found, 0, 0, dark=False)
    assert [*drawn] == ["right", "theirs", "difference"]
    blank = {name: [v is None for v in spec["datasets"]["cells"]["share"]] for name, spec in drawn.items()}
    hidden = ~CAUSAL
    assert blank["right"] == hidden.flatten().tolist()
    hidden[0], hidden[1, 4] = True, False
    assert blank["theirs"] == blank["difference"] == hidden.flatten().tolist()
    assert len(drawn["theirs"]["datasets"]["flaws"]["tip"]) == 2  # the row of NaN, and the leak
    assert own.picture_title(found, "difference") == "Yours − right · colour scale −1 to 1"
    assert own.cells(found, 0, 0).iloc[0].tolist() == ["0", "0", "1.0000", "undefined"]
    assert "query 0, key 0: undefined instead of 1." in own.where(found, 0, 0)
    assert all(own.grids(found, n, head, dark=True) for n in range(B) for head in range(H))


def test_a_large_head_is_drawn_as_images():
    q, k, v = torch.randn(3, 1, 1, 40, 8, generator=torch.Generator().manual_seed(1))
    found = own.checked(Call({"q": q, "k": k, "v": v, "output": q * 9}))
    assert [("picture" in spec["datasets"]) for spec in own.grids(found, 0, 0, dark=False).values()] == [True] * 3


def test_weights_alone_tell_their_sharpness():
    wrong = RIGHT.clone()
    wrong[0, 1, 2, 0] += 0.5
    found = own.checked(Call({"weights": wrong}))
    assert (found.verdict, found.right) == (None, None)
    keys = sharpness.effective_keys(RIGHT[0, 0])
    ends = f"between {keys.min():.1f} and {keys.max():.1f} of 5 keys"
    assert own.sharp(found, 0, 0) == f"Every row of this head sums to 1 and effectively attends to {ends}."
    assert own.sharp(found, 0, 1).startswith("Only 4 of 5 rows of this head can be weights;")
    assert own.sharp(own.checked(Call({"weights": -RIGHT})), 0, 0).startswith("No row of this head can be weights")
    assert own.rows(found, 0, 0)["effective keys"].tolist() == [f"{each:.4f}" for each in keys.tolist()]
    with pytest.raises(ValueError, match=r"got shape \(3,\)"):
        own.checked(Call({"weights": torch.ones(3)}))


def test_a_call_that_takes_long_is_refused_before_it_is_computed():
    q = torch.zeros(1, 1, 2048, 8)
    with pytest.raises(ValueError, match=r"needs 33,554,432 multiplications .* at most 16,777,216"):
        own.checked(Call({"q": q, "k": q, "v": q, "output": q}))


def test_every_mistake_has_its_words_in_every_language_which_are_those_of_the_report():
    for token in REGISTRY:
        with languages.speaking(token):
            assert {name: bool(own.title(name) and own.advice(name)) for name in SENTENCES} == dict.fromkeys(SENTENCES, True)
    assert {name: own.advice(name) for name in SENTENCES} == SENTENCES
    assert own.shown_by("mask_lost") is None
    assert {own.shown_by(name)["mistake"] for name in SENTENCES.keys() & MISTAKES.keys()} <= MISTAKES.keys()


@pytest.mark.parametrize("name", SAMPLES)
def test_a_known_call_has_the_mistakes_that_it_says(name: str):
    found = diagnose(**sample(name))
    assert (found.is_attention, found.names) == (not SAMPLES[name], SAMPLES[name])


def test_runs_of_places_are_short():
    assert own.ranges([0, 1, 2, 5, 7, 8]) == "0–2, 5, 7–8"
    assert own.ranges([*range(0, 40, 2)]) == "0, 2, 4, 6, 8, 10, …"


def test_the_cell_to_copy_saves_what_is_read(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    masked = own.CELL.replace('"output": output', '"output": output, "mask": mask')
    for cell, dtype in itertools.product((own.CELL, masked), (torch.float32, torch.bfloat16)):
        q, k, v = (each.to(dtype) for each in (Q, K, V))
        weights = torch.softmax((q @ k.mT / D**0.5).masked_fill(~CAUSAL, -torch.inf), -1)
        exec(cell, {"q": q, "k": k, "v": v, "weights": weights, "output": weights @ v, "mask": CAUSAL})
        found = own.checked(files.read([tmp_path / "call.npz"]))
        assert found.verdict.settings.get("mask") == ("given" if cell == masked else "causal"), str(found.verdict)
        assert found.verdict.is_attention
    assert own.CELL.count("\n") <= 8


# ---- the page ----


def upload(*given: tuple[str, bytes]) -> AppTest:
    at = wiring.opened("check_your_own")
    at.file_uploader(key="own_files").set_value([(name, content, "application/octet-stream") for name, content in given])
    return wiring.ran(at)


def said(at: AppTest) -> str:
    kinds = (at.success, at.error, at.info, at.markdown, at.code, at.caption)
    return "\n".join(element.value for kind in kinds for element in kind)


def test_the_page_opens_with_a_call_whose_bug_it_names():
    at = wiring.opened("check_your_own")
    assert [each.value for each in at.error] == ["**This is not attention. One bug explains all numbers.**"]
    assert "Verdict on the known call “A subtle bug”, not on a file of yours:" in said(at)
    assert "- scaled = scores / math.sqrt(d_model)" in said(at)
    at = wiring.move(at, "own_sample", "right")
    assert words.SCOPE in said(at)
    assert ([each.value for each in at.success], [*at.error]) == ([f"**{RIGHT_CALL}**"], [])
    at = wiring.move(at, "own_sample", None)
    assert [each.value for each in at.info] == [words.NOTHING]


def test_an_uploaded_file_has_its_verdict_the_line_and_the_place():
    at = upload(("call.npz", npz(**VECTORS, attn_weights=torch.softmax(Q @ K.mT, -1))))
    assert at.button_group(key="own_sample").value is None
    assert "This is not attention. One bug explains all numbers." in said(at)
    assert "Verdict on call.npz:" in html.unescape(said(at))
    assert "weights is what you call “attn_weights”." in html.unescape(said(at))
    assert "- scaled = scores" in said(at)
    assert len(at.get("vega_lite_chart")) == 3
    assert {"Example of the batch", "Head"} == {each.label for each in at.number_input}
    [key] = [each.key for each in at.number_input if each.label == "Head"]
    for head in range(H):
        assert f"Head {head} of example" in said(wiring.move(at, key, head))
    assert "mistake=no_scaling" in str([each.proto for each in at.get("page_link")])


def test_what_is_guessed_can_be_changed():
    stack = torch.stack([RIGHT.transpose(-1, -2), RIGHT])
    at = upload(("call.npz", npz(**VECTORS, attentions=stack)))
    assert words.NEXT in said(at)
    at = wiring.move(at, "own_layer", 1)
    assert words.NEXT not in said(at)
    assert "This is attention" in said(at)
    turned = {name: each.transpose(1, 2) for name, each in VECTORS.items()}
    at = upload(("call.npz", npz(**turned, output=(RIGHT @ V).transpose(1, 2))))
    assert "This is attention" not in said(at)
    assert words.LAYOUT in said(at)
    at = wiring.move(at, "own_tokens_first", True)
    assert "This is attention" in said(at)
    assert "q, k, v, output are read as (batch, tokens, heads, width)." in said(at)


def test_pasted_tensors_are_checked_and_a_shortened_print_is_refused():
    at = wiring.opened("check_your_own")
    at.text_area(key="own_text").set_value(printed_by("torch", **VECTORS, weights=RIGHT))
    at = wiring.ran(at)
    assert "Verdict on your pasted tensors:" in html.unescape(said(at))
    assert "This is attention" in said(at)
    at.text_area(key="own_text").set_value("q = tensor([0.1234, ..., 0.5678])")
    at = wiring.ran(at)
    [shown] = [html.unescape(each.value) for each in at.error]
    assert "q is shortened by “...”" in shown
    assert at.text_area(key="own_text").value.startswith("q = tensor")


@pytest.mark.parametrize("name", ["call.pt", "call.PTH", "a.pkl", "notes.txt", "none", "call.NPZ"])
def test_a_file_of_another_kind_says_on_the_page_why_it_is_not_opened(name: str):
    at = upload((name, b"anything"))
    [shown] = [html.unescape(each.value) for each in at.error]
    kind = "other" if name in ("notes.txt", "none", "call.NPZ") else "pickle"
    assert shown == f"**{words.CANNOT}:** " + html.unescape(
        words.refused(kind=kind, name=name, endings=".safetensors, .npz, .npy", cell=words.CELL_TITLE)
    )


def test_a_file_that_was_mended_takes_the_place_of_the_one_of_its_name():
    wrong, right = (npz(**VECTORS, output=each @ V) for each in (RIGHT.mT, RIGHT))
    assert "This is attention" in said(upload(("call.npz", wrong), ("call.npz", right)))


def bomb() -> bytes:
    with zipfile.ZipFile(file := io.BytesIO(), "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("q.npy", npy(np.zeros(1))[:128] + bytes(40 * 10**6))
    return file.getvalue()


def header(shape: tuple[int, ...]) -> bytes:
    np.lib.format.write_array_header_1_0(file := io.BytesIO(), {"descr": "<f4", "fortran_order": False, "shape": shape})
    return file.getvalue()


def edited(name: str, at: tuple[int, ...], value: float) -> dict[str, Tensor]:
    tensors = {name: tensor.clone() for name, tensor in {**VECTORS, "weights": RIGHT}.items()}
    tensors[name][at] = value
    return tensors


BAD: dict[str, tuple[bytes, str]] = {
    "pickle.npy": (pickle.dumps([1]), "pickle.npy: the file must be a complete .npy file, got ValueError"),
    "q.npy": (npy(np.array([{}], dtype=object)), "Object arrays cannot be loaded"),
    "bomb.npz": (bomb(), "bomb.npz: its tensors must take at most 16 MB, got 40 MB"),
    "huge.npy": (header((10**9,)), "huge.npy: its tensors must take at most 16 MB, got 4,000 MB"),
    "negative.npy": (header((-1, 5)), "negative.npy: the file must be a complete .npy file"),
    "text.npz": (b"hello", "text.npz: the file must be a complete .npz file, got BadZipFile"),
    "empty.npz": (b"", "empty.npz: the file must be a complete .npz file"),
    "nothing.npz": (npz(), "got no k, q, v"),
    "zero.npz": (npz(**{name: torch.tensor(1.0) for name in ("q", "k", "v", "weights")}), "at least 2 axes"),
    "no_number.npz": (npz(**{name: torch.ones(2, 0) for name in ("q", "k", "v", "weights")}), "at least one number"),
    "nan.npz": (npz(**edited("q", (0, 1, 2, 3), torch.nan)), "q must be finite, got 1 NaN or infinite"),
    "infinite.npz": (npz(**edited("k", (0, 1, 2, 3), torch.inf)), "k must be finite"),
    "narrow.npz": (npz(**{**VECTORS, "k": K[..., :3]}, weights=RIGHT), "q and k must have the same width"),
    "vectors.npz": (npz(**VECTORS), "diagnose needs weights or output"),
    "whole.npz": (npz(**{name: torch.ones(3, 4, dtype=torch.long) for name in ("q", "k", "v", "output")}), "q must"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_has_one_sentence_and_the_page_stays_usable(name: str):
    content, sentence = BAD[name]
    at = upload((name, content))
    [shown] = [html.unescape(each.value) for each in at.error]
    assert shown.startswith("**This can’t be checked:**")
    assert sentence in shown
    at = wiring.move(at, "own_sample", "right")
    assert "This is attention" in said(at)


@pytest.mark.parametrize(
    "written",
    [np.asfortranarray, lambda x: x.astype(">f4"), lambda x: x[:, ::-1, ::-1][:, ::-1, ::-1]],
)
def test_the_order_of_bytes_and_axes_is_no_matter(written: Callable[[np.ndarray], np.ndarray]):
    tensors = {**VECTORS, "output": RIGHT @ V}
    at = upload(*((f"{name}.npy", npy(written(tensor.numpy()))) for name, tensor in tensors.items()))
    assert "This is attention" in said(at)


def test_weights_alone_are_shown_with_what_cannot_be_said():
    at = upload(("weights.npy", npy(RIGHT.numpy())))
    assert [each.value for each in at.info] == [words.ALONE]
    assert len(at.get("vega_lite_chart")) == 1
    assert "Every row of this head sums to 1 and" in said(at)
