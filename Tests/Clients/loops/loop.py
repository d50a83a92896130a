# SPDX-License-Identifier: Apache-2.0
"""Reads a sensor every 100 ms for two seconds, by its own deadlines; then waits for events with a
time limit. Prints the number of readings, the milliseconds that passed on its clock, and then with a child."""

import asyncio
import fcntl
import os
import queue
import subprocess
import threading
import time

bus = os.open("/dev/i2c-1", os.O_RDWR)
fcntl.ioctl(bus, 0x0703, 0x18)
start = time.monotonic()
readings = 0
for number in range(1, 21):
    time.sleep(max(0, start + number * 0.1 - time.monotonic()))
    os.write(bus, b"\x0f")
    readings += os.read(bus, 1) == b"\x32"

assert not threading.Event().wait(0.25)
try:
    queue.Queue().get(timeout=0.25)
except queue.Empty:
    pass
asyncio.run(asyncio.sleep(0.25))

# A second thread waits every millisecond while this one sleeps. None of its waits is lost.
samples = []
over = threading.Event()


def sample():
    while not over.wait(0.001):
        samples.append(time.monotonic())


sampler = threading.Thread(target=sample)
sampler.start()
time.sleep(0.25)
over.set()
sampler.join()
assert 240 <= len(samples) <= 251, len(samples)

# A limit for a child is one of the system's time: nothing but that passes while it works.
passed = time.monotonic() - start
before = time.monotonic()
subprocess.run(["sh", "-c", "i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); done"], timeout=60)
child = time.monotonic() - before
assert child < 1, child
print(readings, round(passed * 1000), round(child * 1000))
