#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Clients of a board and of a page that come, are killed, write nonsense or into full files, and servers that are killed.

    doors.py PROOFMASS SECONDS SEED

What is done is drawn from the seed; when it takes effect depends on the machine. After each act the servers have to answer
a client that makes no mistake; no process may end by a signal that it was not sent, nor without a line that tells why; at
the end a server has no more open files than at its beginning, and has grown by less than 8 MB.
"""

import base64
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

LIMIT = 60
GROWTH_KB = 8192
VERBS = (
    ["read"], ["detect"], ["dump", "lis331dlh"], ["selftest", "lis331dlh"],
    ["stream", "--samples", "20"], ["stream", "--format", "csv"], ["stream", "lis331dlh,rate=1000"],
    ["read", "lis331dlh,address=0x55"], ["read", "adxl345"],
)
ENDS = (signal.SIGKILL, signal.SIGTERM, signal.SIGINT)


class Wrong(Exception):
    pass


class Server:
    """A server of a board or of a page, and what a client without mistakes finds there."""

    all = []

    def __init__(self, words, log):
        self.words, self.log = words, log
        self.all.append(self)
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.words, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        self.wait_until_ready()
        self.first = (self.files(), self.memory())

    def end(self, number):
        self.process.send_signal(number)
        status = self.process.wait(LIMIT)
        if number != signal.SIGKILL and status != 0:
            raise Wrong(f"{self.words[1]} ended with {status} after {number.name}")

    def restart(self, number):
        self.end(number)
        self.start()

    def files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def memory(self):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1))

    def wait_until_ready(self):
        end = time.monotonic() + LIMIT
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise Wrong(f"{self.words[1]} does not answer; its status is {self.process.poll()}")

    def check(self):
        if not self.answers():
            raise Wrong(f"{self.words[1]} does not answer; its status is {self.process.poll()}")

    def check_end(self):
        end = time.monotonic() + LIMIT
        while self.files() > self.first[0]:
            if time.monotonic() > end:
                raise Wrong(f"{self.words[1]} has {self.files()} open files, had {self.first[0]}")
        grown = self.memory() - self.first[1]
        if grown > GROWTH_KB:
            raise Wrong(f"{self.words[1]} has grown by {grown} kB")
        return grown


class Board(Server):
    """`emulate --listen`."""

    def __init__(self, command, folder, log):
        self.command, self.path = command, os.path.join(folder, "board")
        super().__init__([command, "emulate", "--fast", "--listen", self.path], log)

    def connect(self):
        client = socket.socket(socket.AF_UNIX)
        client.settimeout(LIMIT)
        client.connect(self.path)
        return client

    def answers(self):
        return subprocess.run(
            [self.command, "read", "--bus", f"unix:{self.path}"], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=LIMIT).returncode == 0


class Page(Server):
    """`serve`."""

    def __init__(self, command, port, log):
        self.port = port
        super().__init__([command, "serve", "--port", str(port)], log)

    def connect(self):
        client = socket.create_connection(("127.0.0.1", self.port), LIMIT)
        client.settimeout(LIMIT)
        return client

    def get(self, path):
        host = f"127.0.0.1:{self.port}"
        return f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()

    def upgrade(self):
        key = base64.b64encode(bytes(16)).decode()
        return (f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n").encode()

    def answers(self):
        try:
            with self.connect() as client:
                client.sendall(self.get("/"))
                return client.recv(64).startswith(b"HTTP/1.1 200")
        except OSError:
            return False


class Swarm:
    def __init__(self, command, folder, seed):
        self.command, self.draw = command, random.Random(seed)
        self.log = open(os.path.join(folder, "log"), "w+b")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.board = Board(command, folder, self.log)
        self.page = Page(command, port, self.log)
        self.kept = []
        self.acts = {}

    def nonsense(self):
        size = self.draw.choice((0, 1, 3, 17, 300, 70_000))
        return self.draw.randbytes(size)

    def run_command(self):
        """A verb, whose output may be full or gone, and which may be ended at any time."""
        words = [self.command, *self.draw.choice(VERBS), "--bus", f"unix:{self.board.path}"]
        where = self.draw.choice(("pipe", "pipe", "full", "gone"))
        output = subprocess.PIPE
        if where == "full":
            output = open("/dev/full", "wb")
        elif where == "gone":
            reader, output = os.pipe()
            os.close(reader)
        process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE)
        if where == "full":
            output.close()
        elif where == "gone":
            os.close(output)
        ending = self.draw.choice(ENDS) if "--samples" not in words else None
        if words[1] == "stream" and ending or self.draw.random() < 0.3:
            ending = ending or self.draw.choice(ENDS)
            # Not a wait for something: the signal is to come at any moment, and what must hold does not depend on it.
            time.sleep(self.draw.random() * 0.15)
            process.send_signal(ending)
        else:
            ending = None
        try:
            _, errors = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            sent = f"{ending.name} did not end it" if ending else "it has no end"
            process.kill()
            raise Wrong(f"{' '.join(words)}, with its output {where}: {sent}")
        self.judge(words, process.returncode, errors.decode(errors="replace"), ending)

    @staticmethod
    def judge(words, status, errors, ending):
        if status < 0 and (ending is None or -status != ending):
            raise Wrong(f"{' '.join(words)} ended by signal {-status}: {errors}")
        if status > 1 and (ending is None or status != 128 + ending):
            raise Wrong(f"{' '.join(words)} ended with {status}: {errors}")
        if status == 1 and (not errors.startswith("proofmass: ") or "Fatal error" in errors):
            raise Wrong(f"{' '.join(words)} ended with 1: {errors!r}")

    def write_nonsense(self):
        server = self.draw.choice((self.board, self.page))
        first = b""
        if server is self.page:
            first = self.draw.choice((b"", self.page.get("/"), self.page.upgrade()))
        try:
            with server.connect() as client:
                client.sendall(first + self.nonsense())
                if self.draw.random() < 0.5:
                    client.shutdown(socket.SHUT_WR)
                    client.recv(1 << 16)
        except TimeoutError as failure:
            raise Wrong(f"{server.words[1]} keeps a connection that its client has ended") from failure
        except OSError:
            pass

    def keep_client(self):
        """A client that does nothing, or does not read what it gets."""
        server = self.draw.choice((self.board, self.page))
        client = server.connect()
        if server is self.page:
            client.sendall(self.page.upgrade())
        self.kept.append(client)

    def leave(self):
        if self.kept:
            self.kept.pop(self.draw.randrange(len(self.kept))).close()

    def restart(self):
        server = self.draw.choice((self.board, self.page))
        self.leave_all()
        server.check_end()
        server.restart(self.draw.choice(ENDS))

    def restart_under_clients(self):
        """The server is killed while clients use it, which have to notice that."""
        words = [self.command, "stream", "lis331dlh,rate=1000", "--bus", f"unix:{self.board.path}"]
        clients = [subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                    stderr=subprocess.PIPE) for _ in range(3)]
        for client in clients:
            client.stdout.readline()
        self.leave_all()
        self.board.restart(signal.SIGKILL)
        for client in clients:
            try:
                _, errors = client.communicate(timeout=LIMIT)
            except subprocess.TimeoutExpired as failure:
                raise Wrong("a stream does not notice that its board is gone") from failure
            finally:
                client.kill()
            self.judge(words, client.returncode, errors.decode(errors="replace"), None)

    def leave_all(self):
        while self.kept:
            self.kept.pop().close()

    def act(self):
        kind = self.draw.choices(
            (self.run_command, self.write_nonsense, self.keep_client, self.leave, self.restart,
             self.restart_under_clients), (40, 25, 12, 12, 3, 3))[0]
        if kind == self.keep_client and len(self.kept) > 20:
            kind = self.leave
        self.acts[kind.__name__] = self.acts.get(kind.__name__, 0) + 1
        kind()
        for server in (self.board, self.page):
            server.check()

    def run(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.act()
        self.leave_all()
        grown = [server.check_end() for server in (self.board, self.page)]
        for server in (self.board, self.page):
            server.end(signal.SIGTERM)
        print(f"{sum(self.acts.values())} acts: {json.dumps(self.acts)}; the servers have grown by "
              f"{grown[0]} and {grown[1]} kB since their start")


def main():
    command, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    # A shell starts jobs in the background with SIGINT ignored, and a program would lose one that comes before its handler.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as folder:
        swarm = None
        try:
            swarm = Swarm(command, folder, seed)
            swarm.run(seconds)
        except (Wrong, subprocess.TimeoutExpired) as failure:
            acts = sum(swarm.acts.values()) if swarm else 0
            with open(os.path.join(folder, "log"), encoding="utf-8", errors="replace") as log:
                written = log.read()[-2000:]
            sys.exit(f"seed {seed}, after {acts} acts: {failure}\nthe servers wrote:\n{written}")
        finally:
            for server in Server.all:
                server.process.kill()


main()
