# SPDX-License-Identifier: Apache-2.0
"""Compares an import with an independent conversion, by Python's csv module alone.

    convert.py LOG.csv.gz RECORDING.csv

LOG has time_s and acc, gyr and mag in m/s², rad/s and µT, as the trials of BROAD.
"""

import csv
import gzip
import sys

with gzip.open(sys.argv[1], "rt", newline="") as file:
    log = list(csv.DictReader(file))
with open(sys.argv[2], newline="") as file:
    recording = list(csv.DictReader(line for line in file if not line.startswith("#")))

if len(log) != len(recording):
    sys.exit(f"{len(log)} rows in the log, {len(recording)} in the recording")
worst = 0.0
for source, row in zip(log, recording):
    pairs = [(float(row["time_s"]), float(source["time_s"]))]
    for axis in "xyz":
        pairs.append((float(row[f"acc_{axis}_g"]), float(source[f"acc_{axis}_mps2"]) / 9.80665))
        pairs.append((float(row[f"gyr_{axis}_radps"]), float(source[f"gyr_{axis}_radps"])))
        # The magnetometer is slower than the rows.
        cells = row[f"mag_{axis}_uT"], source[f"mag_{axis}_uT"]
        if cells[1] in ("", "nan"):
            if cells[0]:
                sys.exit(f"{row['time_s']}: a field where the log has none")
        else:
            pairs.append((float(cells[0]), float(cells[1])))
    worst = max([worst] + [abs(one - other) for one, other in pairs])
if worst > 1e-6:
    sys.exit(f"a difference of {worst}")
print(f"{len(log)} rows agree within {worst:.1e}")
