# SPDX-License-Identifier: Apache-2.0
"""Tests the motion events that page.py does not cover: events.py COMMAND FOLDER.

These are the events of a browser with sensors, for a copy of an app, and deviceorientationabsolute, which needs a
calibrated magnetometer. Prints one line for each check; exit status 1 if one fails.
"""

import http.server
import math
import pathlib
import threading
import time

from selenium.webdriver.common.by import By

from browsing import Board, about, browser, check, conclude, near, serving, text, value, wait


def phone(page):
    """The same files on another server, without devicemotion.js, in a browser with sensors."""
    root = pathlib.Path(__file__).resolve().parents[2] / "Sources/Web/Sources/ProofMassWeb/Page"

    class Files(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            name = pathlib.Path(self.path).name
            file = next((found for found in (root / "Apps" / name, root / name) if found.is_file()), None)
            types = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
            self.send_response(200 if file else 404)
            self.send_header("Content-Type", types[pathlib.Path(name).suffix])
            self.end_headers()
            if file:
                line = b'<script src="devicemotion.js"></script>\n'
                self.wfile.write(file.read_bytes().replace(line, b""))

        def log_message(self, *_):
            pass

    def ball():
        return value(page, """["cx", "cy"].map((name) =>
            Number(document.getElementById("g-meter-ball").getAttribute(name)))""")

    kinds = ("accelerometer", "linear-acceleration", "gyroscope")

    def override(is_on):
        for kind in kinds:
            page.execute_cdp_cmd("Emulation.setSensorOverrideEnabled", {"enabled": is_on, "type": kind})

    def feel(*acceleration):
        for kind, values in zip(kinds, (acceleration, (0, 0, 0), (0, 0, 0))):
            page.execute_cdp_cmd("Emulation.setSensorOverrideReadings", {"type": kind, "reading": {
                "xyz": dict(zip("xyz", (part * 9.80665 for part in values)))}})

    script = page.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """
        for (const type of [DeviceMotionEvent, DeviceOrientationEvent]) {
            type.requestPermission = async () => {
                if (!navigator.userActivation.isActive) throw new DOMException("touch first", "NotAllowedError");
                return "granted";
            };
        }"""})["identifier"]
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        override(True)
        # The right side is 30° down: of the specific force, which points up, -x has half a g.
        page.execute_cdp_cmd(
            "DeviceOrientation.setDeviceOrientationOverride", {"alpha": 0, "beta": 0, "gamma": 30})
        for name, sign in (("the W3C's signs", 1), ("Safari's signs", -1)):
            feel(sign * -0.5, 0, sign * math.sqrt(0.75))
            page.get(f"http://127.0.0.1:{server.server_port}/g-meter.html")
            ask = lambda: page.find_elements(By.CSS_SELECTOR, "#hint button")
            check(f"a phone, {name}: asks for permission after a touch", wait(3, ask))
            ask()[0].click()
            check(f"a phone, {name}: the ball is at 0.5 g to the right",
                  wait(5, lambda: near(ball(), (0.333, 0), 0.01)), ball())
            check(f"a phone, {name}: the button is gone, and it is told to move nowhere",
                  wait(2, lambda: not ask()) and not time.sleep(5) and text(page, "hint") == "", text(page, "hint"))
        server.shutdown()
    override(False)
    page.execute_cdp_cmd("DeviceOrientation.clearDeviceOrientationOverride", {})
    page.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})


def absolute(page, board, address):
    """deviceorientationabsolute occurs once the magnetometer is calibrated, with the board's heading."""
    page.get(f"{address}g-meter.html")
    page.execute_script("""window.seen = {};
        for (const name of ["deviceorientation", "deviceorientationabsolute"]) {
            window.seen[name] = { count: 0 };
            window.addEventListener(name, ({ alpha, absolute }) => {
                window.seen[name] = { count: window.seen[name].count + 1, alpha, absolute };
            });
        }""")
    seen = lambda: value(page, "[window.seen.deviceorientation, window.seen.deviceorientationabsolute]")
    for yaw in (0, 90):
        board.turn(about(yaw, 0, 0, 1))
    time.sleep(1)
    relative, before = seen()
    check("deviceorientationabsolute: none before the compass is calibrated",
          before["count"] == 0 and relative["count"] > 100 and relative["absolute"] is False, (relative, before))
    board.ask("figure8")
    check("deviceorientationabsolute: some once it is", wait(30, lambda: seen()[1]["count"] > 0), seen())
    time.sleep(21)
    for yaw in (0, 140, 250):
        board.turn(about(yaw, 0, 0, 1))
        time.sleep(3)
        w, x, y, z = board.samples["truth"]["q"]
        true = math.degrees(math.atan2(2 * (w * z - x * y), 1 - 2 * (x * x + z * z)))
        event = seen()[1]
        off = (event.get("alpha", 1e9) - true + 180) % 360 - 180
        check(f"deviceorientationabsolute: alpha {yaw}° within 15°", abs(off) < 15 and event["absolute"] is True,
              f"{event}, true {true:.1f}°")
    check("deviceorientation stays without north", seen()[0]["absolute"] is False, seen()[0])


with browser() as page:
    phone(page)
    with serving() as (_, address):
        absolute(page, Board(address), address)
conclude()
