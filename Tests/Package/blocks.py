# SPDX-License-Identifier: Apache-2.0
"""Writes the files that an article prints, each named by the last file name in the text before it:
blocks.py ARTICLE FOLDER."""

import pathlib
import re
import sys

article, folder = map(pathlib.Path, sys.argv[1:])
for text, block in re.findall(r"(.*?)^```\w+\n(.*?)^```$", article.read_text(), re.DOTALL | re.MULTILINE):
    name = re.findall(r"`([\w./-]*\.(?:c|py|rs|sh|v|yml))`", text)[-1]
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block)
