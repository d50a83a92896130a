# SPDX-License-Identifier: Apache-2.0
"""Tests the silicon view of the page in an automated browser: silicon.py COMMAND FOLDER.

The board is silicon-mock.js, in silicon.html, so COMMAND is not used. Prints one line for each check; exit status 1 if
a check fails.
"""

import functools
import os
import re
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browsing import browser, check, check_complaints, conclude, picture, wait
from silicon_page import click, fixture, hold, numbers, opened, script, stages, table, text_of

CLIPPED = """
    return [...document.querySelectorAll(".silicon :is(li, b, small, p, dd, button, h3, figcaption, .value)")]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth)
      .map((element) => element.textContent);"""
OUTSIDE = """
    return [...document.querySelectorAll(".silicon-drawing text")].filter((text) => {
      const [inner, outer] = [text.getBoundingClientRect(), text.ownerSVGElement.getBoundingClientRect()];
      return inner.width && (inner.left < outer.left || inner.right > outer.right || inner.top < outer.top
        || inner.bottom > outer.bottom);
    }).map((text) => text.textContent);"""
MOVES = """
    const [seconds, done] = arguments;
    let moves = 0, from, frames = 0;
    const observer = new MutationObserver(() => moves++);
    observer.observe(document.querySelector(".silicon .mass"), { attributes: true });
    fixture.objects = 0;
    const count = (now) => {
      from ??= now;
      if (now - from >= seconds * 1000) return done([moves, fixture.objects, frames / (now - from) * 1000]);
      frames++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);"""


def accelerometer(page):
    check("the chips can be chosen", [button.text for button in page.find_elements(
        By.CSS_SELECTOR, "[aria-label=Chip] button")] == ["LIS331DLH", "L3G4200D", "AK8975"])
    pressed = lambda: text_of(page, ".silicon-sensor [aria-pressed=true]")
    check("the axis with the largest force is chosen", pressed() == "Z", pressed())
    hold(page, 1, 0, 0)
    click(page, "X")
    # g/ω₀² at 2 kHz is 62.1 nm, u = 0.03105 of the gap: 400 fF / (1 ∓ u), and 1.25 V · u.
    expected = {"Force": 1, "Displacement": 62.1, "C1": 412.818, "C2": 387.955, "C1 − C2": 24.864, "Read-out": 0.03881}
    near = lambda: all(abs(numbers(page)[name] - value) < 0.002 for name, value in expected.items())
    check("the chain has the numbers of 1 g", wait(3, near), stages(page))
    axes = table(page, "axes")
    check("the table has them on all axes", axes[1] == ["Force", "1.0000", "0.0000", "0.0000", "g"]
          and axes[3][:3] == ["Displacement", "62.10", "0.00"], axes[1:4])
    seen = stages(page)
    low, high = seen["Bytes"].split()[:2]
    check("code and bytes are of one sample", int(seen["Code"].split()[0]) == int(high + low, 16), seen)
    twin = table(page, "twin")[1]
    check("the difference to the ideal twin is that of the columns",
          abs(float(twin[4]) - float(twin[3]) + float(twin[1])) < 2e-4 and float(twin[4]) != 0, twin)
    about = text_of(page, "figcaption")
    check("the magnification is a round number", re.search(
        r"drawn \d[05]?0 000 times larger than life", about.replace("\u202f", " ")), about[:90])
    drawn = script(page, """
        const [mass] = document.querySelectorAll(".silicon-drawing .mass");
        const svg = mass.ownerSVGElement;
        return [-mass.transform.baseVal[0].matrix.e * svg.clientWidth / svg.viewBox.baseVal.width,
                parseFloat(document.querySelector(".silicon figcaption p").textContent.match(/drawn ([\\d\\u202f]+)/)[1]
                  .replaceAll("\\u202f", ""))];""")
    # 62.1 nm, in pixels of 1/96 inch.
    check("and the mass is drawn by it", abs(drawn[0] * 25.4e6 / 96 / 62.1 / drawn[1] - 1) < 0.01, drawn)
    label = page.find_element(By.CSS_SELECTOR, ".silicon-drawing").get_attribute("aria-label")
    check("the drawing's label has the numbers", "x 62.1 nm" in label, label)


