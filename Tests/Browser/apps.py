# SPDX-License-Identifier: Apache-2.0
"""Tests the apps of `proofmass serve` in an automated browser: apps.py COMMAND FOLDER.

This program rotates and shakes the board through a WebSocket. Prints one line for each check; exit status 1 if
one fails.
"""

import re
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browsing import (Board, about, browser, check, check_complaints, conclude, is_shown, near, open_tab, picture,
                      product, serving, text, value, wait)

APPS = ["g-meter", "colour", "level", "scroll", "ball", "undo"]
LEVEL = [1, 0, 0, 0]
UPRIGHT = about(90, 1, 0, 0)
RIGHT_SIDE_DOWN, TOP_DOWN, TOP_UP = about(30, 0, 1, 0), about(-45, 1, 0, 0), about(45, 1, 0, 0)


def circle(page, identifier):
    """The centre of a circle in a picture, with y upwards."""
    return value(page, """["cx", "cy"].map((name, index) =>
        Number(document.getElementById(arguments[0]).getAttribute(name)) * (index ? -1 : 1))""", identifier)


def settled(page, board, address, name):
    """Opens an app with the board level."""
    board.turn(LEVEL)
    page.get(f"{address}{name}.html")
    wait(10, lambda: is_shown(page, "mover-grip"))
    time.sleep(0.7)


def g_meter(page, board):
    spot = lambda: circle(page, "g-meter-ball")
    readings = lambda: [[float(cell.text) for cell in row.find_elements(By.TAG_NAME, "td")]
                        for row in page.find_elements(By.CSS_SELECTOR, "#g-meter-readings tr")]
    check("g-meter: 1.00 g at rest", text(page, "g-meter-magnitude") == "1.00", text(page, "g-meter-magnitude"))
    check("g-meter: gravity is on -z", near([row[0] for row in readings()], (0, 0, -1, 1), 0.01), readings())
    check("g-meter: the ball of a level board is in the middle", near(spot(), (0, 0), 0.01), spot())
    board.turn(RIGHT_SIDE_DOWN)
    check("g-meter: turned by 30° it is at 0.5 g of 0.666 to the right",
          near(spot(), (0.333, 0), 0.01), spot())
    board.turn(TOP_UP)
    check("g-meter: with the top up by 45° it is at 0.71 g to the bottom",
          near(spot(), (0, -0.471), 0.01), spot())
    board.turn(LEVEL)
    page.find_element(By.ID, "g-meter-reset").click()
    time.sleep(0.3)
    check("g-meter: a reset begins anew", near(readings()[3], (1, 1, 1), 0.01), readings()[3])
    board.ask("shake")
    time.sleep(1.5)
    wait(3, lambda: abs(readings()[3][0] - 1) < 0.01)
    now, least, most = readings()[3]
    # A sine of 2.5 g perpendicular to gravity has a peak of 2.69 g.
    check("g-meter: a shake of 2.5 g raises the most", 2.4 < most < 2.75 and abs(now - 1) < 0.01, readings()[3])
    check("g-meter: x has been to both sides", readings()[0][1] < -2.2 and readings()[0][2] > 2.2, readings()[0])
    last = lambda: text(page, "g-meter-last")
    check("g-meter: the shake is counted", wait(2, lambda: last().startswith("shake, 2.69 g")), last())
    board.ask("knock")
    # It lasts 10 ms: the page counts all samples of the stream, not only those of the events.
    check("g-meter: a knock is counted",
          wait(3, lambda: re.fullmatch(r"knock, [67]\.\d\d g, (8|9|10) ms", last())), last())
    pixels = "document.querySelector('canvas').toDataURL()"
    before = value(page, pixels)
    check("g-meter: the curves move", wait(3, lambda: before != value(page, pixels)))
    page.find_element(By.ID, "g-meter-reset").click()
    time.sleep(0.3)
    check("g-meter: reset after the shake", near(readings()[3], (1, 1, 1), 0.01), readings()[3])


