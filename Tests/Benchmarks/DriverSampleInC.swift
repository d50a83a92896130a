// SPDX-License-Identifier: Apache-2.0

import CSample

/// The time of the same sample in nanoseconds, in C with a function pointer for the bus.
func driverSampleInC() -> Double {
  let count = 100_000_000
  let start = ContinuousClock.now
  let sum = csample_run(count)
  let time = seconds(since: start)
  keep(sum)
  return time / Double(count) * 1e9
}
