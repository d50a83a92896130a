# SPDX-License-Identifier: Apache-2.0
"""Tests that a phone can open the page and drive the board, over TLS: phone.py COMMAND FOLDER.

The phone is a browser whose sensors are set. Its attitude is compared with the true attitude of the board.
"""

import os
import pathlib
import pty
import re
import ssl
import stat
import subprocess
import tempfile
import time
import urllib.parse

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

from browsing import (Board, about, browser, check, check_complaints, command, conclude, folder, near, open_tab,
                      picture, product, serving, text, value, wait)

KINDS = ("accelerometer", "linear-acceleration", "gyroscope")


def decoded(file):
    """The text of the QR code in a picture."""
    run = subprocess.run(["zbarimg", "--quiet", "--raw", file], capture_output=True, text=True, check=False)
    return run.stdout.strip()


def lean(page, alpha, beta, gamma):
    page.execute_cdp_cmd(
        "DeviceOrientation.setDeviceOrientationOverride", {"alpha": alpha, "beta": beta, "gamma": gamma})


def feel(page, *acceleration, kinds=KINDS):
    for kind in kinds:
        values = (0, 0, 0) if kind == "gyroscope" else acceleration
        page.execute_cdp_cmd("Emulation.setSensorOverrideReadings", {"type": kind, "reading": {
            "xyz": dict(zip("xyz", (part * 9.80665 for part in values)))}})


def same(one, other, most=0.01):
    """Whether two quaternions are the same rotation, within a part."""
    return near(one, other, most) or near(one, [-part for part in other], most)


def conversions(page):
    """Angles of deviceorientation and their quaternions, which are written by hand; jolts that are made here."""
    half = 0.5 ** 0.5
    for angles, expected in {
            (0, 0, 0): [1, 0, 0, 0],
            # Flat, its top to the west.
            (90, 0, 0): [half, 0, 0, half],
            # Upright, its top up.
            (0, 90, 0): [half, half, 0, 0],
            # On its right side.
            (0, 0, 90): [half, 0, half, 0],
            (90, 90, 0): [0.5, 0.5, 0.5, 0.5],
            (0, 90, 90): [0.5, 0.5, 0.5, 0.5],
            (30, 40, 50): [0.785221, 0.196628, 0.463827, 0.360042],
    }.items():
        q = page.execute_async_script(
            "const done = arguments[3];"
            "import('./phone-motion.js').then(({ attitudeOf }) => done(attitudeOf(...[...arguments].slice(0, 3))));",
            *angles)
        check(f"the quaternion of {angles}", near(q, expected, 1e-6), q)
    for what, samples, expected in (
            ("5 Hz of 1.5 g", "(t) => [1.5 * Math.sin(2 * Math.PI * 5 * t), 0, 0]", ["shake"]),
            ("walking, 0.5 g at 2 Hz", "(t) => [0, 0, 0.5 * Math.sin(2 * Math.PI * 2 * t)]", []),
            ("one sample of 2 g", "(t) => [0, 0, Math.abs(t - 0.5) < 0.005 ? 2 : 0]", ["knock"]),
            ("one sample of 1 g", "(t) => [0, 0, Math.abs(t - 0.5) < 0.005 ? 1 : 0]", []),
            ("a push of 1.5 g for 0.2 s", "(t) => [0, t > 0.2 && t < 0.4 ? 1.5 : 0, 0]", ["knock"])):
        kinds = page.execute_async_script(
            "const done = arguments[0];"
            "import('./phone-motion.js').then(({ Jolts }) => {"
            f"  const jolts = new Jolts(), acceleration = {samples}, found = [];"
            "  for (let index = 0; index < 60; index += 1) {"
            "    const jolt = jolts.take(index / 60, acceleration(index / 60));"
            "    if (jolt) found.push(jolt.kind);"
            "  }"
            "  done(found);"
            "});")
        check(f"{what} is {expected or 'nothing'}", kinds == expected, kinds)


