# SPDX-License-Identifier: Apache-2.0
"""Functions shared by the tests of pages. Their arguments are COMMAND FOLDER; pictures are written into FOLDER.

Prints one line for each check.
"""

import base64
import contextlib
import json
import math
import os
import re
import ssl
import subprocess
import sys
import threading
import time
import urllib.parse

import websocket
from selenium import webdriver
from selenium.webdriver.common.by import By

command, folder = sys.argv[1:]
failures = 0


def check(what, is_so, seen=""):
    global failures
    print(f"{'ok' if is_so else 'FAILED'}: {what}{f' ({seen})' if seen != '' else ''}", flush=True)
    failures += not is_so


@contextlib.contextmanager
def serving(*options, **variables):
    """Runs `proofmass serve` with these variables in addition; gives the running command and its address."""
    process = subprocess.Popen(
        [command, "serve", "--bus", "emulator", "--port", "0", *options],
        stderr=subprocess.PIPE, text=True, env={**os.environ, **variables})
    try:
        for line in process.stderr:
            if found := re.search(r"serving at (\S+)", line):
                break
        else:
            raise SystemExit("the command ended without serving")
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield process, found[1]
    finally:
        process.terminate()
        check("the command ends with a signal, status 0", process.wait(10) == 0, process.returncode)


@contextlib.contextmanager
def files(served=None, path="site/"):
    """A plain file server of a folder, and the address of the site, which is in a subfolder."""
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", served or folder, "0"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        port = re.search(r"port (\d+)", process.stdout.readline())[1]
        yield f"http://127.0.0.1:{port}/{path}"
    finally:
        process.terminate()
        process.wait(10)


def browser(*switches, is_calm=True, **logs):
    """A headless browser with these switches; a calm one prefers reduced motion, so that the page does not move the
    board by itself. Logs are the logs of Selenium to keep in addition to the browser's errors."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for word in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1280,900",
                 "--hide-scrollbars", *(["--force-prefers-reduced-motion"] if is_calm else []), *switches):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", **logs})
    # Accepts the confirmation of a page that asks before it is left.
    options.unhandled_prompt_behavior = "accept"
    return webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))


def wait(seconds, is_so):
    """Waits until a condition is true, or for some seconds; returns the last result."""
    end = time.monotonic() + seconds
    while not (result := is_so()) and time.monotonic() < end:
        time.sleep(0.05)
    return result


def is_shown(page, identifier):
    """Whether an element exists, and is visible."""
    return any(one.is_displayed() for one in page.find_elements(By.ID, identifier))


def text(page, identifier):
    return page.find_element(By.ID, identifier).text


def value(page, script, *arguments):
    return page.execute_script(f"return {script}", *arguments)


def near(seen, expected, most):
    return all(abs(a - b) <= most for a, b in zip(seen, expected, strict=True))


def gravity(page):
    """The gravity that the page shows in a tab, in g; None before the first value."""
    cells = value(page, "[...document.querySelectorAll('#gravity td')].slice(0, 3).map((cell) => cell.textContent)")
    return [float(cell) for cell in cells] if len(cells) == 3 and not {"", "–"} & set(cells) else None


def angle(one, other):
    """The angle between two vectors in degrees; 180 if one is still missing."""
    if not one:
        return 180.0
    dot = sum(a * b for a, b in zip(one, other))
    return math.degrees(math.acos(max(-1, min(1, dot / math.hypot(*one) / math.hypot(*other)))))


def picture(page, name, width, height, scheme):
    page.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
    page.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
    page.execute_script("scrollTo(0, 0)")
    time.sleep(0.7)
    overflow = page.execute_script("return document.documentElement.scrollWidth - innerWidth")
    check(f"nothing is wider than {width} pixels", overflow <= 0, overflow)
    data = page.execute_cdp_cmd("Page.captureScreenshot", {"captureBeyondViewport": True})["data"]
    with open(os.path.join(folder, f"{name}.png"), "wb") as file:
        file.write(base64.b64decode(data))


def contrast(page):
    """The lowest contrast between text and its background, by WCAG 2, and the element."""
    return page.execute_script("""
        const parsed = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
        const light = (rgb) => rgb.slice(0, 3).map((one) => one / 255).map((one) =>
            one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
            .reduce((sum, one, index) => sum + one * [0.2126, 0.7152, 0.0722][index], 0);
        const ground = (element) => {
            for (let one = element; one; one = one.parentElement) {
                const color = parsed(getComputedStyle(one).backgroundColor);
                if (color.length && color[3] !== 0) return light(color);
            }
            return 1;
        };
        let least = [21, ""];
        for (const one of document.querySelectorAll("body *")) {
            if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
            if (!one.checkVisibility() || one.disabled) continue;
            const [a, b] = [light(parsed(getComputedStyle(one).color)), ground(one)];
            const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (ratio < least[0]) least = [ratio, one.outerHTML.slice(0, 80)];
        }
        return least;""")


def open_tab(page, key):
    """Opens a tab of the live page."""
    tab = page.find_element(By.ID, f"tab-{key}")
    # The board on top of a narrow page may cover it.
    page.execute_script("arguments[0].scrollIntoView({block: 'center'})", tab)
    tab.click()


def readable(page):
    """Contrast of the page and, where it has tabs, of each of them."""
    keys = [tab.get_attribute("aria-controls") for tab in page.find_elements(By.CSS_SELECTOR, "[role=tab]")]
    for scheme in ("light", "dark"):
        page.execute_cdp_cmd("Emulation.setEmulatedMedia",
                             {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        for key in keys or [""]:
            if key:
                open_tab(page, key)
            found = contrast(page)
            check(f"contrast of text is at least 4.5, {scheme} {key}", found[0] >= 4.5, f"{found[0]:.1f} {found[1]}")
    if keys:
        open_tab(page, keys[0])


def check_complaints(page):
    severe = [entry["message"] for entry in page.get_log("browser") if entry["level"] == "SEVERE"]
    check("the browser has nothing to complain of", not severe, severe or "")


def about(degrees, x, y, z):
    """A rotation about one of the axes, as a quaternion."""
    half = math.radians(degrees) / 2
    return [math.cos(half), *(math.sin(half) * part for part in (x, y, z))]


def product(a, b):
    """The rotation by b, followed by a."""
    return [a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
            a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
            a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
            a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0]]


class Board:
    """A WebSocket to the board, in addition to the page's: sends requests, and keeps the newest samples and motion."""

    def __init__(self, address):
        self.samples, self.motion = {}, {}
        parts = urllib.parse.urlsplit(address)
        # The server's own certificate is not signed by an authority.
        self.socket = websocket.create_connection(
            parts._replace(scheme=parts.scheme.replace("http", "ws"), path="/socket").geturl(),
            timeout=10, sslopt={"cert_reqs": ssl.CERT_NONE, "check_hostname": False})
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        with contextlib.suppress(OSError, websocket.WebSocketException):
            while text := self.socket.recv():
                self.take(json.loads(text))

    def take(self, found):
        if found["type"] == "samples":
            self.samples = found
            # An object without a new sample of the gyroscope has none.
            self.motion = found.get("motion", self.motion)

    def ask(self, what, /, **members):
        self.socket.send(json.dumps({"do": what, **members}))

    def turn(self, q, seconds=0.3):
        """Rotates the board to an attitude, and waits until it is reached and the filters have settled."""
        self.ask("turn", q=q, over_s=seconds)
        time.sleep(seconds + 0.7)


def conclude():
    """Exits with status 1 if a check failed."""
    sys.exit(1 if failures else 0)
