# SPDX-License-Identifier: Apache-2.0
"""wrapper.py TEXT ANSWER COMMAND … answers requests that contain a text by one line, and others by an adapter."""

import subprocess
import sys

text, answer, *command = sys.argv[1:]
adapter = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for request in sys.stdin:
    if text in request:
        print(answer, flush=True)
        continue
    adapter.stdin.write(request)
    adapter.stdin.flush()
    for line in adapter.stdout:
        print(line, end="")
        if line.startswith(('{"ok"', '{"error"', '{"unsupported"')):
            break
    sys.stdout.flush()
adapter.stdin.close()
adapter.wait()