def drive(page, board):
    truth = lambda: board.samples["truth"]["q"]
    page.find_element(By.CSS_SELECTOR, ".drive").click()
    check("the button says how it ends",
          wait(2, lambda: page.find_element(By.CSS_SELECTOR, ".drive").text == "Stop driving"))
    # The phone faces the viewer, whatever its alpha is at the start.
    start = 200
    for alpha, beta, gamma in ((200, 0, 0), (200, 60, 0), (230, 60, 0), (230, 0, 45), (110, -30, -20)):
        lean(page, alpha, beta, gamma)
        expected = product(product(about(alpha - start, 0, 0, 1), about(beta, 1, 0, 0)), about(gamma, 0, 1, 0))
        check(f"the board turns to {alpha}°, {beta}°, {gamma}°", wait(3, lambda: same(truth(), expected)), truth())
    force = lambda: (board.samples.get("acc") or [[0, 0, 0, 0]])[-1][1:]
    check("the accelerometer measures it", wait(3, lambda: near(force(), (0.296, -0.5, 0.814), 0.02)), force())
    page.find_element(By.CSS_SELECTOR, "#driving button:nth-child(2)").click()
    lean(page, 110, 0, 0)
    check("faces forward again", wait(3, lambda: same(truth(), (1, 0, 0, 0))), truth())

    page.execute_script("""
        window.sent = [];
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            window.sent.push([performance.now(), text]);
            send.call(this, text);
        };
        """)
    for index in range(100):
        lean(page, 110, index / 2, 0)
        time.sleep(0.01)
    sent = value(page, "window.sent")
    span = (sent[-1][0] - sent[0][0]) / 1000
    check("at most 25 requests per second", len(sent) > 10 and (len(sent) - 1) / span < 26, (len(sent), span))
    check("the last one arrives", wait(3, lambda: same(truth(), about(49.5, 1, 0, 0))), truth())
    page.execute_script("window.sent = []")
    time.sleep(0.5)
    check("a phone at rest sends nothing", value(page, "window.sent") == [], value(page, "window.sent"))


def jolt(page, board):
    """A phone at rest, then one that is shaken."""
    check("a phone at rest has sensors", "No motion" not in text(page, "driving"), text(page, "driving"))
    peak, said, end = 0, "", time.monotonic() + 10
    # A slow machine sets few accelerations in the time in which the page observes a shake; then it goes on.
    while ("shake:" not in said or peak < 1.5) and time.monotonic() < end:
        for acceleration in (1.6, -1.6):
            feel(page, acceleration, 0, 0, kinds=["linear-acceleration"])
            time.sleep(0.05)
        peak = max([peak, *(abs(sample[1]) for sample in board.samples.get("acc", []))])
        said = text(page, "driving").splitlines()[-1]
    feel(page, 0, 0, 0)
    check("a shake of the phone shakes the board", peak > 1.5, peak)
    check("the page says so", said == "Sent a shake: this device felt 1.6 g.", said)


def stop(page, board):
    truth = lambda: board.samples["truth"]["q"]
    page.find_element(By.CSS_SELECTOR, ".drive").click()
    board.turn([1, 0, 0, 0])
    lean(page, 0, 30, 0)
    time.sleep(0.5)
    check("after the end the phone drives nothing", same(truth(), (1, 0, 0, 0), 1e-3), truth())
    stage = page.find_element(By.ID, "stage")
    ActionChains(page).click_and_hold(stage).move_by_offset(100, 0).release().perform()
    check("a drag turns the board", wait(3, lambda: abs(truth()[0]) < 0.95), truth())


def address_on_terminal():
    """The address in the QR code that `serve` prints on a terminal."""
    end, terminal = pty.openpty()
    process = subprocess.Popen(
        [command, "serve", "--bus", "emulator", "--port", "0", "--host", "0.0.0.0"], stderr=terminal)
    os.close(terminal)
    seen = b""
    try:
        # The last line of the code has no modules.
        while b"\x1b[0m\r\n" not in seen or seen.count(b"\x1b[0m") < 15 or not seen.endswith(b"\n"):
            seen += os.read(end, 0x1000)
        time.sleep(0.5)
        os.set_blocking(end, False)
        try:
            seen += os.read(end, 0x10000)
        except BlockingIOError:
            pass
    finally:
        process.terminate()
        process.wait(10)
    lines = re.findall("\x1b\\[38;5;16;48;5;231m([ ▀▄█]+)\x1b\\[0m", seen.decode())
    rows = [[dark in halves for dark in line for _ in range(4)]
            for line in lines for halves in ("▀█", "▄█") for _ in range(4)]
    file = os.path.join(folder, "terminal-code.pbm")
    pathlib.Path(file).write_text(
        f"P1 {len(rows[0])} {len(rows)}\n"
        + "\n".join("".join(" 1" if is_dark else " 0" for is_dark in row) for row in rows))
    return decoded(file), seen.decode()


def panel(page, local):
    """The panel of the page on a large screen; returns the address in its code."""
    page.get(local)
    button = lambda: page.find_elements(By.CSS_SELECTOR, "#phone-panel [aria-controls]")
    open_tab(page, "phone-panel")
    check("the panel offers a code", wait(5, button))
    check("the code is hidden at first", not page.find_element(By.ID, "phone-code").is_displayed())
    button()[0].click()
    shown = page.find_element(By.CSS_SELECTOR, "#phone-code a").text
    for name, width, height, scheme in (("light", 1440, 900, "light"), ("dark", 1440, 900, "dark"),
                                        ("phone", 390, 844, "light"), ("phone-dark", 390, 844, "dark")):
        picture(page, f"phone-panel-{name}", width, height, scheme)
        address = decoded(os.path.join(folder, f"phone-panel-{name}.png"))
        check("the code has the address that is shown", address == shown and "/phone.html?token=" in address, address)
    return shown


