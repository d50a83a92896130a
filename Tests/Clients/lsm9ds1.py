# SPDX-License-Identifier: Apache-2.0
"""The common part of the clients that read an LSM9DS1: a board that is tilted and turns, and checks.

The board's time is virtual: sleeps advance it, however busy the machine is."""

import proofmass

failures = 0
checks = 0


def check(name, expected, actual):
    global failures, checks
    checks += 1
    if expected == actual:
        print("ok    " + name)
    else:
        failures += 1
        print(f"WRONG {name}\n  expected: {expected}\n  got:      {actual}")


def start():
    """The board, at 35 C."""
    board = proofmass.ServedBoard()
    board.world(force_g=[0.5, -0.25, 0.829], rotation_dps=[40, -70, 120], field_uT=[20.5, -15.25, -40.75],
                temperature_C=35)
    return board


def check_violations(board, forbidden, hazards):
    """Which writes the datasheets forbid, with address, register and value; and the identifiers of hazards."""
    found = board.violations()
    check("what the datasheets forbid", forbidden,
          {(each["address"], each["register"], each["value"]) for each in found if each["class"] == "forbidden"})
    check("hazards", hazards, {each["identifier"] for each in found if each["class"] == "hazard"})


def finish(client):
    print(f"{checks} checks of {client}")
    raise SystemExit(failures > 0)
