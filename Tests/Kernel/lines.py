# SPDX-License-Identifier: Apache-2.0
"""Chips with a line, on inputs of QEMU's machines that other programs can drive.

QEMU's Pi reports no edges to its kernel, and Debian's kernels have neither gpio-sim nor gpio-mockup. The protocol
of `-qtest` sets inputs from outside: those of the PL061 of the board `virt`, and a PC's interrupt lines.
"""

import json
import pathlib
import socket
import subprocess

from machine import Failure

CHIPS = ("lis331dlh", "l3g4200d", "ak8975")
# The line of each chip; QEMU's power button uses line 3.
LINES = (5, 6, 7)


class QMP:
    """A client of QEMU's machine protocol."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(path))
        self.answers = self.socket.makefile("r")
        self.answers.readline()
        self.ask("qmp_capabilities")

    def ask(self, command, **arguments):
        self.socket.sendall(json.dumps({"execute": command, "arguments": arguments}).encode())
        for line in self.answers:
            answer = json.loads(line)
            if "return" in answer:
                return answer["return"]
            if "error" in answer:
                raise Failure(answer["error"]["desc"])
        raise Failure("QEMU ended")

    def device(self, kind):
        """The path of the machine's only device of a kind."""
        [name] = [each["name"] for each in self.ask("qom-list", path="/machine/unattached")
                  if each["type"] == f"child<{kind}>"]
        return f"/machine/unattached/{name}"


class Wires:
    """A process that connects the board's lines to those of a machine."""

    def __init__(self, stage, board, device, lines):
        """`lines` have the numbers of the inputs of the machine's device, a path."""
        self.process = subprocess.Popen(
            [board.proofmass, "attach", board.door, "--", pathlib.Path(__file__).with_name("wires"),
             stage.folder / "qtest", device, *map(str, lines)],
            stdout=subprocess.PIPE)

    def await_levels(self):
        if self.process.stdout.readline() != b"wired\n":
            raise Failure("the lines are not wired")
        return self

    def end(self):
        self.process.terminate()
        self.process.wait()


def inputs(stage):
    """The options of a machine whose inputs are driven from outside."""
    return ["-qtest", f"unix:{stage.folder}/qtest,server=on,wait=off", "-qtest-log", "/dev/null",
            "-qmp", f"unix:{stage.folder}/qmp,server=on,wait=off"]


def machine_with_lines(stage, board):
    """QEMU's `virt` with the board's data-ready lines at its GPIO chip, and the wires."""
    guest = stage.guest("arm64", board, *inputs(stage))
    device = QMP(stage.folder / "qmp").device("pl061")
    return guest, stage.keep(Wires(stage, board, device, LINES)).await_levels()


def wired():
    """The chips, each with its line."""
    return [f"{chip},drdy=gpiochip0:{line}" for chip, line in zip(CHIPS, LINES)]
