"""nginx in front of two replicas, below a path: routing, refusals, logs and failures."""

import asyncio
import http.client
import re
import shutil
import socket
import ssl
import urllib.request
from collections import Counter
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from pages.server import endpoints
from tests.load import proxy
from tests.load.classroom import run
from tests.load.replicas import Pupil, killed, measured, rolled

pytestmark = [pytest.mark.long, pytest.mark.skipif(proxy.NGINX is None, reason="no nginx on this machine")]
STUDENTS = 20
WORD = "aardvark"  # of a learner's sentence
NOBODYS = ["status", "_stcore/metrics", "_stcore/upload_file/a/b", "_stcore/agent/mcp", "_stcore/%75pload_file/a"]
COOKIE = re.compile(r"attention_visitor=([0-9a-f]{32}); Path=/; HttpOnly; (.*)")


@pytest.fixture(scope="module")
def two():
    """Two replicas of the app below a path."""
    with proxy.replicas(2, "/class/one") as listed:
        yield listed


@pytest.fixture(scope="module")
def site(two):
    """nginx in front of them."""
    with proxy.proxied(two) as address:
        yield address


def get(address: str, **headers: str) -> tuple[int, str, http.client.HTTPMessage]:
    """Return the status, the text and the headers of an answer of any status."""
    unchecked = ssl.create_default_context()
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
    request = urllib.request.Request(address, headers={name.replace("_", "-"): text for name, text in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=20, context=unchecked) as answer:
            return answer.status, answer.read().decode(errors="replace"), answer.headers
    except HTTPError as refused:
        return refused.code, refused.read().decode(), refused.headers


def test_a_class_is_spread_evenly(site, two):
    """The connections that ask go to the replica that has the fewest."""
    found = run(measured(site, two, STUDENTS, 2))
    assert found.lost == 0
    assert found.asked >= STUDENTS
    assert all(0.35 < share < 0.65 for share in found.shares)


def chosen(site: proxy.Proxy, cookie: str = "", browser: str = "") -> str:
    """Return the address of the replica that a page's session comes to."""

    async def come() -> None:
        stream, headers = f"{site}/_stcore/stream".replace("http", "ws", 1), {"Cookie": cookie}
        socket = await connect(stream, subprotocols=["streamlit"], additional_headers=headers, user_agent_header=browser)
        await socket.close()

    before = len(site.log.read_text())
    run(come())
    proxy.until(lambda: "/_stcore/stream" in site.log.read_text()[before:])
    return re.search(r'stream 101 .*?"(127[\d.:]+)"', site.log.read_text()[before:])[1]


def test_page_sessions_stay_with_one_replica_and_visitors_are_spread(site, two):
    """The one that the cookie leads to; without a cookie the one of address and browser."""

    visitors = [f"{number:032x}" for number in range(30)]
    places = [chosen(site, f"attention_visitor={visitor}") for visitor in visitors]
    assert len(set(places)) == 2
    assert [chosen(site, f"attention_visitor={visitor}") for visitor in visitors[:3]] == places[:3]
    assert len({chosen(site, browser="one") for _ in range(4)}) == 1
    assert len({chosen(site, browser=f"{number}") for number in range(30)}) == 2


def test_a_visitor_gets_a_number_once(site):
    cookie = COOKIE.fullmatch(get(f"{site}/explore")[2]["Set-Cookie"])
    assert cookie[2] == "SameSite=Lax"
    assert get(f"{site}/explore", Cookie=f"attention_visitor={cookie[1]}")[2]["Set-Cookie"] is None
    assert COOKIE.fullmatch(get(f"{site}/explore", Cookie="attention_visitor=a word")[2]["Set-Cookie"])


@pytest.mark.parametrize("path", NOBODYS)
def test_what_is_nobodys_is_refused(site, path):
    assert get(f"{site}/{path}")[0] == 403
    assert get(f"{site.removesuffix('/class/one')}/{path}")[0] == 403


def test_files_are_asked_for_once_and_stay_packed(site):
    """Scripts and charts' forms never change under their names; a form is kept by the replica that has drawn it."""
    script = re.search(r'src="\./?(static/js/index[^"]+)"', get(f"{site}/")[1])[1]
    plain, packed = get(f"{site}/{script}"), get(f"{site}/{script}", Accept_Encoding="gzip")
    assert packed[2]["Content-Encoding"] == "gzip"
    assert plain[2]["Content-Encoding"] is None
    before = len(site.log.read_text())
    assert get(f"{site}/{script}?{WORD}")[1] == plain[1]
    assert re.search(rf'{script} 200 .* "-" "-" "-"\n', site.log.read_text()[before:])


def test_a_form_is_found_wherever_it_is(site, two):
    async def drawn() -> str:
        async with Pupil(two[1].address, seed=77) as pupil:
            await pupil.ask()
            return next(about["form"] for about in pupil.seen.about.values() if about["kind"] == "chart")

    form = run(drawn())
    assert all(get(f"{site}/view/form/{form}")[0] == 200 for _ in range(2))
    assert get(f"{site}/view/form/{'0' * len(form)}")[0] == 404


def test_too_many_requests_are_told_so_and_no_log_has_a_word(two):
    """Nor has the line of a refusal, of a replica that is away, or of the page that one came from."""
    with proxy.proxied(two, rate="1r/s", burst="3") as site:
        answers = [get(f"{site}/explore?text={WORD}", Referer=f"{site}/explore?text={WORD}") for _ in range(12)]
        refused = [answer for answer in answers if answer[0] == 429]
        assert answers[0][0] == 200
        assert refused
        assert all("Too many requests" in text and headers["Retry-After"] for _, text, headers in refused)
        proxy.until(lambda: site.log.read_text().count("/class/one/explore") == len(answers))
        assert WORD not in site.log.read_text()
    assert not any(WORD in each.log.read_text() for each in two)


OPENED = 200  # pupils
AT_ONCE = 60  # files that a browser asks for at one time


def files_of_a_page(site: proxy.Proxy) -> list[str]:
    """Return the addresses that a browser requests for its first page: the page, its files, boards' scripts."""
    named = re.findall(r'(?:src|href)="\./([^"]+)"', get(f"{site}/explore")[1])
    scripts = [f"view/{endpoints.script_folder()}/{name}" for name in endpoints.scripts()]
    files = [*named, *scripts, f"view/{endpoints.VEGA}", "_stcore/health", "_stcore/host-config"]
    return [f"{site}/{file}" for file in ("explore", *files) if "/agent/" not in file]


async def statuses(files: list[str], folder: Path) -> list[str]:
    """Return the answers to one pupil, who requests all files over one connection, many at a time."""
    asked = folder / "asked"
    if not asked.exists():
        asked.write_text("".join(f'url = "{file}"\noutput = "/dev/null"\n' for file in files))
    many = ["--http2", "--parallel", "--parallel-max", str(AT_ONCE), "--compressed", "--insecure", "--silent"]
    command = ["curl", *many, "--write-out", "%{http_version} %{http_code}\n", "--config", str(asked)]
    pupil = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL)
    return (await pupil.communicate())[0].decode().splitlines()


