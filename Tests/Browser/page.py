# SPDX-License-Identifier: Apache-2.0
"""Tests the page of `proofmass serve` in an automated browser: page.py COMMAND FOLDER.

Screenshots are written into FOLDER. Prints one line for each check; exit status 1 if one fails.
"""

import http.server
import math
import re
import threading
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browsing import angle, browser, check, check_complaints, conclude, gravity, picture, serving, text, wait

# The axis that points up in each pose.
POSES = {
    "face up": ((0, 0, 1), "faceUp"), "face down": ((0, 0, -1), "faceDown"),
    "portrait": ((0, 1, 0), "portrait"), "upside down": ((0, -1, 0), "portraitUpsideDown"),
    "landscape left": ((1, 0, 0), "landscapeLeft"),
    "landscape right": ((-1, 0, 0), "landscapeRight"),
}


def button(page, name):
    for element in page.find_elements(By.TAG_NAME, "button"):
        if element.text == name:
            return element
    raise SystemExit(f"there is no button {name}")


def look(page):
    check("the page connects", wait(10, lambda: text(page, "state") == "live"), text(page, "state"))
    check("three charts", wait(5, lambda: len(page.find_elements(By.TAG_NAME, "canvas")) == 3))
    pixels = "return [...document.querySelectorAll('canvas')].map((c) => c.toDataURL())"
    time.sleep(1)
    before = page.execute_script(pixels)
    time.sleep(0.5)
    check("all charts move", all(a != b for a, b in zip(before, page.execute_script(pixels))))
    check("a level board has gravity downwards",
          wait(5, lambda: "–" not in page.find_element(By.ID, "gravity").text)
          and angle(gravity(page), (0, 0, -1)) < 1, gravity(page))


def drag(page):
    stage = page.find_element(By.ID, "stage")
    page.execute_script("arguments[0].scrollIntoView({block: 'center'})", stage)
    # 0.01 rad per pixel, about the picture's axes; its x axis is that of the frame.
    hand = ActionChains(page, duration=20).move_to_element(stage).click_and_hold()
    for _ in range(30):
        hand = hand.move_by_offset(0, 2)
    hand.release().perform()
    expected = (0, -math.sin(0.6), -math.cos(0.6))
    off = lambda: angle(gravity(page), expected)
    check("dragging down by 60 pixels tilts it by 0.6 rad",
          wait(5, lambda: off() < 1), f"{off():.2f}° off, gravity {gravity(page)}")
    stage.send_keys(Keys.ARROW_UP * 6)
    expected = (0, -math.sin(0.6 - math.radians(30)), -math.cos(0.6 - math.radians(30)))
    check("six arrow keys tilt it back by 30°",
          wait(5, lambda: off() < 1), f"{off():.2f}° off, gravity {gravity(page)}")


def w3c(page):
    page.execute_async_script("""
        const [done] = arguments, script = document.createElement("script");
        window.seen = {};
        for (const name of ["devicemotion", "deviceorientation"])
            window.addEventListener(name, (event) => window.seen[name] = event);
        window.ondevicemotion = (event) => window.seen.handler = event.type;
        script.src = "/devicemotion.js";
        script.onload = () => setTimeout(done, 500);
        document.head.append(script);""")
    for name, (up, orientation) in POSES.items():
        button(page, name).click()
        time.sleep(1)
        state = lambda: page.execute_script("""
            const {devicemotion: m, deviceorientation: o, handler} = window.seen;
            const g = m.accelerationIncludingGravity, r = m.rotationRate;
            return [[g.x, g.y, g.z], [o.alpha, o.beta, o.gamma], [r.alpha, r.beta, r.gamma],
                    m.interval, o.absolute, handler, [m.acceleration.x, m.acceleration.y, m.acceleration.z]];""")
        is_there = lambda: angle(state()[0], up) < 1 and max(map(abs, state()[2])) < 1
        check(f"{name}: accelerationIncludingGravity points up",
              wait(4, is_there) and abs(math.hypot(*state()[0]) - 9.80665) < 0.2, state()[0])
        _, (alpha, beta, gamma), _, interval, absolute, handler, user = state()
        b, c = math.radians(beta), math.radians(gamma)
        # The frame's z axis on the device's axes, from the angles in the order Z-X'-Y''.
        shown = (-math.cos(b) * math.sin(c), math.sin(b), math.cos(b) * math.cos(c))
        check(f"{name}: beta and gamma say the same", angle(shown, up) < 1.5,
              f"{alpha:.1f}, {beta:.1f}, {gamma:.1f}")
        check(f"{name}: ranges, interval and handler",
              0 <= alpha < 360 and -180 <= beta <= 180 and -90 <= gamma <= 90 and interval == 20
              and absolute is False and handler == "devicemotion" and math.hypot(*user) < 0.3,
              (interval, absolute, handler, user))
        check(f"{name}: orientation", wait(3, lambda: text(page, "orientation") == orientation),
              text(page, "orientation"))
    button(page, "face up").click()
    time.sleep(1)


def touch(page):
    button(page, "shake").click()
    check("shake raises a shake", wait(5, lambda: text(page, "shakes") == "1"), text(page, "shakes"))
    button(page, "unplug gyroscope").click()
    told = lambda: text(page, "told")
    check("a fault shows the driver's words", wait(5, lambda: "l3g4200d: " in told()), told())
    pressed = lambda: button(page, "unplug gyroscope").get_attribute("aria-pressed")
    check("its button is pressed", wait(2, lambda: pressed() == "true"), pressed())
    button(page, "plug in again").click()
    rate = lambda: page.find_elements(By.CSS_SELECTOR, ".about")[1].text
    check("the chip comes back", wait(6, lambda: re.search(r"(9\d|1\d\d) a second", rate())), rate())


def other_origin(page, address):
    """A page of another site, on this machine."""
    class Page(http.server.SimpleHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>other</title>")

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page.get(f"http://127.0.0.1:{server.server_port}/")
        result = page.execute_async_script("""
            const [address, done] = arguments;
            const socket = new WebSocket(address.replace("http", "ws") + "socket");
            socket.onopen = () => done("open");
            socket.onerror = () => fetch(address + "page.js").then(() => done("fetched"), () => done("refused"));
            """, address)
        server.shutdown()
    check("a page of another origin is refused", result == "refused", result)


with browser() as page:
    page.set_script_timeout(60)
    with serving("--sensing", "ideal") as (process, address):
        page.get(address)
        look(page)
        drag(page)
        w3c(page)
        touch(page)
        check_complaints(page)
        other_origin(page, address)
    with serving("--rate", "1000", "--scenario", "tumble") as (process, address):
        page.get(address)
        check("it connects again", wait(10, lambda: text(page, "state") == "live"))
        time.sleep(4)
        picture(page, "light", 1280, 900, "light")
        picture(page, "dark", 1280, 900, "dark")
        picture(page, "phone", 390, 844, "light")
        picture(page, "phone-dark", 390, 844, "dark")
conclude()
