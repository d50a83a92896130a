# SPDX-License-Identifier: Apache-2.0
"""Functions by which the test of the apps moves a board, and checks its true attitude; the page is apps-panel.html."""

import math
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browsing import check, near, product, value, wait


def truth(page):
    return value(page, "window.board.truth")


def turned(before, after):
    """The rotation between two attitudes, in degrees."""
    return math.degrees(2 * math.acos(min(1, abs(sum(a * b for a, b in zip(before, after))))))


def up(page):
    """The upward direction on the board's axes."""
    w, x, y, z = truth(page)
    return [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]


def grip(page):
    return page.find_element(By.ID, "mover-grip")


def flat(page):
    grip(page).send_keys("r")
    return wait(3, lambda: near(up(page), (0, 0, 1), 0.001))


def press(page, key, is_so):
    """Presses a key on the board, and waits for its effect on |a|."""
    page.execute_script("Object.assign(window.board, { least: 9, most: 0 })")
    grip(page).send_keys(key)
    done = wait(4, lambda: is_so(value(page, "window.board.least"), value(page, "window.board.most")))
    time.sleep(1)
    return done


def drag(page, element, right, down):
    hand = ActionChains(page, duration=20).move_to_element(element).click_and_hold()
    for _ in range(20):
        hand = hand.move_by_offset(right / 20, down / 20)
    hand.release().perform()
    time.sleep(0.3)


def moves(page, name):
    """Each way of moving the board, in one app; 0.01 rad per pixel, 5° per key."""
    check(f"{name}: R lays it flat", flat(page), up(page))
    pictures = page.find_elements(By.CSS_SELECTOR, f".app-{name} [data-grip]")
    for what, element in [("the board", grip(page)), *(("the picture", one) for one in pictures)]:
        before = truth(page)
        drag(page, element, 60, 0)
        check(f"{name}: a drag of {what} by 60 pixels turns it by 0.6 rad",
              wait(2, lambda: abs(turned(before, truth(page)) - 34.4) < 0.5), turned(before, truth(page)))
        check(f"{name}: its right side is down", up(page)[0] < -0.25, up(page))
        ActionChains(page).send_keys("r").perform()
        check(f"{name}: keys work after a drag of {what}", wait(3, lambda: near(up(page), (0, 0, 1), 0.001)), up(page))
    # The viewer looks down by 35°.
    for what, shift, key, axis in (("right", False, Keys.ARROW_RIGHT, (0, 0.574, 0.819)),
                                   ("down", False, Keys.ARROW_DOWN, (1, 0, 0)),
                                   ("Shift and right", True, Keys.ARROW_RIGHT, (0, 0.819, -0.574))):
        flat(page)
        before = truth(page)
        # A key that is held repeats.
        hand = ActionChains(page, duration=20)
        hand = hand.key_down(Keys.SHIFT) if shift else hand
        for _ in range(6):
            hand = hand.key_down(key)
        hand = hand.key_up(key)
        (hand.key_up(Keys.SHIFT) if shift else hand).perform()
        sine = math.sin(math.radians(15))
        expected = product([math.cos(math.radians(15)), *(part * sine for part in axis)], before)
        check(f"{name}: an arrow key that repeats six times, {what}, turns it by 30° about the right axis",
              wait(2, lambda: turned(expected, truth(page)) < 2), turned(expected, truth(page)))
    flat(page)
    check(f"{name}: K knocks", press(page, "k", lambda least, most: most > 6 and least > 0.8))
    check(f"{name}: D drops", press(page, "D", lambda least, most: most > 5 and least < 0.1))
    check(f"{name}: S shakes", press(page, "s", lambda least, most: 2.4 < most < 3.2 and least > 0.8))
