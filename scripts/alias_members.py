# SPDX-License-Identifier: Apache-2.0
"""Adds the members of the aliased type to the page of a type alias, for scripts/documentation.

A driver is an alias, such as LIS3DH of STSensor<LIS3DHConfiguration, Link>. DocC's page of an alias shows only the
declaration, and the page of its type shows the members of all drivers. This module appends to an alias' comment a
list, with links, of the members that exist for its type arguments.
"""

import collections
import re

# The groups of members, with the symbol graph's kinds in each.
GROUPS = {
    "Initializers": ("swift.init",),
    "Methods": ("swift.method",),
    "Properties": ("swift.property", "swift.enum.case", "swift.subscript"),
    "Of the type": ("swift.type.method", "swift.type.property"),
}


def add_members(graph):
    """Adds the lists to a module's symbol graph."""
    symbols = {symbol["identifier"]["precise"]: symbol for symbol in graph["symbols"]}
    members, conforms = collections.defaultdict(list), collections.defaultdict(set)
    for relationship in graph["relationships"]:
        source, target = relationship["source"], relationship["target"]
        if relationship["kind"] == "memberOf" and source in symbols:
            members[target].append(symbols[source])
        elif relationship["kind"] == "conformsTo":
            conforms[source].add(target)
    for symbol in graph["symbols"]:
        if symbol["kind"]["identifier"] != "swift.typealias":
            continue
        aliased, arguments = _aliased(symbol)
        if aliased in symbols and members[aliased]:
            names = [parameter["name"] for parameter in
                     symbols[aliased].get("swiftGenerics", {}).get("parameters", [])]
            lines = _list(symbols[aliased], members[aliased], dict(zip(names, arguments)), conforms)
            comment = symbol.setdefault("docComment", {"lines": []})
            comment["lines"] += [{"text": line} for line in lines]


def _aliased(alias):
    """The type of an alias, and the identifiers of its arguments; None for parameters of the alias."""
    fragments = alias["declarationFragments"]
    equals = next(index for index, fragment in enumerate(fragments) if "=" in fragment["spelling"])
    found, arguments, depth = None, [], 0
    for fragment in fragments[equals + 1:]:
        if fragment["kind"] == "keyword":  # where
            break
        precise = fragment.get("preciseIdentifier")
        if depth == 0:
            found = precise or found
        elif depth == 1 and precise:
            arguments[-1] = precise
        for character in fragment["spelling"] if not precise else "":
            depth += (character == "<") - (character == ">")
            if character == "<" and depth == 1 or character == "," and depth == 1:
                arguments.append(None)
    return found, arguments


def _reaches(source, target, conforms):
    """Whether a type conforms to a protocol, directly or through other protocols."""
    seen, left = set(), [source]
    while left:
        one = left.pop()
        if one == target:
            return True
        if one not in seen:
            seen.add(one)
            left += conforms[one]
    return False


def _holds(constraint, arguments, conforms):
    """Whether type arguments meet a constraint of a member."""
    argument = arguments.get(constraint["lhs"])
    precise = constraint.get("rhsPrecise")
    if argument is None or precise is None:
        return True
    if constraint["kind"] == "sameType":
        return argument == precise
    return constraint["kind"] != "conformance" or _reaches(argument, precise, conforms)


def _hash(precise):
    """The hash by which DocC distinguishes symbols of the same name: FNV-1, folded to 24 bits."""
    value = 2166136261
    for byte in precise.encode():
        value = (value * 16777619 & 0xFFFFFFFF) ^ byte
    value = (value >> 24) ^ (value & 0xFFFFFF)
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"


def _list(type_, members, arguments, conforms):
    """The lines of Markdown."""
    path = "/".join(type_["pathComponents"])
    counts = collections.Counter(member["pathComponents"][-1] for member in members)
    yield from ("", "## Members", "", f"They are those of ``{path}``.")
    for title, kinds in GROUPS.items():
        lines = []
        for member in members:
            constraints = member.get("swiftExtension", {}).get("constraints", [])
            if member["kind"]["identifier"] not in kinds or not all(
                    _holds(constraint, arguments, conforms) for constraint in constraints):
                continue
            name = member["pathComponents"][-1]
            suffix = f"-{_hash(member['identifier']['precise'])}" if counts[name] > 1 else ""
            lines.append((name, f"- ``{path}/{name}{suffix}``{_summary(member)}"))
        if lines:
            yield from ("", f"**{title}**", "")
            yield from (line for _, line in sorted(lines))


def _summary(member):
    """The first sentence of a comment, without links, which resolve only in the member's own comment."""
    words = []
    for line in member.get("docComment", {}).get("lines", []):
        if not line["text"].strip():
            break
        words.append(line["text"].strip())
    sentence = re.match(r"(.*?[.:])( |$)", " ".join(words))
    return f": {sentence[1].replace('``', '`').rstrip(':')}" if sentence else ""
