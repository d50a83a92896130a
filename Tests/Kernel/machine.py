# SPDX-License-Identifier: Apache-2.0
"""Shared parts of the comparisons in virtual machines: boards, machines with a board, and the table."""

import argparse
import json
import pathlib
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time

# QEMU's program with its options, and the console in it. Hardware virtualization is often offered
# where it does not work, so it is never used.
CONTROLLER = ["-device", "qemu-xhci"]
MACHINES = {
    "amd64": (["qemu-system-x86_64", "-cpu", "max", "-m", "512", "-serial", "stdio", *CONTROLLER],
              "ttyS0"),
    "arm64": (["qemu-system-aarch64", "-M", "virt", "-cpu", "cortex-a53", "-m", "512",
               "-serial", "stdio", *CONTROLLER], "ttyAMA0"),
    # Its second serial port is the one on the header, and it has its own USB controller.
    "pi3": (["qemu-system-aarch64", "-M", "raspi3b", "-m", "1G", "-serial", "null",
             "-serial", "stdio"], "ttyS1,115200"),
}


class Failure(Exception):
    """Raised when the comparison cannot continue."""


class Report:
    """The table, and the overall result."""

    def __init__(self):
        self.compared = 0
        self.wrong = 0

    def check(self, title, expected, found, count=1):
        """Checks `count` values together, which have to be equal."""
        self.compared += count
        same = expected == found
        self.wrong += 0 if same else count
        end = "ok" if same else f"WRONG, expected {expected}"
        print(f"{title:44s} {found!s:30s} {end}", flush=True)

    def holds(self, title, condition, found):
        self.compared += 1
        self.wrong += not condition
        print(f"{title:44s} {found!s:30s} {'ok' if condition else 'WRONG'}", flush=True)


