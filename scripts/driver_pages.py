# SPDX-License-Identifier: Apache-2.0
"""The pages of drivers in the documentation, for scripts/interface.

A driver is an alias, such as LIS3DH of STSensor<LIS3DHConfiguration, Link>. DocC's page of an alias shows only the
declaration and its comment, and the page of STSensor shows the members of all drivers. This module writes the file
by which DocC adds to an alias' page the members that exist for its type arguments, by what they are for.
"""

import collections
import re

# The groups of a page, and the base names in each: a page lists them in this order.
GROUPS = {
    "Creating and releasing": ("init", "isAK8963", "release"),
    "Configuring": ("configure", "configuration", "trimAccelerometer", "adjustment", "settlingTime", "hertz",
                    "clockDeviation"),
    "Reading samples": ("read", "hasSample", "readStatus", "readAccelerometer", "readGyroscope"),
    "Measuring on request": ("measure", "startMeasurement", "readMeasurement", "next"),
    "Draining the FIFO": ("drain", "fifoStatus", "fifoCount", "rearmFIFO"),
    "Interrupts and clicks": ("arm", "readInterrupt", "readClick", "readEvents", "resetHighPass"),
    "Reading other quantities": ("readTemperature", "readADC", "readTimestamp", "resetTimestamp", "timestampStep"),
    "Reading through the sensor hub": ("start", "readMagnetometer", "setPassThrough"),
    "Writing registers": ("write",),
    "Testing the sensor": ("selfTest", "selfTestAccelerometer", "selfTestGyroscope"),
    "Power and reset": ("powerDown", "reset", "reboot", "isBooting", "disableI2C"),
}
PLACES = {name: (group, place) for group, names in GROUPS.items() for place, name in enumerate(names)}


class NotGrouped(Exception):
    """A driver's member that has no group."""


def driver_pages(graph):
    """The files of a module's drivers, by name."""
    pages = collections.defaultdict(lambda: collections.defaultdict(list))
    for name, links in _drivers(graph):
        pages[name] = links
        # DocC does not list a member below its own type where it is listed elsewhere.
        for group in links:
            for link in links[group]:
                type_ = link.split("/")[0]
                if link != type_ and link not in pages[type_][group]:
                    pages[type_][group].append(link)
    return {name: _page(name, links) for name, links in pages.items()}


def _drivers(graph):
    """The name of each alias of a driver, and the links of its page's groups."""
    symbols = {symbol["identifier"]["precise"]: symbol for symbol in graph["symbols"]}
    members, conforms = collections.defaultdict(list), collections.defaultdict(set)
    for relationship in graph["relationships"]:
        source, target = relationship["source"], relationship["target"]
        if relationship["kind"] == "memberOf" and source in symbols:
            members[target].append(symbols[source])
        elif relationship["kind"] == "conformsTo":
            conforms[source].add(target)
    for symbol in graph["symbols"]:
        if symbol["kind"]["identifier"] != "swift.typealias" or len(symbol["pathComponents"]) > 1:
            continue
        aliased, arguments = _aliased(symbol)
        # A driver has its bus as a parameter, which is not an argument that the alias names.
        if aliased in symbols and None in arguments:
            names = [parameter["name"] for parameter in symbols[aliased]["swiftGenerics"]["parameters"]]
            links = _links(symbols[aliased], members[aliased], dict(zip(names, arguments)), conforms)
            # A sensor hub's argument is a part of a configuration, which has a page already.
            configuration = symbols[next(filter(None, arguments))]["pathComponents"]
            if len(configuration) == 1:
                links["Configuring"].insert(0, configuration[0])
            yield symbol["pathComponents"][0], links


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


def _links(type_, members, arguments, conforms):
    """The links of each group to the members that exist for type arguments."""
    path = "/".join(type_["pathComponents"])
    counts = collections.Counter(member["pathComponents"][-1] for member in members)
    found = collections.defaultdict(list)
    for member in members:
        constraints = member.get("swiftExtension", {}).get("constraints", [])
        if member["kind"]["identifier"] == "swift.typealias" or not all(
                _holds(constraint, arguments, conforms) for constraint in constraints):
            continue
        name = member["pathComponents"][-1]
        base = name.split("(")[0]
        if base not in PLACES:
            raise NotGrouped(f"the driver's member {path}.{name} has no group on its page: "
                             "add it to GROUPS in scripts/driver_pages.py")
        group, place = PLACES[base]
        suffix = f"-{_hash(member['identifier']['precise'])}" if counts[name] > 1 else ""
        found[group].append((place, f"{path}/{name}{suffix}"))
    return collections.defaultdict(
        list, {group: [link for _, link in sorted(links)] for group, links in found.items()})


def _page(name, links):
    """The text of a file, with the links of each group."""
    lines = [f"# ``ProofMass/{name}``", "", "<!-- Written by scripts/interface. -->", "", "## Topics"]
    for group in GROUPS:
        if links[group]:
            lines += ["", f"### {group}", "", *(f"- ``{link}``" for link in links[group])]
    return "".join(f"{line}\n" for line in lines)


def unknown_verbs(article, declarations):
    """The functions in a module page's table of verbs that no driver has, by the lines of its interface."""
    for row in re.findall(r"^\|(.*?)\|", article, re.M):
        for verb in re.findall(r"`(\w+)", row):
            if not any(re.match(rf"\w+\.{verb}\b", line) for line in declarations):
                yield verb
