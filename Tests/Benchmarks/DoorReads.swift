// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassLinux

/// Reads of six bytes through /dev/i2c-1: the median time of one in microseconds, and their number
/// per second.
///
/// Meant to run behind `proofmass emulate --fast`; on a Raspberry Pi it measures the Pi's bus.
func doorReads() throws -> (median: Double, rate: Double) {
  var wire = try LinuxI2C(1)
  var bytes = InlineArray<6, UInt8>(repeating: 0)
  let clock = ContinuousClock()
  var times: [Duration] = []
  let count = 100_000
  times.reserveCapacity(count)
  let start = clock.now
  for _ in 0..<count {
    let begin = clock.now
    var span = bytes.mutableSpan
    try wire.read(into: &span, command: 0xA8, from: 0x18)
    times.append(clock.now - begin)
  }
  let all = seconds(since: start)
  times.sort()
  return (Double(times[count / 2].wholeNanoseconds) * 1e-3, Double(count) / all)
}
