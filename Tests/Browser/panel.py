# SPDX-License-Identifier: Apache-2.0
"""Tests the apps without a server, in their panel and on their pages: panel.py COMMAND FOLDER.

FOLDER/site is the output of scripts/site. COMMAND is not used. Prints one line for each check; exit status 1 if one
fails.
"""

import pathlib
import shutil
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browsing import (browser, check, check_complaints, conclude, files, folder, is_shown, near, picture, readable,
                      text, value, wait)
from impacts import impacts
from moving import drag, flat, grip, moves, truth, turned, up

APPS = {"g-meter": "G-meter", "colour": "Colour", "level": "Level picture", "scroll": "Scrolling by tilt",
        "ball": "Rolling ball", "undo": "Shake to undo"}
SCREENS = [("light", 1440, 900, "light"), ("dark", 1440, 900, "dark"), ("phone", 390, 844, "light"),
           ("phone-dark", 390, 844, "dark")]


def choose(page, name):
    page.find_element(By.XPATH, f"//*[@role='group']/button[.='{APPS[name]}']").click()
    shown = [one for one in page.find_elements(By.CSS_SELECTOR, ".app") if one.is_displayed()]
    check(f"{name}: is shown, alone", [one.get_attribute("class") for one in shown] == [f"app app-{name}"])
    link = page.find_element(By.CSS_SELECTOR, ".app-alone a").get_attribute("href")
    check(f"{name}: has a link to its page", link.endswith(f"/{name}.html"), link)


def g_meter(page):
    choose(page, "g-meter")
    flat(page)
    page.find_element(By.ID, "g-meter-reset").click()
    moves(page, "g-meter")
    rows = [[cell.text for cell in row.find_elements(By.TAG_NAME, "td")]
            for row in page.find_elements(By.CSS_SELECTOR, "#g-meter-counts tr")]
    # A fall by 1 m lasts 452 ms; the impact 20 ms; a knock 10 ms, less what is below 2 g; a shake 0.8 s.
    for row, kind, least, most, milliseconds in zip(rows, ("free fall", "drop", "knock", "shake"), (0, 5, 6, 2.4),
                                                    (0.1, 9, 8, 3.2), (452, 20, 9, 750)):
        count, peak, duration = row
        check(f"g-meter: one {kind} is counted, with its peak and duration", count == "1"
              and least <= float(peak) <= most and abs(float(duration) - milliseconds) < max(3, milliseconds / 20), row)
    check("g-meter: the last one is told", text(page, "g-meter-last").startswith("shake, "), text(page, "g-meter-last"))
    page.find_element(By.CSS_SELECTOR, ".mover").find_element(By.XPATH, ".//button[.='Knock']").click()
    check("g-meter: the button knocks, too", wait(3, lambda: text(page, "g-meter-last").startswith("knock, ")))
    page.find_element(By.ID, "g-meter-reset").click()
    check("g-meter: a reset clears the counts", wait(2, lambda: text(page, "g-meter-last") == "none"))


def others(page):
    for name in ("colour", "level", "scroll", "ball", "undo"):
        choose(page, name)
        moves(page, name)
    choose(page, "colour")
    check("colour: the shake along x has chosen green", wait(2, lambda: text(page, "colour-name") == "green"))
    check("colour: a flat board has almost no strength", near([float(text(page, "colour-tilt"))], [0], 0.1),
          text(page, "colour-tilt"))
    drag(page, grip(page), 60, 0)
    # With the errors of a typical accelerometer.
    off = lambda: abs(float(text(page, "colour-tilt")) - abs(up(page)[0]))
    check("colour: turned, it is as strong as the board's true tilt", abs(up(page)[0]) > 0.25
          and wait(2, lambda: off() < 0.1), (text(page, "colour-tilt"), up(page)))
    choose(page, "ball")
    check("ball: rolls to the right wall", wait(5, lambda: float(text(page, "ball-right")) > 0.99))
    choose(page, "level")
    check("level: shows the turn", wait(2, lambda: "clockwise" in text(page, "level-turned")),
          text(page, "level-turned"))
    choose(page, "scroll")
    flat(page)
    page.find_element(By.ID, "scroll-rest").click()
    row = int(text(page, "scroll-row"))
    for _ in range(8):
        grip(page).send_keys(Keys.ARROW_UP)
    check("scroll: scrolls when the top is down by 40°", wait(4, lambda: int(text(page, "scroll-row")) > row + 4),
          (row, text(page, "scroll-row")))
    flat(page)
    choose(page, "undo")
    paper = page.find_element(By.ID, "undo-paper")
    before = truth(page)
    drag(page, paper, 60, 20)
    check("undo: a drag on the paper draws, and does not turn the board", text(page, "undo-strokes") == "1 stroke"
          and turned(before, truth(page)) < 0.1, (text(page, "undo-strokes"), turned(before, truth(page))))
    paper.send_keys("s")
    is_open = lambda: value(page, "document.getElementById('undo-question').open")
    check("undo: S on the paper shakes, and asks", wait(4, is_open))
    page.find_element(By.ID, "undo-undo").click()
    check("undo: and undoes", text(page, "undo-strokes") == "no stroke", text(page, "undo-strokes"))