said, seen = address_on_terminal()
check("a terminal shows the code of the address", said and f"open {said}\r\n" in seen, said or seen[-400:])

with tempfile.TemporaryDirectory() as state, browser("--ignore-certificate-errors") as page:
    page.set_script_timeout(20)
    with serving("--host", "0.0.0.0", "--tls", "--sensing", "ideal", XDG_STATE_HOME=state) as (_, address):
        identity = pathlib.Path(state, "proofmass", "server.pem")
        check("the key is for this user alone", stat.S_IMODE(identity.stat().st_mode) == 0o600)
        check("the address is https", address.startswith("https://"), address)
        # The name of this machine need not resolve here.
        local = re.sub(r"//[^:]+:", "//127.0.0.1:", address)
        board = Board(local)
        phone = re.sub(r"//[^:]+:", "//127.0.0.1:", panel(page, local))
        page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                             {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True})
        for kind in KINDS:
            page.execute_cdp_cmd("Emulation.setSensorOverrideEnabled", {"enabled": True, "type": kind})
        feel(page, 0, 0, 0)
        lean(page, 200, 0, 0)
        page.get(phone)
        check("the phone's page is live", wait(5, lambda: text(page, "state") == "live"), text(page, "state"))
        check("its address has no token", page.current_url.endswith("/phone.html"), page.current_url)
        drawn = [chip.text for chip in page.find_elements(By.CSS_SELECTOR, ".package b")]
        check("the board is drawn with its chips", drawn == ["LIS331DLH", "L3G4200D", "AK8975"], drawn)
        conversions(page)
        picture(page, "phone-light", 390, 844, "light")
        picture(page, "phone-dark", 390, 844, "dark")
        drive(page, board)
        jolt(page, board)
        picture(page, "phone-driving", 390, 844, "light")
        picture(page, "phone-wide", 1440, 900, "light")
        stop(page, board)
        page.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        page.get(local)
        open_tab(page, "phone-panel")
        check("on a phone the panel has the button, too",
              wait(5, lambda: any(one.is_displayed()
                                  for one in page.find_elements(By.CSS_SELECTOR, "#phone-panel .drive"))))
        page.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
        page.execute_cdp_cmd("DeviceOrientation.clearDeviceOrientationOverride", {})
        check_complaints(page)
    with serving("--tls", XDG_STATE_HOME=state) as (_, address):
        parts = urllib.parse.urlsplit(address)
        served = ssl.get_server_certificate((parts.hostname, parts.port))
        check("the next start has the same certificate", served.strip() in identity.read_text())
        page.get(address)
        # Encryption at loopback, too.
        check("the page is live without a token", wait(5, lambda: text(page, "state") == "live"))
    with serving("--host", "0.0.0.0") as (_, address):
        local = re.sub(r"//[^:]+:", "//127.0.0.1:", address)
        page.get(local)
        open_tab(page, "phone-panel")
        link = wait(5, lambda: page.find_elements(By.CSS_SELECTOR, "#phone-code a"))[0].get_attribute("href")
        page.get(link)
        check("without TLS the phone's page is live", wait(5, lambda: text(page, "state") == "live"))
        check("and says why it cannot drive the board, and what to do", "--tls" in text(page, "driving")
              and not page.find_element(By.CSS_SELECTOR, ".drive").is_displayed(), text(page, "driving"))
        picture(page, "phone-plain", 390, 844, "light")
        # Chromium reports that a header of the answer has no effect without TLS.
        page.get_log("browser")
    with serving() as (_, address):
        page.get(address)
        open_tab(page, "phone-panel")
        check("at loopback the panel says how a phone can connect",
              wait(5, lambda: "--host 0.0.0.0 --tls" in text(page, "phone-panel")), text(page, "phone-panel"))
        check_complaints(page)
    motion = os.path.join(folder, "still.csv")
    pathlib.Path(motion).write_text("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n60,0,0,1\n")
    with serving("lis331dlh", "--motion", motion) as (_, address):
        page.get(f"{address}phone.html")
        check("a board that no hand moves cannot be driven",
              wait(5, lambda: "Only an emulated board" in text(page, "driving"))
              and not page.find_element(By.CSS_SELECTOR, ".drive").is_displayed(), text(page, "driving"))
conclude()
