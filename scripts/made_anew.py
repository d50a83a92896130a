# SPDX-License-Identifier: Apache-2.0
"""Folders that a script makes anew, for the scripts in Python beside this file.

What is in such a folder is known by a list in it, .proofmass-made: a line a file, with its SHA-256. Only what the list
names, as it was written, is ever replaced. Anything else in the folder is somebody's work, and the script leaves all as
it is. Below the checkout's .build everything is made by builds and scripts, and needs no list.
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
    """The folder has what its script has not written; the text is one line."""


def _files(folder):
    """All that is in a folder but folders, by relative paths, without the list."""
    return {str(path.relative_to(folder)): path for path in folder.rglob("*")
            if (path.is_symlink() or not path.is_dir()) and path != folder / LIST}


def _digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def check(folder):
    """Raises NotOurs where a folder cannot be made anew without the loss of what a script has not written."""
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
    """A new, empty folder, for `with`: what was written into it takes the place of a folder's files at the end.

    Until then, and where that is left by an exception, the folder is as it was. Raises NotOurs as `check` does.
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
        # Another process may have written there in the meantime.
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
