// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// Reads of six bytes per second through the circuit; the world is at rest and the log is off.
func emulatorBursts() throws(BusError) -> Double {
  let wire = Circuit(.lis331dlh, .l3g4200d, .ak8975).wire
  var bytes = InlineArray<6, UInt8>(repeating: 0)
  let count = 10_000_000
  let start = ContinuousClock.now
  for _ in 0..<count {
    var span = bytes.mutableSpan
    try wire.read(into: &span, command: 0xA8, from: 0x18)
  }
  return Double(count) / seconds(since: start)
}
