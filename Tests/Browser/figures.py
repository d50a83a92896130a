# SPDX-License-Identifier: Apache-2.0
"""Measures the cost of the page of `proofmass serve`: figures.py COMMAND FOLDER. MINUTES: time to observe memory."""

import concurrent.futures
import contextlib
import os
import threading
import time

import websocket
from selenium.webdriver.common.by import By

from browsing import browser, conclude, serving, text, wait

MINUTES = float(os.environ.get("MINUTES", "1"))


def processes(pid):
    """A process and its children: the command and its web server."""
    return [pid] + [int(word) for word in open(f"/proc/{pid}/task/{pid}/children").read().split()]


def processor_seconds(pid):
    seconds = []
    for one in processes(pid):
        fields = open(f"/proc/{one}/stat").read().rsplit(")", 1)[1].split()
        seconds.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    return seconds


def memory(pid):
    """The resident memory of each process in MB."""
    pages = [int(open(f"/proc/{one}/statm").read().split()[1]) for one in processes(pid)]
    return [f"{one * os.sysconf('SC_PAGE_SIZE') / 1e6:.1f} MB" for one in pages]


def frames(page, pid):
    before, start = processor_seconds(pid), time.monotonic()
    rate = page.execute_async_script("""
        const [done] = arguments, start = performance.now();
        let frames = 0;
        requestAnimationFrame(function count(now) {
            frames++;
            if (now - start < 10000) requestAnimationFrame(count); else done(frames / (now - start) * 1000);
        });""")
    passed = time.monotonic() - start
    used = [f"{(b - a) / passed * 100:.1f} %" for a, b in zip(before, processor_seconds(pid))]
    sensors = [element.text for element in page.find_elements(By.CSS_SELECTOR, ".chart .about")]
    print(f"{rate:.1f} frames a second; processor of the command and its web server {used}; {sensors}")


def ages(page):
    """The age of samples when a page receives them, less the shortest transfer time from the command."""
    found = page.execute_async_script("""
        const [done] = arguments, objects = [], socket = new WebSocket(`ws://${location.host}/socket`);
        socket.onmessage = ({ data }) => {
            const object = JSON.parse(data);
            if (object.type === "samples") objects.push([performance.now() / 1000 - object.time_s, object]);
            if (objects.length < 1000) return;
            socket.close();
            const least = Math.min(...objects.map(([offset]) => offset));
            const ages = objects.flatMap(([offset, object]) => ["acc", "gyr", "mag"].flatMap(
                (name) => object[name].map(([time]) => 1000 * (offset - least + object.time_s - time))));
            ages.sort((a, b) => a - b);
            done([0.5, 0.99, 1].map((part) => ages[Math.ceil(part * ages.length) - 1]));
        };""")
    print("age of samples in a page: median {:.1f} ms, 99th percentile {:.1f} ms, longest {:.1f} ms".format(*found))


def delays(page):
    """The time from a request to the first samples that show it: request, physics, chip, driver, stream."""
    found = page.execute_async_script("""
        const [done] = arguments, delays = [], socket = new WebSocket(`ws://${location.host}/socket`);
        let sent = 0, sign = 1;
        const ask = () => setTimeout(() => {
            sign = -sign;
            sent = performance.now();
            const q = [Math.cos(0.2), sign * Math.sin(0.2), 0, 0];
            socket.send(JSON.stringify({ do: "turn", q }));
        }, 200 + 40 * Math.random());
        socket.onopen = () => setTimeout(ask, 500);
        socket.onmessage = ({ data }) => {
            const object = JSON.parse(data);
            if (!sent || !object.acc?.some((s) => Math.sign(s[2]) === sign && Math.abs(s[2]) > 0.1)) return;
            delays.push(performance.now() - sent);
            sent = 0;
            if (delays.length < 200) ask(); else done(delays.sort((a, b) => a - b));
        };""")
    print(f"from a turn of 46° in 40 ms that is asked for to the first samples past its middle: median "
          f"{found[100]:.0f} ms, 99th percentile {found[197]:.0f} ms")


def read(address, stop):
    with contextlib.suppress(OSError, websocket.WebSocketException):
        socket = websocket.create_connection(address.replace("http", "ws") + "socket", timeout=10)
        while not stop.is_set():
            socket.recv()
        socket.close()


def clients(pid, address):
    """The memory used with four clients that read."""
    stop = threading.Event()
    readers = [threading.Thread(target=read, args=(address, stop)) for _ in range(4)]
    for reader in readers:
        reader.start()
    time.sleep(5)
    print(f"memory of the command and its web server with four clients: {memory(pid)}")
    time.sleep(60 * MINUTES)
    print(f"after {MINUTES:g} min: {memory(pid)}; {sum(reader.is_alive() for reader in readers)} clients read")
    stop.set()
    for reader in readers:
        reader.join()


def come_and_go(pid, address):
    """Opens a thousand connections, twenty at a time; each receives its first object."""
    def one():
        socket = websocket.create_connection(address.replace("http", "ws") + "socket", timeout=10)
        first = socket.recv()
        socket.close()
        return '"type":"hello"' in first

    before, start = processor_seconds(pid), time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(20) as pool:
        greeted = sum(pool.map(lambda _: one(), range(1000)))
    used = [f"{b - a:.2f} s" for a, b in zip(before, processor_seconds(pid))]
    print(f"1000 connections that come and go: {greeted} greeted in {time.monotonic() - start:.1f} s; processor of "
          f"the command and its web server {used}; memory {memory(pid)}")


with browser() as page:
    page.set_script_timeout(120)
    with serving("--rate", "1000", "--sensing", "ideal") as (process, address):
        page.get(address)
        wait(10, lambda: text(page, "state") == "live")
        time.sleep(2)
        frames(page, process.pid)
        ages(page)
        delays(page)
        page.get("about:blank")
        clients(process.pid, address)
        come_and_go(process.pid, address)
conclude()
