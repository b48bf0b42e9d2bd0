"""Which requests ask for one board by itself, and the page that they get."""

import re
from html import unescape
from urllib.parse import urljoin

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from pages import registry
from pages.server import endpoints, headers, one_board

PAGE = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def client():
    """The addresses of one board, with the headers of every answer, and nothing else."""
    return TestClient(headers.SafeHeaders(Starlette(routes=one_board.routes())))


def test_every_board_has_a_page_of_its_own(client: TestClient):
    for page, name in [(each, name) for each in registry.PAGES for name in registry.own(each)]:
        answer = client.get(f"/{page}?board={name}&lang=de", headers=PAGE)
        assert answer.status_code == 200
        assert answer.headers["content-security-policy"] == headers.HEADERS["Content-Security-Policy"]
        assert f'"page": "{page}", "board": "{name}"' in unescape(answer.text)
        assert '<html lang="de">' in answer.text


def test_everything_else_is_not_answered_here(client: TestClient):
    for path in ("/masks", "/masks?mask=causal&keyboard=mask", "/status?board=mask", "/static/index.js?board=mask"):
        assert client.get(path, headers=PAGE).text == "Not Found"
    assert client.get("/masks?board=mask", headers={"Accept": "*/*"}).text == "Not Found"
    assert client.get(f"/masks?board=mask&{'a=1&' * 1000}", headers=PAGE).status_code == 404


@pytest.mark.parametrize("path", ["c", "c/", "c/KTRWM", "c/c", "masks?board=mask", "?board=nothing"])
@pytest.mark.parametrize("above", ["", "/~/+"])
def test_a_page_without_streamlit_finds_its_files_below_any_path(above: str, path: str):
    """A proxy may show the app below a path that the server doesn't know."""
    app = Starlette(routes=[*one_board.routes(), *endpoints.routes()])
    client = TestClient(Starlette(routes=[Mount(above, app)]) if above else app)
    page = client.get(f"{above}/{path}", headers=PAGE)
    files = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert files
    assert {client.get(urljoin(str(page.url), file)).status_code for file in files} == {200}
    for base in re.findall(r'"base": "([^"]*)"', unescape(page.text)):
        assert urljoin(str(page.url), base) == f"http://testserver{above}/"
