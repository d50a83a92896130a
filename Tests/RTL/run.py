# SPDX-License-Identifier: Apache-2.0
"""Builds bench.v, or bench.vhd for GHDL, and runs the tests: run.py SIMULATOR FOLDER [MODULE…]. Exit status 1 where
one fails."""

import pathlib
import sys
import time

from cocotb_tools.runner import get_results, get_runner

here = pathlib.Path(__file__).resolve().parent
simulator, folder, *modules = sys.argv[1:]
if simulator == "ghdl":
    sources, timescale, standard = ["i2c_master.vhd", "bench.vhd"], None, ["--std=08"]
else:
    sources, timescale, standard = ["bench.v", "i2c_master.v", "spi_master.v"], ("1ns", "1ps"), []
# The bench in VHDL has no SPI.
modules = modules or sorted(path.stem for path in here.glob("test_*.py")
                            if simulator != "ghdl" or path.stem != "test_spi")
runner = get_runner(simulator)
runner.build(sources=[here / name for name in sources], hdl_toplevel="bench", build_dir=folder, always=True,
             build_args=standard, timescale=timescale)
begin = time.perf_counter()
results = runner.test(test_module=modules, hdl_toplevel="bench", build_dir=folder, test_dir=folder, timescale=timescale,
                      test_args=standard, extra_env={"COCOTB_TRUST_INERTIAL_WRITES": "1"})
tests, failures = get_results(results)
print(f"{tests} tests with {simulator}, {failures} failed, {time.perf_counter() - begin:.1f} s")
sys.exit(1 if failures or not tests else 0)
