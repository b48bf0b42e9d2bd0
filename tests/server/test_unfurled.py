"""What other programs show of a link that is sent to them."""

import html
import io
import re

from PIL import Image

from tests.browser.serving import Served
from tests.server.test_headers import answer

META = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">')


def told(server: Served, path: str) -> tuple[str, dict[str, str]]:
    """The title in the head of a page, and what it says about itself, by name."""
    status, headers, body = answer(server, path)
    head = body.decode().partition("</head>")[0]
    assert (status, headers["content-length"]) == (200, str(len(body)))
    [title] = re.findall("<title>([^<]*)</title>", head)
    return title, {name: html.unescape(text) for name, text in META.findall(head)}


def test_a_link_says_its_title_a_sentence_and_a_picture(server: Served):
    title, said = told(server, "/masks")
    assert title == said["og:title"] == "Masks · Attention Explorer"
    assert said["og:description"] == said["description"] == "Attention lets each word collect information from other words."
    status, headers, body = answer(server, said["og:image"].removeprefix(server))
    assert (status, headers["content-type"]) == (200, "image/png")
    assert Image.open(io.BytesIO(body)).size == (int(said["og:image:width"]), int(said["og:image:height"]))
    assert told(server, "/")[0] == "Attention Explorer"


def test_a_teachers_question_stands_in_the_place_of_the_sentence_as_text_in_the_links_language(server: Served):
    title, said = told(server, "/start?lang=de&task=%22%3E%3Cscript%3E%C3%A4")
    assert said["og:description"] == '"><script>ä'
    assert (title, told(server, "/start?lang=de")[1]["description"][:13]) == ("Start · Attention Explorer", "Mit Attention")


def test_what_is_no_page_stays_as_it_is(server: Served):
    assert b"<title>Streamlit</title>" in answer(server, "/no_page")[2]
