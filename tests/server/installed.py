"""What the Dockerfile does, done by hand in a folder, where no image can be built: install, copy, run as nobody.

python -m tests.server.installed                           installs from the lock file, runs, checks and measures
python -m tests.server.installed --port 8501 --pid 1234    checks and measures what runs already, such as a container's

torch's CPU wheel must be known to pip: PIP_EXTRA_INDEX_URL or PIP_FIND_LINKS, as deploy/README.md says.
"""

import argparse
import contextlib
import functools
import json
import logging
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from deploy.health import healthy
from tests.browser.serving import free_port
from tests.load.classroom import lesson, run
from tests.load.student import Student, visit

ROOT = Path(__file__).parents[2]
LOCK = "requirements.lock"
CLASSES = (1, 60, 200)  # simultaneous students
SECONDS = 6  # for which each class moves


def instructions(text: str) -> list[tuple[str, str]]:
    """Return a Dockerfile's instructions with their values, each on one line."""
    whole = re.sub(r"\\\n\s*", "", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    return [tuple(line.split(None, 1)) for line in whole.splitlines() if line.strip()]


@dataclass(frozen=True)
class Image:
    """What a Dockerfile says."""

    lines: tuple[tuple[str, str], ...]

    def all(self, name: str) -> list[str]:
        """Return the values of an instruction, in order."""
        return [value for instruction, value in self.lines if instruction == name]

    def last(self, name: str) -> str:
        """Return the value that holds in the image."""
        return self.all(name)[-1]

    @functools.cached_property
    def environment(self) -> dict[str, str]:
        """Return the variables that are set."""
        return dict(word.split("=", 1) for value in self.all("ENV") for word in shlex.split(value))

    @functools.cached_property
    def command(self) -> list[str]:
        """Return the command of the server."""
        return json.loads(self.last("CMD"))

    @functools.cached_property
    def health(self) -> list[str]:
        """Return the command of the health check."""
        return json.loads(self.last("HEALTHCHECK").partition("CMD ")[2])


IMAGE = Image(tuple(instructions((ROOT / "Dockerfile").read_text())))


def install(folder: Path) -> None:
    """Put the image's files below a folder, with opt/venv and app as in the image, read-only."""
    python = folder / "opt/venv/bin/python"
    subprocess.run([sys.executable, "-m", "venv", folder / "opt/venv"], check=True)
    pip = [python, "-m", "pip", "install", "--quiet", "--no-cache-dir", "--require-hashes", "-r", ROOT / "deploy" / LOCK]
    subprocess.run(pip, check=True)
    subprocess.run([python, "-m", "pip", "uninstall", "--quiet", "-y", "pip"], check=True)
    app = folder / "app"
    for value in IMAGE.all("COPY"):
        *sources, target = value.split()
        if not value.startswith("--from") and ".lock" not in value:
            for source in sources:
                copy(ROOT / source, app / target / (source if len(sources) > 1 else ""))
    subprocess.run([python, "-m", "compileall", "-q", "."], check=True, cwd=app)
    (app / ".vega").mkdir()
    made = "from pages.browser.vega import bundle; bundle()"
    subprocess.run([python, "-c", made], check=True, cwd=app, env={**os.environ, "ATTENTION_VEGA": str(app / ".vega")})
    subprocess.run(["chmod", "-R", "a+rX,a-w", folder], check=True)


def copy(source: Path, target: Path) -> None:
    """Copy a file or a folder, without compiled Python."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    else:
        shutil.copy(source, target)


@contextlib.contextmanager
def running(folder: Path) -> Iterator[tuple[int, int]]:
    """Run the image's command as its user with its variables and nothing else; yield port and process once it is healthy."""
    port = free_port()
    here = {name: re.sub(r"^/(?=app|opt)", f"{folder}/", value) for name, value in IMAGE.environment.items()}
    here |= {
        "STREAMLIT_SERVER_PORT": str(port),
        "STREAMLIT_SERVER_ADDRESS": "127.0.0.1",
        "PATH": f"{folder}/opt/venv/bin:/bin",
    }
    user, group = IMAGE.last("USER").split(":")
    nobody = (
        ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups", "--no-new-privs"] if os.getuid() == 0 else []
    )
    program = [f"{folder}/opt/venv/bin/{IMAGE.command[0]}", *IMAGE.command[1:]]
    start = time.perf_counter()
    process = subprocess.Popen([*nobody, *program], cwd=folder / "app", env=here, stdout=subprocess.DEVNULL)
    try:
        while not healthy(port):
            if process.poll() is not None or time.perf_counter() - start > 60:
                raise RuntimeError(f"the server is not healthy: exit status {process.poll()}")
            time.sleep(0.02)
        print(f"from the start to health: {time.perf_counter() - start:.2f} s")
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(timeout=10)


def check(address: str) -> None:
    """Open a page, ask about a link, and fetch a browser's files; AssertionError if something is missing."""
    for path in ("", "sharpness?head_size=128"):
        with urllib.request.urlopen(f"{address}/{path}", timeout=20) as answer:
            assert b'<div id="root">' in answer.read()

    async def look() -> None:
        async with Student(address, temperature=0.5) as student:
            assert (await student.ask())["boards"]
        await (await visit(address)).close()

    start = time.perf_counter()
    run(look())
    print(f"from then to a view, and to a page that has run: {time.perf_counter() - start:.2f} s")


def memory(pid: int, child: bool = False) -> float:
    """Return the memory of a process and of its children in MB, counting only the private memory of these."""
    proc = Path(f"/proc/{pid}")
    kinds = re.findall(r"^(\w+): +(\d+) kB", (proc / "smaps_rollup").read_text(), re.MULTILINE)
    own = sum(int(size) for kind, size in kinds if (kind.startswith("Private_") if child else kind == "Rss"))
    children = [each for task in (proc / "task").iterdir() for each in (task / "children").read_text().split()]
    return own / 1000 + sum(memory(int(each), child=True) for each in children)


async def classes(address: str, pid: int) -> None:
    """Print the memory of a server with more and more students: an open page each, and moves of views of their own."""
    print(f"memory with nobody there: {memory(pid):.0f} MB")
    async with contextlib.AsyncExitStack() as room:
        there = 0
        for students in CLASSES:
            for _ in range(students - there):
                room.push_async_callback((await visit(address)).close)
            there = students
            seen = await lesson(address, students, SECONDS, own=True)
            print(f"{students} students: {memory(pid):.0f} MB; {seen.half:.0f} ms, 95 % {seen.most:.0f} ms;", end=" ")
            print(f"{seen.unanswered} of {students * SECONDS} moves overtaken, refused or lost")


def measure(port: int, pid: int) -> None:
    """Check and measure a server."""
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # a move that a full server refused counts as lost
    address = f"http://127.0.0.1:{port}"
    check(address)
    run(classes(address, pid))


def main() -> None:
    """Install and measure, or measure a running server."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int)
    parser.add_argument("--pid", type=int, help="of the server that listens on --port")
    asked = parser.parse_args()
    if asked.port:
        measure(asked.port, asked.pid)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        install(folder)
        size = subprocess.run(["du", "-sm", folder], check=True, capture_output=True, text=True).stdout.split()[0]
        print(f"installed: {size} MB")
        with running(folder) as (port, pid):
            measure(port, pid)


if __name__ == "__main__":
    main()