def colour(page, board):
    strength = lambda name: float(
        value(page, "document.getElementById(arguments[0]).style.fillOpacity", f"colour-{name}"))
    check("colour: white, and nothing of it on a level board",
          text(page, "colour-name") == "white" and strength("field") < 0.02 and strength("spirit") < 0.02)
    board.turn(RIGHT_SIDE_DOWN)
    check("colour: turned by 30° its strength is a half", abs(strength("field") - 0.5) < 0.02, strength("field"))
    board.turn(about(-60, 0, 1, 0))
    check("colour: to the other side by 60°, 0.87", abs(strength("field") - 0.866) < 0.02, strength("field"))
    page.execute_script("""window.most = 0;
        setInterval(() => window.most = Math.max(window.most,
            Number(document.getElementById("colour-spirit").style.fillOpacity)), 10)""")
    # The peak rate of this rotation by 60° is above its mean, 3.5 rad/s, and below twice that.
    board.turn(LEVEL)
    check("colour: the disc is strong while it turns", 3.5 / 8 < value(page, "window.most") < 7 / 8,
          value(page, "window.most"))
    check("colour: and no more at rest", strength("spirit") < 0.02, strength("spirit"))
    board.ask("shake")
    time.sleep(1.5)
    # A shake begins to the right and ends to the left, by which the mass is pulled to +x.
    check("colour: a shake along x ends with +x, green", text(page, "colour-name") == "green"
          and value(page, "document.getElementById('colour-field').style.fill") == "rgb(0, 158, 115)",
          text(page, "colour-name"))


def level(page, board):
    scene = page.find_element(By.ID, "level-scene")
    shown = lambda: float(re.search(r"rotate\((.*)\)", scene.get_attribute("transform"))[1])
    check("level: a board that lies flat is told so", text(page, "level-turned") == "it lies flat",
          text(page, "level-turned"))
    for roll in (0, 30, -50, 90, 170):
        # Clockwise as seen by a person who looks at the screen.
        board.turn(product(UPRIGHT, about(-roll, 0, 0, 1)))
        off = (shown() + roll + 180) % 360 - 180
        check(f"level: turned by {roll}° it turns back", abs(off) < 1, f"{shown():.2f}°")
    board.turn(product(about(-40, 1, 0, 0), product(UPRIGHT, about(-30, 0, 0, 1))))
    check("level: leaning back by 40° changes nothing", abs(shown() + 30) < 1, f"{shown():.2f}°")


def scroll(page, board):
    row = lambda: value(page, """document.getElementById("scroll-rows").scrollTop
        / document.querySelector("#scroll-rows li").offsetHeight""")
    time.sleep(0.5)
    check("scroll: at rest it is at row 10", abs(row() - 10) < 0.1, row())
    board.turn(about(-20, 1, 0, 0))
    check("scroll: leaning by 20° is not enough", abs(row() - 10) < 0.1, row())
    board.turn(TOP_DOWN)
    first = value(page, "[performance.now(), document.getElementById('scroll-row').textContent]")
    time.sleep(1.5)
    second = value(page, "[performance.now(), document.getElementById('scroll-row').textContent]")
    rate = (int(second[1]) - int(first[1])) / (second[0] - first[0]) * 1000
    check("scroll: leaning back it scrolls down, ten rows a second", 8.5 < rate < 11.5, f"{rate:.1f}")
    check("scroll: and says so", text(page, "scroll-does") == "scrolls down", text(page, "scroll-does"))
    board.turn(LEVEL)
    stopped = row()
    time.sleep(0.7)
    check("scroll: level it stops", stopped == row() and 15 < stopped < 60, (stopped, row()))
    board.turn(TOP_UP)
    time.sleep(0.5)
    check("scroll: leaning forward it scrolls up", row() < stopped - 4, row())
    time.sleep(8)
    check("scroll: to the first row", row() == 0 and text(page, "scroll-row") == "0", row())
    page.find_element(By.ID, "scroll-rest").click()
    board.turn(TOP_UP)
    check("scroll: rests as it is held", row() == 0 and text(page, "scroll-does") == "rests", text(page, "scroll-does"))
    board.turn(LEVEL)
    check("scroll: from there level is leaning back", row() > 1 and text(page, "scroll-lean") == "45°", row())
    board.turn(TOP_UP)
    page.execute_script("document.getElementById('scroll-rows').scrollTo(0, 2000)")
    check("scroll: by hand too", wait(2, lambda: text(page, "scroll-row") == "50"), text(page, "scroll-row"))


