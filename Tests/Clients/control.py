#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Drives an emulated board over its control socket, with the standard library alone.

usage: control.py [PROOFMASS]        (default: proofmass, wherever it is installed)
"""
import json, os, socket, subprocess, sys, tempfile


class Board:
    def __init__(self, path):
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(path)
        self.file = connection.makefile("rw", encoding="utf-8", newline="\n")

    def ask(self, request, **members):
        self.file.write(json.dumps({"do": request, **members}) + "\n")
        self.file.flush()
        answer = json.loads(self.file.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer

    def read(self, address, register, count):
        messages = [{"write": f"{register:02x}", "read": count}]
        return bytes.fromhex(self.ask("transfer", address=address, messages=messages)["answers"][0])

    def write(self, address, *data):
        self.ask("transfer", address=address, messages=[{"write": bytes(data).hex()}])
def main(board):
    chips = {chip["chip"]: chip["address"] for chip in board.ask("hello")["chips"]}
    accelerometer = chips["LIS331DLH"]
    print("WHO_AM_I", board.read(accelerometer, 0x0F, 1).hex())
    board.write(accelerometer, 0x20, 0x27)  # CTRL_REG1: on, 50 Hz, all axes
    board.write(accelerometer, 0x22, 0x02)  # CTRL_REG3: data ready on INT1
    board.ask("world", force_g=[0.5, 0, 0.866])  # tilted by 30 degrees
    board.ask("advance", by_s=0.1)
    print("INT1", board.ask("pins", address=accelerometer)["pins"][0]["high"])
    data = board.read(accelerometer, 0xA8, 6)
    print("mg", [int.from_bytes(data[i : i + 2], "little", signed=True) >> 4 for i in (0, 2, 4)])
    board.ask("fault", fault="no-address-acknowledge", address=accelerometer, at=1)
    try:
        board.read(accelerometer, 0x0F, 1)
    except RuntimeError as error:
        print(error)
    for line in board.ask("transcript")["transactions"]:
        print(line["time_s"], line.get("write"), line.get("read"), line.get("error"))
    for violation in board.ask("violations")["violations"]:
        print(violation["class"], violation["identifier"], violation["name"])
    print("clean", board.ask("finish")["clean"])

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "board")
    command = [*(sys.argv[1:2] or ["proofmass"]), "emulate", "--fast", "--sensing", "ideal", "--listen",
               path]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as emulator:
        emulator.stderr.readline()  # it says so when it listens
        try:
            main(Board(path))
        finally:
            emulator.terminate()
