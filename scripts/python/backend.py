# SPDX-License-Identifier: Apache-2.0
"""Packs the module proofmass for pip (PEP 517 and 660), using only the standard library.

    backend.py FOLDER PREFIX PLATFORM

writes a wheel that also contains what scripts/install has installed below PREFIX into FOLDER, and prints its name;
PLATFORM is its tag, such as manylinux_2_36_x86_64. pip installs the files at the same places below its own prefix,
where the command finds its doors.
"""

import base64
import hashlib
import os
import pathlib
import re
import sys
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent
MODULE = ROOT / "proofmass"
TEXT = (MODULE / "__init__.py").read_text()
VERSION = re.search(r'__version__ = "(.+)"', TEXT).group(1)
DESCRIPTION = re.search(r'"""(.+?)"""', TEXT, re.DOTALL).group(1)
INFO = f"proofmass-{VERSION}.dist-info"

METADATA = f"""\
Metadata-Version: 2.1
Name: proofmass
Version: {VERSION}
Summary: Emulated boards of MEMS motion sensors, for tests of drivers and for data
License: Apache-2.0
Requires-Python: >=3.9
Classifier: Framework :: Pytest
Classifier: Operating System :: POSIX :: Linux
Description-Content-Type: text/markdown

{DESCRIPTION}"""
WHEEL = """\
Wheel-Version: 1.0
Generator: proofmass
Root-Is-Purelib: {pure}
Tag: {tag}
"""
# The entry point through which pytest finds the fixture.
ENTRY_POINTS = """\
[pytest11]
proofmass = proofmass.plugin
"""
# Of the command and of what it contains; the LGPL, which is libi2c's, requires its text.
LICENSES = [ROOT.parent.parent / "LICENSE", ROOT.parent / "debian" / "copyright",
            pathlib.Path("/usr/share/common-licenses/LGPL-2.1")]
# The date of all files, so that the bytes are reproducible; a ZIP archive's earliest is that of 1980.
DATE = time.gmtime(max(315532800, int(os.environ.get("SOURCE_DATE_EPOCH", "0"))))[:6]


def _pack(folder, files, platform="any", programs=()):
    """Writes a wheel with these files, given by path in the wheel; returns its name. `programs` are the paths of
    those that can be executed."""
    tag = f"py3-none-{platform}"
    name = f"proofmass-{VERSION}-{tag}.whl"
    files = {
        **files,
        f"{INFO}/METADATA": METADATA.encode(),
        f"{INFO}/WHEEL": WHEEL.format(pure=str(platform == "any").lower(), tag=tag).encode(),
        f"{INFO}/entry_points.txt": ENTRY_POINTS.encode(),
    }
    record = f"{INFO}/RECORD"
    lines = []
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(data)}\n")
    lines.append(f"{record},,\n")
    with zipfile.ZipFile(pathlib.Path(folder) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in [*files.items(), (record, "".join(lines).encode())]:
            entry = zipfile.ZipInfo(path, DATE)
            entry.external_attr = (0o100755 if path in programs else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
    return name


def _module():
    return {f"proofmass/{path.name}": path.read_bytes() for path in sorted(MODULE.glob("*.py"))}


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Builds the wheel for `pip install`."""
    return _pack(wheel_directory, _module())


def build_command_wheel(folder, prefix, platform):
    """Builds the wheel with an installed command."""
    prefix = pathlib.Path(prefix)
    files = {f"{INFO}/licenses/{path.name}": path.read_bytes() for path in LICENSES}
    programs = set()
    for path in sorted(prefix.rglob("*")):
        place = path.relative_to(prefix).as_posix()
        # The module is in the wheel's root.
        # An archive would have a link's target twice.
        if path.is_dir() or path.is_symlink() or place.startswith("lib/proofmass/python/"):
            continue
        place = f"scripts/{path.name}" if place.startswith("bin/") else f"data/{place}"
        place = f"proofmass-{VERSION}.data/{place}"
        files[place] = path.read_bytes()
        if os.access(path, os.X_OK):
            programs.add(place)
    if not programs:
        raise FileNotFoundError(f"no command is installed in {prefix}: scripts/install {prefix}")
    return _pack(folder, {**_module(), **files}, platform, programs)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """Builds the wheel for `pip install -e`, which makes Python use the files of this folder."""
    return _pack(wheel_directory, {"proofmass.pth": f"{ROOT}\n".encode()})


def build_sdist(sdist_directory, config_settings=None):
    """There is no source archive: the checkout is the source."""
    raise NotImplementedError("install proofmass from its checkout: pip install scripts/python")


if __name__ == "__main__":
    print(build_command_wheel(*sys.argv[1:]))
