# SPDX-License-Identifier: Apache-2.0
"""Tests the page without a server in an automated browser: static.py COMMAND FOLDER.

FOLDER/site is the output of scripts/site. COMMAND is not used. Prints one line for each check, and figures, which
are not checked; exit status 1 if a check fails.
"""

import http.server
import json
import os
import re
import threading
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

from browsing import (
    angle, browser, check, check_complaints, conclude, files, folder, gravity, open_tab, picture, readable, text,
    value, wait)
from layout import measure

TABS = ["Events", "Attitude", "Registers", "Traffic", "Silicon", "Faults", "Exercises", "Apps", "Phone", "Recording"]
RATES = {"Acceleration": 1000, "Rotation": 800, "Field": 100}


def at(page, identifier):
    return page.find_element(By.ID, identifier)


def end_of(page, identifier):
    """The end of an element's text, on one line."""
    return value(page, "document.getElementById(arguments[0]).innerText", identifier)[-160:].replace("\n", " / ")


def open_page(page, address):
    # A change of the fragment alone would not reload the page.
    page.get("about:blank")
    page.get(address)
    return wait(20, lambda: text(page, "state") in ("live", "stopped, see the events"))


def rates(page):
    """The samples per second that the page shows, by the title of the chart."""
    page.find_element(By.CSS_SELECTOR, "#chart-choice [value=all]").click()
    found = {}
    for heading in page.find_elements(By.CSS_SELECTOR, ".chart h3"):
        if rate := re.search(r"^(\w+).*?(\d+) a second · 0 lost", heading.text, re.DOTALL):
            found[rate[1]] = int(rate[2])
    return found


def look(page, address):
    open_page(page, address)
    check("the page has chips, without a server", text(page, "state") == "live", end_of(page, "told"))
    check("it says which", "LIS331DLH, L3G4200D, AK8975, emulated" in text(page, "board"), text(page, "board"))
    near = lambda: rates(page).keys() == RATES.keys() and all(
        abs(rates(page)[name] / rate - 1) < 0.12 for name, rate in RATES.items())
    check("samples of 1000, 800 and 100 a second, none lost", wait(8, near), rates(page))
    # At rest a typical gyroscope measures tens of °/s, until the fusion has estimated its offset.
    check("a level board has gravity downwards", wait(6, lambda: angle(gravity(page), (0, 0, -1)) < 3), gravity(page))
    tabs = [tab.text for tab in page.find_elements(By.CSS_SELECTOR, "[role=tab]")]
    check("the tabs are those of serve", tabs == TABS, tabs)


def move(page):
    stage = at(page, "stage")
    time.sleep(1)
    before = gravity(page)
    hand = ActionChains(page, duration=20).move_to_element(stage).click_and_hold()
    for _ in range(30):
        hand = hand.move_by_offset(0, 2)
    hand.release().perform()
    # 0.01 rad per pixel: 34°, with a tolerance for the errors of typical parts and drift of yaw.
    tilted = lambda: 29 < angle(before, gravity(page)) < 39
    check("a drag by 60 pixels tilts the board by 0.6 rad", wait(5, tilted), (before, gravity(page)))
    page.find_element(By.XPATH, "//button[.='face up']").click()
    wait(4, lambda: angle(gravity(page), (0, 0, -1)) < 3)
    page.find_element(By.XPATH, "//button[.='shake']").click()
    check("a shake is felt", wait(6, lambda: text(page, "shakes") == "1"), end_of(page, "told"))


def inside(page):
    open_tab(page, "registers")
    rows = lambda: value(page, "Object.fromEntries([...document.querySelectorAll('#register-rows tr')].map("
                               "(row) => [row.cells[1].textContent, row.cells[2].textContent]))")
    # LIS331DLH: normal mode at 1000 Hz with three axes.
    check("registers are shown", wait(6, lambda: rows().get("CTRL_REG1") == "0x3f"), rows().get("CTRL_REG1"))
    page.execute_script("[...document.querySelectorAll('#register-rows tr')].find("
                        "(row) => row.cells[1].textContent === 'CTRL_REG1').focus()")
    # The texts are in a file of their own, which the page loads when registers are first shown.
    check("a register is explained", wait(3, lambda: "Power, rate and axes." in text(page, "register-about")),
          text(page, "register-about")[:60].replace("\n", " / "))
    for name, size in (("static-light", (1280, 900, "light")), ("static-phone", (390, 844, "dark"))):
        picture(page, name, *size)
    page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    open_tab(page, "traffic")
    check("so is the bus", wait(5, lambda: "read  STATUS_REG" in text(page, "transactions")
                                or "read  OUT_" in text(page, "transactions")), end_of(page, "transactions"))
    open_tab(page, "events")


def catch_up(page):
    page.execute_script("const end = performance.now() + 1500; while (performance.now() < end);")
    check("time that cannot be caught up with is left out, and told",
          wait(12, lambda: re.search(r"the board stood still for 1\.\d s", text(page, "told"))), end_of(page, "told"))
    check("then it goes on", wait(4, lambda: rates(page).get("Acceleration", 0) > 500), rates(page))


def record(page):
    open_tab(page, "recording")
    at(page, "record").click()
    time.sleep(1)
    at(page, "record").click()
    open_tab(page, "events")
    told = text(page, "told")
    found = re.search(r"([\d.]+) s recorded: ([\d\u202f]+) samples", told)
    began = re.search(r"([\d.]+) s recording", told)
    # Independent of the delay of the second click: samples at 1000, 800 and 100 Hz between times given to 0.1 s.
    expected = 1900 * (float(found[1]) - float(began[1])) if found and began else 0
    count = int(re.sub(r"\D", "", found[2])) if found else 0
    check("a second is recorded", abs(count - expected) < 400 + 0.1 * expected and count > 1300, told.splitlines()[:2])


