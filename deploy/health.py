"""Exit with status 0 if the server on this machine answers, else with 1: the health check of containers and services."""

import http.client
import os
import sys

TIMEOUT = 4.0  # seconds; a server that computes answers this within a few milliseconds


def healthy(port: int, base: str = "") -> bool:
    """Return whether a server on a port of this machine, below a path or not, says that it is well."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
    try:
        connection.request("GET", f"/{base}/_stcore/health".replace("//", "/"))
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    PORT = int(os.environ.get("STREAMLIT_SERVER_PORT", "8501"))
    sys.exit(not healthy(PORT, os.environ.get("STREAMLIT_SERVER_BASE_URL_PATH", "").strip("/")))
