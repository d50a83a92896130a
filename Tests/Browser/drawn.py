# SPDX-License-Identifier: Apache-2.0
"""Compares the silicon view of the page with the model: drawn.py COMMAND FOLDER.

The frames that the board sends are read by a connection of the test's own. In a hundred instants of each slow motion
every number of the page is that of the frame, to the last digit, and the mass is drawn at its displacement. Prints one
line for each check; exit status 1 if a check fails.
"""

import decimal

from browsing import Board, browser, check, check_complaints, conclude, open_tab, serving, text, wait
from silicon_page import click, script, text_of

INSTANTS = 100
# By the stage's name: its member, and decimals.
STAGES = {
    "LIS331DLH": {
        "Force": ("true_g", 4), "Self-test": ("self_test_g", 4), "Displacement": ("displacement_nm", 2),
        "C1": (lambda frame: [pair[0] for pair in frame["capacitance_fF"]], 3),
        "C2": (lambda frame: [pair[1] for pair in frame["capacitance_fF"]], 3),
        "C1 − C2": (lambda frame: [pair[0] - pair[1] for pair in frame["capacitance_fF"]], 3),
        "Read-out": ("read_V", 5), "Filter": ("filtered_g", 4), "Noise": ("noise_g", 4), "Output": ("output_g", 4),
        "Code": ("codes", 0),
    },
    "L3G4200D": {
        "Rate": ("true_dps", 3), "Coriolis": ("coriolis_mm_s2", 2), "In phase": ("in_phase_pm", 2),
        "Quadrature": ("quadrature_pm", 2), "Demodulated": ("demodulated_dps", 3), "Filter": ("filtered_dps", 3),
        "Output": ("output_dps", 3), "Code": ("codes", 0),
    },
    "AK8975": {
        "Field": ("true_uT", 2), "Coil": ("coil_uT", 2), "Offset": ("offset_uT", 2), "Output": ("output_uT", 2),
        "Adjustment": ("adjust", 4), "Code": ("codes", 0),
    },
}
# Moves the slider, and waits for the numbers; returns those that are seen if they do not come.
COMPARE = """
    const [index, wanted, done] = arguments;
    const slider = document.querySelector(".silicon-line input");
    slider.value = index;
    slider.dispatchEvent(new Event("input"));
    const rows = () => [...document.querySelector(".silicon-axes").tBodies[0].rows].map((row) =>
      [...row.cells].slice(0, -1).map((cell) => cell.textContent));
    const end = performance.now() + 5000;
    (function look() {
      const seen = Object.fromEntries(rows().map(([name, ...cells]) => [name, cells]));
      const differs = Object.keys(wanted).filter((name) => String(seen[name]) !== String(wanted[name]));
      if (differs.length && performance.now() < end) return requestAnimationFrame(look);
      const mass = document.querySelector(".silicon-drawing .mass");
      const picture = mass?.ownerSVGElement;
      const matrix = mass?.transform.baseVal[0]?.matrix;
      done({
        differs: differs.map((name) => [name, seen[name], wanted[name]]),
        moved: matrix && [matrix.e, matrix.f],
        zoom: picture && picture.clientWidth / picture.viewBox.baseVal.width,
        factor: document.querySelector(".silicon figcaption")?.textContent.match(/drawn ([\\d\\u202f]+) times/)?.[1],
      });
    })();"""


def fixed(value, digits):
    """A number as JavaScript's toFixed has it: its exact value, rounded half up; without a negative zero."""
    step = decimal.Decimal(1).scaleb(-digits)
    result = decimal.Decimal(value).quantize(step, decimal.ROUND_HALF_UP)
    return str(result.copy_abs() if result == 0 else result)


def expected(frame, stages):
    """The cells of the table, by the stage."""
    cells = {}
    for name, (member, digits) in stages.items():
        values = member(frame) if callable(member) else frame[member]
        cells[name] = [fixed(value, digits) for value in values]
    return {**cells, "Bytes": [frame["bytes"]]}


class Slow(Board):
    """Keeps the newest slow motion that the board sends."""

    slow = None

    def take(self, found):
        if found["type"] == "silicon" and len(found["sensors"][0]["frames"]) > 1:
            self.slow = found


def compare(page, board, chip, name):
    board.slow = None
    click(page, name)
    came = wait(20, lambda: board.slow and "of" in text_of(page, ".silicon-moment"))
    check(f"{chip}, {name}: a slow motion comes", came)
    if not came:
        return
    frames = board.slow["sensors"][0]["frames"]
    chosen = [round(index * (len(frames) - 1) / (INSTANTS - 1)) for index in range(INSTANTS)]
    wrong, furthest = [], 0
    for index in chosen:
        frame = frames[index]
        seen = page.execute_async_script(COMPARE, index, expected(frame, STAGES[chip]))
        wrong += seen["differs"]
        if chip == "LIS331DLH":
            # Units of the drawing for one nm: a CSS pixel is 1/96 inch. Downwards is the negative end of y.
            scale = float(seen["factor"].replace("\u202f", "")) / (25.4e6 / 96) / seen["zoom"]
            x, y, _ = frame["displacement_nm"]
            furthest = max(furthest, abs(seen["moved"][0] + x * scale), abs(seen["moved"][1] - y * scale))
    check(f"{chip}, {name}: all numbers of {INSTANTS} instants are the model's", not wrong, wrong[:3] or "")
    if chip == "LIS331DLH":
        # A unit is less than a pixel; transforms are single-precision numbers.
        check(f"{chip}, {name}: the mass is drawn at its displacement", furthest < 1e-4, f"{furthest:.1e}")
    click(page, "Back to the present")


with serving("--scenario", "tumble") as (_, address), browser() as page:
    page.set_script_timeout(60)
    page.set_window_size(1440, 900)
    page.get(address)
    wait(10, lambda: text(page, "state") == "live")
    board = Slow(address)
    open_tab(page, "silicon")
    wait(10, lambda: text_of(page, ".silicon-chain .value"))
    for chip in STAGES:
        click(page, chip)
        wait(10, lambda: text_of(page, ".silicon-chain .value"))
        for name in ("Next 10 ms", "Drop", "Self-test +"):
            compare(page, board, chip, name)
    click(page, "LIS331DLH")
    status = lambda: text_of(page, ".silicon > [role=status]")
    board.ask("unplug", address="0x18")
    check("the view of a chip that is unplugged says so",
          wait(5, lambda: "nothing answers at 0x18" in status()), status())
    board.ask("repair")
    check("until it is back", wait(5, lambda: not status()), status())
    check_complaints(page)
conclude()
