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

from browsing import (angle, browser, check, check_complaints, conclude, gravity, open_tab, serving, text,
                      value, wait)
from layout import measure

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
    shown = lambda: [chart.text.split()[0] for chart in page.find_elements(By.CSS_SELECTOR, ".chart h3") if chart.text]
    check("the chart of the acceleration", wait(5, lambda: shown() == ["Acceleration"]), shown())
    button(page, "Field").click()
    check("another one by a button", shown() == ["Field"], shown())
    button(page, "All").click()
    check("three charts", wait(5, lambda: len(shown()) == 3), shown())
    pixels = "return [...document.querySelectorAll('canvas')].map((c) => c.toDataURL())"
    time.sleep(2)
    before = page.execute_script(pixels)
    # With reduced motion they advance once a second.
    time.sleep(1.5)
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
    open_tab(page, "faults")
    button(page, "unplug gyroscope").click()
    told = lambda: text(page, "newest")
    check("a fault shows the driver's words", wait(5, lambda: "l3g4200d: " in told()), told())
    pressed = lambda: button(page, "unplug gyroscope").get_attribute("aria-pressed")
    check("its button is pressed", wait(2, lambda: pressed() == "true"), pressed())
    check("the header says so", wait(4, lambda: text(page, "state") == "1 chip fails"), text(page, "state"))
    crossed = lambda: [chip.text.split()[0] for chip in page.find_elements(By.CSS_SELECTOR, ".fails button")]
    check("the chip is crossed out", crossed() == ["L3G4200D"], crossed())
    button(page, "portrait").click()
    no_attitude = lambda: text(page, "no-attitude")
    check("without the gyroscope the picture follows the accelerometer, and says so",
          wait(5, lambda: no_attitude().startswith("The gyroscope fails")), no_attitude())
    upright = lambda: value(page, "new DOMMatrix(getComputedStyle(document.getElementById('front').parentElement)"
                                  ".transform).transformPoint({x: 0, y: -1, z: 0}).y")
    check("the board stands", wait(3, lambda: upright() < -0.8), upright())
    button(page, "face up").click()
    button(page, "plug in again").click()
    rate = lambda: page.find_elements(By.CSS_SELECTOR, ".chart .about")[1].text
    check("the chip comes back", wait(6, lambda: re.search(r"(9\d|1\d\d) a second", rate())), rate())
    check("the header is calm again", wait(4, lambda: text(page, "state") == "live"), text(page, "state"))
    check("so is the picture", wait(4, lambda: no_attitude() == ""), no_attitude())


def fall(page):
    """Drops and knocks are seen and listed, with their strength and duration."""
    open_tab(page, "events")
    button(page, "drop").click()
    happens = lambda: text(page, "happens")
    check("a fall is shown", wait(3, lambda: happens() == "free fall"), happens())
    check("then its impact", wait(3, lambda: re.fullmatch(r"drop \d\.\d g", happens())), happens())
    told = lambda: text(page, "told")
    # The newest is first.
    found = lambda: re.search(r"drop of (\d\.\d) g for 0\.\d\d s(?:.|\n)*free fall for (\d\.\d\d) s", told())
    # From 1 m, 0.45 s; the range ends at 8 g.
    check("it is listed", wait(2, found) and 0.4 < float(found()[2]) < 0.5 and 2 < float(found()[1]) < 14.1, told())
    time.sleep(1)
    button(page, "knock").click()
    check("so is a knock", wait(3, lambda: re.search(r"knock of \d\.\d g for 0\.0\d s", told())), told())
    check("and the shake before, with its peak", re.search(r"shake of \d\.\d g for \d\.\d\d s", told()), told())