def ball(page, board):
    spot = lambda: circle(page, "ball-ball")
    page.execute_script("""window.farthest = 0;
        requestAnimationFrame(function look() {
            for (const name of ["cx", "cy"]) window.farthest = Math.max(window.farthest,
                Math.abs(document.getElementById("ball-ball").getAttribute(name)));
            requestAnimationFrame(look);
        })""")
    page.find_element(By.ID, "ball-middle").click()
    time.sleep(0.5)
    check("ball: on a level board it stays", near(spot(), (0, 0), 0.05), spot())
    bounces = int(text(page, "ball-bounces"))
    for name, pose, place in (("to the right", RIGHT_SIDE_DOWN, (1, None)), ("to the top", TOP_DOWN, (None, 1)),
                              ("to the bottom", TOP_UP, (None, -1)),
                              ("to the left", about(-30, 0, 1, 0), (-1, None))):
        board.turn(pose)
        is_there = lambda: all(b is None or abs(a - b) < 0.01 for a, b in zip(spot(), place))
        check(f"ball: it rolls {name}, which is down", wait(5, is_there), spot())
    time.sleep(2)
    check("ball: it has bounced, and never left the box",
          int(text(page, "ball-bounces")) >= bounces + 4 and 1 >= value(page, "window.farthest") > 0.99,
          (text(page, "ball-bounces"), value(page, "window.farthest")))
    rested = int(text(page, "ball-bounces"))
    time.sleep(1)
    check("ball: at the wall it lies still", int(text(page, "ball-bounces")) == rested)


def undo(page, board):
    is_open = lambda: value(page, "document.getElementById('undo-question').open")
    choices = lambda: [element.text for element in page.find_elements(By.CSS_SELECTOR, "#undo-question button")
                       if element.is_displayed()]
    board.ask("shake")
    time.sleep(1.8)
    check("undo: without a stroke a shake asks nothing", not is_open() and text(page, "undo-shake") == "counts",
          text(page, "undo-shake"))
    paper = page.find_element(By.ID, "undo-paper")
    for offset in (-60, 20):
        hand = ActionChains(page, duration=20).move_to_element_with_offset(paper, -80, offset).click_and_hold()
        for step in range(8):
            hand = hand.move_by_offset(20, 10 if step % 2 else -10)
        hand.release().perform()
    check("undo: two strokes are drawn", text(page, "undo-strokes") == "2 strokes"
          and value(page, "document.querySelectorAll('polyline')[1].points.length") >= 9, text(page, "undo-strokes"))
    paper.send_keys(Keys.ARROW_RIGHT, Keys.ARROW_DOWN)
    check("undo: each of two arrow keys draws one", text(page, "undo-strokes") == "4 strokes",
          text(page, "undo-strokes"))
    board.turn(RIGHT_SIDE_DOWN)
    board.turn(LEVEL)
    board.ask("knock")
    time.sleep(1)
    board.ask("walk")
    time.sleep(5)
    check("undo: turns, a knock and steps ask nothing", not is_open())
    board.ask("shake")
    check("undo: a shake asks", wait(4, is_open) and text(page, "undo-title") == "Undo drawing?"
          and choices() == ["Cancel", "Undo"], choices())
    picture(page, "app-undo-question", 390, 844, "light")
    page.find_element(By.ID, "undo-undo").click()
    check("undo: and undoes", text(page, "undo-strokes") == "3 strokes" and not is_open(), text(page, "undo-strokes"))
    board.ask("shake")
    check("undo: the next one offers to redo", wait(4, is_open) and choices() == ["Cancel", "Redo", "Undo"], choices())
    page.find_element(By.ID, "undo-redo").click()
    check("undo: which it does", text(page, "undo-strokes") == "4 strokes", text(page, "undo-strokes"))
    board.ask("shake")
    check("undo: Escape leaves the drawing", wait(4, is_open))
    ActionChains(page).send_keys(Keys.ESCAPE).perform()
    check("undo: as it was", not is_open() and text(page, "undo-strokes") == "4 strokes", text(page, "undo-strokes"))