class Board:
    """An emulated board, and the socket that changes its world."""

    def __init__(self, proofmass, folder, *arguments):
        self.proofmass = proofmass
        self.door = folder / "board"
        self.usb = folder / "usb"
        self.start(*arguments)

    def start(self, *arguments):
        """`arguments` are those of `proofmass emulate`."""
        self.process = subprocess.Popen(
            [self.proofmass, "emulate", "--listen", self.door, "--usbredir", self.usb, *arguments])
        self.control = socket.socket(socket.AF_UNIX)
        end = time.monotonic() + 10
        while True:
            try:
                self.control.connect(str(self.door))
                break
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise Failure("the board does not listen")
                time.sleep(0.02)
        self.lines = self.control.makefile("r")

    def stop(self):
        self.lines.close()
        self.control.close()
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(10)

    def ask(self, **request):
        self.control.sendall(json.dumps(request).encode() + b"\n")
        answer = json.loads(self.lines.readline() or '{"error": "no answer"}')
        if "error" in answer:
            raise Failure(f"{request}: {answer['error']}")
        return answer

    def traffic(self, address):
        """The transfers with a chip since the last request for any: bytes written, or `>` and bytes read."""
        lines, more = [], True
        while more:
            answer = self.ask(do="transcript")
            lines += answer["transactions"]
            more = answer["more"]
        return " ".join(line.get("write") or f">{line['read']}"
                        for line in lines if line["address"] == f"0x{address}")

    def feel(self, pose):
        force, rotation, field = pose
        self.ask(do="world", force_g=force, rotation_radps=rotation, field_uT=field)

    def run(self, verb, *arguments):
        """The output of our command for this board."""
        return self.alone(verb, "--bus", f"unix:{self.door}", *arguments)

    def alone(self, *arguments):
        """The output of our command, without this board."""
        return subprocess.run(
            [self.proofmass, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            check=True, timeout=20).stdout.decode()

    def read(self, *chips):
        """Our drivers' raw counts, as Linux writes them."""
        try:
            return raw_counts(self.run("read", "--format", "json", *chips))
        except subprocess.CalledProcessError as first:
            # The kernel powers a compass down half a second after its last use, even during our
            # measurement. Our driver reports that; it does not happen again in the second attempt.
            print(first.stderr.decode(errors="replace").strip(), file=sys.stderr)
            return raw_counts(self.run("read", "--format", "json", *chips))


def raw_counts(text):
    """Three numbers for each chip, from the output of `proofmass read --format json`."""
    return [" ".join(str(sample["raw"][axis]) for axis in "xyz") for sample in json.loads(text)]


class Guest:
    """The virtual machine; its console accepts a line, and answers it."""

    def __init__(self, machine, options, board, log, *more, parameters=""):
        """`board` may be None; `more` are further options of QEMU, `parameters` those of the kernel."""
        command, console = MACHINES[machine]
        self.log = log
        self.rest = b""
        self.end = time.monotonic() + options.seconds
        self.process = subprocess.Popen(
            # Without QEMU's default network card, which would need a ROM (ipxe-qemu).
            [*command, "-accel", "tcg", "-display", "none", "-monitor", "none", "-no-reboot",
             "-nic", "none",
             "-kernel", options.kernel, "-initrd", options.initramfs,
             "-append", f"console={console} quiet loglevel=1 panic=-1 {parameters}",
             *(("-chardev", f"socket,id=r0,path={board.usb},reconnect=1",
                "-device", "usb-redir,chardev=r0,port=1") if board else ()), *more],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)

    def boot(self):
        begin = time.monotonic()
        self.answer("boot")
        print(f"{self.run('uname -sr')}, up after {time.monotonic() - begin:.1f} s", flush=True)
        return self

    def line(self, what):
        while b"\n" not in self.rest:
            left = self.end - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise Failure(f"too slow: {what}")
            more = self.process.stdout.read(65536)
            if not more:
                raise Failure(f"the virtual machine ended: {what}")
            self.log.write(more)
            self.rest += more
        line, self.rest = self.rest.split(b"\n", 1)
        return line.decode(errors="replace").strip()

    def answer(self, what):
        lines = []
        while True:
            line = self.line(what)
            if re.fullmatch(r"@ \d+", line):
                self.status = int(line[2:])
                return "\n".join(lines)
            lines.append(line)

    def run(self, command):
        self.process.stdin.write(command.encode() + b"\n")
        return self.answer(command)

    def finish(self):
        self.process.stdin.write(b"poweroff -f\n")
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            return "still running"


class Stage:
    """Boards and machines, which are stopped with the stage."""

    def __init__(self, options, folder, log):
        self.options, self.folder, self.log = options, folder, log
        self.users = []

    def board(self, *arguments):
        return self.keep(Board(self.options.proofmass, self.folder, *arguments))

    def guest(self, machine, board, *more, **others):
        return self.keep(Guest(machine, self.options, board, self.log, *more, **others)).boot()

    def keep(self, user):
        self.users.append(user)
        return user

    def clear(self):
        for user in self.users:
            if user.process.poll() is None:
                user.process.kill()
                user.process.wait()


def conduct(compare, script, description, seconds):
    """Executes a script's command line; returns the exit status.

    `compare` receives the stage and the report. `seconds` is the time limit of a machine.
    """
    parser = argparse.ArgumentParser(description=description.split("\n", 1)[0])
    for name in ("kernel", "initramfs", "proofmass"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--architecture", choices=MACHINES, help="of the machine")
    parser.add_argument("--dtb", help="the device tree of the board")
    parser.add_argument("--log", type=pathlib.Path, help="keep what the console printed")
    parser.add_argument("--seconds", type=float, default=seconds,
                        help=f"at most (default: {seconds})")
    options = parser.parse_args()
    begin = time.monotonic()
    report = Report()
    with tempfile.TemporaryDirectory() as name, open(options.log or "/dev/null", "wb") as log:
        stage = Stage(options, pathlib.Path(name), log)
        try:
            compare(stage, report)
        except (Failure, OSError, subprocess.SubprocessError) as failure:
            print(f"{script}: {failure}", file=sys.stderr)
            report.wrong += 1
        finally:
            stage.clear()
    print(f"{report.compared} values compared, {report.wrong} wrong, "
          f"{time.monotonic() - begin:.1f} s")
    return 1 if report.wrong else 0