def chips(page):
    """A chip of the picture opens its silicon, and can be unplugged."""
    names = [chip.text.split() for chip in page.find_elements(By.CSS_SELECTOR, ".package button")]
    check("the board has the chips of the stream",
          names == [["LIS331DLH", "0x18"], ["L3G4200D", "0x68"], ["AK8975", "0x0c"]], names)
    lit = lambda: value(page, "[...document.querySelectorAll('.package .light.on')].length")
    check("their lights are on", wait(3, lambda: lit() == 3), lit())
    page.find_elements(By.CSS_SELECTOR, ".package button")[1].send_keys(Keys.ENTER)
    selected = lambda: page.find_element(By.CSS_SELECTOR, "[role=tab][aria-selected=true]").text
    check("Enter on a chip opens its silicon", selected() == "Silicon"
          and wait(5, lambda: page.find_elements(By.XPATH, "//h3[starts-with(., 'Gyroscope: ')]")), selected())
    told = lambda: text(page, "chip-words")
    check("it is told which", told() == "L3G4200D at 0x68: gyroscope", told())
    page.find_element(By.CSS_SELECTOR, ".silicon [aria-label=Chip] [value='0x18']").click()
    check("a chip that is chosen in a tab is the picture's, too", told() == "LIS331DLH at 0x18: accelerometer", told())
    page.find_elements(By.CSS_SELECTOR, ".package button")[1].send_keys(Keys.ENTER)
    open_tab(page, "registers")
    chosen = lambda: [one.text for one in page.find_elements(
        By.CSS_SELECTOR, "#register-chips [aria-pressed=true]")]
    check("and all tabs have that of the picture", wait(5, lambda: chosen() == ["L3G4200D"]), chosen())
    button(page, "Unplug").click()
    check("it can be unplugged", wait(4, lambda: text(page, "state") == "1 chip fails"), text(page, "state"))
    wait(2, lambda: text(page, "plug") == "Plug in again")
    button(page, "Plug in again").click()
    check("and plugged in", wait(6, lambda: text(page, "state") == "live"), text(page, "state"))


def tabs(page):
    """The pattern of WAI-ARIA."""
    tabs = page.find_elements(By.CSS_SELECTOR, "[role=tab]")
    open_tab(page, "events")
    selected = lambda: page.switch_to.active_element.get_attribute("id")
    for key, name in ((Keys.ARROW_LEFT, tabs[-1]), (Keys.ARROW_RIGHT, tabs[0]), (Keys.END, tabs[-1]),
                      (Keys.HOME, tabs[0]), (Keys.ARROW_RIGHT, tabs[1])):
        page.switch_to.active_element.send_keys(key)
        check(f"tabs: {name.text} has the focus and is open", selected() == name.get_attribute("id")
              and name.get_attribute("aria-selected") == "true", selected())
    order = [tab.get_attribute("tabindex") for tab in tabs]
    check("tabs: one is in the order of the Tab key", order == ["-1", "0", *["-1"] * (len(tabs) - 2)], order)
    shown = [value(page, "document.getElementById(arguments[0]).checkVisibility()", tab.get_attribute("aria-controls"))
             for tab in tabs]
    check("tabs: one panel is shown", shown == [index == 1 for index in range(len(tabs))], shown)
    check("tabs: the address has it", wait(2, lambda: "open=numbers" in page.current_url), page.current_url)
    open_tab(page, "events")


def demonstration(page, address):
    """Without reduced motion the board moves by itself until somebody moves it."""
    def motion(is_reduced):
        page.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-reduced-motion", "value": "reduce" if is_reduced else "no-preference"}]})
    motion(True)
    page.get("about:blank")
    page.get(address)
    playing = lambda: value(page, "document.getElementById('demo').textContent") == "Stop"
    time.sleep(5)
    check("with reduced motion the board does not move by itself", not playing())
    page.find_element(By.ID, "demo").click()
    moved = lambda: angle(gravity(page), (0, 0, -1)) > 60
    check("a button moves it", playing() and wait(8, moved), gravity(page))
    page.find_element(By.ID, "demo").click()
    check("and ends that", not playing())
    button(page, "face up").click()
    time.sleep(1.5)
    motion(False)
    page.get("about:blank")
    page.get(address)
    check("the board moves by itself", wait(8, playing) and wait(8, moved), gravity(page))
    next_one = lambda: text(page, "shakes") != "0"
    check("after the first scenario comes the next", wait(15, next_one), text(page, "told"))
    button(page, "face up").click()
    check("until somebody moves it", not playing() and not time.sleep(2) and wait(2, lambda: not moved()))
    button(page, "drop").click()
    lowest = page.execute_async_script("""
        const [done] = arguments, end = performance.now() + 2500;
        let most = 0;
        requestAnimationFrame(function look(now) {
            most = Math.max(most, new DOMMatrix(document.getElementById("phone").style.transform).m42);
            if (now < end) requestAnimationFrame(look);
            else done(most);
        });""")
    check("the picture falls with the board", lowest > 15, f"{lowest:.0f} pixels")
    motion(True)


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
    with serving() as (_, address):
        demonstration(page, address)
        check_complaints(page)
    with serving("--sensing", "ideal") as (process, address):
        page.get(address)
        look(page)
        drag(page)
        w3c(page)
        touch(page)
        fall(page)
        chips(page)
        tabs(page)
        check_complaints(page)
        other_origin(page, address)
    with serving("--rate", "1000", "--scenario", "tumble") as (process, address):
        measure(page, address, "served")
conclude()
