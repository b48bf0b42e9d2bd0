"""This computer in its network, for a teacher who sits at it, and for nobody else."""

import ipaddress
import socket

import pytest
import streamlit as st

from pages.server import network


def test_the_address_is_this_computers_own_and_one_that_others_can_reach():
    found = network.own_address()
    if found:
        with socket.socket() as listening:
            listening.bind((found, 0))  # fails for an address of another computer
        assert not ipaddress.ip_address(found).is_loopback


@pytest.mark.parametrize(("listens", "opens"), [("localhost", False), ("127.0.0.1", False), ("0.0.0.0", True), (None, True)])
def test_only_who_sits_here_is_told_and_whether_the_app_is_open(monkeypatch: pytest.MonkeyPatch, listens: str, opens: bool):
    monkeypatch.setattr(network, "own_address", lambda: "192.168.1.5")
    monkeypatch.setattr(st, "get_option", {"server.address": listens}.get)
    for here in ("127.0.0.1", "::"):
        assert network.told(here) == {"address": "192.168.1.5", "open": opens}
    assert network.told("203.0.113.9")["address"] == ""
