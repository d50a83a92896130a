// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassLinux

/// Reads of six bytes through /dev/i2c-1, with the median time of one.
///
/// Meant to run behind `proofmass emulate --fast`, without `PROOFMASS_SLEEP`, by which the clocks would
/// show the board's time; on a Raspberry Pi it measures the Pi's bus.
func doorReads(_ count: Int) throws -> Times {
  var wire = try LinuxI2C(1)
  var bytes = InlineArray<6, UInt8>(repeating: 0)
  let clock = ContinuousClock()
  var durations: [Duration] = []
  durations.reserveCapacity(count)
  let stopwatch = Stopwatch()
  for _ in 0..<count {
    let begin = clock.now
    var span = bytes.mutableSpan
    try wire.read(into: &span, command: 0xA8, from: 0x18)
    durations.append(clock.now - begin)
  }
  var times = stopwatch.read()
  durations.sort()
  times.median = durations[count / 2] / .seconds(1)
  return times
}