def moving(page, board, address):
    """The board is moved from the page of an app; what the controls do is tested in panel.py."""
    board.turn(LEVEL)
    page.get(f"{address}ball.html")
    check("moving: the controls appear", wait(5, lambda: is_shown(page, "mover-grip")))
    page.find_element(By.ID, "mover-grip").send_keys(*[Keys.ARROW_RIGHT] * 6)
    down = lambda: (board.motion["gravity_g"][0], text(page, "ball-right"))
    # A turn by 30° about the viewer's vertical, which is 35° from the board's plane: sin 30° · sin 35° = 0.287.
    check("moving: six arrow keys lower the right side", wait(3, lambda: abs(down()[0] - 0.287) < 0.02), down())
    check("moving: the ball follows", wait(4, lambda: float(down()[1]) > 0.9), down())
    page.find_element(By.CSS_SELECTOR, ".mover").find_element(By.XPATH, ".//button[.='Lie flat']").click()
    check("moving: a button lays it flat", wait(3, lambda: abs(down()[0]) < 0.02), down())
    check("moving: and nothing is hinted at", not time.sleep(5) and text(page, "hint") == "", text(page, "hint"))
    page.get(address)
    open_tab(page, "apps")
    choices = wait(5, lambda: page.find_elements(By.CSS_SELECTOR, ".app-choice button"))
    names = []
    for choice in choices:
        choice.click()
        names.append(page.find_element(By.CSS_SELECTOR, ".app-alone a").get_attribute("href").removeprefix(address))
    check("the main page has each app", names == [f"{name}.html" for name in APPS], names)
    page.find_element(By.CSS_SELECTOR, ".app-alone a").click()
    page.find_element(By.CSS_SELECTOR, "header a").click()
    check("and each leads back", page.current_url == address, page.current_url)


with browser(is_calm=False) as page:
    # A knock lasts 10 ms.
    with serving("--sensing", "ideal", "--rate", "1000") as (_, address):
        board = Board(address)
        for name in APPS:
            settled(page, board, address, name)
            globals()[name.replace("-", "_")](page, board)
        moving(page, board, address)
        check_complaints(page)
        page.get(f"{address}ball.html")
    check("hint: without a server no motion comes",
          wait(7, lambda: text(page, "hint") == "No motion comes from any sensor."), text(page, "hint"))
    with serving("--sensing", "ideal") as (_, address):
        board = Board(address)
        for name in APPS:
            board.turn(product(about(-20, 1, 0, 0), product(UPRIGHT, about(-25, 0, 0, 1))))
            page.get(f"{address}{name}.html")
            time.sleep(0.5)
            board.ask("shake")
            time.sleep(1.5)
            for kind, width, height, scheme in (("light", 1280, 900, "light"), ("dark", 1280, 900, "dark"),
                                                ("phone", 390, 844, "light"), ("phone-dark", 390, 844, "dark")):
                picture(page, f"app-{name}-{kind}", width, height, scheme)
conclude()
