"""Check your own in a browser: a file is uploaded, and its verdict and the line are read; a bad one has its sentence."""

import io

import numpy as np
import torch
from playwright.sync_api import expect

from tests.browser.serving import visit

Q, K, V = torch.randn(3, 1, 2, 5, 8, generator=torch.Generator().manual_seed(0))


def saved(**tensors):
    """The content of an .npz file."""
    np.savez(file := io.BytesIO(), **{name: tensor.numpy() for name, tensor in tensors.items()})
    return file.getvalue()


def give(page, name, content):
    """Upload a file."""
    file = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    page.locator("[data-testid=stFileUploader] input").set_input_files(file)


def test_a_file_is_uploaded_and_its_verdict_its_line_and_its_pictures_are_there(page, address):
    """Also after a bad file, which has its sentence; and nothing of a file stands in the address.

    While a run is on its way, Streamlit shows the verdict that goes beside the one that comes, so a list of one is expected.
    """
    visit(page, f"{address}/check_your_own")
    alert, pictures = page.get_by_test_id("stAlert"), page.get_by_test_id("stVegaLiteChart").locator("svg, canvas")
    expect(alert).to_have_text(["This is not attention. One bug explains all numbers."])
    expect(pictures).to_have_count(3)
    give(page, "call.npz", b"no archive")
    expect(alert).to_contain_text(["This can’t be checked: call.npz: the file must be a complete .npz file, got BadZipFile"])
    expect(pictures).to_have_count(0)
    wrong = torch.softmax(Q @ K.mT, dim=-1)
    give(page, "call.npz", saved(q=Q, k=K, v=V, attn_weights=wrong))
    expect(alert).to_have_text(["This is not attention. One bug explains all numbers."])
    expect(page.get_by_test_id("stCode").filter(has_text="- scaled = scores").first).to_be_visible()
    expect(pictures).to_have_count(3)
    page.get_by_text("No bug").click()
    expect(alert).to_contain_text(["This is attention"])
    page.get_by_text("Two bugs").click()
    expect(alert).to_contain_text(["Two bugs together"])
    link = page.get_by_test_id("stPageLink").filter(has_text="Mask after softmax").get_by_role("link")
    assert page.url == f"{address}/check_your_own"
    link.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What does a bug in attention look like?")
    assert "mistake=mask_after_softmax" in page.url


def test_a_file_that_is_too_large_or_of_another_kind_is_refused_with_a_sentence(page, address):
    visit(page, f"{address}/check_your_own")
    uploader = page.get_by_test_id("stFileUploader")
    give(page, "call.npz", bytes(17 * 2**20))
    expect(uploader).to_contain_text("16.0MB")
    give(page, "notes.txt", b"hello")
    expect(page.get_by_test_id("stAlert")).to_contain_text(["notes.txt isn’t opened"])
