# SPDX-License-Identifier: Apache-2.0
"""The library libproofmass.so, by ctypes: emulated boards in this process."""

from __future__ import annotations

import ctypes
import os
import pathlib
import site
import sys
import threading
from ctypes import POINTER, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint8

from .connection import Error

INTERFACE = 4
"""The version of the library's interface."""
NAME = f"libproofmass.so.{INTERFACE}"
"""Its file."""


class Edge(ctypes.Structure):
    """An edge of a chip's pin: board time in nanoseconds, the pin's number, its level after the edge."""

    _fields_ = [("time", c_int64), ("pin", c_int32), ("is_high", c_int32)]


_board, _text, _numbers = c_int32, (c_char_p, c_size_t), (POINTER(c_double), c_size_t)
_FUNCTIONS = {
    "interface": (c_int32,), "version": (c_char_p,), "words": (c_char_p, c_int32),
    "create": (c_int32, *_text, *_text), "release": (c_int32, _board), "now": (c_int64, _board),
    "advance": (c_int32, _board, c_int64),
    "request": (c_int32, _board, *_text), "answer": (c_int32, _board, *_text),
    "i2c": (c_int32, _board, c_int32, c_char_p, c_size_t, c_char_p, c_size_t),
    "i2c_start": (c_int32, _board), "i2c_send": (c_int32, _board, c_uint8), "i2c_receive": (c_int32, _board),
    "i2c_stop": (c_int32, _board),
    "spi_select": (c_int32, _board, c_int32), "spi_offer": (c_int32, _board, c_int32),
    "spi_take": (c_int32, _board, c_int32, c_uint8), "spi_deselect": (c_int32, _board, c_int32),
    "pins": (c_int32, _board, c_int32), "next_change": (c_int64, _board, c_int32),
    "edges": (c_int32, _board, c_int32, POINTER(Edge), c_size_t),
    "drive": (c_int32, _board, c_int32), "run": (c_int32, _board, c_int64, c_int32),
    "samples": (c_int32, _board, c_int32, *_numbers),
    "truth": (c_int32, _board, POINTER(c_int64), c_size_t, POINTER(c_double)),
    "snapshot": (c_int32, _board), "restore": (c_int32, _board, c_int32),
    "forget": (c_int32, _board, c_int32),
}
"""The functions of proofmass.h that the module uses: their results, then their parameters."""

_loaded = None
_lock = threading.Lock()


def find_library() -> str:
    """The path of the library.

    It is the one that the environment variable PROOFMASS_LIBRARY names, otherwise one in the installation to which this
    module belongs, in a checkout around this module or the current folder, or where the system looks. Raises `Error`
    if there is none.
    """
    named = os.environ.get("PROOFMASS_LIBRARY")
    if named:
        if os.path.isfile(named):
            return named
        raise Error(f"PROOFMASS_LIBRARY is {named}, which is no file")
    here = pathlib.Path(__file__).resolve().parents
    # The module's own installation or checkout first: its library has the same version.
    places = [folder / name for folder in here for name in ("lib", ".build/library")]
    places += [pathlib.Path(folder) / "lib" for folder in (sys.prefix, site.getuserbase())]
    places += [folder / ".build/library" for folder in [pathlib.Path.cwd(), *pathlib.Path.cwd().parents]]
    for place in places:
        # Not one that another user has put above the current folder.
        if (place / NAME).is_file() and (place / NAME).stat().st_uid in (0, os.getuid()):
            return str(place / NAME)
    try:
        ctypes.CDLL(NAME)
        return NAME
    except OSError:
        raise Error(f"the library {NAME} is not found: install it with scripts/install, build it with "
                    "scripts/library, or name it in the environment's PROOFMASS_LIBRARY") from None


def library():
    """The library, which is loaded at the first call: an object with its functions, without `proofmass_`."""
    global _loaded
    with _lock:
        if _loaded is None:
            _loaded = _load(find_library())
        return _loaded


class _Library:
    pass


def _load(path):
    try:
        found = ctypes.CDLL(path)
        functions = _Library()
        for name, (result, *parameters) in _FUNCTIONS.items():
            function = getattr(found, f"proofmass_{name}")
            function.restype, function.argtypes = result, parameters
            setattr(functions, name, function)
    except (OSError, AttributeError) as error:
        raise Error(f"the library {path} cannot be used: {error}") from None
    if functions.interface() != INTERFACE:
        raise Error(f"the library {path} has interface {functions.interface()}, this module uses {INTERFACE}: "
                    "take both from one release")
    return functions
