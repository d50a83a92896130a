# SPDX-License-Identifier: Apache-2.0
"""Builds bench.v and runs the tests: run.py SIMULATOR FOLDER [MODULE…]. Exit status 1 where one fails."""

import pathlib
import sys

from cocotb_tools.runner import get_results, get_runner

here = pathlib.Path(__file__).resolve().parent
simulator, folder, *modules = sys.argv[1:]
modules = modules or sorted(path.stem for path in here.glob("test_*.py"))
runner = get_runner(simulator)
runner.build(sources=[here / name for name in ("bench.v", "i2c_master.v", "spi_master.v")], hdl_toplevel="bench",
             build_dir=folder, always=True, timescale=("1ns", "1ps"))
results = runner.test(test_module=modules, hdl_toplevel="bench", build_dir=folder, test_dir=folder,
                      timescale=("1ns", "1ps"), extra_env={"COCOTB_TRUST_INERTIAL_WRITES": "1"})
tests, failures = get_results(results)
print(f"{tests} tests with {simulator}, {failures} failed")
sys.exit(1 if failures or not tests else 0)
