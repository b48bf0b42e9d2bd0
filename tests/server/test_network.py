"""This computer in its network, for a teacher who sits at it, and for nobody else."""

import ipaddress
import socket

import pytest
import streamlit as st

from pages.server import network


def test_the_address_is_this_computers_own_one_that_others_can_reach_and_told_to_who_sits_here(
    monkeypatch: pytest.MonkeyPatch,
):
    if found := network.own_address():
        with socket.socket() as listening:
            listening.bind((found, 0))  # fails for an address of another computer
        assert not ipaddress.ip_address(found).is_loopback
    monkeypatch.setattr(network, "own_address", lambda: "192.168.1.5")
    for listens, opens in (("localhost", False), ("127.0.0.1", False), ("0.0.0.0", True), (None, True)):
        monkeypatch.setattr(st, "get_option", {"server.address": listens}.get)
        assert [network.told(here) for here in ("127.0.0.1", "::")] == [{"address": "192.168.1.5", "open": opens}] * 2
        assert network.told("203.0.113.9")["address"] == ""
