"""This computer in its network: what phones type where a teacher has opened the app at localhost."""

import ipaddress
import socket

import streamlit as st

ELSEWHERE = ("198.51.100.1", 9)  # nobody's: nothing is sent there, the system only says from which address it would
HERE = ("127.0.0.1", "::", "localhost", "::1")  # as admission.py names this computer, and as settings do


def told(asker: str) -> dict[str, object]:
    """Return this computer's address in its network, and whether the app is open there; "" for an asker who is elsewhere."""
    return {"address": own_address() if asker in HERE else "", "open": st.get_option("server.address") not in HERE}


def own_address() -> str:
    """Return this computer's address in its network, "" where it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    address = ipaddress.ip_address(found)
    return "" if address.is_loopback or address.is_unspecified else found
