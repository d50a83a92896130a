# SPDX-License-Identifier: Apache-2.0
"""Tests how the page of `proofmass serve` shows chips and controls a board: board.py COMMAND FOLDER."""

import re
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from browsing import Board, browser, check, check_complaints, conclude, open_tab, picture, serving, value, wait


def at(page, identifier):
    return page.find_element(By.ID, identifier)


def rows(page):
    """The texts of each register's row, by the register's name: address, value, bits and fields."""
    return {texts[1]: texts[0:1] + texts[2:] for texts in page.execute_script(
        "return [...document.querySelectorAll('#register-rows tr')].map("
        "(row) => [...row.cells].map((cell) => cell.textContent))")}


def registers(page):
    open_tab(page, "registers")
    control = lambda: rows(page).get("CTRL_REG1")
    # LIS331DLH: normal mode, 100 Hz, three axes.
    expected = ["0x20", "0x2f", "00101111", "PM=normal DR=hertz100 Zen=enabled Yen=enabled Xen=enabled"]
    check("registers are decoded", wait(5, lambda: control() == expected), control())
    check("the address says what is open", wait(2, lambda: "open=registers" in page.current_url),
          page.current_url)
    row = page.find_element(By.CSS_SELECTOR, "#register-rows tr:nth-child(2)")
    page.execute_script("arguments[0].scrollIntoView({block: 'center'})", row)
    ActionChains(page).move_to_element(row).perform()
    about = at(page, "register-about").text
    check("pointing at a register shows its fields and where they were read",
          "PM [7:5] = 1 (measures at the rate of DR)" in about and "[DS, description of CTRL_REG1]" in about
          and re.search(r"\n\[DS\] .*LIS331DLH", about), about)
    page.execute_script("arguments[0].focus()", page.find_element(By.CSS_SELECTOR, "#register-rows tr"))
    # The focus scrolled another row under the pointer, which the browser detects one frame later.
    page.execute_async_script("requestAnimationFrame(() => setTimeout(arguments[0], 200))")
    about = at(page, "register-about").text
    check("so does the keyboard", "WHO_AM_I (0x0f" in about, about)
    lit = "return document.querySelectorAll('#register-rows .lit').length"
    check("nothing changes on an ideal board at rest but its status",
          wait(5, lambda: page.execute_script(lit) <= 8), page.execute_script(lit))
    board.turn([0.5**0.5, 0.5**0.5, 0, 0])
    check("bits that changed are lit", page.execute_script(lit) > 8, page.execute_script(lit))
    # 1 g on y at 3.9 mg a digit of 12 bits, left-justified.
    check("outputs follow the board", wait(3, lambda: rows(page)["OUT_Y_H"][1] == "0x10"), rows(page)["OUT_Y_H"])
    board.turn([1, 0, 0, 0])
    page.find_element(By.CSS_SELECTOR, "#register-chips button:last-child").click()
    check("another chip", wait(5, lambda: rows(page).get("WIA", [0, 0])[1] == "0x48"), rows(page).get("WIA"))


def traffic(page):
    open_tab(page, "traffic")
    lines = lambda: at(page, "transactions").text.splitlines()
    check("transactions are decoded", wait(5, lambda: any(
        re.fullmatch(r" *\d+\.\d{4} s  LIS331DLH  read  STATUS_REG 0f 00 00 00 00 00 10", line)
        for line in lines())), lines()[-3:])
    at(page, "pause").click()
    before = lines()
    time.sleep(0.5)
    check("a pause holds them", lines() == before)
    at(page, "pause").click()


def scenario(page):
    Select(at(page, "scenario")).select_by_value("tilt")
    check("a scenario says what happens", "45° to its top" in at(page, "scenario-about").text,
          at(page, "scenario-about").text)
    playing = lambda: board.samples["truth"].get("scenario")
    board.turn([0.5**0.5, 0.5**0.5, 0, 0])
    at(page, "play").click()
    level = lambda: abs(board.samples["truth"]["q"][0]) > 0.9999 and not playing()
    check("the board is laid down before it", wait(2, level), board.samples["truth"])
    check("it plays", wait(3, playing), board.samples["truth"])
    check("the time line follows", wait(4, lambda: float(at(page, "moment").get_attribute("value")) > 0.5),
          at(page, "moment-told").text)
    page.execute_script("""
        const line = document.getElementById("moment");
        line.value = 4.7;
        line.dispatchEvent(new Event("input"));
        line.dispatchEvent(new Event("change"));""")
    # From 4.5 s to 5 s the board is tilted by 45° to its right.
    check("the time line can be moved", wait(2, lambda: (playing() or {}).get("time_s", 0) > 4.6), playing())
    q = board.samples["truth"]["q"]
    check("and the board is where it is then", abs(q[2] - 0.3827) < 0.01, q)
    at(page, "stop").click()
    check("it stops", wait(3, lambda: not playing()), board.samples["truth"])


def conditions(page):
    open_tab(page, "faults")
    heat = at(page, "heat")
    heat.send_keys(Keys.ARROW_RIGHT * 5)
    warm = lambda: at(page, "temperature").text
    check("the board gets warm", wait(8, lambda: warm() == "30.0 °C"), warm())
    at(page, "noise").click()
    # The offset of the gyroscope, of seed 0, is gone.
    rate = lambda: [abs(value) for value in board.samples["gyr"][-1][1:]]
    check("noise and offsets go", wait(3, lambda: rate() == [0, 0, 0]), rate())
    # Objects already in transit still had noise, and the box followed them.
    box = lambda: at(page, "noise").is_selected()
    check("the box says so", wait(3, lambda: not box() and (time.sleep(0.3) or not box())))
    at(page, "noise").click()
    check("and come", wait(3, lambda: max(rate()) > 0.01), rate())
    before = rate()
    at(page, "seed").clear()
    at(page, "seed").send_keys("7")
    at(page, "exchange").click()
    check("other parts have other offsets", wait(5, lambda: board.samples["truth"].get("seed") == 7
          and board.samples["gyr"] and max(abs(a - b) for a, b in zip(rate(), before)) > 0.01), (before, rate()))
    open_tab(page, "recording")
    at(page, "record").click()
    time.sleep(0.5)
    open_tab(page, "faults")
    at(page, "noise").click()
    ended = lambda: value(page, "document.getElementById('told').textContent")
    check("a recording ends before it mixes them", wait(3, lambda: "so the recording ended" in ended()), ended())
    at(page, "noise").click()


def open_page(page, address):
    page.get(address)
    wait(10, lambda: at(page, "state").text == "live")


with browser() as page:
    page.set_script_timeout(60)
    with serving("--sensing", "ideal") as (_, address):
        board = Board(address)
        open_page(page, address)
        registers(page)
        traffic(page)
        scenario(page)
        check_complaints(page)
    with serving("--seed", "0") as (_, address):
        board = Board(address)
        open_page(page, address)
        open_tab(page, "faults")
        check("fields that need parts are there", at(page, "exchange").is_displayed())
        conditions(page)
        page.get(f"{address}#open=registers")
        page.refresh()
        wait(10, lambda: rows(page))
        picture(page, "board-light", 1280, 900, "light")
        picture(page, "board-dark", 1280, 900, "dark")
        picture(page, "board-phone", 390, 844, "light")
        check_complaints(page)
conclude()
