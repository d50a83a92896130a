// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// Reads of the six output bytes of a running accelerometer through the circuit; the world is at
/// rest and the log is off. The chip runs at 1 kHz with block data update.
///
/// On the wire of 400 kHz a read takes 210 µs, so that a sample falls due in 21 of 100 reads; the
/// others find the sample that was read before, without the status, which the chip notes as a stale
/// read. On a wire of 83.9 kHz a read takes 1.001 ms, finds a new sample, and nothing is noted.
func emulatorBursts(_ count: Int, i2cHertz: Int64) throws -> Times {
  let circuit = Circuit(
    [.lis331dlh, .l3g4200d, .ak8975], wireTime: WireTime(i2cHertz: i2cHertz))
  let wire = circuit.wire
  // CTRL_REG1 to CTRL_REG4: 1 kHz, all axes, block data update.
  let control: InlineArray<4, UInt8> = [0x3F, 0, 0, 0x80]
  try wire.write(control.span, command: 0xA0, to: 0x18)
  circuit.advance(by: .milliseconds(10))
  var bytes = InlineArray<6, UInt8>(repeating: 0)
  let stopwatch = Stopwatch()
  for _ in 0..<count {
    var span = bytes.mutableSpan
    try wire.read(into: &span, command: 0xA8, from: 0x18)
  }
  let times = stopwatch.read()
  let others = circuit.finish().violations.filter { i2cHertz < 84_000 || $0.kind != .staleRead }
  guard others.isEmpty else { throw ViolatedDatasheet(violations: others) }
  return times
}

struct ViolatedDatasheet: Error {
  var violations: [Violation]
}