def choose(page, address):
    open_page(page, f"{address}#chips=lis3dh,ak8963&sensing=ideal")
    check("the address chooses the chips", text(page, "board").startswith("LIS3DH, AK8963"),
          (text(page, "board"), end_of(page, "told")))
    at(page, "copy").click()
    link = at(page, "link").get_attribute("value")
    check("a link has them", "chips=lis3dh,ak8963&sensing=ideal" in link, link)
    open_page(page, f"{address}#chips=lis3dh&sensing=ideal")
    height = lambda: value(page, "new DOMMatrix(document.getElementById('phone').style.transform).m22")
    flat = wait(3, height)
    page.find_element(By.XPATH, "//button[.='portrait']").click()
    check("without a gyroscope the accelerometer turns the picture", wait(3, lambda: height() > flat + 0.2)
          and "the accelerometer alone" in text(page, "no-attitude"), (flat, height()))
    open_page(page, f"{address}#chips=lsm9ds1ag&open=faults")
    shown = lambda: [button.text for button in page.find_elements(By.CSS_SELECTOR, "#faulty-chips button")]
    check("a chip with two sensors is unplugged as one",
          wait(2, lambda: shown()[:2] == ["unplug accelerometer and gyroscope", "plug in again"]), shown())
    open_tab(page, "registers")
    buttons = lambda: len(page.find_elements(By.CSS_SELECTOR, "#register-chips button"))
    check("and has its registers once", wait(3, buttons) == 1, buttons())
    seen = [chip.text.split() for chip in page.find_elements(By.CSS_SELECTOR, ".package button")]
    check("and is one on the picture", len(seen) == 1, seen)
    open_page(page, f"{address}#chips=lis9")
    check("an unknown chip is told", text(page, "state") == "stopped, see the events"
          and "lis9" in text(page, "told"), end_of(page, "told"))
    open_page(page, f"{address}#chips=a;b&sensing=warm")
    check("what makes no sense is told, and left out", "make no sense" in text(page, "told")
          and text(page, "state") == "live", end_of(page, "told"))


def no_one_else(page, address):
    """The addresses that the browser has requested since it started."""
    asked = set()
    for entry in page.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            asked.add(message["params"]["request"]["url"])
        elif message["method"] == "Network.webSocketCreated":
            asked.add(message["params"]["url"])
    others = [one for one in asked if not one.startswith((address, "data:", "blob:", "about:"))]
    check(f"of {len(asked)} requests, all are for the site", asked and not others, others or "")

    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Other) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        result = page.execute_async_script("""
            const [other, done] = arguments;
            fetch(other).then(() => done("fetched"), () => done("refused"));""",
            f"http://127.0.0.1:{server.server_port}/")
        server.shutdown()
    check("the page's policy lets it ask no one else", result == "refused", result)


def frames(page, what):
    """Counts the frames of 10 s."""
    rate, longest = page.execute_async_script("""
        const [done] = arguments, start = performance.now();
        let frames = 0, before = start, longest = 0;
        requestAnimationFrame(function count(now) {
            frames++;
            longest = Math.max(longest, now - before);
            before = now;
            if (now - start < 10000) requestAnimationFrame(count);
            else done([frames / (now - start) * 1000, longest]);
        });""")
    print(f"figure: {what}: {rate:.1f} frames a second, the longest {longest:.0f} ms")


def figures(page, address):
    page.get("about:blank")
    page.get(address)
    loaded = page.execute_async_script("""
        const [done] = arguments;
        requestAnimationFrame(function look(now) {
            if (document.getElementById("state").textContent === "live") done(now / 1000);
            else requestAnimationFrame(look);
        });""")
    print(f"figure: live {loaded:.1f} s after the beginning, from a plain file server")
    time.sleep(2)
    frames(page, "the page as it opens, while the board moves")
    open_tab(page, "silicon")
    wait(5, lambda: page.find_elements(By.CSS_SELECTOR, ".silicon-chain .value"))
    frames(page, "with the silicon")
    print(f"figure: samples a second of {rates(page)}")
    page.get(f"{address}exercises.html")
    for name, call in (("run", "board.run(0.1)"), ("stream of objects", "board.stream.step(0.02)")):
        speed = page.execute_async_script(f"""
            const [done] = arguments;
            import("./proofmass.js").then(async ({{ ProofMass }}) => {{
                const board = await ProofMass.board([{{ chip: "lis331dlh", rate: 1000 }},
                    {{ chip: "l3g4200d", rate: 800 }}, {{ chip: "ak8975", rate: 100 }}], {{ sensing: "typical" }});
                board.run(1);
                const [start, from] = [performance.now(), board.now];
                while (performance.now() - start < 3000) {call};
                done((board.now - from) / (performance.now() - start) * 1000);
                board.close();
            }}, (error) => done(String(error)));""")
        print(f"figure: {name}: {speed if isinstance(speed, str) else f'{speed:.0f}'} times as fast as time, "
              "three typical chips at 1000, 800 and 100 Hz with their drivers")
    print(f"figure: proofmass.wasm has {os.path.getsize(os.path.join(folder, 'site', 'proofmass.wasm')) / 1e6:.2f} MB")


with browser(performance="ALL") as page, files() as address:
    page.set_script_timeout(60)
    look(page, address)
    move(page)
    inside(page)
    readable(page)
    measure(page, address, "static")
    open_page(page, address)
    record(page)
    catch_up(page)
    choose(page, address)
    check_complaints(page)
    no_one_else(page, address)
# While the board moves by itself.
with browser(is_calm=False) as page, files() as address:
    page.set_script_timeout(60)
    figures(page, address)
conclude()