def touch(page):
    """A finger turns the board, on a phone's screen."""
    page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                         {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True})
    choose(page, "ball")
    flat(page)
    before = truth(page)
    finger = ActionBuilder(page, mouse=PointerInput("touch", "finger"), duration=20)
    finger.pointer_action.move_to(grip(page)).pointer_down()
    for _ in range(15):
        finger.pointer_action.move_by(2, 0)
    finger.pointer_action.pointer_up()
    finger.perform()
    check("touch: a finger turns it by 0.3 rad", wait(2, lambda: abs(turned(before, truth(page)) - 17.2) < 1.2),
          turned(before, truth(page)))
    bottom = value(page, "document.querySelector('.mover').getBoundingClientRect().bottom")
    check("touch: the controls are within the screen", bottom <= 844, bottom)
    small = value(page, """[...document.querySelectorAll(".mover button")].map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width < 44 || height < 44).length""")
    check("touch: each button has 44 pixels", small == 0, small)
    page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def reduced(page):
    """The pictures per second, with and without the preference."""
    choose(page, "ball")
    for preference, is_right in (("no-preference", lambda rate: rate > 8), ("reduce", lambda rate: 0 < rate <= 4.5)):
        page.execute_cdp_cmd("Emulation.setEmulatedMedia",
                             {"features": [{"name": "prefers-reduced-motion", "value": preference}]})
        rate = page.execute_async_script("""
            const [done] = arguments, start = performance.now();
            let count = 0;
            const seen = new MutationObserver((records) => count += records.length);
            seen.observe(document.getElementById("ball-ball"), { attributeFilter: ["cx"] });
            setTimeout(() => {
                seen.disconnect();
                done(count / (performance.now() - start) * 1000);
            }, 3000);""")
        check(f"reduced motion, {preference}: pictures per second", is_right(rate), f"{rate:.1f}")
    page.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def named(page, name):
    """Names for what the keyboard reaches."""
    unnamed = value(page, """[...document.querySelectorAll("button, a, [tabindex], meter, svg")].filter((one) =>
        !(one.textContent.trim() || one.labels?.length || one.getAttribute("aria-label")))
        .map((one) => one.outerHTML.slice(0, 80))""")
    check(f"{name}: each control has a name", not unnamed, unnamed)


def panel(page, address):
    page.get(address.replace("site/", "apps-panel.html"))
    check("panel: there is a board", wait(20, lambda: text(page, "state") == "live"))
    impacts(page)
    # At rest the fusion estimates the gyroscope's offset.
    time.sleep(3)
    g_meter(page)
    others(page)
    touch(page)
    reduced(page)
    named(page, "panel")
    for name in APPS:
        choose(page, name)
        flat(page)
        drag(page, grip(page), 30, 25)
        time.sleep(1)
        for kind, *screen in SCREENS:
            picture(page, f"panel-{name}-{kind}", *screen)
        readable(page)
        page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def pages(page, address):
    """The apps' pages, each with a board of its own."""
    for name in APPS:
        page.get("about:blank")
        page.get(f"{address}{name}.html")
        check(f"{name}.html: the board can be moved", wait(20, lambda: is_shown(page, "mover-grip")))
        time.sleep(2)
        if name == "scroll":
            check("scroll.html: rests while the gyroscope's offset is still unknown", text(page, "scroll-row") == "10",
                  text(page, "scroll-row"))
        transform = lambda: value(page, "document.querySelector('.model').style.transform")
        before = transform()
        ActionChains(page).send_keys(Keys.ARROW_RIGHT * 6).perform()
        check(f"{name}.html: arrow keys turn it", wait(3, lambda: transform() != before))
        time.sleep(1)
        named(page, f"{name}.html")
        for kind, *screen in SCREENS:
            picture(page, f"page-{name}-{kind}", *screen)
        readable(page)
        page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        check(f"{name}.html: nothing is wrong with the board", text(page, "hint") == "", text(page, "hint"))


shutil.copy(pathlib.Path(__file__).with_name("apps-panel.html"), folder)
with browser() as page, files() as address:
    page.set_script_timeout(60)
    panel(page, address)
    pages(page, address)
    check_complaints(page)
conclude()
