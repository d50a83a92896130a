# SPDX-License-Identifier: Apache-2.0
"""Tests the exercises in an automated browser: exercises.py COMMAND FOLDER.

FOLDER/site is the output of scripts/site, and so is the folder `play` beside the web server of COMMAND. Prints one
line for each check; exit status 1 if a check fails.
"""

import json
import pathlib
import tempfile

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browsing import (
    browser, check, check_complaints, command, conclude, files, picture, readable, serving, text, value, wait)

# For each exercise lines with a usual mistake, and words of the advice that the last of them gets.
MISTAKES = {
    "who-is-there": (["read 0x18 0x0f 1", "read 0x68 0x0f 1", "read 0x0c 0x0f 1"], "WIA is 0x00"),
    "first-sample": (["read 0x18 0xa8 6", "write 0x18 0x20 0x27", "advance 0.03", "read 0x18 0xa8 6", "answer -8"],
                     "divide it by 16"),
    "range": (["write 0x18 0x20 0x27", "force 0 0 3", "advance 0.1", "read 0x18 0xa8 6", "write 0x18 0x23 0x20"],
              "FS = 10 is not defined"),
    "status": (["write 0x18 0x20 0x27", "advance 0.1", "read 0x18 0x27 1"], "More than one sample has come"),
    "fifo": (["write 0x68 0x2e 0x4a", "write 0x68 0x22 0x04", "write 0x68 0x20 0x0f"], "FIFO_EN, bit 6 of CTRL_REG5"),
    "threshold": (["write 0x18 0x32 0x08", "write 0x18 0x30 0x02"], "8 steps of 16 mg, 0.13 g"),
    "self-test": (["write 0x18 0x20 0x27"], "BDU is missing"),
    "compass": (["write 0x0c 0x0a 1", "read 0x0c 0x02 1"], "takes up to 9 ms"),
    "unplugged": (["repair", "read 0x68 0x0f 1"], "repaired before they were seen"),
    "torn": (["driver", "driver 1 1", "advance 0.1", "driver 2 6"], "must change its sign"),
}


def at(page, name):
    return page.find_element(By.ID, f"exercise-{name}")


def enter(page, *lines):
    for line in lines:
        at(page, "line").send_keys(line + Keys.ENTER)


def lines_of(page, kind):
    return [one.text for one in page.find_elements(By.CSS_SELECTOR, f"#exercise-log .{kind}")]


def log(page):
    """The end of the console's text, on one line."""
    return text(page, "exercise-log")[-160:].replace("\n", " / ")


def is_ready(page):
    return wait(10, lambda: page.find_elements(By.CSS_SELECTOR, "#exercise-line:enabled"))


def done(page):
    return len(page.find_elements(By.CSS_SELECTOR, "#exercise-steps .done"))


def choose(page, name):
    page.find_element(By.CSS_SELECTOR, f'#exercise-list button[data-exercise="{name}"]').send_keys(Keys.ENTER)
    check(f"{name}: there is a board", is_ready(page), log(page))


def press(page, name):
    # By the keyboard: a click would scroll.
    at(page, name).send_keys(Keys.ENTER)


def solve(page, name):
    """Makes mistakes in an exercise, looks for its solution too early, and solves it."""
    choose(page, name)
    prepared = len(lines_of(page, "typed"))
    enter(page, "read 0x18", "advance 0.1", "lint", "help", "answer 0")
    check(f"{name}: nothing is done by doing nothing", done(page) == 0, done(page))
    check(f"{name}: a wrong line is answered in one", len(lines_of(page, "mistake")) == 1, lines_of(page, "mistake"))
    press(page, "show-solution")
    check(f"{name}: no solution without an attempt", at(page, "early").is_displayed()
          and not value(page, "document.querySelector('#exercise-lines').textContent"))
    press(page, "show-solution")

    press(page, "again")
    is_ready(page)
    lines, words = MISTAKES[name]
    enter(page, *lines)
    advice = lines_of(page, "advice")
    check(f"{name}: a usual mistake gets advice", advice and words in advice[-1], advice)
    press(page, "show-solution")
    press(page, "show-hint")
    solution = text(page, "exercise-lines").splitlines()
    check(f"{name}: after a hint and an attempt there is a solution", at(page, "shown").is_displayed() and solution)

    press(page, "again")
    is_ready(page)
    wait(2, lambda: len(lines_of(page, "typed")) == prepared)
    enter(page, *solution[:-1])
    check(f"{name}: not solved before the last line", text(page, "exercise-done") == "")
    enter(page, solution[-1])
    check(f"{name}: solved by its solution", text(page, "exercise-done").startswith("Solved."),
          log(page))


def look(page, name):
    for scheme in ("light", "dark"):
        picture(page, f"exercise-{name}-{scheme}", 1440, 900, scheme)
        picture(page, f"exercise-{name}-phone-{scheme}", 390, 844, scheme)
    clipped = value(page, """[...document.querySelectorAll("button, p, li, h2, dt, dd, label")].filter((one) =>
        one.checkVisibility() && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.outerHTML)""")
    check(f"{name}: no text is clipped on a phone", not clipped, clipped or "")
    page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def exercises(page, address):
    page.get(f"{address}exercises.html")
    is_ready(page)
    names = value(page, "[...document.querySelectorAll('#exercise-list button')].map((one) => one.dataset.exercise)")
    check("there are ten exercises, each with a known mistake", len(names) == 10 and set(names) == set(MISTAKES), names)
    for name in names:
        solve(page, name)
        if name in ("fifo", "torn"):
            look(page, name)
    readable(page)
    line = at(page, "line")
    line.send_keys(Keys.ARROW_UP)
    check("arrow up brings back a line", line.get_attribute("value") == "driver 2 6", line.get_attribute("value"))
    unnamed = value(page, "[...document.querySelectorAll('button, input, a')].filter("
                          "(one) => !(one.textContent.trim() || one.labels?.length)).length")
    check("each control has a name", unnamed == 0, unnamed)


