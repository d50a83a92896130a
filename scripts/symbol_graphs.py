# SPDX-License-Identifier: Apache-2.0
"""The public declarations of all library modules, as symbol graphs, for the Python scripts beside this file.

They are extracted from the debug build of the libraries, which is made where it is missing or old, by the
toolchain's own swift-symbolgraph-extract.
"""

import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The library products of Package.swift.
MODULES = [
    "ProofMassCore", "ProofMassDatasheets", "ProofMass", "ProofMassFusion", "ProofMassPhysics",
    "ProofMassEmulation", "ProofMassLinux", "ProofMassServer", "ProofMassMotion",
    "CoreMotionCompatibility", "ProofMassTestSupport", "ProofMassMotionTestSupport",
]
# Modules on which no other depends: building them builds all.
BUILT = ["ProofMassLinux", "CoreMotionCompatibility", "ProofMassTestSupport", "ProofMassMotionTestSupport"]


def run(*words, **options):
    return subprocess.run([str(word) for word in words], check=True, text=True, **options)


def target_info():
    return json.loads(run("swift", "-print-target-info", stdout=subprocess.PIPE).stdout)


def resources():
    """The folder of the toolchain's runtime, `usr/lib/swift`."""
    return pathlib.Path(target_info()["paths"]["runtimeResourcePath"])


def tool(name):
    """A program of the toolchain that `swift` belongs to."""
    return resources().parent.parent / "bin" / name


def build():
    """Builds the libraries, and returns the words by which a compiler finds their modules."""
    command = ("swift", "build", "--package-path", ROOT)
    # With the settings of the tests' build, which is in the same folder.
    settings = {**os.environ, "PROOFMASS_TOOLS": "1"}
    for module in BUILT:
        run(*command, "--target", module, stdout=sys.stderr, env=settings)
    binaries = pathlib.Path(
        run(*command, "--show-bin-path", stdout=subprocess.PIPE, env=settings).stdout.strip())
    maps = [*binaries.glob("*.build/module.modulemap"), *ROOT.glob("Sources/C*/module.modulemap")]
    return ["-I", binaries / "Modules",
            *(word for path in maps for word in ("-Xcc", f"-fmodule-map-file={path}"))]


def symbol_graphs(folder):
    """Makes a folder of symbol graphs for each module, from the modules of the debug build."""
    words = build()
    triple = target_info()["target"]["unversionedTriple"]
    for module in MODULES:
        graphs = folder / module
        graphs.mkdir(parents=True)
        run(tool("swift-symbolgraph-extract"), "-module-name", module, *words,
            "-target", triple, "-minimum-access-level", "public",
            # Modules that import the motion services also get these.
            "-experimental-allowed-reexported-modules=ProofMassSampling",
            "-skip-synthesized-members", "-output-dir", graphs)
        yield module, graphs


def own_symbols(graphs):
    """The symbols of a module's graphs that are declared in our sources, each with the graph that has it."""
    for path in sorted(graphs.glob("*.json")):
        graph = json.loads(path.read_text())
        for symbol in graph["symbols"]:
            if "location" in symbol:
                yield symbol, graph