@pytest.mark.skipif(shutil.which("curl") is None, reason="no curl on this machine")
def test_a_class_behind_one_address_opens_the_page_for_the_first_time(two, tmp_path):
    """Over HTTP/2, all in the same second: every pupil gets every file, and none is refused."""

    async def come(files: list[str]) -> list[list[str]]:
        return await asyncio.gather(*(statuses(files, tmp_path) for _ in range(OPENED)))

    with proxy.proxied(two, tls=True) as site:
        files = files_of_a_page(site)
        answers = run(come(files))
    assert len(files) > AT_ONCE
    assert Counter(answer for pupil in answers for answer in pupil) == {"2 200": OPENED * len(files)}


@pytest.mark.parametrize("size", [70_000, 300_000, 1_000_000])
def test_an_address_that_is_too_long_is_refused_with_a_sentence(size):
    """By nginx itself, which reads the rest of the request so that the sentence arrives."""
    with proxy.proxied([proxy.Replica(proxy.ROOT)]) as site:
        status, text, _ = get(f"{site}/explore?text={'a' * size}")
        assert status == 414
        assert text == "The address of a request may have at most 65,536 characters. Shorten the text in this link.\n"
        status, text, _ = get(f"{site}/explore", Cookie="a" * size)
        assert status == 431
        assert text == "A header of a request may have at most 65,536 bytes. Delete the cookies of this site.\n"


def test_a_head_that_does_not_end_is_closed():
    """After ten seconds, before any replica is asked."""
    with proxy.proxied([proxy.Replica(proxy.ROOT)]) as site:
        host = urlsplit(site)
        with socket.create_connection((host.hostname, host.port), timeout=60) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\n")
            assert connection.recv(1000) in (b"", b"HTTP/1.1 408 Request Time-out\r\n")


def test_without_any_replica_a_sentence_comes_and_the_page_loads_again():
    with proxy.proxied([proxy.Replica(proxy.ROOT)]) as site:
        status, text, headers = get(f"{site}/explore?text={WORD}")
        assert (status, headers["Refresh"]) == (503, "3")
        assert "loads again by itself" in text
        proxy.until(lambda: " /explore" in site.log.read_text())
        assert WORD not in site.log.read_text()


def test_everything_goes_over_tls(two):
    with proxy.proxied(two, tls=True) as site:
        _, _, headers = get(f"{site}/explore")
        assert headers["Strict-Transport-Security"] == "max-age=31536000"
        assert COOKIE.fullmatch(headers["Set-Cookie"])[2] == "Secure; SameSite=None; Partitioned"
        found = run(measured(site, two, 4, 1))
        assert found.lost == 0


@pytest.mark.parametrize("event", [killed, rolled])
def test_a_class_goes_on_while_replicas_come_and_go(site, two, event):
    """Each student's last move is shown, by a replica that is new; nobody is told of it, and no log has a traceback."""
    found = run(measured(site, two, STUDENTS, 1, event))
    assert found.lost == 0
    assert found.asked >= STUDENTS
    assert not any("Traceback" in each.log.read_text() for each in two)
    after = run(measured(site, two, STUDENTS, 1))
    assert min(after.shares) > 0
