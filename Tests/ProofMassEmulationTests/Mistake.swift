// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// A mistake of published drivers, as bytes, and the rule that finds it: writes of registers and bytes, then reads after a
/// time in milliseconds.
struct Mistake: CustomTestStringConvertible, Sendable {
  let name: String
  var writes: [(UInt8, UInt8)] = []
  var wait = 0
  var reads: [(UInt8, Int)] = []
  let rule: Violation.Kind

  var testDescription: String { name }

  /// Makes it on I2C.
  func expect(on bench: Bench) throws {
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(wait))
    for (register, count) in reads { _ = try bench.bytes(register, count) }
    #expect(bench.violations.map(\.kind).contains(rule))
  }

  /// Makes it on SPI, where each register is a command.
  func expect(inFramesOf circuit: Circuit, _ clock: SPIClock = SPIClock(mode: 3)) throws {
    let wire = circuit.wire(spi: 0, clock: clock)
    for (command, byte) in writes { try wire.write([byte].span, command: command) }
    circuit.advance(by: .milliseconds(wait))
    for (command, count) in reads {
      var bytes = [UInt8](repeating: 0, count: count)
      var span = bytes.mutableSpan
      try wire.read(into: &span, command: command)
    }
    #expect(circuit.violations(at: .spi(0)).list.map(\.kind).contains(rule))
  }
}