def slow_motion(page):
    script(page, "fixture.requests.length = 0")
    click(page, "Self-test +")
    check("it asks for the frames", {"do": "silicon", "address": "0x18", "for_s": 0.01, "frames": 400, "self_test": "+"}
          in script(page, "return fixture.requests"), script(page, "return fixture.requests"))
    moment = lambda: text_of(page, ".silicon-moment").replace("\u202f", " ")
    check("they are played a thousand times slower",
          wait(5, lambda: re.match(r"[1-9]\.\d\d ms of 10.00 ms, 1 000 times slower", moment())), moment())
    check("the self-test is in the chain", wait(2, lambda: numbers(page)["Self-test"] == 0.3), stages(page))
    check("its arrow is drawn", script(page, "return document.querySelector('.silicon .pull').getAttribute('d')"))
    click(page, "Pause")
    before = moment()
    time.sleep(0.5)
    check("a pause holds the moment", moment() == before, moment())
    slider = page.find_element(By.CSS_SELECTOR, ".silicon-line input")
    slider.send_keys(Keys.HOME)
    at_start = lambda: abs(numbers(page)["Displacement"] - 62.1) < 0.1
    check("the slider goes to the beginning, where the mass has not moved", wait(2, at_start), stages(page))
    slider.send_keys(Keys.END)
    at_end = lambda: abs(numbers(page)["Displacement"] - 1.3 * 62.1) < 0.1
    check("and to the end, where it rests at 1.3 g", wait(2, at_end), stages(page))
    highs = [float(high.text.split()[0]) for high in page.find_elements(By.CSS_SELECTOR, ".silicon-trace .high")]
    # Q 0.75 overshoots a step by exp(-π ζ/√(1 - ζ²)) = 6.0 % of 0.3 g: 81.85 nm.
    check("the trace shows the overshoot of Q 0.75", abs(highs[0] - 81.9) < 0.15, highs)
    check("most of which the filter takes away", 1.2995 < highs[1] < 1.302, highs)
    live = {"do": "silicon", "address": "0x18"}
    script(page, "fixture.requests.length = 0")
    time.sleep(2.5)
    check("meanwhile nothing is asked for", not script(page, "return fixture.requests"))
    click(page, "Back to the present")
    check("the present comes back", wait(4, lambda: at_start() and live in script(page, "return fixture.requests")))
    # 30 g is beyond the stop, at 22.5 g.
    script(page, "fixture.board.fixed = (time, request, since) => [since > 0.002 ? 30 : 0, 0, 1]")
    click(page, "Next 10 ms")
    wait(5, lambda: "ms of" in moment())
    slider.send_keys(Keys.END)
    check("a mass at its stop touches it", wait(2, lambda: page.find_elements(By.CSS_SELECTOR, ".silicon .touched")),
          stages(page))
    gap = script(page, """
        const [mass, stop] = document.querySelectorAll(".silicon-drawing path[fill-rule], .silicon .touched");
        const [a, b] = [mass.getBoundingClientRect(), stop.getBoundingClientRect()];
        const unit = mass.ownerSVGElement.clientWidth / 400;
        return Math.abs((a.right - 44 * unit) - b.right);""")
    check("and is drawn so", gap < 1, gap)
    picture(page, "silicon-stop", 1440, 900, "light")
    click(page, "Back to the present")
    script(page, "delete fixture.board.fixed")


def others(page):
    click(page, "L3G4200D")
    check("a gyroscope", wait(3, lambda: "Coriolis" in stages(page)), stages(page))
    click(page, "Z")
    # 10 °/s: 2 Ω X ω = 87.7 mm/s², 16.5 pm per °/s.
    seen = lambda: (numbers(page)["Coriolis"], numbers(page)["In phase"])
    check("its force and motion at 10 °/s", wait(3, lambda: seen() == (87.73, 165.0)), seen())
    about = text_of(page, "figcaption").replace("\u202f", " ")
    check("how much slower the carrier is drawn", "drawn at 0.5 Hz, 16 000 times slower" in about, about)
    phase = page.find_element(By.CSS_SELECTOR, ".silicon figure input")
    before = phase.get_attribute("value")
    check("its phase runs", wait(2, lambda: phase.get_attribute("value") != before))
    phase.send_keys(Keys.HOME)
    dot = lambda: script(page, "const dot = document.querySelector('.orbit-dot');"
                         "return [dot.cx.baseVal.value - 200, 140 - dot.cy.baseVal.value]")
    check("at phase 0 the drive is in the middle", wait(2, lambda: abs(dot()[0]) < 0.01), dot())
    at_zero = dot()[1]
    phase.send_keys(Keys.END)
    check("and after a cycle again", wait(2, lambda: abs(dot()[0]) < 0.01 and abs(dot()[1] - at_zero) < 3), dot())
    picture(page, "silicon-gyroscope", 1440, 900, "dark")
    picture(page, "silicon-gyroscope-phone", 390, 844, "light")
    click(page, "AK8975")
    check("a compass with Hall plates", wait(3, lambda: "h1" in text_of(page, ".silicon-drawing")))
    click(page, "X")
    plates = lambda: (numbers(page)["Plates"], 10 * numbers(page)["Field"])
    check("their difference is twice the gain times the field",
          wait(3, lambda: abs(plates()[0] - plates()[1]) < 0.06), plates())
    click(page, "Self-test −")
    check("the coil is on in the self-test", wait(5, lambda: page.find_elements(By.CSS_SELECTOR, ".coil.on")))
    picture(page, "silicon-compass", 1440, 900, "light")
    picture(page, "silicon-compass-phone", 390, 844, "dark")


