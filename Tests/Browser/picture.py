# SPDX-License-Identifier: Apache-2.0
"""Makes the picture with which the README begins: picture.py COMMAND FOLDER."""

import base64
import time
from pathlib import Path

from browsing import Board, browser, check, conclude, serving, text, wait

file = Path(__file__).parents[2] / "Sources/Web/page.png"

with browser() as page, serving("--seed", "4") as (_, address):
    page.get(address)
    wait(10, lambda: text(page, "state") == "live")
    board = Board(address)
    board.ask("scenario", name="tumble", from_s=3)
    time.sleep(9)
    page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                         {"width": 1100, "height": 640, "deviceScaleFactor": 1, "mobile": False})
    time.sleep(1)
    data = page.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
    file.write_bytes(base64.b64decode(data))
    check("the picture is small", file.stat().st_size < 150_000, file.stat().st_size)
conclude()
