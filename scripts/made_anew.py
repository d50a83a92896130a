# SPDX-License-Identifier: Apache-2.0
"""Replaces folders that a script generates, for the Python scripts beside this file.

A list in such a folder, .proofmass-made, has one line for each file, with its SHA-256. A folder is replaced only if
all its files are in the list and unchanged. Any other file is assumed to be the user's work, and the script then
changes nothing. Below the checkout's .build all files are generated, and no list is needed.
"""

import contextlib
import hashlib
import os
import pathlib
import shutil
import tempfile

LIST = ".proofmass-made"
BUILD = pathlib.Path(__file__).resolve().parent.parent / ".build"


class NotOurs(Exception):
    """Raised when the folder has files that its script did not write; the text is one line."""


def _files(folder):
    """All files in a folder and its subfolders, by relative path, without the list."""
    return {str(path.relative_to(folder)): path for path in folder.rglob("*")
            if (path.is_symlink() or not path.is_dir()) and path != folder / LIST}


def _digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def check(folder):
    """Raises NotOurs if replacing a folder would lose files that the script did not write."""
    if not folder.exists() and not folder.is_symlink():
        return
    if not folder.is_dir():
        raise NotOurs(f"{folder} is no folder: name another")
    if BUILD in folder.resolve().parents:
        return
    known = {}
    if (folder / LIST).is_file():
        for line in (folder / LIST).read_text().splitlines():
            digest, _, name = line.partition("  ")
            known[name] = digest
    for name, path in sorted(_files(folder).items()):
        if name not in known:
            raise NotOurs(f"{folder} has {name}, which is not of this script: name an empty folder, or move that")
        if path.is_symlink() or not path.is_file() or _digest(path) != known[name]:
            raise NotOurs(f"{path} was changed after this script wrote it: name another folder, or move that file")


@contextlib.contextmanager
def made_anew(folder):
    """A new, empty folder, for `with`: at the end it replaces the given folder.

    Until then, and after an exception, the given folder is unchanged. Raises NotOurs as `check` does.
    """
    check(folder)
    folder = folder.resolve()
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as name:
        new = pathlib.Path(name) / "new"
        new.mkdir()
        yield new
        lines = [f"{_digest(path)}  {name}\n" for name, path in sorted(_files(new).items())]
        (new / LIST).write_text("".join(lines))
        # Another process may have written to the folder in the meantime.
        check(folder)
        old = pathlib.Path(name) / "old"
        if folder.exists():
            os.rename(folder, old)
        try:
            os.rename(new, folder)
        except OSError:
            if old.exists():
                os.rename(old, folder)
            raise
