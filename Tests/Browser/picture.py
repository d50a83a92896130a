# SPDX-License-Identifier: Apache-2.0
"""Makes the picture at the top of the README: picture.py COMMAND FOLDER."""

import base64
import time
from pathlib import Path

from browsing import Board, about, browser, check, conclude, open_tab, product, serving, text, wait

file = Path(__file__).parents[2] / "Sources/Web/page.png"

with browser() as page, serving("--seed", "4") as (_, address):
    page.get(address)
    wait(10, lambda: text(page, "state") == "live")
    board = Board(address)
    open_tab(page, "silicon")
    # At rest the fusion estimates the gyroscope's offset.
    time.sleep(5)
    for motion, seconds in (("drop", 2.5), ("shake", 2)):
        board.ask(motion)
        time.sleep(seconds)
    board.turn(product(about(-24, 0, 0, 1), about(28, 1, 0, 0)), 0.8)
    page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                         {"width": 1440, "height": 1200, "deviceScaleFactor": 0.7, "mobile": False})
    page.execute_script("scrollTo(0, 0)")
    time.sleep(1)
    data = page.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
    file.write_bytes(base64.b64decode(data))
    check("the picture is small", file.stat().st_size < 200_000, file.stat().st_size)
conclude()
