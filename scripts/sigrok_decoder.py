# SPDX-License-Identifier: Apache-2.0
"""A decoder for sigrok of one chip's registers, stacked on I2C or SPI; `scripts/sigrok-decoders` puts a chip's table
beside it."""

import sigrokdecode as srd

from .table import CHIP


def fields(register, value):
    """`PM=1 normal (all is measured), DR=0 hertz50 (50 Hz)`"""
    words = []
    for name, low, width, cases in register["fields"]:
        code = value >> low & (1 << width) - 1
        words.append(" ".join([f"{name}={code}"] + cases.get(code, [])))
    return ", ".join(words)


class Decoder(srd.Decoder):
    api_version = 3
    id = CHIP["id"]
    name = CHIP["name"]
    longname = CHIP["longname"]
    desc = CHIP["longname"] + "."
    license = "apache-2.0"
    inputs = [CHIP["bus"]]
    outputs = []
    tags = ["IC", "Sensor"]
    annotations = (("read", "Register read"), ("write", "Register written"))
    annotation_rows = (("registers", "Registers", (0, 1)),)
    options = (
        {"id": "address", "desc": "I2C address", "default": CHIP["address"], "values": tuple(CHIP["addresses"])},
    ) if CHIP["bus"] == "i2c" else ()

    def __init__(self):
        self.reset()

    def reset(self):
        # The register of the next byte; None before a command byte.
        self.pointer = None
        self.increments = True
        self.answers = False
        self.takes_command = False
        self.reads = False

    def start(self):
        self.out = self.register(srd.OUTPUT_ANN)

    def command(self, byte):
        bit = CHIP["increment"]
        self.pointer = byte & CHIP["mask"]
        self.increments = bit == 0 or byte & bit != 0

    def show(self, start, end, value, kind):
        register = CHIP["registers"].get(self.pointer, {"name": f"0x{self.pointer:02x}", "fields": []})
        name = register["name"]
        verb = ("read", "write")[kind]
        texts = [f"{verb} {name} 0x{value:02x}", f"{name} 0x{value:02x}", name]
        decoded = fields(register, value)
        self.put(start, end, self.out, [kind, ([f"{texts[0]}: {decoded}"] if decoded else []) + texts])
        if self.increments:
            self.pointer = CHIP["wraps"].get(self.pointer, self.pointer + 1 & 0xFF)

    def decode(self, start, end, data):
        getattr(self, "decode_" + CHIP["bus"])(start, end, data)

    def decode_i2c(self, start, end, data):
        kind, value = data[0], data[1]
        if kind in ("ADDRESS WRITE", "ADDRESS READ"):
            self.answers = value == self.options["address"]
            self.takes_command = kind == "ADDRESS WRITE"
        elif kind in ("DATA WRITE", "DATA READ") and self.answers:
            if self.takes_command:
                self.command(value)
            elif self.pointer is not None:
                self.show(start, end, value, 0 if kind == "DATA READ" else 1)
            self.takes_command = False

    def decode_spi(self, start, end, data):
        kind, out, back = data
        if kind == "CS-CHANGE":
            self.answers = back == 0
            self.takes_command = True
        elif kind == "DATA" and self.answers and out is not None:
            if self.takes_command:
                self.reads = out & CHIP["read"] != 0
                self.command(out)
            elif not self.reads or back is not None:
                self.show(start, end, back if self.reads else out, 0 if self.reads else 1)
            self.takes_command = False
