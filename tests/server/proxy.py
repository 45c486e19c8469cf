"""A wire to PostgreSQL that can be cut, at once or in the midst of a COMMIT, or stall for a while."""

import contextlib
import socket
from collections.abc import Iterator
from threading import Event, Lock, Thread
from typing import Literal

import psycopg
from sqlalchemy import make_url


class Proxy:
    """Passes everything on between its own address and a database, until it is told otherwise."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        plain = parsed.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(plain) as connection:
            self._server = (connection.info.host, connection.info.port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        # In clear, so that the proxy can tell a COMMIT.
        self.url = (
            parsed.set(host="127.0.0.1", port=self._listener.getsockname()[1])
            .update_query_dict({"sslmode": "disable", "gssencmode": "disable"})
            .render_as_string(hide_password=False)
        )
        self._lock = Lock()
        self._ends: list[socket.socket] = []
        self.is_cut = False
        self.lose: Literal["commit", "answer", None] = None
        """What to lose of the next COMMIT, and with it all connections."""
        self.for_good = False
        """Whether the wire stays cut after that."""
        self.losses = 0
        self.stall_at: Literal["commit", "answer", None] = None
        """At what of the next COMMIT to stall: before the database gets it, or before its answer is told."""
        self._flowing = Event()
        self._flowing.set()
        Thread(target=self._accept, daemon=True).start()

    def cut(self, *, for_good: bool = True) -> None:
        """Cut all connections, and let nobody connect until it is mended."""
        with self._lock:
            self.is_cut = for_good
            self.lose = None
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            self._ends.clear()

    def mend(self) -> None:
        """Let everybody connect again."""
        self.is_cut = False

    def stall(self) -> None:
        """Accept whatever comes, and pass nothing on."""
        self._flowing.clear()

    @property
    def is_stalled(self) -> bool:
        """Whether nothing is passed on."""
        return not self._flowing.is_set()

    def flow(self) -> None:
        """Pass on what has come meanwhile, and whatever comes."""
        self._flowing.set()

    def close(self) -> None:
        """Cut everything, and go."""
        self.cut()
        self.flow()
        # Closing alone would not wake the thread that waits on it.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if self.is_cut:
                    client.close()
                    continue
                server = self._connect()
                self._ends += [client, server]
            # Whether what the database says next is the answer to a COMMIT: other connections may be told
            # something at the same time, by NOTIFY above all, and that is none.
            committing = Event()
            Thread(target=self._to_server, args=(client, server, committing), daemon=True).start()
            Thread(target=self._to_client, args=(server, client, committing), daemon=True).start()

    def _connect(self) -> socket.socket:
        host, port = self._server
        if not host.startswith("/"):
            return socket.create_connection((host, port))
        server = socket.socket(socket.AF_UNIX)
        server.connect(f"{host}/.s.PGSQL.{port}")
        return server

    def _to_server(self, client: socket.socket, server: socket.socket, committing: Event) -> None:
        with _both_end(client, server):
            while data := client.recv(65536):
                if self.lose == "commit" and b"COMMIT" in data:
                    self.losses += 1
                    self.cut(for_good=self.for_good)
                    return
                if b"COMMIT" in data:
                    committing.set()
                    self._pass("commit")
                else:
                    committing.clear()
                    self._pass(None)
                server.sendall(data)

    def _to_client(self, server: socket.socket, client: socket.socket, committing: Event) -> None:
        with _both_end(server, client):
            while data := server.recv(65536):
                if self.lose == "answer" and committing.is_set():
                    self.losses += 1
                    self.cut(for_good=self.for_good)
                    return
                self._pass("answer" if committing.is_set() else None)
                client.sendall(data)

    def _pass(self, what: str | None) -> None:
        """Wait until things may pass, and stall at this one if it is the one to stall at."""
        if what is not None and self.stall_at == what:
            self.stall_at = None
            self.stall()
        self._flowing.wait()


@contextlib.contextmanager
def _both_end(own: socket.socket, other: socket.socket) -> Iterator[None]:
    """When one direction ends, however it does, so does the other."""
    with own:
        try:
            with contextlib.suppress(OSError):
                yield
        finally:
            for end in (own, other):
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def a_proxy(url: str) -> Iterator[Proxy]:
    """A wire to a database, cut afterwards."""
    proxy = Proxy(url)
    try:
        yield proxy
    finally:
        proxy.close()
