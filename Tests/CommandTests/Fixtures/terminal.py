# SPDX-License-Identifier: Apache-2.0
#
# terminal.py COLUMNS ROWS COMMAND...: runs a command in a pseudo-terminal that is as large, by steps from
# standard input, one a line. Writes what `show` asks for, and at the end the status and what is left:
#
#   type TEXT         keys, with Python's escapes: \x1b[C
#   expect TEXT       waits until the screen has the text, for at most 120 s
#   expect-not TEXT   waits until the screen has it no longer
#   resize C R        changes the size, and forgets the screen
#   run COMMAND       runs a shell's command
#   signal NAME       sends a signal
#   close             closes the terminal
#   wait SECONDS      reads on for a time
#   stall SECONDS     reads nothing for a time
#   show              writes the screen
#   end               waits for the end
import fcntl, os, pty, re, select, signal, struct, subprocess, sys, termios, time

columns, rows = int(sys.argv[1]), int(sys.argv[2])


class Screen:
    def __init__(self):
        self.clear()
        self.x = self.y = 0
        self.rest = b""
        self.isAlternate = self.hasCursor = None

    def clear(self):
        self.cells = [[" "] * columns for _ in range(rows)]

    def text(self):
        return "\n".join("".join(line).rstrip() for line in self.cells)

    def take(self, data):
        data = self.rest + data
        self.rest = b""
        position = 0
        pattern = re.compile(rb"\x1b\[([?0-9;]*)([A-Za-z])|([\x20-\x7e]|[\xc2-\xf4][\x80-\xbf]+)|[\r\n]"
                             # A sequence that another one cuts off: the terminal was given back.
                             rb"|\x1b(?:\[[?0-9;]*)?(?=\x1b)|[\xc2-\xf4][\x80-\xbf]*(?=\x1b)|[\x80-\xbf]+(?=\x1b)")
        while position < len(data):
            match = pattern.match(data, position)
            isOpen = match and match.group(3) and match.group(3)[0] > 0x7F and match.end() == len(data)
            if isOpen or (match is None and len(data) - position < 32):
                # A part of a character or of a sequence: the rest is to come.
                self.rest = data[position:]
                return
            if match is None:
                raise SystemExit(f"not understood: {data[position:][:20]!r}")
            position = match.end()
            numbers, letter, character = match.groups()
            if character:
                for one in character.decode("utf-8", "replace"):
                    if 0 <= self.y < rows and 0 <= self.x < columns:
                        self.cells[self.y][self.x] = one
                    self.x += 1
            elif letter is None:
                continue
            elif letter == b"H":
                line, column = (numbers.split(b";") + [b"1"])[:2] if numbers else (b"1", b"1")
                self.y, self.x = int(line) - 1, int(column) - 1
            elif letter == b"J":
                self.clear()
            elif letter in b"hl":
                isOn = letter == b"h"
                if numbers == b"?1049":
                    self.isAlternate = isOn
                if numbers == b"?25":
                    self.hasCursor = isOn


def size():
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


controller, side = pty.openpty()
size()
before = termios.tcgetattr(side)


def take_terminal():
    os.setsid()
    fcntl.ioctl(1, termios.TIOCSCTTY, 0)


words = open("words", "wb")
child = subprocess.Popen(sys.argv[3:], stdin=side, stdout=side, stderr=words, preexec_fn=take_terminal)
screen = Screen()


def read(seconds, look=lambda: None):
    """Reads what comes within a time, and looks at the screen in between: in virtual time a message may come and go
    within the few kilobytes that wait for a busy machine."""
    ready, _, _ = select.select([controller], [], [], seconds)
    if not ready:
        return False
    try:
        data = os.read(controller, 65536)
    except OSError:
        return False
    for start in range(0, len(data), 256):
        screen.take(data[start:start + 256])
        look()
    return bool(data)


def wait_until(condition, what):
    end = time.monotonic() + 120
    isReached = condition()

    def look():
        nonlocal isReached
        isReached = isReached or condition()

    while not isReached:
        if time.monotonic() > end:
            print(f"waited for {what}, and the screen was:\n{screen.text()}\n{open('words').read()}")
            child.kill()
            sys.exit(1)
        read(0.05, look)
        look()


for step in sys.stdin.read().splitlines():
    name, _, rest = step.partition(" ")
    if name == "type":
        os.write(controller, rest.encode().decode("unicode_escape").encode("latin-1"))
    elif name == "expect":
        wait_until(lambda: rest in screen.text(), rest)
    elif name == "expect-not":
        wait_until(lambda: rest not in screen.text(), f"the end of {rest}")
    elif name == "resize":
        columns, rows = map(int, rest.split())
        screen.clear()
        size()
    elif name == "run":
        subprocess.run(rest, shell=True, check=True)
    elif name == "signal":
        child.send_signal(getattr(signal, rest))
    elif name == "close":
        os.close(side)
        os.close(controller)
        print("status", child.wait(20))
        sys.exit(0)
    elif name in ("wait", "stall"):
        end = time.monotonic() + float(rest)
        while time.monotonic() < end:
            if name == "wait":
                read(0.05)
            else:
                time.sleep(0.05)
    elif name == "show":
        print(screen.text())
    elif name == "end":
        wait_until(lambda: child.poll() is not None, "the end")
while read(0.1):
    pass
isAsBefore = termios.tcgetattr(side) == before
print(f"status {child.poll()}, modes {'as before' if isAsBefore else 'changed'}, ", end="")
print(f"screen {'alternate' if screen.isAlternate else 'as before'}, cursor {screen.hasCursor}")
