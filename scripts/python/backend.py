# SPDX-License-Identifier: Apache-2.0
"""Packs the module proofmass for pip (PEP 517 and 660), using only the standard library."""

import base64
import hashlib
import pathlib
import re
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent
MODULE = ROOT / "proofmass"
VERSION = re.search(r'__version__ = "(.+)"', (MODULE / "__init__.py").read_text()).group(1)
INFO = f"proofmass-{VERSION}.dist-info"

METADATA = f"""\
Metadata-Version: 2.1
Name: proofmass
Version: {VERSION}
Summary: Tests of sensor drivers on ProofMass' emulated board
License: Apache-2.0
Requires-Python: >=3.9
Classifier: Framework :: Pytest
Classifier: Operating System :: POSIX :: Linux
"""
WHEEL = """\
Wheel-Version: 1.0
Generator: proofmass
Root-Is-Purelib: true
Tag: py3-none-any
"""
# The entry point through which pytest finds the fixture.
ENTRY_POINTS = """\
[pytest11]
proofmass = proofmass.plugin
"""


def _pack(folder, files):
    """Writes a wheel with these files, given by path in the wheel; returns its name."""
    name = f"proofmass-{VERSION}-py3-none-any.whl"
    files = {
        **files,
        f"{INFO}/METADATA": METADATA.encode(),
        f"{INFO}/WHEEL": WHEEL.encode(),
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
            # A fixed date, so that the bytes are reproducible.
            entry = zipfile.ZipInfo(path)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
    return name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Builds the wheel for `pip install`."""
    files = {f"proofmass/{path.name}": path.read_bytes() for path in sorted(MODULE.glob("*.py"))}
    return _pack(wheel_directory, files)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """Builds the wheel for `pip install -e`, which makes Python use the files of this folder."""
    return _pack(wheel_directory, {"proofmass.pth": f"{ROOT}\n".encode()})


def build_sdist(sdist_directory, config_settings=None):
    """There is no source archive: the checkout is the source."""
    raise NotImplementedError("install proofmass from its checkout: pip install scripts/python")
