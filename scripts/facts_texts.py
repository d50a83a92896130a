#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Separates the facts' texts for people from the facts that a chip needs to work.

    scripts/facts_texts.py FOLDER TEXTS

Copies the sources of ProofMassDatasheets to FOLDER, for builds whose size matters. The facts of a part have its
addresses, and its registers and fields with names, access and reset values; they have no summaries, meanings,
citations, times, constants and documents. Writes the complete facts of all parts to the file TEXTS: for each part
a line `chip NAME`, for a relative `chip NAME MODEL`, and the lines that scripts/registers generates. A model
precedes its relatives. Files whose content stays the same are not written.
"""

import pathlib
import re
import sys

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "ProofMassDatasheets"
# The beginning of a part's facts, its model, and its lines, as scripts/registers writes them.
FACTS = re.compile(
    r'(static var name: String \{ "(\w+)" \}\n[^\n]+\n +package static let facts: ChipFacts = \.init\(\n +name,\n'
    r'(?: +like: Datasheet\.(\w+)\.facts,\n)? +#""")(\n.*?)\n +"""#\)', re.DOTALL)
# The chips for Wokwi's simulator take the ends of their sliders from these.
TABLES = {"ratedG", "ratedDegreesPerSecond"}
LEFT_OUT = {"reading", "timing", "constant", "document"}


def short(lines):
    """The lines without texts, and without those that no chip needs."""
    table = None
    for line in lines:
        words = line.split(" | ")[0].split(" ")
        keyword = words[0]
        table = words[1] if keyword == "table" else table if keyword == "row" else None
        if keyword == "row":
            # The values of a row are a text.
            if table in TABLES:
                yield line
        elif keyword == "code":
            # Chips report codes without a meaning, whose name is "-".
            if words[2] == "-":
                yield " ".join(words[:3])
        elif keyword not in LEFT_OUT and table in {None, *TABLES}:
            yield " ".join(words)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def main():
    if len(sys.argv) != 3:
        raise SystemExit("usage: scripts/facts_texts.py FOLDER TEXTS")
    folder, texts = map(pathlib.Path, sys.argv[1:])
    parts = {}

    def shortened(found):
        lines = [line.strip() for line in found[4].strip().split("\n")]
        parts[found[2]] = (found[3], lines)
        return "\n".join([found[1], *short(lines), '"""#)'])

    names = set()
    for file in sorted(SOURCES.glob("*.swift")):
        text = file.read_text()
        if len(FACTS.findall(text)) != text.count("static let facts: ChipFacts"):
            raise SystemExit(f"{file} has facts in an unknown form: adapt FACTS in scripts/facts_texts.py")
        names.add(file.name)
        write(folder / file.name, FACTS.sub(shortened, text))
    for file in folder.glob("*.swift"):
        if file.name not in names:
            file.unlink()

    def ancestors(name):
        return 0 if name is None else 1 + ancestors(parts[name][0])

    everything = []
    for name in sorted(parts, key=lambda name: (ancestors(name), name)):
        everything.append(" ".join(filter(None, ["chip", name, parts[name][0]])))
        everything += parts[name][1]
    write(texts, "\n".join(everything) + "\n")


if __name__ == "__main__":
    main()