def quiet(page):
    """Nothing is asked for or drawn where nothing is seen."""
    click(page, "LIS331DLH")
    wait(3, lambda: stages(page).get("Displacement", "–") != "– nm")
    script(page, "fixture.isStill = true")
    time.sleep(0.3)
    before = stages(page)
    time.sleep(0.5)
    check("the page's pause holds the present", stages(page) == before)
    click(page, "L3G4200D")
    check("another chip says that the page is paused", wait(3, lambda: "paused" in text_of(page, "[role=status]")))
    click(page, "LIS331DLH")
    script(page, "fixture.isStill = false; fixture.panel.hidden = true; fixture.requests.length = 0")
    time.sleep(2.5)
    check("a hidden panel asks for nothing", not script(page, "return fixture.requests"))
    script(page, "fixture.panel.hidden = false")
    check("a panel that is shown asks at once", wait(0.5, lambda: script(page, "return fixture.requests.length")))
    script(page, "fixture.isConnected = false")
    check("without connection it says what to do", wait(3, lambda: "not connected" in text_of(page, "[role=status]")))
    script(page, "fixture.isConnected = true")
    wait(3, lambda: not text_of(page, ".silicon > [role=status]"))
    page.find_element(By.CSS_SELECTOR, ".silicon [type=checkbox]").click()
    is_past = lambda: "past the element" in text_of(page, ".silicon-sensor")
    check("without noise it says that the element is bypassed", wait(3, is_past))
    page.find_element(By.CSS_SELECTOR, ".silicon [type=checkbox]").click()
    check("with noise no longer", wait(3, lambda: not is_past()))


def appearance(page, name):
    shift = page.execute_async_script("""
        const done = arguments[0];
        let sum = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
          if (!entry.hadRecentInput) sum += entry.value;
        })).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 300);""")
    check("nothing shifts", shift < 0.02, f"{shift:.4f}")
    for width, height in ((1440, 900), (390, 844)):
        for scheme in ("light", "dark"):
            picture(page, f"{name}-{width}-{scheme}", width, height, scheme)
            check(f"no text is clipped at {width}", not script(page, CLIPPED), script(page, CLIPPED))
            check(f"no text leaves its drawing at {width}", not script(page, OUTSIDE), script(page, OUTSIDE))
    page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def thread_time(page):
    """The processor time in s that the page's thread has used."""
    page.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
    metrics = page.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "ThreadTime")


def speed(page, what):
    start = thread_time(page)
    moves, objects, rate = page.execute_async_script(MOVES, 5)
    # Objects that arrive between two frames of the display are drawn once.
    check(f"{what}: it is redrawn for the objects", moves > 0.6 * objects > 30, (moves, objects))
    used = (thread_time(page) - start) / 5
    check(f"{what}: it takes less than 40 % of one processor, with the mock", used < 0.4, f"{100 * used:.0f} %")
    # Where other programs wait for a processor, the browser waits, too.
    is_busy = os.getloadavg()[0] > os.cpu_count()
    check(f"{what}: 55 frames a second{', not checked on a busy machine' if is_busy else ''}", rate >= 55 or is_busy,
          f"{rate:.1f}")


with fixture() as address, browser(is_calm=False) as page:
    page.set_script_timeout(60)
    page.set_window_size(1440, 900)
    opened(page, address)
    accelerometer(page)
    slow_motion(page)
    others(page)
    page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    quiet(page)
    opened(page, f"{address}#")
    speed(page, "one sensor")
    appearance(page, "silicon")
    opened(page, f"{address}#one")
    check("all sensors of one chip", [stages(page, sensor)["Bytes"] != "– hex" for sensor in range(3)] == [True] * 3)
    check("a compass with bridges", "Angle" in stages(page, 2), stages(page, 2))
    speed(page, "three sensors")
    appearance(page, "silicon-one")
    page.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
        {"name": "prefers-reduced-motion", "value": "reduce"}]})
    opened(page, f"{address}#one")
    moves = page.execute_async_script(MOVES, 3)[0]
    check("with reduced motion the present advances once a second", 2 <= moves <= 4, moves)
    click(page, "Knock")
    still = functools.partial(text_of, page, ".silicon-moment")
    check("a slow motion does not play by itself", wait(5, lambda: still().startswith("0.00 ms"))
          and (time.sleep(0.5) or still().startswith("0.00 ms")), still())
    check("and the phase stands still", not page.find_elements(
        By.XPATH, "//button[.='Run the phase' and @aria-pressed='true']"))
    opened(page, f"{address}#ideal")
    check("with ideal sensing it explains that there is no element", list(stages(page)) == ["World", "Code", "Bytes"]
          and "no element is between" in text_of(page, ".silicon-sensor"), stages(page))
    page.get("about:blank")
    page.get(f"{address}#real")
    check("a real chip does not show its silicon", wait(5, lambda: "A real chip" in text_of(page, "[role=status]"))
          and not script(page, "return fixture.requests.length"))
    check_complaints(page)
conclude()