def progress(page, address):
    told = lambda: text(page, "exercise-progress")
    page.refresh()
    is_ready(page)
    check("what is solved survives a reload", told().startswith("10 of 10 solved."), told())
    check("the address names the exercise", page.current_url.endswith("#torn")
          and text(page, "exercise-title") == "A driver that tears samples", page.current_url)
    press(page, "show-solution")
    press(page, "reveal")
    check("a second button shows a solution", at(page, "shown").is_displayed())
    press(page, "type")
    check("the page types it", wait(5, lambda: text(page, "exercise-done").startswith("Solved.")))
    press(page, "forget")
    check("progress is forgotten", told().startswith("0 of 10 solved."), told())
    page.refresh()
    is_ready(page)
    check("for ever", told().startswith("0 of 10 solved."), told())

    refusal = page.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {
        "source": "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });"})
    page.get("about:blank")
    page.get(f"{address}exercises.html#who-is-there")
    is_ready(page)
    enter(page, "read 0x18 0x0f 1", "read 0x68 0x0f 1", "read 0x0c 0 1", "read 0x18 0x20 1")
    check("where storage is refused, a line says so",
          told().startswith("1 of 10 solved. This browser stores nothing"), told())
    page.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", refusal)


def offer(page, address):
    """Opens the live page, and has it show the exercises below its own contents."""
    page.get(address)
    wait(10, lambda: text(page, "state") == "live")
    page.execute_async_script("""
        const done = arguments[0];
        const place = document.createElement("div");
        document.body.append(place);
        import("./exercises-panel.js").then(({ offerExercises }) => offerExercises(place)).then(() => done());""")


def panel(page, address):
    offer(page, f"{address}index.html")
    is_ready(page)
    choose(page, "unplugged")
    enter(page, "read 0x68 0x0f 1")
    check("the exercises are a part of the live page, too", "unplugged" in lines_of(page, "mistake")[-1],
          lines_of(page, "mistake"))
    twice = value(page, "[...document.querySelectorAll('[id]')].map(({ id }) => id)"
                        ".filter((id, index, all) => all.indexOf(id) !== index)")
    check("no name is used twice", not twice, twice)
    check("the address stays the page's own", "#unplugged" not in page.current_url, page.current_url)


def served(page):
    """The exercises of `serve`, whose page may not run WebAssembly: they are a frame of it."""
    with serving() as (_, address):
        offer(page, address)
        frame = page.find_element(By.CSS_SELECTOR, "iframe[title=Exercises]")
        page.switch_to.frame(frame)
        is_ready(page)
        choose(page, "who-is-there")
        enter(page, "read 0x18 0x0f 1", "read 0x68 0x0f 1", "read 0x0c 0 1", "read 0x18 0x20 1")
        check("serve has the exercises, too", text(page, "exercise-progress") == "1 of 10 solved.", log(page))
        check("without a second header", not page.find_element(By.TAG_NAME, "header").is_displayed())
        beyond = lambda: value(page, "document.documentElement.scrollHeight - innerHeight")
        check("the frame is as high as they are", wait(3, lambda: abs(beyond()) <= 1), beyond())
        page.switch_to.default_content()
        picture(page, "exercise-served", 1440, 900, "light")
        picture(page, "exercise-served-phone", 390, 844, "dark")
        page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        page.get("about:blank")


def missing(page):
    """`serve` without the folder of the exercises."""
    play = pathlib.Path(command).resolve().parents[2] / "web/release/play"
    away = play.rename(play.with_name("play-away"))
    try:
        with serving() as (_, address):
            offer(page, address)
            check("where the exercises are missing, a line says so",
                  "which this installation does not have" in page.find_element(By.TAG_NAME, "body").text)
            page.get("about:blank")
    finally:
        away.rename(play)


def embedded(page, address):
    """An exercise in an iframe of a page with another origin."""
    with tempfile.TemporaryDirectory() as other:
        frame = f'<iframe src="{address}exercises.html?embed#who-is-there" title="An exercise"></iframe>'
        pathlib.Path(other, "index.html").write_text(
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="icon" href="data:,">'
            f'<style>iframe {{ width: 100%; height: 60rem; border: 0 }}</style>{frame}')
        with files(other, "") as course:
            page.get(course)
            page.switch_to.frame(page.find_element(By.TAG_NAME, "iframe"))
            is_ready(page)
            origins = value(page, "[location.origin, location.ancestorOrigins[0]]")
            check("the frame has another origin than its page", origins[0] != origins[1], json.dumps(origins))
            check("it shows one exercise, without header and list",
                  text(page, "exercise-title") == "Who is there?" and not page.find_elements(By.ID, "exercise-list")
                  and not page.find_element(By.TAG_NAME, "header").is_displayed())
            enter(page, "read 0x18 0x0f 1", "read 0x68 0x0f 1", "read 0x0c 0 1", "read 0x18 0x20 1")
            check("it can be solved there", text(page, "exercise-done") == "Solved.", log(page))
            page.switch_to.default_content()
            picture(page, "exercise-embedded", 1440, 900, "light")
            picture(page, "exercise-embedded-phone", 390, 844, "dark")


with browser() as page, files() as address:
    page.set_script_timeout(60)
    exercises(page, address)
    progress(page, address)
    panel(page, address)
    served(page)
    missing(page)
    check_complaints(page)
    embedded(page, address)
    check_complaints(page)
conclude()
