"""Export, in a browser: files are saved from one menu, and a report opens without a network, its pictures alive."""

import csv
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
from playwright.sync_api import expect

from pages.export import files
from pages.view import link
from tests.browser.serving import unfold_offered, visit

REPORT = "attention-explorer-{}.html"


def menu(page):
    """Unfold the menu and return its list."""
    unfold_offered(page, "Export")
    listed = page.locator(".downloads")
    expect(listed.get_by_role("button", name="Report (.html)")).to_be_visible()
    return listed


def taken(page, listed, button, folder, kind=""):
    """Return a file that a button of the menu saves, under the name that it suggests; without a name the first of a kind."""
    named = (
        listed.get_by_role("button", name=button, exact=True) if button else listed.get_by_role("button", name=kind).first
    )
    with page.expect_download() as download:
        named.click()
    path = Path(folder) / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_files_of_every_kind_are_saved_and_a_report_opens_without_a_network(page, address, visitor, tmp_path):
    """They are of what the address says, words that look like markup included; a tooltip of the report has the number."""
    query = "text=fox+%3C%2Fscript%3E%3Cb+id%3Dzap%3E+%3D1&mask=causal&query=0"
    visit(page, f"{address}/?{query}")
    listed = menu(page)
    program = taken(page, listed, "Program (.py)", tmp_path)
    lines = program.read_text().splitlines()
    said = link.from_query(urlsplit(lines[1].removeprefix("# ")).query, "explore")
    assert lines[1].startswith(f"# {address}/?")
    assert said == link.from_query(query, "explore")
    assert program.read_text() == files.make("program", "explore", said, f"{address}/").content
    nbformat.validate(nbformat.read(taken(page, listed, "Notebook (.ipynb)", tmp_path), as_version=4))
    svg = taken(page, listed, None, tmp_path, "as SVG")
    assert "fox" in {"".join(each.itertext()) for each in ET.parse(svg).iter("{http://www.w3.org/2000/svg}text")}
    assert taken(page, listed, None, tmp_path, "as PNG").read_bytes()[:4] == b"\x89PNG"
    table = taken(page, listed, None, tmp_path, "as CSV")
    assert table.read_bytes().startswith(b"\xef\xbb\xbf")
    with table.open(encoding="utf-8-sig") as file:
        assert len([*csv.DictReader(file)]) > 1
    button = listed.get_by_role("button", name="as CSV").first
    pressed = "button => { button.dataset.take = 'table:banana'; button.click(); return button.textContent }"
    assert button.evaluate(pressed) == "Preparing…"
    expect(page.locator(".stale")).to_have_text("Not saved: this view has nothing to save in that file.")
    report = taken(page, listed, "Report (.html)", tmp_path)
    assert report.name == REPORT.format("explore")
    reader, asked = visitor(offline=True), []
    reader.route("**/*", lambda route: route.continue_() if route.request.url.startswith("file:") else route.abort())
    reader.on("request", lambda request: asked.append(request.url))
    reader.goto(f"file://{report}")
    figures = reader.locator("figure")
    expect(reader.locator("figure[data-drawn] svg.marks")).to_have_count(figures.count())
    assert figures.count() > 4
    assert reader.locator("canvas").count() == 0
    widths = reader.evaluate("[...document.querySelectorAll('figure svg.marks')].map(svg => svg.clientWidth)")
    assert min(widths) > 100
    assert reader.locator("#zap").count() == 0
    expect(reader.locator("main")).to_contain_text("zap")
    reader.locator("figure[data-slot=heatmap_0] .mark-rect path").first.hover(force=True)
    expect(reader.locator("#vg-tooltip-element.visible")).to_contain_text(re.compile(r"\d"))
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert "mask=causal" in reader.get_by_role("link").first.get_attribute("href")
